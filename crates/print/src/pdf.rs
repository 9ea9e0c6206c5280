//! The document that comes out.
//!
//! Everything that is read is tagged in the order in which it was put there, so that a screen
//! reader follows; lines, squares and men are decoration and say nothing.

use crate::canvas::{Canvas, Ink, Mark, Part};
use crate::face::{Faces, Run};
use crate::{Printed, Unprintable};
use krilla::color::luma;
use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::geom::{PathBuilder, Point, Rect};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, Stroke};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, SpanTag, Tag, TagGroup, TagTree};
use krilla::text::TextDirection;
use krilla::{Document, SerializeSettings};
use std::num::NonZeroU16;

impl Canvas {
    /// The document: accessible by the standard for that (PDF/UA-1), and the same bytes each time.
    ///
    /// # Errors
    ///
    /// Where the library finds the document against the standard.
    pub(crate) fn finish(self) -> Result<Printed, Unprintable> {
        let standard = ConfigurationBuilder::new()
            .with_accessibility_validator(Accessibility::UA1)
            .finish()
            .map_err(|_| Unprintable)?;
        let mut document = Document::new_with(SerializeSettings {
            configuration: standard,
            ..SerializeSettings::default()
        });
        let mut tree = TagTree::new().with_lang(Some(self.lang.tag().to_owned()));
        let mut outline = Outline::new();
        let (width, height) = self.paper.size();
        let sheets = self.sheets().len();
        for (number, sheet) in self.sheets().iter().enumerate() {
            let settings = PageSettings::from_wh(width, height).ok_or(Unprintable)?;
            let mut page = document.start_page_with(settings);
            let mut surface = page.surface();
            for mark in sheet {
                draw(&mut surface, mark, &self.faces, &mut tree);
            }
            surface.finish();
            page.finish();
            let place = XyzDestination::new(number, Point::from_xy(0.0, 0.0));
            outline.push_child(OutlineNode::new(heading(sheet, &self.title), place));
        }
        document.set_outline(outline);
        document.set_tag_tree(tree);
        document.set_metadata(
            Metadata::new()
                .title(self.title)
                .language(self.lang.tag().to_owned())
                .creator("Flagfall".to_owned()),
        );
        Ok(Printed {
            pdf: document.finish().map_err(|_| Unprintable)?,
            sheets,
            missing: self.faces.missing,
        })
    }
}

/// What a sheet is called in the list of contents.
fn heading(sheet: &[Mark], title: &str) -> String {
    let heading = sheet.iter().find_map(|mark| match mark {
        Mark::Text {
            part: Part::Heading,
            runs,
            ..
        } => Some(said(runs)),
        _ => None,
    });
    heading.unwrap_or_else(|| title.to_owned())
}

fn said(runs: &[Run]) -> String {
    runs.iter().map(|run| run.text.as_str()).collect()
}

fn draw(surface: &mut Surface<'_>, mark: &Mark, faces: &Faces, tree: &mut TagTree) {
    match mark {
        Mark::Text { part, runs, .. } => {
            if *part == Part::Picture {
                surface.start_tagged(decoration());
                write(surface, mark, faces);
                surface.end_tagged();
                return;
            }
            let id = surface.start_tagged(ContentTag::Span(SpanTag::empty()));
            write(surface, mark, faces);
            surface.end_tagged();
            let mut group = match part {
                Part::Heading => TagGroup::new(Tag::Hn(NonZeroU16::MIN, Some(said(runs)))),
                _ => TagGroup::new(Tag::P),
            };
            group.push(id);
            tree.push(group);
        }
        Mark::Square { x, y, size } => {
            let mut path = PathBuilder::new();
            if let Some(square) = Rect::from_xywh(*x, *y, *size, *size) {
                path.push_rect(square);
            }
            let filled = Fill {
                paint: luma::Color::new(218).into(),
                ..Fill::default()
            };
            decorate(surface, path, Some(filled), None);
        }
        Mark::Code { x, y, size, rows } => {
            let black = Fill {
                paint: luma::Color::black().into(),
                ..Fill::default()
            };
            decorate(surface, modules((*x, *y), *size, rows), Some(black), None);
        }
        Mark::Line {
            from,
            to,
            weight,
            ink,
        } => {
            let mut path = PathBuilder::new();
            path.move_to(from.0, from.1);
            path.line_to(to.0, to.1);
            let drawn = Stroke {
                paint: shade(*ink).into(),
                width: *weight,
                opacity: NormalizedF32::ONE,
                ..Stroke::default()
            };
            decorate(surface, path, None, Some(drawn));
        }
    }
}

/// The dark modules of a code, each run of a row as one rectangle. A row reaches a little into
/// the next, so that no light line is seen between them.
fn modules((x, y): (f32, f32), size: f32, rows: &[Vec<bool>]) -> PathBuilder {
    let mut path = PathBuilder::new();
    let one = size / f32::from(u16::try_from(rows.len()).unwrap_or(u16::MAX).max(1));
    let at = |index: usize| f32::from(u16::try_from(index).unwrap_or(u16::MAX)) * one;
    for (down, row) in rows.iter().enumerate() {
        let mut from = 0;
        for run in row.chunk_by(|a, b| a == b) {
            let wide = at(run.len());
            let dark = run.first() == Some(&true);
            let rect = Rect::from_xywh(x + at(from), y + at(down), wide, one * 1.02);
            if let Some(rect) = rect.filter(|_| dark) {
                path.push_rect(rect);
            }
            from += run.len();
        }
    }
    path
}

/// Writes a text, run by run.
fn write(surface: &mut Surface<'_>, mark: &Mark, faces: &Faces) {
    let Mark::Text {
        x,
        y,
        size,
        ink,
        runs,
        ..
    } = mark
    else {
        return;
    };
    surface.set_stroke(None);
    surface.set_fill(Some(Fill {
        paint: shade(*ink).into(),
        ..Fill::default()
    }));
    let mut at = *x;
    for run in runs {
        let (point, font) = (Point::from_xy(at, *y), faces.font(run.face));
        surface.draw_text(point, font, *size, &run.text, false, TextDirection::Auto);
        at += faces.width(run, *size);
    }
}

fn decorate(
    surface: &mut Surface<'_>,
    path: PathBuilder,
    fill: Option<Fill>,
    stroke: Option<Stroke>,
) {
    let Some(path) = path.finish() else { return };
    surface.start_tagged(decoration());
    surface.set_fill(fill);
    surface.set_stroke(stroke);
    surface.draw_path(&path);
    surface.end_tagged();
}

fn decoration() -> ContentTag<'static> {
    ContentTag::Artifact(Artifact::with_kind(ArtifactType::Other))
}

/// Gray that can still be read: its contrast with the paper is 5.7 to 1.
fn shade(ink: Ink) -> luma::Color {
    match ink {
        Ink::Black => luma::Color::black(),
        Ink::Gray => luma::Color::new(100),
    }
}
