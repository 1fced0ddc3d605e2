import { expect, test } from "vitest";
import type { ActionState, OutboxAction } from "#app/client/offline/actions.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import type { IllnessEntry } from "#domain/illness/illness-entry.ts";
import { unsentIds, withWaitingEntries } from "./waiting-entries.ts";

const READ_AT = Date.parse("2026-11-24T02:00:00Z");

const known: readonly IllnessEntry[] = ["b", "a"].map((id, at) => ({
  id,
  kind: "temperature",
  celsius: 38 + at,
  notedAt: instantAt(READ_AT - (at + 1) * 60_000),
  by: "julien",
  byName: "Julien",
}));

const action = (
  kind: "note-illness" | "delete-illness-entry",
  entryId: string,
  facts: { state?: ActionState; sentAt?: number } = {},
): OutboxAction => ({
  id: `action ${entryId}`,
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
  kind,
  body: { entryId, fact: { kind: "temperature", celsius: 39.4 }, said: "39,4 °C" },
  ...facts,
});

const shown = (...actions: OutboxAction[]) =>
  withWaitingEntries(known, actions, READ_AT).map(({ id }) => id);

test("without anything that waits the entries are the same ones", () => {
  expect(withWaitingEntries(known, [], READ_AT)).toBe(known);
});

test("what waits is shown first, at the moment of the press, by its own account", () => {
  const [first] = withWaitingEntries(known, [action("note-illness", "c")], READ_AT);
  expect(first).toEqual({
    id: "c",
    kind: "temperature",
    celsius: 39.4,
    notedAt: instantAt(READ_AT + 60_000),
    by: "claire",
    byName: null,
  });
});

test("what the server has already stands once, and what was read after it was sent counts", () => {
  expect(shown(action("note-illness", "a"))).toEqual(["b", "a"]);
  expect(shown(action("note-illness", "c", { state: "sent", sentAt: READ_AT - 1 }))).toEqual([
    "b",
    "a",
  ]);
  expect(shown(action("note-illness", "c", { state: "sent", sentAt: READ_AT + 1 }))).toEqual([
    "c",
    "b",
    "a",
  ]);
});

test("what is taken back is gone, also what was never sent", () => {
  expect(shown(action("delete-illness-entry", "b"))).toEqual(["a"]);
  expect(shown(action("note-illness", "c"), action("delete-illness-entry", "c"))).toEqual([
    "b",
    "a",
  ]);
});

test("an action that was refused shows nothing", () => {
  const refused = { ...action("note-illness", "c"), problem: { reason: "forbidden" } as const };
  expect(shown(refused)).toEqual(["b", "a"]);
});

test("unsent is what the last try left on this device", () => {
  const actions = [
    action("note-illness", "c", { state: "held" }),
    action("note-illness", "d"),
    action("delete-illness-entry", "b", { state: "held" }),
  ];
  expect([...unsentIds(actions)]).toEqual(["c"]);
});

test("what was observed an hour before the press stands at its own moment", () => {
  const noted = action("note-illness", "c") as Extract<OutboxAction, { kind: "note-illness" }>;
  const dated = { ...noted, body: { ...noted.body, observed: { minutesAgo: 60 } } };
  expect(withWaitingEntries(known, [dated], READ_AT).at(-1)).toMatchObject({
    id: "c",
    notedAt: instantAt(READ_AT + 60_000 - 3_600_000),
  });
});
