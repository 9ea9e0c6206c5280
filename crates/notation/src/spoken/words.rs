//! The words of each tongue, those that are said and those that are understood as well.

use flagfall_board::{File, Rank, Role};

use super::Tongue;

/// What is said.
pub(super) struct Said {
    pub(super) files: [&'static str; 8],
    pub(super) ranks: [&'static str; 8],
    /// What stands between a file and its rank.
    pub(super) joint: &'static str,
    /// King, queen, rook, bishop, knight, pawn.
    pub(super) men: [&'static str; 6],
    pub(super) takes: &'static str,
    pub(super) en_passant: &'static str,
    /// Before the piece that a pawn is exchanged for; may be empty.
    pub(super) promotes: &'static str,
    pub(super) short: &'static str,
    pub(super) long: &'static str,
    pub(super) check: &'static str,
    pub(super) mate: &'static str,
}

const LETTERS: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];
const FIGURES: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];

const PHONETIC: Said = Said {
    files: [
        "Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector",
    ],
    ranks: [
        "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht",
    ],
    joint: " ",
    men: ["König", "Dame", "Turm", "Läufer", "Springer", "Bauer"],
    takes: "schlägt",
    en_passant: "en passant",
    promotes: "",
    short: "Kurze Rochade",
    long: "Lange Rochade",
    check: "Schach",
    mate: "matt",
};

const ENGLISH: Said = Said {
    files: LETTERS,
    ranks: FIGURES,
    joint: "",
    men: ["king", "queen", "rook", "bishop", "knight", "pawn"],
    takes: "takes",
    en_passant: "en passant",
    promotes: "promotes to",
    short: "castles kingside",
    long: "castles queenside",
    check: "check",
    mate: "checkmate",
};

const FRENCH: Said = Said {
    files: LETTERS,
    ranks: FIGURES,
    joint: "",
    men: ["roi", "dame", "tour", "fou", "cavalier", "pion"],
    takes: "prend",
    en_passant: "en passant",
    promotes: "promotion",
    short: "petit roque",
    long: "grand roque",
    check: "échec",
    mate: "échec et mat",
};

/// What a word means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sense {
    Man(Role),
    File(File),
    Rank(Rank),
    Takes,
    Castles,
    Short,
    Long,
    /// *side*, after king or queen.
    Side,
    EnPassant,
    Check,
    /// Says nothing of the move.
    Filler,
}

/// The men in the order of [`Said::men`].
pub(super) const MEN: [Role; 6] = crate::language::ORDER;

/// Words that are understood besides, folded to lower case without accents. The men, the files
/// and the ranks are in their order, other ways to say the same apart by blanks.
struct Heard {
    men: [&'static str; 6],
    files: [&'static str; 8],
    ranks: [&'static str; 8],
    takes: &'static str,
    castles: &'static str,
    short: &'static str,
    long: &'static str,
    side: &'static str,
    check: &'static str,
    filler: &'static str,
}

const GERMAN_HEARD: Heard = Heard {
    men: [
        "konig koenig",
        "dame",
        "turm",
        "laufer laeufer",
        "springer pferd",
        "bauer",
    ],
    files: [
        "anna ana",
        "bella",
        "cesar caesar casar zasar",
        "david",
        "eva",
        "felix",
        "gustav gustaf",
        "hector hektor",
    ],
    ranks: [
        "eins",
        "zwei zwo",
        "drei",
        "vier",
        "funf fuenf",
        "sechs",
        "sieben",
        "acht",
    ],
    takes: "schlagt schlaegt schlagen nimmt mal x",
    castles: "rochade rochiert rochieren",
    short: "kurz kurze kurzen konigsseite konigsflugel",
    long: "lang lange langen damenseite damenflugel",
    side: "seite flugel",
    check: "schach matt schachmatt",
    filler: "auf an am im nach von der die das den mit und wird zur zum \
             umwandlung verwandelt in ein eine en",
};

const ENGLISH_HEARD: Heard = Heard {
    men: [
        "king",
        "queen",
        "rook tower",
        "bishop",
        "knight night horse",
        "pawn",
    ],
    files: [
        "alpha alfa anna",
        "bravo bella bee",
        "charlie cesar caesar see",
        "delta david dee",
        "echo eva",
        "foxtrot felix",
        "golf gustav gee",
        "hotel hector aitch",
    ],
    ranks: [
        "one", "two", "three", "four", "five", "six", "seven", "eight",
    ],
    takes: "takes take captures capture x times",
    castles: "castles castle castling",
    short: "short kingside",
    long: "long queenside",
    side: "side",
    check: "check checkmate mate",
    filler: "to from on the at and of promotes promoting promotion promoted equals into becomes \
             with my moves goes pawn's en",
};

const FRENCH_HEARD: Heard = Heard {
    men: [
        "roi",
        "dame reine",
        "tour",
        "fou",
        "cavalier cheval",
        "pion",
    ],
    files: [
        "anna anatole",
        "bella berthe",
        "cesar celestin",
        "david desire",
        "eva eugene",
        "felix francois",
        "gustav gaston",
        "hector henri",
    ],
    ranks: [
        "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit",
    ],
    takes: "prend prends prendre mange capture x",
    castles: "roque",
    short: "petit court",
    long: "grand long",
    side: "cote",
    check: "echec mat",
    filler: "le la les de du des en sur et au promotion promeut promu devient vers va l",
};

impl Tongue {
    pub(super) const fn said(self) -> &'static Said {
        match self {
            Tongue::Phonetic => &PHONETIC,
            Tongue::English => &ENGLISH,
            Tongue::French => &FRENCH,
        }
    }

    const fn heard(self) -> &'static Heard {
        match self {
            Tongue::Phonetic => &GERMAN_HEARD,
            Tongue::English => &ENGLISH_HEARD,
            Tongue::French => &FRENCH_HEARD,
        }
    }

    /// What a word means, folded to lower case without accents.
    pub(super) fn sense(self, word: &str) -> Option<Sense> {
        self.vocabulary()
            .find(|(known, _)| *known == word)
            .map(|(_, sense)| sense)
    }

    /// Every word understood and what it means.
    pub(super) fn vocabulary(self) -> impl Iterator<Item = (&'static str, Sense)> {
        let heard = self.heard();
        let each =
            |words: &'static str, sense: Sense| words.split_whitespace().map(move |it| (it, sense));
        let men = heard.men.iter().zip(MEN);
        let men = men.flat_map(move |(words, role)| each(words, Sense::Man(role)));
        let files = heard.files.iter().zip(File::all());
        let files = files.flat_map(move |(words, file)| each(words, Sense::File(file)));
        let letters = LETTERS.iter().zip(File::all());
        let letters = letters.map(|(letter, file)| (*letter, Sense::File(file)));
        let ranks = heard.ranks.iter().zip(Rank::all());
        let ranks = ranks.flat_map(move |(words, rank)| each(words, Sense::Rank(rank)));
        let figures = FIGURES.iter().zip(Rank::all());
        let figures = figures.map(|(figure, rank)| (*figure, Sense::Rank(rank)));
        let others = [
            (heard.takes, Sense::Takes),
            (heard.castles, Sense::Castles),
            (heard.short, Sense::Short),
            (heard.long, Sense::Long),
            (heard.side, Sense::Side),
            ("passant", Sense::EnPassant),
            (heard.check, Sense::Check),
            (heard.filler, Sense::Filler),
        ];
        let others = others
            .into_iter()
            .flat_map(move |(words, sense)| each(words, sense));
        men.chain(files)
            .chain(letters)
            .chain(ranks)
            .chain(figures)
            .chain(others)
    }
}
