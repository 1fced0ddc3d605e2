import { readFile } from "node:fs/promises";
import process from "node:process";
import type { Engine } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { epochMs, instantAt } from "#domain/calendar/instant.ts";
import type { ReminderMessage } from "#supabase/functions/_shared/reminder-message.ts";
import { deliver } from "#supabase/functions/deliver-reminders/deliver.ts";
import { allowFutureDoses } from "#testing/engines/allow-future-doses.ts";
import { engines } from "#testing/engines/engines.ts";
import { fakeChannels } from "#testing/fakes/reminder-channels.ts";
import { DAYS, dosesOfMonth, startOfMonth, writeMonthPeople } from "./month-sample.ts";

/** `npm run test:reminders` takes a thousand; here a sample. */
const TAKERS = Number(process.env.TAKERS ?? 45);

/** Minutes at the least from one turn of the scheduler to the next. */
const OFTEN = process.env.TAKERS ? 20 : 40;

const MINUTE = 60_000;
const SERVICE = { role: "service_role", claims: '{"role":"service_role"}' };

/** Both engines in full, or each with one of the changes. */
const months = [
  { first: "2026-10-20", what: "summer time ends, in Europe and then in New York" },
  { first: "2027-03-10", what: "summer time begins, in New York and then in Europe" },
];
const places = engines.flatMap((place, nth) =>
  months
    .filter((_, month) => process.env.TAKERS || month === nth || engines.length === 1)
    .map((month) => ({ ...month, ...place })),
);

describe.each(places)("a month in which $what, on $name", ({ openMigrated, first }) => {
  let engine: Engine;
  const handed: { message: ReminderMessage; kind: string }[] = [];

  beforeAll(async () => {
    engine = await openMigrated();
    await allowFutureDoses(engine);
    await engine.transaction(async (tx) =>
      tx.script(await readFile(new URL("./month-sample.sql", import.meta.url), "utf8")),
    );
    await writeMonthPeople(engine, TAKERS, day(first));
    await live();
  }, 3_600_000);
  afterAll(() => engine.close());

  /** One of twenty messages meets with a service that is down, one of fifty with a device that is gone. */
  function createChannels() {
    const channels = fakeChannels();
    let nth = 0;
    channels.answer = (message) => {
      nth += 1;
      const kind = nth % 50 === 0 ? "no-subscription" : nth % 20 === 0 ? "unreachable" : "sent";
      handed.push({ message, kind });
      return { kind };
    };
    return channels;
  }

  /** The scheduler comes at uneven times, sometimes as three, and now and then not for five hours. */
  async function live() {
    const channels = createChannels();
    const asService = (text: string, values: readonly unknown[] = []) =>
      engine.asRole<never>(SERVICE, text, values);
    const start = epochMs(startOfMonth(day(first)));
    const end = start + (DAYS + 3) * 24 * 60 * MINUTE;
    let turn = 0;
    for (let now = start; now < end; turn += 1) {
      const at = instantAt(now);
      const schedulers = turn % 10 === 0 ? 3 : 1;
      await Promise.all(
        Array.from({ length: schedulers }, () =>
          deliver({
            asService,
            channels,
            at,
            report(problem) {
              throw problem;
            },
          }),
        ),
      );
      await engine.transaction(async (tx) => {
        // All people at once is not what the product promises an answer to within seconds.
        await tx.script("set local statement_timeout = 0");
        await tx.query("select private.let_people_answer($1)", [at]);
      });
      const pause = turn % 60 === 59 ? 300 : OFTEN + ((turn * 7) % 30);
      now += pause * MINUTE;
    }
  }

  const rows = <Row>(text: string) => engine.transaction((tx) => tx.query<Row>(text));

  test("every dose that the rules ask for was planned once, at its moment, and none besides", async () => {
    const planned = await rows<{ told: string }>(
      `select concat_ws(' ', substring(account.email from '\\d+'), to_char(d.wall_time, 'HH24:MI'), d.on_day,
         extract(epoch from d.planned_at)::bigint) as told
       from public.planned_doses d join auth.users account on account.id = d.user_id`,
    );
    const expected = dosesOfMonth(TAKERS, day(first));
    expect(expected.length).toBeGreaterThan(TAKERS * DAYS);
    expect(planned.map(({ told }) => told).sort()).toEqual(expected);
  });

  test("every one of them came to one end, by a way that there is", async () => {
    const steps = await rows<{ step: string; of_each: string }>(
      `select concat_ws(' to ', was, became) as step, max(times)::int || ' at most' as of_each
       from (select dose, was, became, count(*) as times from private.transitions group by 1, 2, 3) as counted
       group by 1 order by 1`,
    );
    expect(steps.filter(({ of_each }) => of_each !== "1 at most")).toEqual([]);
    expect(steps.map(({ step }) => step)).toEqual([
      "due to missed",
      "due to skipped",
      "due to taken",
      "planned",
      "planned to due",
      "planned to skipped",
      "planned to taken",
    ]);
    const ends = await rows(
      `select count(*) filter (where ends <> 1)::int as other_than_once, count(*) filter (where state in ('planned', 'due'))::int as open
       from (select d.id, d.state, count(t.dose) as ends from public.planned_doses d
         left join private.transitions t on t.dose = d.id and t.became in ('taken', 'skipped', 'missed')
         group by d.id) as counted`,
    );
    expect(ends).toEqual([{ other_than_once: 0, open: 0 }]);
  });

  test("every taken dose is one intake, and the stock went down by as much", async () => {
    const [row] = await rows<Record<string, number>>(
      `select
         (select count(*)::int from public.planned_doses where state = 'taken') as taken,
         (select count(distinct intake_id)::int from public.planned_doses where state = 'taken') as answered,
         (select count(*)::int from public.medication_intake_logs) as intakes,
         (select sum(1000 - current_quantity)::int from public.medications) as gone`,
    );
    expect(row?.taken).toBeGreaterThan(TAKERS * 10);
    expect(new Set(Object.values(row ?? {})).size).toBe(1);
  });

  test("every dose was notified on each wanted channel, or its delivery has a reason", async () => {
    const silent = await rows(
      `select d.id from public.planned_doses d
       join public.user_preferences p on p.user_id = d.user_id
       cross join lateral (values ('page', true), ('push', p.push_notifications), ('email', p.email_notifications)) as way (channel, is_on)
       where d.state = 'missed' and (way.channel = 'page' or (p.reminder_notifications and way.is_on))
         and not exists (
           select from public.reminder_deliveries l
           where l.planned_dose_id = d.id and l.channel = way.channel and l.occasion = 'reminder')`,
    );
    expect(silent).toEqual([]);
    const unsettled = await rows(
      "select state from public.reminder_deliveries where state in ('planned', 'claimed')",
    );
    expect(unsettled).toEqual([]);
  });

  test("accepted messages are the sent deliveries, each dose once on each channel", async () => {
    const taken = handed
      .filter(({ kind }) => kind === "sent")
      .flatMap(({ message }) => message.doses.map(({ deliveryId }) => deliveryId));
    const sent = await rows<{ id: string }>(
      "select id from public.reminder_deliveries where channel <> 'page' and sent_at is not null",
    );
    expect(taken.length).toBeGreaterThan(TAKERS * 10);
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken.sort()).toEqual(sent.map(({ id }) => id).sort());
    const again = await rows(
      `select planned_dose_id from public.reminder_deliveries where occasion = 'reminder'
       group by planned_dose_id, user_id, channel having count(*) > 1`,
    );
    expect(again).toEqual([]);
  });

  test("nothing was sent before its moment, nor after its window", async () => {
    const outside = await rows(
      `select l.id from public.reminder_deliveries l join public.planned_doses d on d.id = l.planned_dose_id
       where l.sent_at < l.tell_at or l.sent_at >= d.expires_at`,
    );
    expect(outside).toEqual([]);
  });
});
