import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { importArchive, previewImport, readArchive } from "#app/features/account-data/data.ts";
import { type Archive, OWNED_TABLES } from "#domain/account-data/archive.ts";
import { instant } from "#domain/calendar/instant.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const AT = { at: instant("2026-11-21T10:00:00Z"), origin: "http://localhost:3000" };

describe.each(engines)("an archive of what changed since on $name", (place) => {
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
  const db = (of = house) => installation.signedIn(of);
  const archive = (of = house) => readArchive(db(of), { id: of.account, email: of.email }, AT);

  async function take(archive: Archive, by = house) {
    const done = await importArchive(db(by), archive);
    if (done.kind !== "read") throw new Error(done.kind);
    return done.report;
  }

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

  describe("with a schedule", () => {
    const hours = () =>
      sql<{ id: string; at: string; quantity: number }>(
        `select id, to_char(reminder_time, 'HH24:MI') as at, quantity::float8 as quantity
         from public.medication_reminders where medication_id = $1 order by reminder_time`,
        house.medication,
      );
    beforeEach(async () => {
      await sql(
        "delete from public.medication_reminders where medication_id = $1",
        house.medication,
      );
      await sql(
        `insert into public.medication_reminders (medication_id, reminder_time, quantity)
         values ($1, '08:00', 1), ($1, '20:00', 2)`,
        house.medication,
      );
    });

    test("whose evening hour went, and whose morning hour became that one, has both again", async () => {
      const old = await archive();
      await sql(
        "delete from public.medication_reminders where medication_id = $1 and reminder_time = '20:00'",
        house.medication,
      );
      await sql(
        "update public.medication_reminders set reminder_time = '20:00' where medication_id = $1",
        house.medication,
      );
      const [left] = await hours();
      expect((await take(old)).medication_reminders).toMatchObject({ new: 1, changed: 1 });
      const after = await hours();
      expect(after).toMatchObject([
        { at: "08:00", quantity: 1 },
        { at: "20:00", quantity: 2, id: left?.id },
      ]);
      expect((await take(old)).medication_reminders).toMatchObject({ new: 0, changed: 0 });
      expect(await hours()).toEqual(after);
    });

    test("whose two hours changed places is taken back by the hours", async () => {
      const old = await archive();
      await sql(
        "update public.medication_reminders set reminder_time = '12:00' where medication_id = $1 and quantity = 1",
        house.medication,
      );
      await sql(
        "update public.medication_reminders set reminder_time = '08:00' where medication_id = $1 and quantity = 2",
        house.medication,
      );
      await take(old);
      const after = await hours();
      expect(after.map(({ at, quantity }) => [at, quantity])).toEqual([
        ["08:00", 1],
        ["12:00", 1],
        ["20:00", 2],
      ]);
      expect((await take(old)).medication_reminders).toMatchObject({ new: 0, changed: 0 });
    });

    test("whose hour moved keeps its reminder, back at the former hour", async () => {
      const old = await archive();
      const before = await hours();
      await sql(
        "update public.medication_reminders set reminder_time = '09:00' where medication_id = $1 and quantity = 1",
        house.medication,
      );
      await take(old);
      expect(await hours()).toEqual(before);
    });
  });

  describe("with a dose", () => {
    const written = (dose: string, by: Household) =>
      sql<{ taken: string; is_past: boolean }>(
        `select to_char(taken_at at time zone 'UTC', 'HH24:MI') as taken, created_at <= now() as is_past
         from public.medication_intake_logs where profile_id = $1 and taken_at::date = '2026-11-20'
         and private.get_imported_id($1, $2, $3) = id`,
        by.account,
        house.account,
        dose,
      );

    test("that was corrected to a later hour is taken back after the one of before, and before it", async () => {
      const dose = randomUUID();
      await sql(
        `insert into public.medication_intake_logs (id, user_id, medication_id, taken_at, created_at)
         values ($1, $2, $3, '2026-11-20T08:00Z', '2026-11-20T08:01Z')`,
        dose,
        house.account,
        house.medication,
      );
      const first = await archive();
      await db()
        .rpc("correct_intake", {
          intake: dose,
          profile: house.account,
          quantity: 1,
          taken_at: "2026-11-20T12:00:00Z",
          seen_quantity: 1,
          seen_at: "2026-11-20T08:00:00Z",
        })
        .throwOnError();
      const second = await archive();
      const fresh = await anEmptyAccount();
      await take(first, fresh);
      expect((await take(second, fresh)).medication_intake_logs).toMatchObject({ changed: 1 });
      expect(await written(dose, fresh)).toEqual([{ taken: "12:00", is_past: true }]);
      expect((await take(second, fresh)).medication_intake_logs).toMatchObject({ changed: 0 });
      await take(first, fresh);
      expect(await written(dose, fresh)).toEqual([{ taken: "08:00", is_past: true }]);
    });

    test("that says to be written ahead of now stays as it was", async () => {
      const old = await archive();
      const [known] = old.tables.medication_intake_logs;
      const ahead = { taken_at: "2198-01-01T00:00:00Z", created_at: "2199-01-01T00:00:00Z" };
      const forged = {
        ...old,
        tables: { ...old.tables, medication_intake_logs: [{ ...known, ...ahead }] },
      };
      expect(await importArchive(db(), forged)).toEqual({ kind: "invalid-archive" });
      expect((await archive()).tables).toEqual(old.tables);
    });
  });

  test("an observation whose hour is later than when the first archive says it was written is taken", async () => {
    const old = await archive();
    const [entry] = old.tables.illness_entries;
    const fresh = await anEmptyAccount();
    await take(old, fresh);
    const later = {
      ...entry,
      noted_at: new Date(Date.now() - 60_000).toISOString(),
      created_at: new Date().toISOString(),
    };
    await sql(
      `update public.illness_entries set created_at = created_at - interval '2 days', noted_at = noted_at - interval '2 days'
       where profile_id in (select id from public.profiles where created_by = $1)`,
      fresh.account,
    );
    const report = await take(
      { ...old, tables: { ...old.tables, illness_entries: [later] } },
      fresh,
    );
    expect(report.illness_entries).toMatchObject({ changed: 1 });
  });

  describe("of a large family", () => {
    const most = OWNED_TABLES.prescriptions.maxRows;
    const withPrescriptions = async (perProfile: Record<string, number>) => {
      const old = await archive();
      const [one] = old.tables.prescriptions;
      const prescriptions = Object.entries(perProfile).flatMap(([profile_id, count]) =>
        Array.from({ length: count }, () => ({ ...one, id: randomUUID(), profile_id })),
      );
      return previewImport(db(), { ...old, tables: { ...old.tables, prescriptions } });
    };

    test("has as much as each person can have", async () => {
      const half = most / 2 + 1;
      expect(await withPrescriptions({ [house.account]: half, [house.child]: half })).toMatchObject(
        {
          kind: "read",
          report: { prescriptions: { new: 2 * half } },
        },
      );
    });

    test("and no more of one of them", async () => {
      expect(await withPrescriptions({ [house.account]: 1, [house.child]: most + 1 })).toEqual({
        kind: "too-many-rows",
        table: "prescriptions",
      });
    });
  });
});
