export const PERMISSIONS = ["view", "edit", "manage"] as const;

/** What a share gives: 'Lecture', 'Modification' or 'Gestion'. Each holds everything of the one before. */
export type Permission = (typeof PERMISSIONS)[number];

/** What somebody holds on a profile: a permission, or all of it as its creator. */
export type Level = Permission | "own";

export function isPermission(text: string): text is Permission {
  return (PERMISSIONS as readonly string[]).includes(text);
}

export function isLevel(text: string): text is Level {
  return text === "own" || isPermission(text);
}

/**
 * Whether giving it takes the giver's password once more. A person who manages a profile may share it, so a
 * page left open must not be enough to make a lasting way in.
 */
export function takesPassword(permission: Permission): boolean {
  return permission === "manage";
}

/** What somebody may pass on, the least first: never more than they hold, and only where they may share at all. */
export function permissionsToGive(level: Level): readonly Permission[] {
  return level === "own" || level === "manage" ? PERMISSIONS : [];
}
