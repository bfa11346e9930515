//! A guided first game; its words are in `bilitaire.tasks.md` of each language.

use tabletier_core::{Exercise, Kit, Lang, Position, Task, Taught, Theme};

use super::jumps::Jumps;
use super::themes::THEMES;
use super::{Bilitaire, BilitaireMove, BilitairePosition, Slot, Way, print};

type Lesson = Exercise<BilitairePosition>;

const STUDY: &str = "rounds=1";

impl Taught for Bilitaire {
    const EXERCISES: &'static [Lesson] =
        &[FILL, KEEP, TWICE, PART, TAKE_OUT, CUT_OFF, REGRET, GO_ON, WIN];
    const THEMES: &'static [Theme<BilitairePosition>] = THEMES;

    fn kit(lang: Lang) -> Option<Kit> {
        Some(print::kit(lang))
    }
}

const FILL: Lesson = Exercise {
    task: Task { code: "fill", rules: STUDY, position: "..../..../8.../70.. m 1" },
    done: |before, _, after| empty_trays(after) < empty_trays(before),
};

const KEEP: Lesson = Exercise {
    task: Task { code: "keep", rules: STUDY, position: "..../..../..72/38.. m 1" },
    done: |_, _, after| empty_trays(after) == 0,
};

const TWICE: Lesson = Exercise {
    task: Task { code: "twice", rules: STUDY, position: "..../..../90../c88. m!2 1" },
    done: |_, _, after| Jumps::on(after.board()).movers() != 0,
};

const PART: Lesson = Exercise {
    task: Task { code: "part", rules: STUDY, position: "f0../..../..../..3. t 1" },
    done: |_, _, after| after.outcome().is_some(),
};

const TAKE_OUT: Lesson = Exercise {
    task: Task { code: "take-out", rules: STUDY, position: "..../.5../303./.5.. t 1" },
    done: |_, _, after| after.outcome().is_some(),
};

const CUT_OFF: Lesson = Exercise {
    task: Task { code: "cut-off", rules: STUDY, position: "..../.36./f5../..0. t 1" },
    done: |_, _, after| Slot::all().any(|tray| is_full_island(after, tray)),
};

const REGRET: Lesson = Exercise {
    task: Task { code: "regret", rules: STUDY, position: "..../..../3131/..da t 1" },
    done: |_, mv, after| {
        let can_end =
            |now: BilitairePosition| now.moves().iter().any(|mv| now.after(mv).outcome().is_some());
        announces(mv) && after.moves().iter().all(|answer| can_end(after.after(answer)))
    },
};

const GO_ON: Lesson = Exercise {
    task: Task { code: "go-on", rules: STUDY, position: ".f3./.d../.8../.... m 1" },
    done: |_, _, after| after.moves().iter().all(|mv| after.after(mv).outcome().is_none()),
};

const WIN: Lesson = Exercise {
    task: Task { code: "win", rules: "rounds=2", position: "7.2./5.../.1../.f4. t 2:11" },
    done: |before, _, after| {
        after.outcome().is_some_and(|outcome| outcome.values[before.seat()] > 0)
    },
};

/// Whether a tray move announces jumps.
pub(super) fn announces(mv: &BilitaireMove) -> bool {
    matches!(mv, BilitaireMove::Slide(_, 2..) | BilitaireMove::Remove(_, 2..))
}

/// How many trays have no marble.
fn empty_trays(position: &BilitairePosition) -> usize {
    let board = position.board();
    Slot::all().filter(|&slot| board.has_tray(slot) && board.load(slot) == 0).count()
}

/// Whether there is a full tray here that touches no other.
fn is_full_island(position: &BilitairePosition, tray: Slot) -> bool {
    let board = position.board();
    let touches = |way| tray.step(way, 1).is_some_and(|next| board.has_tray(next));
    board.has_tray(tray) && board.load(tray) == 0xf && !Way::ALL.into_iter().any(touches)
}
