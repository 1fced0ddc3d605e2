import { type Level, PERMISSIONS } from "./permission.ts";

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

/**
 * What the link of a helper page gives, by the function of the database that gives it: for the people and the boxes of
 * that page, in its hours. A test compares the functions with those that the contracts try.
 */
export const HELPER_FUNCTIONS = {
  open_helper_page: "read",
  record_helper_dose: "log-intakes",
  undo_helper_dose: "delete-own-intakes",
} as const satisfies Record<string, ProfileAction>;

export type HelperAction = (typeof HELPER_FUNCTIONS)[keyof typeof HELPER_FUNCTIONS];

const HELPER_ACTIONS: readonly ProfileAction[] = Object.values(HELPER_FUNCTIONS);

export function isHelperAction(action: ProfileAction): action is HelperAction {
  return HELPER_ACTIONS.includes(action);
}

/** Everybody who may do something with a profile, the least first. A helper has no account, and only part of an action. */
export const HOLDERS = ["helper", ...PERMISSIONS, "own"] as const;

export type Holder = (typeof HOLDERS)[number];

export function holds(holder: Holder, action: ProfileAction): "all" | "part" | "nothing" {
  if (holder === "helper") return isHelperAction(action) ? "part" : "nothing";
  return may(holder, action) ? "all" : "nothing";
}
