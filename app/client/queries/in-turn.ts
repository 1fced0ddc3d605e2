/** Of many requests that one screen makes at once, so many are on their way together: others of the page are not held up. */
const TOGETHER = 3;

let running = 0;
const waiting: (() => void)[] = [];

/** Does one of many pieces of work, once fewer than three are being done. */
export async function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  if (running >= TOGETHER) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
