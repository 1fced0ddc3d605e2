import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { REFERENCE_SHEETS, URGENT_HELP } from "./reference-sheets.ts";
import { checkLine, draftOf, emptyDraft, type Sheet, type SheetDraft } from "./sheet.ts";
import { SITE_SHEETS } from "./site-sheets.ts";

const sheets = { ...REFERENCE_SHEETS, ...SITE_SHEETS };
const { symptoms, medicines, pharmacies } = REFERENCE_SHEETS as Record<string, Sheet>;
const { images, questions } = SITE_SHEETS as Record<string, Sheet>;

/** A line that holds, of any sheet. */
function full(sheet: Sheet | undefined, more: SheetDraft = {}): SheetDraft {
  const sample = { text: "mot", long: "mot", number: "1", day: "2026-11-21" };
  const address = { link: "https://example.org/a", picture: "/images/a.webp" };
  const filled = (sheet?.columns ?? []).map(({ name, kind, choices, pattern, initial }) => {
    if (kind === "choice") return [name, choices?.[0] ?? ""];
    if (kind === "switch") return [name, "true"];
    if (pattern) return [name, initial || "mot"];
    return [name, { ...sample, ...address }[kind]];
  });
  const draft = { ...Object.fromEntries(filled), ...(sheet === symptoms && { red_flag: "" }) };
  return { ...draft, ...(draft.severity === "urgent" && URGENT_HELP), ...more };
}

const wrongOf = (sheet: Sheet | undefined, more: SheetDraft) => {
  const checked = checkLine(sheet as Sheet, full(sheet, more));
  return checked.ok ? {} : checked.wrong;
};

describe.each(Object.entries(sheets))("the sheet %s", (_, sheet) => {
  test("a full line holds, and comes back as it was typed", () => {
    const draft = full(sheet);
    const checked = checkLine(sheet, draft);
    expect(checked).toMatchObject({ ok: true });
    if (checked.ok) expect(draftOf(sheet, checked.value, "fr")).toEqual(draft);
  });

  test("every column that must be filled is missed, blanks included", () => {
    const required = sheet.columns.filter(({ isRequired }) => isRequired);
    expect(required.length).toBeGreaterThan(0);
    for (const { name } of required) {
      for (const nothing of ["", "  \n"]) {
        expect(wrongOf(sheet, { [name]: nothing })[name]).toMatch(/missing|help/);
      }
    }
  });

  test("a new line has what it begins with, and is not yet whole", () => {
    expect(checkLine(sheet, emptyDraft(sheet)).ok).toBe(sheet === SITE_SHEETS.sections);
  });

  test("whatever is typed, it is read or refused by column", () => {
    const typed = fc.record(
      Object.fromEntries(sheet.columns.map(({ name }) => [name, fc.string({ unit: "binary" })])),
    );
    fc.assert(
      fc.property(typed, (draft) => {
        const checked = checkLine(sheet, draft);
        const named = Object.keys(checked.ok ? checked.value : checked.wrong);
        expect(sheet.columns.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
      }),
      { numRuns: 50 },
    );
  });

  test("every column it names in the list is one of its own", () => {
    const names = new Set(sheet.columns.map(({ name }) => name));
    const { titles, details, visibility, order } = sheet;
    for (const name of [...titles, ...details, ...order, ...(visibility ? [visibility] : [])]) {
      expect(names).toContain(name);
    }
  });
});

test.each([{ source: "" }, { source: "   " }])(
  "reference data without a source are refused",
  (nothing) => {
    for (const sheet of Object.values(REFERENCE_SHEETS)) {
      expect(wrongOf(sheet, nothing)).toEqual({ source: "missing" });
    }
  },
);

test.each([
  { sheet: medicines, typed: { price: "-1" }, wrong: { price: "number" } },
  { sheet: medicines, typed: { price: "1,500" }, wrong: { price: "number" } },
  { sheet: medicines, typed: { price: "1,23456" }, wrong: { price: "number" } },
  { sheet: medicines, typed: { price: "1e3" }, wrong: { price: "number" } },
  { sheet: medicines, typed: { default_quantity: "0" }, wrong: { default_quantity: "number" } },
  { sheet: medicines, typed: { default_quantity: "1.5" }, wrong: { default_quantity: "number" } },
  { sheet: medicines, typed: { source_date: "2026-02-30" }, wrong: { source_date: "day" } },
  { sheet: medicines, typed: { name: "é".repeat(301) }, wrong: { name: "tooLong" } },
  { sheet: pharmacies, typed: { url: "javascript:alert(1)" }, wrong: { url: "link" } },
  { sheet: pharmacies, typed: { url: "http://example.org" }, wrong: { url: "link" } },
  { sheet: pharmacies, typed: { country: "france" }, wrong: { country: "pattern" } },
  { sheet: images, typed: { desktop_url: "//evil.example/a" }, wrong: { desktop_url: "picture" } },
  { sheet: images, typed: { name: "../a" }, wrong: { name: "pattern" } },
  { sheet: questions, typed: { language: "de" }, wrong: { language: "choice" } },
])("$typed is refused: $wrong", ({ sheet, typed, wrong }) => {
  expect(wrongOf(sheet, typed)).toEqual(wrong);
});

test("300 letters of any script are 300", () => {
  expect(wrongOf(medicines, { name: "🤒".repeat(300) })).toEqual({});
});

test("an emergency gets help and nothing else, and only an emergency is a red flag", () => {
  const urgent = { severity: "urgent", ...URGENT_HELP };
  expect(wrongOf(symptoms, { ...urgent, red_flag: "chest_pain" })).toEqual({});
  expect(wrongOf(symptoms, { ...urgent, suggested_medications_us: "Aspirin" })).toEqual({
    suggested_medications_us: "help",
  });
  expect(wrongOf(symptoms, { severity: "mild", red_flag: "chest_pain" })).toEqual({
    severity: "urgent",
  });
});

test("nothing is kept as nothing, or as an empty text where the table wants one", () => {
  const checked = checkLine(symptoms as Sheet, full(symptoms, { source_url: "", unlisted: "" }));
  expect(checked).toMatchObject({ ok: true, value: { source_url: null, unlisted: "" } });
});
