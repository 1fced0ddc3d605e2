import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { random } from "#testing/harness/seeded-random.ts";
import { aGuest } from "../builders/guest.ts";
import { aHousehold, type Household } from "../builders/household.ts";
import { engines } from "../engines/engines.ts";
import { type Installation, startInstallation } from "../harness/installation.ts";
import { recordTestResult } from "../harness/test-result-rows.ts";
import { isFullSample, sampleSize } from "./sample-size.ts";

describe.each(engines)("on $name", { timeout: 600_000 }, (place) => {
  let installation: Installation;
  let house: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
  });
  afterAll(() => installation.close());

  const move = () =>
    installation.engine.transaction(async (tx) => {
      house = await aHousehold(tx, "house");
      return house;
    });
  const note = (row: string, what: string, target: string, measured: string, held: boolean) =>
    recordTestResult({
      row,
      what: `${what}, ${place.name}`,
      target,
      measured,
      held: isFullSample && held,
    });

  const anyOrder = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, at: random() }))
      .sort((one, other) => one.at - other.at)
      .map(({ item }) => item);

  test("the last doses taken by two people at once, in any order, leave a stock that adds up", async () => {
    const rounds = sampleSize(1000, 12);
    let wrong = 0;
    await move();
    const carer = await installation.engine.transaction((tx) => aGuest(tx, house, "edit"));
    const people = [installation.signedIn(house), installation.signedIn(carer)];
    const [owner] = people;
    for (let round = 0; round < rounds; round += 1) {
      const stock = 1 + Math.floor(random() * 6);
      const medication = {
        id: randomUUID(),
        user_id: house.account,
        name: "Spasfon",
        dosage: "80 mg",
        form: "Comprimé",
        total_quantity: 30,
        current_quantity: stock,
        expiry_date: "2030-06-30",
      };
      await owner?.from("medications").insert(medication).throwOnError();
      const intakes = Array.from({ length: 8 }, () => ({
        id: randomUUID(),
        medication_id: medication.id,
        profile_id: house.account,
      }));
      const sends = anyOrder([...intakes, ...intakes.slice(0, 3), ...intakes.slice(0, 2)]);
      await Promise.all(
        sends.map((intake, nth) => people[nth % 2]?.from("medication_intake_logs").insert(intake)),
      );
      const [state] = await installation.engine.transaction((tx) =>
        tx.query<{ left: string; taken: string; rows: number }>(
          `select current_quantity::text as left,
             (select coalesce(sum(quantity_deducted), 0)::text from public.medication_intake_logs where medication_id = m.id) as taken,
             (select count(*) from public.medication_intake_logs where medication_id = m.id) as rows
           from public.medications m where id = $1`,
          [medication.id],
        ),
      );
      const adds = Number(state?.left) + Number(state?.taken) === stock && Number(state?.left) >= 0;
      if (!adds || state?.rows !== intakes.length) wrong += 1;
    }
    note(
      "D13",
      "last doses taken by two people",
      "stock never < 0; stock + intakes = initial over 1,000 interleavings",
      `${rounds} interleavings of 8 doses and 5 replays, ${wrong} that do not add up`,
      wrong === 0,
    );
    expect(wrong).toBe(0);
  });

  test("one intake sent two to ten times is one row, and each answer is the same", async () => {
    const rounds = sampleSize(300, 6);
    let wrong = 0;
    await move();
    const logs = () => installation.signedIn(house).from("medication_intake_logs");
    for (let round = 0; round < rounds; round += 1) {
      const intake = {
        id: randomUUID(),
        medication_id: house.medication,
        profile_id: house.account,
      };
      const copies = 2 + Math.floor(random() * 9);
      const answers = await Promise.all(
        Array.from({ length: copies }, () => logs().insert(intake).select("id").maybeSingle()),
      );
      const { count } = await logs()
        .select("id", { count: "exact", head: true })
        .eq("id", intake.id);
      if (count !== 1 || answers.some(({ error }) => error)) wrong += 1;
    }
    note(
      "D14",
      "one intake sent 2 to 10 times",
      "one row; every send answered as done",
      `${rounds} intakes, ${wrong} counted twice or refused`,
      wrong === 0,
    );
    expect(wrong).toBe(0);
  });

  test("of two edits from one version one is refused, and no change is lost silently", async () => {
    const rounds = sampleSize(500, 8);
    let silent = 0;
    await move();
    const carer = await installation.engine.transaction((tx) => aGuest(tx, house, "edit"));
    const people = [installation.signedIn(house), installation.signedIn(carer)];
    for (let round = 0; round < rounds; round += 1) {
      const { data: seen } = await installation
        .signedIn(house)
        .from("medications")
        .select("updated_at")
        .eq("id", house.medication)
        .single();
      const answers = await Promise.all(
        people.map((db, nth) =>
          db
            .from("medications")
            .update({ notes: `${round} ${nth}` })
            .eq("id", house.medication)
            .eq("updated_at", seen?.updated_at ?? "")
            .select("notes"),
        ),
      );
      const won = answers.flatMap(({ data }) => data ?? []);
      const { data: now } = await installation
        .signedIn(house)
        .from("medications")
        .select("notes")
        .eq("id", house.medication)
        .single();
      if (won.length !== 1 || won[0]?.notes !== now?.notes) silent += 1;
    }
    note(
      "D15",
      "two edits of one medicine",
      "0 silent lost updates in 500 races",
      `${rounds} races, ${silent} silent`,
      silent === 0,
    );
    expect(silent).toBe(0);
  });

  test("twenty at once who set a primary profile leave exactly one", async () => {
    const rounds = sampleSize(20, 1);
    let wrong = 0;
    for (let round = 0; round < rounds; round += 1) {
      await move();
      const db = installation.signedIn(house);
      await Promise.all(
        Array.from({ length: 20 }, (_, nth) =>
          db.rpc("set_primary_profile", {
            profile_id: nth % 2 === 0 ? house.account : house.child,
          }),
        ),
      );
      const { count } = await db
        .from("profiles")
        .select("id", { count: "exact", head: true })
        .eq("is_primary", true)
        .eq("created_by", house.account);
      if (count !== 1) wrong += 1;
    }
    note(
      "D16",
      "20 parallel 'set primary'",
      "exactly one primary",
      `${rounds} rounds, ${wrong} wrong`,
      wrong === 0,
    );
    expect(wrong).toBe(0);
  });

  test("twenty first logins of one account make one main profile and no error", async () => {
    const rounds = sampleSize(20, 1);
    let wrong = 0;
    for (let round = 0; round < rounds; round += 1) {
      await move();
      await installation.engine.transaction((tx) =>
        tx.query("delete from public.profiles where id = $1", [house.account]),
      );
      const db = installation.signedIn(house);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => db.rpc("ensure_main_profile")),
      );
      const [state] = await installation.engine.transaction((tx) =>
        tx.query<{ profiles: number; preferences: number }>(
          `select (select count(*) from public.profiles where id = $1) as profiles,
             (select count(*) from public.user_preferences where user_id = $1) as preferences`,
          [house.account],
        ),
      );
      const isRight = state?.profiles === 1 && state.preferences === 1;
      if (!isRight || answers.some(({ error }) => error)) wrong += 1;
    }
    note(
      "D17",
      "20 parallel first logins",
      "one main profile, one preferences row, 0 errors",
      `${rounds} rounds, ${wrong} wrong`,
      wrong === 0,
    );
    expect(wrong).toBe(0);
  });
});
