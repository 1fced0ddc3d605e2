import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { instant } from "../calendar/instant.ts";
import { healthLines, type InstallationFacts } from "./installation-health.ts";
import type { MachineState } from "./machine-state.ts";

const EARLIER = instant("2026-11-26T07:00:00Z");
const LATER = instant("2026-11-26T08:00:00Z");

const machine: MachineState = {
  freeBytes: 5e9,
  hasRoom: true,
  backups: { isOn: true, isEncrypted: true, newest: LATER, problem: null },
  unreachedDoses: 0,
  mail: { isSent: true, deliveredAt: LATER, failedAt: EARLIER },
  push: { deliveredAt: LATER, failedAt: null },
  address: "https",
  versions: { program: "0.1.0", node: "24.0.0" },
  updates: { is: "current" },
};

const facts: InstallationFacts = {
  today: day("2026-11-26"),
  machine,
  newestEdition: day("2026-11-02"),
  rules: { reviewed: 3, total: 3 },
};

const linesWith = (change: Partial<MachineState>) =>
  healthLines({ ...facts, machine: { ...machine, ...change } });

const codesOf = (lines: ReturnType<typeof healthLines>) =>
  lines.filter(({ state }) => state !== "fine").map(({ state, code }) => `${state} ${code}`);

test("where all is well, nothing has to be done", () => {
  expect(codesOf(healthLines(facts))).toEqual([]);
  expect(healthLines(facts)).toHaveLength(9);
});

test.each<{ change: Partial<MachineState>; says: string }>([
  { change: { backups: { ...machine.backups, isOn: false } }, says: "attention backups-off" },
  { change: { backups: { ...machine.backups, newest: null } }, says: "unknown backups-none-yet" },
  { change: { backups: { ...machine.backups, problem: "old" } }, says: "broken backups-old" },
  {
    change: { backups: { ...machine.backups, isEncrypted: false } },
    says: "attention backup-key-missing",
  },
  { change: { freeBytes: 999_999_999 }, says: "attention disk-tight" },
  { change: { hasRoom: false }, says: "broken disk-full" },
  { change: { mail: { ...machine.mail, isSent: false } }, says: "attention mail-local" },
  {
    change: { mail: { ...machine.mail, deliveredAt: EARLIER, failedAt: LATER } },
    says: "broken mail-failing",
  },
  {
    change: { mail: { isSent: true, deliveredAt: null, failedAt: EARLIER } },
    says: "broken mail-failing",
  },
  {
    change: { mail: { isSent: true, deliveredAt: null, failedAt: null } },
    says: "unknown mail-untried",
  },
  { change: { push: { deliveredAt: null, failedAt: null } }, says: "unknown push-untried" },
  { change: { push: { deliveredAt: EARLIER, failedAt: LATER } }, says: "broken push-failing" },
  { change: { unreachedDoses: 1 }, says: "broken push-unreached" },
  { change: { updates: { is: "off" } }, says: "unknown updates-off" },
  { change: { updates: { is: "failed" } }, says: "attention updates-failed" },
  {
    change: { updates: { is: "available", version: "0.2.0", notesUrl: null } },
    says: "attention updates-available",
  },
])("$says", ({ change, says }) => {
  expect(codesOf(linesWith(change))).toEqual([says]);
});

test("an address without https is told of, and what does not work there", () => {
  expect(codesOf(linesWith({ address: "unencrypted" }))).toEqual([
    "attention push-no-https",
    "attention address-unencrypted",
  ]);
  expect(codesOf(linesWith({ address: "this-machine" }))).toEqual([]);
});

test("an edition is old after two months, and its absence is said", () => {
  const linesOf = (newestEdition: InstallationFacts["newestEdition"]) =>
    codesOf(healthLines({ ...facts, newestEdition }));
  expect(linesOf(day("2026-09-25"))).toEqual([]);
  expect(linesOf(day("2026-09-24"))).toEqual(["attention medicines-old"]);
  expect(linesOf(null)).toEqual(["attention medicines-none"]);
});

test("rules that no professional has read are never shown as reviewed", () => {
  expect(codesOf(healthLines({ ...facts, rules: { reviewed: 2, total: 3 } }))).toEqual([
    "attention rules-unreviewed",
  ]);
});

test("what is broken stands first, and what is fine last", () => {
  const lines = linesWith({ unreachedDoses: 2, updates: { is: "off" }, address: "unencrypted" });
  expect(lines.map(({ state }) => state)).toEqual([
    "broken",
    "attention",
    "unknown",
    ...Array(6).fill("fine"),
  ]);
});

test("where the machine is Supabase's, only what the database knows is said", () => {
  expect(healthLines({ ...facts, machine: null }).map(({ topic }) => topic)).toEqual([
    "medicines",
    "rules",
  ]);
});
