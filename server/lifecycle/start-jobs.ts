/** Stops a job, and waits for what it is doing. */
export type StopJob = () => Promise<void>;

/** Milliseconds. The first page is answered before, and nothing else takes the database or the processor from it. */
const DELAY_MS = 3000;

/**
 * Starts the jobs of a server a moment after the server itself.
 * @returns stops all of them at once, also before they have begun
 */
export function startJobs(jobs: readonly (() => StopJob)[]): StopJob {
  let started: readonly StopJob[] = [];
  const timer = setTimeout(() => {
    started = jobs.map((start) => start());
  }, DELAY_MS);
  timer.unref();
  return async () => {
    clearTimeout(timer);
    await Promise.all(started.map((stop) => stop()));
  };
}
