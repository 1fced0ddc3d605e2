import { expect, test } from "vitest";
import { officialFiles } from "../../../testing/builders/official-files.ts";
import { day } from "../../calendar/day.ts";
import { decode } from "./decode.ts";
import { type Edition, type InvalidEdition, readEdition } from "./edition.ts";

const today = day("2026-11-21");

function read(files: ReturnType<typeof officialFiles>): Edition | InvalidEdition {
  return readEdition((file) => {
    const bytes = files[file];
    return bytes && decode(bytes);
  }, today);
}

function edition(files: ReturnType<typeof officialFiles>): Edition {
  const edition = read(files);
  if ("file" in edition) throw new Error(`${edition.file} is ${edition.is}`);
  return edition;
}

test.each(["medicines", "packs", "substances", "conditions"])(
  "without its %s it is none",
  (file) => {
    const files = officialFiles({ change: (text, name) => (name === file ? undefined : text) });
    expect(read(files)).toEqual({ file, is: "missing" });
  },
);

test("the first unfit file is named", () => {
  const files = officialFiles({ change: (text, name) => (name === "packs" ? "<html>" : text) });
  expect(read(files)).toEqual({ file: "packs", is: "web-page" });
});

test("generics and classes may be left out", () => {
  const isExtra = (name: string) => name === "generics" || name === "classes";
  const lean = edition(
    officialFiles({ change: (text, name) => (isExtra(name) ? undefined : text) }),
  );
  expect(lean.originals.size).toBe(0);
  expect(lean.classes.size).toBe(0);
  expect(lean.counts).toEqual({ medicines: 4, packs: 5, substances: 6, conditions: 3 });
});

test("both layouts and both encodings tell the same", () => {
  expect(edition(officialFiles({ layout: "2017" }))).toEqual(
    edition(officialFiles({ layout: "2026" })),
  );
});

test("letters of CP1252 that Latin-1 does not have arrive", () => {
  const { conditions } = edition(officialFiles());
  expect(conditions.get("60000003")?.at(-1)).toBe(
    "prescription limitée à 12 semaines, d’un médecin – ou d’un autre",
  );
});

test("rows are counted as they came, those that name no medicine too", () => {
  const { counts, leftOut } = edition(
    officialFiles({
      change: (text, name) => (name === "conditions" ? `${text}x|liste I\n` : text),
    }),
  );
  expect(counts).toEqual({
    medicines: 4,
    packs: 5,
    substances: 6,
    conditions: 4,
    generics: 2,
    classes: 1,
  });
  expect(leftOut).toBe(1);
});

test("a medicine that comes twice is one", () => {
  const twice = officialFiles({
    change: (text, name) => (name === "medicines" ? text.repeat(2) : text),
  });
  expect(edition(twice).medicines).toHaveLength(4);
});

test("the newest day is one that has come: not the one in 2924", () => {
  expect(edition(officialFiles()).newestDay).toBe("2026-04-23");
});

test("files without a day have no newest one", () => {
  const undated = officialFiles({
    change: (text, name) =>
      name === "medicines" || name === "packs"
        ? text.replace(/\d\d\/\d\d\/\d{4}/g, "31/12/2999")
        : text,
  });
  expect(edition(undated).newestDay).toBeNull();
});
