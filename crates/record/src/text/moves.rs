//! A run of moves as people write it: `1. Nf3 Nf6 2. Ng1`.

/// The moves of a run, as written, without their numbers.
#[must_use]
pub fn split_moves(text: &str) -> Vec<String> {
    text.split_whitespace()
        .map(|token| {
            let dotted = token.trim_start_matches(|it: char| it.is_ascii_digit());
            match dotted.starts_with('.') || dotted.is_empty() {
                true => dotted.trim_start_matches(['.', '…']),
                false => token,
            }
        })
        .filter(|token| !token.is_empty())
        .map(str::to_owned)
        .collect()
}

#[test]
fn numbers_are_left_out_and_nothing_else() {
    for (text, moves) in [
        ("1. Nf3 Nf6 2. Ng1", vec!["Nf3", "Nf6", "Ng1"]),
        ("1.e4 e5 2.0-0", vec!["e4", "e5", "0-0"]),
        ("12... Kd7 13 e8=Q", vec!["Kd7", "e8=Q"]),
        ("e2e4 e7e5", vec!["e2e4", "e7e5"]),
        ("", vec![]),
    ] {
        assert_eq!(split_moves(text), moves);
    }
}
