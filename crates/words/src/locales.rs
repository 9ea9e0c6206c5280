//! The files of messages: one an article and language, so that each can be found, and edited
//! alone.

use crate::Lang;

/// A file of messages, and its text.
pub(crate) type File = (&'static str, &'static str);

macro_rules! messages {
    ($($(#[$attr:meta])? $name:literal),+ $(,)?) => {
        const ENGLISH: &[File] = &[$($(#[$attr])? (
            concat!("locales/en/", $name, ".ftl"),
            include_str!(concat!("../locales/en/", $name, ".ftl")),
        )),+];
        const FRENCH: &[File] = &[$($(#[$attr])? (
            concat!("locales/fr/", $name, ".ftl"),
            include_str!(concat!("../locales/fr/", $name, ".ftl")),
        )),+];
    };
}

macro_rules! clauses {
    ($($name:literal),+ $(,)?) => {
        /// What the clauses say, in French: a file an article, by its path.
        pub const CLAUSES: &[(&str, &str)] = &[$((
            concat!("locales/fr/clauses/", $name, ".ftl"),
            include_str!(concat!("../locales/fr/clauses/", $name, ".ftl")),
        )),+];
    };
}

messages! {
    "acts",
    "articles",
    #[cfg(feature = "programs")]
    "cli",
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
    #[cfg(feature = "programs")]
    "pages",
    #[cfg(feature = "programs")]
    "print",
    "quickplay_finish",
    "rapid_and_blitz",
    "recording",
    #[cfg(feature = "programs")]
    "script",
    "short",
    #[cfg(feature = "programs")]
    "view",
    "winnable",
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
