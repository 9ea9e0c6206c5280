//! Which instructions long work may use: those every processor of the target has, or more where
//! the processor at hand is asked and has them.
//!
//! What gains is counting bits and finding the lowest in one instruction each. `PEXT` in place of
//! the magic factors was measured and gains little more; see the decision record on the board.

/// Work that is compiled once for each kind of processor.
pub(crate) trait Task {
    type Output;

    fn run<C: Cpu>(self, cpu: C) -> Self::Output;
}

/// The proof that a kind of processor is at hand.
pub(crate) trait Cpu: Copy {
    /// Calls `f`, compiled for this kind as far as it is inlined; the call itself is not.
    fn call<R>(self, f: impl FnOnce() -> R) -> R;
}

/// What every processor of the target has.
#[derive(Clone, Copy)]
struct Baseline;

impl Cpu for Baseline {
    #[inline(never)]
    fn call<R>(self, f: impl FnOnce() -> R) -> R {
        f()
    }
}

#[cfg(all(feature = "detect", target_arch = "x86_64"))]
impl Cpu for fearless_simd::Avx2 {
    #[inline(always)]
    fn call<R>(self, f: impl FnOnce() -> R) -> R {
        fearless_simd::Simd::vectorize(self, f)
    }
}

/// Runs the work in the best form for the processor at hand.
#[inline]
pub(crate) fn run<T: Task>(task: T) -> T::Output {
    #[cfg(all(feature = "detect", target_arch = "x86_64"))]
    if let Some(avx2) = fearless_simd::Level::new().as_avx2() {
        return task.run(avx2);
    }
    task.run(Baseline)
}
