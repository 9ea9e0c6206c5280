//! A group of work as statements, inside a transaction that is not theirs to commit.

use std::collections::HashMap;

use postgres::{Error, Transaction};

use super::read::{self, Stand};
use crate::chain::{self, Chain};
use crate::{Append, Appended, MAX_ENTRIES, NewGame, SeatToken, StoreError};

/// What came of one piece of work: done, or the request's own fault.
pub(super) type Told<T> = Result<T, StoreError>;

/// Records a new game.
pub(super) fn create(tx: &mut Transaction<'_>, game: &NewGame) -> Result<Told<()>, Error> {
    let salt = match chain::salt() {
        Ok(salt) => salt,
        Err(error) => return Ok(Err(error)),
    };
    let hash = Chain::begin(salt, &game.id, game.created_ms, &game.header).head();
    let sql = "INSERT INTO game (id, header, created_ms, salt, hash)
               VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
    let (salt, hash) = (salt.as_slice(), hash.as_slice());
    let made = tx.execute(
        sql,
        &[&game.id, &game.header, &game.created_ms, &salt, &hash],
    )?;
    if made == 0 {
        let id = game.id.clone();
        return Ok(Err(StoreError::GameExists { id }));
    }
    for token in &game.tokens {
        put_seat(tx, &game.id, token)?;
    }
    Ok(Ok(()))
}

/// Gives a seat a new token.
pub(super) fn reseat(
    tx: &mut Transaction<'_>,
    game: &str,
    token: &SeatToken,
) -> Result<Told<()>, Error> {
    if read::stands(tx, &[game])?.is_empty() {
        let id = game.to_owned();
        return Ok(Err(StoreError::NoSuchGame { id }));
    }
    let taken = read::seat(tx, game, &token.hash)?;
    if taken.is_some_and(|seat| seat != token.seat) {
        let seat = token.seat.clone();
        return Ok(Err(StoreError::SameSeat { seat }));
    }
    put_seat(tx, game, token)?;
    Ok(Ok(()))
}

pub(super) fn put_seat(
    tx: &mut Transaction<'_>,
    game: &str,
    token: &SeatToken,
) -> Result<(), Error> {
    let sql = "INSERT INTO seat (game, seat, hash) VALUES ($1, $2, $3)
               ON CONFLICT (game, seat) DO UPDATE SET hash = excluded.hash";
    tx.execute(sql, &[&game, &token.seat, &token.hash.as_slice()])?;
    Ok(())
}

/// Entries about to be written, column by column: one statement writes them all.
#[derive(Default)]
struct Rows<'a> {
    game: Vec<&'a str>,
    seq: Vec<i64>,
    at_ms: Vec<i64>,
    body: Vec<&'a str>,
    key: Vec<Option<&'a str>>,
    hash: Vec<Vec<u8>>,
}

/// Appends, in order; each sees what those before it did.
pub(super) fn appends(
    tx: &mut Transaction<'_>,
    all: &[&Append],
    now_ms: i64,
) -> Result<Vec<Told<Appended>>, Error> {
    let mut games: Vec<&str> = all.iter().map(|it| it.game.as_str()).collect();
    games.sort_unstable();
    games.dedup();
    let mut stands: HashMap<String, Stand> = read::stands(tx, &games)?.into_iter().collect();
    let mut known = keys(tx, all)?;
    let mut rows = Rows::default();
    let mut told = Vec::with_capacity(all.len());
    for append in all {
        let judged = judge(append, stands.get(&append.game), &known);
        let done = judged.map(|earlier| match (earlier, stands.get_mut(&append.game)) {
            (None, Some(stand)) => put(append, stand, now_ms, &mut rows),
            (earlier, _) => earlier.unwrap_or_default(),
        });
        if let (Ok(done), Some(key)) = (&done, &append.key) {
            let repeated = Appended {
                repeated: true,
                ..*done
            };
            known.insert((append.game.clone(), key.clone()), repeated);
        }
        told.push(done);
    }
    if !rows.seq.is_empty() {
        let sql = "INSERT INTO entry (game, seq, at_ms, body, key, recorded_ms, hash)
            SELECT g, s, a, b, k, $6, h
            FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $7::bytea[])
                WITH ORDINALITY AS row (g, s, a, b, k, h, nth) ORDER BY nth";
        let Rows {
            game,
            seq,
            at_ms,
            body,
            key,
            hash,
        } = &rows;
        tx.execute(sql, &[game, seq, at_ms, body, key, &now_ms, hash])?;
    }
    Ok(told)
}

/// Whether an append may be written: `None`; what was answered under its key before; or why not.
fn judge(
    append: &Append,
    stand: Option<&Stand>,
    known: &HashMap<(String, String), Appended>,
) -> Told<Option<Appended>> {
    let Some(stand) = stand else {
        let id = append.game.clone();
        return Err(StoreError::NoSuchGame { id });
    };
    if append.fence.is_some_and(|it| it != stand.fence) {
        let game = append.game.clone();
        return Err(StoreError::NotOwner { game });
    }
    if let Some(key) = &append.key
        && let Some(earlier) = known.get(&(append.game.clone(), key.clone()))
    {
        return Ok(Some(*earlier));
    }
    let (expected, current) = (append.expected_seq, stand.chain.seq());
    if expected != current {
        return Err(StoreError::Conflict { expected, current });
    }
    if current + append.entries.len() as u64 > MAX_ENTRIES {
        let limit = MAX_ENTRIES;
        return Err(StoreError::GameFull { current, limit });
    }
    Ok(None)
}

fn put<'a>(append: &'a Append, stand: &mut Stand, now_ms: i64, rows: &mut Rows<'a>) -> Appended {
    let key = append.key.as_deref();
    let chain = &mut stand.chain;
    let first = chain.seq() + 1;
    for entry in &append.entries {
        let hash = chain.next(entry.at_ms, key, now_ms, &entry.body);
        rows.game.push(&append.game);
        rows.seq
            .push(i64::try_from(chain.seq()).unwrap_or(i64::MAX));
        rows.at_ms.push(entry.at_ms);
        rows.body.push(&entry.body);
        rows.key.push(key);
        rows.hash.push(hash.to_vec());
    }
    Appended {
        first,
        last: chain.seq(),
        repeated: false,
        head: chain.head(),
    }
}

/// What was answered before under the keys of these appends.
fn keys(
    tx: &mut Transaction<'_>,
    all: &[&Append],
) -> Result<HashMap<(String, String), Appended>, Error> {
    let keyed = |it: &&&Append| it.key.is_some();
    let games: Vec<&str> = all
        .iter()
        .filter(keyed)
        .map(|it| it.game.as_str())
        .collect();
    let keys: Vec<&str> = all.iter().filter_map(|it| it.key.as_deref()).collect();
    if keys.is_empty() {
        return Ok(HashMap::new());
    }
    let sql =
        "SELECT e.game, e.key, min(e.seq), max(e.seq), (array_agg(e.hash ORDER BY e.seq DESC))[1]
        FROM unnest($1::text[], $2::text[]) AS asked (game, key)
        JOIN entry AS e ON e.game = asked.game AND e.key = asked.key
        GROUP BY e.game, e.key";
    let rows = tx.query(sql, &[&games, &keys])?;
    Ok(rows
        .iter()
        .map(|row| {
            let (first, last): (i64, i64) = (row.get(2), row.get(3));
            let head: Vec<u8> = row.get(4);
            let appended = Appended {
                first: first.unsigned_abs(),
                last: last.unsigned_abs(),
                repeated: true,
                head: head.try_into().unwrap_or_default(),
            };
            ((row.get(0), row.get(1)), appended)
        })
        .collect())
}
