import { epochMs } from "../calendar/instant.ts";
import type { Profile } from "./profile.ts";

/** A profile in the order of the selector: the primary one, then the oldest. */
function byPrimaryThenAge(a: Profile, b: Profile): number {
  return (
    Number(b.isPrimary) - Number(a.isPrimary) ||
    epochMs(a.createdAt) - epochMs(b.createdAt) ||
    (a.id < b.id ? -1 : 1)
  );
}

/**
 * The profile a person acts on after signing in: their own, else the primary one, else the first.
 * Null without any profile. A profile chosen since then stays as long as it exists.
 */
export function activeProfile<P extends Profile>(
  profiles: readonly P[],
  userId: string,
  chosenId: string | null = null,
): P | null {
  const ordered = [...profiles].sort(byPrimaryThenAge);
  return (
    ordered.find(({ id }) => id === chosenId) ??
    ordered.find(({ id }) => id === userId) ??
    ordered[0] ??
    null
  );
}
