import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { Database } from "#app/client/database/database-types.ts";
import { redFlagsIn } from "#domain/symptoms/emergencies/red-flags.ts";
import { readSeed, seedRows } from "./reference-rows.ts";

type Row = Database["public"]["Tables"]["symptoms_medications"]["Row"];

const rows = readdirSync(import.meta.dirname)
  .filter((name) => /^symptoms_medications_\d\d_\w+\.sql$/.test(name))
  .flatMap((file) => seedRows<Row>(readSeed(file)));

/** "To put an end to everything" is said of other things too; chosen from the list it is an emergency all the same. */
const TOO_GENERAL = ["acabar con todo"];

const wordings = (row: Row) =>
  [
    row.symptome_fr,
    row.symptom_en,
    row.symptoma_es,
    ...[row.synonyms_fr, row.synonyms_en, row.synonyms_es].flatMap((list) => list.split("; ")),
  ].filter((wording) => wording !== "" && !TOO_GENERAL.includes(wording));

test("every red flag of the list is also recognised when its words are typed", () => {
  const missed = rows.flatMap((row) =>
    wordings(row)
      .filter(
        (wording) => row.red_flag && !redFlagsIn(wording).some((flag) => flag === row.red_flag),
      )
      .map((wording) => `${row.red_flag}: ${wording}`),
  );
  expect(missed).toEqual([]);
});

test("no wording of any other line of the list is taken for an emergency", () => {
  const fired = rows
    .filter(({ severity }) => severity !== "urgent")
    .flatMap((row) =>
      wordings(row).flatMap((wording) => redFlagsIn(wording).map((flag) => `${flag}: ${wording}`)),
    );
  expect(fired).toEqual([]);
});
