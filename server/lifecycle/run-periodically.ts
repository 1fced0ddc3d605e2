/** Milliseconds between two turns: nobody notices a reminder that comes a quarter of a minute late. */
const DEFAULT_PAUSE_MS = 15_000;

/**
 * Does the work now and again after each pause, counted from where it ended, so that a slow turn never
 * meets the next one. It does not keep the process alive.
 * @returns stops it: tells the work so, and waits for what is under way
 */
export function runPeriodically(
  work: (stopping: AbortSignal) => Promise<unknown>,
  report: (problem: unknown) => void,
  pause: number = DEFAULT_PAUSE_MS,
): () => Promise<void> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const turn = async () => {
    try {
      await work(stopping.signal);
    } catch (problem) {
      report(problem);
    }
    if (stopping.signal.aborted) return;
    timer = setTimeout(begin, pause);
    timer.unref();
  };
  let underWay: Promise<void>;
  function begin() {
    underWay = turn();
  }
  begin();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await underWay;
  };
}
