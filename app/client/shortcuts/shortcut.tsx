import { type Shortcut as Key, useShortcut } from "./use-shortcut.ts";

/** Hears one key while it is in the page. Fetched once the page stands: a key is for those who know it. */
export function Shortcut({ of, perform }: { of: Key; perform: (() => void) | null | undefined }) {
  useShortcut(of, perform);
  return null;
}
