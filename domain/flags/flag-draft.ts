import { epochMs, type Instant } from "../calendar/instant.ts";
import { instantOf, isWallTime, wallTimeOf } from "../calendar/wall-time.ts";
import type { Zone } from "../calendar/zone.ts";
import { type Checked, isLongerThan, wrongOnly } from "../draft.ts";
import type { Language } from "../locale/locales.ts";
import { hasDecimals, readNumber, writeNumber } from "../number.ts";
import { PROTECTED_FLAGS } from "../tiers/tiers.ts";
import { isUuid } from "../uuid.ts";
import type { Targeting } from "./flag.ts";

/** In the order in which a form offers them. */
export const TARGETING_TYPES = [
  "global",
  "percentage",
  "role",
  "user_specific",
  "date_range",
] as const satisfies readonly Targeting["type"][];

export type TargetingType = (typeof TARGETING_TYPES)[number];

/** Those an account can have. */
const ROLES = ["admin", "moderator", "premium"] as const;

/** What the flag form holds, each field as typed. */
export interface FlagDraft {
  readonly name: string;
  readonly description: string;
  readonly isEnabled: boolean;
  readonly type: TargetingType;
  readonly percentage: string;
  readonly roles: string;
  readonly userIds: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

export type FlagField = keyof FlagDraft;

export type FlagWrong =
  | "required"
  | "too-long"
  | "not-a-percentage"
  | "unknown-role"
  | "protects-health"
  | "not-an-id"
  | "not-a-moment"
  | "before-start";

export interface FlagEntry {
  readonly name: string;
  readonly description: string;
  readonly isEnabled: boolean;
  readonly targeting: Targeting;
}

/** What belongs to one type of targeting, as it is when nothing was said. */
const NO_TARGETING = { percentage: "", roles: "", userIds: "", startsAt: "", endsAt: "" } as const;

export const NEW_FLAG: FlagDraft = {
  name: "",
  description: "",
  isEnabled: false,
  type: "global",
  ...NO_TARGETING,
};

export const FLAG_FIELDS = Object.keys(NEW_FLAG) as readonly FlagField[];

const NAME_MAX = 63;
const DESCRIPTION_MAX = 500;

/** Another type begins with nothing: what was said for the one before is gone. */
export function withTargetingType(draft: FlagDraft, type: TargetingType): FlagDraft {
  return { ...draft, ...NO_TARGETING, type };
}

/** A flag as its form shows it. Seconds are cut off. */
export function flagDraft(
  { name, description, isEnabled, targeting }: FlagEntry,
  zone: Zone,
  language: Language,
): FlagDraft {
  const draft = { ...NEW_FLAG, name, description, isEnabled, type: targeting.type };
  switch (targeting.type) {
    case "global":
      return draft;
    case "percentage":
      return { ...draft, percentage: writeNumber(targeting.percentage, language) };
    case "role":
      return { ...draft, roles: targeting.roles.join(", ") };
    case "user_specific":
      return { ...draft, userIds: targeting.userIds.join(", ") };
    case "date_range": {
      const shown = (at: Instant | null) => (at === null ? "" : wallTimeOf(at, zone));
      return { ...draft, startsAt: shown(targeting.startsAt), endsAt: shown(targeting.endsAt) };
    }
  }
}

/** A name as the code asks for it: `Nouvelle page` is `nouvelle_page`. Empty where nothing is left. */
export function codeName(typed: string): string {
  return typed
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z\d]+/g, "_")
    .replace(/^[\d_]+/, "")
    .slice(0, NAME_MAX)
    .replace(/_$/, "");
}

/**
 * A name is required, and so is somebody whom the flag is meant for.
 * @param zone where the moments were typed
 */
export function checkFlag(
  draft: FlagDraft,
  zone: Zone,
): Checked<FlagEntry, Partial<Record<FlagField, FlagWrong>>> {
  const name = codeName(draft.name);
  const description = draft.description.trim();
  const target = checkTargeting(draft, zone);
  const wrong = {
    ...wrongOnly<"name" | "description", FlagWrong>({
      name: name === "" ? "required" : undefined,
      description: isLongerThan(description, DESCRIPTION_MAX) ? "too-long" : undefined,
    }),
    ...(!target.ok && target.wrong),
  };
  if (!target.ok || Object.keys(wrong).length > 0) return { ok: false, wrong };
  return {
    ok: true,
    value: { name, description, isEnabled: draft.isEnabled, targeting: target.value },
  };
}

type CheckedTargeting = Checked<Targeting, Partial<Record<FlagField, FlagWrong>>>;

function checkTargeting(draft: FlagDraft, zone: Zone): CheckedTargeting {
  switch (draft.type) {
    case "global":
      return { ok: true, value: { type: "global" } };
    case "percentage":
      return checkPercentage(draft.percentage);
    case "role":
      return checkRoles(listed(draft.roles), codeName(draft.name));
    case "user_specific":
      return checkUserIds(listed(draft.userIds));
    case "date_range":
      return checkRange(draft, zone);
  }
}

function checkPercentage(typed: string): CheckedTargeting {
  if (typed.trim() === "") return { ok: false, wrong: { percentage: "required" } };
  const read = readNumber(typed);
  if (!read.ok || !isPercentage(read.value)) {
    return { ok: false, wrong: { percentage: "not-a-percentage" } };
  }
  return { ok: true, value: { type: "percentage", percentage: read.value } };
}

function isPercentage(value: number): boolean {
  return value >= 0 && value <= 100 && hasDecimals(value, 2);
}

function checkRoles(roles: readonly string[], name: string): CheckedTargeting {
  if (roles.length === 0) return { ok: false, wrong: { roles: "required" } };
  const areKnown = roles.every((role) => ROLES.some((known) => known === role));
  if (!areKnown) return { ok: false, wrong: { roles: "unknown-role" } };
  if (roles.includes("premium") && PROTECTED_FLAGS.some((flag) => flag === name)) {
    return { ok: false, wrong: { roles: "protects-health" } };
  }
  return { ok: true, value: { type: "role", roles } };
}

function checkUserIds(userIds: readonly string[]): CheckedTargeting {
  if (userIds.length === 0) return { ok: false, wrong: { userIds: "required" } };
  if (!userIds.every((id) => isUuid(id))) return { ok: false, wrong: { userIds: "not-an-id" } };
  return { ok: true, value: { type: "user_specific", userIds } };
}

/** One side may stay open, not both: that would be everybody for ever, which has a type of its own. */
function checkRange({ startsAt, endsAt }: FlagDraft, zone: Zone): CheckedTargeting {
  if (startsAt === "" && endsAt === "") return { ok: false, wrong: { startsAt: "required" } };
  const wrong = wrongOnly<"startsAt" | "endsAt", FlagWrong>({
    startsAt: startsAt === "" || isWallTime(startsAt) ? undefined : "not-a-moment",
    endsAt: endsAt === "" || isWallTime(endsAt) ? undefined : "not-a-moment",
  });
  if (Object.keys(wrong).length > 0) return { ok: false, wrong };
  const start = isWallTime(startsAt) ? instantOf(startsAt, zone) : null;
  const end = isWallTime(endsAt) ? instantOf(endsAt, zone) : null;
  if (start !== null && end !== null && epochMs(end) <= epochMs(start)) {
    return { ok: false, wrong: { endsAt: "before-start" } };
  }
  return { ok: true, value: { type: "date_range", startsAt: start, endsAt: end } };
}

/** Words between commas, each once. */
function listed(typed: string): string[] {
  const words = typed.split(",").map((word) => word.trim().toLowerCase());
  return [...new Set(words)].filter((word) => word !== "");
}
