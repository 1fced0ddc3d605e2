import { randomUUID } from "node:crypto";
import { createPasswords } from "@trousse/backend/auth/passwords/passwords";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Permission } from "#domain/sharing/permission.ts";
import { aGuest, type Guest } from "#testing/builders/guest.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { invite } from "#testing/builders/invitations.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const PASSWORD = "Doliprane!1000";

describe.each(engines)("the right of a share that is changed on $name", (place) => {
  let installation: Installation;
  let hash: string;
  let house: Household;
  let reader: Guest;

  beforeAll(async () => {
    hash = await createPasswords(4).hash(PASSWORD);
    installation = await startInstallation(place, { passwordCost: 4 });
    await sql((tx) => aHousehold(tx, "admin"));
  });
  beforeEach(async () => {
    [house, reader] = await sql(async (tx) => {
      const made = await aHousehold(tx, "house");
      await tx.query("update auth.users set encrypted_password = $2 where id = $1", [
        made.account,
        hash,
      ]);
      return [made, await aGuest(tx, made, "view")] as const;
    });
  });
  afterAll(() => installation.close());

  const sql: Installation["engine"]["transaction"] = (work) =>
    installation.engine.transaction(work);

  async function change(by: Household | null, shareId: string, permission: string, password = "") {
    const db = by ? installation.signedIn(by) : installation.visitor();
    const { data, error, response } = await db.functions.invoke("change-share", {
      body: { shareId, permission, password },
    });
    const answer = error ? await response?.json() : data;
    return { status: response?.status, answer };
  }

  const stored = async (share: string) =>
    (
      await sql((tx) =>
        tx.query<{ right: Permission; status: string }>(
          `select permission_type as right, status from public.profile_shares where id = $1`,
          [share],
        ),
      )
    )[0];

  const journal = () =>
    sql((tx) =>
      tx.query(
        `select action, subject, label, user_id from public.profile_access_log
         where profile_id = $1 and subject = 'share' and action = 'changed'`,
        [house.account],
      ),
    );

  /** Once for each household: a day has one weight. */
  const mayRecord = async (guest: Household) => {
    const { error } = await installation
      .signedIn(guest)
      .from("profile_weights")
      .insert({ profile_id: house.account, measured_on: "2026-11-01", weight: 70 });
    return error === null;
  };

  test("what the person may do follows at once, and the journal says who changed it", async () => {
    expect(await mayRecord(reader)).toBe(false);
    expect(await change(house, reader.share, "edit")).toMatchObject({ status: 200 });
    expect(await mayRecord(reader)).toBe(true);
    expect(await change(house, reader.share, "view")).toMatchObject({ status: 200 });
    const { data } = await installation
      .signedIn(reader)
      .from("profile_weights")
      .delete()
      .eq("profile_id", house.account)
      .select();
    expect(data).toEqual([]);
    const line = {
      action: "changed",
      subject: "share",
      label: reader.email,
      user_id: house.account,
    };
    expect(await journal()).toEqual([line, line]);
  });

  test("the same right again changes nothing, and is no line of the journal", async () => {
    expect(await change(house, reader.share, "view")).toMatchObject({ status: 200 });
    expect(await journal()).toEqual([]);
  });

  test("by whoever gave it or owns the profile, and manages it now: nobody else learns that it exists", async () => {
    const [editor, manager, stranger] = await sql(async (tx) => [
      await aGuest(tx, house, "edit"),
      await aGuest(tx, house, "manage"),
      await aHousehold(tx, "stranger"),
    ]);
    const unknown = await change(stranger, randomUUID(), "view");
    expect(unknown).toMatchObject({ status: 404, answer: { code: "not_found" } });
    for (const by of [stranger, reader, editor, manager]) {
      expect(await change(by, reader.share, "edit")).toEqual(unknown);
    }
    expect(await change(null, reader.share, "edit")).toMatchObject({ status: 401 });
    expect(await stored(reader.share)).toMatchObject({ right: "view" });
    const { share } = await invite(installation, manager, {
      email: "friend@example.org",
      profile: house.account,
    });
    expect(await change(manager, share, "edit")).toMatchObject({ status: 200 });
    expect(await change(house, share, "view")).toMatchObject({ status: 200 });
    await sql((tx) =>
      tx.query("update public.profile_shares set permission_type = 'edit' where id = $1", [
        manager.share,
      ]),
    );
    expect(await change(manager, share, "edit")).toEqual(unknown);
  });

  test("A12: management takes the password, as in an invitation", async () => {
    expect(await change(house, reader.share, "manage")).toMatchObject({
      status: 400,
      answer: { wrong: { password: "no-password" } },
    });
    expect(await change(house, reader.share, "manage", "Doliprane!500")).toMatchObject({
      status: 422,
      answer: { code: "wrong-password" },
    });
    expect(await stored(reader.share)).toMatchObject({ right: "view" });
    expect(await change(house, reader.share, "manage", PASSWORD)).toMatchObject({ status: 200 });
    expect(await stored(reader.share)).toMatchObject({ right: "manage" });
  });

  test.each(["own", "", "MANAGE"])("'%s' is no right", async (permission) => {
    expect(await change(house, reader.share, permission)).toMatchObject({
      status: 400,
      answer: { wrong: { permission: "unknown" } },
    });
  });

  test("who no longer manages keeps nothing they passed on", async () => {
    const manager = await sql((tx) => aGuest(tx, house, "manage"));
    const { share } = await invite(installation, manager, {
      email: "friend@example.org",
      profile: house.account,
    });
    expect(await change(house, manager.share, "edit")).toMatchObject({ status: 200 });
    expect(await stored(manager.share)).toEqual({ right: "edit", status: "accepted" });
    expect(await stored(share)).toMatchObject({ status: "revoked" });
    expect(await stored(reader.share)).toMatchObject({ status: "accepted" });
  });

  test("an invitation that waits can be changed, and one that is over cannot", async () => {
    const { share } = await invite(installation, house, { email: "friend@example.org" });
    expect(await change(house, share, "edit")).toMatchObject({ status: 200 });
    expect(await stored(share)).toEqual({ right: "edit", status: "pending" });
    const ended = { status: 409, answer: { code: "share-ended" } };
    await sql((tx) =>
      tx.query(
        "update public.profile_shares set created_at = now() - interval '15 days' where id = $1",
        [share],
      ),
    );
    expect(await change(house, share, "view")).toMatchObject(ended);
    await installation.signedIn(house).rpc("revoke_profile_share", { share_id: reader.share });
    expect(await change(house, reader.share, "edit")).toMatchObject(ended);
    expect(await stored(reader.share)).toEqual({ right: "view", status: "revoked" });
  });

  test("without the consent to health data a right is lowered, and none is raised", async () => {
    const editor = await sql(async (tx) => {
      const guest = await aGuest(tx, house, "edit");
      await tx.query(
        "update public.user_preferences set health_consent_revoked_at = now() where user_id = $1",
        [house.account],
      );
      return guest;
    });
    expect(await change(house, reader.share, "edit")).toMatchObject({
      status: 428,
      answer: { code: "consent-revoked" },
    });
    expect(await change(house, editor.share, "view")).toMatchObject({ status: 200 });
  });

  test("lowered while they invite, a manager leaves no invitation behind", async () => {
    for (let round = 0; round < 10; round += 1) {
      const manager = await sql((tx) => aGuest(tx, house, "manage"));
      const [given] = await Promise.all([
        invite(installation, manager, {
          email: `friend-${round}@example.org`,
          profile: house.account,
        }),
        change(house, manager.share, "view"),
      ]);
      expect(["invited", "not-found"]).toContain(given.outcome);
      if (given.outcome === "invited") {
        expect(await stored(given.share)).toMatchObject({ status: "revoked" });
      }
    }
  });
});
