//! Signs of annotation and their numbers.

/// The number of a sign that stands by itself: `±` is 16.
pub(super) fn glyph(text: &[u8]) -> Option<u8> {
    let text = core::str::from_utf8(text).ok()?;
    Some(match text {
        "!" => 1,
        "?" => 2,
        "!!" => 3,
        "??" => 4,
        "!?" => 5,
        "?!" => 6,
        "□" => 7,
        "=" => 10,
        "∞" | "~" => 13,
        "⩲" | "+=" | "+/=" => 14,
        "⩱" | "=+" | "=/+" => 15,
        "±" | "+/-" => 16,
        "∓" | "-/+" => 17,
        "+-" | "+−" => 18,
        "-+" | "−+" => 19,
        "⨀" | "⊙" => 22,
        "⟳" => 32,
        "↑" => 36,
        "→" => 40,
        "=∞" | "=/∞" | "⯹" => 44,
        "⇆" => 132,
        "∆" | "△" => 140,
        "⌓" => 142,
        "N" => 146,
        "D" => 220,
        _ => return None,
    })
}
