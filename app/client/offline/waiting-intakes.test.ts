import { expect, test } from "vitest";
import { type Instant, instantAt } from "#domain/calendar/instant.ts";
import type { ActionOf, OutboxAction } from "./actions.ts";
import { withWaitingIntakes } from "./waiting-intakes.ts";

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
