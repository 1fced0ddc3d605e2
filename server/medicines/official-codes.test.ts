import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Engine } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { packCodeOf, readScan } from "#domain/medicines/codes/scan.ts";
import { decode } from "#domain/medicines/official/decode.ts";
import { FILE_WORDS, OFFICIAL_FILES } from "#domain/medicines/official/official-files.ts";
import { officialFiles } from "#testing/builders/official-files.ts";
import { engines } from "#testing/engines/engines.ts";
import { openWithoutMedicines } from "#testing/engines/without-medicines.ts";
import { againstTheExcerpt, excerptFolder, excerptIsHere } from "#testing/samples/bdpm-excerpt.ts";
import { importMedicines } from "./import-medicines.ts";

const fullFolder = join(excerptFolder, "full");
const TODAY = day("2026-11-21");
/** An edition of other medicines, all of which have left the list since. */
const OLD_EDITION = day("2017-03-01");
const OLD_CODES = ["3400930000014", "3400930000021", "3400930000038"];

interface FoundPack {
  readonly cip13: string;
  readonly medicine: string | null;
  readonly is_withdrawn: boolean | null;
}

/** What the square code of a box with this number says. */
const squareCode = (cip13: string) => `01${cip13.padStart(14, "0")}1728063010LOT1\u001d21SN1`;

function readPack(text: string): string | null {
  const scan = readScan(text, { today: TODAY, isDecoded: true });
  return scan && packCodeOf(scan.product);
}

describe.skipIf(!excerptIsHere)(`${againstTheExcerpt}, all of them`, () => {
  let codes: readonly string[];

  beforeAll(() => {
    const packs = decode(readFileSync(join(fullFolder, OFFICIAL_FILES.packs.name)));
    codes = packs
      .trimEnd()
      .split("\n")
      .map((line) => line.split("\t")[6] ?? "");
  });

  test("each of 20,903 codes is read from the square code, from the bars, and as it is typed", () => {
    expect(codes).toHaveLength(20_903);
    const misread = codes.filter(
      (cip13) => readPack(squareCode(cip13)) !== cip13 || readPack(cip13) !== cip13,
    );
    expect(misread).toEqual([]);
  });

  describe.each(engines)("on $name", ({ openMigrated }) => {
    let engine: Engine;

    beforeAll(async () => {
      engine = await openWithoutMedicines({ openMigrated });
      const old = officialFiles({ layout: "2017" });
      await importMedicines(engine, { files: old, today: TODAY, date: OLD_EDITION });
      const files = Object.fromEntries(
        FILE_WORDS.map((file) => [file, readFileSync(join(fullFolder, OFFICIAL_FILES[file].name))]),
      );
      const order = { today: TODAY, date: day("2026-05-28"), isForced: true };
      await importMedicines(engine, { files, ...order });
    }, 600_000);
    afterAll(() => engine.close());

    const find = (wanted: readonly string[]) =>
      engine.transaction((tx) =>
        tx.query<FoundPack>(
          `select p.cip13, r.name as medicine, r.withdrawn_at is not null as is_withdrawn
           from public.reference_packs p left join public.medication_references r on r.id = p.reference_id
           where p.cip13 = any ($1) order by p.cip13`,
          [wanted],
        ),
      );

    test("20,903 of 20,903 codes are a pack, 20,899 of them with its medicine, none withdrawn", async () => {
      const found = await find(codes.flatMap((cip13) => readPack(squareCode(cip13)) ?? []));
      expect(found).toHaveLength(20_903);
      const named = found.filter(({ medicine }) => medicine !== null);
      expect(named).toHaveLength(20_899);
      expect(named.filter(({ is_withdrawn }) => is_withdrawn)).toEqual([]);
    });

    test("a box of 2017 whose medicine has left the list is read, and read as withdrawn", async () => {
      const found = await find(OLD_CODES.flatMap((cip13) => readPack(squareCode(cip13)) ?? []));
      expect(found.map(({ cip13 }) => cip13)).toEqual(OLD_CODES);
      expect(found.map(({ is_withdrawn }) => is_withdrawn)).toEqual([true, true, true]);
      expect(found.map(({ medicine }) => medicine)).toEqual([
        "Troussalgan",
        "Troussalgan",
        "Troussalgan enfants",
      ]);
    });
  });
});
