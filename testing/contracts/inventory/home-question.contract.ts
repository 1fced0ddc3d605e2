import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aCarerOfTheChild } from "#testing/builders/guest.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

describe.each(engines)("the question about the boxes of a home on $name", (place) => {
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

  const rows = <Row extends object>(sql: string, values: readonly unknown[]) =>
    installation.engine.transaction((tx) => tx.query<Row>(sql, [...values]));

  async function aBox(name: string, owner = house.child): Promise<string> {
    const id = randomUUID();
    await rows(
      `insert into public.medications
         (id, user_id, profile_id, name, dosage, form, total_quantity, current_quantity, expiry_date)
       values ($1, $2, $3, $4, '500 mg', 'Comprimé', 8, 8, '2030-01-31')`,
      [id, house.account, owner, name],
    );
    return id;
  }

  const answer = (box_ids: string[], person = house) =>
    installation.signedIn(person).rpc("answer_home_question", { box_ids });

  const commonOf = async (ids: readonly string[]) =>
    (
      await rows<{ id: string }>(
        "select id from public.medications where id = any ($1::uuid[]) and is_common",
        [ids],
      )
    ).map(({ id }) => id);

  const isAnswered = async ({ account }: Household) =>
    (
      await rows<{ answered: boolean }>(
        `select home_question_answered as answered from public.user_preferences where user_id = $1`,
        [account],
      )
    )[0]?.answered;

  test("one request makes all boxes common and is remembered", async () => {
    const boxes = [await aBox("Doliprane"), await aBox("Advil", house.account)];
    expect(await isAnswered(house)).toBe(false);
    expect((await answer(boxes)).data).toEqual([]);
    expect((await commonOf(boxes)).sort()).toEqual(boxes.sort());
    expect(await isAnswered(house)).toBe(true);
    expect((await answer(boxes)).data, "sent again").toEqual([]);
  });

  test("no changes nothing and is remembered, without a row of preferences as well", async () => {
    const box = await aBox("Doliprane");
    await rows("delete from public.user_preferences where user_id = $1", [house.account]);
    expect((await answer([])).data).toEqual([]);
    expect(await commonOf([box])).toEqual([]);
    expect(await isAnswered(house)).toBe(true);
  });

  test("a box with a schedule is returned and does not stop the others", async () => {
    const scheduled = await aBox("Spasfon");
    const other = await aBox("Doliprane");
    await rows(
      "insert into public.medication_reminders (medication_id, reminder_time) values ($1, '08:00')",
      [scheduled],
    );
    expect((await answer([scheduled, other])).data).toEqual([scheduled]);
    expect(await commonOf([scheduled, other])).toEqual([other]);
  });

  test("of a schedule and an answer at once, one finds the other", async () => {
    const boxes = await Promise.all(["A", "B", "C", "D", "E", "F"].map((name) => aBox(name)));
    const [answered, ...scheduled] = await Promise.all([
      answer(boxes),
      ...boxes.map((medication_id) =>
        installation
          .signedIn(house)
          .from("medication_reminders")
          .insert({ medication_id, reminder_time: "08:00" }),
      ),
    ]);
    expect(answered.error).toBeNull();
    const refused = boxes.filter((_, at) => scheduled[at]?.error?.code === "PT409");
    expect((await commonOf(boxes)).sort()).toEqual(refused.sort());
  });

  test("boxes of another home stay as they are, for one of its editors as well", async () => {
    const box = await aBox("Doliprane");
    const carer = await installation.engine.transaction((tx) =>
      aCarerOfTheChild(tx, house, "edit"),
    );
    expect((await answer([box], carer)).data).toEqual([]);
    expect(await commonOf([box])).toEqual([]);
    expect(await isAnswered(house)).toBe(false);
  });
});
