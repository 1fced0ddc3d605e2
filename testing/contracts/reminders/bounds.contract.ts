import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { REMINDER_TIMES_MAX } from "#domain/reminders/schedule.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

/** What the database answers to one reminder time too many. */
const TOO_MANY = { code: "PT413", details: "medication_reminders" };

const timeOf = (number: number) =>
  `${String(number % 24).padStart(2, "0")}:${String(10 + Math.floor(number / 24)).padStart(2, "0")}`;

describe.each(anyEngine)("reminder times of one medicine on $name", (place) => {
  let installation: Installation;
  let house: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
  });
  beforeEach(async () => {
    house = await installation.engine.transaction(async (tx) => {
      const made = await aHousehold(tx, "house");
      await tx.query("delete from public.medication_reminders where medication_id = $1", [
        made.medication,
      ]);
      return made;
    });
  });
  afterAll(() => installation.close());

  const reminders = () => installation.signedIn(house).from("medication_reminders");
  const times = (count: number, from = 0, medication_id = house.medication) =>
    Array.from({ length: count }, (_, number) => ({
      medication_id,
      reminder_time: timeOf(from + number),
    }));
  const stored = async (medication_id = house.medication) => {
    const { data } = await reminders().select("id").eq("medication_id", medication_id);
    return data?.length;
  };

  test("200 in one request are refused, and none of them is written", async () => {
    const { error, status } = await reminders().insert(times(200));
    expect({ status, error }).toMatchObject({ status: 413, error: TOO_MANY });
    expect(await stored()).toBe(0);
  });

  test("one an hour is written with its doses, and one more is refused until one is deleted", async () => {
    expect((await reminders().insert(times(REMINDER_TIMES_MAX))).error).toBeNull();
    const { data: doses } = await installation
      .signedIn(house)
      .from("planned_doses")
      .select("reminder_id")
      .eq("medication_id", house.medication)
      .eq("state", "planned");
    expect(new Set(doses?.map(({ reminder_id }) => reminder_id)).size).toBe(REMINDER_TIMES_MAX);

    expect((await reminders().insert(times(1, 30))).error).toMatchObject(TOO_MANY);
    await reminders().delete().eq("medication_id", house.medication).eq("reminder_time", timeOf(3));
    expect((await reminders().insert(times(1, 30))).error).toBeNull();
  });

  test("of several requests at once only as many are written as there is room for", async () => {
    await reminders().insert(times(REMINDER_TIMES_MAX - 2));
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, number) => reminders().insert(times(1, 30 + number))),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(2);
    expect(await stored()).toBe(REMINDER_TIMES_MAX);
  });

  test("none comes from another medicine to one that is full", async () => {
    await reminders().insert(times(REMINDER_TIMES_MAX));
    const { data: other } = await installation
      .signedIn(house)
      .from("medications")
      .insert({
        user_id: house.account,
        name: "Spasfon",
        dosage: "80 mg",
        form: "Comprimé",
        total_quantity: 30,
        current_quantity: 30,
        expiry_date: "2030-06-30",
      })
      .select("id")
      .single();
    await reminders().insert(times(1, 40, other?.id));
    const move = installation.engine.transaction((tx) =>
      tx.query(
        "update public.medication_reminders set medication_id = $1 where medication_id = $2",
        [house.medication, other?.id],
      ),
    );
    await expect(move).rejects.toMatchObject({ code: "PT413" });
  });

  test("several medicines are planned by one request", async () => {
    const boxes = Array.from({ length: 40 }, () => ({
      id: crypto.randomUUID(),
      user_id: house.account,
      name: "Spasfon",
      dosage: "80 mg",
      form: "Comprimé",
      total_quantity: 30,
      current_quantity: 30,
      expiry_date: "2030-06-30",
    }));
    await installation.signedIn(house).from("medications").insert(boxes);
    const { error } = await reminders().insert(boxes.flatMap(({ id }) => times(2, 0, id)));
    expect(error).toBeNull();
    const { data: doses } = await installation
      .signedIn(house)
      .from("planned_doses")
      .select("medication_id")
      .in(
        "medication_id",
        boxes.map(({ id }) => id),
      );
    expect(new Set(doses?.map(({ medication_id }) => medication_id)).size).toBe(40);
  });
});
