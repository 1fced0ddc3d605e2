import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const FACTS = {
  name: "Doliprane",
  dosage: "1000 mg",
  form: "Comprimé",
  total_quantity: 8,
  current_quantity: 16,
  expiry_date: "2030-06-30",
};

describe.each(engines)("a box whose hours are changed on $name", (place) => {
  let installation: Installation;
  let house: Household;
  let box: { id: string } & typeof FACTS;
  /** Its doses are all planned, and to come, at whatever hour this runs. */
  let tomorrow: string;

  beforeAll(async () => {
    installation = await startInstallation(place);
  });
  beforeEach(async () => {
    const [day] = await installation.engine.transaction(async (tx) => {
      house = await aHousehold(tx, "house");
      return tx.query<{ next: string }>(
        "select ((now() at time zone 'Europe/Paris')::date + 1)::text as next",
      );
    });
    tomorrow = day?.next ?? "";
    box = { id: randomUUID(), ...FACTS };
    await save("08:00");
  });
  afterAll(() => installation.close());

  const save = (...hours: string[]) =>
    installation
      .signedIn(house)
      .rpc("save_box", {
        profile_id: house.child,
        box,
        hours: hours.map((reminder_time) => ({
          reminder_time,
          weekdays: [1, 2, 3, 4, 5, 6, 7],
          quantity: 1,
        })),
      })
      .throwOnError();

  const ofTomorrow = () =>
    installation.engine.transaction((tx) =>
      tx.query<{ id: string; told: string; advance: string | null }>(
        `select id, to_char(wall_time, 'HH24:MI') || ' ' || state as told,
           extract(epoch from planned_at - tell_at)::integer / 60 || ' min' as advance
         from public.planned_doses where medication_id = $1 and on_day = $2 order by planned_at`,
        [box.id, tomorrow],
      ),
    );
  const told = async () => (await ofTomorrow()).map((dose) => dose.told);
  const become = async (change: string) => {
    const [dose] = await ofTomorrow();
    await installation.engine.transaction((tx) =>
      tx.query(`update public.planned_doses set ${change} where id = $1`, [dose?.id]),
    );
  };

  test.each(["taken", "skipped"])("has no second dose of a day whose dose is %s", async (state) => {
    await become(`state = '${state}', answered_at = now(), tell_at = null`);
    await save("20:00");
    expect(await told()).toEqual([`08:00 ${state}`]);
  });

  test("has no second dose where another hour comes as well", async () => {
    await become("state = 'taken', answered_at = now(), tell_at = null");
    await save("09:00", "21:00");
    expect(await told()).toEqual(["08:00 taken", "21:00 planned"]);
  });

  test.each([
    "state = 'due', tell_at = null",
    "state = 'due', snoozed_until = now() + interval '1 minute', tell_at = now() + interval '1 minute'",
    "state = 'missed', tell_at = null, escalated_at = now()",
  ])("is told of at its new hour where its dose was not answered: %s", async (state) => {
    const [before] = await ofTomorrow();
    await become(state);
    await save("20:00");
    expect(await ofTomorrow()).toEqual([
      { id: before?.id, told: "20:00 planned", advance: "15 min" },
    ]);
    const [kept] = await installation.engine.transaction((tx) =>
      tx.query("select snoozed_until, escalated_at from public.planned_doses where id = $1", [
        before?.id,
      ]),
    );
    expect(kept).toEqual({ snoozed_until: null, escalated_at: null });
  });

  test("keeps what is due where its hour stays", async () => {
    await become("state = 'due', tell_at = null");
    await save("08:00", "20:00");
    expect(await told()).toEqual(["08:00 due", "20:00 planned"]);
  });
});
