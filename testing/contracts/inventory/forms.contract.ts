import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FORMS } from "#domain/inventory/form.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

describe.each(engines)("forms of boxes on $name", (place) => {
  let installation: Installation;
  let house: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
  });
  afterAll(() => installation.close());

  const add = (form: string) =>
    installation.signedIn(house).from("medications").insert({
      id: randomUUID(),
      user_id: house.account,
      name: "Zélixir",
      dosage: "1",
      form,
      total_quantity: 1,
      current_quantity: 1,
      expiry_date: "2030-01-31",
    });

  test("the database holds the forms of the product", async () => {
    for (const form of FORMS) expect((await add(form)).error, form).toBeNull();
  });

  test.each(["Pilule", "sirop", ""])("'%s' is refused", async (form) => {
    expect((await add(form)).error?.code).toBe("23514");
  });
});
