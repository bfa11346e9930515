//! Variations and remarks: the tree they make, and records that keep them.

use tabletier_session::{Dice, Place, Record, Seat, Session, Tree, catalog, record};

const START: Place = Place::START;

fn read(text: &str) -> Record {
    let mut records = record::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(records.len(), 1, "{text}");
    records.remove(0)
}

/// A game of Billo that goes on.
fn billo(moves: &str) -> String {
    format!("[Game \"billo\"]\n[Rules \"catalano\"]\n[Result \"*\"]\n\n{moves}\n")
}

fn refusal(text: &str) -> String {
    match record::read(text) {
        Ok(records) => panic!("read as {records:?}"),
        Err(error) => error.to_string(),
    }
}

const TWO: &str = r#"{A quiet start.} 1. Rc1-c2 {so the tower \{round on square\} is taken apart}
(1. Rd1-d2 Sf8-f7 2. Rd2-e3 (2. Rd2-d3 {or \\ this} Sf7-f6) (2. Rd2-c3) Sf7-f6
{why not?}) (1. Re1-e2) Sf8-f7 (1... Sf8-e7 {[dark] squares} 2. Rc2-c3)
2. Rc2-d3"#;

const FOUR: &str = r#"[Game "billabong"]
[Rules "players=4,laps=1,ghosts=none,house=on"]
[Result "*"]

1. @a1 @b1 (1... @b2 @c2 @d2 2. @a2) @c1 {third} @d1 (1... @d3 2. @a3 (2. @a4
@b4) @b3) 2. @a2"#;

#[test]
fn canonical_files_read_back_exactly() {
    for text in [billo(TWO), format!("{FOUR}\n"), billo("{Nothing yet.}")] {
        assert_eq!(read(&text).to_string(), text);
    }
    let two = [billo(TWO), billo("{Only this.}"), billo(TWO)].join("\n");
    assert_eq!(record::write(&record::read(&two).unwrap()), two);
}

#[test]
fn a_file_is_read_as_the_tree_it_draws() {
    let record = read(&billo(TWO));
    assert_eq!(record.session().played(), ["Rc1-c2", "Sf8-f7", "Rc2-d3"]);
    let tree = record.tree();
    assert_eq!(tree.remark(START), "A quiet start.");
    let [first, other, last] = tree.children(START) else { panic!("{tree:?}") };
    let moves = [*first, *other, *last].map(|place| tree.mv(place).unwrap());
    assert_eq!(moves, ["Rc1-c2", "Rd1-d2", "Re1-e2"]);
    assert_eq!(tree.remark(*first), "so the tower {round on square} is taken apart");
    let line = tree.line(*other);
    let moves: Vec<&str> = line.iter().filter_map(|place| tree.mv(*place)).collect();
    assert_eq!(moves, ["Rd1-d2", "Sf8-f7", "Rd2-e3", "Sf7-f6"]);
    assert_eq!(tree.remark(line[3]), "why not?");
    let [_, deep, _] = tree.children(line[1]) else { panic!("{tree:?}") };
    assert_eq!(tree.remark(*deep), r"or \ this");
    assert_eq!(tree.moves(*deep), ["Rd1-d2", "Sf8-f7", "Rd2-d3"]);
}

#[test]
fn any_wrapping_is_read() {
    let ugly = "  {A\r\n\tquiet\n\n   start. }1.\nRc1-c2{so the tower\n\\{round on square\\}
[is] taken apart\n}(\n1. Rd1-d2 Sf8-f7 2. Rd2-e3(2. Rd2-d3{or \\\\ this}Sf7-f6)(2. Rd2-c3
)Sf7-f6{why\nnot?})(1. Re1-e2)Sf8-f7(1... Sf8-e7{
[dark]\n\n squares}2. Rc2-c3)\n\n2. Rc2-d3\n\n\n";
    let tidy = TWO.replace("is taken apart", "[is] taken apart");
    assert_eq!(read(&billo(ugly)).to_string(), read(&billo(&tidy)).to_string());
    assert!(read(&billo(ugly)).tree() == read(&billo(&tidy)).tree());
    let nested = read(&billo("1. Rc1-c2 (1. Rd1-d2 (1. Re1-e2 Sf8-f7))"));
    assert_eq!(nested.to_string(), billo("1. Rc1-c2 (1. Rd1-d2) (1. Re1-e2 Sf8-f7)"));
}

#[test]
fn no_break_spaces_stay_and_lines_may_begin_like_tags() {
    let words = "Pourquoi\u{202f}? ".repeat(12) + &"[A \"x\"] ".repeat(20);
    let mut record = read(&billo("1. Rc1-c2"));
    let mut tree = record.tree();
    tree.set_remark(START, &words).unwrap();
    record.set_tree(tree).unwrap();
    let text = record.to_string();
    assert!(text.contains("\n[A \"x\"]") && text.contains("Pourquoi\u{202f}?"), "{text}");
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    assert_eq!(read(&text).tree().remark(START), words.trim());
    assert_eq!(read(&text).to_string(), text);
}

#[test]
fn errors_name_the_line_and_what_was_expected() {
    for (moves, error) in [
        ("1. Rc1-c2\n(1. Rc1-c3)", "line 6: move 1, \"Rc1-c3\", is not legal: "),
        (
            "1. Rc1-c2 Sf8-f7 (1... Sf8-e7 2. Rc2-c3\n(2. Rc2-c5))",
            "line 6: move 3, \"Rc2-c5\", is not legal: ",
        ),
        ("1. Rc1-c2 (1. nonsense)", "line 5: move 1, \"nonsense\", cannot be read: "),
        ("1. Rc1-c2 (\n1. Rd1-d2", "line 5: variation: found \"(\", expected a ) at its end"),
        (
            "1. Rc1-c2 {so\n\nwhat",
            "line 5: remark: found \"{so\\n\\nwhat\\n\", expected a } at its",
        ),
        ("1. Rc1-c2 {so\n{what}}", "line 5: remark: found \"{so\\n{what}\", expected a } at its"),
        ("1. Rc1-c2 {so \\}", "line 5: remark: found \"{so \\\\}\\n\", expected a } at its end"),
        ("1. Rc1-c2 )", "line 5: variation: found \")\", expected a ( before it"),
        ("1. Rc1-c2 (1. Rd1-d2))", "line 5: variation: found \")\", expected a ( before it"),
        ("1. Rc1-c2 }", "line 5: remark: found \"}\", expected a { before it"),
        ("1. Rc1-c2 ()", "line 5: after (: found \")\", expected 1. and a move"),
        ("1. Rc1-c2 Sf8-f7 ((", "line 5: after (: found \"(\", expected 1... and a move"),
        ("1. Rc1-c2 ({x} 1. Rd1-d2)", "line 5: after (: found \"{x}\", expected 1. and a move"),
        ("1. Rc1-c2 (1.)", "line 5: after 1.: found \")\", expected a move"),
        ("1. {x} Rc1-c2", "line 5: after 1.: found \"{x}\", expected a move"),
        ("1. Rc1-c2 (1.", "line 5: after 1.: found nothing, expected a move"),
        ("1. (1. Rc1-c2)", "line 5: after 1.: found \"(\", expected a move"),
        ("(1. Rc1-c2)", "line 5: variation: found \"(\", expected a move before it"),
        ("{x} (1. Rc1-c2)", "line 5: variation: found \"(\", expected a move before it"),
        ("1. Rc1-c2 (Rd1-d2)", "move number: found \"Rd1-d2\", expected 1. before the next move"),
        ("1. Rc1-c2 (1.Rd1-d2)", "found \"1.Rd1-d2\", expected 1. before the next move"),
        ("1. Rc1-c2 (1... Rd1-d2)", "found \"1...\", expected 1. before the next move"),
        ("1. Rc1-c2 Sf8-f7 (1. Sf8-e7)", "found \"1.\", expected 1... before the next move"),
        ("1. Rc1-c2 (1. Rd1-d2) 1... Sf8-f7", "line 5: move 2, \"1...\", cannot be read: "),
        ("1. Rc1-c2 {x} 1... Sf8-f7", "line 5: move 2, \"1...\", cannot be read: "),
        ("1. Rc1-c2 Sf8-f7 (1... Sf8-e7) Rc2-c3", "found \"Rc2-c3\", expected 2. before the next"),
        ("1. Rc1-c2 {x} {y}", "line 5: remark: found \"{y}\", expected one remark only"),
        ("{x}{y}", "line 5: remark: found \"{y}\", expected one remark only"),
        ("1. Rc1-c2 (1. Rd1-d2) {x}", "found \"{x}\", expected it before the variations of its"),
        ("1. Rc1-c2 (1. Rc1-c2)", "variation: found \"Rc1-c2\", expected a move other than those"),
        (
            "1. Rc1-c2 (1. Rd1-d2) (1. Rd1-d2)",
            "variation: found \"Rd1-d2\", expected a move other than those before it",
        ),
        ("1. Rc1-c2 {a\\b}", "line 5: remark: found \"\\\\b\", expected \\\\, \\{ or \\}"),
        ("1. Rc1-c2 {\\\n}", "line 5: remark: found \"\\\\\\n\", expected \\\\, \\{ or \\}"),
        ("1. Rc1-c2 {}", "line 5: remark: found \"{}\", expected some words between the braces"),
        ("1. Rc1-c2 { \n }", "remark: found \"{ \\n }\", expected some words between"),
        ("1. Rc1-c2 {a\u{7}b}", "remark: found \"a\\u{7}b\", expected 1 to 2000 printable"),
        ("1. Rc1-c2 (1. Rd1-d2 {x}\n[Game \"billo\"]", "line 5: variation: found \"(\", expected"),
    ] {
        let said = refusal(&format!("{}\n{}", billo("1. Rc1-c2"), billo(moves)));
        let expected = error.replace("line 5", "line 11").replace("line 6", "line 12");
        assert!(said.contains(&expected), "{moves}:\n{said}\nexpected\n{expected}");
        assert!(said.starts_with("game 2, line 1") && !said.contains('\n'), "{said}");
    }
    let remark = |length: usize| billo(&format!("{{{}}}", "é".repeat(length)));
    assert_eq!(read(&remark(2000)).tree().remark(START).chars().count(), 2000);
    assert!(refusal(&remark(2001)).ends_with("…\", expected 1 to 2000 printable characters"));
}

#[test]
fn a_damaged_file_is_refused_or_reads_as_something_that_reads_back() {
    let text = billo(TWO);
    for (at, _) in text.char_indices() {
        for put in ["", "(", ")", "{", "}", "\\", " ", "\n", "[", "1. ", "(1. Rd1-d2) "] {
            for taken in [0, 1] {
                let damaged = format!("{}{put}{}", &text[..at], &text[at + taken..]);
                if let Ok(records) = record::read(&damaged) {
                    let text = record::write(&records);
                    let back =
                        record::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
                    assert_eq!(record::write(&back), text);
                    assert!(records.iter().map(Record::tree).eq(back.iter().map(Record::tree)));
                }
            }
        }
    }
}

#[test]
fn huge_files_are_refused_at_once() {
    let head = billo("1. Rc1-c2");
    for piece in ["(", ")", "{", "}", "(1. ", "(1. Rd1-d2", "{x", "\\", "{}", "((", "[", "{("] {
        for head in ["", &head] {
            let count = (record::LONGEST - head.len()) / piece.len();
            refusal(&format!("{head}{}", piece.repeat(count)));
        }
    }
}

#[test]
fn variations_within_variations_may_go_deep() {
    let mut tree = Tree::default();
    let mut place = START;
    for (ply, step) in ["a9-a10", "d12-d13", "a10-a9", "d13-d12"].iter().cycle().enumerate() {
        if ply == 30_000 {
            break;
        }
        tree.add(place, if ply % 2 == 0 { "b9-b10" } else { "h12-h13" });
        place = tree.add(place, step);
    }
    let entry = catalog::find("billabong").unwrap();
    let position = "A:i3,j4,k4,a9,b9 B:d12,e12,f12,g12,h12 N:- A";
    let session = entry.resume(Some("ghosts=none,house=off"), position).unwrap();
    let mut record = Record::new(session);
    record.set_tree(tree.clone()).unwrap();
    assert_eq!(record.session().played(), ["b9-b10"]);
    let text = record.to_string();
    let back = read(&text);
    assert!(back.tree() == tree, "the tree has changed");
    assert_eq!(back.to_string(), text);
    tree.promote(place);
    tree.remove(tree.path(place)[0]);
    assert!(tree.is_plain() && tree.mv(place).is_none() && tree.children(START).len() == 1);
}

/// A remark of some words, whatever is in them.
fn any_remark(dice: &mut Dice) -> String {
    const WORDS: [&str; 12] =
        ["so", "{", "}", "\\", "(1.", "[A", "\"x\"]", "é\u{a0}!", ")", "why", "\\}", "not?"];
    let count = 1 + dice.below(30);
    let words: Vec<&str> = (0..count).map(|_| WORDS[dice.below(12) as usize]).collect();
    words.join(" ")
}

/// A tree that grows at random from a start.
fn any_tree(session: &dyn Session, dice: &mut Dice) -> Tree {
    let mut tree = Tree::default();
    let mut places = vec![START];
    for _ in 0..10 {
        let mut place = places[dice.below(places.len() as u64) as usize];
        let mut here = session.fresh();
        here.play_all(&tree.moves(place)).unwrap();
        for _ in 0..1 + dice.below(4) {
            let moves = here.moves();
            if moves.is_empty() {
                break;
            }
            let mv = &moves[dice.below(moves.len() as u64) as usize];
            here.play(mv).unwrap();
            place = tree.add(place, mv);
            if !places.contains(&place) {
                places.push(place);
            }
            if dice.below(3) == 0 {
                tree.set_remark(place, &any_remark(dice)).unwrap();
            }
        }
    }
    if dice.below(2) == 0 {
        tree.set_remark(START, &any_remark(dice)).unwrap();
    }
    tree
}

#[test]
fn whatever_is_written_reads_back() {
    let mut dice = Dice::new(1);
    for (game, rules, trees) in
        [("billo", "catalano", 40), ("billabong", "players=3", 20), ("batons", "sheet", 4)]
    {
        let entry = catalog::find(game).unwrap();
        for seed in 0..trees {
            let mut record = Record::new(entry.start(Some(rules), seed).unwrap());
            let tree = any_tree(record.session(), &mut dice);
            record.set_tree(tree.clone()).unwrap();
            let text = record.to_string();
            let back = read(&text);
            assert!(back.tree() == tree && record.tree() == tree, "{text}");
            assert_eq!(back.to_string(), text);
            assert_eq!(back.session().played(), record.session().played());
            assert_eq!(back.session().position(), record.session().position());
        }
    }
}

#[test]
fn a_game_that_was_given_up_keeps_its_notes_and_its_result() {
    let text = billo("1. Rc1-c2 (1. Rd1-d2 {better} Sf8-f7) Sf8-f7 {resigns}");
    let text = text.replace('*', "won B resigned");
    let mut record = read(&text);
    assert_eq!(record.to_string(), text);
    let mut tree = record.tree();
    let last = tree.line(START)[1];
    tree.set_remark(last, "resigns too early").unwrap();
    record.set_tree(tree.clone()).unwrap();
    assert_eq!(record.to_string(), text.replace("{resigns}", "{resigns too early}"));
    tree.add(last, "Rc2-d3");
    record.set_tree(tree).unwrap();
    assert_eq!(record.result(), "*");
    assert_eq!(record.session().played(), ["Rc1-c2", "Sf8-f7", "Rc2-d3"]);
}

#[test]
fn a_session_that_goes_another_way_keeps_all_notes() {
    let noted = billo("1. Rc1-c2 {mine} Sf8-f7 {yours} (1... Sf8-e7) 2. Rc2-d3");
    let mut record = read(&noted);
    record.session_mut().play("Sf7-f6").unwrap();
    assert_eq!(record.to_string(), noted.replace("d3", "d3 Sf7-f6"));
    while record.session().played().len() > 1 {
        record.session_mut().undo();
    }
    assert_eq!(record.to_string(), billo("1. Rc1-c2 {mine}"));
    record.session_mut().play("Sa8-a7").unwrap();
    let other = billo("1. Rc1-c2 {mine} Sa8-a7 (1... Sf8-f7 {yours} 2. Rc2-d3) (1... Sf8-e7)");
    assert_eq!(record.to_string(), other);
    record.session_mut().undo();
    record.session_mut().play_all(&["Sf8-f7", "Rc2-d3"]).unwrap();
    assert_eq!(record.to_string(), noted);
}

#[test]
fn moves_alone_leave_no_trace_when_taken_back() {
    let mut record = read(&billo("1. Rc1-c2 Sf8-f7"));
    record.session_mut().undo();
    record.session_mut().play("Sa8-a7").unwrap();
    assert_eq!(record.to_string(), billo("1. Rc1-c2 Sa8-a7"));
    record.set_tree(record.tree()).unwrap();
    record.session_mut().undo();
    record.session_mut().play("Sb8-b7").unwrap();
    assert_eq!(record.to_string(), billo("1. Rc1-c2 Sb8-b7"));
}

#[test]
fn a_tree_that_cannot_be_played_changes_nothing() {
    let mut record = read(&billo("1. Rc1-c2 {mine} Sf8-f7"));
    record.set_player(Seat::A, "Anne").unwrap();
    let before = record.to_string();
    let mut tree = Tree::default();
    tree.follow(&["Rd1-d2", "Rd2-d3"]);
    tree.set_remark(START, "lost").unwrap();
    let error = record.set_tree(tree).unwrap_err();
    assert_eq!((error.number, error.text.as_str()), (2, "Rd2-d3"));
    assert_eq!(record.to_string(), before);
    record.set_tree(Tree::default()).unwrap();
    assert!(record.session().played().is_empty() && record.tree() == Tree::default());
}

#[test]
fn branches_are_added_promoted_and_removed() {
    let mut tree = Tree::default();
    assert!(tree.is_plain() && tree.mv(START).is_none() && tree.parent(START).is_none());
    let end = tree.follow(&["a", "b", "c"]);
    assert!(tree.is_plain());
    let [a, b, c] = tree.path(end)[..] else { panic!("{tree:?}") };
    assert_eq!((end, tree.parent(b), tree.children(b)), (c, Some(a), &[c][..]));
    let (x, y) = (tree.add(a, "x"), tree.add(a, "y"));
    assert!(tree.add(a, "x") == x && tree.add(a, "b") == b && !tree.is_plain());
    let z = tree.add(y, "z");
    assert_eq!(tree.children(a), [b, x, y]);
    assert_eq!((tree.line(START), tree.line(a)), (vec![a, b, c], vec![a, b, c]));
    assert_eq!((tree.line(y), tree.moves(z)), (vec![a, y, z], vec!["a", "y", "z"]));
    tree.promote(y);
    assert_eq!((tree.children(a), tree.line(START)), (&[y, b, x][..], vec![a, y, z]));
    assert_eq!(tree.follow(&["a", "b"]), b);
    assert_eq!((tree.children(a), tree.line(START)), (&[b, y, x][..], vec![a, b, c]));
    tree.remove(START);
    assert_eq!(tree.children(START), [a]);
    tree.remove(x);
    tree.remove(y);
    assert!(tree.is_plain());
}

#[test]
fn a_removed_place_never_comes_back_and_nothing_happens_there() {
    let mut tree = Tree::default();
    let end = tree.follow(&["a", "b", "c"]);
    let [a, b, c] = tree.path(end)[..] else { panic!("{tree:?}") };
    tree.set_remark(c, "last").unwrap();
    tree.remove(b);
    let left = tree.clone();
    let mut far = Tree::default();
    let far = far.follow(&["a", "b", "c", "d", "e"]);
    for gone in [b, c, far] {
        assert!(tree.mv(gone).is_none() && tree.parent(gone).is_none());
        assert!(tree.children(gone).is_empty() && tree.remark(gone).is_empty());
        assert!(tree.path(gone).is_empty() && tree.line(gone).is_empty());
        assert!(tree.moves(gone).is_empty());
        assert_eq!(tree.add(gone, "z"), gone);
        tree.set_remark(gone, "nobody reads this").unwrap();
        tree.promote(gone);
        tree.remove(gone);
        assert!(tree.remark(gone).is_empty() && tree == left);
    }
    let again = [tree.add(a, "b"), tree.add(a, "c")];
    assert!(again.iter().all(|place| ![a, b, c].contains(place)));
}

#[test]
fn trees_are_equal_when_they_say_the_same() {
    let mut tree = Tree::default();
    tree.follow(&["a", "b"]);
    let a = tree.add(START, "a");
    let mut other = Tree::default();
    let x = other.add(START, "x");
    other.remove(x);
    other.follow(&["a", "b"]);
    assert!(tree == other);
    tree.set_remark(a, "here").unwrap();
    assert!(tree != other);
    tree.set_remark(a, " \n").unwrap();
    assert!(tree == other);
    tree.add(a, "c");
    assert!(tree != other);
}

#[test]
fn remarks_are_folded_and_bad_ones_change_nothing() {
    let mut tree = Tree::default();
    tree.set_remark(START, " two\r\n\twords \u{a0}").unwrap();
    assert_eq!(tree.remark(START), "two words");
    for bad in ["a\u{0}b", "bell \u{7}", &"x".repeat(2001)] {
        let error = tree.set_remark(START, bad).unwrap_err();
        assert_eq!((&*error.place.to_string(), tree.remark(START)), ("remark", "two words"));
    }
    tree.set_remark(START, &format!("  {}  ", "x ".repeat(1000))).unwrap();
    assert_eq!(tree.remark(START).len(), 1999);
    tree.set_remark(START, "").unwrap();
    assert!(tree == Tree::default());
}
