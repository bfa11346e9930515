//! The picture and the sketch.

use tabletier_core::{Drawn, Lang, View};

use super::{after, position};

fn sketch(text: &str, last: Option<&str>) -> String {
    position(text).sketch(&View { last, ..View::default() }).to_string()
}

#[test]
fn the_board_is_drawn_with_characters() {
    let expected = "        A       B       C       D
    ╭──────╮╭──────╮        ╭──────╮
 8  │ ●  ● ││ ●  ● │  ·  ·  │ ●  ● │
 7  │ ●  ● ││ ●  ○ │  ·  ·  │ ●  ● │ 4
    ╰──────╯╰──────╯        ╰──────╯
    ╭──────╮╭──────╮╭──────╮╭──────╮
 6  │ ○  ○ ││ ○  ○ ││ ●  ● ││ ●  ● │
 5  │ ○  ○ ││ ○  ● ││ ○  ○ ││ ○  ● │ 3
    ╰──────╯╰──────╯╰──────╯╰──────╯
            ╭──────╮╭──────╮╭──────╮
 4    ·  ·  │ ●  ○ ││ ●  ○ ││ ●  ○ │
 3    ·  ·  │ ○  ● ││ ●  ● ││ ○  ○ │ 2
            ╰──────╯╰──────╯╰──────╯
            ╭──────╮╭──────╮
 2    ·  ·  │ ○  ○ ││ ○  ● │  ·  ·
 1    ·  ·  │ ●  ● ││ ●  ● │  ·  ·   1
            ╰──────╯╰──────╯
      a  b    c  d    e  f    g  h
    marbles left: 28   to beat: 21   announced: 2 jumps!
";
    assert_eq!(sketch("fd.f/02ce/.674/.3b. m!2 2:21", None), expected);
}

#[test]
fn the_picture_says_the_announcement_the_marbles_left_and_the_score_to_beat() {
    let position = position("fd.f/02ce/.674/.3b. m!2 2:21");
    let svg = position.scene(&View { lang: Lang::find("fr").unwrap(), ..View::default() }).svg();
    for words in
        [">2\u{202f}!<", ">sauts de suite<", ">28<", ">billes restantes<", ">21<", ">à battre<"]
    {
        assert!(svg.contains(words), "{words}");
    }
}

#[test]
fn an_announcement_in_english_has_no_blank_before_its_mark() {
    let position = position("fd.f/02ce/.674/.3b. m!2 2:21");
    assert!(position.scene(&View::default()).svg().contains(">2!<"));
}

#[test]
fn the_title_of_a_finished_match_says_who_has_won_and_how() {
    let title = |text: &str, lang| position(text).scene(&View { lang, ..View::default() }).title;
    let won = "f.f./.f.f/1.../.... end 2:21:17";
    assert_eq!(
        title(won, Lang::english()),
        "Bi-litaire. Player 2 has won. \
         Fewer marbles were left than in the other round."
    );
    assert_eq!(
        title(won, Lang::find("fr").unwrap()),
        "Bi-litaire. Victoire : Joueur 2. \
         Il est resté moins de billes qu’à l’autre tour."
    );
    let drawn = title("f.f./.f.f/1.../.... end 2:17:17", Lang::english());
    assert_eq!(drawn, "Bi-litaire. A draw. Both rounds left as many marbles.");
    let single = title("..../..../..../3.0. end 1:2", Lang::find("fr").unwrap());
    assert_eq!(single, "Bi-litaire. Score : 2. Plus aucun saut n’est possible.");
}

#[test]
fn a_marble_keeps_its_colour_when_it_jumps_and_slides() {
    let colours = |text: &str| {
        let svg = position(text).scene(&View::default()).svg();
        let count = |colour: &str| svg.matches(&format!("scene-glass scene-{colour}")).count();
        ["amber", "green", "blue", "rose"].map(count)
    };
    assert_eq!(colours("..../..../..../f0.. m 1"), [1, 1, 1, 1]);
    assert_eq!(colours(&after("..../..../..../f0.. m 1", "a1xc1")), [1, 0, 1, 1]);
    assert_eq!(colours(&after("..../..../..../f0.. m 1", "a1xc1 B1>2e")), [1, 0, 1, 1]);
}

#[test]
fn the_last_move_is_marked_until_a_new_round_begins() {
    let marks = |text: &str, last: &str| {
        let view = View { last: Some(last), ..View::default() };
        position(text).scene(&view).svg().matches(" scene-last\"").count()
    };
    assert_eq!(marks("..../..../..../.30. m 1", "A1..B1>1e"), 3);
    assert_eq!(marks("..../..../..../01.. t 1", "a1xc1"), 2);
    assert_eq!(marks(".ff./ffff/f7ff/.ff. t 1", "-d4"), 1);
    assert_eq!(marks(".ff./ffff/ffff/.ff. o 2:9", "B2>1e"), 0);
    assert_eq!(marks("..../..../..../01.. t 1", "nonsense"), 0);
}
