import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";
import { MEASURE_CASES } from "#testing/samples/measure-cases.ts";

describe.each(anyEngine)("on $name", (place) => {
  let installation: Installation;
  let house: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
  });
  afterAll(() => installation.close());

  test.each(MEASURE_CASES)(
    "a $measure of $metric: $because",
    async ({ measure, metric, wrong }) => {
      const { error } = await installation
        .signedIn(house)
        .from("profiles")
        .update(measure === "weight" ? { weight: metric } : { height: metric })
        .eq("id", house.child);
      expect(error?.code).toBe(wrong && "23514");
      expect(error?.message ?? "").toContain(wrong ? `profiles_${measure}_in_bounds` : "");
    },
  );
});
