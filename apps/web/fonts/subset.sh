#!/bin/sh
# Makes the fonts of the client anew: npm packages of the originals, and of these the characters that the
# six languages use. Needs npm and pyftsubset (fonttools with brotli). Run it in this folder.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
here=$(pwd)
(
    cd "$work"
    npm pack --silent @fontsource/libre-franklin@5.3.0 @fontsource/vollkorn@5.3.0
    for font in libre-franklin vollkorn; do
        mkdir "$font" && tar -xzf "fontsource-$font-5.3.0.tgz" -C "$font"
    done
)
# What the six languages are written with: ASCII, letters, dashes, quotation marks, blanks and arrows.
text='U+20-7E,U+A0,U+A1,U+AB,U+B7,U+BB,U+BF-C4,U+C6-CF,U+D1-D6,U+D9-DC,U+DF-E4,U+E6-EF,U+F1-F6,U+F9-FC,U+FF,U+D7,U+152,U+153,U+2009,U+2011,U+2013,U+2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+2190,U+2192'
# Headings have no signs of programs, and few capitals with accents.
title='U+20-22,U+26-29,U+2C-3B,U+3F,U+41-5A,U+61-7A,U+A0,U+A1,U+AB,U+BB,U+BF-C4,U+C7-CB,U+CE,U+D3,U+D6,U+DC,U+DF-E4,U+E7-EF,U+F1-F6,U+F9-FC,U+153,U+2013,U+2019,U+201C-201E,U+2026,U+202F'
subset() {
    pyftsubset "$work/$1/package/files/$1-latin-$2-normal.woff2" --unicodes="$3" \
        --layout-features="$4" --flavor=woff2 --name-IDs=0,1,2,13,14 --no-hinting \
        --output-file="$here/../assets/$5.woff2"
}
subset libre-franklin 400 "$text" tnum text-400
subset libre-franklin 600 "$text" tnum text-600
subset vollkorn 600 "$title" lnum title-600
