//! What is asked of the database, as statements.

use postgres::{Client, Error, GenericClient, Row};

use crate::{Appended, Chain, GameSummary, Hash, SeatToken, StoredEntry, StoredGame, TokenHash};

/// Bytes of a length that the schema holds them to.
fn bytes<const N: usize>(row: &Row, column: usize) -> [u8; N] {
    let bytes: &[u8] = row.get(column);
    bytes.try_into().unwrap_or([0; N])
}

fn count(row: &Row, column: usize) -> u64 {
    u64::try_from(row.get::<_, i64>(column)).unwrap_or(0)
}

/// Where the append under a key stands.
pub(super) fn earlier(
    client: &mut impl GenericClient,
    game: &str,
    key: &str,
) -> Result<Option<Appended>, Error> {
    let sql = "SELECT min(seq) OVER (), seq, hash FROM entry WHERE game = $1 AND key = $2
               ORDER BY seq DESC LIMIT 1";
    let row = client.query_opt(sql, &[&game, &key])?;
    Ok(row.map(|row| Appended {
        first: count(&row, 0),
        last: count(&row, 1),
        repeated: true,
        head: bytes(&row, 2),
    }))
}

/// A game with its entries as they stand at one moment.
pub(super) fn game(client: &mut Client, id: &str) -> Result<Option<StoredGame>, Error> {
    let mut moment = client
        .build_transaction()
        .read_only(true)
        .isolation_level(postgres::IsolationLevel::RepeatableRead)
        .start()?;
    let found = game_at(&mut moment, id)?;
    moment.commit()?;
    Ok(found)
}

/// A game with its entries, within a transaction.
pub(super) fn game_at(
    client: &mut impl GenericClient,
    id: &str,
) -> Result<Option<StoredGame>, Error> {
    let sql = "SELECT header, created_ms, salt, hash FROM game WHERE id = $1";
    let Some(head) = client.query_opt(sql, &[&id])? else {
        return Ok(None);
    };
    let sql = "SELECT seq, at_ms, body, key, recorded_ms, hash
               FROM entry WHERE game = $1 ORDER BY seq";
    let entries = client.query(sql, &[&id])?;
    Ok(Some(StoredGame {
        id: id.to_owned(),
        header: head.get(0),
        created_ms: head.get(1),
        salt: bytes(&head, 2),
        hash: bytes(&head, 3),
        entries: entries.iter().map(entry).collect(),
    }))
}

/// The entries of a game after that number.
pub(super) fn since(
    client: &mut impl GenericClient,
    game: &str,
    after: u64,
) -> Result<Vec<StoredEntry>, Error> {
    let sql = "SELECT seq, at_ms, body, key, recorded_ms, hash
               FROM entry WHERE game = $1 AND seq > $2 ORDER BY seq";
    let after = i64::try_from(after).unwrap_or(i64::MAX);
    let rows = client.query(sql, &[&game, &after])?;
    Ok(rows.iter().map(entry).collect())
}

fn entry(row: &Row) -> StoredEntry {
    StoredEntry {
        seq: count(row, 0),
        at_ms: row.get(1),
        body: row.get(2),
        key: row.get(3),
        recorded_ms: row.get(4),
        hash: bytes(row, 5),
    }
}

/// The seat that a token opens.
pub(super) fn seat(
    client: &mut impl GenericClient,
    game: &str,
    token: &TokenHash,
) -> Result<Option<String>, Error> {
    let sql = "SELECT seat FROM seat WHERE game = $1 AND hash = $2";
    let row = client.query_opt(sql, &[&game, &token.as_slice()])?;
    Ok(row.map(|row| row.get(0)))
}

/// The seats of a game with the hashes of their tokens.
pub(super) fn seats(client: &mut impl GenericClient, game: &str) -> Result<Vec<SeatToken>, Error> {
    let sql = "SELECT seat, hash FROM seat WHERE game = $1 ORDER BY seat";
    let rows = client.query(sql, &[&game])?;
    Ok(rows
        .iter()
        .map(|row| SeatToken {
            seat: row.get(0),
            hash: bytes(row, 1),
        })
        .collect())
}

/// The name of the game that comes after that one, by its name.
pub(super) fn next_id(
    client: &mut impl GenericClient,
    after: &str,
) -> Result<Option<String>, Error> {
    let sql = "SELECT id FROM game WHERE id > $1 ORDER BY id LIMIT 1";
    Ok(client.query_opt(sql, &[&after])?.map(|row| row.get(0)))
}

/// Games, the newest first; `None` if `after` is no game.
pub(super) fn games(
    client: &mut Client,
    after: Option<&str>,
    limit: usize,
) -> Result<Option<Vec<GameSummary>>, Error> {
    if let Some(id) = after
        && !exists(client, id)?
    {
        return Ok(None);
    }
    let sql = "SELECT g.id, g.header, g.created_ms, coalesce(e.seq, 0), e.at_ms
        FROM game AS g LEFT JOIN LATERAL
            (SELECT seq, at_ms FROM entry WHERE game = g.id ORDER BY seq DESC LIMIT 1) AS e ON true
        WHERE $1::text IS NULL
            OR (g.created_ms, g.id) < (SELECT created_ms, id FROM game WHERE id = $1)
        ORDER BY g.created_ms DESC, g.id DESC LIMIT $2";
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    let rows = client.query(sql, &[&after, &limit])?;
    let summary = |row: &Row| GameSummary {
        id: row.get(0),
        header: row.get(1),
        created_ms: row.get(2),
        entries: count(row, 3),
        last_at_ms: row.get(4),
    };
    Ok(Some(rows.iter().map(summary).collect()))
}

pub(super) fn exists(client: &mut impl GenericClient, id: &str) -> Result<bool, Error> {
    let row = client.query_opt("SELECT 1 FROM game WHERE id = $1", &[&id])?;
    Ok(row.is_some())
}

/// A game as an append finds it.
pub(super) struct Stand {
    pub(super) chain: Chain,
    /// The fence of whoever owns it.
    pub(super) fence: u64,
}

/// The games of these names, locked until the transaction ends, with what their chains come to.
pub(super) fn stands(
    client: &mut impl GenericClient,
    games: &[&str],
) -> Result<Vec<(String, Stand)>, Error> {
    let lock = "SELECT 1 FROM game WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE";
    client.query(lock, &[&games])?;
    // Asked only now: what another server wrote while this one waited for the lock is there.
    let sql = "SELECT g.id, g.salt, coalesce(e.seq, 0), coalesce(e.hash, g.hash), l.fence
        FROM game AS g LEFT JOIN LATERAL
            (SELECT seq, hash FROM entry WHERE game = g.id ORDER BY seq DESC LIMIT 1) AS e ON true
        LEFT JOIN lease AS l ON l.game = g.id
        WHERE g.id = ANY ($1)";
    let rows = client.query(sql, &[&games])?;
    let stand = |row: &Row| {
        let head: Hash = bytes(row, 3);
        let fence: Option<i64> = row.get(4);
        let stand = Stand {
            chain: Chain::at(bytes(row, 1), count(row, 2), head),
            fence: fence.map_or(0, |it| u64::try_from(it).unwrap_or(0)),
        };
        (row.get(0), stand)
    };
    Ok(rows.iter().map(stand).collect())
}
