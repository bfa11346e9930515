//! Files of puzzles: what is read, what is refused and in which words.

use tabletier_session::{Lang, Puzzles, Score};

const FILE: &str = "\
game billo
engine 0.1.0
seed 7
found cargo xtask puzzles billo --seed 7

grade 1
rules catalano
position 8/8/8/7s/8/1s6/R7/8 r -
best +1.25
second -0.50
nodes 40
line Ra2xb3 Sh5-h4

grade 3
rules boutin
position 8/8/8/7s/8/1s6/R7/8 r -
best win in 3
second loss by 7 in 12
nodes 4000
line Ra2xb3
";

#[test]
fn a_file_is_written_as_it_was_read() {
    let puzzles = FILE.parse::<Puzzles>().unwrap();
    assert_eq!(puzzles.to_string(), FILE);
    assert_eq!((puzzles.entry.about().key, puzzles.seed), ("billo", 7));
    let [first, second] = puzzles.list.as_slice() else { panic!("two puzzles") };
    assert_eq!((first.grade, first.solution()), (1, "Ra2xb3"));
    assert_eq!(second.best, Score::Win { margin: 1, turns: Some(3) });
    // The last line need not end, lines may end in the way of other systems.
    for other in
        [FILE.trim_end().to_string(), FILE.replace('\n', "\r\n"), format!("\u{feff}\n{FILE}\n\n")]
    {
        assert_eq!(other.parse::<Puzzles>().unwrap().to_string(), FILE);
    }
}

#[test]
fn a_solution_is_known_by_where_it_leads() {
    let puzzles = FILE.parse::<Puzzles>().unwrap();
    let first = &puzzles.list[0];
    let mut session = first.lay(puzzles.entry).unwrap();
    assert!(!first.leads_to(puzzles.entry, &session.position()));
    session.play("Ra2xb3").unwrap();
    assert!(first.leads_to(puzzles.entry, &session.position()));
}

#[test]
fn what_is_wrong_is_named_with_its_line() {
    for (old, new, message) in [
        ("game billo", "game go", r#"line 1: game: found "go", expected billo or"#),
        ("game billo\n", "", r#"line 1: game: found "engine 0.1.0", expected “game”, a blank"#),
        ("seed 7", "seed seven", r#"line 3: seed: found "seven", expected a number"#),
        ("grade 1", "grade 4", r#"line 6: grade: found "4", expected a grade from 1 to 3"#),
        ("grade 1", "grade 01", r#"line 6: grade: found "01", expected a number"#),
        ("rules catalano", "rules c", "line 7: rules"),
        ("8/1s6/R7/8 r -\nbest +", "8/1s6/R7/9 r -\nbest +", "line 8: rows, row 1: found \"9\""),
        (
            "7s/8/1s6/R7/8 r -\nbest +",
            "8/8/8/R7/8 b -\nbest +",
            r#"line 8: position: found "won A no-pieces""#,
        ),
        ("best +1.25", "best much", r#"line 9: value: found "much", expected +1.25"#),
        ("nodes 40\n", "", r#"line 11: nodes: found "line Ra2xb3 Sh5-h4""#),
        ("Ra2xb3 Sh5-h4", "Ra2-a3", r#"line 12: move 1, "Ra2-a3", is not legal"#),
        ("Ra2xb3 Sh5-h4", "Ra2xb3  Sh5-h4", "line 12: move 2, "),
        ("Sh5-h4\n\n", "Sh5-h4\n", r#"line 13: line: found "grade 3", expected a blank line"#),
        ("\nline Ra2xb3\n", "", "line 20: line: found nothing, expected “line”"),
    ] {
        let file = FILE.replacen(old, new, 1);
        assert_ne!(file, FILE, "{old} is there to be replaced");
        let error = file.parse::<Puzzles>().map(|puzzles| puzzles.to_string()).unwrap_err();
        assert!(error.to_string().starts_with(message), "{error}");
        let told = error.say(Lang::find("fr").unwrap());
        assert!(told.starts_with("ligne "), "{told}");
    }
    for (file, message) in [
        ("", "line 1: game: found nothing"),
        ("\u{0}\u{7}", "line 1: game: found "),
        ("game billo\nengine 1\nseed 1\nfound x\n", "line 5: puzzle: found nothing"),
    ] {
        let error = file.parse::<Puzzles>().map(|puzzles| puzzles.to_string()).unwrap_err();
        assert!(error.to_string().starts_with(message), "{error}");
    }
}
