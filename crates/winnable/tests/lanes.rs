//! Pawns that have steps to spare and pass nobody: certificates that hold every choice of steps.

use flagfall_board::{Color, Position, Role};
use flagfall_winnable::{
    Budget, Certificate, Group, Verdict, certainly_unwinnable, verify, winnable,
};

/// Sixteen pawns, of which eight have steps to spare.
const SPARE: &str = "1b1k4/p1p1pBp1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/3K4 w - - 0 1";

fn ask(fen: &str, side: Color) -> (Position, Verdict, Option<Certificate>) {
    let position = Position::from_fen(fen).expect("a FEN");
    let answer = winnable(&position, side, Budget::of_nodes(100_000));
    if let Some(line) = &answer.line {
        let mut moves = line.iter();
        let end = moves.try_fold(position, |now, &played| now.try_play(played));
        assert!(end.is_some_and(|end| end.is_checkmate() && end.turn() != side));
    }
    (position, answer.verdict, answer.certificate)
}

fn is_pawn(group: &Group) -> bool {
    group.piece.role == Role::Pawn
}

/// What is proved of a position, with its proof by such pawns.
fn proof(side: Color) -> (Position, Certificate) {
    let (position, verdict, certificate) = ask(SPARE, side);
    assert_eq!(verdict, Verdict::Unwinnable);
    let certificate = certificate.expect("it is proved");
    let mut shapes = certificate.shapes.iter();
    assert!(shapes.all(|shape| shape.groups.iter().any(is_pawn)));
    assert_eq!(verify(&position, &certificate), Ok(()));
    (position, certificate)
}

#[test]
fn steps_to_spare_mate_nobody() {
    for side in Color::ALL {
        let (position, _) = proof(side);
        assert!(certainly_unwinnable(&position, side));
    }
}

/// A king gets in, or somebody at the pawns.
#[test]
fn what_opens_the_files_is_seen() {
    for fen in [
        "1b1k4/p1p1pBp1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/3KB3 w - - 0 1",
        "1b1k4/p3pBp1/P3P1P1/p1p1p1p1/8/8/P1P1P1P1/3K4 w - - 0 1",
        "3k4/p1p1pBp1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/1b1K4 w - - 0 1",
        "1n1k4/p1p1pBp1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/3K4 w - - 0 1",
    ] {
        for side in Color::ALL {
            let (position, verdict, _) = ask(fen, side);
            assert_eq!(verdict, Verdict::Winnable, "{side}: {fen}");
            assert!(!certainly_unwinnable(&position, side));
        }
    }
}

/// Every square of every reach is needed, and each shape.
#[test]
fn the_checker_misses_whatever_is_taken_away() {
    for side in Color::ALL {
        let (position, whole) = proof(side);
        let rejects = |change: &dyn Fn(&mut Certificate)| {
            let mut less = whole.clone();
            change(&mut less);
            verify(&position, &less).is_err()
        };
        for (place, shape) in whole.shapes.iter().enumerate().take(4) {
            for (index, group) in shape.groups.iter().enumerate() {
                for at in group.reach {
                    assert!(rejects(&|it| {
                        let reach = &mut it.shapes[place].groups[index].reach;
                        *reach = reach.without(at);
                    }));
                }
            }
            assert!(rejects(&|it| it.shapes[place].groups.reverse()));
            assert!(rejects(&|it| {
                it.shapes[place].groups.pop();
            }));
        }
        // The data alone: the certificate looks shapes up by their place.
        assert!(rejects(&|it| {
            it.shapes.pop();
        }));
    }
}

/// A pawn that might promote, or capture, has no such reach.
#[test]
fn the_checker_lets_no_pawn_off_its_file() {
    let (position, whole) = proof(Color::White);
    let shape = &whole.shapes[0];
    for (index, lane) in shape.groups.iter().enumerate().filter(|it| is_pawn(it.1)) {
        let file = lane.reach.first().unwrap().file();
        for at in flagfall_board::Square::ALL {
            let end = matches!(at.rank().index(), 0 | 7);
            if at.file() != file || end {
                let mut more = whole.clone();
                let reach = &mut more.shapes[0].groups[index].reach;
                *reach = reach.with(at);
                assert!(verify(&position, &more).is_err(), "{at}");
            }
        }
    }
}
