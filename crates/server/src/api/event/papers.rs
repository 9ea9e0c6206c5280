//! What is printed of an event: `pairings.pdf`, `results.pdf`, `cards.pdf`, `report.pdf`.

use super::cards::Codes;
use super::log;
use super::read::no_round;
use crate::app::App;
use crate::events::{Held, Standing, changes, game_file};
use crate::hub::{Kind, Table, To, blocking};
use crate::problem::Problem;
use crate::words::sentence;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use flagfall_clock::Millis;
use flagfall_event::{Board, Bye, Event, Kind as Played, Number, Player, Round};
use flagfall_game::Game;
use flagfall_print::{
    BoardLine, EventHead, Paper, RoundReport, RoundSheet, Ruled, SeatCard, round_report,
    round_sheet, seat_cards,
};
use flagfall_say::{Text, say};
use flagfall_wire::AboutJson;
use flagfall_words::{Lang, say_in};
use std::sync::Arc;

/// What is asked to be printed.
pub(super) struct Asked {
    pub(super) name: String,
    pub(super) round: Option<u16>,
    pub(super) paper: Option<String>,
    /// What the cards bear for the players to take their seats by.
    pub(super) codes: Codes,
    pub(super) lang: Lang,
}

/// Prints it. The report is the arbiters'; the rest is public.
pub(super) async fn paper(
    app: &App,
    (held, standing): (&Held, Standing),
    event: Arc<Event>,
    asked: Asked,
) -> Result<Response, Problem> {
    let paper = match &asked.paper {
        None => Paper::A4,
        Some(size) => size
            .parse()
            .map_err(|error| Problem::bad_request(format!("paper: {error}.")))?,
    };
    let number = asked.round.or(event.current());
    let number = number.ok_or_else(|| Problem::not_found("No round has been paired yet."))?;
    let round = event.round(number).ok_or_else(|| no_round(number))?.clone();
    let (mut tables, mut notes) = (Vec::new(), Vec::new());
    match asked.name.as_str() {
        "pairings.pdf" | "results.pdf" | "cards.pdf" => {}
        "report.pdf" if standing == Standing::Arbiter => {
            for (board, it) in &round.boards {
                if let Some(game) = it.game() {
                    let handle = app.hub.look_on(game).await?;
                    tables.push((*board, Arc::clone(&handle.live.borrow().table)));
                }
            }
            notes = log::notes(app, held, number).await?;
        }
        "report.pdf" => {
            return Err(Problem::forbidden(
                "The report is for the arbiters of the event.",
            ));
        }
        _ => {
            return Err(Problem::not_found(
                "There are games.pgn, results.trf, results.csv, players.csv and log; \
                 pairings.pdf, results.pdf, cards.pdf and report.pdf.",
            ));
        }
    }
    let lang = asked.lang;
    let printed = blocking(move || {
        let sheet = Sheet {
            event: &event,
            number,
            round: &round,
            lang,
        };
        match asked.name.as_str() {
            "cards.pdf" => seat_cards(&sheet.cards(&asked.codes), paper, lang),
            "report.pdf" => round_report(&sheet.report(&tables, notes), paper, lang),
            name => round_sheet(&sheet.listed(name == "results.pdf"), paper, lang),
        }
    });
    let printed = printed.await?;
    let printed = printed.map_err(|error| Problem::broken(sentence(error.to_string())))?;
    let headers = [
        (header::CONTENT_TYPE, "application/pdf"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    Ok((headers, printed.pdf).into_response())
}

struct Sheet<'a> {
    event: &'a Event,
    number: u16,
    round: &'a Round,
    lang: Lang,
}

impl Sheet<'_> {
    fn said(&self, text: &Text) -> String {
        say_in(self.lang, text)
    }

    fn head(&self) -> EventHead {
        let about = self.event.about();
        let day = self.event.day(self.number).map(|it| it.to_string());
        let parts = [
            about.place.clone(),
            day.unwrap_or_default(),
            self.round.time.clone(),
        ];
        let parts = parts.into_iter().filter(|it| !it.is_empty());
        EventHead {
            event: about.name.clone(),
            about: parts.collect::<Vec<_>>().join(", "),
            round: self.number.to_string(),
            under: self.under(),
            arbiter: about.chief_arbiter.clone(),
        }
    }

    fn under(&self) -> String {
        let about = self.event.about();
        let laws = self.said(&say!("print-laws", edition = about.edition.as_str()));
        match about.time_control.as_str() {
            "" => laws,
            control => format!("{control}   {laws}"),
        }
    }

    fn player(&self, number: Number) -> (String, String) {
        let Some(player) = self.event.player(number) else {
            return (number.to_string(), String::new());
        };
        (player.name.clone(), known(player))
    }

    fn lines(&self, with_results: bool) -> Vec<BoardLine> {
        let named = |number| {
            let (name, known) = self.player(number);
            match known.is_empty() {
                true => name,
                false => format!("{name}  ({known})"),
            }
        };
        let line = |(number, board): (&u16, &Board)| BoardLine {
            board: number.to_string(),
            white: named(board.white),
            black: named(board.black),
            result: match with_results {
                true => board.score().map(|it| it.to_string()).unwrap_or_default(),
                false => String::new(),
            },
            remark: match with_results {
                true => self.remark(board),
                false => String::new(),
            },
        };
        self.round.boards.iter().map(line).collect()
    }

    fn remark(&self, board: &Board) -> String {
        let mut remarks = Vec::new();
        match board.score().map(|it| it.kind()) {
            Some(Played::Forfeit) => remarks.push(self.said(&say!("print-forfeit"))),
            Some(Played::Unrated) => remarks.push(self.said(&say!("print-unrated"))),
            _ => {}
        }
        if board.entered.len() > 1 {
            remarks.push(self.said(&say!("print-remark-changed")));
        }
        remarks.join("; ")
    }

    fn listed(&self, with_results: bool) -> RoundSheet {
        let gets = |bye: Bye| match bye {
            Bye::Allocated | Bye::Full => "1",
            Bye::Half => "½",
            Bye::Zero => "0",
        };
        let byes = self.round.byes.iter();
        RoundSheet {
            head: self.head(),
            with_results,
            boards: self.lines(with_results),
            byes: byes
                .map(|(who, bye)| (self.player(*who).0, gets(*bye).to_owned()))
                .collect(),
        }
    }

    fn cards(&self, codes: &Codes) -> Vec<SeatCard> {
        let clocks = self.clocks();
        let card = |(number, board): (&u16, &Board)| SeatCard {
            event: self.event.about().name.clone(),
            round: self.number.to_string(),
            board: number.to_string(),
            white: self.player(board.white),
            black: self.player(board.black),
            under: self.under(),
            clocks: clocks.clone(),
            codes: codes.get(number).cloned().unwrap_or_default(),
        };
        self.round.boards.iter().map(card).collect()
    }

    /// What the clocks are set to.
    fn clocks(&self) -> (String, String) {
        let about = AboutJson::write(self.event.about());
        let read = game_file(&about).read().ok();
        let game = read.and_then(|it| Game::new(it.header).ok());
        let standing = game.and_then(|it| it.clocks(Millis::ZERO));
        standing.map_or_else(Default::default, |it| {
            (in_hours(it.white), in_hours(it.black))
        })
    }

    fn report(&self, tables: &[(u16, Arc<Table>)], notes: Vec<String>) -> RoundReport {
        let mut ruled = Vec::new();
        for (board, table) in tables {
            let lines = rulings(table, self.lang);
            if let Some(it) = self.round.boards.get(board).filter(|_| !lines.is_empty()) {
                let (white, black) = (self.player(it.white).0, self.player(it.black).0);
                let label = self.said(&say!("print-board"));
                ruled.push((format!("{label} {board}: {white} – {black}"), lines));
            }
        }
        RoundReport {
            head: self.head(),
            boards: self.lines(true),
            ruled,
            changes: changes(self.round, self.lang),
            notes,
        }
    }
}

/// What is known of a player, beside his name: `GM 2700 ENG`.
fn known(player: &Player) -> String {
    let parts = [
        player.title.clone(),
        player.rating.map(|it| it.to_string()).unwrap_or_default(),
        player.federation.clone(),
    ];
    let parts = parts.into_iter().filter(|it| !it.is_empty());
    parts.collect::<Vec<_>>().join(" ")
}

/// Every ruling, question and refusal of a game, for its arbiter.
fn rulings(table: &Table, lang: Lang) -> Vec<Ruled> {
    let told = table.told.iter().filter(|told| {
        let ruled = matches!(told.kind, Kind::Ruling | Kind::Outcome | Kind::Question);
        told.in_margin && (ruled || told.kind == Kind::Refusal && told.to != To::All)
    });
    told.map(|told| Ruled {
        after: after(table, told.ply),
        text: told.text(lang).to_owned(),
        cites: told
            .citations
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join("; "),
        ..Ruled::default()
    })
    .collect()
}

/// The move after which something was told: `12... Ng8`.
fn after(table: &Table, plies: u32) -> String {
    let index = usize::try_from(plies).unwrap_or(0).wrapping_sub(1);
    let Some(ply) = table.game.moves().get(index) else {
        return String::new();
    };
    let number = table.game.position_before(index).fullmoves();
    let dots = match ply.by {
        flagfall_board::Color::White => ".",
        flagfall_board::Color::Black => "...",
    };
    format!("{number}{dots} {}", crate::words::plain_san(ply))
}

fn in_hours(time: Millis) -> String {
    let seconds = time.0 / 1000;
    format!(
        "{}:{:02}:{:02}",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60
    )
}
