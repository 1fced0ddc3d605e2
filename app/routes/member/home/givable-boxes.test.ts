import { expect, test } from "vitest";
import type { OutboxAction } from "#app/client/offline/actions.ts";
import type { RecentProduct } from "#app/features/home/recent-product.ts";
import { toMedicationList } from "#app/features/inventory/medication-rows.ts";
import { day } from "#domain/calendar/day.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import { aMedicationRow } from "#testing/builders/medication-row.ts";
import {
  dosesWithoutBox,
  type GivableBox,
  givableBoxes,
  withWaitingProducts,
} from "./givable-boxes.ts";

const NOW = Date.parse("2026-11-28T21:00:00Z");
const LEA = "lea";
const TODAY = day("2026-11-28");

const product = (name: string, minutesAgo: number): RecentProduct => ({
  intakeId: `${name} ${minutesAgo}`,
  medicationId: name,
  name,
  dosage: "2,4 %",
  form: "Sirop",
  quantity: 5,
  takenAt: instantAt(NOW - minutesAgo * 60_000),
  by: "zoe",
  byName: "Zoé",
});

const waiting = (name: string): OutboxAction => ({
  id: "action",
  owner: "zoe",
  profileId: LEA,
  kind: "log",
  pressedAt: NOW,
  clockOffset: null,
  state: "held",
  tries: 1,
  sentAt: null,
  problem: null,
  isKept: true,
  isConfirmed: false,
  body: {
    intakeId: "here",
    medicationId: name,
    medicationName: name,
    dosage: "2,4 %",
    form: "Sirop",
    entry: { quantityTaken: 8, takenAt: instantAt(NOW), notes: null },
    confirmedWarnings: [],
  },
});

const person = (id: string, recentProducts: readonly RecentProduct[]) => ({
  id,
  homeId: "home",
  recentProducts,
  allergies: [],
  boxes: { medications: [], unreadable: [] },
});

test("a dose that waits on this device is the latest of its product, of its person alone", () => {
  const known = [product("Doliprane", 30), product("Spasfon", 40)];
  const home = { people: [person(LEA, known), person("hugo", known)], commonBoxes: new Map() };
  const { people } = withWaitingProducts(home, [waiting("Doliprane")], NOW);
  expect(
    people.map(({ recentProducts }) => recentProducts.map(({ intakeId }) => intakeId)),
  ).toEqual([
    ["here", "Spasfon 40"],
    ["Doliprane 30", "Spasfon 40"],
  ]);
});

test("a dose that waits on this device and was taken back there is no latest one", () => {
  const known = [product("Doliprane", 30), product("Spasfon", 40)];
  const home = { people: [person(LEA, known)], commonBoxes: new Map() };
  const takenBack = (intakeId: string): OutboxAction => ({
    ...waiting("Doliprane"),
    kind: "delete-intake",
    body: { intakeId, medicationName: "Doliprane" },
  });
  const { people } = withWaitingProducts(home, [waiting("Doliprane"), takenBack("here")], NOW);
  expect(people[0]?.recentProducts).toEqual(known);
});

const NAMED = { id: LEA, name: "Léa", level: "view" } as const;

test("doses are seen where this account may not give, or where their box is used up", () => {
  const known = [product("Doliprane", 30), product("Spasfon", 60 * 72)];
  const home = { people: [person(LEA, known)], commonBoxes: new Map() };
  expect(givableBoxes(home, [NAMED], TODAY)).toEqual([]);
  const names = (given: readonly GivableBox[]) =>
    dosesWithoutBox(home, [NAMED], given, instantAt(NOW), TODAY).map(({ last }) => last.name);
  expect(names([])).toEqual(["Doliprane", "Spasfon"]);
  const box = { name: "Advil" } as GivableBox["box"];
  const given = (last: RecentProduct | null) => [{ person: NAMED, box, last }];
  // Three days ago says nothing of tonight.
  expect(names(given(null))).toEqual(["Doliprane"]);
  expect(names(given(known[0] ?? null))).toEqual([]);
});

test.each([
  { row: { current_quantity: 0 }, level: "own", because: "empty" },
  { row: { expiry_date: "2026-11-27" }, level: "own", because: "expired" },
  { row: { current_quantity: 0 }, level: "view", because: null },
  { row: { current_quantity: 0, name: "Another", id: "another" }, level: "own", because: null },
] as const)(
  "a dose of $row says why nothing is given of its box at level $level",
  ({ row, level, because }) => {
    const last = product("Doliprane", 30);
    const facts = { id: "Doliprane", dosage: last.dosage, form: last.form, ...row };
    const home = {
      people: [
        {
          ...person(LEA, [last]),
          boxes: toMedicationList([{ ...aMedicationRow(facts), medication_reminders: [] }]),
        },
      ],
      commonBoxes: new Map(),
    };
    const people = [{ id: LEA, name: "Léa", level }];
    expect(givableBoxes(home, people, TODAY)).toEqual([]);
    const [seen] = dosesWithoutBox(home, people, [], instantAt(NOW), TODAY);
    expect(seen?.unusable).toBe(because);
  },
);
