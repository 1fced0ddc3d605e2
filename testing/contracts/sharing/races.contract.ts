import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aGuest } from "#testing/builders/guest.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { invite } from "#testing/builders/invitations.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const ROUNDS = 20;

describe.each(engines)("on $name", (place) => {
  let installation: Installation;
  let house: Household;
  let guest: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    await sql((tx) => aHousehold(tx, "admin"));
  });
  beforeEach(async () => {
    [house, guest] = await sql(async (tx) => [
      await aHousehold(tx, "house"),
      await aHousehold(tx, "guest"),
    ]);
  });
  afterAll(() => installation.close());

  const sql: Installation["engine"]["transaction"] = (work) =>
    installation.engine.transaction(work);
  const as = (person: Household) => installation.signedIn(person);
  const many = <Result>(request: () => PromiseLike<Result>) =>
    Promise.all(Array.from({ length: ROUNDS }, request));
  const stateOf = async (share: string) => {
    const [row] = await sql((tx) =>
      tx.query<{ status: string }>("select status from public.profile_shares where id = $1", [
        share,
      ]),
    );
    return row?.status;
  };

  test("twenty acceptances at once are one", async () => {
    const { share } = await invite(installation, house, { email: guest.email });
    const answers = await many(() => as(guest).rpc("accept_profile_share", { share_id: share }));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === "PT409")).toHaveLength(ROUNDS - 1);
  });

  test("twenty invitations of one address at once are one", async () => {
    const answers = await many(() => invite(installation, house, { email: guest.email }));
    expect(answers.filter(({ outcome }) => outcome === "invited")).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === "already-shared")).toHaveLength(ROUNDS - 1);
  });

  test("accepted and revoked at once, it is revoked", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { share } = await invite(installation, house, { email: guest.email });
      await Promise.all([
        as(guest).rpc("accept_profile_share", { share_id: share }),
        as(house).rpc("revoke_profile_share", { share_id: share }),
        as(guest).rpc("open_shared_profile", { profile_id: house.account }),
      ]);
      expect(await stateOf(share)).toBe("revoked");
      const { data } = await as(guest).from("profiles").select("id").eq("id", house.account);
      expect(data).toEqual([]);
    }
  });

  test("a share revoked during an invitation leaves no invitation", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const manager = await sql((tx) => aGuest(tx, house, "manage"));
      const [given] = await Promise.all([
        invite(installation, manager, {
          email: `friend-${round}@example.org`,
          profile: house.account,
        }),
        as(house).rpc("revoke_profile_share", { share_id: manager.share }),
      ]);
      expect(["invited", "not-found"]).toContain(given.outcome);
      if (given.outcome === "invited") expect(await stateOf(given.share)).toBe("revoked");
    }
  });

  test("an edit at the moment of the revocation happens before it or not at all", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const carer = await sql((tx) => aGuest(tx, house, "edit"));
      const edit = (notes: string) =>
        as(carer).from("medications").update({ notes }).eq("id", house.medication).select("notes");
      const during = `during ${round}`;
      const [{ data: edited }] = await Promise.all([
        edit(during),
        as(house).rpc("revoke_profile_share", { share_id: carer.share }),
      ]);
      expect((await edit("after")).data).toEqual([]);
      const { data: box } = await as(house)
        .from("medications")
        .select("notes")
        .eq("id", house.medication)
        .single();
      expect(box?.notes === during).toBe(edited?.length === 1);
    }
  });

  test("of two people who edit one profile the second changes nothing and sees both values", async () => {
    const carer = await sql((tx) => aGuest(tx, house, "edit"));
    for (let round = 0; round < ROUNDS; round += 1) {
      const { data: seen } = await as(house)
        .from("profiles")
        .select("updated_at")
        .eq("id", house.child)
        .single();
      const edit = (person: Household, first_name: string) =>
        as(person)
          .from("profiles")
          .update({ first_name })
          .eq("id", house.child)
          .eq("updated_at", seen?.updated_at ?? "")
          .select("first_name");
      const names = [`Léa ${round}`, `Leah ${round}`] as const;
      const answers = await Promise.all([edit(house, names[0]), edit(carer, names[1])]);
      const winners = answers.flatMap(({ data }) => data ?? []);
      expect(winners).toHaveLength(1);
      const { data: kept } = await as(carer)
        .from("profiles")
        .select("first_name")
        .eq("id", house.child);
      expect(kept).toEqual(winners);
    }
  });

  test("switching the primary profile is no edit of it", async () => {
    const versions = async () => {
      const { data } = await as(house).from("profiles").select("updated_at").order("id");
      return data;
    };
    const before = await versions();
    await as(house).rpc("set_primary_profile", { profile_id: house.child }).throwOnError();
    expect(await versions()).toEqual(before);
  });
});
