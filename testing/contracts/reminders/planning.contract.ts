import type { Engine, Transaction } from "@trousse/backend/database/engine";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays, day } from "#domain/calendar/day.ts";
import { epochMs, instantAt } from "#domain/calendar/instant.ts";
import { instantOf, isWallTime, wallTime } from "#domain/calendar/wall-time.ts";
import { WEEKDAYS, type Weekday } from "#domain/calendar/week.ts";
import type { Zone } from "#domain/calendar/zone.ts";
import type { ReminderRule } from "#domain/reminders/rule.ts";
import { engines } from "#testing/engines/engines.ts";
import { occurrences, windowMinutes } from "#testing/models/planning.ts";
import { PLANNING_CASES } from "#testing/samples/planning-cases.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Both clock changes of each of them lie in the year looked at; two change at midnight, one by half an hour. */
const ZONES = [
  "Europe/Paris",
  "America/New_York",
  "Atlantic/Canary",
  "America/Santiago",
  "Africa/Cairo",
  "Australia/Lord_Howe",
  "America/Mexico_City",
  "Asia/Kathmandu",
];

/** Around every change, and on days that are like any other. */
const MOMENTS = [
  "2026-03-07T20:00:00Z",
  "2026-03-28T09:17:00Z",
  "2026-04-04T00:30:00Z",
  "2026-04-23T21:10:00Z",
  "2026-07-14T12:00:00Z",
  "2026-09-05T22:00:00Z",
  "2026-10-24T03:59:59Z",
  "2026-10-29T12:00:00Z",
  "2026-10-31T23:30:00Z",
  "2026-12-31T23:59:00Z",
];

/** As the machine's zone files have it, each quarter of an hour asked once. */
function zoneOf(timeZone: string): Zone {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const known = new Map<number, number>();
  return (at) => {
    const quarter = Math.floor(at / (HOUR / 4));
    const offset = known.get(quarter) ?? read(format.format(at));
    known.set(quarter, offset);
    return offset;
  };
}

function read(text: string): number {
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(text) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

interface Drawn {
  readonly zone: string;
  readonly rules: readonly ReminderRule[];
  /** Hours from the moment looked at to that when the reminders were made. */
  readonly madeAfter: number;
}

const aTime = fc.oneof(
  // Hours that some zone skips or shows twice are the ones worth trying.
  fc.integer({ min: 0, max: 3 * 60 }),
  fc.integer({ min: 0, max: 24 * 60 - 1 }),
);
const toTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** A day near the moment looked at, as days from it. */
const aDay = fc.integer({ min: -3, max: 4 });

const aBox = fc.record({
  zone: fc.constantFrom(...ZONES),
  madeAfter: fc.constantFrom(-24 * 40, -30, -3, 0, 20),
  times: fc.uniqueArray(aTime, { minLength: 1, maxLength: 4 }),
  weekdays: fc.oneof(
    fc.constant([...WEEKDAYS]),
    fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1, maxLength: 6 }),
  ),
  startsOn: fc.option(aDay),
  lasts: fc.option(fc.integer({ min: 0, max: 5 })),
  pausedAfter: fc.option(fc.integer({ min: -50, max: 50 })),
  pausedUntil: fc.option(aDay),
});

type Box = typeof aBox extends fc.Arbitrary<infer One> ? One : never;

function toDrawn(box: Box, at: number): Drawn {
  const today = day(new Date(at).toISOString().slice(0, 10));
  const { startsOn, lasts, pausedAfter, pausedUntil } = box;
  const first = startsOn === null ? null : addDays(today, startsOn);
  const pausedAt = pausedAfter === null ? null : instantAt(at + pausedAfter * HOUR);
  return {
    zone: box.zone,
    madeAfter: box.madeAfter,
    rules: box.times.map((minutes) => ({
      time: toTime(minutes),
      weekdays: box.weekdays as Weekday[],
      startsOn: first,
      endsOn: lasts === null ? null : addDays(first ?? today, lasts),
      pausedAt,
      pausedUntil: pausedAt === null || pausedUntil === null ? null : addDays(today, pausedUntil),
    })),
  };
}

interface StoredRule extends ReminderRule {
  /** Which box it is of. */
  readonly nth: number;
  readonly zone: string;
  /** Hours from the moment looked at to that when it was made. */
  readonly madeAfter: number;
}

/** Stores each box in an account of its own, and plans nothing yet. */
async function storeReminders(
  tx: Transaction,
  rows: readonly StoredRule[],
  moment: string,
): Promise<void> {
  const json = JSON.stringify(rows);
  await tx.script("delete from auth.users");
  await tx.query(
    `with drawn as (
     select distinct on (nth) * from jsonb_to_recordset($1::text::jsonb) as r (nth int, zone text)
   ), accounts as (
     insert into auth.users (id, email)
     select md5('account ' || nth)::uuid, nth || '@example.org' from drawn
   )
   select 1`,
    [json],
  );
  await tx.query(
    `update public.user_preferences p set time_zone = r.zone
   from jsonb_to_recordset($1::text::jsonb) as r (nth int, zone text)
   where p.user_id = md5('account ' || r.nth)::uuid`,
    [json],
  );
  await tx.script(`
  insert into public.medications
    (id, user_id, name, dosage, form, total_quantity, current_quantity, expiry_date)
  select id, id, 'Doliprane', '1 g', 'Comprimé', 8, 8, '2030-01-31' from auth.users;
  alter table public.medication_reminders disable trigger user`);
  await tx.query(
    `insert into public.medication_reminders
     (medication_id, reminder_time, weekdays, starts_on, ends_on, paused_at, paused_until, created_at)
   select md5('account ' || nth)::uuid, time,
     array(select value::smallint from jsonb_array_elements_text(weekdays)),
     "startsOn", "endsOn", "pausedAt", "pausedUntil",
     $2::timestamptz + make_interval(hours => "madeAfter")
   from jsonb_to_recordset($1::text::jsonb) as r (nth int, time time, weekdays jsonb, "startsOn" date,
     "endsOn" date, "pausedAt" timestamptz, "pausedUntil" date, "madeAfter" int)`,
    [json, moment],
  );
  await tx.script("alter table public.medication_reminders enable trigger user");
}

describe.each(engines)("planning on $name", ({ openMigrated }) => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await openMigrated();
  });
  afterAll(() => engine.close());

  test.each(MOMENTS)(
    "from %s on, the database plans the same doses as the domain",
    async (moment) => {
      const at = Date.parse(moment);
      const boxes = fc
        .sample(aBox, { numRuns: 120, seed: at / 1000 })
        .map((box) => toDrawn(box, at));
      const rows = boxes.flatMap((box, nth) => box.rules.map((rule) => ({ nth, ...box, ...rule })));
      const planned = await engine.transaction(async (tx) => {
        await storeReminders(tx, rows, moment);
        await tx.query("select private.plan_doses($1, 10000)", [moment]);
        return tx.query<{ told: string }>(
          `select concat_ws(' ', n.nth, to_char(d.wall_time, 'HH24:MI'), d.on_day,
             extract(epoch from d.planned_at)::bigint, extract(epoch from d.expires_at - d.planned_at)::int / 60) as told
         from public.planned_doses d
         join generate_series(0, $1::int) as n (nth) on d.user_id = md5('account ' || n.nth)::uuid
         order by 1`,
          [boxes.length],
        );
      });
      const expected = boxes.flatMap(({ zone, rules, madeAfter }, nth) =>
        rules.flatMap((rule) => {
          const since = instantAt(Math.max(at - 30 * DAY, at + madeAfter * HOUR));
          const others = rules.map(({ time }) => time).filter((time) => time !== rule.time);
          const minutes = Math.floor(windowMinutes(rule.time, others));
          return occurrences(rule, { since, until: instantAt(at + 2 * DAY) }, zoneOf(zone)).map(
            ({ onDay, plannedAt }) =>
              [nth, rule.time, onDay, epochMs(plannedAt) / 1000, minutes].join(" "),
          );
        }),
      );
      expect(expected.length).toBeGreaterThan(150);
      expect(planned.map(({ told }) => told).sort()).toEqual(expected.sort());
    },
  );

  test.each(PLANNING_CASES)(
    "$rule.time in $zone beside $others is planned as $doses: $because",
    async ({ zone, rule, others, since, until, doses }) => {
      const rules = [rule, ...others.map((time) => ({ ...rule, time }))];
      const rows = rules.map((one) => ({ nth: 0, zone, madeAfter: 0, ...one }));
      const planned = await engine.transaction(async (tx) => {
        await storeReminders(tx, rows, since);
        return tx.query<{ on_day: string; at: string; minutes: number }>(
          `select d.on_day::text, extract(epoch from d.planned_at)::bigint * 1000 as at,
             extract(epoch from d.expires_at - d.planned_at)::int / 60 as minutes
           from public.medication_reminders r,
             private.compute_planned_doses(array[r.id], $1::timestamptz - interval '48 hours') d
           where r.reminder_time = $2::time
           order by d.planned_at`,
          [until, rule.time],
        );
      });
      expect(
        planned.map(
          ({ on_day, at, minutes }) => `${on_day} ${new Date(Number(at)).toISOString()} ${minutes}`,
        ),
      ).toEqual(doses);
    },
  );

  test("every quarter of an hour of ten years names the moment that the domain names", async () => {
    for (const name of ["Europe/Paris", "America/New_York", "Atlantic/Canary"]) {
      const rows = await engine.transaction((tx) =>
        tx.query<{ wall: string; at: number }>(
          `select to_char(wall, 'YYYY-MM-DD"T"HH24:MI') as wall,
             extract(epoch from private.resolve_local_time(wall, $1))::bigint * 1000 as at
           from generate_series(timestamp '2025-01-01', '2035-01-01', interval '15 minutes') as wall
           where extract(month from wall) in (3, 10, 11) and extract(hour from wall) < 4`,
          [name],
        ),
      );
      const zone = zoneOf(name);
      const wrong = rows.filter(
        ({ wall, at }) => !isWallTime(wall) || epochMs(instantOf(wallTime(wall), zone)) !== at,
      );
      expect(rows.length).toBeGreaterThan(10_000);
      expect(wrong).toEqual([]);
    }
  });
});
