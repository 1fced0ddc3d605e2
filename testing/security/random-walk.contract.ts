import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { random, seed } from "#testing/harness/seeded-random.ts";
import { aHousehold, type Household } from "../builders/household.ts";
import { type Installation, startInstallation } from "../harness/installation.ts";
import { recordTestResult } from "../harness/test-result-rows.ts";
import { isFullRun, sampledEngines } from "./full-run.ts";
import { mayDo, type Operation, type Table } from "./permission-oracle.ts";
import {
  createRandomFamilies,
  type Family,
  type RandomFamilies,
  randomChoices,
} from "./random-families.ts";

const REQUESTS = isFullRun ? 10_000 : 300;

const TABLES = [
  "profiles",
  "profile_details",
  "medications",
  "medication_intake_logs",
  "custom_alerts",
  "alert_dismissals",
  "profile_shares",
] as const satisfies readonly Table[];

const KEY = (table: Table) =>
  ({ profile_details: "profile_id", alert_dismissals: "alert_key" })[table as string] ?? "id";

const CHANGE: Readonly<Record<Table, object>> = {
  profiles: { first_name: "Changé" },
  profile_details: { phone: "0600000000" },
  medications: { notes: "changé" },
  medication_intake_logs: { notes: "changé" },
  custom_alerts: { title: "Changé" },
  alert_dismissals: { dismissed_at: "2020-01-01T00:00:00Z" },
  profile_shares: { permission_type: "manage" },
};

describe.each(sampledEngines)("requests at random, on $name", (place) => {
  let installation: Installation;
  let world: RandomFamilies;
  const { pick, chance } = randomChoices(random);

  beforeAll(async () => {
    installation = await startInstallation(place);
    const houses = await installation.engine.transaction(async (tx) => {
      await aHousehold(tx, "admin");
      const made: Household[] = [];
      for (const name of ["ada", "ben", "cleo", "dan", "eve", "fay"]) {
        made.push(await aHousehold(tx, name));
      }
      return made;
    });
    world = await createRandomFamilies(installation.engine, houses, { pick, chance });
  });
  afterAll(() => installation.close());

  const as = (family: Family | null): SupabaseClient =>
    family ? installation.signedIn(family.house) : installation.visitor();

  /** One request and what became of it, beside what should have. Undefined where both agree. */
  async function disagreement(): Promise<string | undefined> {
    const family = chance(0.95) ? pick(world.families) : null;
    const table = pick(TABLES);
    const operation = pick([
      "read",
      "read",
      "add",
      "change",
      "delete",
    ] as const satisfies Operation[]);
    const who = family?.account ?? null;
    const said = (what: string, expected: unknown, got: unknown) =>
      JSON.stringify(expected) === JSON.stringify(got)
        ? undefined
        : `${who?.email ?? "nobody"} ${operation} ${table} ${what}: ${JSON.stringify({ expected, got })}`;

    const rows = world.rowsOf(table);
    if (operation === "read") {
      const asked = chance(0.5) ? rows : rows.filter(() => chance(0.3));
      const request = as(family).from(table).select(KEY(table));
      const { data } = await (chance(0.5)
        ? request
        : request.in(KEY(table), [...asked.map(({ key }) => key), randomUUID()]));
      const seen = new Set((data ?? []).map((row) => Object.values(row)[0]));
      const found = asked.filter(({ key }) => seen.has(key)).map(({ key }) => key);
      const expected = asked.filter((row) => mayDo(world.state, who, operation, table, row));
      return said(`of ${asked.length}`, expected.map(({ key }) => key).sort(), found.sort());
    }
    if (operation === "add") {
      const by = chance(0.8) && family ? family : pick(world.families);
      const newRow = world.aNew(table, by);
      if (!newRow) return undefined;
      const { error } = await as(family)
        .from(table)
        .insert(newRow.row as object);
      if (error === null) world.added(table, newRow, who?.id ?? "");
      const expected = mayDo(world.state, who, operation, table, { ...newRow, by: by.account.id });
      return said(JSON.stringify(newRow.row), expected, error === null);
    }
    const row = pick(rows);
    if (!row) return undefined;
    const expected = mayDo(world.state, who, operation, table, row) ? 1 : 0;
    const request = as(family).from(table);
    const { count } = await (operation === "change"
      ? request.update(CHANGE[table], { count: "exact" }).eq(KEY(table), row.key)
      : request.delete({ count: "exact" }).eq(KEY(table), row.key));
    if (operation === "delete" && (count ?? 0) > 0) world.deleted(table, row);
    return said(row.key, expected, count ?? 0);
  }

  test(`R15: ${REQUESTS} are answered as the specification says, written a second time`, async () => {
    const wrong: string[] = [];
    for (let request = 0; request < REQUESTS; request += 1) {
      if (chance(0.1)) await world.turn();
      const found = await disagreement();
      if (found) wrong.push(found);
    }
    recordTestResult({
      row: "2.1",
      what: `random requests beside an oracle in JavaScript, ${place.name}`,
      target: "0 disagreements in 10,000",
      measured: `${wrong.length} in ${REQUESTS} (TEST_SEED=${seed})`,
      held: wrong.length === 0,
    });
    expect(wrong).toEqual([]);
  }, 1_200_000);
});
