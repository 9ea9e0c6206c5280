//! Accounts of arbiters and operators: in the record, as a log under a name that no game has.
//!
//! A password is kept as Argon2 makes it. A session is a token like that of a seat, kept as its
//! hash; each account has a few, and a new one takes the place of the oldest. When it ends is
//! part of the token, so nobody can put it off.

use crate::password::{self, LONGEST, SHORTEST};
use crate::pulse::wall_ms;
use crate::token;
use flagfall_store::{Append, NewEntry, NewGame, SeatToken, Store, StoreError, StoredEntry};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};

/// No game has this name.
const LOG: &str = "accounts:";
/// Sessions that an account has at a time.
const SESSIONS: u64 = 6;
/// A session ends after twelve hours: a day in the playing hall.
const SESSION_MS: i64 = 12 * 3600 * 1000;
/// The longest name, in bytes.
const NAME: usize = 40;
/// Somebody else changes the accounts at the same time: so often it is tried again.
const TRIES: usize = 5;

/// What an account is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// Sits as the arbiter at every game and every event of the server.
    Arbiter,
    /// Gives out accounts, and looks after the server.
    Operator,
}

impl Role {
    /// The word of the wire.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Role::Arbiter => "arbiter",
            Role::Operator => "operator",
        }
    }
}

impl FromStr for Role {
    type Err = AccountError;

    fn from_str(text: &str) -> Result<Role, AccountError> {
        let all = [Role::Arbiter, Role::Operator];
        let found = all.into_iter().find(|it| it.word() == text);
        found.ok_or(AccountError::Role)
    }
}

/// Why an account is not as it was asked for, and the way out.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum AccountError {
    /// The name cannot be taken.
    #[error("a name has 1 to {NAME} letters, digits, `-`, `_` and `.`, such as anna.lang")]
    Name,
    /// The password cannot be taken.
    #[error("a password has {SHORTEST} characters at least, and {LONGEST} bytes at most")]
    Password,
    /// There is no such role.
    #[error("an account is an arbiter's or an operator's: say `arbiter` or `operator`")]
    Role,
    /// There is no such account.
    #[error("there is no account of this name")]
    None,
    /// Argon2, or the system's chance, failed.
    #[error("the password could not be kept: {0}")]
    Hash(String),
    /// The record's.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What Argon2, or the system's chance, says.
pub(crate) fn hash(error: impl fmt::Display) -> AccountError {
    AccountError::Hash(error.to_string())
}

/// A line of the log.
#[derive(Clone, Debug, Deserialize, Serialize)]
struct Line {
    account: String,
    /// None for one that is removed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    role: Option<Role>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    secret: Option<String>,
}

/// An account as it stands.
#[derive(Clone)]
struct Account {
    role: Role,
    secret: String,
    /// The line that set it: sessions of an earlier one are over.
    set: u64,
}

#[derive(Clone, Default)]
struct Known {
    seq: u64,
    accounts: BTreeMap<String, Account>,
}

/// The accounts of a server, in its record.
///
/// ```
/// use flagfall_server::{Accounts, Role};
/// use flagfall_store::Sqlite;
/// use std::sync::Arc;
///
/// let dir = tempfile::tempdir()?;
/// let accounts = Accounts::new(Arc::new(Sqlite::open(dir.path())?));
/// accounts.set("anna", Role::Arbiter, "correct horse")?;
/// assert_eq!(accounts.list()?, [("anna".to_owned(), Role::Arbiter)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Accounts {
    store: Arc<dyn Store>,
    known: Mutex<Known>,
    /// The place of the last session of each account.
    begun: Mutex<BTreeMap<String, u64>>,
}

impl fmt::Debug for Accounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Accounts").finish_non_exhaustive()
    }
}

impl Accounts {
    /// Those that stand in this record.
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> Accounts {
        Accounts {
            store,
            known: Mutex::default(),
            begun: Mutex::default(),
        }
    }

    /// Their names and roles, by name. It may wait for the disk, as all that follows.
    ///
    /// # Errors
    /// The record's.
    pub fn list(&self) -> Result<Vec<(String, Role)>, AccountError> {
        let accounts = self.read()?.accounts.into_iter();
        Ok(accounts.map(|(name, it)| (name, it.role)).collect())
    }

    /// Makes an account, or gives it another role and password; its sessions are over.
    ///
    /// # Errors
    /// A name or a password that cannot be taken; the record's.
    pub fn set(&self, name: &str, role: Role, password: &str) -> Result<(), AccountError> {
        let plain = |it: char| it.is_ascii_alphanumeric() || matches!(it, '-' | '_' | '.');
        if name.is_empty() || name.len() > NAME || !name.chars().all(plain) {
            return Err(AccountError::Name);
        }
        if !password::is_fit(password) {
            return Err(AccountError::Password);
        }
        self.enter(&Line {
            account: name.to_owned(),
            role: Some(role),
            secret: Some(password::kept(password)?),
        })
    }

    /// Removes an account; its sessions are over.
    ///
    /// # Errors
    /// [`AccountError::None`]; the record's.
    pub fn remove(&self, name: &str) -> Result<(), AccountError> {
        if !self.read()?.accounts.contains_key(name) {
            return Err(AccountError::None);
        }
        self.enter(&Line {
            account: name.to_owned(),
            role: None,
            secret: None,
        })
    }

    /// Opens a session, if the password is that of the account. A name that nobody has takes as
    /// long to be refused.
    pub(crate) fn log_in(
        &self,
        name: &str,
        password: &str,
    ) -> Result<Option<String>, AccountError> {
        let known = self.read()?;
        let account = known.accounts.get(name);
        let fits = password::fits(password, account.map(|it| it.secret.as_str()))?;
        let Some(account) = account.filter(|_| fits) else {
            return Ok(None);
        };
        let until = wall_ms() + SESSION_MS;
        let chance = token::token().map_err(|_| hash("no chance"))?;
        let token = format!("{chance}.{until}");
        let seat = SeatToken {
            seat: format!("{name}/{}/{}", account.set, self.place(name)),
            hash: token::hash(&token),
        };
        self.store.reseat(LOG, seat)?;
        Ok(Some(token))
    }

    /// The place of the next session of an account: that of the one before the last few.
    fn place(&self, name: &str) -> u64 {
        let mut begun = self.begun.lock().unwrap_or_else(PoisonError::into_inner);
        let begun = begun.entry(name.to_owned()).or_default();
        *begun = (*begun + 1) % SESSIONS;
        *begun
    }

    /// Whose session a token opens, unless it is over.
    pub(crate) fn session(&self, token: &str) -> Result<Option<(String, Role)>, AccountError> {
        let until = token.rsplit_once('.').and_then(|it| it.1.parse().ok());
        if until.is_none_or(|until: i64| until < wall_ms()) {
            return Ok(None);
        }
        let Some(seat) = self.store.seat(LOG, &token::hash(token))? else {
            return Ok(None);
        };
        let mut parts = seat.split('/');
        let (Some(name), Some(set)) = (parts.next(), parts.next()) else {
            return Ok(None);
        };
        let known = self.read()?;
        let account = known.accounts.get(name);
        let account = account.filter(|it| set.parse() == Ok(it.set));
        Ok(account.map(|it| (name.to_owned(), it.role)))
    }

    /// Ends a session: its place is given to a token that nobody has.
    pub(crate) fn log_out(&self, token: &str) -> Result<(), AccountError> {
        let Some(seat) = self.store.seat(LOG, &token::hash(token))? else {
            return Ok(());
        };
        let nobodys = token::token().map_err(|_| hash("no chance"))?;
        let seat = SeatToken {
            seat,
            hash: token::hash(&nobodys),
        };
        Ok(self.store.reseat(LOG, seat)?)
    }

    fn enter(&self, line: &Line) -> Result<(), AccountError> {
        let body = serde_json::to_string(line).map_err(hash)?;
        let mut tries = 0;
        loop {
            tries += 1;
            let seen = self.read()?.seq;
            let entry = NewEntry::new(wall_ms(), body.clone());
            match self.store.append(Append::new(LOG, seen, vec![entry])) {
                Ok(_) => return Ok(()),
                Err(StoreError::NoSuchGame { .. }) => {
                    match self.store.create_game(NewGame::new(LOG, "{}", wall_ms())) {
                        Ok(()) | Err(StoreError::GameExists { .. }) => {}
                        Err(error) => return Err(error.into()),
                    }
                }
                Err(StoreError::Conflict { .. }) if tries < TRIES => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// The accounts as they stand in the record, whoever wrote there last.
    fn read(&self) -> Result<Known, AccountError> {
        let seq = self.lock().seq;
        let fresh = self.store.since(LOG, seq)?;
        let mut known = self.lock();
        for entry in &fresh {
            known.take(entry);
        }
        Ok(known.clone())
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Known {
    fn take(&mut self, entry: &StoredEntry) {
        if entry.seq != self.seq + 1 {
            return;
        }
        self.seq = entry.seq;
        let Ok(line) = serde_json::from_str::<Line>(&entry.body) else {
            tracing::error!(entry = entry.seq, "a line of the accounts cannot be read");
            return;
        };
        match (line.role, line.secret) {
            (Some(role), Some(secret)) => {
                let set = entry.seq;
                let account = Account { role, secret, set };
                self.accounts.insert(line.account, account);
            }
            _ => drop(self.accounts.remove(&line.account)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flagfall_store::Sqlite;

    const SECRET: &str = "correct horse battery";

    #[test]
    fn a_session_lasts_until_it_is_ended() {
        let dir = tempfile::tempdir().unwrap();
        let accounts = Accounts::new(Arc::new(Sqlite::open(dir.path()).unwrap()));
        assert!(accounts.log_in("anna", SECRET).unwrap().is_none());
        accounts.set("anna", Role::Arbiter, SECRET).unwrap();
        assert!(
            accounts
                .log_in("anna", "another password")
                .unwrap()
                .is_none()
        );
        let token = accounts.log_in("anna", SECRET).unwrap().unwrap();
        let whose = Some(("anna".to_owned(), Role::Arbiter));
        assert_eq!(accounts.session(&token).unwrap(), whose);
        // As many sessions at a time as there are places for, the last ones.
        for _ in 1..SESSIONS {
            let another = accounts.log_in("anna", SECRET).unwrap().unwrap();
            assert_eq!(accounts.session(&token).unwrap(), whose);
            assert_eq!(accounts.session(&another).unwrap(), whose);
        }
        // When it ends cannot be put off.
        let later = token.replace(['.'], ".9");
        assert_eq!(accounts.session(&later).unwrap(), None);
        accounts.log_out(&token).unwrap();
        assert_eq!(accounts.session(&token).unwrap(), None);

        let token = accounts.log_in("anna", SECRET).unwrap().unwrap();
        accounts.set("anna", Role::Operator, SECRET).unwrap();
        assert_eq!(accounts.session(&token).unwrap(), None, "another password");
        let token = accounts.log_in("anna", SECRET).unwrap().unwrap();
        accounts.remove("anna").unwrap();
        assert_eq!(accounts.session(&token).unwrap(), None, "removed");
        assert!(matches!(accounts.remove("anna"), Err(AccountError::None)));
    }

    #[test]
    fn names_and_passwords_have_limits() {
        let dir = tempfile::tempdir().unwrap();
        let accounts = Accounts::new(Arc::new(Sqlite::open(dir.path()).unwrap()));
        let set = |name: &str, password: &str| accounts.set(name, Role::Arbiter, password);
        for name in ["", "an na", "é", &"a".repeat(NAME + 1)] {
            assert!(
                matches!(set(name, SECRET), Err(AccountError::Name)),
                "{name}"
            );
        }
        for password in ["", "short", &"a".repeat(LONGEST + 1)] {
            assert!(matches!(set("anna", password), Err(AccountError::Password)));
        }
        let kept = std::fs::read(dir.path().join("flagfall.db")).unwrap();
        let holds = |text: &str| kept.windows(text.len()).any(|it| it == text.as_bytes());
        assert!(!holds(SECRET));
    }
}
