import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "./engines.ts";
import { aChange, aHousehold, aNewRow, type Household } from "./households.ts";
import { type Installation, startInstallation } from "./installation.ts";
import { type Actor, may, ownershipColumns, permissions, type Relation } from "./permissions.ts";

const actors: readonly Actor[] = ["owner", "stranger", "signedOut"];
const relations = Object.keys(permissions) as Relation[];

describe.each(engines)("on $name", (place) => {
  let installation: Installation;
  let house: Household;
  let neighbours: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
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
      : installation.signedIn(actor === "owner" ? house : neighbours);

  /** The row as it really is, read past every policy. */
  const truth = (relation: Relation, [column, value]: readonly [string, string]) =>
    installation.engine.transaction((tx) =>
      tx.query(`select to_json(r) as row from public.${relation} r where ${column} = $1`, [value]),
    );

  test("every table of the API has its line, and every line its table", () => {
    expect([...installation.catalogue.relations.keys()].sort()).toEqual([...relations].sort());
  });

  test("every table of the API has row-level security, and nobody signed out has any grant", async () => {
    const open = await installation.engine.transaction((tx) =>
      tx.query(`
        select c.relname from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
          and (not c.relrowsecurity
            or has_table_privilege('anon', c.oid, 'select, insert, update, delete')
            or has_any_column_privilege('anon', c.oid, 'select, insert, update'))`),
    );
    expect(open).toEqual([]);
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
      for (const column of ownershipColumns[relation]) {
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
  });

  async function remove(relation: Relation, [column, value]: readonly [string, string]) {
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
