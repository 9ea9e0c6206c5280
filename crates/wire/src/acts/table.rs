//! Which acts there are, and which fields belong to each.

/// The acts by their names, and the fields that belong to each: every act there is.
#[must_use]
pub const fn act_names() -> &'static [(&'static str, &'static [&'static str])] {
    ACTS
}

/// The acts and the fields that belong to them.
pub(super) const ACTS: &[(&str, &[&str])] = &[
    ("adjust", &["squares"]),
    ("touch", &["squares", "accidental"]),
    ("lift", &["squares"]),
    ("release", &["from", "to"]),
    ("remove", &["square"]),
    ("exchange", &["square", "piece"]),
    ("move", &["move", "hands"]),
    ("displace", &["squares"]),
    ("press", &["other_hand", "without_move"]),
    ("write", &["move", "mark"]),
    ("offer_draw", &["condition"]),
    ("accept_draw", &[]),
    ("decline_draw", &[]),
    ("resign", &[]),
    ("request", &["what"]),
    ("claim", &["ground", "intended", "detail", "basis"]),
    ("stop_clocks", &["reason"]),
    ("arrive", &["area"]),
    ("leave", &["area", "permitted"]),
    ("device", &["what"]),
    ("appeal", &["reason"]),
    ("seal", &["move"]),
    ("sign", &["score"]),
    ("announce", &["text"]),
    ("observe", &["what", "side", "ply"]),
    ("answer", &["question", "choice", "ms", "confirmed"]),
    ("start", &["side"]),
    ("stop", &[]),
    ("set_clock", &["side", "ms", "reason", "confirmed"]),
    ("give_time", &["side", "ms", "reason", "confirmed"]),
    ("set_moves", &["side", "moves", "reason", "confirmed"]),
    (
        "replace_clock",
        &[
            "white_ms",
            "black_ms",
            "white_moves",
            "black_moves",
            "reason",
            "confirmed",
        ],
    ),
    ("install", &["time_control", "reason", "confirmed"]),
    ("undo", &["entry", "reason", "confirmed"]),
    ("spare", &["entry", "reason", "confirmed"]),
    ("outage", &["since_ms"]),
    ("lag", &["side", "ms"]),
    ("restore", &["ply"]),
    ("penalise", &["side", "penalty", "ms", "score", "confirmed"]),
    ("adjourn", &["resumption"]),
    ("resume", &[]),
    ("declare", &["score"]),
];
