/** Milliseconds after an input in which a page or a dialog may still be drawing what it asked for. */
const AFTER_INPUT_MS = 1000;

/** Milliseconds after which a browser that is never idle counts as idle. */
const LONGEST_BUSY_MS = 1000;

const INPUTS = ["pointerdown", "touchmove", "wheel", "keydown", "input"] as const;

let lastInputAt = Number.NEGATIVE_INFINITY;
let isListening = false;

/**
 * For work that nobody waits for, one piece of it after the other: resolves once the browser is idle and nobody has
 * pressed, typed or scrolled for a second.
 * @param atMost milliseconds after which it resolves all the same, for work that must not be put off for ever
 */
export async function quietMoment({
  signal,
  atMost = Number.POSITIVE_INFINITY,
}: {
  readonly signal?: AbortSignal;
  readonly atMost?: number;
} = {}): Promise<void> {
  listen();
  const latest = performance.now() + atMost;
  for (;;) {
    await idle();
    const now = performance.now();
    const quietAt = lastInputAt + AFTER_INPUT_MS;
    if (signal?.aborted || now >= latest || now >= quietAt) return;
    await new Promise((resolve) => setTimeout(resolve, Math.min(quietAt, latest) - now));
  }
}

/** From the first call on: what was pressed before it has been drawn, or is being drawn and keeps the browser busy. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  const note = () => {
    lastInputAt = performance.now();
  };
  for (const type of INPUTS) window.addEventListener(type, note, { capture: true, passive: true });
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) {
      window.requestIdleCallback(() => resolve(), { timeout: LONGEST_BUSY_MS });
    } else setTimeout(resolve);
  });
}
