import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { importArchive, previewImport, readArchive } from "#app/features/account-data/data.ts";
import { shareProfile } from "#app/features/sharing/data.ts";
import { instant } from "#domain/calendar/instant.ts";
import { rolledBack } from "#testing/builders/actors.ts";
import { aChange } from "#testing/builders/changes.ts";
import { aGuest } from "#testing/builders/guest.ts";
import { aHousehold, aNewRow, type Household } from "#testing/builders/household.ts";
import {
  HEALTH_TABLES,
  type HealthTable,
  healthTables,
  revokeConsentOf,
} from "#testing/builders/revoked-consent.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";
import { insert, literal, where } from "#testing/mutations/sql-checks.ts";

/** Tables that hang on an account and are written whatever became of its consent, each with its reason. */
const WITHOUT_CONSENT: Readonly<Record<string, string>> = {
  "private.account_actions": "what was done with an account",
  "private.helper_doses": "of a dose, in the transaction that writes it",
  "private.helper_page_boxes": "of a page, in the transaction that writes it",
  "private.helper_page_openings": "who opened a page that is not ended",
  "private.helper_page_pairs": "of a page, in the transaction that writes it",
  "private.helper_page_people": "of a page, in the transaction that writes it",
  "private.helper_page_secrets": "of a page, in the transaction that writes it",
  "private.intake_corrections": "of a dose, in the transaction that corrects it",
  "private.invitation_tokens": "of an invitation, in the transaction that writes it",
  "private.known_devices": "a browser",
  "private.lasting_sessions": "a session",
  "private.login_notices": "a sign-in",
  "private.monthly_uses": "how many pages were read and files made, not of whom",
  "private.possible_duplicates": "of two doses, in the transaction that writes the second",
  "private.profile_openings": "who opened a profile",
  "private.reminder_messages": "nothing is queued about people of such an account",
  "private.renewal_notices": "who was told; nobody is told about such an account",
  "private.unreached_doses": "counts what no channel delivered",
  "private.weekly_reports": "which weeks were reported; such an account is not chosen",
  "public.alert_dismissals": "what a reader hid of what is there",
  "public.article_drafts": "an article",
  "public.escalations": "a delay; nobody is told about such an account",
  "public.feature_flags": "who turned a feature on or off",
  "public.feature_flags_history": "who turned a feature on or off",
  "public.intake_substances": "of a dose, in the transaction that writes it",
  "public.planned_doses":
    "planned from schedules, and not for such an account; answered by functions that refuse",
  "public.profile_access_log": "who opened or changed a profile",
  "public.profile_shares": "an invitation is refused; one that ends is not",
  "public.push_subscriptions": "a browser",
  "public.reminder_deliveries": "what was sent; nothing is queued about people of such an account",
  "public.user_pharmacy_preferences": "which pharmacies somebody likes",
  "public.user_preferences": "settings, and the consent itself",
  "public.user_roles": "what an account may do with the installation",
};

const ONLY_REMOVED: readonly [HealthTable, string, string][] = [
  ["profiles", "weight = 61", "weight = null"],
  ["profile_details", "allergies = '{Pollen,Latex}'", "allergies = '{Latex}'"],
  ["profile_cards", "implants = 'Pacemaker'", "implants = ''"],
  ["medications", "notes = 'Après le repas'", "notes = null"],
  ["prescriptions", "prescriber = 'Dr Diallo'", "prescriber = null, lines = '{}'"],
];

describe.each(engines)("a consent that was taken back on $name", (place) => {
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

  const sql = <Row extends object>(text: string, ...values: unknown[]) =>
    installation.engine.transaction((tx) => tx.query<Row>(text, values));
  const revoke = () => sql(revokeConsentOf(house.account));
  const owner = () => installation.signedIn(house);
  /** Past every policy, and undone. */
  const codeOf = (statement: string) =>
    rolledBack(installation.engine, (tx) => tx.query(statement)).then(
      () => null,
      (problem: { code?: string }) => problem.code,
    );
  const consent = (version: string | null) =>
    owner()
      .rpc("record_health_consent", { text_version: version as string })
      .throwOnError();

  test("every table of an account asks for the consent, or says why not", async () => {
    const found = await sql<{ name: string; asks: string[] | null }>(`
      with recursive owned (id) as (
        select 'auth.users'::regclass::oid
        union
        select f.conrelid from owned join pg_constraint f on f.confrelid = owned.id and f.contype = 'f'
      )
      select c.relnamespace::regnamespace || '.' || c.relname as name,
        jsonb_agg(pg_get_triggerdef(t.oid) order by t.tgname) filter (where t.oid is not null) as asks
      from owned join pg_class c on c.oid = owned.id
      left join pg_trigger t on t.tgrelid = c.oid and t.tgfoid = 'private.require_health_consent'::regproc
      where c.relnamespace::regnamespace::text in ('public', 'private') and c.relkind = 'r'
      group by 1 order by 1`);
    const asking = found.filter(({ name }) => !Object.hasOwn(WITHOUT_CONSENT, name));
    expect(asking.map(({ name }) => name)).toEqual(healthTables.map((t) => `public.${t}`).sort());
    for (const { name, asks } of asking) {
      const columns = HEALTH_TABLES[name.replace("public.", "") as HealthTable];
      const said = columns.map((column) => `'${column}'`).join(", ");
      const made = (event: string, tables: string) =>
        `CREATE TRIGGER require_health_consent_on_${event} AFTER ${event.toUpperCase()} ON ${name} REFERENCING ${tables} FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION private.require_health_consent(${said})`;
      expect(asks).toEqual([
        made("insert", "NEW TABLE AS new_rows"),
        made("update", "OLD TABLE AS old_rows NEW TABLE AS new_rows"),
      ]);
    }
    const names = found.map(({ name }) => name);
    expect(Object.keys(WITHOUT_CONSENT).filter((name) => !names.includes(name))).toEqual([]);
  });

  test.each(healthTables)(
    "refuses to add and to change %s, and gives it back with the consent",
    async (table) => {
      const added = insert(table, aNewRow(table, house));
      const [[column, value] = ["", ""]] = Object.entries({
        ...aChange[table],
        ...(table === "card_links" && { expires_at: new Date(Date.now() + 60_000).toISOString() }),
        ...(table === "dose_claims" && { planned_dose_id: house.rows.planned_doses[1] }),
      });
      const changed = `update public.${table} set ${column} = ${literal(value)} where ${where(house.rows[table])}`;
      const deleted = `delete from public.${table} where ${where(house.rows[table])}`;
      expect([await codeOf(added), await codeOf(changed)]).toEqual([null, null]);
      await revoke();
      expect([await codeOf(added), await codeOf(changed)]).toEqual(["PT428", "PT428"]);
      expect(await codeOf(deleted)).toBeNull();
      await consent("2026-11-26");
      expect([await codeOf(added), await codeOf(changed)]).toEqual([null, null]);
    },
  );

  test.each(ONLY_REMOVED)("lets a value of %s be removed", async (table, before, after) => {
    const [column, id] =
      table === "profile_details" || table === "profile_cards"
        ? ["profile_id", house.child]
        : house.rows[table];
    const change = (set: string) => `update public.${table} set ${set} where ${column} = '${id}'`;
    await sql(change(before));
    await revoke();
    await sql(change(after));
    expect(await codeOf(change(before))).toBe("PT428");
  });

  test("answers with its code, and leaves what was written readable", async () => {
    await consent("2026-11-26");
    await consent(null);
    const row = aNewRow("medications", house);
    const { error, status } = await owner()
      .from("medications")
      .insert(row as never);
    expect([error?.code, status]).toEqual(["PT428", 428]);
    const added = await owner().rpc("add_boxes", {
      profile_id: house.account,
      boxes: [row] as never,
    });
    expect(added.error?.code).toBe("PT428");
    const { data } = await owner().from("medications").select("id").throwOnError();
    expect(data).toEqual([{ id: house.medication }]);
    await owner()
      .from("medication_intake_logs")
      .delete()
      .eq("id", house.rows.medication_intake_logs[1])
      .throwOnError();
    await owner().from("medications").delete().eq("id", house.medication).throwOnError();
    await consent("2026-11-26");
    await owner()
      .from("medications")
      .insert(row as never)
      .throwOnError();
  });

  test("binds carers, who learn why, and nobody else", async () => {
    const carer = await installation.engine.transaction((tx) => aGuest(tx, house, "edit"));
    const stranger = await installation.engine.transaction((tx) => aHousehold(tx, "stranger"));
    await revoke();
    const dose = { medication_id: house.medication, profile_id: house.account, quantity_taken: 1 };
    const log = (by: Household) =>
      installation
        .signedIn(by)
        .from("medication_intake_logs")
        .insert({ ...dose, user_id: by.account } as never);
    expect((await log(carer)).error?.code).toBe("PT428");
    expect((await log(stranger)).error?.code).toBe("42501");
    const ask = async (by: Household, profile: string) =>
      (
        await installation
          .signedIn(by)
          .rpc("is_health_consent_revoked", { profile_id: profile })
          .throwOnError()
      ).data;
    expect(await ask(carer, house.account)).toBe(true);
    expect(await ask(house, house.child)).toBe(true);
    expect(await ask(carer, carer.account)).toBe(false);
    expect(await ask(stranger, house.account)).toBe(false);
    // What a carer keeps of its own people is a matter of its own consent.
    const own = await installation
      .signedIn(carer)
      .from("medications")
      .insert(aNewRow("medications", carer) as never);
    expect(own.error).toBeNull();
  });

  test("of a carer, it does not stop what another owner keeps", async () => {
    const carer = await installation.engine.transaction((tx) => aGuest(tx, house, "edit"));
    await sql(revokeConsentOf(carer.account));
    const { error } = await installation
      .signedIn(carer)
      .from("medication_intake_logs")
      .insert({
        medication_id: house.medication,
        profile_id: house.account,
        quantity_taken: 1,
        user_id: carer.account,
      } as never);
    expect(error).toBeNull();
    const search = {
      symptoms_text: "Toux",
      country_context: "France/Europe",
      profile_id: house.account,
    };
    const { error: refused } = await installation
      .signedIn(carer)
      .from("symptom_searches")
      .insert({ ...search, user_id: carer.account } as never);
    expect(refused?.code).toBe("PT428");
  });

  test("has no effect where nobody asked for it", async () => {
    const [row] = await sql<{ version: string | null }>(
      "select health_consent_version as version from public.user_preferences where user_id = $1",
      house.account,
    );
    expect(row?.version).toBeNull();
    await consent(null);
    expect(await codeOf(insert("medications", aNewRow("medications", house)))).toBeNull();
    await sql("delete from public.user_preferences where user_id = $1", house.account);
    expect(await codeOf(insert("medications", aNewRow("medications", house)))).toBeNull();
  });

  test("is not forgotten with the preferences, which change as before", async () => {
    await revoke();
    await owner().from("user_preferences").delete().eq("user_id", house.account).throwOnError();
    await owner()
      .from("user_preferences")
      .update({ language: "es" })
      .eq("user_id", house.account)
      .throwOnError();
    expect(await codeOf(insert("medications", aNewRow("medications", house)))).toBe("PT428");
    const [{ left } = { left: "" }] = await sql<{ left: string }>(
      "select language as left from public.user_preferences where user_id = $1",
      house.account,
    );
    expect(left).toBe("es");
  });

  test("leaves shares to be ended, and lets nobody in", async () => {
    const pending = await installation.engine.transaction((tx) => aGuest(tx, house, "pending"));
    const carer = await installation.engine.transaction((tx) => aGuest(tx, house, "edit"));
    await revoke();
    const accepted = await installation
      .signedIn(pending)
      .rpc("accept_profile_share", { share_id: pending.share });
    expect(accepted.error?.code).toBe("PT428");
    await owner().rpc("revoke_profile_share", { share_id: carer.share }).throwOnError();
    await installation
      .signedIn(pending)
      .rpc("decline_profile_share", { share_id: pending.share })
      .throwOnError();
    expect(await codeOf(insert("profile_shares", aNewRow("profile_shares", house)))).toBe("PT428");
  });

  test.each([
    { bucket: "prescriptions", table: "prescriptions" },
    { bucket: "boxes", table: "medications" },
  ] as const)("adds no file to $table", async ({ bucket, table }) => {
    const name = `${house.rows[table][1]}/00000000-0000-4000-8000-000000000001.webp`;
    const add = () =>
      rolledBack(installation.engine, async (tx) => {
        await tx.query("select set_config('request.jwt.claims', $1, true)", [
          JSON.stringify({ sub: house.account }),
        ]);
        await tx.query("set local role authenticated");
        await tx.query("insert into storage.objects (bucket_id, name) values ($1, $2)", [
          bucket,
          name,
        ]);
      }).then(
        () => null,
        (problem: { code?: string }) => problem.code,
      );
    expect(await add()).toBeNull();
    await revoke();
    expect(await add()).toBe("42501");
  });

  test("ends the links of cards and calendars until it is given again", async () => {
    const [, link] = house.rows.card_links;
    const [feed] = await sql<{ secret: string }>(
      "update public.calendar_feeds set secret_digest = encode(private.hash_token('a'), 'hex') where profile_id = $1 returning 'a' as secret",
      house.child,
    );
    const open = async () => {
      const [row] = await sql<{ card: string | null; feed: object | null }>(
        "select public.open_card_link($1) as card, private.open_calendar_feed($2) as feed",
        link,
        feed?.secret,
      );
      return [row?.card != null, row?.feed != null];
    };
    expect(await open()).toEqual([true, true]);
    await revoke();
    expect(await open()).toEqual([false, false]);
    await consent("2026-11-26");
    expect(await open()).toEqual([true, true]);
    await sql("delete from public.calendar_feeds where profile_id = $1", house.child);
  });

  test("ends the pages of helpers until it is given again", async () => {
    const [, page] = house.rows.helper_pages;
    await sql(
      "insert into private.helper_page_secrets values ($1, private.hash_token('b' || $2))",
      page,
      house.account,
    );
    const open = async () => {
      const [row] = await sql<{ page: object | null }>(
        "select public.open_helper_page('b' || $1, gen_random_uuid()) as page",
        house.account,
      );
      return row?.page != null;
    };
    expect(await open()).toBe(true);
    await revoke();
    expect(await open()).toBe(false);
    await consent("2026-11-26");
    expect(await open()).toBe(true);
  });

  test("lets an archive be taken along, and refuses one, unless it changes nothing", async () => {
    await revoke();
    const at = { at: instant("2026-11-21T10:00:00Z"), origin: "http://localhost:3000" };
    const archive = await readArchive(owner(), { id: house.account, email: house.email }, at);
    expect(archive.tables.medications).toHaveLength(1);
    expect(await importArchive(owner(), archive)).toMatchObject({ kind: "read" });
    await owner().from("medications").delete().eq("id", house.medication).throwOnError();
    await expect(previewImport(owner(), archive)).rejects.toMatchObject({
      failure: "consent-revoked",
    });
    await expect(importArchive(owner(), archive)).rejects.toMatchObject({
      failure: "consent-revoked",
    });
    await consent("2026-11-26");
    expect(await importArchive(owner(), archive)).toMatchObject({ kind: "read" });
  });

  test("invites nobody", async () => {
    await revoke();
    const draft = { email: "mamie@example.org", permission: "view", notes: null } as never;
    await expect(shareProfile(owner(), house.account, draft, "fr-fr")).rejects.toMatchObject({
      failure: "consent-revoked",
    });
  });

  test("lets the account be deleted", async () => {
    await revoke();
    const [row] = await sql<{ outcome: string }>(
      "select private.delete_account($1) as outcome",
      house.account,
    );
    expect(row?.outcome).toBe("deleted");
  });
});
