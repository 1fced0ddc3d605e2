declare global {
  interface Window {
    /** The last key pressed in this document, as long as nothing was clicked since. */
    earlyKey?: KeyboardEvent | undefined;
  }
}

/** Milliseconds after which nobody waits any longer for what a key does. */
const FRESH_MS = 10_000;

/**
 * Keeps the last key, for a shortcut whose part of the page is still on its way. The server writes the text of this function into
 * the head of signed-in pages, whose titles can be read before any script is here: it can use nothing but what browsers bring along.
 */
export function keepEarlyKey(): void {
  window.earlyKey = undefined;
  document.addEventListener("keydown", (event) => {
    window.earlyKey = event;
  });
  document.addEventListener("pointerdown", () => {
    window.earlyKey = undefined;
  });
}

/** The key that was kept, once, where it is this one and was pressed a moment ago. */
export function takeEarlyKey(key: string): KeyboardEvent | undefined {
  const kept = window.earlyKey;
  if (kept?.key.toLowerCase() !== key || performance.now() - kept.timeStamp > FRESH_MS) return;
  window.earlyKey = undefined;
  return kept;
}
