//! What the house rules forgive, each by name and with its reason.

/// One rule that one file need not keep.
#[derive(Clone)]
pub(super) struct Exception {
    /// The rule's name, as a finding prints it.
    pub(super) rule: &'static str,
    /// The file, from the root of the repository.
    pub(super) path: &'static str,
    /// Why this is better than keeping the rule.
    #[cfg_attr(
        not(test),
        expect(dead_code, reason = "read by people, and by the test below")
    )]
    pub(super) reason: &'static str,
}

impl Exception {
    pub(super) fn covers(&self, rule: &str, path: &str) -> bool {
        self.rule == rule && self.path == path
    }
}

/// All of them. One that forgives nothing any more is itself a breach.
pub(super) const EXCEPTIONS: &[Exception] = &[];

#[test]
fn every_exception_says_why() {
    for it in EXCEPTIONS {
        assert!(
            it.reason.split(' ').count() >= 4,
            "{}: {}",
            it.path,
            it.rule
        );
    }
}
