import { expect, test } from "vitest";
import { type Instant, instantAt } from "#domain/calendar/instant.ts";
import type { ActionOf, OutboxAction } from "./actions.ts";
import { withCorrectedDose, withoutDose, withWaitingIntakes } from "./waiting-intakes.ts";

const READ_AT = Date.parse("2026-11-23T02:00:00Z");
const at = (minutes: number): Instant => instantAt(READ_AT + minutes * 60_000);

interface Dose {
  readonly id: string;
  readonly takenAt: Instant;
}

const known: readonly Dose[] = [
  { id: "b", takenAt: at(-30) },
  { id: "a", takenAt: at(-300) },
];

const FACTS = {
  id: "action",
  owner: "claire",
  profileId: "lea",
  pressedAt: READ_AT + 60_000,
  clockOffset: null,
  state: "waiting",
  tries: 0,
  sentAt: null,
  problem: null,
  isKept: true,
  isConfirmed: false,
} as const;

const logged = (intakeId: string, takenAt: Instant): ActionOf<"log"> => ({
  ...FACTS,
  kind: "log",
  body: {
    intakeId,
    medicationId: "box",
    medicationName: "Doliprane",
    dosage: "2,4 %",
    form: "Sirop",
    entry: { quantityTaken: 7, takenAt, notes: null },
    confirmedWarnings: [],
  },
});

const deleted = (intakeId: string): ActionOf<"delete-intake"> => ({
  ...FACTS,
  kind: "delete-intake",
  body: { intakeId, medicationName: "Doliprane" },
});

const ids = (actions: readonly OutboxAction[]) =>
  withWaitingIntakes(known, actions, READ_AT, ({ id, takenAt }) => ({ id, takenAt })).map(
    ({ id }) => id,
  );

test("without anything that waits the doses are the same ones", () => {
  expect(withWaitingIntakes(known, [], READ_AT, ({ id, takenAt }) => ({ id, takenAt }))).toBe(
    known,
  );
});

test("a dose of this device stands among the others, by its hour", () => {
  expect(ids([logged("c", at(1))])).toEqual(["c", "b", "a"]);
  expect(ids([logged("c", at(-60))])).toEqual(["b", "c", "a"]);
});

test("one that the server has already counts once", () => {
  expect(ids([logged("b", at(-30))])).toEqual(["b", "a"]);
});

test("one that this device has taken back does not count", () => {
  expect(ids([deleted("b")])).toEqual(["a"]);
  expect(ids([logged("c", at(1)), deleted("c")])).toEqual(["b", "a"]);
});

test("a refused one does not count", () => {
  const refused = {
    ...logged("c", at(1)),
    problem: "not-allowed",
  } as unknown as OutboxAction;
  expect(ids([refused])).toEqual(["b", "a"]);
});

test("of an action its other doses stay once one of them is no more", () => {
  const answered = { ...FACTS, kind: "take" } as const;
  const taken = (...intakeIds: string[]) => ({
    ...answered,
    body: {
      doses: intakeIds.map((intakeId) => ({
        id: "planned",
        medicationId: "box",
        medicationName: "Doliprane",
        dosage: "2,4 %",
        form: "Sirop" as const,
        quantity: 7,
        plannedAt: at(0),
        intakeId,
      })),
    },
  });
  expect(withoutDose(taken("c", "d"), "c")).toEqual(taken("d"));
  expect(withoutDose(taken("c"), "c")).toBeNull();
  expect(withoutDose(logged("c", at(1)), "c")).toBeNull();
  const others = [logged("d", at(1)), taken("d"), deleted("c")];
  for (const other of others) expect(withoutDose(other, "c")).toBe(other);
});

test("a corrected dose is said as it is now", () => {
  const entry = { quantityTaken: 5, takenAt: at(-60), notes: null };
  const before = { ...logged("c", at(1)), state: "sent" as const };
  expect(withCorrectedDose(before, { id: "c", profileId: "hugo" }, entry)).toEqual({
    ...before,
    profileId: "hugo",
    body: { ...before.body, entry },
  });
  expect(withCorrectedDose(before, { id: "d", profileId: "hugo" }, entry)).toBe(before);
});
