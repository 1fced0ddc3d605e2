import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { aChange } from "#testing/builders/changes.ts";
import { type Finder, writeDraft } from "#testing/builders/content-rows.ts";
import { aGuest } from "#testing/builders/guest.ts";
import { aHousehold, aNewRow, type Household } from "#testing/builders/household.ts";
import { requireSecondFactor } from "#testing/builders/second-factor.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";
import {
  type Actor,
  actors,
  draftable,
  may,
  ownershipColumns,
  type Relation,
  relations,
  type Standing,
  standings,
} from "#testing/permissions.ts";

describe.each(engines)("on $name", (place) => {
  let installation: Installation;
  let admin: Household;
  let neighbours: Household;
  let house: Household;
  /** Who stands before `house`, until a test changes something there: two households take longer than most tests. */
  let guest: { readonly actor: Actor; readonly caller: Caller } | undefined;

  beforeAll(async () => {
    installation = await startInstallation(place);
    // The first confirmed account of an installation runs it: nobody below is admin by accident.
    [admin, neighbours] = await installation.engine.transaction(async (tx) => [
      await aHousehold(tx, "admin"),
      await aHousehold(tx, "neighbours"),
    ]);
  });
  afterEach(({ task }) => {
    if (task.result?.state === "fail") leave();
  });
  afterAll(() => installation.close());

  interface Caller {
    /** Free of the generated types: these people send what they should not. */
    readonly db: SupabaseClient;
    readonly account: string;
    /** The household's row; of shares, the one that names the caller. */
    rowOf(relation: Relation): Finder;
  }

  /** Before a household in which nothing has been changed. */
  async function come(actor: Actor): Promise<Caller> {
    if (guest?.actor === actor) return guest.caller;
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
    const caller = await arrive(actor, house);
    guest = { actor, caller };
    return caller;
  }

  /** The next one finds a new household. */
  function leave() {
    guest = undefined;
  }

  async function arrive(actor: Actor, host: Household): Promise<Caller> {
    const rowOf = (relation: Relation) => host.rows[relation];
    if (actor === "signedOut" || actor === "helper") {
      return { db: installation.visitor(), account: neighbours.account, rowOf };
    }
    if (isStanding(actor)) {
      const invited = await installation.engine.transaction((tx) => aGuest(tx, host, actor));
      return {
        db: installation.signedIn(invited),
        account: invited.account,
        rowOf: (relation) =>
          relation === "profile_shares" ? ["id", invited.share] : host.rows[relation],
      };
    }
    if (actor === "passwordOnly") {
      await installation.engine.transaction((tx) => requireSecondFactor(tx, host.account));
    }
    const person = { owner: host, passwordOnly: host, stranger: neighbours, admin }[actor];
    return { db: installation.signedIn(person), account: person.account, rowOf };
  }

  /** The row as it really is, read past every policy. */
  const truth = (relation: Relation, [column, value]: Finder) =>
    installation.engine.transaction((tx) =>
      tx.query(`select to_json(r) as row from public.${relation} r where ${column} = $1`, [value]),
    );

  test("every table of the API has its line, and every line its table", () => {
    expect([...installation.catalogue.relations.keys()].sort()).toEqual([...relations].sort());
  });

  test("every table of the API has row-level security", async () => {
    const open = await installation.engine.transaction((tx) =>
      tx.query(`
        select relname from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
          and not relrowsecurity`),
    );
    expect(open).toEqual([]);
  });

  test("nobody signed out has a grant that their line does not give", async () => {
    const granted = await installation.engine.transaction((tx) =>
      tx.query<{ name: Relation; reads: boolean; writes: boolean }>(`
        select relname::text as name,
          has_any_column_privilege('anon', oid, 'select') as reads,
          has_table_privilege('anon', oid, 'delete, truncate, trigger')
            or has_any_column_privilege('anon', oid, 'insert, update, references') as writes
        from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`),
    );
    expect(granted.length).toBe(relations.length);
    for (const { name, reads, writes } of granted) {
      expect({ name, reads, writes }).toEqual({
        name,
        reads: may("signedOut", "S", name),
        writes: false,
      });
    }
  });

  test("only the first account is the admin", async () => {
    const admins = await installation.engine.transaction((tx) =>
      tx.query("select user_id from public.user_roles where role = 'admin'"),
    );
    expect(admins).toEqual([{ user_id: admin.account }]);
  });

  describe.each(actors)("%s", (actor) => {
    test.each(relations)("reads %s as the table says", async (relation) => {
      const { db, rowOf } = await come(actor);
      const [column, value] = rowOf(relation);
      const { data } = await db.from(relation).select(column).eq(column, value);
      expect((data ?? []).length > 0).toBe(may(actor, "S", relation));
    });

    test.each(relations)("changes %s as the table says", async (relation) => {
      const { db, rowOf } = await come(actor);
      const row = rowOf(relation);
      const before = await truth(relation, row);
      expect(before, "the row to change is there").not.toEqual([]);
      const { error } = await db
        .from(relation)
        .update(aChange[relation])
        .eq(...row);
      const changed = JSON.stringify(await truth(relation, row)) !== JSON.stringify(before);
      if (changed) leave();
      expect(changed, error?.message).toBe(may(actor, "U", relation));
    });

    test.each(relations)("adds to %s as the table says", async (relation) => {
      const { db, account } = await come(actor);
      await makeRoom(relation);
      const { error, status } = await db.from(relation).insert(aNewRow(relation, house, account));
      if (error === null) leave();
      expect(error === null, `${status} ${error?.message}`).toBe(may(actor, "I", relation));
      if (error) expect([401, 403, 404]).toContain(status);
    });

    test.each(relations)("adds nothing more to %s in the owner's name", async (relation) => {
      const { db } = await come(actor);
      await makeRoom(relation);
      const { error } = await db.from(relation).insert(aNewRow(relation, house));
      if (error === null) leave();
      const isTheirOwn =
        relation === "article_drafts" || (relation === "alert_dismissals" && actor !== "owner");
      expect(error === null, error?.message).toBe(!isTheirOwn && may(actor, "I", relation));
    });

    test.each(relations)("moves no row of %s to somebody else", async (relation) => {
      const { db, account, rowOf } = await come(actor);
      const row = rowOf(relation);
      const before = await truth(relation, row);
      expect(before, "the row to change is there").not.toEqual([]);
      for (const column of ownershipColumns[relation] ?? []) {
        for (const taker of [neighbours.account, account]) {
          const isOwn = column === "profile_id" && taker === house.account;
          if (isOwn) continue;
          await db
            .from(relation)
            .update({ [column]: otherThan(column, neighbours, taker) })
            .eq(...row);
          expect(await truth(relation, row), column).toEqual(before);
        }
      }
    });

    test.each(relations)("deletes from %s as the table says", async (relation) => {
      const { db, rowOf } = await come(actor);
      const row = rowOf(relation);
      expect(await truth(relation, row), "the row to delete is there").not.toEqual([]);
      await db
        .from(relation)
        .delete()
        .eq(...row);
      const isGone = (await truth(relation, row)).length === 0;
      if (isGone) leave();
      expect(isGone).toBe(may(actor, "D", relation));
    });

    test.each(draftable)("knows of a draft among %s as an admin only", async (relation) => {
      const draft = await installation.engine.transaction((tx) => writeDraft(tx, relation));
      const { db } = await come(actor);
      const { data } = await db
        .from(relation)
        .select(draft[0])
        .eq(...draft);
      expect((data ?? []).length > 0).toBe(actor === "admin");
    });
  });

  /** An account has one row of preferences, made at sign-up: it is taken away before another is tried. */
  async function makeRoom(relation: Relation) {
    if (relation !== "user_preferences") return;
    const [column, value] = house.rows[relation];
    await installation.engine.transaction((tx) =>
      tx.query(`delete from public.${relation} where ${column} = $1`, [value]),
    );
    leave();
  }
});

const isStanding = (actor: Actor): actor is Standing =>
  (standings as readonly Actor[]).includes(actor);

/** What somebody would write to hand a row to `taker`, or to make more of it than it is. */
function otherThan(column: string, neighbours: Household, taker: string): unknown {
  if (column === "is_primary") return true;
  if (column === "quantity_deducted") return 0;
  if (column === "medication_id") return neighbours.medication;
  if (column === "role") return "admin";
  if (column === "alert_key") return "reminder-of-another";
  if (column === "permission_type") return "manage";
  if (column === "status") return "accepted";
  if (column === "shared_with_email") return neighbours.email;
  if (column === "actor_name") return "Personne";
  if (column.endsWith("_at")) return "2020-01-01T00:00:00Z";
  return taker;
}
