import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "./engines.ts";
import { aHousehold, type Household } from "./households.ts";
import { type Installation, startInstallation } from "./installation.ts";

describe.each(engines)("on $name", (engine) => {
  let installation: Installation;
  let house: Household;

  beforeAll(async () => {
    installation = await startInstallation(engine);
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
  });
  afterAll(() => installation.close());

  async function found(query: string, max_results = 5): Promise<string[]> {
    const { data, error } = await installation
      .signedIn(house)
      .rpc("search_medication_references", { query, max_results })
      .select("name");
    if (error) throw error;
    return data.map(({ name }) => name);
  }

  test("a name that begins with what was typed comes before one that holds it", async () => {
    const names = await found("parac", 50);
    const beginning = names.filter((name) => /^parac/i.test(name)).length;
    expect(beginning).toBeGreaterThan(0);
    expect(names.slice(0, beginning).every((name) => /^parac/i.test(name))).toBe(true);
    expect(names).toContain("Doliprane");
  });

  test.each([
    { typed: "PARACETAMOL", because: "case and accents do not matter" },
    { typed: "paracétamol", because: "as it is written" },
    { typed: "  paracétamol ", because: "spaces around it do not matter" },
    { typed: "parace\u0301tamol", because: "some keyboards send the accent apart" },
  ])("$typed finds paracetamol: $because", async ({ typed }) => {
    expect(await found(typed)).toHaveLength(5);
  });

  test.each([
    { typed: "", because: "nothing was typed" },
    { typed: "d", because: "two characters are needed" },
    { typed: "d ", because: "a space is no second character" },
    { typed: "%%", because: "a percent sign is itself, not everything" },
    { typed: "__", because: "an underscore is itself, not anything" },
    { typed: "'; drop table", because: "words are values" },
  ])("$typed finds nothing: $because", async ({ typed }) => {
    expect(await found(typed)).toEqual([]);
  });

  test.each([
    { asked: 5, given: 5 },
    { asked: 0, given: 1 },
    { asked: 100_000, given: 50 },
  ])("asked for $asked it gives $given", async ({ asked, given }) => {
    expect(await found("in", asked)).toHaveLength(given);
  });
});
