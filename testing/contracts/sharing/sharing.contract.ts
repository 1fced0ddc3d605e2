import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aGuest } from "#testing/builders/guest.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { invite, shareWith } from "#testing/builders/invitations.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

type ShareAction = "accept" | "decline" | "leave" | "revoke";

/** The result of each action for each person in each state: the next state, or the status of the refusal. */
const EXPECTED_OUTCOMES: Record<
  string,
  Record<ShareAction, Record<"sender" | "invited" | "stranger", string>>
> = {
  pending: {
    accept: { sender: "404", invited: "accepted", stranger: "404" },
    decline: { sender: "404", invited: "declined", stranger: "404" },
    leave: { sender: "404", invited: "409", stranger: "404" },
    revoke: { sender: "revoked", invited: "404", stranger: "404" },
  },
  accepted: {
    accept: { sender: "404", invited: "409", stranger: "404" },
    decline: { sender: "404", invited: "409", stranger: "404" },
    leave: { sender: "404", invited: "declined", stranger: "404" },
    revoke: { sender: "revoked", invited: "404", stranger: "404" },
  },
  declined: {
    accept: { sender: "404", invited: "409", stranger: "404" },
    decline: { sender: "404", invited: "409", stranger: "404" },
    leave: { sender: "404", invited: "409", stranger: "404" },
    revoke: { sender: "409", invited: "404", stranger: "404" },
  },
  revoked: {
    accept: { sender: "404", invited: "409", stranger: "404" },
    decline: { sender: "404", invited: "409", stranger: "404" },
    leave: { sender: "404", invited: "409", stranger: "404" },
    revoke: { sender: "409", invited: "404", stranger: "404" },
  },
};

const cells = Object.entries(EXPECTED_OUTCOMES).flatMap(([state, actions]) =>
  Object.entries(actions).flatMap(([action, people]) =>
    Object.entries(people).map(([person, expected]) => ({
      state,
      action: action as ShareAction,
      person: person as "sender" | "invited" | "stranger",
      expected,
    })),
  ),
);

describe.each(anyEngine)("on $name", (place) => {
  let installation: Installation;
  let house: Household;
  let guest: Household;
  let other: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    await sql((tx) => aHousehold(tx, "admin"));
  });
  beforeEach(async () => {
    [house, guest, other] = await sql(async (tx) => [
      await aHousehold(tx, "house"),
      await aHousehold(tx, "guest"),
      await aHousehold(tx, "other"),
    ]);
  });
  afterAll(() => installation.close());

  const sql: Installation["engine"]["transaction"] = (work) =>
    installation.engine.transaction(work);
  const as = (person: Household) => installation.signedIn(person);
  const truth = (share: string) =>
    sql((tx) => tx.query("select * from public.profile_shares where id = $1", [share]));

  const actions: Record<ShareAction, (person: Household, share: string) => PromiseLike<Answer>> = {
    accept: (person, share_id) => as(person).rpc("accept_profile_share", { share_id }),
    decline: (person, share_id) => as(person).rpc("decline_profile_share", { share_id }),
    leave: (person, share_id) => as(person).rpc("leave_profile_share", { share_id }),
    revoke: (person, share_id) => as(person).rpc("revoke_profile_share", { share_id }),
  };

  /** The boxes of the house that somebody sees. */
  const boxesSeenBy = async (person: Household) => {
    const { data } = await as(person)
      .from("medications")
      .select("id")
      .eq("for_profile_id", house.account);
    return data?.map(({ id }) => id);
  };

  describe("a share is answered by those it concerns", () => {
    test.each(cells)("$state: $action by the $person answers $expected", async (cell) => {
      const { share } = await invite(installation, house, { email: guest.email });
      if (cell.state !== "pending" && cell.state !== "revoked") {
        await actions[cell.state === "accepted" ? "accept" : "decline"](guest, share);
      }
      if (cell.state === "revoked") await actions.revoke(house, share);
      const before = await truth(share);
      const person = { sender: house, invited: guest, stranger: other }[cell.person];
      const { status, error } = await actions[cell.action](person, share);
      const [after] = await truth(share);
      if (/^\d/.test(cell.expected)) {
        expect(String(status)).toBe(cell.expected);
        expect([after]).toEqual(before);
      } else {
        expect(error).toBeNull();
        expect(after?.status).toBe(cell.expected);
      }
    });

    test("a share of others is answered like one that does not exist", async () => {
      const { share } = await invite(installation, house, { email: guest.email });
      for (const action of Object.values(actions)) {
        const [known, unknown] = [await action(other, share), await action(other, randomUUID())];
        expect([known.status, known.error]).toEqual([unknown.status, unknown.error]);
      }
      const by = (token: string) => as(other).rpc("accept_invitation", { token });
      const { token } = await invite(installation, house, { email: "x@example.org" });
      const [known, unknown] = [await by(token), await by("x")];
      expect([known.status, known.error]).toEqual([unknown.status, unknown.error]);
    });
  });

  describe("an invitation", () => {
    test("is for the confirmed address alone: the link does not make up for it", async () => {
      const { share, token } = await invite(installation, house, { email: guest.email });
      await sql((tx) =>
        tx.query("update auth.users set email_confirmed_at = null where id = $1", [guest.account]),
      );
      expect((await as(guest).rpc("accept_invitation", { token })).error?.code).toBe("PT404");
      expect((await actions.accept(guest, share)).status).toBe(404);
      expect((await as(other).rpc("accept_invitation", { token })).error?.code).toBe("PT404");
      expect((await as(guest).rpc("find_invitation", { token })).data).toMatchObject([
        { is_for_me: false, status: "pending" },
      ]);
      expect(await truth(share)).toMatchObject([{ status: "pending", shared_with_user_id: null }]);
    });

    test("follows the address to its new account", async () => {
      const { share, token } = await invite(installation, house, { email: guest.email });
      await sql(async (tx) => {
        const move = "update auth.users set email = $2 where id = $1";
        await tx.query(move, [guest.account, `new-${guest.email}`]);
        await tx.query(move, [other.account, guest.email]);
      });
      expect((await actions.accept(guest, share)).status).toBe(404);
      expect((await as(other).rpc("accept_invitation", { token })).data).toBe(house.account);
    });

    test("matches an address typed in capitals", async () => {
      const typed = ` ${guest.email.toUpperCase()} `;
      const { share } = await invite(installation, house, { email: typed });
      expect((await actions.accept(guest, share)).error).toBeNull();
    });

    test("shows its content to everybody who has its link, also signed out", async () => {
      const { share, token } = await invite(installation, house, {
        email: guest.email,
        profile: house.child,
        permission: "edit",
      });
      await sql((tx) =>
        tx.query(
          `insert into public.medications
             (user_id, is_common, name, dosage, form, total_quantity, current_quantity, expiry_date)
           select $1, true, name, '500 mg', 'Comprimé', 8, 8, '2030-01-31'
           from unnest(array['Doliprane', 'Advil']) as name`,
          [house.account],
        ),
      );
      const { data } = await installation.visitor().rpc("find_invitation", { token });
      expect(data).toEqual([
        {
          share_id: null,
          profile_name: "Léa",
          inviter_name: "house",
          permission_type: "edit",
          notes: null,
          status: "pending",
          is_for_me: false,
          masked_email: `g…@example.org`,
          common_boxes: 2,
        },
      ]);
      const { data: mine } = await as(guest).rpc("find_invitation", { token });
      expect(mine).toMatchObject([{ share_id: share, is_for_me: true }]);
      const { data: received } = await as(guest).rpc("list_received_shares");
      expect(received).toMatchObject([{ id: share, common_boxes: 2 }]);
      const { data: none } = await installation.visitor().rpc("find_invitation", { token: "x" });
      expect(none).toEqual([]);
    });

    test.each(["accept", "decline", "revoke"] as const)(
      "tells nobody else a name any more after: %s",
      async (action) => {
        const { share, token } = await invite(installation, house, { email: guest.email });
        await actions[action](action === "revoke" ? house : guest, share);
        const { data } = await installation.visitor().rpc("find_invitation", { token });
        expect(data).toMatchObject([
          { profile_name: null, inviter_name: null, notes: null, common_boxes: null },
        ]);
      },
    );

    test("expires after fourteen days, whichever way it is accepted", async () => {
      const { share, token } = await invite(installation, house, { email: guest.email });
      const age = (interval: string) =>
        sql((tx) =>
          tx.query(
            "update public.profile_shares set created_at = now() - $2::interval where id = $1",
            [share, interval],
          ),
        );
      await age("14 days");
      expect((await actions.accept(guest, share)).status).toBe(409);
      expect((await as(guest).rpc("accept_invitation", { token })).error?.code).toBe("PT409");
      expect((await as(guest).rpc("find_invitation", { token })).data).toMatchObject([
        { status: "expired", profile_name: null },
      ]);
      const again = await invite(installation, house, { email: guest.email });
      expect(again.outcome).toBe("invited");
      expect(await truth(share)).toMatchObject([{ status: "revoked" }]);
      await age("13 days 23:59");
      expect((await as(guest).rpc("accept_invitation", { token })).error?.code).toBe("PT409");
      expect((await actions.accept(guest, again.share)).error).toBeNull();
    });

    test("is answered alike whether or not the address has an account", async () => {
      const known = await invite(installation, house, { email: guest.email });
      const unknown = await invite(installation, house, { email: "nobody-yet@example.org" });
      expect([known.outcome, unknown.outcome]).toEqual(["invited", "invited"]);
      const { data } = await as(house)
        .from("profile_shares")
        .select("shared_with_user_id, status, accepted_at")
        .in("id", [known.share, unknown.share]);
      expect(data?.[0]).toEqual(data?.[1]);
    });

    test.each([
      { to: "own-address", who: () => house.email },
      { to: "already-shared", who: () => "nobody@example.org" },
    ])("to $to is refused", async ({ to, who }) => {
      expect((await invite(installation, house, { email: who() })).outcome).toBe(to);
    });

    test("requires the permission to manage", async () => {
      for (const standing of ["view", "edit", "unopened", "pending", "revoked"] as const) {
        const person = await sql((tx) => aGuest(tx, house, standing));
        const to = { email: "x@example.org", profile: house.account };
        expect((await invite(installation, person, to)).outcome, standing).toBe("not-found");
      }
      const unknown = { email: "x@example.org", profile: randomUUID() };
      expect((await invite(installation, house, unknown)).outcome).toBe("not-found");
    });
  });

  describe("reading a share", () => {
    test("is allowed to its sender, the profile's creator and its recipient", async () => {
      const { share } = await invite(installation, house, { email: guest.email });
      const read = async (person: Household) =>
        (await as(person).from("profile_shares").select("id").eq("id", share)).data?.length;
      expect([await read(house), await read(guest), await read(other)]).toEqual([1, 1, 0]);
      const manager = await sql((tx) => aGuest(tx, house, "manage"));
      expect(await read(manager)).toBe(0);
    });

    test.each(["decline", "leave", "revoke"] as const)(
      "ends for its note after: %s",
      async (action) => {
        const { share } = await invite(installation, house, { email: guest.email });
        await sql((tx) =>
          tx.query("update public.profile_shares set notes = 'Zoé is allergic' where id = $1", [
            share,
          ]),
        );
        const seen = async (person: Household) => {
          const db = as(person);
          const table = await db.from("profile_shares").select("notes").eq("id", share);
          const list = (await db.rpc("list_received_shares")).data ?? [];
          return {
            table: table.data?.map(({ notes }) => notes),
            list: list.filter(({ id }) => id === share).map(({ notes, status }) => [notes, status]),
          };
        };
        expect(await seen(guest)).toEqual({
          table: ["Zoé is allergic"],
          list: [["Zoé is allergic", "pending"]],
        });
        if (action !== "decline") expect((await actions.accept(guest, share)).error).toBeNull();
        expect(
          (await actions[action](action === "revoke" ? house : guest, share)).error,
        ).toBeNull();
        const status = action === "revoke" ? "revoked" : "declined";
        expect(await seen(guest)).toEqual({ table: [], list: [[null, status]] });
        expect((await seen(house)).table).toEqual(["Zoé is allergic"]);
      },
    );

    test("is not allowed to a new owner of the recipient's address", async () => {
      const share = await shareWith(installation, house, guest);
      await sql(async (tx) => {
        const move = "update auth.users set email = $2 where id = $1";
        await tx.query(move, [guest.account, `new-${guest.email}`]);
        await tx.query(move, [other.account, guest.email]);
      });
      const { data } = await as(other).from("profile_shares").select("id").eq("id", share);
      expect(data).toEqual([]);
      expect((await as(other).rpc("list_received_shares")).data).toEqual([]);
      expect(await boxesSeenBy(other)).toEqual([]);
      expect(await boxesSeenBy(guest)).toEqual([house.medication]);
    });
  });

  describe("an account that manages a profile", () => {
    test("shares it further, and the creator sees it and takes it back", async () => {
      await shareWith(installation, house, guest, "manage");
      const to = { email: other.email, profile: house.account, permission: "manage" } as const;
      const { share } = await invite(installation, guest, to);
      expect((await actions.accept(other, share)).error).toBeNull();
      const { data } = await as(house).from("profile_shares").select("shared_by").eq("id", share);
      expect(data).toEqual([{ shared_by: guest.account }]);
      expect((await actions.revoke(house, share)).error).toBeNull();
    });

    test("does not invite the creator", async () => {
      await shareWith(installation, house, guest, "manage");
      const to = { email: house.email, profile: house.account };
      expect((await invite(installation, guest, to)).outcome).toBe("owner-address");
    });

    test.each(["revoke", "leave", "delete the account"] as const)(
      "loses with its share those that it granted, at any depth: %s",
      async (end) => {
        const first = await shareWith(installation, house, guest, "manage");
        const onwards = {
          email: other.email,
          profile: house.account,
          permission: "manage",
        } as const;
        const second = await invite(installation, guest, onwards);
        await actions.accept(other, second.share);
        await as(other).rpc("open_shared_profile", { profile_id: house.account });
        const third = await invite(installation, other, { ...onwards, email: "third@example.org" });
        expect(third.outcome).toBe("invited");
        if (end === "delete the account") {
          await sql((tx) => tx.query("delete from auth.users where id = $1", [guest.account]));
        } else {
          await actions[end](end === "revoke" ? house : guest, first);
        }
        expect(await boxesSeenBy(other)).toEqual([]);
        expect(await truth(third.share)).toMatchObject([{ status: "revoked" }]);
      },
    );
  });

  test("one person holds one share of a profile, whatever their address was", async () => {
    await shareWith(installation, house, guest);
    const renamed = `new-${guest.email}`;
    await sql((tx) =>
      tx.query("update auth.users set email = $2 where id = $1", [guest.account, renamed]),
    );
    const { share } = await invite(installation, house, { email: renamed, permission: "manage" });
    expect((await actions.accept(guest, share)).status).toBe(409);
    const { data } = await as(guest).rpc("open_shared_profile", { profile_id: house.account });
    expect(data).toBe("view");
  });

  test("a creator with an invited address cannot accept a share of the own profile", async () => {
    const { share } = await invite(installation, house, { email: "free@example.org" });
    await sql((tx) =>
      tx.query("update auth.users set email = 'free@example.org' where id = $1", [house.account]),
    );
    expect((await actions.accept(house, share)).status).toBe(409);
    await sql((tx) => tx.query("delete from auth.users where id = $1", [house.account]));
  });
});

interface Answer {
  readonly status: number;
  readonly error: { readonly code: string } | null;
}
