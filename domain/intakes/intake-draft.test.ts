import { expect, test } from "vitest";
import { paris } from "../../testing/samples/time-zones.ts";
import { instant } from "../calendar/instant.ts";
import { checkIntake, newIntake, noted } from "./intake-draft.ts";

const now = instant("2026-03-31T08:00:30Z");
const fresh = { ...newIntake(now, paris), quantityTaken: "1" };

test("a new form says now, and no quantity before it is known what to propose", () => {
  expect(newIntake(now, paris)).toEqual({
    quantityTaken: "",
    takenAt: "2026-03-31T10:00",
    notes: "",
  });
  expect(checkIntake(fresh, now, paris)).toEqual({
    ok: true,
    value: { quantityTaken: 1, takenAt: now, notes: null },
  });
});

test.each([
  { typed: { quantityTaken: "" }, wrong: { quantityTaken: "required" } },
  { typed: { quantityTaken: "un" }, wrong: { quantityTaken: "not-a-number" } },
  { typed: { quantityTaken: "0" }, wrong: { quantityTaken: "below-minimum" } },
  { typed: { quantityTaken: "0,0004" }, wrong: { quantityTaken: "below-minimum" } },
  { typed: { quantityTaken: "-1" }, wrong: { quantityTaken: "below-minimum" } },
  { typed: { quantityTaken: "1000000" }, wrong: { quantityTaken: "above-maximum" } },
  { typed: { notes: "x".repeat(1001) }, wrong: { notes: "too-long" } },
  { typed: { takenAt: "" }, wrong: { takenAt: "required" } },
  { typed: { takenAt: "2026-02-30T10:00" }, wrong: { takenAt: "not-a-time" } },
  { typed: { takenAt: "2026-03-31" }, wrong: { takenAt: "not-a-time" } },
  { typed: { takenAt: "2026-03-31T10:01" }, wrong: { takenAt: "in-the-future" } },
])("$typed is refused: $wrong", ({ typed, wrong }) => {
  expect(checkIntake({ ...fresh, ...typed }, now, paris)).toEqual({ ok: false, wrong });
});

test.each([
  { typed: { quantityTaken: "1,5" }, value: { quantityTaken: 1.5 } },
  { typed: { quantityTaken: "0,25" }, value: { quantityTaken: 0.25 } },
  { typed: { quantityTaken: "0.5" }, value: { quantityTaken: 0.5 } },
  { typed: { notes: "  au coucher " }, value: { notes: "au coucher" } },
  { typed: { takenAt: "2026-03-29T02:30" }, value: { takenAt: "2026-03-29T01:30:00.000Z" } },
  { typed: { takenAt: "2025-10-26T02:30" }, value: { takenAt: "2025-10-26T00:30:00.000Z" } },
])("$typed is read as $value", ({ typed, value }) => {
  expect(checkIntake({ ...fresh, ...typed }, now, paris)).toMatchObject({ ok: true, value });
});

test("in the hour shown twice, now is the second showing and not the first", () => {
  const second = instant("2026-10-25T01:30:00Z");
  const typed = { ...newIntake(second, paris), quantityTaken: "1" };
  expect(checkIntake(typed, second, paris)).toMatchObject({
    value: { takenAt: second },
  });
});

test("a dose that was noted is read back as it was, its seconds and the hour shown twice included", () => {
  const later = instant("2026-10-26T08:00:00Z");
  for (const moment of ["2026-10-25T00:30:12.000Z", "2026-10-25T01:30:12.000Z"]) {
    const entry = { quantityTaken: 1.5, takenAt: instant(moment), notes: "vomie" };
    const draft = noted(entry, paris, "fr");
    expect(draft).toEqual({ quantityTaken: "1,5", takenAt: "2026-10-25T02:30", notes: "vomie" });
    expect(checkIntake(draft, later, paris, entry.takenAt)).toEqual({ ok: true, value: entry });
    expect(
      checkIntake({ ...draft, takenAt: "2026-10-25T03:30" }, later, paris, entry.takenAt),
    ).toMatchObject({ value: { takenAt: "2026-10-25T02:30:00.000Z" } });
  }
});

test("an hour left as it was noted is right, on a device whose clock is slow too", () => {
  const entry = { quantityTaken: 1, takenAt: instant("2026-03-31T08:20:00.000Z"), notes: null };
  const draft = { ...noted(entry, paris, "fr"), quantityTaken: "2" };
  expect(checkIntake(draft, now, paris, entry.takenAt)).toEqual({
    ok: true,
    value: { ...entry, quantityTaken: 2 },
  });
  expect(
    checkIntake({ ...draft, takenAt: "2026-03-31T10:21" }, now, paris, entry.takenAt),
  ).toMatchObject({ wrong: { takenAt: "in-the-future" } });
});
