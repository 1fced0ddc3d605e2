import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "#testing/engines/engines.ts";
import {
  on,
  type ReminderInstallation,
  startReminderInstallation,
} from "./reminder-installation.ts";

describe.each(engines)("a dose that one person recorded twice on $name", (place) => {
  let world: ReminderInstallation;

  beforeAll(async () => {
    world = await startReminderInstallation(place);
  });
  beforeEach(async () => {
    await world.reset();
    await world.tick(on("08:00"));
  });
  afterAll(() => world.installation.close());

  const house = () => world.installation.signedIn(world.house);

  const log = async (at: string, more: object = {}) => {
    const id = randomUUID();
    await house()
      .from("medication_intake_logs")
      .insert({
        id,
        medication_id: world.house.medication,
        profile_id: world.house.account,
        taken_at: on(at),
        ...more,
      })
      .throwOnError();
    return id;
  };
  const remove = (...intakes: string[]) =>
    house().from("medication_intake_logs").delete().in("id", intakes).throwOnError();
  const correct = (intake: string, from: string, to: object) =>
    house()
      .rpc("correct_intake", {
        intake,
        profile: world.house.account,
        quantity: 1,
        taken_at: on(from),
        seen_quantity: 1,
        seen_at: on(from),
        ...to,
      })
      .throwOnError();
  const intakeOf = async (hour: string) => {
    const [row] = await world.rows<{ intake_id: string | null }>(
      "select intake_id from public.planned_doses where id = $1",
      [await world.doseAt(hour)],
    );
    return row?.intake_id;
  };

  test.each([{ confirmed_warnings: [] }, { confirmed_warnings: ["duplicate"] }])(
    "stays answered where one record is deleted: $confirmed_warnings",
    async ({ confirmed_warnings }) => {
      const first = await log("08:01");
      const second = await log("08:02", { confirmed_warnings });
      await remove(first);
      expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
      expect(await intakeOf("08:00")).toBe(second);
      expect(await world.stock()).toBe(6);
    },
  );

  test("stays answered where one record is corrected to another day or person", async () => {
    const first = await log("08:01");
    const second = await log("08:40");
    await correct(first, "08:01", { taken_at: on("08:01", "2027-01-11") });
    expect(await intakeOf("08:00")).toBe(second);
    const third = await log("08:50");
    await correct(second, "08:40", { profile: world.house.child });
    expect(await intakeOf("08:00")).toBe(third);
    expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
  });

  test("is answered by the nearest of two others", async () => {
    const first = await log("08:01");
    await log("09:00");
    const nearest = await log("08:10");
    await remove(first);
    expect(await intakeOf("08:00")).toBe(nearest);
  });

  test("is open again and told of where all its records are deleted at once", async () => {
    const intakes = [await log("08:01"), await log("08:02"), await log("08:03")];
    await remove(...intakes);
    expect(await world.states()).toEqual(["08:00 planned", "20:00 planned"]);
  });

  test("is open again where the other record is nearer to another dose, or another person's", async () => {
    const first = await log("08:01");
    await log("19:00");
    await log("19:30");
    await log("08:02", { profile_id: world.house.child });
    await remove(first);
    expect(await world.states()).toEqual(["08:00 planned", "20:00 taken"]);
  });
});
