import { type Instant, instant } from "#domain/calendar/instant.ts";
import type { Flag, FlagContext, Targeting } from "#domain/flags/flag.ts";

/** One answer that the rule and the database must both give. */
interface FlagCase {
  readonly flag: Flag;
  readonly context: FlagContext;
  readonly moment: Instant;
  readonly expected: boolean;
  readonly because: string;
}

const id = "00000000-0000-4000-8000-00000000000f";
const claire = "00000000-0000-4000-8000-000000000001";
const karim = "00000000-0000-4000-8000-000000000002";
const noon = instant("2026-11-21T12:00:00Z");

interface CaseInput {
  readonly targeting: Targeting;
  readonly expected: boolean;
  readonly because: string;
  readonly isEnabled?: boolean;
  readonly roles?: readonly string[];
  readonly account?: string;
}

const from = (startsAt: string | null, endsAt: string | null): Targeting => ({
  type: "date_range",
  startsAt: startsAt === null ? null : instant(startsAt),
  endsAt: endsAt === null ? null : instant(endsAt),
});

const caseInputs: readonly CaseInput[] = [
  { targeting: { type: "global" }, expected: true, because: "it is for everybody" },
  { targeting: { type: "global" }, isEnabled: false, expected: false, because: "it is off" },
  {
    targeting: { type: "role", roles: ["premium", "moderator"] },
    roles: ["moderator"],
    expected: true,
    because: "one of the roles is enough",
  },
  {
    targeting: { type: "role", roles: ["premium"] },
    roles: ["admin"],
    expected: false,
    because: "an admin is no premium account",
  },
  {
    targeting: { type: "role", roles: ["premium"] },
    expected: false,
    because: "most accounts have no role",
  },
  {
    targeting: { type: "role", roles: [] },
    roles: ["admin"],
    expected: false,
    because: "no role is nobody's",
  },
  {
    targeting: { type: "role", roles: ["premium"] },
    roles: ["premium"],
    isEnabled: false,
    expected: false,
    because: "it is off for those it is meant for too",
  },
  {
    targeting: { type: "user_specific", userIds: [karim, claire] },
    expected: true,
    because: "the account is named",
  },
  {
    targeting: { type: "user_specific", userIds: [karim] },
    expected: false,
    because: "another account is named",
  },
  {
    targeting: { type: "user_specific", userIds: [] },
    expected: false,
    because: "no account is named",
  },
  { targeting: from(null, null), expected: true, because: "it has neither beginning nor end" },
  {
    targeting: from("2026-11-21T12:00:00Z", null),
    expected: true,
    because: "its first moment is in",
  },
  {
    targeting: from("2026-11-21T12:00:00.001Z", null),
    expected: false,
    because: "it begins a thousandth later",
  },
  {
    targeting: from("2026-11-21T14:00+02:00", null),
    expected: true,
    because: "the same moment in another zone is the same",
  },
  {
    targeting: from(null, "2026-11-21T12:00:00Z"),
    expected: false,
    because: "its last moment is out",
  },
  {
    targeting: from(null, "2026-11-21T12:00:01Z"),
    expected: true,
    because: "it ends a second later",
  },
  {
    targeting: from("2026-11-22T00:00:00Z", "2026-11-20T00:00:00Z"),
    expected: false,
    because: "it ends before it begins",
  },
  {
    targeting: { type: "percentage", percentage: 0 },
    expected: false,
    because: "nobody is in nothing",
  },
  {
    targeting: { type: "percentage", percentage: 100 },
    expected: true,
    because: "everybody is in all",
  },
  // Claire stands at 5448 and Karim at 8305.
  {
    targeting: { type: "percentage", percentage: 54.48 },
    expected: false,
    because: "the first who is out",
  },
  {
    targeting: { type: "percentage", percentage: 54.49 },
    expected: true,
    because: "the last who is in",
  },
  {
    targeting: { type: "percentage", percentage: 54.49 },
    account: karim,
    expected: false,
    because: "another account stands elsewhere",
  },
];

/** Every way of targeting, at its edges: the table that the rule and the database are both held to. */
export const FLAG_CASES: readonly FlagCase[] = caseInputs.map(
  ({ targeting, expected, because, isEnabled = true, roles = [], account = claire }) => ({
    flag: { id, isEnabled, targeting },
    context: { id: account, roles },
    moment: noon,
    expected,
    because,
  }),
);
