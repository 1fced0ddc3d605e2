import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  countStored,
  importArchive,
  previewImport,
  readArchive,
} from "#app/features/account-data/data.ts";
import {
  type Archive,
  changesAnything,
  OWNED_TABLES,
  ownedTables,
} from "#domain/account-data/archive.ts";
import { instant } from "#domain/calendar/instant.ts";
import { anAccountRows, writeRows } from "#testing/builders/account-rows.ts";
import { comparableArchive } from "#testing/builders/comparable-archive.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const AT = { at: instant("2026-11-21T10:00:00Z"), origin: "http://localhost:3000" };

describe.each(anyEngine)("on $name", (place) => {
  let installation: Installation;
  let house: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    await installation.engine.transaction((tx) => aHousehold(tx, "admin"));
  });
  beforeEach(async () => {
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
  });
  afterAll(() => installation.close());

  const sql = <Row>(text: string, ...values: unknown[]) =>
    installation.engine.transaction((tx) => tx.query<Row>(text, values));
  const db = (of: Household) => installation.signedIn(of);
  const archiveOf = (of: Household) => readArchive(db(of), { id: of.account, email: of.email }, AT);

  /** An account that signed up and did nothing since. */
  async function anEmptyAccount(): Promise<Household> {
    const account = randomUUID();
    const email = `${account}@example.org`;
    await sql(
      "insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())",
      account,
      email,
    );
    return { ...house, account, email };
  }

  async function take(archive: Archive, by: Household) {
    const done = await importArchive(db(by), archive);
    if (done.kind !== "read") throw new Error(done.kind);
    return done.report;
  }

  test("importing what was just exported changes nothing, and a preview changes no row", async () => {
    const before = await archiveOf(house);
    expect(before.tables.medications).toHaveLength(1);
    expect(changesAnything(await take(before, house))).toBe(false);
    expect(await archiveOf(house)).toEqual(before);
    const empty = await anEmptyAccount();
    const untouched = await archiveOf(empty);
    const preview = await previewImport(db(empty), before);
    expect(preview).toMatchObject({ report: { medications: { new: 1 }, profiles: { new: 1 } } });
    expect((await archiveOf(empty)).tables).toEqual(untouched.tables);
  });

  test("exported, deleted and taken into a new account it is equal, and so it stays", async () => {
    await fc.assert(
      fc.asyncProperty(anAccountRows, async (rows) => {
        const old = await anEmptyAccount();
        await installation.engine.transaction((tx) => writeRows(tx, old.account, rows));
        const archive = await archiveOf(old);
        expect(changesAnything(await take(archive, old))).toBe(false);
        await sql("select private.delete_account($1)", old.account);
        const fresh = await anEmptyAccount();
        await take(archive, fresh);
        const again = await archiveOf(fresh);
        expect(comparableArchive(again)).toEqual(comparableArchive(archive));
        expect(changesAnything(await take(archive, fresh))).toBe(false);
        expect(changesAnything(await take(again, fresh))).toBe(false);
        await sql("select private.delete_account($1)", fresh.account);
      }),
      { numRuns: 8 },
    );
  });

  test("an archive of a former version leaves conditions and answers, and a day with its weight", async () => {
    await sql(
      "update public.profiles set weight = 20, weight_measured_on = '2026-01-01' where id = $1",
      house.child,
    );
    await sql(
      "update public.profile_details set picked_allergies = '{Iode}', taken_treatments = '{Eliquis}' where profile_id = $1",
      house.child,
    );
    const archive = await archiveOf(house);
    const without = (rows: readonly object[], ...added: string[]) =>
      rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([column]) => !added.includes(column))),
      );
    const weighed = ["weight_measured_on", "weight_confirmed_at", "weight_confirmed_by"];
    const answered = [
      "picked_allergies",
      "unrecognized_allergies",
      "taken_treatments",
      "untaken_treatments",
    ];
    const { profile_conditions: _none, profile_weights: _weights, ...tables } = archive.tables;
    const former = {
      ...archive,
      tables: {
        ...tables,
        profiles: without(tables.profiles, ...weighed),
        profile_details: without(tables.profile_details, ...answered),
      },
    } as unknown as Archive;
    expect(changesAnything(await take(former, house))).toBe(false);
    expect((await archiveOf(house)).tables).toEqual(archive.tables);
    await sql(
      "update public.profiles set weight = 21, weight_measured_on = '2026-02-01' where id = $1",
      house.child,
    );
    await take(former, house);
    const { profiles } = (await archiveOf(house)).tables;
    expect(profiles.find(({ id }) => id === house.child)).toMatchObject({
      weight: 20,
      weight_measured_on: null,
    });
  });

  test("a dose of a deleted box comes back with its substances", async () => {
    const archive = await archiveOf(house);
    expect(archive.tables.intake_substances).toMatchObject([{ milligrams: 1000 }]);
    const empty = await anEmptyAccount();
    expect(await take(archive, empty)).toMatchObject({ intake_substances: { new: 1 } });
    expect((await archiveOf(empty)).tables.intake_substances).toMatchObject([{ milligrams: 1000 }]);
  });

  test("an archive says nothing of a dose that has substances, of others' doses, and of unknown substances", async () => {
    const other = await installation.engine.transaction((tx) => aHousehold(tx, "other"));
    const archive = await archiveOf(house);
    const [known] = archive.tables.intake_substances;
    const [theirs] = (await archiveOf(other)).tables.intake_substances;
    const bring = (...rows: object[]) =>
      take(
        { ...archive, tables: { ...archive.tables, intake_substances: rows } } as Archive,
        house,
      );
    const nothing = { new: 0, changed: 0 };
    expect((await bring({ ...known, milligrams: 5 })).intake_substances).toMatchObject({
      ...nothing,
      unchanged: 1,
    });
    for (const row of [
      { ...theirs, milligrams: 5 },
      { ...known, substance_id: "no-such-substance" },
      { ...known, intake_id: randomUUID() },
    ]) {
      expect((await bring(row)).intake_substances).toMatchObject({ ...nothing, leftOut: 1 });
    }
    expect((await archiveOf(house)).tables.intake_substances).toEqual(
      archive.tables.intake_substances,
    );
    await sql("delete from public.intake_substances where profile_id = $1", house.account);
    expect((await bring({ ...known, milligrams: 1e12 })).intake_substances).toMatchObject({
      ...nothing,
      leftOut: 1,
    });
  });

  test("a dose of a linked box has what its composition says, whatever an archive says", async () => {
    const reference = house.rows.reference_substances[1];
    const composed = await sql<{ reference_id: string; substance_id: string }>(
      `select reference_id, substance_id from public.reference_substances
       where ${house.rows.reference_substances[0]} = $1`,
      reference,
    );
    await sql(
      "update public.medications set reference_id = $2 where id = $1",
      house.medication,
      composed[0]?.reference_id,
    );
    const archive = await archiveOf(house);
    const recorded = archive.tables.intake_substances.map((row) => row.milligrams);
    const forged = archive.tables.intake_substances.map((row) => ({
      ...row,
      milligrams: 7,
      unknown_because: null,
    }));
    const empty = await anEmptyAccount();
    await take({ ...archive, tables: { ...archive.tables, intake_substances: forged } }, empty);
    const taken = (await archiveOf(empty)).tables.intake_substances;
    expect(taken.map((row) => row.milligrams)).toEqual(recorded);
  });

  test("an intake comes back with its box as it was, and takes from no stock", async () => {
    const archive = await archiveOf(house);
    await sql("delete from public.medication_intake_logs where profile_id = $1", house.account);
    await sql("update public.medications set current_quantity = 3 where id = $1", house.medication);
    expect(await take(archive, house)).toMatchObject({
      medications: { new: 0, changed: 1 },
      medication_intake_logs: { new: 1 },
    });
    expect(await archiveOf(house)).toMatchObject({ tables: archive.tables });
    const [left] = await sql("select count(*)::int as lines from private.running_imports");
    expect(left).toEqual({ lines: 0 });
  });

  test("after an import an intake lowers the stock again, and no request can skip that", async () => {
    await take(await archiveOf(house), house);
    const stock = async () =>
      (
        await sql<{ n: number }>(
          "select current_quantity::int as n from public.medications where id = $1",
          house.medication,
        )
      )[0]?.n;
    const before = await stock();
    const { error } = await db(house)
      .from("medication_intake_logs")
      .insert({ medication_id: house.medication, profile_id: house.account });
    expect(error).toBeNull();
    expect(await stock()).toBe((before ?? 0) - 1);
    const ways = await db(house)
      .from("running_imports" as "profiles")
      .insert({ id: "1" } as never);
    expect(ways.status).toBe(404);
    const [reach] = await sql(
      `select has_table_privilege('authenticated', 'private.running_imports', 'insert, select, update, delete')
         or has_table_privilege('service_role', 'private.running_imports', 'insert, update') as any`,
    );
    expect(reach).toEqual({ any: false });
  });

  test("rows of others stay theirs, whatever an archive says", async () => {
    const other = await installation.engine.transaction((tx) => aHousehold(tx, "other"));
    const theirs = await archiveOf(other);
    const archive = await archiveOf(house);
    // It says that it is the taker's own, so that ids are kept.
    const forged = { ...theirs, account: archive.account } as Archive;
    const report = await take(forged, house);
    expect(report.profiles.leftOut).toBe(theirs.tables.profiles.length);
    expect(report.medications).toMatchObject({ changed: 0, leftOut: 1 });
    expect(report.medication_intake_logs).toMatchObject({ new: 0, changed: 0 });
    expect((await archiveOf(other)).tables).toEqual(theirs.tables);
    const mixed = {
      ...archive,
      tables: {
        ...archive.tables,
        medication_intake_logs: archive.tables.medication_intake_logs.map((row) => ({
          ...row,
          id: randomUUID(),
          medication_id: other.medication,
        })),
        medications: archive.tables.medications.map((row) => ({
          ...row,
          id: randomUUID(),
          profile_id: other.child,
        })),
      },
    } as Archive;
    expect(await take(mixed, house)).toMatchObject({
      medications: { new: 0, leftOut: 1 },
      medication_intake_logs: { new: 1 },
    });
    const [strayed] = await sql(
      "select count(*)::int as n from public.medication_intake_logs where medication_id = $1",
      other.medication,
    );
    expect(strayed).toEqual({ n: 1 });
  });

  test("an archive cannot date a dose ahead, not even with a row that says it was written then", async () => {
    const archive = await archiveOf(house);
    const ahead = { id: randomUUID(), created_at: "2199-01-01T00:00:00Z" };
    const bring = (more: Record<string, unknown>) => {
      const [intake] = archive.tables.medication_intake_logs;
      const tables = {
        ...archive.tables,
        medication_intake_logs: [{ ...intake, ...ahead, ...more }],
      };
      const { format, version, account } = archive;
      return installation.send(house, "/functions/v1/import-data", {
        method: "POST",
        body: JSON.stringify({ action: "import", archive: { format, version, account, tables } }),
      });
    };
    const refused = await bring({ taken_at: "2198-01-01T00:00:00Z" });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      code: "invalid-archive",
      constraint: "medication_intake_logs_taken_at_in_bounds",
    });
    expect((await bring({ taken_at: "2020-01-01T00:00:00Z" })).status).toBe(200);
    const [row] = await sql(
      "select created_at <= now() as past from public.medication_intake_logs where id = $1",
      ahead.id,
    );
    expect(row).toEqual({ past: true });
  });

  test.each([
    { because: "is of a newer version", change: { version: 2 } },
    { because: "is of something else", change: { format: "cookbook" } },
    { because: "does not say whose it is", change: { account: {} } },
    { because: "has no tables", change: { tables: [] } },
    { because: "has a table that is no list", change: { tables: { profiles: {} } } },
    { because: "has a row that is none", change: { tables: { profiles: [[]] } } },
    { because: "names another table", change: { tables: { user_roles: [{ role: "admin" }] } } },
    { because: "has an id that is none", change: { tables: { profiles: [{ id: "x" }] } } },
    {
      because: "has a form that is none",
      change: { tables: { medications: [aBox({ form: "Potion" })] } },
    },
    {
      because: "has less than nothing",
      change: { tables: { medications: [aBox({ current_quantity: -1 })] } },
    },
    { because: "names a box twice", change: { tables: { medications: [aBox({}), aBox({})] } } },
    { because: "links to a script", change: { tables: { profile_details: "link" } } },
  ])("an archive that $because changes nothing", async ({ change }) => {
    const archive = await archiveOf(house);
    const tables =
      "tables" in change && change.tables && "profile_details" in change.tables
        ? {
            profile_details: archive.tables.profile_details.map((row) => ({
              ...row,
              treating_doctor_appointment_link: "javascript:alert(1)",
            })),
          }
        : undefined;
    const broken = { ...archive, ...change, ...(tables && { tables }) } as unknown as Archive;
    expect(await importArchive(db(house), broken)).toEqual({ kind: "invalid-archive" });
    expect(await archiveOf(house)).toEqual(archive);
  });

  test("an archive nested six thousand levels deep is refused, and the next request is answered", async () => {
    const { format, version, account, tables } = await archiveOf(house);
    const place = '"too deep"';
    const rows = tables.symptom_searches.map((row) => ({ ...row, found_medications: "too deep" }));
    const archive = { format, version, account, tables: { ...tables, symptom_searches: rows } };
    const deep = `${'{"a":'.repeat(6000)}1${"}".repeat(6000)}`;
    const body = JSON.stringify({ action: "import", archive });
    expect(body).toContain(place);
    const refused = await installation.send(house, "/functions/v1/import-data", {
      method: "POST",
      body: body.replace(place, deep),
    });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: "invalid-archive" });
    expect(changesAnything(await take(await archiveOf(house), house))).toBe(false);
  });

  test.each(ownedTables)(
    "an archive with too many rows of %s is refused with that reason",
    async (table) => {
      const archive = await archiveOf(house);
      const rows = Array(OWNED_TABLES[table].maxRows + 1).fill({});
      const tables = { ...archive.tables, [table]: rows };
      expect(await importArchive(db(house), { ...archive, tables })).toEqual({
        kind: "too-many-rows",
        table,
      });
    },
  );

  test("an archive with more profiles than the tier allows is refused with that reason", async () => {
    const archive = await archiveOf(house);
    const guest = await anEmptyAccount();
    await sql(
      "insert into private.tier_limits (tier, subject, most) values ('standard', 'profiles', 1)",
    );
    for (const send of [previewImport, importArchive]) {
      await expect(send(db(guest), archive)).rejects.toMatchObject({ failure: "tier-limit" });
    }
    await sql("delete from private.tier_limits");
    expect((await archiveOf(guest)).tables.profiles).toHaveLength(1);
  });

  test("an import signed out or too often is refused", async () => {
    const archive = await archiveOf(house);
    await expect(importArchive(installation.visitor(), archive)).rejects.toMatchObject({
      failure: "signed-out",
    });
    for (let nth = 0; nth < 29; nth++) await previewImport(db(house), archive);
    expect(await previewImport(db(house), archive)).toMatchObject({ kind: "read" });
    expect(await previewImport(db(house), archive)).toMatchObject({ kind: "too-many" });
  });

  test("a session without its second factor counts, exports and imports nothing", async () => {
    const archive = await archiveOf(house);
    await sql(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values ($1, $2, 'totp', 'verified', now(), now())`,
      randomUUID(),
      house.account,
    );
    const seen = await archiveOf(house);
    expect(Object.values(seen.tables).flat()).toEqual([]);
    expect(new Set((await countStored(db(house))).values())).toEqual(new Set([0]));
    await expect(importArchive(db(house), archive)).rejects.toMatchObject({ failure: "forbidden" });
  });

  test("five thousand boxes leave in pages, and come back at once", async () => {
    const large = await anEmptyAccount();
    await sql(
      `insert into public.medications (user_id, name, dosage, form, total_quantity, current_quantity, expiry_date)
       select $1, 'Boîte ' || nth, '1 mg', 'Comprimé', 10, nth % 10, '2030-01-31' from generate_series(1, 5000) nth`,
      large.account,
    );
    const archive = await archiveOf(large);
    expect(new Set(archive.tables.medications.map(({ id }) => id)).size).toBe(5000);
    expect((await take(archive, await anEmptyAccount())).medications.new).toBe(5000);
    expect(ownedTables.length).toBeGreaterThan(10);
  });
});

/** A box that lacks nothing, always with the same id. */
function aBox(change: object) {
  return {
    id: "7d444840-9dc0-41d1-b245-5ffdce74fad2",
    name: "Doliprane",
    dosage: "1000 mg",
    form: "Comprimé",
    total_quantity: 8,
    current_quantity: 8,
    expiry_date: "2030-01-31",
    created_at: "2026-01-01T00:00:00Z",
    ...change,
  };
}
