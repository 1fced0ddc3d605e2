import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { checkProfile, newProfile, type ProfileDraft } from "./profile-draft.ts";

const today = day("2026-03-31");
const fresh = newProfile({ weight: "kg", height: "cm" }, today);

test("a new form is an adult without facts and waits for a name", () => {
  expect(fresh).toMatchObject({ name: "", type: "adult", bornOn: "", weight: "", height: "" });
  expect(checkProfile(fresh, today)).toEqual({ ok: false, wrong: { name: "required" } });
});

test("a name is enough", () => {
  expect(checkProfile({ ...fresh, name: " Léo " }, today)).toEqual({
    ok: true,
    value: {
      name: "Léo",
      type: "adult",
      bornOn: null,
      weightKg: null,
      weightMeasuredOn: null,
      isWeightConfirmed: false,
      heightCm: null,
    },
  });
});

test("measures are kept in kilograms and centimetres", () => {
  const draft: ProfileDraft = {
    name: "Léo",
    type: "child",
    bornOn: "2026-03-31",
    weight: "7,5",
    weightUnit: "lbs",
    weighedOn: "2026-03-30",
    height: "1.6",
    heightUnit: "ft",
  };
  expect(checkProfile(draft, today)).toEqual({
    ok: true,
    value: {
      name: "Léo",
      type: "child",
      bornOn: "2026-03-31",
      weightKg: 3.4,
      weightMeasuredOn: "2026-03-30",
      isWeightConfirmed: false,
      heightCm: 48.77,
    },
  });
});

test.each([
  { typed: { name: "  " }, wrong: { name: "required" }, because: "spaces are no name" },
  { typed: { name: "é".repeat(101) }, wrong: { name: "too-long" }, because: "100 fit" },
  { typed: { type: "baby" }, wrong: { type: "not-a-type" }, because: "there are two types" },
  { typed: { bornOn: "2026-04-01" }, wrong: { bornOn: "in-the-future" }, because: "not yet born" },
  { typed: { bornOn: "1850-01-01" }, wrong: { bornOn: "too-early" }, because: "nobody is as old" },
  { typed: { bornOn: "2025-02-29" }, wrong: { bornOn: "not-a-day" }, because: "no leap year" },
  { typed: { weight: "-1" }, wrong: { weight: "below-minimum" }, because: "0 is the least" },
  { typed: { weight: "lourd" }, wrong: { weight: "not-a-number" }, because: "it is a word" },
  { typed: { weight: "1000" }, wrong: { weight: "above-maximum" }, because: "nobody weighs a ton" },
  {
    typed: { weight: "12", weighedOn: "2026-04-01" },
    wrong: { weighedOn: "in-the-future" },
    because: "nobody is weighed tomorrow",
  },
  { typed: { height: "-0,1" }, wrong: { height: "below-minimum" }, because: "0 is the least" },
  {
    typed: { height: "33", heightUnit: "ft" as const },
    wrong: { height: "above-maximum" },
    because: "33 feet are ten metres",
  },
])("$typed is refused: $because", ({ typed, wrong }) => {
  expect(checkProfile({ ...fresh, name: "Léo", ...typed }, today)).toEqual({ ok: false, wrong });
});

test.each([
  { typed: { weight: "0,3" }, because: "so small have lived" },
  { typed: { weight: "", weighedOn: "2026-04-01" }, because: "nobody must be weighed" },
  { typed: { bornOn: "2026-03-31" }, because: "born today is born" },
])("$typed is accepted: $because", ({ typed }) => {
  expect(checkProfile({ ...fresh, name: "Léo", ...typed }, today).ok).toBe(true);
});
