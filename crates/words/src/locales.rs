//! The files of messages: one an article and language, so that each can be found, and edited
//! alone.

use crate::Lang;

/// A file of messages, and its text.
pub(crate) type File = (&'static str, &'static str);

macro_rules! file {
    ($lang:literal, $name:literal) => {
        (
            concat!("locales/", $lang, "/", $name, ".ftl"),
            include_str!(concat!("../locales/", $lang, "/", $name, ".ftl")),
        )
    };
}

macro_rules! messages {
    ($($name:literal),+ ; $($program:literal),+ $(,)?) => {
        /// How many files say what is of the law; those of the programs follow.
        #[cfg(not(target_arch = "wasm32"))]
        const LAW: usize = [$($name),+].len();
        const ENGLISH: &[File] = &[
            $(file!("en", $name),)+
            $(#[cfg(feature = "programs")] file!("en", $program),)+
        ];
        #[cfg(not(target_arch = "wasm32"))]
        const FRENCH: &[File] = &[
            $(file!("fr", $name),)+
            $(#[cfg(feature = "programs")] file!("fr", $program),)+
        ];
    };
}

/// A page loads French where it needs it; see [`crate::load`].
#[cfg(target_arch = "wasm32")]
const FRENCH: &[File] = &[];

/// The same for what the clauses say.
#[cfg(target_arch = "wasm32")]
pub(crate) const CLAUSES: &[File] = &[];

/// Whether all that can be said is compiled in.
pub(crate) const ALL_HERE: bool = cfg!(not(target_arch = "wasm32"));

macro_rules! clauses {
    ($($name:literal),+ $(,)?) => {
        /// What the clauses say, in French: a file an article, by its path.
        #[cfg(not(target_arch = "wasm32"))]
        pub const CLAUSES: &[(&str, &str)] = &[$(file!("fr/clauses", $name)),+];
    };
}

messages! {
    "acts",
    "articles",
    "rulings",
    "questions",
    "desk",
    "act_of_moving",
    "adjournment",
    "arbiter",
    "blind_players",
    "chess960",
    "chessclock",
    "completion",
    "conduct",
    "drawn_game",
    "irregularities",
    "moves_of_the_pieces",
    "nature_and_objectives",
    "notation",
    "quickplay_finish",
    "rapid_and_blitz",
    "recording",
    "short",
    "winnable";
    "cli",
    "pages",
    "print",
    "script",
    "view",
}

clauses! {
    "act_of_moving",
    "adjournment",
    "arbiter",
    "blind_players",
    "chess960",
    "chessclock",
    "completion",
    "conduct",
    "drawn_game",
    "federations",
    "irregularities",
    "moves_of_the_pieces",
    "nature_and_objectives",
    "notation",
    "points",
    "preface",
    "quickplay_finish",
    "rapid_and_blitz",
    "recording",
}

/// The messages of one language: the files, by their paths, as they are written.
#[must_use]
pub const fn files(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::En => ENGLISH,
        Lang::Fr => FRENCH,
    }
}

/// The files of a language that say what is of the law.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn of_law(lang: Lang) -> &'static [File] {
    &files(lang)[..LAW]
}

/// How a text begins that is loaded.
pub(crate) fn head(lang: Lang) -> String {
    format!("# What is said of the Laws and under them: {lang}\n\n")
}
