import type { Level } from "./permission.ts";

/**
 * What can be done with a profile, in the order in which an invitation tells it. The database's policies say the same;
 * a test holds the two against each other.
 */
export const PROFILE_ACTIONS = [
  "read",
  "dismiss-alerts",
  "edit-profile",
  "edit-medications",
  "log-intakes",
  "note-illness",
  "delete-own-intakes",
  "write-alerts",
  "delete-medications",
  "share",
  "delete-any-intake",
  "set-primary",
  "read-journal",
  "delete-profile",
] as const;

export type ProfileAction = (typeof PROFILE_ACTIONS)[number];

/** The least level that a action asks for. */
const REQUIRED_LEVEL: Record<ProfileAction, Level> = {
  read: "view",
  // A dismissal hides an alert from the person who dismissed it, and from nobody else.
  "dismiss-alerts": "view",
  "edit-profile": "edit",
  "edit-medications": "edit",
  "log-intakes": "edit",
  "note-illness": "edit",
  "delete-own-intakes": "edit",
  "write-alerts": "edit",
  "delete-medications": "manage",
  share: "manage",
  "delete-any-intake": "own",
  "set-primary": "own",
  "read-journal": "own",
  "delete-profile": "own",
};

const RANK: Record<Level, number> = { view: 0, edit: 1, manage: 2, own: 3 };

export function may(level: Level, action: ProfileAction): boolean {
  return RANK[level] >= RANK[REQUIRED_LEVEL[action]];
}

/** Every action that somebody at this level may do, in the order of `PROFILE_ACTIONS`. */
export function allowedActions(level: Level): readonly ProfileAction[] {
  return PROFILE_ACTIONS.filter((action) => may(level, action));
}
