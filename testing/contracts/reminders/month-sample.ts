import type { Engine } from "@trousse/backend/database/engine";
import { addDays, type Day, day } from "#domain/calendar/day.ts";
import { epochMs, type Instant, instantAt } from "#domain/calendar/instant.ts";
import { startOfDay } from "#domain/calendar/wall-time.ts";
import { WEEKDAYS, type Weekday } from "#domain/calendar/week.ts";
import type { Zone } from "#domain/calendar/zone.ts";
import { occurrences } from "#testing/models/planning.ts";
import { canary, newYork, paris } from "#testing/samples/time-zones.ts";

/** Days of a simulated month, and some more for the last of them to end everywhere. */
export const DAYS = 30;

const ZONES: readonly { readonly name: string; readonly zone: Zone }[] = [
  { name: "Europe/Paris", zone: paris },
  { name: "America/New_York", zone: newYork },
  { name: "Atlantic/Canary", zone: canary },
];

/** Among them every hour that one of the zones skips or shows twice. */
const HOURS: readonly (readonly string[])[] = [
  ["08:00"],
  ["08:00", "20:00"],
  ["02:30", "14:30"],
  ["01:30", "09:30", "17:30"],
  ["07:00", "12:00", "19:00", "23:45"],
];

const THREE_DAYS: readonly Weekday[] = [1, 3, 5];

interface MonthPerson {
  readonly nth: number;
  readonly zone: (typeof ZONES)[number];
  readonly hours: readonly string[];
  readonly weekdays: readonly Weekday[];
}

const monthPeople = (count: number): MonthPerson[] =>
  Array.from({ length: count }, (_, nth) => ({
    nth,
    zone: ZONES[nth % ZONES.length] ?? { name: "UTC", zone: () => 0 },
    hours: HOURS[Math.floor(nth / ZONES.length) % HOURS.length] ?? [],
    weekdays: nth % 7 === 0 ? THREE_DAYS : WEEKDAYS,
  }));

/** When a month begins whose first day is `first`: before that day has begun anywhere. */
export function startOfMonth(first: Day): Instant {
  return instantAt(epochMs(startOfDay(first, paris)) - 3_600_000);
}

/**
 * So many accounts with one medicine each, for a month; of each two, one wants push, of each three two
 * mails, and one of ten nothing at all.
 */
export async function writeMonthPeople(engine: Engine, count: number, first: Day): Promise<void> {
  const rows = monthPeople(count).map(({ nth, zone, hours, weekdays }) => {
    return { nth, zone: zone.name, hours, weekdays };
  });
  await engine.transaction(async (tx) => {
    await tx.script("set local statement_timeout = 0; delete from auth.users");
    await tx.query(
      `insert into auth.users (id, email)
       select md5('taker ' || nth)::uuid, 'taker-' || nth || '@example.org' from generate_series(0, $1::int - 1) as nth`,
      [count],
    );
    await tx.query(
      `update public.user_preferences p
       set time_zone = r.zone, push_notifications = nth % 2 = 0, email_notifications = nth % 3 <> 0,
         reminder_notifications = nth % 10 <> 9,
         reminder_advance_minutes = (array[5, 10, 15, 30, 60])[nth % 5 + 1]
       from jsonb_to_recordset($1::text::jsonb) as r (nth int, zone text)
       where p.user_id = md5('taker ' || r.nth)::uuid`,
      [JSON.stringify(rows)],
    );
    await tx.script(`
      insert into public.medications
        (id, user_id, name, dosage, form, total_quantity, current_quantity, expiry_date)
      select id, id, 'Bisoprolol', '5 mg', 'Comprimé', 1000, 1000, '2030-01-31' from auth.users;
      alter table public.medication_reminders disable trigger user`);
    await tx.query(
      `insert into public.medication_reminders
         (id, medication_id, reminder_time, weekdays, starts_on, ends_on, created_at)
       select md5('reminder ' || nth || ' ' || hour)::uuid, md5('taker ' || nth)::uuid, hour::time,
         array(select value::smallint from jsonb_array_elements_text(weekdays)),
         $2::text::date, $3::text::date, $4
       from jsonb_to_recordset($1::text::jsonb) as r (nth int, hours jsonb, weekdays jsonb),
         jsonb_array_elements_text(hours) as hour`,
      [JSON.stringify(rows), first, addDays(first, DAYS - 1), startOfMonth(first)],
    );
    await tx.script("alter table public.medication_reminders enable trigger user");
  });
}

/** Every dose of the month as the domain plans it: `taker hour day epoch`, sorted. */
export function dosesOfMonth(count: number, first: Day): string[] {
  const since = startOfMonth(first);
  const until = instantAt(epochMs(since) + (DAYS + 3) * 24 * 3_600_000);
  const endsOn = day(addDays(first, DAYS - 1));
  return monthPeople(count)
    .flatMap(({ nth, zone, hours, weekdays }) =>
      hours.flatMap((time) => {
        const rule = { time, weekdays, startsOn: first, endsOn, pausedAt: null, pausedUntil: null };
        return occurrences(rule, { since, until }, zone.zone).map(
          ({ onDay, plannedAt }) => `${nth} ${time} ${onDay} ${epochMs(plannedAt) / 1000}`,
        );
      }),
    )
    .sort();
}
