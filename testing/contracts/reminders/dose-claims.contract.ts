import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aCarerOfTheChild } from "#testing/builders/guest.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

describe.each(engines)("who is about to give a dose, on $name", (place) => {
  let installation: Installation;
  let house: Household;
  let carer: Household;
  let reader: Household;
  let stranger: Household;
  let box: string;
  /** Due now, to come within a quarter of an hour and in an hour, and missed. */
  let doses: { due: string; soon: string; toCome: string; missed: string };

  beforeAll(async () => {
    installation = await startInstallation(place);
  });
  beforeEach(async () => {
    await installation.engine.transaction(async (tx) => {
      house = await aHousehold(tx, "house");
      carer = await aCarerOfTheChild(tx, house, "edit");
      reader = await aCarerOfTheChild(tx, house, "view");
      stranger = await aHousehold(tx, "stranger");
      // Each household has one of its own.
      await tx.query("delete from public.dose_claims");
      box = randomUUID();
      await tx.query(
        `insert into public.medications
           (id, user_id, profile_id, name, dosage, form, total_quantity, current_quantity, expiry_date)
         values ($1, $2, $3, 'Amoxicilline', '250 mg', 'Sirop', 100, 100, '2030-01-31')`,
        [box, house.account, house.child],
      );
      doses = {
        due: randomUUID(),
        soon: randomUUID(),
        toCome: randomUUID(),
        missed: randomUUID(),
      };
      for (const [id, minutes] of [
        [doses.due, -10],
        [doses.soon, 12],
        [doses.toCome, 60],
        [doses.missed, -600],
      ] as const) {
        await tx.query(
          `insert into public.planned_doses
             (id, medication_id, profile_id, user_id, on_day, wall_time, planned_at, expires_at, quantity, state)
           values ($1, $2, $3, $4, current_date, '08:00'::time + make_interval(mins => $5::int), now() + make_interval(mins => $5::int),
             now() + make_interval(mins => $5::int + 120), 5, 'planned')`,
          [id, box, house.child, house.account, minutes],
        );
      }
    });
  });
  afterAll(() => installation.close());

  const claims = async (by: Household) => {
    const { data, error } = await installation.signedIn(by).rpc("list_dose_claims");
    expect(error).toBeNull();
    return (data ?? []).filter(({ profile_id }) => profile_id === house.child);
  };
  const claim = async (
    by: Household,
    planned_dose: string | null = null,
    in_place_of: string | null = null,
  ) => {
    const { data, error } = await installation
      .signedIn(by)
      .rpc("claim_dose", { profile: house.child, planned_dose, in_place_of } as never);
    return { claim: data?.[0], code: error?.code };
  };
  const release = async (by: Household, id: string) => {
    const { error } = await installation.signedIn(by).rpc("release_dose_claim", { claim: id });
    expect(error).toBeNull();
  };
  const asOwner = (sql: string, ...values: unknown[]) =>
    installation.engine.transaction((tx) => tx.query<Record<string, unknown>>(sql, values));
  const elapse = (minutes: number) =>
    asOwner(
      `update public.dose_claims set claimed_at = claimed_at - make_interval(mins => $1::int),
         ends_at = ends_at - make_interval(mins => $1::int)`,
      minutes,
    );

  test("everybody who sees the person sees who claims a dose, and for how long", async () => {
    const { claim: made } = await claim(carer, doses.due);
    expect(made).toMatchObject({ user_id: carer.account, planned_dose_id: doses.due });
    expect(made?.seconds_left).toBeGreaterThan(590);
    expect(made?.seconds_left).toBeLessThanOrEqual(600);
    for (const each of [house, reader]) {
      expect(await claims(each)).toEqual([
        expect.objectContaining({ id: made?.id, giver_name: carer.email.split("-")[0] }),
      ]);
    }
    expect(await claims(stranger)).toEqual([]);
  });

  test("a claim neither answers the dose nor lowers the stock", async () => {
    const state = () =>
      asOwner(
        `select d.state, d.intake_id, b.current_quantity,
           (select count(*)::int from public.medication_intake_logs where profile_id = $2) as intakes
         from public.planned_doses d join public.medications b on b.id = d.medication_id where d.id = $1`,
        doses.due,
        house.child,
      );
    const before = await state();
    await claim(carer, doses.due);
    await claim(carer);
    expect(await state()).toEqual(before);
  });

  test("those who may not record for the person claim nothing", async () => {
    for (const each of [reader, stranger]) {
      expect(await claim(each, doses.due)).toEqual({ claim: undefined, code: "PT404" });
      expect(await claim(each)).toEqual({ claim: undefined, code: "PT404" });
    }
    expect(await claims(house)).toEqual([]);
  });

  test("only a dose that is due, of this person, is claimed", async () => {
    const another = house.rows.planned_doses[1];
    for (const dose of [doses.toCome, doses.missed, another, randomUUID()]) {
      expect((await claim(carer, dose)).code).toBe("PT409");
    }
    // The clock of a telephone may be fast.
    expect((await claim(carer, doses.soon)).claim?.user_id).toBe(carer.account);
  });

  test("it ends by the clock of the database, and then another carer claims", async () => {
    await claim(carer, doses.due);
    await elapse(9);
    expect((await claim(house, doses.due)).claim?.user_id).toBe(carer.account);
    await elapse(1);
    expect(await claims(house)).toEqual([]);
    const { data } = await installation.signedIn(house).from("dose_claims").select("id");
    expect(data).toEqual([]);
    expect((await claim(house, doses.due)).claim?.user_id).toBe(house.account);
  });

  test("another carer's is replaced on purpose alone: by the one that was seen", async () => {
    const { claim: first } = await claim(carer);
    expect((await claim(house)).claim).toEqual({ ...first, seconds_left: expect.any(Number) });
    expect((await claim(house, null, randomUUID())).claim?.user_id).toBe(carer.account);
    const { claim: taken } = await claim(house, null, first?.id);
    expect(taken?.user_id).toBe(house.account);
    // The one who lost it saw an older claim.
    expect((await claim(carer, null, first?.id)).claim?.user_id).toBe(house.account);
    await release(carer, taken?.id ?? "");
    expect(await claims(carer)).toHaveLength(1);
  });

  test("of two claims at the same moment one wins, and the other learns whose", async () => {
    for (let round = 0; round < 5; round += 1) {
      await asOwner("delete from public.dose_claims");
      const both = await Promise.all([claim(house, doses.due), claim(carer, doses.due)]);
      const winners = new Set(both.map(({ claim }) => claim?.user_id));
      expect(winners.size).toBe(1);
      expect([house.account, carer.account]).toContain([...winners][0]);
      expect(await claims(reader)).toHaveLength(1);
    }
  });

  test("one's own claim can be renewed and released", async () => {
    const { claim: first } = await claim(carer, doses.due);
    await elapse(5);
    const { claim: again } = await claim(carer, doses.due);
    expect(again?.seconds_left).toBeGreaterThan(590);
    await release(carer, first?.id ?? "");
    expect(await claims(house)).toHaveLength(1);
    await release(carer, again?.id ?? "");
    expect(await claims(house)).toEqual([]);
  });

  test("a dose and its person are claimed apart", async () => {
    await claim(carer, doses.due);
    expect((await claim(house)).claim?.user_id).toBe(house.account);
    expect(await claims(reader)).toHaveLength(2);
  });

  test("a dose answered by anybody cannot be claimed", async () => {
    for (const [by, isTaken] of [
      [house, true],
      [carer, false],
    ] as const) {
      await asOwner(
        "update public.planned_doses set state = 'planned', intake_id = null, answered_at = null where id = $1",
        doses.due,
      );
      expect((await claim(carer, doses.due)).claim?.user_id).toBe(carer.account);
      const client = installation.signedIn(by);
      const { error } = isTaken
        ? await client.rpc("confirm_planned_doses", {
            doses: [doses.due],
            intakes: [randomUUID()],
          })
        : await client.rpc("skip_planned_doses", { doses: [doses.due] });
      expect(error).toBeNull();
      expect(await claims(house)).toEqual([]);
    }
  });

  test("recording a dose for a person ends the claim of the account that recorded it", async () => {
    const record = (by: Household) =>
      installation
        .signedIn(by)
        .from("medication_intake_logs")
        .insert({ user_id: by.account, profile_id: house.child, medication_id: box });
    await claim(carer);
    expect((await record(house)).error).toBeNull();
    expect(await claims(house)).toHaveLength(1);
    expect((await record(carer)).error).toBeNull();
    expect(await claims(house)).toEqual([]);
  });

  test("what has ended is deleted with the old data of reminders", async () => {
    await asOwner("delete from public.dose_claims");
    await claim(carer, doses.due);
    await elapse(11);
    await claim(carer);
    await asOwner("select private.delete_old_reminder_data(now())");
    expect(await asOwner("select planned_dose_id from public.dose_claims")).toEqual([
      { planned_dose_id: null },
    ]);
  });
});
