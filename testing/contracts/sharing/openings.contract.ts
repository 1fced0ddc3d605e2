import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aGuest } from "#testing/builders/guest.ts";
import { aHousehold, aNewRow, type Household } from "#testing/builders/household.ts";
import { invite, shareWith } from "#testing/builders/invitations.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

describe.each(anyEngine)("access by a share, on $name", (place) => {
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

  /** The boxes of the house that somebody sees. */
  const boxesSeenBy = async (person: Household) => {
    const { data } = await as(person)
      .from("medications")
      .select("id")
      .eq("for_profile_id", house.account);
    return data?.map(({ id }) => id);
  };

  test("is nothing before it is opened: no row, no count, no embedding", async () => {
    const { share } = await invite(installation, house, { email: guest.email });
    const seesNothing = async () => {
      expect(await boxesSeenBy(guest)).toEqual([]);
      const { count } = await as(guest)
        .from("medication_intake_logs")
        .select("id", { count: "exact", head: true })
        .eq("profile_id", house.account);
      expect(count).toBe(0);
      const { data } = await as(guest)
        .from("profile_shares")
        .select("status, profiles(first_name)")
        .eq("id", share);
      expect(data).toMatchObject([{ profiles: null }]);
    };
    await seesNothing();
    const closed = await as(guest).rpc("open_shared_profile", { profile_id: house.account });
    expect(closed.error?.code).toBe("PT404");
    await as(guest).rpc("accept_profile_share", { share_id: share });
    await seesNothing();
    const { data: level } = await as(guest).rpc("open_shared_profile", {
      profile_id: house.account,
    });
    expect(level).toBe("view");
    expect(await boxesSeenBy(guest)).toEqual([house.medication]);
  });

  test("ends a day after it was opened, until it is opened again", async () => {
    const share = await shareWith(installation, house, guest);
    await sql((tx) =>
      tx.query(
        `update private.profile_openings
           set noted_at = now() - interval '1 day', expires_at = now() where share_id = $1`,
        [share],
      ),
    );
    expect(await boxesSeenBy(guest)).toEqual([]);
    await as(guest).rpc("open_shared_profile", { profile_id: house.account });
    expect(await boxesSeenBy(guest)).toEqual([house.medication]);
  });

  test("is one profile, not the others of that account", async () => {
    await shareWith(installation, house, guest, "manage");
    const { data: seen } = await as(guest)
      .from("profiles")
      .select("id")
      .neq("created_by", guest.account);
    expect(seen).toEqual([{ id: house.account }]);
    const child = await as(guest).rpc("open_shared_profile", { profile_id: house.child });
    expect(child.status).toBe(404);
  });

  test("is one's own profile anyway, and leaves no trace there", async () => {
    const { data } = await as(house).rpc("open_shared_profile", { profile_id: house.child });
    expect(data).toBe("own");
    const unknown = await as(house).rpc("open_shared_profile", { profile_id: randomUUID() });
    expect(unknown.status).toBe(404);
    const { data: lines } = await as(house)
      .from("profile_access_log")
      .select("id")
      .eq("profile_id", house.child);
    expect(lines).toEqual([]);
  });

  test.each(["revoke", "leave"] as const)("is closed at once by: %s", async (action) => {
    const share = await shareWith(installation, house, guest, "manage");
    await as(guest).from("alert_dismissals").insert({
      user_id: guest.account,
      profile_id: house.account,
      alert_key: "reminder",
    });
    await as(action === "revoke" ? house : guest)
      .rpc(`${action}_profile_share`, { share_id: share })
      .throwOnError();
    expect(await boxesSeenBy(guest)).toEqual([]);
    const { error } = await as(guest)
      .from("medications")
      .insert(aNewRow("medications", house, guest.account) as never);
    expect(error?.code).toBe("42501");
    const again = await as(guest).rpc("open_shared_profile", { profile_id: house.account });
    expect(again.status).toBe(404);
    const { data: left } = await as(guest)
      .from("alert_dismissals")
      .select("alert_key")
      .eq("profile_id", house.account);
    expect(left).toEqual([]);
    const { data: received } = await as(guest).rpc("list_received_shares");
    expect(received).toMatchObject([{ profile_id: house.account, profile_first_name: null }]);
  });

  test("lets a carer write, and read the written rows", async () => {
    await shareWith(installation, house, guest, "edit");
    const { data, error } = await as(guest)
      .from("medications")
      .insert(aNewRow("medications", house, guest.account) as never)
      .select("user_id, for_profile_id")
      .single();
    expect(error).toBeNull();
    expect(data).toEqual({ user_id: house.account, for_profile_id: house.account });
  });

  test("never deletes a profile, nor makes it primary", async () => {
    const { account: manager } = await sql((tx) => aGuest(tx, house, "manage"));
    const db = installation.signedIn({ ...guest, account: manager });
    for (const id of [house.account, house.child]) {
      const { data } = await db.from("profiles").delete().eq("id", id).select("id");
      expect(data).toEqual([]);
      expect((await db.rpc("set_primary_profile", { profile_id: id })).status).toBe(404);
    }
  });
});
