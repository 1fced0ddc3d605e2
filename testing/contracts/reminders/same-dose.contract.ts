import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aGuest } from "#testing/builders/guest.ts";
import type { Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import {
  on,
  type ReminderInstallation,
  startReminderInstallation,
} from "./reminder-installation.ts";

describe.each(engines)("a recorded dose that is said to be a planned one on $name", (place) => {
  let world: ReminderInstallation;

  beforeAll(async () => {
    world = await startReminderInstallation(place);
  });
  beforeEach(async () => {
    await world.reset();
    await world.tick(on("08:00"));
  });
  afterAll(() => world.installation.close());

  const as = (person: Household) => world.installation.signedIn(person);

  async function log(taken_at: string, more: object = {}) {
    const id = randomUUID();
    await as(world.house)
      .from("medication_intake_logs")
      .insert({
        id,
        medication_id: world.house.medication,
        profile_id: world.house.account,
        taken_at,
        ...more,
      })
      .throwOnError();
    return id;
  }

  /** Answers no planned dose. */
  const beside = (taken_at: string) => log(taken_at, { confirmed_warnings: ["duplicate"] });

  const match = async (
    hour: string,
    intake: string,
    { by = world.house, profile = world.house.account } = {},
  ) => {
    const dose = await world.doseAt(hour);
    return as(by).rpc("match_planned_dose", { dose, intake, profile });
  };

  const answering = async (hour: string) => {
    const [row] = await world.rows<{ intake_id: string | null }>(
      "select intake_id from public.planned_doses where id = $1",
      [await world.doseAt(hour)],
    );
    return row?.intake_id;
  };

  test("answers it, adds nothing and is counted once", async () => {
    const intake = await beside(on("12:00"));
    expect(await world.states()).toEqual(["08:00 due", "20:00 planned"]);
    for (const _ of ["first", "repeat"]) {
      const { data, error } = await match("20:00", intake);
      expect(error).toBeNull();
      expect(data).toMatchObject([{ state: "taken", intake_id: intake, tell_at: null }]);
    }
    expect(await world.states()).toEqual(["08:00 due", "20:00 taken"]);
    expect(await world.stock()).toBe(6);
    world.channels.received.length = 0;
    await world.tick(on("20:00"));
    expect(world.channels.received).toEqual([]);
  });

  test("that had answered another one, as before the plan was moved, opens that one", async () => {
    const intake = await log(on("11:50"));
    expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
    await world.rows(
      "update public.medication_reminders set reminder_time = '12:00' where reminder_time = '20:00'",
    );
    await world.rows("update public.medication_reminders set planned_until = $1", [on("11:50")]);
    await world.tick(on("11:55"));
    expect(await world.states()).toEqual(["08:00 taken", "12:00 planned"]);
    expect((await match("12:00", intake)).error).toBeNull();
    expect(await answering("12:00")).toBe(intake);
    expect(await world.states()).toEqual(["08:00 planned", "12:00 taken"]);
  });

  test("leaves the dose that it had answered to another one that is that one", async () => {
    const morning = await log(on("08:05"));
    await as(world.house).from("medication_intake_logs").delete().eq("id", morning).throwOnError();
    const first = await log(on("09:00"));
    const second = await log(on("08:30"));
    expect(await answering("08:00")).toBe(first);
    expect((await match("20:00", first)).error).toBeNull();
    expect(await answering("08:00")).toBe(second);
    expect(await answering("20:00")).toBe(first);
  });

  test("by a carer who may record doses, and by nobody who may only look", async () => {
    const intake = await beside(on("12:00"));
    const [carer, reader] = await world.installation.engine.transaction(async (tx) => [
      await aGuest(tx, world.house, "edit"),
      await aGuest(tx, world.house, "view"),
    ]);
    if (!carer || !reader) throw new Error("Two guests are expected.");
    expect((await match("20:00", intake, { by: reader })).error?.code).toBe("PT404");
    expect((await match("20:00", intake, { by: carer })).error).toBeNull();
  });

  test.each([
    { of: "a dose that is gone", intake: async () => randomUUID() },
    {
      of: "another person's",
      intake: () => log(on("12:00"), { profile_id: world.house.child }),
    },
    {
      of: "another medicine",
      intake: async () => {
        const box = randomUUID();
        await world.rows(
          `insert into public.medications
             (id, user_id, name, dosage, form, total_quantity, current_quantity, expiry_date)
           values ($1, $2, 'Spasfon', '80 mg', 'Comprimé', 8, 8, '2030-01-31')`,
          [box, world.house.account],
        );
        return log(on("12:00"), { medication_id: box });
      },
    },
    { of: "days before", intake: () => beside(on("12:00", "2027-01-09")) },
  ])("of $of is refused, and changes nothing", async ({ intake }) => {
    expect((await match("20:00", await intake())).error?.code).toBe("PT409");
    expect(await answering("20:00")).toBeNull();
  });

  test("of another box of the same product is one all the same", async () => {
    const box = randomUUID();
    await world.rows(
      `insert into public.medications
         (id, user_id, name, dosage, form, total_quantity, current_quantity, expiry_date)
       select $1, user_id, name, dosage, form, 8, 8, expiry_date from public.medications where id = $2`,
      [box, world.house.medication],
    );
    const intake = await log(on("19:50"), { medication_id: box });
    expect((await match("20:00", intake)).error).toBeNull();
    expect(await answering("20:00")).toBe(intake);
  });

  test("is refused where another dose answered it, where it is gone, and for another person", async () => {
    const intake = await beside(on("12:00"));
    const { error } = await match("20:00", intake, { profile: world.house.child });
    expect(error?.code).toBe("PT404");
    const evening = await log(on("20:05"));
    expect((await match("20:00", intake)).error?.code).toBe("PT409");
    expect(await answering("20:00")).toBe(evening);
    const gone = await as(world.house).rpc("match_planned_dose", {
      dose: randomUUID(),
      intake,
      profile: world.house.account,
    });
    expect(gone.error?.code).toBe("PT404");
  });
});
