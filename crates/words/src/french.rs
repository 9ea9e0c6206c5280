//! Words of French, and their forms.

use flagfall_board::Role;

/// The man, without an article.
pub(crate) const fn man(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pion",
        Role::Knight => "cavalier",
        Role::Bishop => "fou",
        Role::Rook => "tour",
        Role::Queen => "dame",
        Role::King => "roi",
    }
}

/// The move as a Frenchman writes it: `Cg8` for `Ng8`.
pub(crate) fn san(san: &str) -> String {
    let letter = |it| match it {
        'K' => 'R',
        'Q' => 'D',
        'R' => 'T',
        'B' => 'F',
        'N' => 'C',
        _ => it,
    };
    san.chars().map(letter).collect()
}

/// `f` or `m`.
pub(crate) fn gender(noun: &str) -> String {
    let feminine = ["tour", "dame"].iter().any(|it| noun.ends_with(it));
    if feminine { "f" } else { "m" }.to_owned()
}

/// *le fou*, *la dame*.
pub(crate) fn le(noun: &str) -> String {
    let article = if gender(noun) == "f" { "la" } else { "le" };
    format!("{article} {noun}")
}

/// *un fou*, *une dame*.
pub(crate) fn un(noun: &str) -> String {
    let article = if gender(noun) == "f" { "une" } else { "un" };
    format!("{article} {noun}")
}

/// *aucun fou*, *aucune dame*.
pub(crate) fn aucun(noun: &str) -> String {
    let article = if gender(noun) == "f" {
        "aucune"
    } else {
        "aucun"
    };
    format!("{article} {noun}")
}

/// *des Blancs*, *du fou*, *de la dame*.
pub(crate) fn de(words: &str) -> String {
    contracted(words, "de", "du", "des")
}

/// *aux Blancs*, *au fou*, *à la dame*.
pub(crate) fn a(words: &str) -> String {
    contracted(words, "à", "au", "aux")
}

/// *Premier*, *première*, *dixième*, *11e*.
pub(crate) fn ordinal(number: u64, feminine: bool) -> String {
    const WORDS: [&str; 9] = [
        "deuxième",
        "troisième",
        "quatrième",
        "cinquième",
        "sixième",
        "septième",
        "huitième",
        "neuvième",
        "dixième",
    ];
    match (number, feminine) {
        (1, true) => "première".to_owned(),
        (1, false) => "premier".to_owned(),
        (2..=10, _) => WORDS[number as usize - 2].to_owned(),
        _ => format!("{number}e"),
    }
}

/// A line on an edition, by its name; `None` for one that has none.
pub(crate) fn edition(id: &str) -> Option<&'static str> {
    Some(match id {
        "1997" => "Erevan 1996, en vigueur depuis le 1er juillet 1997",
        "2001" => "Istanbul 2000, en vigueur depuis le 1er juillet 2001",
        "2005" => "Calvià 2004, en vigueur depuis le 1er juillet 2005",
        "2009" => "Dresde 2008, en vigueur depuis le 1er juillet 2009",
        "2009-draft" => "un projet de 2012, jamais en vigueur ; il s’interrompt à l’article 9.2",
        "2014" => "Tallinn 2013, en vigueur depuis le 1er juillet 2014",
        "2017" => "Bakou 2016 et Athènes 2017, en vigueur depuis le 1er juillet 2017",
        "2018" => "Antalya 2017, en vigueur depuis le 1er janvier 2018",
        "2023" => "Chennai 2022, en vigueur depuis le 1er janvier 2023",
        _ => return None,
    })
}

/// With spaces that do not break: narrow ones before `; : ! ?`, wide ones inside « and ».
pub(crate) fn spaced(line: &str) -> String {
    let mut set = line.replace("« ", "«\u{a0}").replace(" »", "\u{a0}»");
    for mark in [';', ':', '!', '?'] {
        set = set.replace(&format!(" {mark}"), &format!("\u{202f}{mark}"));
    }
    set
}

/// The preposition before words that may begin with an article, and fuses with *le* and *les*.
fn contracted(words: &str, plain: &str, with_le: &str, with_les: &str) -> String {
    if let Some(rest) = words.strip_prefix("les ") {
        format!("{with_les} {rest}")
    } else if let Some(rest) = words.strip_prefix("le ") {
        format!("{with_le} {rest}")
    } else {
        format!("{plain} {words}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prepositions_fuse_with_the_article() {
        assert_eq!(
            (de("les Blancs"), a("les Noirs")),
            ("des Blancs".into(), "aux Noirs".into())
        );
        assert_eq!(
            (de(&le("fou")), a(&le("dame"))),
            ("du fou".into(), "à la dame".into())
        );
    }

    #[test]
    fn every_edition_has_its_line() {
        for it in flagfall_edition::Edition::ALL {
            assert!(edition(it.id()).is_some(), "{it}");
        }
    }

    #[test]
    fn moves_have_french_letters() {
        assert_eq!(san("Nbd7"), "Cbd7");
        assert_eq!(san("bxa8=Q+"), "bxa8=D+");
        assert_eq!(san("O-O"), "O-O");
    }
}
