//! Texts that people wrote.

/// The text on one line, without blanks at its ends; breaks and other controls are blanks.
pub(crate) fn tidy(text: &str) -> String {
    let plain = |sign: char| if sign.is_control() { ' ' } else { sign };
    let text: String = text.chars().map(plain).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether there are so few characters.
pub(crate) fn fits(text: &str, most: usize) -> bool {
    text.chars().nth(most).is_none()
}

/// What was found, short enough for a message.
pub(crate) fn shown(text: &str) -> String {
    match fits(text, 40) {
        true => format!("`{text}`"),
        false => {
            let start: String = text.chars().take(40).collect();
            format!("`{start}…`")
        }
    }
}

#[test]
fn texts_come_to_one_line() {
    for (text, expect) in [
        ("  Ann\tB. \r\n C. ", "Ann B. C."),
        ("", ""),
        ("\u{7}", ""),
        ("Żuk, Ó", "Żuk, Ó"),
    ] {
        assert_eq!(tidy(text), expect);
    }
    assert_eq!(shown(&"é".repeat(41)), format!("`{}…`", "é".repeat(40)));
}
