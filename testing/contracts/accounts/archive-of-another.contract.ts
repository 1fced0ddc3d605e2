import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { importArchive, previewImport, readArchive } from "#app/features/account-data/data.ts";
import { type Archive, changesAnything } from "#domain/account-data/archive.ts";
import { instant } from "#domain/calendar/instant.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const AT = { at: instant("2026-11-21T10:00:00Z"), origin: "http://localhost:3000" };

type Account = Pick<Household, "account" | "email">;

describe.each(engines)("the copy of another account on $name", (place) => {
  let installation: Installation;
  let odette: Household;
  let yves: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    await installation.engine.transaction((tx) => aHousehold(tx, "admin"));
  });
  beforeEach(async () => {
    odette = await installation.engine.transaction((tx) => aHousehold(tx, "Odette"));
    yves = await installation.engine.transaction((tx) => aHousehold(tx, "Yves"));
    await sql(
      "update public.profiles set date_of_birth = '1940-05-06', weight = 52 where id = $1",
      odette.account,
    );
    await sql(
      "update public.user_preferences set time_zone = 'America/New_York' where user_id = $1",
      odette.account,
    );
    await sql(
      `insert into public.medications
         (user_id, name, dosage, form, total_quantity, current_quantity, expiry_date, is_common)
       values ($1, 'Smecta', '3 g', 'Sachet', 30, 30, '2030-01-31', true)`,
      odette.account,
    );
  });
  afterAll(() => installation.close());

  const sql = <Row>(text: string, ...values: unknown[]) =>
    installation.engine.transaction((tx) => tx.query<Row>(text, values));
  const db = (of: Account) => installation.signedIn(of as Household);
  const archiveOf = (of: Account) => readArchive(db(of), { id: of.account, email: of.email }, AT);

  async function take(archive: Archive, by: Account) {
    const done = await importArchive(db(by), archive);
    if (done.kind !== "read") throw new Error(done.kind);
    return done;
  }

  async function aNewAccount(firstName: string): Promise<Account> {
    const account = randomUUID();
    const email = `${account}@example.org`;
    await sql(
      `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
       values ($1, $2, now(), jsonb_build_object('first_name', $3::text))`,
      account,
      email,
      firstName,
    );
    return { account, email };
  }

  test("makes its person a new profile, and leaves the own one and the preferences as they are", async () => {
    const before = (await archiveOf(yves)).tables;
    const copy = await archiveOf(odette);
    const preview = await previewImport(db(yves), copy);
    expect(preview).toMatchObject({
      isOtherPerson: true,
      report: {
        profiles: { new: 2, changed: 0 },
        user_preferences: { new: 0, changed: 0, leftOut: 1 },
        user_pharmacy_preferences: { new: 0, changed: 0, leftOut: 1 },
        user_activity_logs: { new: 0, leftOut: 1 },
      },
    });
    expect((await archiveOf(yves)).tables).toEqual(before);
    expect(await take(copy, yves)).toEqual(preview);

    const after = (await archiveOf(yves)).tables;
    for (const [table, rows] of Object.entries(before)) {
      expect(after[table as keyof typeof after], table).toEqual(expect.arrayContaining([...rows]));
    }
    expect(after.user_preferences).toEqual(before.user_preferences);
    const arrived = after.profiles.find((row) => row.first_name === "Odette");
    expect(arrived).toMatchObject({ is_primary: false, date_of_birth: "1940-05-06", weight: 52 });
    const ofOdette = (rows: Archive["tables"]["medications"]) =>
      rows.filter((row) => row.profile_id === arrived?.id);
    expect(ofOdette(after.medications).map(({ name }) => name)).toEqual(["Doliprane"]);
    expect(after.medications.filter(({ name }) => name === "Smecta")).toMatchObject([
      { profile_id: null, is_common: true },
    ]);
    // Who takes the copy gave none of its doses.
    expect(ofOdette(after.medication_intake_logs)).toMatchObject([{ user_id: null }]);
    expect(ofOdette(after.custom_alerts)).toHaveLength(1);
    expect(ofOdette(after.symptom_searches)).toHaveLength(1);
  });

  test("taken again changes nothing, also when the own profile has the other name meanwhile", async () => {
    const copy = await archiveOf(odette);
    await take(copy, yves);
    expect(changesAnything((await take(copy, yves)).report)).toBe(false);
    await sql("update public.profiles set first_name = 'Odette' where id = $1", yves.account);
    const again = await take(copy, yves);
    expect(again.isOtherPerson).toBe(true);
    expect(changesAnything(again.report)).toBe(false);
  });

  test.each([
    {
      because: "of the same name, in small letters, whose day of birth is not known",
      change: "first_name = 'odette', height = 160",
      other: false,
    },
    {
      because: "of the same name and day",
      change: "first_name = 'Odette', date_of_birth = '1940-05-06'",
      other: false,
    },
    {
      because: "of the same name and another day",
      change: "first_name = 'Odette', date_of_birth = '1972-01-01'",
      other: true,
    },
    {
      because: "of another name and the same day",
      change: "date_of_birth = '1940-05-06'",
      other: true,
    },
  ])("is of somebody else than a person $because: $other", async ({ change, other }) => {
    await sql(`update public.profiles set ${change} where id = $1`, yves.account);
    expect(await take(await archiveOf(odette), yves)).toMatchObject({ isOtherPerson: other });
  });

  test.each([
    { fact: "nothing", add: "select $1::uuid", other: false },
    {
      fact: "a weight",
      add: "update public.profiles set weight = 80 where id = $1",
      other: true,
    },
    {
      fact: "a detail without a word",
      add: "insert into public.profile_details (profile_id, height_unit) values ($1, 'ft') on conflict do nothing",
      other: false,
    },
    {
      fact: "an allergy",
      add: "insert into public.profile_details (profile_id, allergies) values ($1, '{Iode}') on conflict (profile_id) do update set allergies = excluded.allergies",
      other: true,
    },
    {
      fact: "a child",
      add: "insert into public.profiles (first_name, created_by) values ('Tom', $1)",
      other: true,
    },
    {
      fact: "a box",
      add: `insert into public.medications (user_id, name, dosage, form, total_quantity, current_quantity, expiry_date)
            values ($1, 'Spasfon', '80 mg', 'Comprimé', 30, 30, '2030-01-31')`,
      other: true,
    },
  ])(
    "is of somebody else than a new account with another name and $fact: $other",
    async ({ add, other }) => {
      const fresh = await aNewAccount("Yves");
      await sql(add, fresh.account);
      expect(await take(await archiveOf(odette), fresh)).toMatchObject({ isOtherPerson: other });
      const { profiles } = (await archiveOf(fresh)).tables;
      expect(profiles.find(({ id }) => id === fresh.account)).toMatchObject({
        first_name: other ? "Yves" : "Odette",
        is_primary: true,
      });
    },
  );
});
