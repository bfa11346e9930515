use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use tabletier_session::{Analysis, Lang, Score, Variation, catalog};

use super::*;
use crate::play::order::Order;
use crate::play::testing::{Lay, french, press};

const LOOK: Look = Look { colour: true, thinking: Duration::from_secs(3) };

fn screen(sitting: &Sitting, width: u16, height: u16, look: Look) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("memory is a screen");
    terminal.draw(|frame| draw(frame, sitting, look)).expect("memory can be drawn on");
    terminal.backend().buffer().clone()
}

fn text(sitting: &Sitting, width: u16, height: u16) -> String {
    let buffer = screen(sitting, width, height, LOOK);
    let rows = buffer.content.chunks(width.into());
    let lines = rows.map(|row| {
        let line: String = row.iter().map(Cell::symbol).collect();
        line.trim_end().to_string()
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The cells that satisfy `wanted`, as one string, row by row.
fn cells(buffer: &Buffer, wanted: impl Fn(&Cell) -> bool) -> String {
    buffer.content.iter().filter(|cell| wanted(cell)).map(Cell::symbol).collect()
}

#[test]
fn the_start_at_80_by_24() {
    insta::assert_snapshot!(text(&Lay::billo().sit(), 80, 24));
}

#[test]
fn a_move_half_made_at_120_by_40_in_french() {
    let position = Some("r7/8/8/8/8/6R1/7R/7S r -");
    let mut sitting = Lay { position, lang: french(), ..Lay::billo() }.sit();
    press(&mut sitting, "<down><down><enter><up><enter>");
    insta::assert_snapshot!(text(&sitting, 120, 40));
}

#[test]
fn a_line_being_typed_with_the_moves_that_fit() {
    let mut sitting = Lay::billo().sit();
    press(&mut sitting, "Rc1-c2<enter>s<down><down>");
    insta::assert_snapshot!(text(&sitting, 80, 24));
}

#[test]
fn a_mistake_and_the_moves_played() {
    let mut sitting = Lay::billo().sit();
    press(&mut sitting, "Rc1-c2<enter>Rc8-c7<enter>Sd1-d2<enter>^zSd1-d3<enter>");
    let screen = text(&sitting, 80, 24);
    assert!(screen.contains("A pawn steps to one of the three spaces"), "{screen}");
    assert!(screen.contains("> Sd1-d3"), "{screen}");
    press(&mut sitting, "<esc>");
    let screen = text(&sitting, 80, 24);
    for line in ["1 Red   Rc1-c2", "2 Black Rc8-c7", "3 Red   Sd1-d2"] {
        assert!(screen.contains(line), "{line}: {screen}");
    }
}

#[test]
fn the_help_at_80_by_24() {
    let mut sitting = Lay::billo().sit();
    press(&mut sitting, "<f1>");
    insta::assert_snapshot!(text(&sitting, 80, 24));
    press(&mut sitting, "<end>");
    let screen = text(&sitting, 80, 24);
    assert!(screen.contains("The rules of this game"), "{screen}");
    assert!(screen.contains("House rules"), "{screen}");
}

#[test]
fn a_thinking_program_is_seen_to_think() {
    let mut sitting = Sitting::new(Lay { seats: &["A=level:4"], ..Lay::billo() }.host());
    assert!(sitting.errand().is_some());
    let screen = text(&sitting, 80, 24);
    assert!(screen.contains("Red is thinking… 3 s"), "{screen}");
    assert!(screen.contains("Red    level 4") && screen.contains("Black  you"), "{screen}");
}

#[test]
fn the_end_is_told_in_words() {
    let mut sitting = Lay { position: Some("8/8/8/8/8/1s6/R7/8 r -"), ..Lay::billo() }.sit();
    press(&mut sitting, "Ra2xb3<enter>");
    let screen = text(&sitting, 80, 24);
    assert!(screen.contains("★ Red") && screen.contains("Red has won."), "{screen}");
}

#[test]
fn where_nobody_can_move_no_moves_are_said_to_be_listed() {
    let mut over = Lay { position: Some("8/8/8/8/8/1s6/R7/8 r -"), ..Lay::billo() }.sit();
    press(&mut over, "Ra2xb3<enter>R");
    let mut thinking = Sitting::new(Lay { seats: &["A=level:4"], ..Lay::billo() }.host());
    assert!(thinking.errand().is_some());
    thinking.type_letter('R');
    for (sitting, played) in [(over, "1 Red   Ra2xb3"), (thinking, "none yet")] {
        let screen = text(&sitting, 80, 24);
        assert!(!screen.contains("Listing") && screen.contains(played), "{screen}");
    }
}

#[test]
fn a_question_is_seen() {
    let mut sitting = Lay { lang: french(), ..Lay::billo() }.sit();
    press(&mut sitting, "Rc1-c2<enter>^c");
    assert!(text(&sitting, 80, 24).contains("Quitter la partie en cours ?"));
}

#[test]
fn buttons_and_four_players_have_room() {
    let mut sitting = Lay { rules: Some("players=4"), lang: french(), ..Lay::nim() }.sit();
    press(&mut sitting, "<enter>");
    insta::assert_snapshot!(text(&sitting, 80, 24));
}

#[test]
fn cursor_and_choices_are_marked_with_colours_and_without() {
    let mut sitting = Lay::billo().sit();
    press(&mut sitting, "<enter><up>");
    let coloured = screen(&sitting, 80, 24, LOOK);
    assert_eq!(cells(&coloured, |cell| cell.bg == Color::Yellow), "    ", "the square e2");
    assert_eq!(cells(&coloured, |cell| cell.bg == Color::Green), " ".repeat(8), "d2 and f2");

    let plain = screen(&sitting, 80, 24, Look { colour: false, ..LOOK });
    assert_eq!(cells(&plain, |cell| cell.fg != Color::Reset || cell.bg != Color::Reset), "");
    assert_eq!(cells(&plain, |cell| cell.modifier.contains(Modifier::REVERSED)), "    ");
    let underlined = |cell: &Cell| cell.modifier.contains(Modifier::UNDERLINED);
    assert_eq!(cells(&plain, underlined), format!("{}S", " ".repeat(8)), "and the partner");
}

#[test]
fn the_last_move_is_marked() {
    let mut sitting = Lay::billo().sit();
    press(&mut sitting, "Rc1-c2<enter>");
    let buffer = screen(&sitting, 80, 24, LOOK);
    let marks = cells(&buffer, |cell| cell.fg == Color::Cyan);
    assert_eq!(marks.matches('·').count(), 4, "both ends of the two squares: {marks:?}");
}

#[test]
fn a_small_screen_shows_the_part_of_the_board_where_the_cursor_is() {
    let mut sitting = Lay::billo().sit();
    let small = text(&sitting, 40, 14);
    assert!(small.contains("RS") && !small.contains("rs"), "{small}");
    assert!(small.contains("Red: Choose a piece."), "{small}");
    press(&mut sitting, "Rc1-c2<enter>");
    let small = text(&sitting, 40, 14);
    assert!(small.contains("rs") && !small.contains("RS"), "{small}");
}

#[test]
fn a_screen_that_is_too_small_says_so() {
    let sitting = Lay::billo().sit();
    assert!(text(&sitting, 30, 8).contains("too small"));
    for (width, height) in [(1, 1), (35, 40), (200, 11), (36, 12), (80, 12), (250, 90)] {
        text(&sitting, width, height);
    }
}

#[test]
fn every_screen_finds_the_cells_under_the_pointer() {
    let sitting = Lay::billo().sit();
    for (width, height) in [(80, 24), (120, 40), (40, 14)] {
        let buffer = screen(&sitting, width, height, LOOK);
        let area = Rect::new(0, 0, width, height);
        let mut found = 0;
        for y in 0..height {
            for x in 0..width {
                let Some(Under::Board { x: column, y: row }) = under(&sitting, area, x, y) else {
                    continue;
                };
                let line: String = sitting.board.sketch().lines[row]
                    .iter()
                    .map(|span| span.text.as_str())
                    .collect();
                let expected = line.chars().nth(column).unwrap_or(' ').to_string();
                assert_eq!(buffer[(x, y)].symbol(), expected, "{width}x{height} at {x},{y}");
                found += 1;
            }
        }
        assert!(found > 100, "{width}x{height}: {found}");
    }
}

#[test]
fn a_button_is_found_under_the_pointer() {
    let mut sitting = Lay::nim().sit();
    press(&mut sitting, "<enter>");
    let area = Rect::new(0, 0, 80, 24);
    let mut buttons: Vec<usize> = (0..24 * 80)
        .filter_map(|cell| match under(&sitting, area, cell % 80, cell / 80) {
            Some(Under::Button(index)) => Some(index),
            _ => None,
        })
        .collect();
    buttons.dedup();
    assert_eq!(buttons, (0..sitting.board.buttons().len()).collect::<Vec<_>>());
}

#[test]
fn long_words_are_shortened_visibly() {
    let lines = shortened(&"word ".repeat(100), 20, 2);
    assert_eq!(lines.len(), 2);
    assert!(lines[1].ends_with('…') && lines[1].chars().count() <= 20, "{lines:?}");
    assert_eq!(shortened("short", 20, 2), ["short"]);
}

/// What the engine may see at the start of Billo.
fn analysis() -> Analysis {
    let scores = |value| vec![Score::Cp(value), Score::Cp(-value)];
    let line = |moves: &str| moves.split(' ').map(str::to_string).collect::<Vec<_>>();
    let win =
        vec![Score::Win { margin: 1, turns: Some(9) }, Score::Loss { margin: 1, turns: Some(9) }];
    Analysis {
        best: "Rc1-c2".to_string(),
        scores: win,
        depth: 9,
        seldepth: 9,
        nodes: 1_234_567,
        pv: line("Rc1-c2 Rc8-c7 Sd1-d2 Sd8-d7 Rc2-c3 Rc7-c6 Sd2-d3"),
        others: vec![
            Variation { scores: scores(120), pv: line("Sd1-d2 Rc8-c7 Rc1-c2 Sd8-d7") },
            Variation { scores: scores(-5), pv: line("Ra1-a2") },
        ],
    }
}

/// A sitting at which somebody has asked for the engine's view.
fn viewed(lay: Lay, analysis: Option<Analysis>) -> Sitting {
    let mut sitting = Sitting::new(lay.host());
    sitting.obey(Order::View);
    let (ticket, _) = sitting.errand().expect("the position is looked at");
    analysis.into_iter().for_each(|analysis| sitting.report(ticket, analysis));
    sitting
}

#[test]
fn the_engines_view_at_80_by_24() {
    insta::assert_snapshot!(text(&viewed(Lay::billo(), Some(analysis())), 80, 24));
}

#[test]
fn the_engines_view_at_120_by_40_in_french() {
    let sitting = viewed(Lay { lang: french(), ..Lay::billo() }, Some(analysis()));
    insta::assert_snapshot!(text(&sitting, 120, 40));
}

#[test]
fn the_place_of_the_view_is_kept_until_something_is_seen() {
    let rows = |analysis| {
        let screen = text(&viewed(Lay::billo(), analysis), 80, 24);
        screen.lines().position(|line| line.contains("Engine’s view"))
    };
    assert!(rows(None).is_some());
    assert_eq!(rows(None), rows(Some(analysis())));
    assert!(text(&viewed(Lay::billo(), None), 80, 24).contains("thinking…"));
}

#[test]
fn where_there_is_little_room_the_view_is_a_line() {
    for (width, height, line) in [
        (60, 24, "Red win in 9  Rc1-c2 Rc8-c7 Sd1-d2 Sd8-d7 Rc2-c3 Rc7-c6 …"),
        (40, 14, "Red win in 9  Rc1-c2 Rc8-c7 Sd1-d2 …"),
        (80, 16, "Red win in 9  Rc1-c2 Rc8-c7 …"),
    ] {
        let screen = text(&viewed(Lay::billo(), Some(analysis())), width, height);
        let lines = screen.lines().filter(|shown| shown.trim_end().ends_with(line)).count();
        assert_eq!(lines, 1, "{width}x{height}: {screen}");
    }
    let wide = Lay { game: catalog::find("batons").expect("in the catalog"), ..Lay::billo() };
    let screen = text(&viewed(wide, Some(analysis())), 80, 24);
    assert!(screen.contains("win in 9"), "{screen}");
}

#[test]
fn every_screen_has_some_place_for_the_view() {
    let sitting = viewed(Lay { rules: Some("players=4"), ..Lay::nim() }, None);
    for (width, height) in [(36, 12), (80, 12), (60, 13), (250, 90)] {
        assert!(text(&sitting, width, height).contains("thinking…"), "{width}x{height}");
    }
}

#[test]
fn a_hint_that_is_looked_for_is_seen_to_be() {
    let mut sitting = Sitting::new(Lay::billo().host());
    sitting.obey(Order::Hint);
    assert!(sitting.errand().is_some());
    let screen = text(&sitting, 80, 24);
    assert!(screen.contains("Looking for a good move… 3 s"), "{screen}");
}

/// In the language of tests no letter that comes from the files of words is a bare vowel; what has one
/// is a name, notation, or was never translated.
fn bare_words(screen: &str) -> Vec<&str> {
    let words = screen.split(|letter: char| !letter.is_alphabetic());
    let is_bare = |word: &&str| {
        word.chars().nth(2).is_some() && word.contains(|letter| "aeiouAEIOU".contains(letter))
    };
    words.filter(is_bare).collect()
}

#[test]
fn every_screen_is_in_the_language_of_the_files() {
    const KEYS: &str = "<up> <enter> <esc> ^l <esc> 1<enter> ^z ^z ^y ^y ^t ^n n ^c n :zzz<enter> \
                        <esc> <f1> <pgdn> <pgdn> <end>";
    let lang = Lang::find("qps").expect("the language of tests");
    for &game in catalog::GAMES {
        let lay = Lay { game, lang, ..Lay::billo() };
        let about = game.about();
        let rules = game.rules_text(None).expect("it has rules");
        let names = [about.name, about.author, &rules].join(" ");
        let check = |sitting: &Sitting| {
            for (width, height) in [(120, 60), (80, 24), (40, 14)] {
                let screen = text(sitting, width, height).replace("Tabletier", "");
                let mut bare = bare_words(&screen);
                bare.retain(|word| !names.contains(word));
                assert!(bare.is_empty(), "{}: {bare:?} in {screen}", about.key);
            }
        };
        let mut sitting = lay.sit();
        for keys in KEYS.split(' ') {
            press(&mut sitting, keys);
            check(&sitting);
        }
        let mut watching = Sitting::new(Lay { seats: &["A=level:4"], ..lay }.host());
        assert!(watching.errand().is_some());
        check(&watching);
        watching.obey(Order::Hint);
        check(&watching);
        check(&viewed(lay, None));
        check(&viewed(lay, Some(analysis())));
    }
}

#[test]
fn what_has_little_room_is_short_in_every_language() {
    let keys = help::KEYS.iter().map(|(key, _)| (*key, 15));
    let few = [
        (&words::HINTS, 78),
        (&words::HINTS_TYPING, 78),
        (&words::HINTS_HELP, 78),
        (&words::HINTS_OVER, 78),
        (&words::HINTS_WATCHING, 78),
        (&words::TYPE_A_MOVE, 30),
        (&words::STOP_HERE, 20),
        (&words::VIEW, 26),
        (&words::VIEW_COMING, 26),
    ];
    for (phrase, most) in few.into_iter().chain(keys) {
        for (tag, _) in Lang::all() {
            let said = phrase.say(Lang::find(tag).expect("a language"));
            assert!(said.chars().count() <= most, "{tag}: at most {most} letters: {said}");
        }
    }
}
