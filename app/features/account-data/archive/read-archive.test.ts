import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { OWNED_TABLES, ownedTables } from "#domain/account-data/archive.ts";
import { FILE_BUCKETS } from "#domain/account-data/archive-files.ts";
import { readArchiveFile } from "./read-archive.ts";

const account = { id: "7d444840-9dc0-41d1-b245-5ffdce74fad2", email: "zoe@example.org" };
const anEscalation = { profile_id: account.id, delay_minutes: 60 };

/** An archive that lacks nothing. */
function anArchive(change: object = {}, rows: object = {}) {
  return {
    format: "trousse-account",
    version: 1,
    exportedAt: "2026-11-21T10:00:00Z",
    origin: "https://trousse.example",
    account,
    tables: { ...Object.fromEntries(ownedTables.map((table) => [table, []])), ...rows },
    told: { planned_doses: [{}, {}] },
    ...change,
  };
}

const zipped = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const inZip = (value: unknown) => zipped({ "data.json": JSON.stringify(value) });

test("an archive of a former version lacks the table of conditions", () => {
  const { profile_conditions: _none, ...tables } = anArchive().tables as Record<string, unknown>;
  expect(readArchiveFile(inZip(anArchive({ tables })))).toMatchObject({
    kind: "archive",
    archive: { tables: { profile_conditions: [], profiles: [] } },
  });
});

describe("what is no archive of ours", () => {
  const whole = inZip(anArchive());
  test.each([
    { what: "a photograph", bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), kind: "broken" },
    { what: "nothing at all", bytes: new Uint8Array(), kind: "broken" },
    { what: "a ZIP of something else", bytes: zipped({ "a.txt": "a" }), kind: "not-an-archive" },
    {
      what: "data outside of its place",
      bytes: zipped({ "../data.json": "{}", "/data.json": "{}", "x/data.json": "{}" }),
      kind: "not-an-archive",
    },
    {
      what: "JSON of something else",
      bytes: strToU8('{"format":"recipes"}'),
      kind: "not-an-archive",
    },
    { what: "a list", bytes: strToU8("[]"), kind: "not-an-archive" },
    { what: "nothing, as JSON", bytes: strToU8("null"), kind: "not-an-archive" },
    { what: "half an archive", bytes: whole.subarray(0, whole.length / 2), kind: "broken" },
    {
      what: "an archive with a hole",
      bytes: whole.map((byte, at) => (at > 60 && at < 90 ? 0 : byte)),
      kind: "broken",
    },
    { what: "text that is no UTF-8", bytes: new Uint8Array([0x7b, 0xff, 0x7d]), kind: "broken" },
    {
      what: "an archive of a newer Trousse",
      bytes: inZip(anArchive({ version: 2, tables: {} })),
      kind: "newer",
    },
    {
      what: "an archive without a version",
      bytes: inZip(anArchive({ version: "1" })),
      kind: "broken",
    },
    {
      what: "an archive that does not say whose it is",
      bytes: inZip(anArchive({ account: {} })),
      kind: "broken",
    },
    { what: "an archive without a table", bytes: inZip(anArchive({ tables: {} })), kind: "broken" },
    {
      what: "a row without a column",
      bytes: inZip(anArchive({}, { escalations: [{}] })),
      kind: "broken",
    },
    {
      what: "an id that is none",
      bytes: inZip(anArchive({}, { escalations: [{ ...anEscalation, profile_id: "1 or 1=1" }] })),
      kind: "broken",
    },
    {
      what: "half a sign",
      bytes: strToU8(
        JSON.stringify(anArchive({ account: { ...account, email: "x" } })).replace(
          '"x"',
          '"\\ud800"',
        ),
      ),
      kind: "broken",
    },
    {
      what: "a name that would be a prototype",
      bytes: strToU8(
        JSON.stringify(anArchive()).replace('"told"', '"__proto__":{"isAdmin":true},"told"'),
      ),
      kind: "broken",
    },
    {
      what: "a million rows",
      bytes: inZip(anArchive({}, { escalations: Array(1_000_000).fill(0) })),
      kind: "too-many-rows",
      table: "escalations",
    },
    {
      what: "a bomb",
      bytes: zipSync({ "data.json": new Uint8Array(64 * 1024 * 1024) }, { level: 9 }),
      kind: "too-large",
    },
    {
      what: "a file that is larger than any archive",
      bytes: new Uint8Array(24 * 1024 * 1024 + 1),
      kind: "too-large",
    },
  ])("$what is '$kind'", ({ bytes, ...expected }) => {
    expect(readArchiveFile(bytes)).toMatchObject({ kind: expected.kind });
    expect(readArchiveFile(bytes)).toEqual(
      "table" in expected
        ? { kind: expected.kind, table: expected.table }
        : { kind: expected.kind },
    );
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

test.each([
  {
    how: "in its ZIP",
    bytes: inZip(anArchive({}, { escalations: [{ ...anEscalation, user_id: "somebody" }] })),
  },
  {
    how: "taken out of it",
    bytes: strToU8(JSON.stringify(anArchive({}, { escalations: [anEscalation] }))),
  },
])("an archive is read $how, and what it does not know stays behind", ({ bytes }) => {
  const read = readArchiveFile(bytes);
  expect(read).toMatchObject({ kind: "archive", readOnlyRows: new Map([["planned_doses", 2]]) });
  expect(read.kind === "archive" && read.archive.tables.escalations).toEqual([anEscalation]);
  expect(read).not.toHaveProperty("archive.origin");
});

describe("what is bounded for each profile is counted for each", () => {
  const most = OWNED_TABLES.profile_weights.maxRows;
  const weights = (count: number, profile_id: string) =>
    Array(count).fill({ profile_id, measured_on: "2026-01-01", weight: 20 });
  const other = "0b0f8a1e-56a4-4c3c-9d7b-6f3a1b2c4d5e";

  test("so that a family has as many as its people together", () => {
    const profile_weights = [...weights(most, account.id), ...weights(most, other)];
    expect(readArchiveFile(inZip(anArchive({}, { profile_weights })))).toMatchObject({
      kind: "archive",
    });
  });

  test("and one person no more than one can have", () => {
    const profile_weights = [...weights(most + 1, account.id), ...weights(1, other)];
    expect(readArchiveFile(inZip(anArchive({}, { profile_weights })))).toEqual({
      kind: "too-many-rows",
      table: "profile_weights",
    });
  });
});

describe("files in an archive", () => {
  const folder = "prescriptions/0b0f8a1e-56a4-4c3c-9d7b-6f3a1b2c4d5e";
  const boxFolder = folder.replace("prescriptions", "boxes");
  const name = "11111111-0000-4000-8000-000000000001";
  const data = strToU8(JSON.stringify(anArchive()));
  const filesOf = (more: Record<string, Uint8Array>, level: 0 | 6 = 6) => {
    const read = readArchiveFile(zipSync({ "data.json": data, ...more }, { level }));
    if (read.kind !== "archive") throw new Error(read.kind);
    return read.files;
  };

  test.each([0, 6] as const)("are opened when they are needed, packed at %s", (level) => {
    const pdf = strToU8("%PDF-1.7");
    const [file, ...others] = filesOf({ [`${folder}/${name}.pdf`]: pdf }, level);
    expect(others).toEqual([]);
    expect(file).toMatchObject({ fileName: `${name}.pdf` });
    expect(file?.open()).toEqual(pdf);
  });

  test("of a box are known by their folder", () => {
    const some = strToU8("RIFF");
    const [file] = filesOf({ [`${boxFolder}/${name}.webp`]: some });
    expect(file).toMatchObject({ bucket: "boxes", fileName: `${name}.webp` });
    expect(file?.open()).toEqual(some);
  });

  test("stand in their place, have a name of ours, and are no larger than a file can be", () => {
    const some = strToU8("%PDF-1.7");
    expect(
      filesOf({
        [`../${folder}/${name}.pdf`]: some,
        [`/${folder}/${name}.pdf`]: some,
        [`${folder}/../${name}.pdf`]: some,
        [`${folder}/${name}.html`]: some,
        [`${folder}/scan.pdf`]: some,
        [`${folder}/${name}.webp`]: new Uint8Array(5 * 1024 * 1024 + 1),
        [`${boxFolder}/${name}.webp`]: new Uint8Array(2 * 1024 * 1024 + 1),
        [`${boxFolder}/${name}.pdf`]: some,
        [`${folder.replace("prescriptions", "blog-images")}/${name}.webp`]: some,
      }),
    ).toEqual([]);
  });

  test("are not more than an account can have", () => {
    const path = (nth: number) =>
      `${boxFolder}/${nth.toString(16).padStart(8, "0")}-0000-4000-8000-000000000001.webp`;
    const many = Object.fromEntries(
      Array.from({ length: FILE_BUCKETS.boxes.most + 1 }, (_, nth) => [
        path(nth),
        new Uint8Array(),
      ]),
    );
    expect(readArchiveFile(zipSync({ "data.json": data, ...many }, { level: 0 }))).toEqual({
      kind: "too-large",
    });
  });

  test("that are broken are opened by nobody", () => {
    const zip = zipSync(
      { [`${folder}/${name}.pdf`]: strToU8("%PDF-1.7 ".repeat(500)), "data.json": data },
      { level: 6 },
    );
    zip.fill(0xff, 110, 130);
    const read = readArchiveFile(zip);
    expect(() => read.kind === "archive" && read.files[0]?.open()).toThrow();
  });
});
