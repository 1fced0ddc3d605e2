import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

describe.each(engines)("batches of boxes on $name", (place) => {
  let installation: Installation;
  let house: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
  });
  afterAll(() => installation.close());

  test.each([
    { lot: null, code: undefined },
    { lot: "LOT42", code: undefined },
    { lot: "B-12.4/X", code: undefined },
    { lot: "L".repeat(40), code: undefined },
    { lot: "L".repeat(41), code: "23514" },
    { lot: "", code: "23514" },
    { lot: "  ", code: "23514" },
    { lot: "A\nB", code: "23514" },
  ])("$lot is answered by $code", async ({ lot, code }) => {
    const { error } = await installation.signedIn(house).from("medications").insert({
      id: randomUUID(),
      user_id: house.account,
      name: "Zélixir",
      dosage: "1",
      form: "Sirop",
      total_quantity: 100,
      current_quantity: 100,
      expiry_date: "2027-05-31",
      lot,
    });
    expect(error?.code).toBe(code);
  });
});
