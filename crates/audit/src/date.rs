//! The day of a game, as its tags have it.

use flagfall_notation::pgn::Game;

/// Where the day is looked for, in this order.
const TAGS: [&str; 3] = ["Date", "UTCDate", "EventDate"];

/// Year, month and day. What is not known of them is taken as the first: the Laws change on the
/// first of a month, mostly in July, and an event begun before keeps those it began with.
pub(crate) fn day(game: &Game) -> Option<(u16, u8, u8)> {
    TAGS.into_iter().find_map(|name| read(&game.tag(name)?))
}

fn read(text: &str) -> Option<(u16, u8, u8)> {
    let mut parts = text.trim().split(['.', '-', '/']);
    let year = parts.next()?.parse().ok().filter(|it| *it > 0)?;
    let mut part = |most: u8| {
        let number = parts.next().and_then(|it| it.parse().ok());
        number.filter(|it| (1..=most).contains(it)).unwrap_or(1)
    };
    Some((year, part(12), part(31)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days() {
        assert_eq!(read("2009.07.01"), Some((2009, 7, 1)));
        assert_eq!(read("2009.??.??"), Some((2009, 1, 1)));
        assert_eq!(read("2023-01-31"), Some((2023, 1, 31)));
        assert_eq!(read("2014"), Some((2014, 1, 1)));
        for none in ["????.??.??", "", "0000.00.00", "yesterday"] {
            assert_eq!(read(none), None, "{none}");
        }
    }
}
