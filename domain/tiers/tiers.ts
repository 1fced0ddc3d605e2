import type { Day } from "../calendar/day.ts";
import type { FeatureFlag } from "../flags/product-flags.ts";

/** What accounts are divided into by their roles. Without the role `premium` an account is standard. */
export const TIERS = ["standard", "premium"] as const;

export type Tier = (typeof TIERS)[number];

/** Flags that an operator may turn on for the role of a tier alone. */
export const TIER_FLAGS = ["weekly_report"] as const satisfies readonly FeatureFlag[];

/** Flags that are never on for a tier alone, because what they switch protects health. The database refuses it too. */
export const PROTECTED_FLAGS = [
  "barcode_scanner",
  "locale_selection",
  "push_reminders",
  "symptom_guidance",
] as const satisfies readonly FeatureFlag[];

/** What protects health and has no flag: it is on for everybody, always. */
export const PROTECTED_FEATURES = [
  "emergency_numbers",
  "emergency_card",
  "allergies",
  "interactions",
  "dose_limits",
  "reminders",
  "expiry",
  "recalls",
  "shares",
  "care_sheets",
  "offline",
  "own_data",
  "typed_prescriptions",
  "report_page",
] as const;

/** A line of the table of tiers. */
export interface TierLine {
  readonly name:
    | (typeof TIER_FLAGS)[number]
    | (typeof PROTECTED_FLAGS)[number]
    | (typeof PROTECTED_FEATURES)[number];
  /** The flag that switches it; null for what nothing switches. */
  readonly flag: FeatureFlag | null;
  /** Whether it may be on for one tier and off for another. */
  readonly isSwitchable: boolean;
}

/** The one table of what a tier switches, as the admin area and docs/tiers.md show it. */
export const TIER_LINES: readonly TierLine[] = [
  ...TIER_FLAGS.map((flag) => ({ name: flag, flag, isSwitchable: true })),
  ...PROTECTED_FLAGS.map((flag) => ({ name: flag, flag, isSwitchable: false })),
  ...PROTECTED_FEATURES.map((name) => ({ name, flag: null, isSwitchable: false })),
];

/** What is counted anew each month: pages that a device reads, and files of reports that it makes. */
export const MONTHLY = ["prescription_pages", "report_files"] as const;

export type Monthly = (typeof MONTHLY)[number];

/** What an operator may limit for a tier: profiles that one account has made, its own among them, and uses in a month. */
export const LIMITED = ["profiles", ...MONTHLY] as const;

export type Limited = (typeof LIMITED)[number];

/** The highest number that can be set. For profiles it is the quota of every account. The database has the same. */
export const LIMIT_MAX = {
  profiles: 200,
  prescription_pages: 1000,
  report_files: 1000,
} as const satisfies Record<Limited, number>;

/** How many of something an account of a tier can have. Without one there is no limit but the quota. */
export interface TierLimit {
  readonly tier: Tier;
  readonly subject: Limited;
  readonly most: number;
}

/** As typed: null takes the limit away, undefined is no number from 1 to the highest of the subject. */
export function readLimit(typed: string, subject: Limited): number | null | undefined {
  const written = typed.trim();
  if (written === "") return null;
  const most = /^\d{1,4}$/.test(written) ? Number(written) : 0;
  return most >= 1 && most <= LIMIT_MAX[subject] ? most : undefined;
}

/** How much of a monthly limit is used. */
export interface MonthlyLimit {
  readonly most: number;
  readonly used: number;
  /** The day on which counting begins anew, where the account is. */
  readonly renewsOn: Day;
}
