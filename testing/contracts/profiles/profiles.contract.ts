import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

describe.each(engines)("on $name", (place) => {
  let installation: Installation;
  let house: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
  });
  beforeEach(async () => {
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
  });
  afterAll(() => installation.close());

  const client = () => installation.signedIn(house);

  test("an account is born with its main profile, primary, under its own name", async () => {
    const { data } = await client()
      .from("profiles")
      .select("id, first_name, is_primary, profile_type, created_by")
      .eq("id", house.account);
    expect(data).toEqual([
      {
        id: house.account,
        first_name: "house",
        is_primary: true,
        profile_type: "adult",
        created_by: house.account,
      },
    ]);
  });

  test("twenty first readings at once make a missing main profile once", async () => {
    await installation.engine.transaction((tx) =>
      tx.query("delete from public.profiles where id = $1", [house.account]),
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client().rpc("ensure_main_profile")),
    );
    expect(answers.map(({ data }) => data?.id)).toEqual(Array(20).fill(house.account));
    expect(answers[0]?.data).toMatchObject({ first_name: "house", is_primary: true });
  });

  test("twenty switches at once leave exactly one primary profile", async () => {
    const ids = [house.account, house.child];
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        client().rpc("set_primary_profile", { profile_id: ids[turn % 2] ?? "" }),
      ),
    );
    const { data } = await client().from("profiles").select("id").eq("is_primary", true);
    expect(data).toHaveLength(1);
  });

  test("another account's profile cannot be made primary, and the refusal does not reveal it", async () => {
    const stranger = await installation.engine.transaction((tx) => aHousehold(tx, "stranger"));
    const known = await client().rpc("set_primary_profile", { profile_id: stranger.child });
    const unknown = await client().rpc("set_primary_profile", { profile_id: randomUUID() });
    expect([known.status, known.error]).toEqual([unknown.status, unknown.error]);
    expect(known.status).toBe(404);
  });

  test("a profile cannot take the id of somebody's account before its first sign-in", async () => {
    const victim = await installation.engine.transaction((tx) => aHousehold(tx, "victim"));
    await installation.engine.transaction((tx) =>
      tx.query("delete from public.profiles where id = $1", [victim.account]),
    );
    const { error } = await client()
      .from("profiles")
      .insert({ id: victim.account, created_by: house.account });
    expect(error?.code).toBe("42501");
    const { data } = await installation.signedIn(victim).rpc("ensure_main_profile");
    expect(data?.created_by).toBe(victim.account);
  });

  test("the own profile is deleted by nobody", async () => {
    await client().from("profiles").delete().eq("id", house.account);
    const { data } = await client().from("profiles").select("id").eq("id", house.account);
    expect(data).toHaveLength(1);
  });

  test("the first confirmed account runs the installation, the second does not", async () => {
    const admins = await installation.engine.transaction((tx) =>
      tx.query("select user_id from public.user_roles where role = 'admin'"),
    );
    expect(admins).toHaveLength(1);
  });

  test("a script or a data link is no appointment link", async () => {
    const set = (link: string) =>
      client()
        .from("profile_details")
        .update({ treating_doctor_appointment_link: link })
        .eq("profile_id", house.child);
    expect((await set("javascript:alert(1)")).error?.code).toBe("23514");
    expect((await set("data:text/html,x")).error?.code).toBe("23514");
    expect((await set("https://example.org/rendez-vous")).error).toBeNull();
  });
});
