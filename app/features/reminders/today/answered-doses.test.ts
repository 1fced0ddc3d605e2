import { expect, test } from "vitest";
import type { OutboxAction } from "#app/client/offline/actions.ts";
import { instant } from "#domain/calendar/instant.ts";
import type { PlannedDose } from "../dose.ts";
import { withAnswers } from "./answered-doses.ts";

test("what a former version noted of another giver is still read", () => {
  const overtaken = {
    kind: "take",
    state: "undecided",
    sentAt: 10,
    pressedAt: 0,
    body: { doses: [{ id: "d", intakeId: "own" }] },
    problem: {
      reason: "overtaken",
      doses: [{ id: "d", intakeId: "theirs" }],
      isOwn: false,
      byName: "Paul",
      takenAt: instant("2026-11-21T11:10:00Z"),
    },
  } as unknown as OutboxAction;
  const dose = { id: "d", state: "due", taken: null } as unknown as PlannedDose;
  const [shown] = withAnswers([dose], [overtaken], 0);
  expect(shown?.taken).toMatchObject({
    intakeId: "theirs",
    byName: "Paul",
    takenAt: "2026-11-21T11:10:00Z",
  });
});

test.each([
  { problem: null, states: ["planned", "taken"] },
  { problem: { reason: "conflict" }, states: ["taken", "due"] },
])("a dose that is the recorded one opens the one that it had answered: $states", (given) => {
  const recorded = {
    takenAt: instant("2026-11-21T11:50:00Z"),
    quantity: 1,
    by: "me",
    byName: null,
  };
  const same = {
    kind: "same",
    state: given.problem ? "undecided" : "held",
    sentAt: 10,
    pressedAt: 0,
    body: { doses: [{ id: "noon", intakeId: "by hand" }], recorded },
    problem: given.problem,
  } as unknown as OutboxAction;
  const taken = { intakeId: "by hand", ...recorded };
  const doses = [
    { id: "morning", state: "taken", taken },
    { id: "noon", state: "due", taken: null },
  ] as unknown as PlannedDose[];
  const shown = withAnswers(doses, [same], 0);
  expect(shown.map(({ state }) => state)).toEqual(given.states);
  expect(shown.map((dose) => dose.taken)).toEqual(given.problem ? [taken, null] : [null, taken]);
});
