import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listDoses, reopenSkippedDoses } from "#app/features/reminders/data.ts";
import { type PlannedDoseRow, toPlannedDoses } from "#app/features/reminders/dose-rows.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

/** Ten minutes after its hour, whatever hour it is. */
const DUE =
  "state = 'due', tell_at = null, planned_at = now() - interval '10 minutes', expires_at = now() + interval '1 hour'";
const CLOSED_WINDOW =
  "planned_at = now() - interval '4 hours', expires_at = now() - interval '1 hour'";
const RESUMED = "paused_at = null, paused_until = null";

describe.each(engines)("a dose that a change of its plan closes on $name", (place) => {
  let installation: Installation;
  let house: Household;
  let dose: string;

  beforeAll(async () => {
    installation = await startInstallation(place);
  });
  beforeEach(async () => {
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
    // The dose of the household is of another day.
    await rows(
      "update public.medication_intake_logs set taken_at = taken_at - interval '3 days' where medication_id = $1",
    );
    // Of tomorrow, so that all of its plan is to come.
    const [planned] = await rows<{ id: string }>(
      `select id from public.planned_doses
       where medication_id = $1 and on_day = (now() at time zone 'Europe/Paris')::date + 1`,
    );
    dose = planned?.id ?? "";
  });
  afterAll(() => installation.close());

  const rows = <Row>(text: string, more: unknown[] = []) =>
    installation.engine.transaction((tx) => tx.query<Row>(text, [house.medication, ...more]));
  const plan = (change: string) =>
    rows(`update public.medication_reminders set ${change} where medication_id = $1`);
  const become = (change: string) =>
    rows(`update public.planned_doses set ${change} where medication_id = $1 and id = $2`, [dose]);
  const now = async () => {
    const [row] = await rows<{ state: string; told: boolean; hour: string }>(
      `select state, tell_at is not null as told, to_char(wall_time, 'HH24:MI') as hour
       from public.planned_doses where medication_id = $1 and id = $2`,
      [dose],
    );
    return row;
  };
  const owner = () => installation.signedIn(house);
  const skip = () =>
    owner()
      .rpc("skip_planned_doses", { doses: [dose] })
      .throwOnError();
  const unskip = () =>
    owner()
      .rpc("reopen_skipped_doses", { doses: [dose] })
      .throwOnError();
  const take = async () => {
    const intake = randomUUID();
    await owner()
      .rpc("confirm_planned_doses", { doses: [dose], intakes: [intake] })
      .throwOnError();
    return intake;
  };
  const untake = (intake: string) =>
    owner().from("medication_intake_logs").delete().eq("id", intake).throwOnError();

  test.each([
    ["paused_at = now()", RESUMED],
    ["paused_at = now(), paused_until = current_date + 7", RESUMED],
    ["ends_on = current_date - 7", "ends_on = null"],
    ["starts_on = current_date + 7", "starts_on = null"],
  ])("by %s is open again and told of after %s", async (closing, opening) => {
    await become(DUE);
    await plan(closing);
    expect(await now()).toMatchObject({ state: "skipped", told: false });
    await plan(opening);
    expect(await now()).toMatchObject({ state: "due", told: true });
  });

  test("stays skipped where a person skipped it, before the change or after it", async () => {
    await become(DUE);
    await skip();
    await plan("paused_at = now()");
    await plan(RESUMED);
    expect(await now()).toMatchObject({ state: "skipped" });
    await unskip();
    await plan("paused_at = now()");
    await skip();
    await plan(RESUMED);
    expect(await now()).toMatchObject({ state: "skipped", told: false });
  });

  test("stays skipped where the plan is taken up after its window, or does not hold its day", async () => {
    await become(DUE);
    await plan("paused_at = now()");
    await plan("paused_at = now() - interval '1 minute'");
    expect(await now()).toMatchObject({ state: "skipped", told: false });
    await become(CLOSED_WINDOW);
    await plan(RESUMED);
    expect(await now()).toMatchObject({ state: "skipped", told: false });
  });

  test("is the dose of its new hour where the plan is taken up with one that is to come", async () => {
    await become(DUE);
    await plan("paused_at = now()");
    await plan(`${RESUMED}, reminder_time = '22:00'`);
    expect(await now()).toEqual({ state: "planned", told: true, hour: "22:00" });
    const [day] = await rows(
      `select count(*)::int as doses from public.planned_doses
       where medication_id = $1 and on_day = (now() at time zone 'Europe/Paris')::date + 1`,
    );
    expect(day).toEqual({ doses: 1 });
  });

  test("is told to the screen, also by the answer to a skip that is taken back", async () => {
    await become(DUE);
    await skip();
    await plan("ends_on = current_date - 7");
    expect(await shown()).toEqual({ state: "skipped", isClosedByPlan: false });
    expect(await reopenSkippedDoses(owner(), [dose])).toEqual([dose]);
    expect(await shown()).toEqual({ state: "skipped", isClosedByPlan: true });
    await plan("ends_on = null");
    expect(await shown()).toEqual({ state: "due", isClosedByPlan: false });
    await skip();
    expect(await reopenSkippedDoses(owner(), [dose])).toEqual([]);
  });

  /** As the list of the day has it, read by itself and with the first screen. */
  async function shown() {
    const now = Date.now();
    const from = instantAt(now - 3_600_000);
    const until = instantAt(now + 3_600_000);
    const listed = await listDoses(owner(), house.account, { from, until });
    const { data } = await owner()
      // The day of the dose: it may be before midnight, and now after it.
      .rpc("home_today", { on_day: instantAt(now - 600_000).slice(0, 10), zone: "UTC" })
      .throwOnError();
    const doses = data.flatMap(({ doses: of }) =>
      toPlannedDoses(of as unknown as PlannedDoseRow[]),
    );
    const [one, other] = [listed, doses].map((list) => {
      const { state, isClosedByPlan } = list.find(({ id }) => id === dose) ?? {};
      return { state, isClosedByPlan };
    });
    expect(one).toEqual(other);
    return one;
  }

  describe.each(["dose", "skip"])("after a %s that is taken back", (answer) => {
    const answerAndTakeBack = async (between: () => Promise<unknown>) => {
      await become(DUE);
      if (answer === "skip") {
        await skip();
        await between();
        await unskip();
      } else {
        const intake = await take();
        await between();
        await untake(intake);
      }
    };

    test("stays closed, and is open again when the plan is taken up within its window", async () => {
      await answerAndTakeBack(() => plan("paused_at = now()"));
      expect(await now()).toMatchObject({ state: "skipped", told: false });
      await plan(RESUMED);
      expect(await now()).toMatchObject({ state: "due", told: true });
    });

    test("stays closed and is not missed where its window is over, or its hour was deleted", async () => {
      await answerAndTakeBack(async () => {
        await plan("ends_on = current_date - 7");
        await become(CLOSED_WINDOW);
      });
      expect(await now()).toMatchObject({ state: "skipped", told: false });
      await answerAndTakeBack(() =>
        rows("delete from public.medication_reminders where medication_id = $1"),
      );
      expect(await now()).toMatchObject({ state: "skipped", told: false });
    });
  });
});
