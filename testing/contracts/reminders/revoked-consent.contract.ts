import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { rolledBack } from "#testing/builders/actors.ts";
import { aGuest } from "#testing/builders/guest.ts";
import { revokeConsentOf } from "#testing/builders/revoked-consent.ts";
import { engines } from "#testing/engines/engines.ts";
import {
  on,
  type ReminderInstallation,
  startReminderInstallation,
} from "./reminder-installation.ts";

describe.each(engines)("plans and reminders without the consent on $name", (place) => {
  let world: ReminderInstallation;

  beforeAll(async () => {
    world = await startReminderInstallation(place);
  });
  beforeEach(() => world.reset());
  afterAll(() => world.installation.close());

  const revoke = () => world.rows(revokeConsentOf(world.house.account));
  const consent = () =>
    world.installation
      .signedIn(world.house)
      .rpc("record_health_consent", { text_version: "2026-11-26" })
      .throwOnError();
  const aCarer = () =>
    world.installation.engine.transaction((tx) => aGuest(tx, world.house, "edit"));
  const escalate = () =>
    world.rows(
      "insert into public.escalations (profile_id, delay_minutes, updated_at) values ($1, 30, $2)",
      [world.house.account, on("00:00")],
    );

  test("nothing is planned and nobody is notified, until the consent is given again", async () => {
    await revoke();
    await world.tick(on("08:00"));
    await world.tick(on("20:00"));
    expect([await world.states(), await world.ledger(), world.channels.received]).toEqual([
      [],
      [],
      [],
    ]);
    await consent();
    await world.rows("update public.medication_reminders set planned_until = '-infinity'");
    await world.tick(on("20:00"));
    expect(await world.states()).toContain("20:00 due");
    expect(world.channels.received).not.toEqual([]);
  });

  test("open doses go with the consent; what was answered or missed stays", async () => {
    await world.tick(on("07:00"));
    await world.rows(
      "update public.planned_doses set state = 'missed' where on_day = '2027-01-12' and wall_time = '08:00'",
    );
    expect(await world.states()).toEqual(["08:00 missed", "20:00 planned"]);
    await revoke();
    expect(await world.states()).toEqual(["08:00 missed"]);
    const { error } = await world.installation.signedIn(world.house).rpc("confirm_planned_doses", {
      doses: [await world.doseAt("08:00")],
      intakes: [await world.doseAt("08:00")],
    });
    expect(error?.code).toBe("PT428");
  });

  test("of the time without a consent no dose was missed", async () => {
    await world.rows(
      "update public.medication_reminders set created_at = now() - interval '10 days', planned_until = now() - interval '5 days'",
    );
    await revoke();
    await consent();
    const [planned] = await world.rows<{ late: number; to_come: number }>(
      `select count(*) filter (where planned_at < now())::int as late, count(*) filter (where planned_at >= now())::int as to_come
       from public.planned_doses where user_id = $1`,
      [world.house.account],
    );
    expect(planned).toEqual({ late: 0, to_come: 4 });
  });

  test("carers are not told of a dose that nobody confirmed", async () => {
    await aCarer();
    await escalate();
    await world.tick(on("08:00"));
    await world.rows("update public.planned_doses set state = 'missed' where state = 'due'");
    const before = world.channels.received.length;
    await revoke();
    await world.tick(on("09:00"));
    expect(world.channels.received).toHaveLength(before);
    expect((await world.ledger()).filter((line) => line.includes("escalation"))).toEqual([]);
  });

  test("a message that was queued before is not sent, and says why", async () => {
    await aCarer();
    await escalate();
    await world.tick(on("08:00"));
    await world.rows("update public.planned_doses set state = 'missed' where state = 'due'");
    await world.rows("select private.escalate_doses($1, 100)", [on("08:45")]);
    await revoke();
    const before = world.channels.received.length;
    await world.tick(on("08:46"));
    expect(world.channels.received).toHaveLength(before);
    expect(await world.ledger()).toContain("08:00 escalation email dropped consent-revoked");
  });

  test("an answer on a message that came before is refused", async () => {
    await world.tick(on("08:00"));
    const [message] = await world.rows<{ id: string }>(
      "select id from private.reminder_messages where user_id = $1 and channel = 'email'",
      [world.house.account],
    );
    const answer = () =>
      rolledBack(world.installation.engine, (tx) =>
        tx.query<{ doses: number }>(
          "select private.answer_message($1, 'take', null, $2) as doses",
          [message?.id, on("08:05")],
        ),
      );
    expect(await answer()).toEqual([{ doses: 1 }]);
    await revoke();
    await expect(answer()).rejects.toMatchObject({ code: "PT428" });
  });

  test("no weekly report is claimed, and no doubled dose is told of", async () => {
    const carer = await aCarer();
    await world.rows(
      "update public.user_preferences set weekly_report = true, email_notifications = true where user_id = $1",
      [world.house.account],
    );
    await world.rows(
      `insert into public.medication_intake_logs (user_id, profile_id, medication_id, taken_at)
       select giver, $1, $2, now() from unnest(array[$1, $3]::uuid[]) as giver`,
      [world.house.account, world.house.medication, carer.account],
    );
    const claimed = () =>
      rolledBack(world.installation.engine, async (tx) => {
        const reports = await tx.query(
          "select account from private.claim_weekly_reports('2027-01-11T08:00+01:00', 10, 60) where account = $1",
          [world.house.account],
        );
        const doubles = await tx.query(
          "select id from private.possible_duplicates where private.is_duplicate_open(id)",
        );
        return { reports: reports.length, hasDoubles: doubles.length > 0 };
      });
    expect(await claimed()).toEqual({ reports: 1, hasDoubles: true });
    await revoke();
    expect(await claimed()).toEqual({ reports: 0, hasDoubles: false });
  });
});
