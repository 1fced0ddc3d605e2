import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

describe.each(engines)("answers about treatments on $name", (place) => {
  let installation: Installation;
  let house: Household;
  let stranger: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    await installation.engine.transaction((tx) => aHousehold(tx, "admin"));
    stranger = await installation.engine.transaction((tx) => aHousehold(tx, "stranger"));
  });
  beforeEach(async () => {
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
  });
  afterAll(() => installation.close());

  const answer = (treatment: string, takes: boolean | null, person = house) =>
    installation.signedIn(person).rpc("answer_treatment_question", {
      profile_id: house.child,
      treatment,
      takes: takes as boolean,
    });

  const stored = () =>
    installation.engine.transaction((tx) =>
      tx.query<{ taken_treatments: string[]; untaken_treatments: string[] }>(
        "select to_json(taken_treatments) as taken_treatments, to_json(untaken_treatments) as untaken_treatments from public.profile_details where profile_id = $1",
        [house.child],
      ),
    );

  test("each answer changes its own name alone, also where the profile has no details yet", async () => {
    await installation.engine.transaction((tx) =>
      tx.query("delete from public.profile_details where profile_id = $1", [house.child]),
    );
    expect((await answer("Eliquis", true)).error).toBeNull();
    expect((await answer("Zoloft", false)).error).toBeNull();
    expect(await stored()).toEqual([
      { taken_treatments: ["Eliquis"], untaken_treatments: ["Zoloft"] },
    ]);
  });

  test("answers at the same moment are all kept", async () => {
    const names = ["Eliquis", "Xarelto", "Zoloft", "Triatec"];
    await Promise.all(names.map((name) => answer(name, true)));
    const [row] = await stored();
    expect([...(row?.taken_treatments ?? [])].sort()).toEqual([...names].sort());
  });

  test("the last answer counts however the name is written, and no answer forgets it", async () => {
    await answer("Eliquis", true);
    await answer("ELIQUIS", false);
    expect(await stored()).toEqual([{ taken_treatments: [], untaken_treatments: ["ELIQUIS"] }]);
    await answer("eliquis", null);
    expect(await stored()).toEqual([{ taken_treatments: [], untaken_treatments: [] }]);
  });

  test("nobody answers for the profile of somebody else", async () => {
    expect((await answer("Eliquis", true, stranger)).error).not.toBeNull();
    expect(await stored()).not.toContainEqual(
      expect.objectContaining({ taken_treatments: ["Eliquis"] }),
    );
  });

  test("a name that no list of names may hold is refused", async () => {
    expect((await answer(" ", true)).error).not.toBeNull();
    expect((await answer("x".repeat(101), true)).error).not.toBeNull();
  });
});
