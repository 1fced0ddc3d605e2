import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aGuest } from "#testing/builders/guest.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { requireSecondFactor } from "#testing/builders/second-factor.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

interface Content {
  readonly state: string;
  readonly starts_at: string;
  readonly people: readonly {
    readonly id: string;
    readonly allergies: readonly string[];
    readonly refused: readonly { readonly name: string }[];
    readonly pairs: readonly object[];
    readonly not_compared: readonly object[];
    readonly boxes: readonly {
      readonly id: string;
      readonly name: string;
      readonly blocked: string | null;
      readonly limit: { readonly until: string; readonly reason: string } | null;
      readonly doses: readonly { readonly id: string; readonly is_of_page: boolean }[];
    }[];
  }[];
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe.each(engines)("the level of a helper on $name", (place) => {
  let installation: Installation;
  let house: Household;
  let stranger: Household;
  /** A box of the child, with an interval of six hours and two doses a day on the page. */
  let syrup: string;
  let forbidden: string;
  let page: Made;

  interface Made {
    readonly id: string;
    readonly secret: string;
    /** The line of the syrup on the page. */
    readonly box: string;
  }

  beforeAll(async () => {
    installation = await startInstallation(place);
    await installation.engine.transaction((tx) => aHousehold(tx, "admin"));
    stranger = await installation.engine.transaction((tx) => aHousehold(tx, "stranger"));
  });
  beforeEach(async () => {
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
    syrup = await aBox("Doliprane 2,4 %", "Sirop");
    forbidden = await aBox("Advil", "Comprimé");
    page = await aPage();
  });
  afterAll(() => installation.close());

  const sql = <Row extends object>(text: string, ...values: unknown[]) =>
    installation.engine.transaction((tx) => tx.query<Row>(text, values));
  const owner = () => installation.signedIn(house);

  async function aBox(name: string, form: string, of: Household = house): Promise<string> {
    const id = randomUUID();
    await sql(
      `insert into public.medications
         (id, user_id, profile_id, name, dosage, form, total_quantity, current_quantity, expiry_date, location)
       values ($1, $2, $3, $4, '24 mg/mL', $5, 100, 100, '2090-01-31', 'Cuisine')`,
      id,
      of.account,
      of.child,
      name,
      form,
    );
    return id;
  }

  const aDraft = (change: object = {}) => ({
    id: randomUUID(),
    helper_name: "Nina",
    country: "FR",
    starts_at: inHours(-1),
    ends_at: inHours(5),
    first_contact_name: "Claire",
    first_contact_phone: "06 11 22 33 44",
    people: [
      {
        profile_id: house.child,
        boxes: [
          {
            medication_id: syrup,
            is_refused: false,
            quantity: 7.5,
            interval_minutes: 360,
            max_doses: 2,
            instructions: "si fièvre",
            is_compared: true,
          },
          { medication_id: forbidden, is_refused: true },
        ],
        pairs: [],
      },
    ],
    ...change,
  });

  const add = async (draft: object, secret: string, as: { readonly account: string } = house) =>
    installation.signedIn(as as Household).rpc("add_helper_page", { page: draft as never, secret });

  async function aPage(change: object = {}): Promise<Made> {
    const draft = aDraft(change);
    const secret = randomBytes(32).toString("base64url");
    const { error } = await add(draft, secret);
    expect(error).toBeNull();
    const [line] = await sql<{ id: string }>(
      "select id from private.helper_page_boxes where page_id = $1 and not is_refused",
      draft.id,
    );
    return { id: draft.id, secret, box: line?.id ?? "" };
  }

  const open = async (secret: string, opening: string = randomUUID()) =>
    (await installation.visitor().rpc("open_helper_page", { secret, opening }))
      .data as unknown as Content | null;

  const record = async (
    made: Made,
    change: {
      box?: string;
      dose?: string;
      quantity?: number;
      minutes_ago?: number;
      is_given?: boolean;
    } = {},
    db = installation.visitor(),
  ) => {
    const asked = { box: made.box, dose: randomUUID(), quantity: 7.5, ...change };
    const { data } = await db.rpc("record_helper_dose", { secret: made.secret, ...asked });
    return data as unknown as { outcome: string; reason?: string; until?: string } | null;
  };

  const doses = (medication: string) =>
    sql<{ id: string; user_id: string | null; helper_name: string | null }>(
      "select id, user_id, helper_name from public.medication_intake_logs where medication_id = $1 order by created_at",
      medication,
    );

  const stockOf = async (medication: string) =>
    (
      await sql<{ left: string }>(
        "select current_quantity::text as left from public.medications where id = $1",
        medication,
      )
    )[0]?.left;

  const end = (id: string) => sql("delete from public.helper_pages where id = $1", id);
  const move = (id: string, from: string, to: string) =>
    sql(
      `update public.helper_pages set created_at = least(now(), now() + $2::interval),
         starts_at = now() + $2::interval, ends_at = now() + $3::interval where id = $1`,
      id,
      from,
      to,
    );

  test("the page holds its people, their allergies and its boxes, and nothing else of the home", async () => {
    await sql(
      "update public.profile_details set allergies = '{Arachide}' where profile_id = $1",
      house.child,
    );
    const content = await open(page.secret);
    expect(content?.state).toBe("open");
    expect(content?.people).toHaveLength(1);
    expect(content?.people[0]).toMatchObject({
      id: house.child,
      allergies: ["Arachide"],
      refused: [{ name: "Advil" }],
      boxes: [{ name: "Doliprane 2,4 %", blocked: null, limit: null, doses: [] }],
    });
    const text = JSON.stringify(content);
    // The other box and the other person of the home, its account, and the child's condition.
    for (const secret of [house.account, house.medication, house.email, "asthma", "1000 mg"]) {
      expect(text).not.toContain(secret);
    }
  });

  test("a dose is the helper's by first name, lowers the stock, and is seen by the family as theirs", async () => {
    expect(await record(page)).toEqual({ outcome: "recorded" });
    const [dose] = await doses(syrup);
    expect(dose).toMatchObject({ user_id: null, helper_name: "Nina" });
    expect(await stockOf(syrup)).toBe("92.500");
    const { data } = await owner().rpc("list_intake_givers", { intakes: [String(dose?.id)] });
    expect(data).toEqual([{ intake_id: dose?.id, giver_name: "Nina" }]);
    const { data: log } = await owner()
      .from("profile_access_log")
      .select("user_id, actor_name, action, subject, label")
      .eq("subject", "helper_dose");
    expect(log).toEqual([
      {
        user_id: null,
        actor_name: "Nina",
        action: "added",
        subject: "helper_dose",
        label: "Doliprane 2,4 %",
      },
    ]);
    expect((await open(page.secret))?.people[0]?.boxes[0]).toMatchObject({
      limit: { reason: "before-interval" },
      doses: [{ id: dose?.id, is_of_page: true }],
    });
  });

  test("a press that arrives twice, also at once, is one dose", async () => {
    const dose = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => record(page, { dose })));
    answers.push(await record(page, { dose }));
    expect(answers.map((answer) => answer?.outcome)).toEqual(Array(4).fill("recorded"));
    expect(await doses(syrup)).toHaveLength(1);
    expect(await stockOf(syrup)).toBe("92.500");
  });

  test("two presses at once are no two doses within the interval", async () => {
    const answers = await Promise.all([record(page), record(page)]);
    expect(answers.map((answer) => answer?.outcome).sort()).toEqual(["limited", "recorded"]);
    expect(await doses(syrup)).toHaveLength(1);
  });

  test("before the interval, above the maximum: nothing is recorded, unless it was given", async () => {
    await owner()
      .from("medication_intake_logs")
      .insert({
        user_id: house.account,
        profile_id: house.child,
        medication_id: syrup,
        quantity_taken: 7.5,
        taken_at: inHours(-5),
      })
      .throwOnError();
    const early = await record(page);
    expect(early).toMatchObject({ outcome: "limited", reason: "before-interval" });
    expect(Date.parse(String(early?.until))).toBeCloseTo(Date.parse(inHours(1)), -4);
    expect(await doses(syrup)).toHaveLength(1);
    const given = randomUUID();
    expect(await record(page, { dose: given, is_given: true })).toEqual({ outcome: "recorded" });
    const kept = await sql(
      "select array_to_string(confirmed_warnings, ',') as warnings from public.medication_intake_logs where id = $1",
      given,
    );
    expect(kept).toEqual([{ warnings: "before-interval" }]);
    await sql(
      "update public.medication_intake_logs set taken_at = taken_at - interval '10 hours' where medication_id = $1",
      syrup,
    );
    expect(await record(page)).toMatchObject({ outcome: "limited", reason: "above-daily-doses" });
  });

  test("a dose of another box with the same medicine counts, whoever gave it", async () => {
    const other = await aBox("DOLIPRANE 2,4 %", "Sirop");
    await owner()
      .from("medication_intake_logs")
      .insert({ user_id: house.account, profile_id: house.child, medication_id: other })
      .throwOnError();
    expect(await record(page)).toMatchObject({ outcome: "limited", reason: "before-interval" });
  });

  test("where no interval is known, a dose within ten minutes is asked about", async () => {
    const unknown = await aPage({
      people: [
        {
          profile_id: house.child,
          boxes: [{ medication_id: syrup, is_refused: false, is_compared: true, quantity: 5 }],
          pairs: [],
        },
      ],
    });
    expect(await record(unknown, { quantity: 5 })).toEqual({ outcome: "recorded" });
    expect(await record(unknown, { quantity: 5 })).toMatchObject({
      outcome: "limited",
      reason: "duplicate",
    });
  });

  test("a box that is refused, of another page, of the home or unknown is not listed", async () => {
    const [refused] = await sql<{ id: string }>(
      "select id from private.helper_page_boxes where page_id = $1 and is_refused",
      page.id,
    );
    const second = await aPage();
    for (const box of [String(refused?.id), second.box, house.medication, syrup, randomUUID()]) {
      expect(await record(page, { box })).toEqual({ outcome: "not-listed" });
    }
    expect(await doses(syrup)).toEqual([]);
    expect(await doses(forbidden)).toEqual([]);
  });

  test.each([0, -1, 7.501, 20_000])("%d is out of the bounds of the page", async (quantity) => {
    expect(await record(page, { quantity })).toEqual({ outcome: "out-of-bounds" });
    expect(await record(page, { quantity, is_given: true })).toEqual({ outcome: "out-of-bounds" });
    expect(await doses(syrup)).toEqual([]);
  });

  test("half a dose is within them; a day ago or ahead is not", async () => {
    expect(await record(page, { minutes_ago: -1 })).toEqual({ outcome: "out-of-bounds" });
    expect(await record(page, { minutes_ago: 361 })).toEqual({ outcome: "out-of-bounds" });
    expect(await record(page, { quantity: 3.75, minutes_ago: 30 })).toEqual({
      outcome: "recorded",
    });
    const [dose] = await sql<{ minutes: number }>(
      "select round(extract(epoch from created_at - taken_at) / 60)::integer as minutes from public.medication_intake_logs where medication_id = $1",
      syrup,
    );
    expect(dose?.minutes).toBe(30);
  });

  test("an expired, recalled or stopped box records nothing", async () => {
    const change = (text: string) =>
      sql(`update public.medications set ${text} where id = $1`, syrup);
    await change("expiry_date = '2020-01-31'");
    expect(await record(page)).toEqual({ outcome: "blocked", reason: "expired" });
    expect(await record(page, { is_given: true })).toEqual({
      outcome: "blocked",
      reason: "expired",
    });
    await change("expiry_date = '2090-01-31', opened_on = '2020-01-01', in_use_days = 30");
    expect(await record(page)).toEqual({ outcome: "blocked", reason: "expired" });
    await change("form = 'Collyre', in_use_days = null");
    expect(await record(page)).toEqual({ outcome: "blocked", reason: "opened-too-long" });
    await change(
      "form = 'Sirop', opened_on = null, in_use_days = null, course_stopped_on = '2020-02-01', course_stop_reason = 'other'",
    );
    expect(await record(page)).toEqual({ outcome: "blocked", reason: "stopped" });
    expect((await open(page.secret))?.people[0]?.boxes[0]?.blocked).toBe("stopped");
    // A batch that nobody wrote down may be the recalled one; another one is not.
    await change(
      `course_stopped_on = null, course_stop_reason = null, reference_id = '${house.rows.medication_references[1]}'`,
    );
    const recall = randomUUID();
    await sql(
      "insert into public.recalls (id, title, published_on, url, notice) values ($1, 'x', '2026-01-01', 'https://ansm.sante.fr', 'x')",
      recall,
    );
    await sql(
      "insert into public.recall_products values ($1, $2, false, '{AB-1O23}')",
      recall,
      house.rows.medication_references[1],
    );
    expect(await record(page)).toEqual({ outcome: "blocked", reason: "recalled" });
    await change("lot = 'lot ab1023'");
    expect(await record(page)).toEqual({ outcome: "blocked", reason: "recalled" });
    expect(await doses(syrup)).toEqual([]);
    await change("lot = 'ZZ99'");
    expect(await record(page)).toEqual({ outcome: "recorded" });
    await sql("delete from public.recalls where id = $1", recall);
  });

  test("a link that ended, was taken back or never was, opens and records nothing, all alike", async () => {
    const [ended, revoked] = [await aPage(), await aPage()];
    await move(ended.id, "-2 days", "-1 second");
    const { data } = await owner().from("helper_pages").delete().eq("id", revoked.id).select("id");
    expect(data).toHaveLength(1);
    const never = { ...page, secret: randomBytes(32).toString("base64url") };
    for (const made of [ended, revoked, never]) {
      const answer = await installation
        .visitor()
        .rpc("open_helper_page", { secret: made.secret, opening: randomUUID() });
      expect({ status: answer.status, data: answer.data, error: answer.error }).toEqual({
        status: 200,
        data: null,
        error: null,
      });
      expect(await record(made)).toBeNull();
    }
    expect(await doses(syrup)).toEqual([]);
  });

  test("before its hours a page says when they begin and nothing else, and records nothing", async () => {
    await move(page.id, "1 hour", "2 hours");
    expect(Object.keys((await open(page.secret)) ?? {}).sort()).toEqual([
      "country",
      "ends_at",
      "helper_name",
      "starts_at",
      "state",
    ]);
    expect(await record(page)).toBeNull();
    expect(await doses(syrup)).toEqual([]);
  });

  test("an opening is counted once, each has its line, and a page that stays open adds none", async () => {
    const opening = randomUUID();
    for (let turn = 0; turn < 3; turn++) expect(await open(page.secret, opening)).not.toBeNull();
    await open(page.secret);
    expect(
      await sql(
        "select opened_count, last_opened_at is not null as seen from public.helper_pages where id = $1",
        page.id,
      ),
    ).toEqual([{ opened_count: 2, seen: true }]);
    const { data } = await owner()
      .from("profile_access_log")
      .select("user_id, actor_name, action")
      .eq("subject", "helper_page");
    const line = { user_id: null, actor_name: "Nina", action: "opened" };
    expect(data).toEqual([line, line]);
  });

  test("a page opened all day long pushes nothing out of the access log", async () => {
    for (let turn = 0; turn < 55; turn++) await open(page.secret);
    expect(
      await sql(
        "select count(*)::integer as lines from public.profile_access_log where subject = 'helper_page' and profile_id = $1",
        house.child,
      ),
    ).toEqual([{ lines: 50 }]);
  });

  test("a signed-in reader of the link is the helper of the page all the same", async () => {
    expect(await record(page, {}, installation.signedIn(stranger))).toEqual({
      outcome: "recorded",
    });
    expect(await doses(syrup)).toMatchObject([{ user_id: null, helper_name: "Nina" }]);
    expect(
      await sql(
        "select distinct user_id, actor_name from public.profile_access_log where profile_id = $1 and action = 'added'",
        house.child,
      ),
    ).toEqual([{ user_id: null, actor_name: "Nina" }]);
  });

  test("a dose that the owner has corrected is not taken back once its ten minutes are over", async () => {
    const dose = randomUUID();
    await record(page, { dose });
    await sql(
      `update public.medication_intake_logs
       set created_at = created_at - interval '20 minutes', taken_at = taken_at - interval '20 minutes' where id = $1`,
      dose,
    );
    const [seen] = await sql<{ quantity: number; at: string }>(
      `select quantity_taken::float8 as quantity, to_json(taken_at) #>> '{}' as at
       from public.medication_intake_logs where id = $1`,
      dose,
    );
    const { error } = await owner().rpc("correct_intake", {
      intake: dose,
      profile: house.child,
      quantity: 1.5,
      taken_at: inHours(-0.5),
      seen_quantity: seen?.quantity ?? 0,
      seen_at: seen?.at ?? "",
    });
    expect(error).toBeNull();
    await installation.visitor().rpc("undo_helper_dose", { secret: page.secret, dose });
    expect(await sql("select id from public.medication_intake_logs where id = $1", dose)).toEqual([
      { id: dose },
    ]);
  });

  test("a dose of the last ten minutes is taken back by the same link alone", async () => {
    const dose = randomUUID();
    await record(page, { dose });
    const second = await aPage();
    const undo = async (secret: string, which: string) =>
      (await installation.visitor().rpc("undo_helper_dose", { secret, dose: which })).data;
    await undo(second.secret, dose);
    expect(await doses(syrup)).toHaveLength(1);
    const [others] = await sql<{ id: string }>(
      "select id from public.medication_intake_logs where medication_id = $1",
      house.medication,
    );
    await undo(page.secret, String(others?.id));
    expect(await doses(house.medication)).toHaveLength(1);
    expect(await undo(page.secret, dose)).toBe(true);
    expect(await doses(syrup)).toEqual([]);
    expect(await stockOf(syrup)).toBe("100.000");
    const late = randomUUID();
    await record(page, { dose: late });
    await sql(
      "update public.medication_intake_logs set created_at = now() - interval '11 minutes', taken_at = now() - interval '12 minutes' where id = $1",
      late,
    );
    expect(await undo(page.secret, late)).toBe(false);
    expect(await doses(syrup)).toHaveLength(1);
  });

  test("the id of another dose tells nothing and records nothing", async () => {
    const [others] = await sql<{ id: string }>(
      "select id from public.medication_intake_logs where medication_id = $1",
      house.medication,
    );
    expect(await record(page, { dose: String(others?.id) })).toEqual({ outcome: "not-listed" });
    expect(await doses(syrup)).toEqual([]);
  });

  test("more than thirty doses in an hour are too many", async () => {
    const answers: (string | undefined)[] = [];
    for (let turn = 0; turn < 31; turn++) {
      answers.push((await record(page, { is_given: true }))?.outcome);
    }
    expect(answers).toEqual([...Array(30).fill("recorded"), "too-many"]);
    expect(await doses(syrup)).toHaveLength(30);
  });

  test("a planned dose is answered by the helper's", async () => {
    const planned = randomUUID();
    await sql(
      `insert into public.planned_doses
         (id, medication_id, profile_id, user_id, on_day, wall_time, planned_at, expires_at, quantity, state)
       values ($1, $2, $3, $4, current_date, '08:00', now() - interval '5 minutes', now() + interval '1 hour', 7.5, 'due')`,
      planned,
      syrup,
      house.child,
      house.account,
    );
    await record(page);
    const { data } = await owner()
      .from("planned_doses")
      .select("state")
      .eq("id", planned)
      .single()
      .throwOnError();
    expect(data.state).toBe("taken");
    const { data: givers } = await owner().rpc("list_dose_givers", { doses: [planned] });
    expect(givers).toEqual([{ planned_dose_id: planned, giver_name: "Nina" }]);
  });

  test("only an owner makes a page, of their own people and boxes, and nobody else sees or ends it", async () => {
    const guest = await installation.engine.transaction((tx) => aGuest(tx, house, "manage"));
    const secret = randomBytes(32).toString("base64url");
    expect((await add(aDraft(), secret, guest)).error?.code).toBe("42501");
    expect((await add(aDraft(), secret, stranger)).error?.code).toBe("42501");
    const foreign = await aBox("Spasfon", "Comprimé", stranger);
    for (const medication_id of [foreign, randomUUID()]) {
      const { error } = await add(
        aDraft({
          people: [
            {
              profile_id: house.child,
              boxes: [{ medication_id, is_refused: false, is_compared: true, quantity: 1 }],
              pairs: [],
            },
          ],
        }),
        secret,
      );
      expect(error?.code).toBe("42501");
    }
    for (const other of [guest, stranger]) {
      const db = installation.signedIn(other);
      expect((await db.from("helper_pages").select("id").eq("id", page.id)).data).toEqual([]);
      expect((await db.rpc("read_helper_page", { page: page.id })).data).toBeNull();
      await db.from("helper_pages").delete().eq("id", page.id);
    }
    expect(await open(page.secret)).not.toBeNull();
    const { data } = await owner().rpc("read_helper_page", { page: page.id });
    expect((data as unknown as Content).people[0]?.id).toBe(house.child);
  });

  test("an owner without the second factor ends and reads no page", async () => {
    await installation.engine.transaction((tx) => requireSecondFactor(tx, house.account));
    expect((await owner().rpc("read_helper_page", { page: page.id })).data).toBeNull();
    await owner().from("helper_pages").delete().eq("id", page.id);
    expect(await open(page.secret)).not.toBeNull();
  });

  test("a page lasts 31 days at most, and holds what its columns hold", async () => {
    const codeOf = async (change: object, secret = randomBytes(32).toString("base64url")) =>
      (await add(aDraft(change), secret)).error?.code ?? null;
    expect(await codeOf({ ends_at: inHours(31 * 24 - 2) })).toBeNull();
    for (const wrong of [
      { ends_at: inHours(32 * 24) },
      { ends_at: inHours(-2) },
      { starts_at: inHours(61 * 24), ends_at: inHours(61 * 24 + 1) },
      { helper_name: " " },
      { helper_name: "x".repeat(51) },
      { country: "fr" },
      { note: "x".repeat(1001) },
      {
        people: [
          {
            profile_id: house.child,
            boxes: [{ medication_id: syrup, is_refused: false, is_compared: true }],
            pairs: [],
          },
        ],
      },
      {
        people: [
          {
            profile_id: house.child,
            boxes: [{ medication_id: syrup, is_refused: false, is_compared: true, quantity: 0 }],
            pairs: [],
          },
        ],
      },
      {
        people: [
          {
            profile_id: house.child,
            boxes: [
              {
                medication_id: syrup,
                is_refused: false,
                is_compared: true,
                quantity: 1,
                interval_minutes: 5,
              },
            ],
            pairs: [],
          },
        ],
      },
    ]) {
      expect(await codeOf(wrong), JSON.stringify(wrong)).toBe("23514");
    }
    expect(await codeOf({ people: [] })).toBe("PT422");
    expect(await codeOf({}, "short")).toBe("PT422");
  });

  describe("what was compared", () => {
    let other: string;
    beforeEach(async () => {
      other = await aBox("Profénid", "Comprimé");
    });

    const given = (medication_id: string, is_compared: boolean | null = true) => ({
      medication_id,
      is_refused: false,
      quantity: 1,
      is_compared,
    });
    const aPair = (change: object = {}) => ({
      medication_id: syrup,
      other_medication_id: other,
      rules: ["12a"],
      is_confirmed: true,
      ...change,
    });
    const addWith = async (person: object) => {
      const secret = randomBytes(32).toString("base64url");
      const { error } = await add(
        aDraft({
          people: [
            {
              profile_id: house.child,
              boxes: [given(syrup), given(other), { medication_id: forbidden, is_refused: true }],
              pairs: [aPair()],
              ...person,
            },
          ],
        }),
        secret,
      );
      return { code: error?.code ?? null, secret };
    };

    test("a confirmed pair is kept with who confirmed it and when, and is on the page", async () => {
      const treatment = aPair({ other_medication_id: null, rules: ["3", "64b"] });
      const { code, secret } = await addWith({ pairs: [aPair(), treatment] });
      expect(code).toBeNull();
      const stored = await sql<{ rules: string; confirmed_by: string; is_now: boolean }>(
        `select array_to_string(rules, ' ') as rules, confirmed_by, confirmed_at > now() - interval '1 minute' as is_now
         from private.helper_page_pairs where medication_id = $1 order by 1`,
        syrup,
      );
      expect(stored).toEqual([
        { rules: "12a", confirmed_by: house.account, is_now: true },
        { rules: "3 64b", confirmed_by: house.account, is_now: true },
      ]);
      const person = (await open(secret))?.people[0];
      const [doliprane, profenid] = ["Doliprane 2,4 %", "Profénid"].map((name) => ({
        name,
        dosage: "24 mg/mL",
      }));
      expect(person?.pairs).toHaveLength(2);
      expect(person?.pairs).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ boxes: [doliprane, profenid] }),
          expect.objectContaining({ boxes: [doliprane] }),
        ]),
      );
      expect(Object.keys(person?.pairs[0] ?? {}).sort()).toEqual([
        "boxes",
        "confirmed_at",
        "confirmed_by",
      ]);
      expect(person?.not_compared).toEqual([]);
    });

    test.each([
      { is_confirmed: false },
      { is_confirmed: null },
      { is_confirmed: "true" },
      { is_confirmed: undefined },
    ])("a pair with $is_confirmed is refused", async (change) => {
      expect((await addWith({ pairs: [aPair(), aPair(change)] })).code).toBe("PT422");
    });

    test("a page that says nothing of pairs, or of whether a box was compared, is refused", async () => {
      expect((await addWith({ pairs: undefined })).code).toBe("PT422");
      expect((await addWith({ boxes: [given(syrup, null)], pairs: [] })).code).toBe("23514");
    });

    test("a pair is of boxes that the page says to give and that were compared", async () => {
      const refused = aPair({ other_medication_id: forbidden });
      expect((await addWith({ pairs: [refused] })).code).toBe("PT422");
      const boxes = [given(syrup), given(other, false)];
      expect((await addWith({ boxes })).code).toBe("PT422");
      expect((await addWith({ boxes: [given(syrup)] })).code).toBe("23503");
      const same = aPair({ other_medication_id: syrup });
      expect((await addWith({ pairs: [same] })).code).toBe("23514");
      for (const rules of [[], ["x"], [null], null]) {
        const { code } = await addWith({ pairs: [aPair({ rules })] });
        expect(code, JSON.stringify(rules)).toBe(rules === null ? "23502" : "23514");
      }
    });

    test("a box that was compared with nothing is named on the page", async () => {
      const boxes = [given(syrup), given(other, false)];
      const { code, secret } = await addWith({ boxes, pairs: [] });
      expect(code).toBeNull();
      expect((await open(secret))?.people[0]?.not_compared).toEqual([
        { name: "Profénid", dosage: "24 mg/mL" },
      ]);
    });
  });

  test("the secret is stored nowhere, twenty pages are the most, and old ones are erased", async () => {
    const tables = await sql<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private')`,
    );
    for (const { name } of tables) {
      const [found] = await sql<{ count: number }>(
        `select count(*)::integer from ${name} t where t::text like '%' || $1 || '%'`,
        page.secret,
      );
      expect(found?.count, name).toBe(0);
    }
    // The household comes with one of its own.
    for (let nth = 0; nth < 18; nth++) await aPage();
    expect((await add(aDraft(), randomBytes(32).toString("base64url"))).error?.code).toBe("PT413");
    await move(page.id, "-33 days", "-31 days");
    await aPage();
    expect(await sql("select id from public.helper_pages where id = $1", page.id)).toEqual([]);
  });

  test("a page goes with its account, and a dose keeps the name when its page is gone", async () => {
    await record(page);
    await end(page.id);
    expect(await doses(syrup)).toMatchObject([{ helper_name: "Nina" }]);
    const second = await aPage();
    await sql("delete from auth.users where id = $1", house.account);
    expect(await open(second.secret)).toBeNull();
  });
});
