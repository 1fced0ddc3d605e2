import type { Page } from "@playwright/test";

/** What an observed page has recorded, in milliseconds. */
export interface PageTimings {
  /** From the start of the navigation until the first row was painted; undefined before that. */
  readonly firstRow?: number;
  /** From the start of the navigation until the first text or picture was painted; 0 where that is not known. */
  readonly firstPaint: number;
  /** For each key that took 16 ms or more: until the next paint, as the browser times interactions. */
  readonly keys: readonly number[];
  /** For each key that changed the page: until the last change it led to was painted. */
  readonly settled: readonly number[];
}

declare global {
  interface Window {
    noted: () => PageTimings;
  }
}

/** Makes every document of `page` record these times. @param row matches the text of a row and of nothing else */
export async function recordPageTimings(page: Page, row: RegExp): Promise<void> {
  await page.addInitScript((source) => {
    const row = new RegExp(source);
    let firstRow: number | undefined;
    const keys = new Map<number, number>();
    const settled: { at: number; last?: number }[] = [];

    const check = () => {
      // Behind the main part of our pages stand their words, which are long.
      const shown = document.querySelector("main") ?? document.body;
      if (!row.test(shown?.textContent ?? "")) return requestAnimationFrame(check);
      // What follows this frame, which paints the row. The frame after it may wait for what is drawn next.
      return setTimeout(() => {
        firstRow = performance.now();
      });
    };
    requestAnimationFrame(check);

    new PerformanceObserver((list) => {
      for (const {
        interactionId,
        duration,
        name,
      } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId === 0 || !name.startsWith("key")) continue;
        keys.set(interactionId, Math.max(duration, keys.get(interactionId) ?? 0));
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);

    addEventListener("keydown", ({ timeStamp }) => settled.push({ at: timeStamp }), true);
    new MutationObserver(() => {
      const key = settled.at(-1);
      if (key) {
        requestAnimationFrame(() => {
          key.last = performance.now();
        });
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });

    window.noted = () => ({
      ...(firstRow !== undefined && { firstRow }),
      firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      keys: [...keys.values()],
      settled: settled.flatMap(({ at, last }) => (last === undefined ? [] : [last - at])),
    });
  }, row.source);
}
