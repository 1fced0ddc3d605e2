import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#app/client/database/database-types.ts";
import { countryCode, hasPartners } from "#domain/pharmacies/country.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const SEED = "supabase/seed/online_pharmacies.sql";

/** The public register of each country. */
const REGISTERS: Record<string, string> = {
  "France/Europe": "www.ordre.pharmacien.fr",
  "Spain/Europe": "distafarma.aemps.es",
  "Belgium/Europe": "www.afmps.be",
  "USA/Americas": "safe.pharmacy",
};

/** They sell for others, which the law of these countries keeps to a pharmacy's own website. */
const MARKETPLACES = /1001pharmacies|doctipharma|promofarma|glovo/i;

/** Ten years before this list was written. */
const TOO_LONG_AGO = "2016-11-21";

type Row = Database["public"]["Tables"]["online_pharmacies"]["Row"];

describe("a fresh installation", () => {
  let installation: Installation;
  let pharmacies: Row[];

  const readAll = () =>
    installation.engine.transaction(async (tx) => {
      const rows = await tx.query<{ row: Row }>(
        "select to_json(p) as row from public.online_pharmacies p order by id",
      );
      return rows.map(({ row }) => row);
    });

  beforeAll(async () => {
    const [engine] = engines;
    if (!engine) throw new Error("There is no database to read the seed with.");
    installation = await startInstallation(engine);
    pharmacies = await readAll();
  });
  afterAll(() => installation.close());

  /** The pharmacies that break a rule, by name, so that a failure says which line to mend. */
  const breaking = (isRight: (row: Row) => boolean) =>
    pharmacies.filter((row) => !isRight(row)).map(({ name }) => name);

  test("knows at least 12 pharmacies, 6 of them in France", () => {
    expect(pharmacies.length).toBeGreaterThanOrEqual(12);
    const shown = pharmacies.filter((row) => row.is_active && hasPartners(row.country));
    expect(shown.length).toBeGreaterThanOrEqual(6);
  });

  test("names no website twice, and none that sells for others", () => {
    const hosts = pharmacies.map(({ url }) => new URL(url).hostname);
    expect(new Set(hosts).size).toBe(hosts.length);
    expect(breaking(({ url }) => !MARKETPLACES.test(url))).toEqual([]);
  });

  test("names a country we know and the public register of that country", () => {
    expect(breaking(({ country }) => countryCode(country) !== null)).toEqual([]);
    expect(
      breaking(({ country, source }) => new URL(source).hostname === REGISTERS[country]),
    ).toEqual([]);
  });

  test("says what was read, and dates no check that was not made", () => {
    expect(breaking(({ evidence }) => evidence !== null)).toEqual([]);
    expect(breaking(({ checked_on }) => checked_on === null || checked_on <= "2026-11-21")).toEqual(
      [],
    );
  });

  test("sends nobody to a pharmacy whose evidence is older than ten years", () => {
    expect(
      breaking(
        ({ is_active, checked_on }) => is_active === !(checked_on && checked_on < TOO_LONG_AGO),
      ),
    ).toEqual([]);
  });

  test("describes each one in three languages, with no price and no promise", () => {
    const told = ({ description, description_en, description_es }: Row) => [
      description,
      description_en,
      description_es,
    ];
    expect(breaking((row) => told(row).every(Boolean))).toEqual([]);
    expect(breaking((row) => !/€|\$|%|prix|price|precio|24/i.test(told(row).join(" ")))).toEqual(
      [],
    );
  });

  test("keeps what an admin has checked when the seed runs again", async () => {
    await installation.engine.transaction(async (tx) => {
      await tx.script(
        "update public.online_pharmacies set checked_on = '2026-11-20' where name = 'Pharma GDD'",
      );
      await tx.script(await readFile(SEED, "utf8"));
    });
    const after = await readAll();
    expect(after.length).toBe(pharmacies.length);
    expect(after.find(({ name }) => name === "Pharma GDD")?.checked_on).toBe("2026-11-20");
  });
});
