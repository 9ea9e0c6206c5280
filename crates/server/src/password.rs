//! Passwords, as they are kept and held against what is said.

use crate::accounts::{AccountError, hash};
use crate::token;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use std::sync::{Mutex, PoisonError};

/// The shortest, in characters, and the longest, in bytes.
pub(crate) const SHORTEST: usize = 10;
pub(crate) const LONGEST: usize = 256;

/// Whether it is long enough, and not too long.
pub(crate) fn is_fit(password: &str) -> bool {
    password.chars().count() >= SHORTEST && password.len() <= LONGEST
}

/// What is kept of it.
pub(crate) fn kept(password: &str) -> Result<String, AccountError> {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).map_err(hash)?;
    let made = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt);
    let made: PasswordHash = made.map_err(hash)?;
    Ok(made.to_string())
}

/// Whether it is the one of which that is kept. Where nothing is, it takes as long to say no.
pub(crate) fn fits(password: &str, secret: Option<&str>) -> Result<bool, AccountError> {
    let nobodys = nobodys()?;
    let parsed = PasswordHash::new(secret.unwrap_or(&nobodys)).map_err(hash)?;
    let verified = Argon2::default().verify_password(password.as_bytes(), &parsed);
    Ok(secret.is_some() && password.len() <= LONGEST && verified.is_ok())
}

/// What stands for the password of a name that nobody has.
fn nobodys() -> Result<String, AccountError> {
    static NOBODYS: Mutex<Option<String>> = Mutex::new(None);
    let mut nobodys = NOBODYS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(kept) = nobodys.as_ref() {
        return Ok(kept.clone());
    }
    let chance = token::token().map_err(|_| hash("no chance"))?;
    Ok(nobodys.insert(kept(&chance)?).clone())
}
