import { expect, test } from "vitest";
import { instant } from "../calendar/instant.ts";
import {
  checkFlag,
  codeName,
  FLAG_FIELDS,
  type FlagDraft,
  flagDraft,
  NEW_FLAG,
  withTargetingType,
} from "./flag-draft.ts";

const claire = "00000000-0000-4000-8000-000000000001";
const inParis = () => 60;
const check = (typed: Partial<FlagDraft>) =>
  checkFlag({ ...NEW_FLAG, name: "new_page", ...typed }, inParis);

test.each<{ typed: Partial<FlagDraft>; wrong: object; because: string }>([
  { typed: { name: "  " }, wrong: { name: "required" }, because: "the code asks by a name" },
  { typed: { name: "2026" }, wrong: { name: "required" }, because: "a name begins with a letter" },
  {
    typed: { description: "é".repeat(501) },
    wrong: { description: "too-long" },
    because: "500 characters say what a flag is for",
  },
  {
    typed: { type: "percentage" },
    wrong: { percentage: "required" },
    because: "a percentage says how many",
  },
  ...["101", "-1", "dix", "1e1", "10.005", "0x10"].map((percentage) => ({
    typed: { type: "percentage" as const, percentage },
    wrong: { percentage: "not-a-percentage" },
    because: "it is 0 to 100 with two decimals at most",
  })),
  {
    typed: { type: "role", roles: " , " },
    wrong: { roles: "required" },
    because: "nobody is named",
  },
  {
    typed: { type: "role", roles: "admin, boss" },
    wrong: { roles: "unknown-role" },
    because: "no account could have that role",
  },
  {
    typed: { name: "push_reminders", type: "role", roles: "admin, premium" },
    wrong: { roles: "protects-health" },
    because: "reminders are behind no tier",
  },
  {
    typed: { type: "user_specific", userIds: "" },
    wrong: { userIds: "required" },
    because: "nobody is named",
  },
  {
    typed: { type: "user_specific", userIds: `${claire}, claire@example.org` },
    wrong: { userIds: "not-an-id" },
    because: "an address is no id",
  },
  {
    typed: { type: "date_range" },
    wrong: { startsAt: "required" },
    because: "without a beginning and an end it would be for everybody",
  },
  {
    typed: { type: "date_range", startsAt: "2026-02-30T10:00" },
    wrong: { startsAt: "not-a-moment" },
    because: "February has no such day",
  },
  {
    typed: { type: "date_range", startsAt: "2026-11-21T10:00", endsAt: "2026-11-21T10:00" },
    wrong: { endsAt: "before-start" },
    because: "it would end with its first moment",
  },
])("$typed is refused: $because", ({ typed, wrong }) => {
  expect(check(typed)).toEqual({ ok: false, wrong });
});

test.each<{ typed: Partial<FlagDraft>; targeting: object }>([
  { typed: { type: "global", percentage: "nonsense" }, targeting: { type: "global" } },
  {
    typed: { type: "percentage", percentage: "0" },
    targeting: { type: "percentage", percentage: 0 },
  },
  {
    typed: { type: "percentage", percentage: " 12,5 " },
    targeting: { type: "percentage", percentage: 12.5 },
  },
  {
    typed: { type: "percentage", percentage: "100" },
    targeting: { type: "percentage", percentage: 100 },
  },
  {
    typed: { type: "role", roles: "Premium, moderator,, premium" },
    targeting: { type: "role", roles: ["premium", "moderator"] },
  },
  {
    typed: { type: "user_specific", userIds: `${claire.toUpperCase()},` },
    targeting: { type: "user_specific", userIds: [claire] },
  },
  {
    typed: { type: "date_range", startsAt: "2026-11-21T10:00" },
    targeting: { type: "date_range", startsAt: "2026-11-21T09:00:00.000Z", endsAt: null },
  },
  {
    typed: { type: "date_range", startsAt: "2026-11-21T10:00", endsAt: "2026-11-21T10:01" },
    targeting: {
      type: "date_range",
      startsAt: "2026-11-21T09:00:00.000Z",
      endsAt: "2026-11-21T09:01:00.000Z",
    },
  },
])("$typed aims at $targeting", ({ typed, targeting }) => {
  expect(check(typed)).toMatchObject({ ok: true, value: { targeting } });
});

test.each([
  ["Nouvelle page d’accueil", "nouvelle_page_d_accueil"],
  ["  Été-2026 ", "ete_2026"],
  ["3 colonnes", "colonnes"],
  ["barcode_scanner", "barcode_scanner"],
  ["日本", ""],
  [`${"a".repeat(62)} b`, "a".repeat(62)],
])("the code asks for « %s » as %s", (typed, expected) => {
  expect(codeName(typed)).toBe(expected);
});

test("another type of targeting begins with nothing", () => {
  const typed = { ...NEW_FLAG, name: "new_page", type: "role", roles: "premium" } as const;
  expect(withTargetingType(typed, "percentage")).toEqual({
    ...NEW_FLAG,
    name: "new_page",
    type: "percentage",
  });
});

test.each([
  { type: "global" },
  { type: "percentage", percentage: 12.5 },
  { type: "role", roles: ["premium", "admin"] },
  { type: "user_specific", userIds: [claire] },
  { type: "date_range", startsAt: null, endsAt: instant("2026-11-21T09:01:00.000Z") },
] as const)("a form that nobody touched changes nothing: $type", (targeting) => {
  const flag = { name: "new_page", description: "Essai", isEnabled: true, targeting };
  expect(checkFlag(flagDraft(flag, inParis, "fr"), inParis)).toEqual({ ok: true, value: flag });
});

test("every field of the form is told", () => {
  expect(FLAG_FIELDS).toContain("endsAt");
  expect(FLAG_FIELDS).toHaveLength(9);
});
