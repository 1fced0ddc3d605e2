import { useEffect, useState } from "react";

const KEY = "trousse-language-change";

/** Another language is another document, which is there within seconds; what is older belongs to somebody gone. */
const KEPT_MS = 60_000;

/** What the parts of this page hold, by name. */
const held = new Map<string, unknown>();
/** What the document before this one held. */
let kept: Map<string, unknown> | undefined;

/** Writes what this page holds, for the same page in another language. Without a storage it is lost, as at any reload. */
export function keepHeldState(): void {
  if (held.size === 0) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), state: [...held] }));
  } catch {
    // A browser may refuse its storage.
  }
}

/** Once for a document: nothing stays in the storage of the tab. */
function readKept(): Map<string, unknown> {
  kept ??= new Map(takeStored());
  return kept;
}

function takeStored(): readonly [string, unknown][] {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (stored === null) return [];
    const { at, state } = JSON.parse(stored);
    return Date.now() - at < KEPT_MS ? state : [];
  } catch {
    return [];
  }
}

/**
 * State that another language of the same page starts with: it is written when the language is changed, and goes from
 * the storage of the tab as soon as it is read.
 * @param name undefined where it is kept nowhere
 * @param translate what was kept, as it is in the language of this page
 */
export function useKeptState<T>(
  name: string | undefined,
  initial: T,
  translate: (kept: T) => T = (same) => same,
) {
  const state = useState<T>(() =>
    name !== undefined && readKept().has(name) ? translate(readKept().get(name) as T) : initial,
  );
  const [value] = state;
  useEffect(() => {
    if (name === undefined) return;
    held.set(name, value);
    // A later visit to the page starts anew.
    readKept().delete(name);
    return () => {
      held.delete(name);
    };
  }, [name, value]);
  return state;
}
