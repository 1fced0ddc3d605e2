import type { WeightStanding } from "../profiles/known-weight.ts";
import type { Permission } from "../sharing/permission.ts";
import type { NightMedicine } from "./night-medicines.ts";

/** Whether somebody besides the owner can record doses of a child; `unknown` while the shares cannot be read. */
export type CarerStanding = "yes" | "invited" | "no" | "unknown";

interface GivenShare {
  readonly profileId: string;
  readonly permission: Permission;
  readonly status: string;
}

/** @param shares those that this account gave; undefined while unknown */
export function carerStanding(
  profileId: string,
  isOwn: boolean,
  shares: readonly GivenShare[] | undefined,
): CarerStanding {
  // Whoever is not the owner is the second one.
  if (!isOwn) return "yes";
  if (!shares) return "unknown";
  const useful = shares.filter(
    (share) => share.profileId === profileId && share.permission !== "view",
  );
  if (useful.some(({ status }) => status === "accepted")) return "yes";
  return useful.some(({ status }) => status === "pending") ? "invited" : "no";
}

/** The addresses of those who may open a profile, or were invited to, and can only read it. */
export function readersOnly(
  profileId: string,
  shares: readonly (GivenShare & { readonly email: string })[],
): readonly string[] {
  return shares
    .filter(
      (share) =>
        share.profileId === profileId &&
        share.permission === "view" &&
        (share.status === "accepted" || share.status === "pending"),
    )
    .map(({ email }) => email);
}

/**
 * What rescuers would read of a child. `born-unknown`: not even the age; `not-chosen`: this device is locked and its
 * emergency card does not name the child.
 */
export type CardStanding = "filled" | "born-unknown" | "not-chosen";

/** @param isOnCard null where no card stands in front of this device, or this account may not choose the child for it */
export function cardStanding(isBornKnown: boolean, isOnCard: boolean | null): CardStanding {
  if (!isBornKnown) return "born-unknown";
  return isOnCard === false ? "not-chosen" : "filled";
}

export interface ChildReadiness {
  readonly medicines: readonly NightMedicine[];
  readonly weight: WeightStanding;
  readonly carer: CarerStanding;
  readonly card: CardStanding;
}

/**
 * Whether reminders arrive. `none-planned`: nothing rings; `no-device`: none was asked to; `not-here`: others do, this one
 * does not; `broken`: the last message did not reach one; `untested`: one has never shown a message.
 */
export type ReminderStanding =
  | "arrive"
  | "none-planned"
  | "no-device"
  | "not-here"
  | "broken"
  | "untested"
  | "unknown";

interface RingingDevice {
  readonly isGone: boolean;
  readonly hasFailed: boolean;
  readonly shownAt: unknown;
}

export function reminderStanding({
  isPlanned,
  isOffHere,
  devices,
}: {
  /** Whether any box of the home has hours; undefined while unknown. */
  isPlanned: boolean | undefined;
  /** Whether this device could ring and does not; undefined while unknown. */
  isOffHere: boolean | undefined;
  devices: readonly RingingDevice[] | undefined;
}): ReminderStanding {
  if (isPlanned === false) return "none-planned";
  if (isPlanned === undefined || !devices) return "unknown";
  if (devices.length === 0) return "no-device";
  if (devices.some(({ isGone, hasFailed }) => isGone || hasFailed)) return "broken";
  if (isOffHere) return "not-here";
  return devices.some(({ shownAt }) => shownAt === null) ? "untested" : "arrive";
}

/** What is unknown is no gap: it cannot be mended before it can be read. */
export function childGaps({ medicines, weight, carer, card }: ChildReadiness): number {
  return (
    medicines.filter(({ standing }) => standing === "none").length +
    Number(weight !== "usable") +
    Number(carer === "no") +
    Number(card !== "filled")
  );
}

const REMINDER_GAPS: readonly ReminderStanding[] = ["no-device", "not-here", "broken", "untested"];

export function isReminderGap(standing: ReminderStanding): boolean {
  return REMINDER_GAPS.includes(standing);
}
