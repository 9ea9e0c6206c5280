//! The table is whole, and each letter is its man's.

use std::collections::BTreeSet;

use flagfall_board::Role;

use super::*;

fn check(code: &str, letters: &str) {
    let language = Language::from_code(code).unwrap_or_else(|| panic!("no {code}"));
    let pieces = &ORDER[..5];
    let found: Vec<&str> = pieces.iter().map(|&role| language.letter(role)).collect();
    assert_eq!(found.join(" "), letters, "{code}");
}

#[test]
fn letters_as_printed() {
    // The PGN standard's list, turned from the king down.
    for (code, letters) in [
        ("cs", "K D V S J"),
        ("da", "K D T L S"),
        ("nl", "K D T L P"),
        ("en", "K Q R B N"),
        ("et", "K L V O R"),
        ("fi", "K D T L R"),
        ("fr", "R D T F C"),
        ("de", "K D T L S"),
        ("hu", "K V B F H"),
        ("is", "K D H B R"),
        ("it", "R D T A C"),
        ("no", "K D T L S"),
        ("pl", "K H W G S"),
        ("pt", "R D T B C"),
        ("ro", "R D T N C"),
        ("es", "R D T A C"),
        ("sv", "K D T L S"),
    ] {
        check(code, letters);
        let source = Language::from_code(code).map(|it| it.source);
        assert_eq!(source, Some(Source::PgnStandard), "{code}");
    }
    for (code, letters) in [
        ("ru", "Кр Ф Л С К"),
        ("uk", "Кр Ф Т С К"),
        ("bg", "Ц Д Т О К"),
        ("be", "К Вз Лд А В"),
        ("el", "Ρ Β Π Α Ι"),
        ("tr", "Ş V K F A"),
        ("sl", "K D T L S"),
        ("lv", "K D T L Z"),
        ("lt", "K V B R Ž"),
        ("vi", "V H X T M"),
        ("id", "R M B G K"),
        ("ar", "م و ر ف ح"),
        ("he", "מ מה צ ר פ"),
        ("zh", "王 后 车 象 马"),
        ("ja", "K Q R B N"),
        ("sr-Cyrl-RS", "К Д Т Л С"),
        ("sr-Latn", "K D T L S"),
        ("nb", "K D T L S"),
        ("de-AT", "K D T L S"),
        ("PT_br", "R D T B C"),
    ] {
        check(code, letters);
    }
    for unknown in ["", "x", "xx", "tlh", "ü", "é-FR"] {
        assert!(Language::from_code(unknown).is_none(), "{unknown}");
    }
}

#[test]
fn most_letters_were_compared_with_a_text() {
    let compared = |source: Source| !matches!(source, Source::Names | Source::Recalled);
    let found = Language::ALL.iter().filter(|it| compared(it.source));
    assert_eq!(found.count(), 38);
    for (code, letters, source) in [
        ("gl", "R D T A C", Source::Wikipedia),
        ("eo", "R D T K Ĉ", Source::Wikipedia),
        ("sq", "M Msh Ku O Ka", Source::Wikipedia),
        ("sk", "K D V S J", Source::Course),
        ("az", "Ş V T F A", Source::Program),
        ("ms", "R M T G K", Source::Names),
    ] {
        check(code, letters);
        assert_eq!(Language::from_code(code).map(|it| it.source), Some(source));
    }
}

#[test]
fn no_letter_stands_for_two_men() {
    for language in Language::ALL {
        let spelled: Vec<_> = language.spellings().collect();
        let letters: BTreeSet<&str> = spelled.iter().map(|(letter, _)| *letter).collect();
        assert_eq!(letters.len(), spelled.len(), "{}", language.english);
        for role in &ORDER[..5] {
            assert!(!language.letter(*role).is_empty(), "{}", language.english);
        }
        // A letter is no file's, and no rank's.
        for (letter, _) in spelled {
            let first = letter.chars().next().unwrap();
            assert!(
                !matches!(first, 'a'..='h' | '1'..='8' | 'O' | '0'..='0' | 'x') || first == 'O'
            );
        }
    }
}

#[test]
fn letters_begin_the_names() {
    // N and D so as not to mistake the knight for the king; P as the standard prints it.
    let otherwise = [
        ("en", Role::Knight),
        ("ga", Role::Knight),
        ("fi", Role::Pawn),
        ("et", Role::Pawn),
    ];
    for language in Language::ALL {
        let codes: Vec<&str> = Language::ALL.iter().map(|it| it.code).collect();
        assert_eq!(codes.iter().filter(|it| **it == language.code).count(), 1);
        let latin = matches!(language.code, "ja" | "ko");
        for role in ORDER {
            let (letter, name) = (language.letter(role), language.man_name(role));
            assert!(!name.is_empty(), "{}: {role}", language.english);
            if letter.is_empty() || latin || otherwise.contains(&(language.code, role)) {
                continue;
            }
            let first = |text: &str| text.chars().next().map(|it| it.to_lowercase().to_string());
            let (letter, name) = (first(letter), first(name));
            // A capital in Greek bears no accent.
            let accented = (letter.as_deref(), name.as_deref()) == (Some("ι"), Some("ί"));
            assert!(letter == name || accented, "{}: {role}", language.english);
        }
    }
}

/// The languages in which a line can be read, by their codes, and how sure they are.
fn recognized(moves: &str) -> (Vec<&'static str>, Sureness, Recognized) {
    let moves = moves.split_whitespace().filter(|it| !it.ends_with('.'));
    let found = recognize(&flagfall_board::Position::initial(), moves);
    let codes = found.candidates.iter().map(|it| it.language.code).collect();
    (codes, found.sureness, found)
}

#[test]
fn a_game_tells_its_language_by_being_played() {
    let (codes, sureness, found) = recognized("1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. Fa4 Cf6 5. 0-0");
    assert_eq!((codes, sureness), (vec!["fr"], Sureness::Certain));
    assert_eq!(
        found.to_string(),
        "French: no other language reads all 9 half-moves"
    );
    let (codes, sureness, _) = recognized("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6");
    assert_eq!(
        (codes, sureness),
        (vec!["en", "ja", "ko"], Sureness::SameMoves)
    );
    // German, Danish, Croatian and more have the same letters: the game is sure all the same.
    let (codes, sureness, found) = recognized("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6");
    assert!(
        codes.contains(&"de") && codes.contains(&"da") && !codes.contains(&"nl"),
        "{codes:?}"
    );
    assert_eq!(sureness, Sureness::SameMoves);
    assert_eq!(found.language().map(|it| it.code), Some("de"));
    let (codes, sureness, _) = recognized("1. e4 e5 2. Кf3 Кc6 3. Сb5 Кf6 4. 0-0 Кxe4 5. Лe1");
    assert_eq!((codes, sureness), (vec!["ru"], Sureness::Certain));
    let (codes, sureness, _) = recognized("1. e4 e5 2. פf3 פc6 3. רb5");
    assert_eq!((codes, sureness), (vec!["he"], Sureness::Certain));
    // Pawns have no letters: every language will do.
    let (codes, sureness, _) = recognized("1. e4 e5 2. d4 exd4");
    assert_eq!(
        (codes.len(), sureness),
        (Language::ALL.len(), Sureness::SameMoves)
    );
}

#[test]
fn a_text_that_is_two_games_is_called_so() {
    // R moves the rook of the English and the king of the French.
    let start = "8/8/8/8/8/8/1R6/K6k w - - 0 1";
    let position = flagfall_board::Position::from_fen(start).unwrap();
    let found = recognize(&position, ["Rb1"]);
    assert_eq!(found.sureness, Sureness::DifferentMoves);
    assert_eq!(found.language(), None);
    let game = |code: &str| {
        let candidate = found.candidates.iter().find(|it| it.language.code == code);
        candidate.map(|it| it.game)
    };
    assert!(game("en") != game("fr") && game("en").is_some() && game("fr") == game("es"));
}

#[test]
fn a_text_that_nobody_reads_names_who_reads_furthest() {
    let (codes, sureness, found) = recognized("1. e4 e5 2. Sf3 Qxx");
    assert_eq!(
        (found.read, found.plies, sureness),
        (3, 4, Sureness::Partly)
    );
    assert!(codes.contains(&"de") && found.language().is_none());
    assert!(
        found
            .to_string()
            .ends_with(": 3 of 4 half-moves read, no more in any")
    );
    let (_, sureness, found) = recognized("");
    assert_eq!((sureness, found.plies), (Sureness::SameMoves, 0));
}
