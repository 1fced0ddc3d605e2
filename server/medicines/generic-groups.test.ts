import type { Engine } from "@trousse/backend/database/engine";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Day, day } from "#domain/calendar/day.ts";
import { officialFiles } from "#testing/builders/official-files.ts";
import { engines } from "#testing/engines/engines.ts";
import { openWithoutMedicines } from "#testing/engines/without-medicines.ts";
import { importMedicines } from "./import-medicines.ts";

const today = day("2026-11-21");
const april = day("2026-04-28");
const may = day("2026-05-28");

const PARACETAMOL = "PARACETAMOL 500 mg - TROUSSALGAN 500 mg, comprimé";
const CODEINE = "CODEINE 30 mg - ARMOIRIDE CODEINE, comprimé";

/** `[group, label, cis, code, place]` as a line of CIS_GENER. */
const line = (...columns: readonly (string | number)[]) => `${columns.join("|")}\n`;

/** As long as the file is, one line less is five percent. */
const filler = Array.from({ length: 40 }, (_, index) =>
  line(900 + index, `GROUPE ${index}`, "60000004", 1, 1),
).join("");

describe.each(engines)("generic groups on $name", ({ openMigrated }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await openWithoutMedicines({ openMigrated });
  });
  afterEach(() =>
    engine.transaction((tx) =>
      tx.script(`delete from public.generic_groups; delete from public.medication_references;
        delete from private.medicine_imports`),
    ),
  );
  afterAll(() => engine.close());

  const runImport = async (generics: string | undefined, date: Day = april, isForced = false) =>
    (
      await importMedicines(engine, {
        files: officialFiles({ change: (text, file) => (file === "generics" ? generics : text) }),
        today,
        date,
        isForced,
      })
    ).outcome;
  const query = <Row>(sql: string) => engine.transaction((tx) => tx.query<Row>(sql));
  const members = () =>
    query<{ number: number; cis: string; kind: string; has_left: boolean; date: string }>(
      `select g.number, m.cis, m.kind, m.withdrawn_at is not null as has_left, g.source_date as date
       from public.generic_groups g join public.generic_group_members m on m.group_number = g.number
       where g.number < 900 order by g.number, m.cis`,
    );
  const written = () =>
    query<{ xmin: string }>("select xmin::text from public.generic_group_members order by 1");

  const BOTH =
    filler +
    line(12, PARACETAMOL, "60000001", 0, 1) +
    line(12, PARACETAMOL, "69999998", 1, 2) +
    line(13, CODEINE, "60000003", 4, 1) +
    line(12, PARACETAMOL, "60000002", 2, 3);

  test("each member has the kind that the file says, whether the list has it or not", async () => {
    await runImport(BOTH);
    const known = { date: april, has_left: false };
    expect(await members()).toEqual([
      { ...known, number: 12, cis: "60000001", kind: "original" },
      { ...known, number: 12, cis: "60000002", kind: "complementary" },
      { ...known, number: 12, cis: "69999998", kind: "generic" },
      { ...known, number: 13, cis: "60000003", kind: "substitutable" },
    ]);
  });

  test("the same file twice writes nothing", async () => {
    await runImport(BOTH);
    const before = await written();
    await runImport(BOTH);
    expect(await written()).toEqual(before);
  });

  test("a member that is gone is kept and marked, one that returns is a member again", async () => {
    await runImport(BOTH);
    const less = BOTH.replace(line(12, PARACETAMOL, "69999998", 1, 2), "");
    await runImport(less, may);
    const kept = async () => (await members()).find(({ cis }) => cis === "69999998");
    expect(await kept()).toMatchObject({ has_left: true, kind: "generic", date: may });
    await runImport(BOTH, may);
    expect(await kept()).toMatchObject({ has_left: false });
  });

  test("a group that is gone keeps the day of the last edition that named it", async () => {
    await runImport(BOTH);
    await runImport(BOTH.replace(line(13, CODEINE, "60000003", 4, 1), ""), may);
    expect((await members()).map(({ number, date, has_left }) => [number, date, has_left])).toEqual(
      [
        [12, may, false],
        [12, may, false],
        [12, may, false],
        [13, april, true],
      ],
    );
  });

  test("an edition without the file leaves what the last one said", async () => {
    await runImport(BOTH);
    const before = await members();
    await runImport(undefined, may);
    expect(await members()).toEqual(before);
  });

  test("rows that cannot be read are left out and counted", async () => {
    const whole = await runImport(BOTH);
    const outcome = await runImport(
      BOTH + line(14, "GROUPE", "60000001", 3, 1) + line(15, "", "60000001", 1, 1),
    );
    expect(outcome?.leftOut).toBe((whole?.leftOut ?? 0) + 2);
    expect((await members()).map(({ number }) => number)).not.toContain(14);
  });

  test("a file that has shrunk, or whose medicines are others, is refused unless forced", async () => {
    await runImport(BOTH);
    const short = filler.split("\n").slice(0, 30).join("\n");
    await expect(runImport(short, may)).rejects.toThrow("CIS_GENER_bdpm.txt has 30 rows");
    const others = Array.from({ length: 50 }, (_, index) =>
      line(100 + index, "GROUPE", String(69_999_000 + index), 1, 1),
    ).join("");
    await expect(runImport(others, may)).rejects.toThrow("CIS_GENER_bdpm.txt");
    expect((await members()).every(({ has_left }) => !has_left)).toBe(true);
    await runImport(others, may, true);
    expect((await members()).filter(({ number }) => number === 100)).toHaveLength(1);
  });
});
