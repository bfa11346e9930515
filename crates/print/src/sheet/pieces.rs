//! The pieces, side by side, to be cut out.

use tabletier_core::Lot;
use tabletier_core::words::print as words;

use super::Print;
use super::page::{Draft, Drawing, Type, body};

/// Between two pieces.
const GAP: f32 = 2.5;
/// Between two lots.
const APART: f32 = 9.0;
/// The words above a lot.
const NAME: Type = Type::bold(3.3);
const NAME_HEIGHT: f32 = 5.5;

/// Where a lot lies: its left edge, its upper edge, and how many of it lie in a row.
struct Place {
    sheet: usize,
    x: f32,
    y: f32,
    row: usize,
}

impl Print {
    pub(super) fn pieces(&self) -> Vec<Draft> {
        let places = self.places();
        let count = places.last().map_or(0, |place| place.sheet + 1);
        let mut drawings: Vec<Drawing> = (0..count).map(|_| Drawing::default()).collect();
        for (lot, place) in self.kit.lots.iter().zip(&places) {
            self.lay_out(lot, place, &mut drawings[place.sheet]);
        }
        let hint = self.kit.cut.say(self.lang);
        let draft = |drawing: Drawing| Draft { kind: &words::PIECES, hint, body: drawing.done() };
        drawings.into_iter().map(draft).collect()
    }

    /// Lots lie beside each other while there is room, then below.
    fn places(&self) -> Vec<Place> {
        let body = body(self.paper);
        let (right, bottom) = (body.x + body.width, body.y + body.height);
        let (mut sheet, mut x, mut y, mut below) = (0, body.x, body.y, body.y);
        let mut places = Vec::new();
        for lot in &self.kit.lots {
            let (width, height) = self.pitch(lot);
            let most = ((body.width + GAP) / width) as usize;
            let row = (lot.count + lot.spare).min(most);
            let rows = (lot.count + lot.spare).div_ceil(row);
            let wide = (row as f32 * width - GAP).max(NAME.extent(&self.name(lot)));
            let high = NAME_HEIGHT + rows as f32 * height;
            if x + wide > right + 0.01 {
                (x, y) = (body.x, below + GAP);
            }
            if y + high > bottom + GAP {
                (sheet, x, y, below) = (sheet + 1, body.x, body.y, body.y);
            }
            places.push(Place { sheet, x, y, row });
            below = below.max(y + high);
            x += wide + APART;
        }
        places
    }

    /// How far apart the pieces of a lot lie.
    fn pitch(&self, lot: &Lot) -> (f32, f32) {
        (lot.width * self.kit.unit + GAP, lot.height * self.kit.unit + GAP)
    }

    /// What a lot is, and how many.
    fn name(&self, lot: &Lot) -> String {
        let name = match lot.spare {
            0 => words::lot(lot.count, lot.name),
            spare => words::lot_spare(lot.count, lot.name, spare),
        };
        name.say(self.lang)
    }

    fn lay_out(&self, lot: &Lot, place: &Place, drawing: &mut Drawing) {
        let (width, height) = self.pitch(lot);
        drawing.words(place.x, place.y + 3.3, NAME, &self.name(lot));
        let mut piece = lot.piece.clone();
        piece.mute();
        for index in 0..lot.count + lot.spare {
            let (column, row) = (index % place.row, index / place.row);
            let x = place.x + width * (column as f32 + 0.5) - GAP / 2.0;
            let y = place.y + NAME_HEIGHT + height * (row as f32 + 0.5) - GAP / 2.0;
            drawing.piece((x, y), self.kit.unit, &piece);
        }
    }
}
