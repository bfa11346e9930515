//! Lazy SMP: threads that search the same root and share nothing but the transposition table.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use tabletier_core::{Evaluator, Position};

use crate::iterative_deepening::Root;
use crate::limits::{Limits, MOST_DEPTH, Meter, Stop};
use crate::{Report, Request, TranspositionTable};

/// Searches with as many threads as are asked for.
pub(crate) fn search<P: Position, E: Evaluator<P>>(
    request: &Request<'_, P, E>,
    tt: &TranspositionTable,
    limits: &Limits,
    report: &mut dyn FnMut(&Report<P::Move>),
) -> Option<Report<P::Move>> {
    tt.new_search();
    let stop = Stop::new(request, limits);
    let helpers = request.threads.saturating_sub(1);
    // A browser has no threads, and need not download what would use them.
    if helpers == 0 || cfg!(target_family = "wasm") {
        let meter = Meter::new(limits.nodes, stop);
        return Root::new(request, tt, meter)?.search(1, limits.depth, report);
    }
    // What the helpers find is only seen through the transposition table.
    let enough = AtomicBool::new(false);
    let nodes = AtomicU64::new(0);
    let signal = || enough.load(Ordering::Relaxed) || stop.signal();
    let share = limits.nodes / request.threads as u64;
    std::thread::scope(|scope| {
        for helper in 0..helpers {
            // Half of them are an iteration ahead of the others, lest all do the same.
            let first = 1 + (helper as u32 + 1) % 2;
            let meter = Meter::of_helper(share, stop.by(&signal), &nodes);
            let task = move || {
                let root = Root::new(request, tt, meter);
                root.and_then(|root| root.search(first, MOST_DEPTH, &mut |_| {}));
            };
            // Where there are no more threads to be had, fewer must do.
            let _ = std::thread::Builder::new().spawn_scoped(scope, task);
        }
        let meter = Meter::of_main(limits.nodes - share * helpers as u64, stop, &nodes);
        let root = Root::new(request, tt, meter);
        let found = root.and_then(|root| root.search(1, limits.depth, report));
        enough.store(true, Ordering::Relaxed);
        found
    })
}
