//! The sizes of paper.

use std::fmt;
use std::str::FromStr;

/// Points in a millimetre.
pub(crate) const MM: f32 = 72.0 / 25.4;

/// A size of paper, upright.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 148 by 210 mm: what scoresheets are printed on.
    A5,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// All of them.
    pub const ALL: [Paper; 3] = [Paper::A4, Paper::A5, Paper::Letter];

    /// Its name, as it is asked for.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::A5 => "a5",
            Paper::Letter => "letter",
        }
    }

    /// Its width and height, in points.
    #[must_use]
    pub fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (210.0 * MM, 297.0 * MM),
            Paper::A5 => (148.0 * MM, 210.0 * MM),
            Paper::Letter => (612.0, 792.0),
        }
    }
}

impl fmt::Display for Paper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Paper {
    type Err = UnknownPaper;

    fn from_str(text: &str) -> Result<Paper, UnknownPaper> {
        Paper::ALL
            .into_iter()
            .find(|paper| paper.name().eq_ignore_ascii_case(text))
            .ok_or(UnknownPaper)
    }
}

/// A size of paper that is not known here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownPaper;

impl fmt::Display for UnknownPaper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the sizes of paper are a4, a5 and letter")
    }
}

impl std::error::Error for UnknownPaper {}
