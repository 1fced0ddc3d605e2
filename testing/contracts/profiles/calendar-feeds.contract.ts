import ICAL from "ical.js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aGuest } from "#testing/builders/guest.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const HIDDEN = { shows_medicines: false, shows_person: false };
const SHOWN = { shows_medicines: true, shows_person: true };

describe.each(engines)("links to calendars on $name", (place) => {
  let installation: Installation;
  let house: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
  });
  beforeEach(async () => {
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
  });
  afterAll(() => installation.close());

  const sql = <Row extends object>(text: string, ...values: unknown[]) =>
    installation.engine.transaction((tx) => tx.query<Row>(text, values));

  async function add(by: Household, profile_id: string, shown: object = HIDDEN) {
    return installation
      .signedIn(by)
      .rpc("add_calendar_feed", { profile_id, language: "fr", ...HIDDEN, ...shown });
  }

  async function aLink(shown: object = HIDDEN): Promise<string> {
    const { data, error } = await add(house, house.account, shown);
    expect(error).toBeNull();
    return data ?? "";
  }

  /** As a program of calendars asks: without a header. */
  const open = (key: string, method = "GET") =>
    installation.backend.fetch(
      new Request(installation.deps.functionUrl("calendar-feed", { key }), { method }),
      { address: "127.0.0.1" },
    );

  const opened = () =>
    sql<{ opened_count: number; seen: boolean }>(
      "select opened_count, last_opened_at is not null as seen from public.calendar_feeds where profile_id = $1",
      house.account,
    );

  async function aDose(change: { name?: string; time?: string; quantity?: number } = {}) {
    const { name = "Aerius", time = "08:00", quantity = 2 } = change;
    const [box] = await sql<{ id: string }>(
      `insert into public.medications (user_id, name, dosage, form, total_quantity, current_quantity, expiry_date)
       values ($1, $2, '5 mg', 'Comprimé', 30, 30, '2090-01-31') returning id`,
      house.account,
      name,
    );
    await sql(
      "insert into public.medication_reminders (medication_id, reminder_time, quantity) values ($1, $2, $3)",
      box?.id,
      time,
      quantity,
    );
  }

  async function summaries(key: string): Promise<unknown[]> {
    const answer = await open(key);
    expect(answer.status).toBe(200);
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
    return calendar
      .getAllSubcomponents("vevent")
      .map((event) => event.getFirstPropertyValue("summary"))
      .sort();
  }

  test("a program reads the planned doses with nothing but the link, and each opening is counted", async () => {
    await aDose();
    const key = await aLink(SHOWN);
    expect(await opened()).toEqual([{ opened_count: 0, seen: false }]);
    const answer = await open(key);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(await summaries(key)).toContain("house : Aerius 5 mg × 2");
    expect(await opened()).toEqual([{ opened_count: 2, seen: true }]);
  });

  test("names that the link hides are nowhere in the file", async () => {
    await aDose({ name: "Quintalex" });
    const file = await (await open(await aLink())).text();
    expect(file).toContain("SUMMARY:Prise prévue");
    expect(file).not.toMatch(/Quintalex|house/);
    expect(await summaries(await aLink({ shows_medicines: true }))).toContain("Quintalex 5 mg × 2");
    expect(await summaries(await aLink({ shows_person: true }))).toContain("house : prise prévue");
  });

  test("the secret is stored as a digest alone, which nobody reads", async () => {
    const key = await aLink();
    const [row] = await sql<{ text: string; is_digest: boolean }>(
      `select f::text as text, f.secret_digest = encode(sha256(convert_to($2, 'UTF8')), 'hex') as is_digest
       from public.calendar_feeds f where f.profile_id = $1`,
      house.account,
      key,
    );
    expect(row?.is_digest).toBe(true);
    expect(row?.text).not.toContain(key);
    const { error } = await installation
      .signedIn(house)
      .from("calendar_feeds")
      .select("secret_digest" as "id");
    expect(error?.code).toBe("42501");
  });

  test("a link that was deleted, was cut or never was is answered alike, and other methods are refused", async () => {
    const key = await aLink();
    const { data } = await installation
      .signedIn(house)
      .from("calendar_feeds")
      .delete()
      .eq("profile_id", house.account)
      .select("id");
    expect(data).toHaveLength(1);
    for (const gone of [key, key.slice(1), "", "0".repeat(64)]) {
      const answer = await open(gone);
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { code: "not-found", message: "There is no calendar behind this link" },
      ]);
    }
    expect((await open(key, "POST")).status).toBe(405);
  });

  test("one link is read sixty times an hour at most", async () => {
    const key = await aLink();
    const answers: number[] = [];
    for (let nth = 0; nth <= 60; nth += 1) answers.push((await open(key)).status);
    expect(answers.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(answers[60]).toBe(429);
    // Another one is not concerned.
    expect((await open(await aLink())).status).toBe(200);
  });

  test("only the owner of a profile makes links, sees them and takes them back, ten at most", async () => {
    const guest = await installation.engine.transaction((tx) => aGuest(tx, house, "manage"));
    const { error } = await add(guest, house.account);
    expect(error?.code).toBe("42501");
    await aLink();
    const seen = await installation
      .signedIn(guest)
      .from("calendar_feeds")
      .select("id")
      .eq("profile_id", house.account);
    expect(seen.data).toEqual([]);
    for (let nth = 1; nth < 10; nth += 1) await aLink();
    expect((await add(house, house.account)).error).toMatchObject({
      code: "PT413",
      details: "calendar_feeds",
    });
    await sql("delete from public.profiles where id = $1", house.account);
    expect(await opened()).toEqual([]);
  });
});
