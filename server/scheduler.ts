/** Milliseconds between two turns: nobody notices a reminder that comes a quarter of a minute late. */
const PAUSE = 15_000;

/**
 * Does the work now and again after each pause, counted from where it ended, so that a slow turn never
 * meets the next one. It does not keep the process alive.
 * @returns stops it, once what is under way is done
 */
export function keepDoing(
  work: () => Promise<unknown>,
  report: (problem: unknown) => void,
  pause: number = PAUSE,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const turn = async () => {
    try {
      await work();
    } catch (problem) {
      report(problem);
    }
    if (isStopped) return;
    timer = setTimeout(begin, pause);
    timer.unref();
  };
  let underWay: Promise<void>;
  function begin() {
    underWay = turn();
  }
  begin();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underWay;
  };
}
