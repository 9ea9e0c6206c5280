//! One line that no change of behaviour slips past.

use crate::Found;
use std::fmt;

/// The casebook's count of rulings and a digest of everything it prints. It stands in
/// `cases/SIGNATURE`; whoever changes a ruling changes it, knowingly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signature {
    runs: usize,
    rulings: usize,
    digest: u64,
}

impl Default for Signature {
    fn default() -> Signature {
        Signature {
            runs: 0,
            rulings: 0,
            digest: OFFSET,
        }
    }
}

/// FNV-1a, 64 bits: a checksum against accidents, not against anybody.
const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0100_0000_01b3;

impl Signature {
    /// Takes what was found in one case under one edition.
    pub fn take(&mut self, found: &Found) {
        self.runs += 1;
        self.rulings += found.rulings;
        let cites = found.cites.join(" ");
        for part in std::iter::once(&found.ruling)
            .chain([&cites])
            .chain(&found.texts)
        {
            for byte in part.bytes().chain([0]) {
                self.digest = (self.digest ^ u64::from(byte)).wrapping_mul(PRIME);
            }
        }
    }
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} runs, {} rulings, {:016x}",
            self.runs, self.rulings, self.digest
        )
    }
}
