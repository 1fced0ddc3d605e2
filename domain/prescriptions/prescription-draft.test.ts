import { expect, test } from "vitest";
import { checkPrescription, type PrescriptionDraft } from "./prescription-draft.ts";

const line = (id: string, text: string, isConfirmed = true) => ({ id, text, isConfirmed });
const draft = (facts: Partial<PrescriptionDraft> = {}): PrescriptionDraft => ({
  prescriber: "",
  issuedOn: "",
  endsOn: "",
  isRenewed: true,
  renewalDays: "7",
  lines: [],
  ...facts,
});

test("what is known is kept, empty fields and lines are none, and a line is there once", () => {
  const checked = checkPrescription(
    draft({
      prescriber: "  Dr  Diallo ",
      issuedOn: "2026-03-12",
      endsOn: "2026-03-12",
      lines: [
        line("a", " Amoxicilline  500 mg "),
        line("b", "  "),
        line("c", "Amoxicilline 500 mg"),
      ],
    }),
  );
  expect(checked).toEqual({
    ok: true,
    value: {
      prescriber: "Dr Diallo",
      issuedOn: "2026-03-12",
      endsOn: "2026-03-12",
      renewalDays: 7,
      lines: ["Amoxicilline 500 mg"],
    },
  });
  expect(checkPrescription(draft())).toMatchObject({ ok: true, value: { prescriber: null } });
});

test("a prescription that needs no renewal has no days, whatever was typed before", () => {
  expect(checkPrescription(draft({ isRenewed: false, renewalDays: "x" }))).toMatchObject({
    ok: true,
    value: { renewalDays: null },
  });
});

test("one line that nobody has confirmed keeps all of it from being saved", () => {
  const lines = [line("a", "Amoxicilline 500 mg"), line("b", "Dolipraue 1000 mg", false)];
  const checked = checkPrescription(draft({ lines }));
  expect(checked).toEqual({ ok: false, wrong: { lines: new Map([["b", "unconfirmed"]]) } });
});

test.each([
  { facts: { prescriber: "x".repeat(101) }, wrong: { prescriber: "too-long" } },
  { facts: { issuedOn: "2026-02-30" }, wrong: { issuedOn: "not-a-day" } },
  { facts: { endsOn: "1899-12-31" }, wrong: { endsOn: "not-a-day" } },
  { facts: { issuedOn: "2026-03-12", endsOn: "2026-03-11" }, wrong: { endsOn: "before-start" } },
  ...["", "0", "91", "1,5", "x"].map((renewalDays) => ({
    facts: { renewalDays },
    wrong: { renewalDays: "not-a-number-of-days" },
  })),
  {
    facts: { lines: Array.from({ length: 31 }, (_, nth) => line(`${nth}`, `Xyz ${nth} mg`)) },
    wrong: { count: "too-many" },
  },
  {
    facts: { lines: [line("a", "x".repeat(301))] },
    wrong: { lines: new Map([["a", "too-long"]]) },
  },
])("$wrong is said", ({ facts, wrong }) => {
  expect(checkPrescription(draft(facts))).toEqual({ ok: false, wrong });
});
