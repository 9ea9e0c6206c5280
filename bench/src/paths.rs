//! The positions whose paths are counted, with the counts that are known.

/// A position, and how many paths of legal moves it has.
#[derive(Debug, Clone, Copy)]
pub struct Paths {
    /// What the position is called.
    pub name: &'static str,
    /// Where it starts, castling rights by the files of the rooks if it is Chess960.
    pub fen: &'static str,
    /// Whether a rook or king may stand where orthodox chess has none.
    pub chess960: bool,
    /// Published counts of the two depths used: the quick one, and the one that counts.
    pub counts: [(u32, u64); 2],
}

/// Few of everything; everything at once; promotions; odd files; many quiet moves.
pub const ALL: [Paths; 5] = [
    Paths {
        name: "start",
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        chess960: false,
        counts: [(5, 4_865_609), (6, 119_060_324)],
    },
    Paths {
        name: "kiwipete",
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        chess960: false,
        counts: [(4, 4_085_603), (5, 193_690_690)],
    },
    Paths {
        name: "promotions",
        fen: "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        chess960: false,
        counts: [(5, 3_605_103), (6, 71_179_139)],
    },
    Paths {
        name: "Chess960",
        fen: "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        chess960: true,
        counts: [(5, 8_146_062), (6, 227_689_589)],
    },
    Paths {
        name: "middlegame",
        fen: "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        chess960: false,
        counts: [(4, 3_894_594), (5, 164_075_551)],
    },
];
