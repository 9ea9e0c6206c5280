//! Connections to PostgreSQL, and what its errors mean.

use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use postgres::error::SqlState;
use postgres::{Client, Config, NoTls};

use crate::StoreError;

/// So long is waited for a server that does not answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// A statement that takes longer is given up; so is one that waits for another's lock.
const SESSION: &str = "SET search_path = flagfall; SET synchronous_commit = on; \
     SET statement_timeout = '20s'; SET lock_timeout = '10s'; \
     SET idle_in_transaction_session_timeout = '10s'; SET default_transaction_isolation = \
     'read committed'";

/// A server that is stopped or cut off in the middle of a transaction holds locks that others need
/// to take its games over, and has the database let go of them before its lease has run out.
const BRIEF: &str = "SET idle_in_transaction_session_timeout = '1s'";
/// What PostgreSQL says of a transaction that was left open for longer.
pub(super) const LEFT_OPEN: &str = "25P03";

/// Where the database is, and how it is called in messages: without user and password.
#[derive(Clone)]
pub(super) struct Place {
    config: Config,
    pub(super) name: String,
}

impl Place {
    /// Reads `postgres://user:password@host:port/database`.
    pub(super) fn read(url: &str) -> Result<Self, StoreError> {
        let place = shown(url);
        let mut config = Config::from_str(url).map_err(|error| StoreError::Unreachable {
            place: place.clone(),
            why: error.to_string(),
        })?;
        config
            .connect_timeout(PATIENCE)
            .tcp_user_timeout(PATIENCE)
            .keepalives_idle(PATIENCE)
            .application_name("flagfall");
        Ok(Self {
            config,
            name: place,
        })
    }

    /// A connection, before the schema is there.
    pub(super) fn bare(&self) -> Result<Client, StoreError> {
        let failed = |error: postgres::Error| self.failed(&error);
        let mut client = self.config.connect(NoTls).map_err(failed)?;
        client.batch_execute(SESSION).map_err(failed)?;
        Ok(client)
    }

    /// A connection of a server that others may have to take over from.
    pub(super) fn brief(&self) -> Result<Client, StoreError> {
        let mut client = self.bare()?;
        self.be_brief(&mut client)?;
        Ok(client)
    }

    /// Has the database end transactions of a connection that are left open.
    pub(super) fn be_brief(&self, client: &mut Client) -> Result<(), StoreError> {
        let set = client.batch_execute(BRIEF);
        set.map_err(|error| self.failed(&error))
    }

    /// A connection that reads as one moment has it, and writes nothing.
    pub(super) fn reader(&self) -> Result<Client, StoreError> {
        let mut client = self.bare()?;
        client
            .batch_execute("SET default_transaction_read_only = on")
            .map_err(|error| self.failed(&error))?;
        Ok(client)
    }

    /// What an error of PostgreSQL means for the store.
    pub(super) fn failed(&self, error: &postgres::Error) -> StoreError {
        let place = self.name.clone();
        let path = PathBuf::from(&place);
        let Some(told) = error.as_db_error() else {
            let why = source(error);
            return StoreError::Unreachable { place, why };
        };
        let (code, why) = (told.code(), told.message().to_owned());
        match code {
            code if *code == SqlState::DISK_FULL => StoreError::DiskFull { path },
            code if *code == SqlState::IO_ERROR => StoreError::DiskFailed { path, why },
            code if *code == SqlState::DATA_CORRUPTED || *code == SqlState::INDEX_CORRUPTED => {
                StoreError::Damaged { path, why }
            }
            code if code.code().starts_with("57") || code.code().starts_with("08") => {
                StoreError::Unreachable { place, why }
            }
            code if code.code().starts_with("28") || code.code() == LEFT_OPEN => {
                StoreError::Unreachable { place, why }
            }
            _ => StoreError::Database { path, why },
        }
    }
}

/// The last cause says the most.
fn source(error: &postgres::Error) -> String {
    let mut text = error.to_string();
    let mut cause = std::error::Error::source(error);
    while let Some(next) = cause {
        text = next.to_string();
        cause = next.source();
    }
    text
}

/// The address without what opens it.
pub(crate) fn shown(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else {
        return "the database".to_owned();
    };
    let rest = rest.split_once('?').map_or(rest, |(rest, _)| rest);
    let rest = rest.rsplit_once('@').map_or(rest, |(_, rest)| rest);
    format!("{scheme}://{rest}")
}

#[test]
fn an_address_is_shown_without_what_opens_it() {
    for (url, expect) in [
        ("postgres://u:p@h:5432/d", "postgres://h:5432/d"),
        ("postgres://u:p%40@h/d?password=x", "postgres://h/d"),
        ("postgres:///d?host=/run&password=x", "postgres:///d"),
        ("host=h password=x", "the database"),
    ] {
        assert_eq!(shown(url), expect);
    }
}
