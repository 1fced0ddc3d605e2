import { expect, test } from "vitest";
import { day } from "../../calendar/day.ts";
import type { Counts, Edition } from "../official/edition.ts";
import { editionWarning, prescriptionWarning } from "./edition-warnings.ts";

const april = day("2026-04-28");
const may = day("2026-05-28");

/** An edition of a hundred medicines with a pack each, of which some are of medicines it does not know. */
function edition(counts: Counts, strangers = 0): Edition {
  const codes = Array.from({ length: 100 }, (_, index) => String(60_000_000 + index));
  return {
    medicines: codes.slice(strangers).map((cis) => ({
      cis,
      name: "TROUSSALGAN",
      form: "comprimé",
      procedure: "",
      marketingState: "Commercialisée",
    })),
    packs: new Map(codes.map((cis) => [cis, []])),
    substances: new Map(),
    conditions: new Map(),
    originals: new Set(),
    generics: null,
    classes: new Map(),
    counts,
    leftOut: 0,
    newestDay: null,
  };
}

test("the first edition is held against nothing", () => {
  expect(editionWarning(edition({ medicines: 3 }), may, null)).toBeNull();
});

test.each([
  { rows: 1000, doubt: null, because: "it is as long as the last one" },
  { rows: 1200, doubt: null, because: "it may grow" },
  { rows: 950, doubt: null, because: "five in a hundred may go" },
  { rows: 949, doubt: "shrunken", because: "more than five in a hundred are missing" },
  { rows: 0, doubt: "shrunken", because: "everything is missing" },
])("a file of $rows rows after one of 1000 is doubted ($doubt): $because", ({ rows, doubt }) => {
  const last = { date: april, counts: { medicines: 500, conditions: 1000 } };
  const found = editionWarning(edition({ medicines: 500, conditions: rows }), may, last);
  expect(found?.is ?? null).toBe(doubt);
  if (found?.is === "shrunken") expect(found).toMatchObject({ file: "conditions", before: 1000 });
});

test("a file that is not there this time is no shorter one", () => {
  const last = { date: april, counts: { medicines: 500, classes: 1000 } };
  expect(editionWarning(edition({ medicines: 500 }), may, last)).toBeNull();
});

test("an edition older than the last one is doubted, one of the same day is not", () => {
  const counts = { medicines: 500 };
  expect(editionWarning(edition(counts), april, { date: april, counts })).toBeNull();
  expect(editionWarning(edition(counts), april, { date: may, counts })).toEqual({
    is: "older",
    date: april,
    before: may,
  });
});

test("what the page says of an edition that was dated by itself is no older edition", () => {
  const counts = { medicines: 500 };
  const itself = { ...edition(counts), newestDay: may };
  expect(editionWarning(itself, april, { date: may, counts })).toBeNull();
  expect(editionWarning({ ...itself, newestDay: april }, april, { date: may, counts })?.is).toBe(
    "older",
  );
});

test.each([
  { strangers: 50, doubt: null, because: "some packs always are of medicines that nobody lists" },
  {
    strangers: 51,
    doubt: {
      is: "of-two-editions",
      strangers: 51,
      packs: "packs",
      medicines: "medicines",
    },
    because: "most never are",
  },
])("packs of $strangers unknown medicines in 100: $because", ({ strangers, doubt }) => {
  expect(editionWarning(edition({}, strangers), may, null)).toEqual(doubt);
});

test.each([
  { changed: 5, doubt: null, because: "five in a hundred may change their list" },
  {
    changed: 6,
    doubt: { is: "prescriptions", changed: 6, of: 100 },
    because: "more at once never have",
  },
])("$changed of 100 prescriptions that change: $because", ({ changed, doubt }) => {
  const known = Array.from({ length: 100 }, (_, at) => ({
    before: "needed",
    now: at < changed ? "depends" : "needed",
  }));
  const added = Array.from({ length: 50 }, () => ({ before: undefined, now: "depends" }));
  expect(prescriptionWarning([...known, ...added])).toEqual(doubt);
  expect(prescriptionWarning(added)).toBeNull();
});
