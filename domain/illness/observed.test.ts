import { expect, test } from "vitest";
import { instant } from "../calendar/instant.ts";
import { checkObserved } from "./observed.ts";
import { observedMoment } from "./observed-moment.ts";

const NOW = instant("2026-11-25T02:10:00Z");
const WITHIN = {
  now: NOW,
  earliest: instant("2026-11-24T01:00:00Z"),
  zone: () => 60,
};

test.each([
  { choice: "now", typed: "2020-01-01T00:00", moment: NOW },
  { choice: "half-hour", typed: "", moment: "2026-11-25T01:40:00.000Z" },
  { choice: "hour", typed: "", moment: "2026-11-25T01:10:00.000Z" },
  { choice: "other", typed: "2026-11-25T00:30", moment: "2026-11-24T23:30:00.000Z" },
  { choice: "other", typed: "2026-11-25T03:10", moment: "2026-11-25T02:10:00.000Z" },
  { choice: "other", typed: "2026-11-24T02:00", moment: "2026-11-24T01:00:00.000Z" },
] as const)("$choice $typed was at $moment", ({ moment, ...draft }) => {
  const read = checkObserved(draft, WITHIN);
  expect(read.ok && new Date(observedMoment(NOW, read.value)).toISOString()).toBe(
    new Date(moment).toISOString(),
  );
});

test.each([
  { typed: "", wrong: "required" },
  { typed: "hier", wrong: "not-a-time" },
  { typed: "2026-02-30T10:00", wrong: "not-a-time" },
  { typed: "2026-11-25T03:11", wrong: "in-the-future" },
  { typed: "2026-11-24T01:59", wrong: "too-early" },
] as const)("another hour '$typed' is $wrong", ({ typed, wrong }) => {
  expect(checkObserved({ choice: "other", typed }, WITHIN)).toEqual({ ok: false, wrong });
});

test("what an older page noted was observed when it was pressed", () => {
  expect(observedMoment(NOW, undefined)).toBe(NOW);
});
