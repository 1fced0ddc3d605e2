import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Finder, writeDraft } from "./content-rows.ts";
import { engines } from "./engines.ts";
import { aChange, aHousehold, aNewRow, type Household } from "./households.ts";
import { type Installation, startInstallation } from "./installation.ts";
import {
  type Actor,
  actors,
  draftable,
  may,
  ownershipColumns,
  type Relation,
  relations,
} from "./permissions.ts";

describe.each(engines)("on $name", (place) => {
  let installation: Installation;
  let admin: Household;
  let house: Household;
  let neighbours: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    // The first confirmed account of an installation runs it: nobody below is admin by accident.
    admin = await installation.engine.transaction((tx) => aHousehold(tx, "admin"));
  });
  beforeEach(async () => {
    [house, neighbours] = await installation.engine.transaction(async (tx) => [
      await aHousehold(tx, "house"),
      await aHousehold(tx, "neighbours"),
    ]);
  });
  afterAll(() => installation.close());

  /** Free of the generated types: these people send what they should not. */
  const as = (actor: Actor): SupabaseClient =>
    actor === "signedOut"
      ? installation.visitor()
      : installation.signedIn({ owner: house, stranger: neighbours, admin }[actor]);

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

  test("whoever runs the installation is its first account, and nobody else", async () => {
    const admins = await installation.engine.transaction((tx) =>
      tx.query("select user_id from public.user_roles where role = 'admin'"),
    );
    expect(admins).toEqual([{ user_id: admin.account }]);
  });

  describe.each(actors)("%s", (actor) => {
    test.each(relations)("reads %s as the table says", async (relation) => {
      const [column, value] = house.rows[relation];
      const { data } = await as(actor).from(relation).select(column).eq(column, value);
      expect((data ?? []).length > 0).toBe(may(actor, "S", relation));
    });

    test.each(relations)("changes %s as the table says", async (relation) => {
      const row = house.rows[relation];
      const before = await truth(relation, row);
      const { error } = await as(actor)
        .from(relation)
        .update(aChange[relation])
        .eq(...row);
      const changed = JSON.stringify(await truth(relation, row)) !== JSON.stringify(before);
      expect(changed, error?.message).toBe(may(actor, "U", relation));
    });

    test.each(relations)("adds to %s as the table says", async (relation) => {
      // An account has one row of preferences, made at sign-up: it is taken away first.
      if (relation === "user_preferences") await remove(relation, house.rows[relation]);
      const { error, status } = await as(actor).from(relation).insert(aNewRow(relation, house));
      expect(error === null, `${status} ${error?.message}`).toBe(may(actor, "I", relation));
      if (error) expect([401, 403, 404]).toContain(status);
    });

    test.each(relations)("moves no row of %s to somebody else", async (relation) => {
      const row = house.rows[relation];
      const before = await truth(relation, row);
      for (const column of ownershipColumns[relation] ?? []) {
        const value = otherThan(column, neighbours);
        await as(actor)
          .from(relation)
          .update({ [column]: value })
          .eq(...row);
        expect(await truth(relation, row), column).toEqual(before);
      }
    });

    test.each(relations)("deletes from %s as the table says", async (relation) => {
      const row = house.rows[relation];
      expect(await truth(relation, row), "the row to delete is there").not.toEqual([]);
      await as(actor)
        .from(relation)
        .delete()
        .eq(...row);
      expect((await truth(relation, row)).length === 0).toBe(may(actor, "D", relation));
    });

    test.each(draftable)("knows of a draft among %s as an admin only", async (relation) => {
      const draft = await installation.engine.transaction((tx) => writeDraft(tx, relation));
      const { data } = await as(actor)
        .from(relation)
        .select(draft[0])
        .eq(...draft);
      expect((data ?? []).length > 0).toBe(actor === "admin");
    });
  });

  async function remove(relation: Relation, [column, value]: Finder) {
    await installation.engine.transaction((tx) =>
      tx.query(`delete from public.${relation} where ${column} = $1`, [value]),
    );
  }
});

/** What somebody would write to take a row, or to hand it to the neighbours. */
function otherThan(column: string, neighbours: Household): unknown {
  if (column === "is_primary") return true;
  if (column === "quantity_deducted") return 0;
  if (column === "medication_id") return neighbours.medication;
  if (column === "role") return "admin";
  if (column === "alert_key") return "reminder-of-another";
  return neighbours.account;
}
