//! Any text is a time control or refused by place, and what was read is written and read the same.

#![no_main]

use flagfall_clock::Announced;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    match text.parse::<Announced>() {
        Err(error) => {
            assert!(
                (1..=text.chars().count() + 1).contains(&error.column),
                "{error}"
            );
            assert!(!error.expected.is_empty() && !error.cure.is_empty());
        }
        Ok(announced) => {
            let written = announced.to_pgn();
            assert_eq!(written.parse().as_ref(), Ok(&announced), "{written}");
            if let Some(control) = announced.time_control() {
                let spoken = control.to_spoken();
                assert_eq!(spoken.parse().as_ref(), Ok(&control), "{spoken}");
            }
        }
    }
});
