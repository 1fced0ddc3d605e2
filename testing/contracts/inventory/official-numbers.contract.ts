import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";
import { OFFICIAL_NUMBERS } from "#testing/samples/official-numbers.ts";

describe.each(engines)("official numbers of boxes on $name", (place) => {
  let installation: Installation;
  let house: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
  });
  afterAll(() => installation.close());

  test.each(OFFICIAL_NUMBERS)("$number of $country", async ({ number, country }) => {
    const { error } = await installation.signedIn(house).from("medications").insert({
      id: randomUUID(),
      user_id: house.account,
      name: "Zélixir",
      dosage: "1",
      form: "Sirop",
      total_quantity: 100,
      current_quantity: 100,
      expiry_date: "2027-05-31",
      official_number: number,
    });
    expect(error?.code).toBe(country === null ? "23514" : undefined);
  });
});
