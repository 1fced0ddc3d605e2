import { randomUUID } from "node:crypto";
import type { Transaction } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerPossibleDuplicate } from "#app/features/intakes/possible-duplicates-data.ts";
import type { WarningKind } from "#domain/intakes/dose-warnings.ts";
import type { ReminderMessage } from "#supabase/functions/_shared/reminder-message.ts";
import { deliver } from "#supabase/functions/deliver-reminders/deliver.ts";
import { aBoxOf, aReference } from "#testing/builders/composed-box.ts";
import { aCarerOfTheChild } from "#testing/builders/guest.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { fakeChannels } from "#testing/fakes/reminder-channels.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const SERVICE = { role: "service_role", claims: '{"role":"service_role"}' };

/** Every kind that the form may ask about: the compiler misses one that is not here. */
const KINDS: Readonly<Record<WarningKind, true>> = {
  quantity: true,
  "for-weight": true,
  "implausible-weight": true,
  milligrams: true,
  "outside-weight": true,
  "outside-age": true,
  "above-single-dose": true,
  "before-interval": true,
  "above-daily-doses": true,
  "above-daily-milligrams": true,
  "other-nsaid": true,
  duplicate: true,
};

describe.each(engines)("a dose that two accounts record on $name", (place) => {
  let installation: Installation;
  let house: Household;
  let carer: Household;
  /** Common boxes of the home: two of paracetamol, one of ibuprofen, two by hand with one name. */
  let boxes: {
    syrup: string;
    tablets: string;
    ibuprofen: string;
    byHand: string;
    byHandToo: string;
  };

  beforeAll(async () => {
    installation = await startInstallation(place);
  });
  beforeEach(async () => {
    await installation.engine.transaction(async (tx) => {
      await tx.query("delete from private.reminder_messages");
      house = await aHousehold(tx, "house");
      carer = await aCarerOfTheChild(tx, house, "edit");
      const paracetamol = { substance: "paracetamol", amount: 500 };
      const of = async (substance: typeof paracetamol | null) => {
        const reference = substance && (await aReference(tx, [substance]));
        return aBoxOf(tx, house, { reference });
      };
      boxes = {
        syrup: await of(paracetamol),
        tablets: await of(paracetamol),
        ibuprofen: await of({ substance: "ibuprofen", amount: 200 }),
        byHand: await of(null),
        byHandToo: await of(null),
      };
      await tx.query("update public.medications set is_common = true where id = any ($1)", [
        Object.values(boxes),
      ]);
      // The other boxes have names of their own, so that the substance alone makes them one.
      await tx.query("update public.medications set name = id::text where id = any ($1)", [
        [boxes.syrup, boxes.tablets, boxes.ibuprofen],
      ]);
    });
  });
  afterAll(() => installation.close());

  const dose = (box: string, minutesAgo = 0, profile_id = house.child) => ({
    id: randomUUID(),
    profile_id,
    medication_id: box,
    quantity_taken: 1,
    taken_at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  });
  const record = async (
    by: Household,
    row: ReturnType<typeof dose> & { confirmed_warnings?: string[] },
  ) => {
    const { error } = await installation
      .signedIn(by)
      .from("medication_intake_logs")
      .insert({ ...row, user_id: by.account });
    expect(error && `${error.code} ${error.message}`).toBeNull();
    return row.id;
  };
  const open = async (by: Household) => {
    const { data, error } = await installation.signedIn(by).rpc("list_possible_duplicates");
    expect(error).toBeNull();
    return data ?? [];
  };
  const answer = async (by: Household, duplicate: string, is_same: boolean) => {
    const { data, error } = await installation
      .signedIn(by)
      .rpc("answer_possible_duplicate", { duplicate, is_same });
    expect(error).toBeNull();
    return data;
  };
  const doses = async () => {
    const { data } = await installation
      .signedIn(house)
      .from("medication_intake_logs")
      .select("id")
      .eq("profile_id", house.child);
    return data?.map(({ id }) => id) ?? [];
  };
  const messages = () =>
    installation.engine.transaction((tx) =>
      tx.query<{ user_id: string; channel: string }>(
        "select user_id, channel from private.reminder_messages where occasion = 'duplicate' order by channel",
      ),
    );

  test("beside a helper's dose its giver alone is asked, and a helper by the page of the link", async () => {
    const byHelper = async (minutesAgo: number) => {
      const { id, profile_id, medication_id, quantity_taken, taken_at } = dose(
        boxes.syrup,
        minutesAgo,
      );
      await installation.engine.transaction((tx) =>
        tx.query(
          `insert into public.medication_intake_logs
             (id, profile_id, medication_id, quantity_taken, taken_at, helper_name)
           values ($1, $2, $3, $4, $5, 'Nina')`,
          [id, profile_id, medication_id, quantity_taken, taken_at],
        ),
      );
      return id;
    };
    const helped = await byHelper(3);
    const own = await record(house, dose(boxes.tablets));
    const [asked] = await open(house);
    expect(asked).toMatchObject({ intake_id: helped, own_intake_id: own, giver_name: "Nina" });
    expect(await messages()).toEqual([]);
    expect(await answer(house, asked?.id ?? "", true)).toBe(own);
    expect(await doses()).toEqual([helped]);
    await record(house, { ...dose(boxes.byHand), confirmed_warnings: ["duplicate"] });
    await byHelper(0);
    expect(await open(house)).toEqual([]);
  });

  test("both are asked about the other's dose, and both doses count", async () => {
    const first = await record(house, dose(boxes.syrup, 3));
    const second = await record(carer, dose(boxes.tablets));
    expect(await open(carer)).toMatchObject([
      {
        intake_id: first,
        own_intake_id: second,
        profile_id: house.child,
        giver_name: "house",
        quantity: 1,
      },
    ]);
    expect(await open(house)).toMatchObject([
      { intake_id: second, own_intake_id: first, giver_name: "carer" },
    ]);
    // Either sees both doses, so that one that is like two of the other's is told from itself.
    const [seen] = await open(carer);
    const [mirrored] = await open(house);
    expect([seen?.own_quantity, seen?.own_form, seen?.own_dosage]).toEqual([
      mirrored?.quantity,
      mirrored?.form,
      mirrored?.dosage,
    ]);
    expect(seen?.own_product_name).toBe(boxes.tablets);
    expect(seen?.own_taken_at).toBe(mirrored?.taken_at);
    expect(seen?.own_taken_at).not.toBe(seen?.taken_at);
    expect(await doses()).toEqual(expect.arrayContaining([first, second]));
  });

  test("a planned dose that the deleted dose answered stays answered, by the dose that is left", async () => {
    const first = await record(house, dose(boxes.syrup, 3));
    const second = await record(carer, dose(boxes.tablets));
    const planned = randomUUID();
    await installation.engine.transaction((tx) =>
      tx.query(
        `insert into public.planned_doses (id, medication_id, profile_id, user_id, on_day, wall_time, planned_at,
           expires_at, quantity, state, intake_id, answered_at)
         values ($1, $2, $3, $4, current_date, '08:00', now(), now() + interval '3 hours', 1, 'taken', $5, now())`,
        [planned, boxes.tablets, house.child, house.account, second],
      ),
    );
    const [question] = await open(carer);
    expect(await answer(carer, question?.id ?? "", true)).toBe(second);
    const rows = await installation.engine.transaction((tx) =>
      tx.query<{ state: string; intake_id: string }>(
        "select state, intake_id from public.planned_doses where id = $1",
        [planned],
      ),
    );
    expect(rows).toEqual([{ state: "taken", intake_id: first }]);
  });

  test.each([
    { because: "another substance", boxOf: () => boxes.ibuprofen, minutes: 3 },
    { because: "eleven minutes", boxOf: () => boxes.tablets, minutes: 11 },
    { because: "a box by hand with another name", boxOf: () => boxes.byHand, minutes: 3 },
  ])("$because is another dose", async ({ boxOf, minutes }) => {
    await record(house, dose(boxOf(), minutes));
    await record(carer, dose(boxes.syrup));
    expect(await open(carer)).toEqual([]);
    expect(await messages()).toEqual([]);
  });

  test("two boxes by hand of one name are one medicine, and so is one box", async () => {
    await record(house, dose(boxes.byHand, 3));
    await record(carer, dose(boxes.byHandToo));
    expect(await open(carer)).toHaveLength(1);
  });

  test("two doses of one giver, and of two persons, are two doses", async () => {
    await record(house, dose(boxes.syrup, 3));
    await record(house, dose(boxes.syrup, 2));
    await record(house, dose(boxes.syrup, 3, house.account));
    expect(await open(house)).toEqual([]);
  });

  test("a dose that is recorded later, with an earlier hour, is found as well", async () => {
    await record(house, dose(boxes.syrup));
    await record(carer, dose(boxes.syrup, 9));
    expect(await open(house)).toHaveLength(1);
  });

  test("answered as the same dose by either account: the second record is deleted, once", async () => {
    const first = await record(house, dose(boxes.syrup, 3));
    const second = await record(carer, dose(boxes.tablets));
    const [question] = await open(house);
    const answers = await Promise.all([
      answer(house, question?.id ?? "", true),
      answer(carer, question?.id ?? "", true),
    ]);
    expect(answers.filter((deleted) => deleted !== null)).toEqual([second]);
    const left = await doses();
    expect(left).toContain(first);
    expect(left).not.toContain(second);
    expect(await open(house)).toEqual([]);
  });

  test("answered in opposite ways at once: the first answer decides, and the doses that are left tell which", async () => {
    const first = await record(house, dose(boxes.syrup, 3));
    const second = await record(carer, dose(boxes.tablets));
    const [question] = await open(house);
    const decided = (by: Household, isSame: boolean) =>
      answerPossibleDuplicate(installation.signedIn(by), {
        id: question?.id ?? "",
        doseIds: [first, second],
        isSame,
      });
    const outcomes = await Promise.all([decided(house, true), decided(carer, false)]);
    const left = await doses();
    const isOne = !left.includes(second);
    expect(left).toContain(first);
    const outcome = { isOne, keptId: isOne ? first : null };
    expect(outcomes).toEqual([outcome, outcome]);
  });

  test("two doses: both stay, and nobody is asked again", async () => {
    const first = await record(house, dose(boxes.syrup, 3));
    const second = await record(carer, dose(boxes.tablets));
    const [question] = await open(carer);
    expect(await answer(carer, question?.id ?? "", false)).toBeNull();
    expect(await doses()).toEqual(expect.arrayContaining([first, second]));
    expect([...(await open(carer)), ...(await open(house))]).toEqual([]);
    expect(await answer(house, question?.id ?? "", true)).toBeNull();
    expect(await doses()).toContain(second);
  });

  test("a giver who was asked before recording is not asked again, and the other one is", async () => {
    await record(house, dose(boxes.syrup, 3));
    await record(carer, { ...dose(boxes.tablets), confirmed_warnings: ["duplicate"] });
    expect(await open(carer)).toEqual([]);
    expect(await open(house)).toHaveLength(1);
  });

  test("a stranger, and a carer who lost the profile, neither see nor answer it", async () => {
    await record(house, dose(boxes.syrup, 3));
    const second = await record(carer, dose(boxes.tablets));
    const [question] = await open(house);
    const stranger = await installation.engine.transaction((tx) => aHousehold(tx, "stranger"));
    expect(await open(stranger)).toEqual([]);
    expect(await answer(stranger, question?.id ?? "", true)).toBeNull();
    await installation.engine.transaction((tx) =>
      tx.query(
        "update public.profile_shares set status = 'revoked' where shared_with_user_id = $1",
        [carer.account],
      ),
    );
    expect(await open(carer)).toEqual([]);
    expect(await answer(carer, question?.id ?? "", true)).toBeNull();
    expect(await doses()).toContain(second);
  });

  test("two doses at the same moment are shown to both accounts", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { child } = house;
      await installation.engine.transaction((tx) =>
        tx.query("delete from public.medication_intake_logs where profile_id = $1", [child]),
      );
      await Promise.all([record(house, dose(boxes.syrup)), record(carer, dose(boxes.tablets))]);
      expect(await open(house)).toHaveLength(1);
      expect(await open(carer)).toHaveLength(1);
    }
  });

  test("the check waits for a dose whose transaction is still open", async () => {
    const row = dose(boxes.syrup);
    const inserted = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const first = installation.engine.transaction(async (tx) => {
      await tx.query(
        `insert into public.medication_intake_logs (id, user_id, profile_id, medication_id, taken_at)
         values ($1, $2, $3, $4, $5)`,
        [row.id, house.account, row.profile_id, row.medication_id, row.taken_at],
      );
      inserted.resolve();
      await started.promise;
      // PGlite has one connection, where the second dose waits before any lock.
      if (place.name === "postgres") await somebodyWaitsForALock(tx);
    });
    await inserted.promise;
    const second = record(carer, dose(boxes.tablets));
    started.resolve();
    await Promise.all([first, second]);
    expect(await open(house)).toHaveLength(1);
  });

  test("the account that recorded first gets a message at once, which says who, when and for whom", async () => {
    await record(house, dose(boxes.syrup, 3));
    await record(carer, dose(boxes.tablets));
    expect((await messages()).map(({ user_id }) => user_id)).toEqual(
      expect.arrayContaining([house.account]),
    );
    const channels = fakeChannels();
    await deliver({
      asService: (text, values = []) => installation.engine.asRole(SERVICE, text, values),
      channels,
      report: (problem) => {
        throw problem;
      },
    });
    const received: readonly ReminderMessage[] = channels.received.filter(
      ({ occasion }) => occasion === "duplicate",
    );
    expect(received.length).toBeGreaterThan(0);
    expect(received[0]).toMatchObject({
      recipient: { id: house.account },
      doses: [{ profileId: house.child, giverName: "carer", quantity: 1 }],
    });
    expect(received.some(({ recipient }) => recipient.id === carer.account)).toBe(false);
    expect(await messages().then((left) => left.length)).toBe(received.length);
  });

  test("a question that was answered is not sent any more", async () => {
    await record(house, dose(boxes.syrup, 3));
    await record(carer, dose(boxes.tablets));
    const [question] = await open(carer);
    await answer(carer, question?.id ?? "", false);
    const channels = fakeChannels();
    await deliver({
      asService: (text, values = []) => installation.engine.asRole(SERVICE, text, values),
      channels,
      report: (problem) => {
        throw problem;
      },
    });
    expect(channels.received.filter(({ occasion }) => occasion === "duplicate")).toEqual([]);
  });

  test("what was confirmed is kept with the dose, within its bounds", async () => {
    const insert = (confirmed_warnings: string[]) =>
      installation
        .signedIn(house)
        .from("medication_intake_logs")
        .insert({ ...dose(boxes.syrup), user_id: house.account, confirmed_warnings })
        .select("confirmed_warnings");
    const all = Object.keys(KINDS);
    expect((await insert(all)).data).toEqual([{ confirmed_warnings: all }]);
    for (const wrong of [["unknown"], [""], Array(13).fill("quantity")]) {
      expect((await insert(wrong)).error?.code, JSON.stringify(wrong)).toBe("23514");
    }
  });
});

/** Asks again until another transaction of this database waits for a lock; the limit of the test ends it. */
async function somebodyWaitsForALock(tx: Transaction): Promise<void> {
  const [waiting] = await tx.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  if (waiting) return;
  await tx.query("select pg_stat_clear_snapshot()");
  await somebodyWaitsForALock(tx);
}
