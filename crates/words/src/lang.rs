//! The languages.

use std::fmt;

/// A language in which things are said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English: the language of the Laws.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Both.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// `en` or `fr`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    /// The language of a tag or a locale (`fr`, `fr-CH`, `fr_FR.UTF-8`), or `None` for one that
    /// is not spoken here.
    ///
    /// ```
    /// use flagfall_words::Lang;
    /// assert_eq!(Lang::of("fr_FR.UTF-8"), Some(Lang::Fr));
    /// assert_eq!(Lang::of("C"), None);
    /// ```
    #[must_use]
    pub fn of(tag: &str) -> Option<Lang> {
        let end = tag.find(['-', '_', '.', '@']).unwrap_or(tag.len());
        let language = &tag[..end];
        Lang::ALL
            .into_iter()
            .find(|lang| lang.tag().eq_ignore_ascii_case(language))
    }

    /// The best of those a browser asks for (`Accept-Language`), English if it wants neither.
    ///
    /// ```
    /// use flagfall_words::Lang;
    /// assert_eq!(Lang::accepted("de, fr-FR;q=0.8, en;q=0.5"), Lang::Fr);
    /// assert_eq!(Lang::accepted(""), Lang::En);
    /// ```
    #[must_use]
    pub fn accepted(header: &str) -> Lang {
        let weighed = header.split(',').filter_map(|range| {
            let mut parts = range.split(';').map(str::trim);
            let lang = Lang::of(parts.next()?)?;
            let quality = parts.find_map(|it| it.strip_prefix("q="));
            let weight: f32 = quality.map_or(Some(1.0), |it| it.parse().ok())?;
            (weight > 0.0).then_some((lang, weight))
        });
        let best = weighed.reduce(|best, it| if it.1 > best.1 { it } else { best });
        best.map_or(Lang::En, |it| it.0)
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}
