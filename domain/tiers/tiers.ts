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

/** What an operator may limit for a tier: profiles that one account has made, its own among them. */
export const LIMITED = ["profiles"] as const;

export type Limited = (typeof LIMITED)[number];

/** The quota of every account, which no limit exceeds. */
export const LIMIT_MAX = 200;

/** How many of something an account of a tier can have. Without one there is no limit but the quota. */
export interface TierLimit {
  readonly tier: Tier;
  readonly subject: Limited;
  readonly most: number;
}

/** As typed: null takes the limit away, undefined is no number from 1 to `LIMIT_MAX`. */
export function readLimit(typed: string): number | null | undefined {
  const written = typed.trim();
  if (written === "") return null;
  const most = /^\d{1,3}$/.test(written) ? Number(written) : 0;
  return most >= 1 && most <= LIMIT_MAX ? most : undefined;
}
