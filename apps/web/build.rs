//! What the bundler needs in order to take the module apart.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var_os("CARGO_FEATURE_SPLIT").is_some() {
        // Who refers to what stays in the module; the bundler leaves it out.
        println!("cargo::rustc-link-arg-cdylib=--emit-relocs");
    }
}
