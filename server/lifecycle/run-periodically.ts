/** Milliseconds between two runs; a reminder may be a quarter of a minute late without being noticed. */
const DEFAULT_PAUSE_MS = 15_000;

/**
 * Runs the job now and again after each pause, counted from the end of the last run, so that slow runs never overlap. It
 * does not keep the process alive.
 * @returns stops it: signals the job, and waits for the current run
 */
export function runPeriodically(
  work: (stopping: AbortSignal) => Promise<unknown>,
  report: (problem: unknown) => void,
  pause: number = DEFAULT_PAUSE_MS,
): () => Promise<void> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
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
    underWay = run();
  }
  begin();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await underWay;
  };
}
