//! The words of the table, English and French.

use flagfall_clock::{Bonus, Millis};
use flagfall_words::Lang;

/// The words of one language.
pub(super) struct Words {
    pub(super) white: &'static str,
    pub(super) black: &'static str,
    pub(super) starts: &'static str,
    pub(super) moves: &'static str,
    pub(super) total: &'static str,
    pub(super) class: &'static str,
    pub(super) added: &'static str,
    pub(super) added_at_zero: &'static str,
    pub(super) repeats: &'static str,
    pub(super) sand: &'static str,
    pub(super) strict: &'static str,
    pub(super) beyond: &'static str,
    pub(super) classes: [(&'static str, &'static str); 3],
    pub(super) always: &'static str,
    pub(super) untimed: &'static str,
    pub(super) unknown: &'static str,
    pub(super) at_zero: &'static str,
    pub(super) armageddon: &'static str,
    pub(super) armageddon_by: &'static str,
}

const ENGLISH: Words = Words {
    white: "White",
    black: "Black",
    starts: "starts with",
    moves: "moves",
    total: "in all",
    class: "class",
    added: "added with move",
    added_at_zero: "added to both at the first zero",
    repeats: "and again every",
    sand: "what one player uses, the other gains; the Laws have no such clock",
    strict: "this is plain PGN",
    beyond: "PGN itself has no words for it; this tag says all of it:",
    classes: [
        ("standard", "standard"),
        ("rapid", "rapid"),
        ("blitz", "blitz"),
    ],
    always: "in every edition",
    untimed: "Play without clocks.",
    unknown: "The time control is not known.",
    at_zero: "This clock adds a period's time when one player comes to zero, for both at once.",
    armageddon: "Armageddon: a draw counts as a win for Black; White must win.",
    armageddon_by: "That is a regulation of the event; by the Laws the game is drawn as any other.",
};

const FRENCH: Words = Words {
    white: "Blancs",
    black: "Noirs",
    starts: "au départ",
    moves: "coups",
    total: "en tout",
    class: "cadence",
    added: "ajouté avec le coup",
    added_at_zero: "ajouté aux deux au premier zéro",
    repeats: "puis de nouveau tous les",
    sand: "ce qu'un joueur use, l'autre le gagne ; les Règles n'ont pas de telle pendule",
    strict: "c'est du PGN pur",
    beyond: "le PGN n'a pas de mots pour cela ; cette étiquette dit tout :",
    classes: [
        ("standard", "lente"),
        ("rapid", "rapide"),
        ("blitz", "blitz"),
    ],
    always: "dans toutes les éditions",
    untimed: "On joue sans pendule.",
    unknown: "La cadence n'est pas connue.",
    at_zero: "Cette pendule ajoute le temps d'une période quand un joueur arrive à zéro, aux deux \
              à la fois.",
    armageddon: "Armageddon : une nulle compte comme un gain des Noirs ; aux Blancs de gagner.",
    armageddon_by: "C'est le règlement de l'épreuve ; selon les Règles, la partie est nulle comme \
                    une autre.",
};

impl Words {
    pub(super) fn of(lang: Lang) -> &'static Words {
        match lang {
            Lang::En => &ENGLISH,
            Lang::Fr => &FRENCH,
        }
    }

    /// A class in this language.
    pub(super) fn class_word(&self, word: &str) -> &'static str {
        let found = self.classes.iter().find(|(id, _)| *id == word);
        found.map_or("?", |(_, it)| it)
    }
}

/// The extra time of a period: `+ 30 s a move`.
pub(super) fn extra(lang: Lang, bonus: Bonus) -> String {
    let amount = seconds(bonus.amount());
    match (lang, bonus) {
        (_, Bonus::None) => String::new(),
        (Lang::En, Bonus::Increment(_)) => format!("+ {amount} s a move"),
        (Lang::En, Bonus::Delay(_)) => format!("each turn waits {amount} s"),
        (Lang::En, Bonus::Bronstein(_)) => format!("at most {amount} s given back a move"),
        (Lang::Fr, Bonus::Increment(_)) => format!("+ {amount} s par coup"),
        (Lang::Fr, Bonus::Delay(_)) => format!("chaque coup attend {amount} s"),
        (Lang::Fr, Bonus::Bronstein(_)) => format!("au plus {amount} s rendues par coup"),
    }
}

fn seconds(time: Millis) -> String {
    let (whole, rest) = (time.0 / 1_000, time.0 % 1_000);
    match rest {
        0 => whole.to_string(),
        _ => format!("{whole}.{rest:03}")
            .trim_end_matches('0')
            .to_owned(),
    }
}
