//! Languages that are begun: they say what they have the words for, and English the rest.
//!
//! One file makes a language begun, `locales/<tag>.ftl`, with messages of the same keys as the
//! English ones. Once it has them all, and forms of its own for sides, men and numbers, it becomes
//! a [`Lang`].

use crate::bundle::{Bundle, message_of, read_as};
use crate::script::spoken;
use crate::{Lang, in_scripts, say_in};
use flagfall_say::{Part, Text};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// A language that is begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Begun {
    /// German.
    German,
    /// Spanish.
    Spanish,
}

impl Begun {
    /// All there are.
    pub const ALL: [Begun; 2] = [Begun::German, Begun::Spanish];

    /// Its BCP 47 tag: `de`, `es`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Begun::German => "de",
            Begun::Spanish => "es",
        }
    }

    /// The language of that tag.
    ///
    /// ```
    /// use flagfall_words::Begun;
    /// assert_eq!(Begun::of("de"), Some(Begun::German));
    /// assert_eq!(Begun::of("fr"), None);
    /// ```
    #[must_use]
    pub fn of(tag: &str) -> Option<Begun> {
        Begun::ALL.into_iter().find(|it| it.tag() == tag)
    }

    /// Its messages, as they are written.
    #[must_use]
    pub const fn file(self) -> &'static str {
        match self {
            Begun::German => include_str!("../locales/de.ftl"),
            Begun::Spanish => include_str!("../locales/es.ftl"),
        }
    }

    fn bundle(self) -> &'static Bundle {
        static KEPT: [OnceLock<Bundle>; 2] = [const { OnceLock::new() }; 2];
        let file = (self.tag(), self.file());
        KEPT[self as usize].get_or_init(|| read_as(self.tag(), Lang::En, &[file]))
    }

    /// What is said: each message in this language where it has it, in English where not.
    #[must_use]
    pub fn say(self, text: &Text) -> String {
        let said = text.parts().iter().map(|part| match part {
            Part::Quoted(words) => words.clone(),
            Part::Said { key, args } => {
                let own = message_of(self.bundle(), Lang::En, key, args);
                let english = || say_in(Lang::En, &Text::said(key, args.clone()));
                own.map_or_else(english, |it| it.0)
            }
        });
        said.collect::<Vec<_>>().join(" ")
    }

    /// The messages of the scripts, as [`in_scripts`] has them.
    ///
    /// ```
    /// use flagfall_words::Begun;
    /// assert_eq!(Begun::German.in_scripts()["script-white"], "Weiß");
    /// ```
    #[must_use]
    pub fn in_scripts(self) -> BTreeMap<String, String> {
        let mut all = in_scripts(Lang::En);
        all.extend(spoken(Lang::En, self.bundle(), self.file()));
        all
    }
}
