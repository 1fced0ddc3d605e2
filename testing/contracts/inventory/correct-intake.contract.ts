import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aBoxOf, aReference } from "#testing/builders/composed-box.ts";
import { aCarerOfTheChild, aGuest } from "#testing/builders/guest.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

describe.each(engines)("a dose that is corrected on $name", (place) => {
  let installation: Installation;
  let house: Household;
  let carer: Household;
  /** A common box of the home with 10 tablets of 500 mg, and a dose of 2 of them that the owner gave the child. */
  let box: string;
  let dose: string;

  beforeAll(async () => {
    installation = await startInstallation(place);
  });
  beforeEach(async () => {
    await installation.engine.transaction(async (tx) => {
      house = await aHousehold(tx, "house");
      carer = await aCarerOfTheChild(tx, house, "edit");
      const reference = await aReference(tx, [{ substance: "paracetamol", amount: 500 }]);
      box = await aBoxOf(tx, house, { reference });
      await tx.query(
        "update public.medications set current_quantity = 10, is_common = true where id = $1",
        [box],
      );
    });
    dose = await given(house);
  });
  afterAll(() => installation.close());

  const as = (person: Household) => installation.signedIn(person);
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

  /** A dose of two tablets for the child, an hour ago. @returns its id */
  async function given(by: Household, profile = house.child): Promise<string> {
    const id = randomUUID();
    const { error } = await as(by)
      .from("medication_intake_logs")
      .insert({
        id,
        user_id: by.account,
        profile_id: profile,
        medication_id: box,
        quantity_taken: 2,
        taken_at: minutesAgo(60),
      });
    expect(error).toBeNull();
    return id;
  }

  interface Correction {
    readonly profile?: string;
    readonly quantity?: number;
    readonly taken_at?: string;
    readonly notes?: string;
    readonly seen_quantity?: number;
    readonly seen_at?: string;
    readonly seen_profile?: string;
    readonly seen_notes?: string;
  }

  /** By somebody who has the dose before their eyes as it is now, where the test does not say what they saw. */
  const correct = async (by: Household, to: Correction) => {
    const [seen] = await installation.engine.transaction((tx) =>
      tx.query<{ quantity: number; at: string }>(
        `select quantity_taken::float8 as quantity, to_json(taken_at) #>> '{}' as at
         from public.medication_intake_logs where id = $1`,
        [dose],
      ),
    );
    return as(by).rpc("correct_intake", {
      intake: dose,
      profile: house.child,
      quantity: 2,
      taken_at: minutesAgo(60),
      seen_quantity: seen?.quantity ?? 2,
      seen_at: seen?.at ?? minutesAgo(60),
      ...to,
    });
  };

  const stored = async () =>
    (
      await installation.engine.transaction((tx) =>
        tx.query<{ stock: number; deducted: number; taken: number; mg: number; giver: string }>(
          `select box.current_quantity::float8 as stock, i.quantity_deducted::float8 as deducted,
             i.quantity_taken::float8 as taken, s.milligrams::float8 as mg, i.user_id as giver
           from public.medication_intake_logs i
           left join public.medications box on box.id = $2
           left join public.intake_substances s on s.intake_id = i.id
           where i.id = $1`,
          [dose, box],
        ),
      )
    )[0];

  const moment = async () =>
    (await as(house).from("medication_intake_logs").select("taken_at").eq("id", dose).single()).data
      ?.taken_at;

  test.each([
    { quantity: 3, stock: 7, deducted: 3, because: "one more" },
    { quantity: 0.5, stock: 9.5, deducted: 0.5, because: "less than was noted comes back" },
    { quantity: 2, stock: 8, deducted: 2, because: "the same takes nothing twice" },
    { quantity: 12, stock: 0, deducted: 10, because: "more than there was: stock has a floor" },
  ])("to $quantity leaves $stock in the box: $because", async ({ quantity, stock, deducted }) => {
    expect((await correct(house, { quantity })).error).toBeNull();
    const giver = house.account;
    expect(await stored()).toEqual({ stock, deducted, taken: quantity, mg: quantity * 500, giver });
    await as(house).from("medication_intake_logs").delete().eq("id", dose);
    const { data } = await as(house).from("medications").select("current_quantity").eq("id", box);
    expect(data).toEqual([{ current_quantity: 10 }]);
  });

  const fill = (stock: number) =>
    as(house).from("medications").update({ current_quantity: stock }).eq("id", box).throwOnError();

  test.each([
    { quantity: 11, stock: 20, deducted: 10, because: "what it was short of is not in the box" },
    { quantity: 9, stock: 21, deducted: 9, because: "what was taken from the box comes back" },
    { quantity: 14, stock: 18, deducted: 12, because: "two more are taken from what is there now" },
  ])(
    "from 12 of a box of 10 that was filled since, to $quantity leaves $stock: $because",
    async ({ quantity, stock, deducted }) => {
      expect((await correct(house, { quantity: 12 })).error).toBeNull();
      await fill(20);
      expect((await correct(house, { quantity })).error).toBeNull();
      expect(await stored()).toMatchObject({ stock, deducted, taken: quantity });
    },
  );

  test("its moment may be after it was noted, and no other than one that has come", async () => {
    await installation.engine.transaction((tx) =>
      tx.query(
        `update public.medication_intake_logs
         set created_at = created_at - interval '2 hours', taken_at = taken_at - interval '2 hours' where id = $1`,
        [dose],
      ),
    );
    const taken_at = minutesAgo(5);
    expect((await correct(house, { taken_at, notes: "vomie" })).error).toBeNull();
    const { data } = await as(house)
      .from("medication_intake_logs")
      .select("taken_at, notes")
      .eq("id", dose)
      .single();
    expect(Date.parse(data?.taken_at ?? "")).toBe(Date.parse(taken_at));
    expect(data?.notes).toBe("vomie");
    const { error } = await correct(house, { taken_at: minutesAgo(-24 * 60) });
    expect(error?.message).toContain("taken_at_in_bounds");
  });

  test.each([0, -1, 10_001, "NaN", "Infinity"])(
    "%s is no dose, and refusing it changes nothing",
    async (quantity) => {
      const { error } = await correct(house, { quantity: quantity as number });
      expect(["22003", "23514"]).toContain(error?.code);
      expect(await stored()).toMatchObject({ stock: 8, taken: 2 });
    },
  );

  test("by its giver, by the owner of the profile, and by nobody else", async () => {
    expect((await correct(carer, { quantity: 3 })).error?.code).toBe("42501");
    expect(await stored()).toMatchObject({ stock: 8, taken: 2 });
    dose = await given(carer);
    expect((await correct(carer, { quantity: 3 })).error).toBeNull();
    expect((await correct(house, { quantity: 4 })).error).toBeNull();
    expect(await stored()).toMatchObject({ stock: 4, taken: 4, giver: carer.account });
    const stranger = await installation.engine.transaction((tx) => aHousehold(tx, "stranger"));
    expect((await correct(stranger, { quantity: 5 })).error?.code).toBe("PT404");
    await installation.engine.transaction((tx) =>
      tx.query(
        "update public.profile_shares set permission_type = 'view' where shared_with_user_id = $1",
        [carer.account],
      ),
    );
    expect((await correct(carer, { quantity: 5 })).error?.code).toBe("42501");
    dose = randomUUID();
    expect((await correct(house, {})).error?.code).toBe("PT404");
  });

  test("to another person it leaves the first one's history and plans, and its giver stays", async () => {
    dose = await given(carer);
    await installation.engine.transaction((tx) =>
      tx.query(
        `update public.planned_doses set state = 'taken', intake_id = $1, answered_at = now()
         where id = (select id from public.planned_doses where user_id = $2 limit 1)`,
        [dose, house.account],
      ),
    );
    expect((await correct(house, { profile: house.account, quantity: 3 })).error).toBeNull();
    // Two of the first dose, three of this one.
    expect(await stored()).toMatchObject({ stock: 5, taken: 3, mg: 1500, giver: carer.account });
    const rows = await installation.engine.transaction((tx) =>
      tx.query<{ profile: string; counted: string; planned: number }>(
        `select i.profile_id as profile, s.profile_id as counted,
           (select count(*) from public.planned_doses p where p.intake_id = i.id)::int as planned
         from public.medication_intake_logs i
         join public.intake_substances s on s.intake_id = i.id where i.id = $1`,
        [dose],
      ),
    );
    expect(rows).toEqual([{ profile: house.account, counted: house.account, planned: 0 }]);
  });

  test("to a person whose doses one may not note, or from a box that is not theirs, it is refused", async () => {
    dose = await given(carer);
    // The carer may open the child alone.
    expect((await correct(carer, { profile: house.account })).error?.code).toBe("42501");
    expect((await correct(carer, { profile: carer.account })).error?.code).toBe("42501");
    expect((await correct(house, { profile: carer.account })).error?.code).toBe("42501");
    expect((await correct(house, { profile: randomUUID() })).error?.code).toBe("42501");
    await installation.engine.transaction((tx) =>
      tx.query("update public.medications set is_common = false, profile_id = $2 where id = $1", [
        box,
        house.child,
      ]),
    );
    const stranger = await installation.engine.transaction((tx) => aHousehold(tx, "stranger"));
    expect((await correct(stranger, { profile: stranger.account })).error?.code).toBe("PT404");
    expect(await stored()).toMatchObject({ stock: 6, taken: 2, giver: carer.account });
  });

  test("what may be one dose for the other person is asked of those who gave them, and of nobody else", async () => {
    const questionsOf = async (person: Household) =>
      (await as(person).rpc("list_possible_duplicates")).data?.map(
        ({ own_intake_id }) => own_intake_id,
      );
    const own = await given(house, house.account);
    dose = await given(carer);
    // Dose for the child by both: a question of its own, which ends with the correction.
    expect((await correct(house, { profile: house.account })).error).toBeNull();
    expect(await questionsOf(house)).toEqual([own]);
    dose = own;
    expect((await correct(house, { profile: house.child })).error).toBeNull();
    expect(await questionsOf(house)).toEqual([]);
  });

  test("twenty times at once beside new doses, the box holds what was not taken", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) =>
        nth % 4 === 0
          ? as(house)
              .from("medication_intake_logs")
              .insert({ medication_id: box, profile_id: house.child, quantity_taken: 1 })
          : correct(house, { quantity: 1 + (nth % 3) }),
      ),
    );
    for (const { error } of answers) expect([undefined, "PT409"]).toContain(error?.code);
    const { stock = 0, taken = 0 } = (await stored()) ?? {};
    expect(stock + taken).toBe(5);
  });

  test("what another one corrected meanwhile is not written over, and the same sent twice is done once", async () => {
    const seen = { seen_quantity: 2, seen_at: (await moment()) ?? "" };
    expect((await correct(house, { quantity: 3, ...seen })).error).toBeNull();
    expect((await correct(house, { quantity: 4, ...seen })).error?.code).toBe("PT409");
    const nothing = {
      seen_quantity: null as unknown as number,
      seen_at: null as unknown as string,
    };
    expect((await correct(house, { quantity: 4, ...nothing })).error?.code).toBe("PT409");
    const taken_at = (await moment()) ?? "";
    expect((await correct(house, { quantity: 3, taken_at, ...seen })).error).toBeNull();
    expect(await stored()).toMatchObject({ stock: 7, taken: 3 });
  });

  test("a note or a person that another one corrected meanwhile is not written over", async () => {
    const seen = { seen_profile: house.child };
    expect((await correct(house, { notes: "vomie", ...seen })).error).toBeNull();
    expect((await correct(house, { quantity: 3, ...seen })).error?.code).toBe("PT409");
    const noted = { ...seen, seen_notes: "vomie" };
    expect((await correct(house, { quantity: 3, notes: "vomie", ...noted })).error).toBeNull();
    const mine = { profile: house.account, notes: "vomie" };
    expect((await correct(house, { ...mine, quantity: 3, ...noted })).error).toBeNull();
    expect((await correct(house, { quantity: 4, ...noted })).error?.code).toBe("PT409");
    expect(await stored()).toMatchObject({ taken: 3 });
  });

  test("who may see a dose reads what the last correction made of it, and who that was", async () => {
    const read = async (by: Household) =>
      (await as(by).rpc("read_corrected_intake", { intake: dose })).data;
    dose = await given(carer);
    expect(await read(house)).toMatchObject([{ quantity: 2, corrected_by: null }]);
    const taken_at = minutesAgo(30);
    expect((await correct(carer, { quantity: 3, taken_at, notes: "vomie" })).error).toBeNull();
    // The same sent by somebody else corrects nothing.
    expect((await correct(house, { quantity: 3, taken_at, notes: "vomie" })).error).toBeNull();
    expect(await read(house)).toEqual([
      {
        profile_id: house.child,
        quantity: 3,
        taken_at: (await moment()) ?? "",
        notes: "vomie",
        corrected_by: carer.account,
        corrected_by_name: await nameOf(carer),
      },
    ]);
    const stranger = await installation.engine.transaction((tx) => aHousehold(tx, "stranger"));
    expect(await read(stranger)).toEqual([]);
    // It is another person's then, and the carer, who may open the child alone, reads it no longer.
    expect((await correct(house, { profile: house.account, quantity: 4 })).error).toBeNull();
    expect(await read(house)).toMatchObject([
      { profile_id: house.account, quantity: 4, corrected_by: house.account },
    ]);
    expect(await read(carer)).toEqual([]);
    await as(house).from("medications").delete().eq("id", box).throwOnError();
    expect((await correct(house, { quantity: 5 })).error).toBeNull();
    expect(await read(carer)).toMatchObject([{ quantity: 5, corrected_by: house.account }]);
  });

  const nameOf = async ({ account }: Household) =>
    (
      await installation.engine.transaction((tx) =>
        tx.query<{ name: string }>("select private.get_profile_name($1) as name", [account]),
      )
    )[0]?.name;

  test("the question about a dose like it ends and begins with its hour", async () => {
    const questions = async () => (await as(carer).rpc("list_possible_duplicates")).data?.length;
    const noted = (await moment()) ?? "";
    await given(carer);
    expect(await questions()).toBe(1);
    expect((await correct(house, { taken_at: minutesAgo(300) })).error).toBeNull();
    expect(await questions()).toBe(0);
    expect((await correct(house, { taken_at: noted })).error).toBeNull();
    expect(await questions()).toBe(1);
    // One that was answered is not asked again, whichever of the two is corrected.
    const { data } = await as(carer).rpc("list_possible_duplicates");
    await as(carer).rpc("answer_possible_duplicate", {
      duplicate: data?.[0]?.id ?? "",
      is_same: false,
    });
    expect((await correct(house, { taken_at: minutesAgo(59), notes: "vomie" })).error).toBeNull();
    expect(await questions()).toBe(0);
  });

  test("without its box it stays readable and can be corrected", async () => {
    await as(house).from("medications").delete().eq("id", box);
    expect((await correct(house, { quantity: 1 })).error).toBeNull();
    expect(await stored()).toMatchObject({ stock: null, taken: 1, deducted: 1 });
  });

  describe("whose box is deleted becomes another person's", () => {
    const inHistoryOf = () =>
      installation.engine.transaction((tx) =>
        tx.query<{ person: string; counted: string; mg: number; taken: number; giver: string }>(
          `select i.profile_id as person, s.profile_id as counted, s.milligrams::float8 as mg,
             i.quantity_taken::float8 as taken, i.user_id as giver
           from public.medication_intake_logs i
           join public.intake_substances s on s.intake_id = i.id where i.id = $1`,
          [dose],
        ),
      );
    const withoutBox = () => as(house).from("medications").delete().eq("id", box).throwOnError();

    test("with its substances, and its giver stays", async () => {
      dose = await given(carer);
      await withoutBox();
      expect((await correct(house, { profile: house.account, quantity: 1 })).error).toBeNull();
      const moved = { person: house.account, counted: house.account, mg: 500, taken: 1 };
      expect(await inHistoryOf()).toEqual([{ ...moved, giver: carer.account }]);
      expect((await correct(house, { profile: house.account, quantity: 1 })).error).toBeNull();
      expect((await correct(house, { quantity: 1 })).error).toBeNull();
      expect(await inHistoryOf()).toMatchObject([{ person: house.child, counted: house.child }]);
    });

    test("by a carer who gave it and may note doses of both, and by no other", async () => {
      const second = await installation.engine.transaction((tx) => aGuest(tx, house, "edit"));
      dose = await given(second);
      await withoutBox();
      const person = house.account;
      // The first carer may open the child alone, and did not give it.
      expect((await correct(carer, { profile: person })).error?.code).toBe("42501");
      expect((await correct(second, { profile: randomUUID() })).error?.code).toBe("42501");
      expect((await correct(second, { profile: person })).error).toBeNull();
      expect(await inHistoryOf()).toMatchObject([{ person, giver: second.account }]);
      const { data } = await as(house)
        .from("profile_access_log")
        .select("profile_id, action")
        .eq("subject", "intake")
        .eq("actor_name", "edit")
        .order("happened_at");
      expect(data).toContainEqual({ profile_id: house.child, action: "deleted" });
      expect(data).toContainEqual({ profile_id: person, action: "changed" });
    });

    test("but not by a carer who may note doses of one alone", async () => {
      dose = await given(carer);
      await withoutBox();
      expect((await correct(carer, { profile: house.account })).error?.code).toBe("42501");
      expect(await inHistoryOf()).toMatchObject([{ person: house.child }]);
    });

    test("and may be one with a dose of that person", async () => {
      const own = await given(house, house.account);
      dose = await given(carer);
      await withoutBox();
      expect((await correct(house, { profile: house.account })).error).toBeNull();
      const { data } = await as(house).rpc("list_possible_duplicates");
      expect(data?.map(({ own_intake_id }) => own_intake_id)).toEqual([own]);
    });

    test("not where somebody corrected it meanwhile", async () => {
      await withoutBox();
      const seen = { seen_quantity: 1, seen_at: (await moment()) ?? "" };
      const { error } = await correct(house, { profile: house.account, ...seen });
      expect(error?.code).toBe("PT409");
      expect(await inHistoryOf()).toMatchObject([{ person: house.child, taken: 2 }]);
    });
  });

  test("the planned dose that it answered stays answered on the same day", async () => {
    await installation.engine.transaction((tx) =>
      tx.query(
        `update public.planned_doses set state = 'taken', intake_id = $1, answered_at = now()
         where id = (select id from public.planned_doses where user_id = $2 limit 1)`,
        [dose, house.account],
      ),
    );
    const answered = async () =>
      installation.engine.transaction((tx) =>
        tx.query<{ state: string }>("select state from public.planned_doses where intake_id = $1", [
          dose,
        ]),
      );
    expect(await answered()).toEqual([{ state: "taken" }]);
    const noted = Date.parse((await moment()) ?? "");
    // Within the same minute, and so of the same day.
    const taken_at = new Date(noted + (noted % 60_000 < 30_000 ? 1000 : -1000)).toISOString();
    expect((await correct(house, { quantity: 1, taken_at })).error).toBeNull();
    expect(await answered()).toEqual([{ state: "taken" }]);
  });
});
