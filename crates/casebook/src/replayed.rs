//! Cases and game files for a page that replays them.

use crate::{Case, Found};
use flagfall_edition::Edition;
use flagfall_game::Replay;
use flagfall_record::{Entry, Header, Regulations};
use flagfall_wire::{CaseNameJson, GameFile, ReadingJson, ReplayedJson, Stepped, WireError};
use flagfall_words::Lang;

/// No text is longer, in bytes.
const LONGEST: usize = 4 << 20;

/// Replays a case of a casebook's file (Markdown), or a game file (JSON, which begins with `{`),
/// act by act in a language: the case of that number, from 1, and the first without one. Under
/// the edition named, and without one under the newest of the case's table, or the game's own.
///
/// ```
/// use flagfall_casebook::replayed;
/// use flagfall_edition::E09;
/// use flagfall_words::Lang;
///
/// let file = r#"{"edition": "2023", "acts": [{"by": "white", "act": "resign"}]}"#;
/// let game = replayed(file, None, Some(E09), Lang::En).unwrap();
/// assert_eq!(game.steps[0].act, "White resigns");
/// assert_eq!(game.outcome.unwrap().cites[0].article, "5.1b");
/// assert!(replayed("# Nothing", None, None, Lang::En).is_err());
/// ```
///
/// # Errors
/// [`WireError`] names the line, or the place in the object, what it takes and what it holds.
pub fn replayed(
    text: &str,
    number: Option<usize>,
    edition: Option<Edition>,
    lang: Lang,
) -> Result<ReplayedJson, WireError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.len() > LONGEST {
        let expected = format!("at most {LONGEST} bytes");
        return Err(WireError::new("", expected, text.len().to_string()));
    }
    match text.trim_start().starts_with('{') {
        true => game(text, edition, lang),
        false => case(text, number, edition, lang),
    }
}

fn game(text: &str, edition: Option<Edition>, lang: Lang) -> Result<ReplayedJson, WireError> {
    let mut file = GameFile::parse(text)?;
    if let Some(edition) = edition {
        edition.id().clone_into(&mut file.edition);
    }
    let read = file.read()?;
    ruled("game", read.header, &read.entries, "", lang).map(|(it, _)| it)
}

fn case(
    text: &str,
    number: Option<usize>,
    edition: Option<Edition>,
    lang: Lang,
) -> Result<ReplayedJson, WireError> {
    let cases = Case::read_all(text).map_err(|error| {
        let place = format!("line {}", error.line);
        WireError::new(
            place,
            "a case: `## …`, a ```case block, a table",
            error.message,
        )
    })?;
    let name = |(at, it): (usize, &Case)| CaseNameJson {
        number: at + 1,
        line: it.line,
        title: it.title(lang).to_owned(),
    };
    let names: Vec<CaseNameJson> = cases.iter().enumerate().map(name).collect();
    if cases.is_empty() {
        let expected = "a game file, which is a JSON object, or cases: `## …` and a ```case block";
        return Err(WireError::new("line 1", expected, "neither"));
    }
    let number = number.unwrap_or(1);
    let found = number.checked_sub(1).and_then(|at| cases.get(at));
    let Some(case) = found else {
        let expected = format!("1 to {}", cases.len());
        return Err(WireError::new("the case", expected, number.to_string()));
    };
    let newest = || {
        case.rows
            .last()
            .and_then(|row| row.editions.last())
            .copied()
    };
    let edition = edition.or_else(newest).or(Edition::ALL.last().copied());
    let Some(edition) = edition else {
        return Err(WireError::new("the edition", "an edition", "none"));
    };
    let place = format!("line {}", case.line);
    let header = case.header(edition);
    let (mut it, replay) = ruled("case", header, &case.acts, &place, lang)?;
    let found = Found::of(&replay, case.shows_clocks);
    it.agrees = case.row(edition).map(|row| row.says(&found));
    it.found = Some(ReadingJson {
        editions: vec![edition.id()],
        ruling: crate::short::said(&found.ruling, lang),
        cites: found.cites,
    });
    it.table = case.rows.iter().map(|row| reading(row, lang)).collect();
    it.number = number;
    it.cases = names;
    case.topic(lang).clone_into(&mut it.topic);
    case.title(lang).clone_into(&mut it.title);
    Ok(it)
}

fn reading(row: &crate::Row, lang: Lang) -> ReadingJson {
    ReadingJson {
        editions: row.editions.iter().map(|it| it.id()).collect(),
        ruling: row.said(lang),
        cites: row.cites.clone(),
    }
}

fn ruled(
    kind: &'static str,
    header: Header,
    entries: &[Entry],
    place: &str,
    lang: Lang,
) -> Result<(ReplayedJson, Replay), WireError> {
    let (edition, terms) = (header.edition, terms(&header.regulations));
    let moves = header.moves.clone();
    let stepped = Stepped::of(header, entries, lang)
        .map_err(|error| WireError::new(place, "a game that can begin", error.to_string()))?;
    let (outcome, standing) = (stepped.outcome(lang), stepped.standing(lang));
    let it = ReplayedJson {
        kind,
        number: 0,
        cases: Vec::new(),
        topic: String::new(),
        title: String::new(),
        edition: edition.id(),
        terms,
        moves,
        table: Vec::new(),
        found: None,
        agrees: None,
        before: stepped.before,
        steps: stepped.steps,
        outcome,
        standing,
    };
    let replay = Replay {
        game: stepped.game,
        events: stepped.events,
    };
    Ok((it, replay))
}

/// What a game is played under, as far as the event settled it.
fn terms(under: &Regulations) -> Vec<String> {
    let control = under.time_control.as_ref().map(ToString::to_string);
    let options = under.options.iter();
    let options = options.map(|(name, value)| format!("{name} = {value}"));
    control.into_iter().chain(options).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use flagfall_edition::{E09, E18, E23};

    const CASE: &str = "# The price of a wrong claim
> fr: Le prix d’une réclamation erronée

## The position would come only for the second time
```case
control 40/120m:60m
clocks  White 1:20, Black 4:10
moves   1. Nf3 Nf6 2. Ng1
act     Black claims repetition, having written Ng8
```
| editions | ruling                       | cites     |
|----------|------------------------------|-----------|
| 2009     | White +3:00; Black plays Ng8 | 9.2a 9.5b |
";

    #[test]
    fn a_case_is_ruled_act_by_act() {
        let it = replayed(CASE, None, None, Lang::En).unwrap();
        assert_eq!((it.kind, it.number, it.edition), ("case", 1, "2009"));
        assert_eq!(it.agrees, Some(true));
        let [step] = it.steps.as_slice() else {
            panic!("{:?}", it.steps)
        };
        let cites = &step.came.rulings[0].cites;
        assert!(cites.iter().any(|it| it.article == "9.5b"), "{cites:?}");
        let clocks = step.after.clocks.as_ref().unwrap();
        assert_eq!((clocks.white_ms, clocks.black_ms), (260_000, 250_000));
        assert_eq!(
            step.after.placement,
            "rnbqkb1r/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR"
        );
        let french = replayed(CASE, Some(1), Some(E09), Lang::Fr).unwrap();
        assert_eq!(french.topic, "Le prix d’une réclamation erronée");
        // An edition of which the table does not speak.
        let other = replayed(CASE, Some(1), Some(E18), Lang::En).unwrap();
        assert_eq!(other.agrees, None);
        assert!(other.found.unwrap().ruling.contains("White +2:00"));
    }

    #[test]
    fn what_cannot_be_read_names_its_place() {
        let check = |text: &str, number, says: &str| {
            let error = replayed(text, number, Some(E23), Lang::En).unwrap_err();
            assert!(error.to_string().contains(says), "{error}");
        };
        check("", None, "line 1");
        check("# Only a title", None, "line 1");
        check(CASE, Some(2), "1 to 1");
        check(CASE, Some(0), "1 to 1");
        check(&CASE.replace("Black claims", "Black flies"), None, "line 9");
        check("{\"edition\": ", None, "line 1, column");
        let flies = r#"{"edition": "2023", "acts": [{"by": "white", "act": "fly"}]}"#;
        check(flies, None, "acts[0]");
        check(r#"{"edition": "2023", "moves": "1. e5"}"#, None, "e5");
    }
}
