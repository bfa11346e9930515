//! The picture and the sketch.

use tabletier_core::{Drawn, Lang, Scene, Shape, Target, View};

use super::position;

fn scene(rules: &str, text: &str, tag: &str) -> Scene {
    let lang = Lang::find(tag).unwrap();
    position(rules, text).scene(&View { lang, ..View::default() })
}

#[test]
fn the_heads_of_those_to_be_placed_stay_on_the_rim_above_the_board() {
    let start = "A:?,?,?,?,? B:?,?,?,?,? C:?,?,?,?,? D:?,?,?,?,? N:- A";
    let scene = scene("players=4", start, "en");
    let board = scene.nodes.iter().filter_map(|node| match node.shape {
        Shape::Rect { frame, .. } if node.class.starts_with("square") => Some(frame),
        _ => None,
    });
    let board: Vec<_> = board.collect();
    let top = board.iter().map(|frame| frame.y).fold(f32::MAX, f32::min);
    let right = board.iter().map(|frame| frame.x + frame.width).fold(0.0, f32::max);
    let heads = scene.nodes.iter().filter_map(|node| match node.shape {
        Shape::Group { x, y, .. } if node.class.contains("waiting") => Some((x, y)),
        _ => None,
    });
    let heads: Vec<(f32, f32)> = heads.collect();
    assert_eq!(heads.len(), 20);
    for (x, y) in heads {
        // From the tips of the ears to the neck.
        assert!(y - 35.0 > 12.0 && y + 21.0 < top && x + 28.0 < right, "{x} {y}");
    }
}

#[test]
fn squares_are_read_out_row_by_row_and_not_lattice_by_lattice() {
    let scene = scene("ghosts=none", "A:?,?,?,?,? B:?,?,?,?,? N:- A", "en");
    let names = scene.nodes.iter().filter_map(|node| node.target.as_ref());
    let names: Vec<&str> = names.map(Target::as_str).take(17).collect();
    assert_eq!(names.join(" "), "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1 m1 n1 o1 p1 a2");
}

#[test]
fn the_title_says_whose_turn_it_is_and_who_has_won() {
    let title = |text: &str, tag| scene("ghosts=none", text, tag).title;
    let placing = "A:a1,?,?,?,? B:?,?,?,?,? N:- B";
    assert_eq!(title(placing, "en"), "Billabong: Blue to place");
    assert_eq!(title(placing, "fr"), "Billabong : à Bleu de placer");
    let racing = "A:a1,b1,c1,d1,e1 B:a3,b3,c3,d3,e3 N:- A";
    assert_eq!(title(racing, "fr"), "Billabong : à Rouge de jouer");
    let won = "A:*,*,*,*,* B:a3,b3,c3,d3,e3 N:- B";
    assert_eq!(title(won, "en"), "Billabong. Red has won. All five kangaroos are home.");
    assert_eq!(
        title(won, "fr"),
        "Billabong. Victoire : Rouge. Les cinq kangourous ont franchi la ligne d’arrivée."
    );
}

#[test]
fn the_sketch_counts_those_to_place_only_while_there_are_some() {
    let sketch = |text| position("ghosts=none", text).sketch(&View::default()).to_string();
    let placing = sketch("A:a1,?,?,?,? B:?,?,?,?,? N:- B");
    assert!(placing.ends_with("  A Red     to place 4\n  B Blue    to place 5\n"), "{placing}");
    let racing = sketch("A:a1,b1,c1,d1,* B:a3,b3,c3,d3,e3 N:- A");
    assert!(racing.ends_with("  A Red     home 1\n  B Blue    home 0\n"), "{racing}");
}
