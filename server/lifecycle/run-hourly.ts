const HOUR = 3_600_000;

/**
 * Runs the job now and every hour, one at a time, without keeping the process alive for it.
 * @returns stops it, and waits for a running job
 */
export function runHourly(
  work: () => Promise<unknown>,
  report: (problem: unknown) => void,
): () => Promise<void> {
  let underWay: Promise<unknown> = work().catch(report);
  const timer = setInterval(() => {
    underWay = underWay.then(work).catch(report);
  }, HOUR);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
