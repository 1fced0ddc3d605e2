import type { Engine } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/engines/engines.ts";

const PLACE = /^(?:UTC|(?!posix\/|right\/)[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)+)$/;

describe.each(engines)("zones, on $name", ({ openMigrated, name: product }) => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await openMigrated();
  });
  afterAll(() => engine.close());

  const namesFrom = async (text: string, ...values: unknown[]) => {
    const rows = await engine.transaction((tx) => tx.query<{ name: string }>(text, values));
    return rows.map(({ name }) => name);
  };

  // A PostgreSQL that takes its zones from the system may know more, or fewer, than the list.
  test.runIf(product === "pglite")(
    "a zone is a place that PostgreSQL and Intl both know; a new migration writes the list anew",
    async () => {
      const known = await namesFrom(`select name from pg_timezone_names order by name collate "C"`);
      const expected = known.filter((name) => PLACE.test(name) && isKnownToIntl(name));
      const kept = await namesFrom(
        `select name from pg_timezone_names where private.is_time_zone(name) order by name collate "C"`,
      );
      expect(expected.length).toBeGreaterThan(500);
      expect(kept, expected.join(", ")).toEqual(expected);
    },
  );

  test("whatever a browser calls its own zone is one", async () => {
    const offered = Intl.supportedValuesOf("timeZone");
    const refused = await namesFrom(
      "select name from unnest($1::text[]) as name where not private.is_time_zone(name)",
      offered,
    );
    expect(refused).toEqual([]);
  });

  test.each([
    "posixrules",
    "Factory",
    "localtime",
    "right/Europe/Paris",
    "posix/Europe/Paris",
    "GMT+25",
    "<+03>-3",
    "CEST",
    "EST5EDT",
    "europe/paris",
    "Europe/Paris ",
    "",
  ])("%j is none", async (zone) => {
    const [answer] = await engine.transaction((tx) =>
      tx.query("select private.is_time_zone($1) as is_time_zone", [zone]),
    );
    expect(answer).toEqual({ is_time_zone: false });
  });
});

function isKnownToIntl(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
