import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "#testing/engines/engines.ts";
import {
  on,
  type ReminderInstallation,
  startReminderInstallation,
} from "./reminder-installation.ts";

const NEXT = "2027-01-13";

describe.each(engines)(
  "a dose by hand after midnight, with hours at 08:00 and 20:00, on $name",
  (place) => {
    let world: ReminderInstallation;

    beforeAll(async () => {
      world = await startReminderInstallation(place);
    });
    beforeEach(async () => {
      await world.reset();
      await world.tick(on("08:00"));
      await world.tick(on("20:00"));
      await world.tick(on("23:30"));
      await world.tick(on("00:10", NEXT));
    });
    afterAll(() => world.installation.close());

    const log = (taken_at: string) =>
      world.installation
        .signedIn(world.house)
        .from("medication_intake_logs")
        .insert({
          id: randomUUID(),
          medication_id: world.house.medication,
          profile_id: world.house.account,
          taken_at,
        })
        .throwOnError();

    const states = async () => {
      const found = await world.rows<{ told: string }>(
        `select to_char(planned_at at time zone 'Europe/Paris', 'DD HH24:MI') || ' ' || state as told
       from public.planned_doses where planned_at between $1 and $2 order by planned_at`,
        [on("20:00"), on("20:00", NEXT)],
      );
      return found.map(({ told }) => told);
    };

    test.each(["00:20", "03:00", "05:59"])(
      "at %s is the missed one of the evening, and the morning still rings",
      async (hour) => {
        expect(await states()).toEqual(["12 20:00 missed", "13 08:00 planned", "13 20:00 planned"]);
        await log(on(hour, NEXT));
        expect(await states()).toEqual(["12 20:00 taken", "13 08:00 planned", "13 20:00 planned"]);
        world.channels.received.length = 0;
        await world.tick(on("08:00", NEXT));
        expect(world.channels.received).not.toEqual([]);
      },
    );

    test("at 06:10 is that of the morning", async () => {
      await log(on("06:10", NEXT));
      expect(await states()).toEqual(["12 20:00 missed", "13 08:00 taken", "13 20:00 planned"]);
    });

    test("beside that of the evening, which was taken, answers none", async () => {
      await log(on("20:05"));
      await log(on("00:20", NEXT));
      expect(await states()).toEqual(["12 20:00 taken", "13 08:00 planned", "13 20:00 planned"]);
    });

    test("after an hour of the night is nearest to that one, and not to the evening", async () => {
      await world.rows(
        "insert into public.medication_reminders (medication_id, reminder_time) values ($1, '02:00')",
        [world.house.medication],
      );
      await world.rows("update public.medication_reminders set planned_until = $1", [on("23:00")]);
      await world.tick(on("01:50", NEXT));
      await log(on("04:50", NEXT));
      expect(await states()).toContain("13 02:00 taken");
      expect(await states()).toContain("12 20:00 missed");
    });

    test("of an evening that was skipped the night is that of nobody's morning either", async () => {
      await world.rows(
        "update public.planned_doses set state = 'skipped', answered_at = expires_at where id = $1",
        [await world.doseAt("20:00")],
      );
      await log(on("00:20", NEXT));
      expect(await states()).toEqual(["12 20:00 taken", "13 08:00 planned", "13 20:00 planned"]);
    });
  },
);
