/** Milliseconds between two looks. */
const PACE = 100;

/** Milliseconds by which a look may be late. */
const BEARABLE = 150;

/** Looks that must all be late: one long statement alone is no overload. */
const IN_A_ROW = 5;

export interface EventLoopWatch {
  /** Whether the process has been slow to turn to anything for a while. */
  isLate(): boolean;
  stop(): void;
}

/** Watches how late this process comes to what it meant to do. It does not keep it alive. */
export function watchEventLoop(): EventLoopWatch {
  let late = 0;
  let expected = performance.now() + PACE;
  const timer = setInterval(() => {
    const now = performance.now();
    late = now - expected > BEARABLE ? late + 1 : 0;
    expected = now + PACE;
  }, PACE);
  timer.unref();
  return {
    isLate: () => late >= IN_A_ROW,
    stop: () => clearInterval(timer),
  };
}
