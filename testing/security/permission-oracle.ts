/**
 * Who may do what in a family's tables, written a second time from the specification and without a look at the
 * policies: people, profiles, shares and rows as plain objects. Where it and the database disagree, one is wrong.
 */

export type Level = "view" | "edit" | "manage";

export interface Profile {
  readonly id: string;
  readonly createdBy: string;
}

export interface Share {
  readonly id: string;
  readonly profile: string;
  readonly from: string;
  /** Null until somebody answered. */
  readonly account: string | null;
  readonly email: string;
  readonly level: Level;
  readonly status: "pending" | "accepted" | "declined" | "revoked";
  readonly isOpened: boolean;
}

export interface Box {
  readonly id: string;
  readonly profile: string;
}

/** An intake, an alert or a dismissal: about a profile, by somebody. */
export interface Line extends Box {
  readonly by: string;
}

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly needsSecondFactor: boolean;
}

export interface Families {
  readonly accounts: Account[];
  readonly profiles: Profile[];
  readonly shares: Share[];
  boxes: Box[];
  intakes: Line[];
  alerts: Line[];
  dismissals: Line[];
}

export type Operation = "read" | "add" | "change" | "delete";
export type Table =
  | "profiles"
  | "profile_details"
  | "medications"
  | "medication_intake_logs"
  | "custom_alerts"
  | "alert_dismissals"
  | "profile_shares";

const RANK = { view: 1, edit: 2, manage: 3, own: 4 } as const;

/** What somebody holds on a profile, 0 for nothing. */
function rankOn(world: Families, who: Account | null, profile: string): number {
  if (!who || who.needsSecondFactor) return 0;
  const isOwn = world.profiles.some(({ id, createdBy }) => id === profile && createdBy === who.id);
  if (isOwn) return RANK.own;
  const held = world.shares.filter(
    (share) =>
      share.profile === profile &&
      share.account === who.id &&
      share.status === "accepted" &&
      share.isOpened,
  );
  return Math.max(0, ...held.map(({ level }) => RANK[level]));
}

/** What a row is about; of shares and dismissals whose it is counts as well. */
export interface Subject {
  readonly profile: string;
  readonly by?: string;
  readonly share?: Share;
}

/** Whether somebody may, by the specification's table of rights. */
export function mayDo(
  world: Families,
  who: Account | null,
  operation: Operation,
  table: Table,
  { profile, by, share }: Subject,
): boolean {
  if (!who || who.needsSecondFactor) return false;
  const rank = rankOn(world, who, profile);
  switch (table) {
    case "profiles":
      if (operation === "read") return rank >= RANK.view;
      if (operation === "change") return rank >= RANK.edit;
      // One's own main profile stays.
      return operation === "delete" && rank === RANK.own && profile !== who.id;
    case "profile_details":
      if (operation === "delete") return false;
      return rank >= (operation === "read" ? RANK.view : RANK.edit);
    case "medications":
      if (operation === "read") return rank >= RANK.view;
      return rank >= (operation === "delete" ? RANK.manage : RANK.edit);
    case "medication_intake_logs":
      if (operation === "read") return rank >= RANK.view;
      if (operation === "change") return false;
      if (operation === "add") return rank >= RANK.edit;
      return rank === RANK.own || (rank >= RANK.edit && by === who.id);
    case "custom_alerts":
      return rank >= (operation === "read" ? RANK.view : RANK.edit);
    case "alert_dismissals":
      if (operation === "change") return false;
      if (operation === "add") return rank >= RANK.view && by === who.id;
      // What one put away oneself is one's own to see.
      return by === who.id;
    case "profile_shares":
      if (operation !== "read" || !share) return false;
      if (share.from === who.id || rank === RANK.own) return true;
      return (
        (share.status === "pending" || share.status === "accepted") &&
        (share.account === who.id ||
          (share.account === null && who.isConfirmed && share.email === who.email))
      );
  }
}
