import { SERVER_TEXTS } from "../../../app/locale/server-texts.ts";
import { instant } from "../../../domain/calendar/instant.ts";
import { WEEKDAYS } from "../../../domain/calendar/week.ts";
import { DEFAULT_LANGUAGE, isLanguage } from "../../../domain/locale/locales.ts";
import { plainLine } from "../../../domain/plain-text.ts";
import { readableRows } from "../../../domain/stored-row.ts";
import {
  nullOr,
  storedAmount,
  storedDay,
  storedHour,
  storedInstant,
  storedText,
} from "../../../domain/stored-values.ts";
import type { Deps } from "../_shared/deps.ts";
import { refuse, refuseTooMany } from "../_shared/refusals.ts";
import { amountWords } from "../_shared/reminder-words.ts";
import { namedZone } from "./named-zone.ts";
import { type FeedReminder, writeCalendar } from "./write-calendar.ts";

/** As the database makes them. */
const SECRET = /^[0-9a-f]{64}$/u;

interface Feed {
  readonly language: string;
  readonly shows_medicines: boolean;
  readonly shows_person: boolean;
  readonly person: string | null;
  readonly reminders: readonly FeedRow[];
}

interface FeedRow {
  readonly id: string;
  readonly hour: string;
  readonly weekdays: readonly number[];
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly paused_at: string | null;
  readonly paused_until: string | null;
  readonly created_at: string;
  readonly quantity: number;
  readonly zone: string;
  readonly name: string;
  readonly dosage: string;
  readonly form: string;
}

/**
 * The planned doses of one person for a program of calendars, which has nothing but the link. One that was deleted, or
 * never was, is answered alike.
 */
export async function calendarFeed(request: Request, deps: Deps): Promise<Response> {
  if (request.method !== "GET") return refuse(405, "method_not_allowed", "Use GET");
  const secret = new URL(request.url).searchParams.get("key") ?? "";
  const feed = SECRET.test(secret) ? await openFeed(secret, deps) : null;
  const seconds = await deps.countAttempts([
    feed
      ? { name: "calendar-feed", who: secret, attempts: 60, minutes: 60 }
      : { name: "calendar-feed-unknown", who: deps.network, attempts: 30, minutes: 60 },
  ]);
  if (seconds > 0) return refuseTooMany("requests for this calendar", seconds);
  if (!feed) return refuse(404, "not-found", "There is no calendar behind this link");
  return new Response(fileOf(feed), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'inline; filename="trousse.ics"',
      "cache-control": "private, no-cache",
      "x-robots-tag": "noindex",
    },
  });
}

async function openFeed(secret: string, { asService }: Deps): Promise<Feed | null> {
  const [row] = await asService<{ feed: Feed | null }>(
    "select private.open_calendar_feed($1) as feed",
    [secret],
  );
  return row?.feed ?? null;
}

function fileOf(feed: Feed): string {
  const language = isLanguage(feed.language) ? feed.language : DEFAULT_LANGUAGE;
  const { calendar, notifications } = SERVER_TEXTS[language];
  const person = feed.shows_person ? plainLine(feed.person ?? notifications.nameless) : null;
  const reminders = readableRows(feed.reminders, (row): FeedReminder => {
    const zone = storedText(row.zone);
    namedZone(zone);
    const quantity = storedAmount(row.quantity);
    const medicine = feed.shows_medicines
      ? plainLine(`${row.name} ${row.dosage}${amountWords(row.form, quantity, language)}`)
      : null;
    return {
      id: row.id,
      time: storedHour(row.hour),
      weekdays: WEEKDAYS.filter((weekday) => row.weekdays.includes(weekday)),
      startsOn: nullOr(row.starts_on, storedDay),
      endsOn: nullOr(row.ends_on, storedDay),
      pausedAt: nullOr(row.paused_at, storedInstant),
      pausedUntil: nullOr(row.paused_until, storedDay),
      createdAt: storedInstant(row.created_at),
      zone,
      summary: calendar.dose({ person, medicine }),
    };
  }).rows;
  const now = instant(new Date().toISOString());
  return writeCalendar({ name: calendar.name(person), reminders }, now, namedZone);
}
