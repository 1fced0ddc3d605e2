/** Milliseconds between two looks. */
const PACE = 100;

/** Milliseconds: a look later than this is too late, one below the other is in time. */
const LATE = 150;
const IN_TIME = 50;

/** Looks that must agree: one long statement is no overload, and one quick turn is no end of it. */
const IN_A_ROW = 5;

/** What is taken on between two late looks, so that nobody is shut out for good. */
const FEW = 16;

export interface EventLoopWatch {
  /** Whether this process has time for one more, which is counted. */
  takeOn(): boolean;
  stop(): void;
}

/**
 * Watches how late this process comes to what it meant to do. The embedded database answers within one turn of the
 * event loop, so that a crowd waits unseen, before anybody could count it; here is where it shows. It does not keep
 * the process alive.
 */
export function watchEventLoop(): EventLoopWatch {
  let isLate = false;
  /** Looks in a row that speak for the contrary. */
  let against = 0;
  let taken = 0;
  let expected = performance.now() + PACE;
  const timer = setInterval(() => {
    const now = performance.now();
    const late = now - expected;
    against = (isLate ? late < IN_TIME : late > LATE) ? against + 1 : 0;
    if (against >= IN_A_ROW) {
      isLate = !isLate;
      against = 0;
    }
    taken = 0;
    expected = now + PACE;
  }, PACE);
  timer.unref();
  return {
    takeOn() {
      taken += 1;
      return !isLate || taken <= FEW;
    },
    stop: () => clearInterval(timer),
  };
}
