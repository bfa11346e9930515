//! The plan drawn with characters: points by their coordinates, sticks as lines, cells by name.

use tabletier_core::words::batons as words;
use tabletier_core::{Ink, Sketch, Span, Target, View};

use super::figure::{between, pole, spot};
use super::gesture::SPARE;
use super::lattice::{Point, Stick, Triangle};
use super::plan::OUTSIDE;
use super::position::{BatonsPosition, Colour};
use super::route::Written;
use super::scene::Picture;

/// Characters by line and column, to be drawn over each other.
struct Canvas {
    /// Lines from one row of points to the next; a stick is twice as many columns long.
    scale: i32,
    left: i32,
    top: i32,
    lines: Vec<Vec<(char, Ink, Option<Target>)>>,
}

impl Canvas {
    /// The column and line of a point.
    fn at(&self, point: Point) -> (i32, i32) {
        let (x, y) = (point.x() as i32, point.y() as i32);
        (self.scale * (2 * x + y) - self.left, self.scale * (self.top - y))
    }

    fn put(&mut self, (column, line): (i32, i32), c: char, ink: Ink, target: Option<&Target>) {
        let (Ok(column), Ok(line)) = (usize::try_from(column), usize::try_from(line)) else {
            return;
        };
        if self.lines.len() <= line {
            self.lines.resize(line + 1, Vec::new());
        }
        let line = &mut self.lines[line];
        if line.len() <= column {
            line.resize(column + 1, (' ', Ink::Board, None));
        }
        line[column] = (c, ink, target.cloned());
    }

    /// Writes centred on a column.
    fn write(&mut self, (column, line): (i32, i32), text: &str, ink: Ink, target: Option<&Target>) {
        let start = column - text.chars().count() as i32 / 2;
        for (place, c) in text.chars().enumerate() {
            self.put((start + place as i32, line), c, ink, target);
        }
    }

    /// Draws a stick from its tail to its head.
    fn stick(&mut self, stick: Stick, marks: [char; 3], ink: Ink, target: &Target) {
        let (column, line) = self.at(stick.tail());
        let (sideways, up, steps) =
            [(1, 0, 2 * self.scale), (1, 1, self.scale), (-1, 1, self.scale)][stick.axis()];
        for step in 1..steps {
            let at = (column + sideways * step, line - up * step);
            self.put(at, marks[stick.axis()], ink, Some(target));
        }
    }

    fn into_lines(self) -> Vec<Vec<Span>> {
        let spans = |line: Vec<(char, Ink, Option<Target>)>| {
            let mut spans: Vec<Span> = Vec::new();
            for (c, ink, target) in line {
                match spans.last_mut() {
                    Some(span) if span.ink == ink && span.target == target => span.text.push(c),
                    _ => spans.push(Span { text: c.to_string(), ink, target }),
                }
            }
            spans
        };
        self.lines.into_iter().map(spans).collect()
    }
}

pub(super) fn sketch(position: &BatonsPosition, view: &View<'_>) -> Sketch {
    let picture = Picture::new(position, view);
    let mut points: Vec<Point> = (picture.sticks.iter().chain(&picture.places))
        .flat_map(|stick| [stick.tail(), stick.head()])
        .collect();
    points.sort_unstable();
    points.dedup();
    let coordinates = |point: Point| {
        let name = position.triangle_name(Triangle::new(point.x(), point.y(), false));
        name[1..].to_string()
    };
    let longest = points.iter().map(|&point| coordinates(point).len()).max().unwrap_or(0) as i32;
    let scale = (longest / 2 + 4).max(5);
    let slant = |point: &Point| scale * (2 * point.x() as i32 + point.y() as i32);
    let left = points.iter().map(slant).min().unwrap_or(0) - longest;
    let top = points.last().map_or(0, |point| point.y() as i32);
    let mut canvas = Canvas { scale, left, top, lines: Vec::new() };

    let last =
        view.last.filter(|_| view.clicks.is_empty()).and_then(|last| last.parse::<Written>().ok());
    let laid: Vec<Stick> = (last.iter().flat_map(|last| &last.sticks))
        .filter_map(|(_, to)| to.stick(position.origin))
        .collect();
    for &stick in &picture.sticks {
        let ink = if laid.contains(&stick) { Ink::Last } else { Ink::Board };
        canvas.stick(stick, ['─', '/', '\\'], ink, &Target::new(position.stick_name(stick)));
    }
    for &place in &picture.places {
        let target = Target::new(position.stick_name(place));
        canvas.stick(place, ['·'; 3], Ink::Faint, &target);
    }
    for &point in &points {
        let at = canvas.at(point);
        canvas.write(at, &coordinates(point), Ink::Faint, None);
    }
    draw_cells(position, &picture, &mut canvas);
    let mut lines = canvas.into_lines();
    lines.push(Vec::new());
    if picture.spare {
        let name = format!("{} ", words::LABEL_SPARE.say(view.lang));
        lines.push(vec![
            Span::new(name, Ink::Faint),
            Span::new("─".repeat(2 * scale as usize), Ink::Board).target(Target::new(SPARE)),
        ]);
    }
    lines.push(vec![Span::new(words::LEGEND.say(view.lang), Ink::Faint)]);
    Sketch { lines, controls: Vec::new() }
}

/// Writes the name of each cell, and whose pawn is there, where it has most room.
fn draw_cells(position: &BatonsPosition, picture: &Picture, canvas: &mut Canvas) {
    let regions = picture.plan.regions();
    for (cell, face) in picture.plan.cells.iter().enumerate() {
        let (px, py) = pole(&picture.plan, face);
        let off = |triangle: &Triangle| {
            let (x, y) = middle(*triangle);
            ((x - px).hypot(y - py) * 100.0) as i64
        };
        let nearest = (0..Triangle::COUNT)
            .filter(|&index| usize::from(regions[index]) == cell && cell != OUTSIDE)
            .map(Triangle::from_index)
            .min_by_key(off)
            .unwrap_or(face.name);
        let (x, y) = (nearest.corner().x(), nearest.corner().y());
        // The widest line is the one next to the level side.
        let (column, line) = if nearest.down() {
            let (column, line) = canvas.at(Point::new(x, y + 1));
            (column + canvas.scale, line + 1)
        } else {
            let (column, line) = canvas.at(Point::new(x, y));
            (column + canvas.scale, line - 1)
        };
        let name = position.triangle_name(face.name);
        let (text, ink) = match picture.pawn(cell) {
            Some(colour @ Colour::White) => (format!("W {name}"), Ink::Seat(colour.seat())),
            Some(colour @ Colour::Black) => (format!("B {name}"), Ink::Seat(colour.seat())),
            None if picture.sides >> cell & 1 == 1 => {
                (format!("? {name}"), Ink::Seat(position.turn.seat()))
            }
            None => (name.clone(), Ink::Faint),
        };
        canvas.write((column, line), &text, ink, Some(&Target::new(name)));
    }
}

fn middle(triangle: Triangle) -> (f32, f32) {
    let corner = triangle.corner();
    let (x, y) = (corner.x(), corner.y());
    let side = between(spot(Point::new(x + 1, y)), spot(Point::new(x, y + 1)), 0.5);
    let apex = if triangle.down() { Point::new(x + 1, y + 1) } else { corner };
    between(side, spot(apex), 1.0 / 3.0)
}
