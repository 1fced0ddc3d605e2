import type { Level } from "../sharing/permission.ts";
import { may } from "../sharing/profile-actions.ts";

/** Somebody whose doses this account may open. */
export interface Person {
  readonly id: string;
  /** Null for a profile without a name. */
  readonly name: string | null;
  readonly level: Level;
}

/**
 * Whom a dose out of a box may be recorded for, the person whose list it stands in first. The database decides; these
 * are the people it accepts.
 * @param activeId the profile in whose list the box stands
 * @param ownerId the profile whose box it is; null for one of the whole home
 */
export function possibleRecipients(
  people: readonly Person[],
  activeId: string,
  ownerId: string | null,
): readonly Person[] {
  const active = people.find(({ id }) => id === activeId);
  if (!active || !may(active.level, "log-intakes")) return [];
  // Who else lives in somebody else's home is not known here.
  if (active.level !== "own") return [active];
  const others = people.filter(
    ({ id, level }) =>
      id !== activeId && (level === "own" || (ownerId === null && may(level, "log-intakes"))),
  );
  return [active, ...others];
}
