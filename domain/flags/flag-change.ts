import type { FlagEntry } from "./flag-draft.ts";

const PARTS = ["name", "description", "isEnabled", "targeting"] as const;

/** What of a flag became what. */
export interface FlagDifference {
  readonly part: (typeof PARTS)[number];
  readonly before: FlagEntry;
  readonly after: FlagEntry;
}

/** What a line of the history tells: a flag was made, it is gone, or these parts of it changed, perhaps none. */
export type FlagChange =
  | { readonly is: "created"; readonly flag: FlagEntry }
  | { readonly is: "deleted"; readonly flag: FlagEntry }
  | { readonly is: "changed"; readonly differences: readonly FlagDifference[] };

/** @returns null for a line that tells of no flag at all */
export function flagChange(before: FlagEntry | null, after: FlagEntry | null): FlagChange | null {
  if (before && after) {
    const changed = PARTS.filter((part) => !isSame(before[part], after[part]));
    return { is: "changed", differences: changed.map((part) => ({ part, before, after })) };
  }
  if (after) return { is: "created", flag: after };
  return before && { is: "deleted", flag: before };
}

/** Both are made by the same hand, so their parts stand in the same order. */
function isSame(one: FlagEntry[keyof FlagEntry], other: FlagEntry[keyof FlagEntry]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
