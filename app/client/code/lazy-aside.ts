import { type ComponentType, lazy } from "react";

/** Milliseconds until code is fetched again that could not be fetched; each time twice as long. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 60_000;

/**
 * A component that stands beside what its page is for, and that nobody asked for with a press. Where its code cannot be
 * fetched the page stays as it is, without it, until a later try: `lazy` alone would put an error in place of the page,
 * and of the dose that was just recorded on it.
 */
export const lazyAside = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await fetchPatiently(load) }));

async function fetchPatiently<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      return await load();
    } catch {
      await onlineOrAfter(wait);
    }
  }
}

function onlineOrAfter(milliseconds: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = () => resolve();
  const timer = setTimeout(done, milliseconds);
  addEventListener("online", done, { once: true });
  return promise.finally(() => {
    clearTimeout(timer);
    removeEventListener("online", done);
  });
}
