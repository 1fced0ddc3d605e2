import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MEASURE_CASES } from "../domain/profiles/measure-cases.ts";
import { engines } from "./engines.ts";
import { aHousehold, type Household } from "./households.ts";
import { type Installation, startInstallation } from "./installation.ts";

describe.each(engines)("on $name", (place) => {
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
