import type { Db } from "#app/client/database/browser-db.ts";
import { AppError, orThrow } from "#app/client/errors/failure.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import type { Language } from "#domain/locale/locales.ts";
import { readableRows } from "#domain/stored-row.ts";
import { knownMoment, nullOr, storedInstant } from "#domain/stored-values.ts";

/** What a link says of the doses behind it. */
export interface FeedChoice {
  readonly language: Language;
  readonly showsMedicines: boolean;
  readonly showsPerson: boolean;
}

/** A link to the calendar of a person. Its secret is not here. */
export interface CalendarFeed {
  readonly id: string;
  readonly showsMedicines: boolean;
  readonly showsPerson: boolean;
  readonly createdAt: Instant;
  readonly openedCount: number;
  readonly lastOpenedAt: Instant | null;
}

/** The newest first. */
export async function listCalendarFeeds(db: Db, profileId: string): Promise<CalendarFeed[]> {
  const rows = orThrow(
    await db
      .from("calendar_feeds")
      .select("id, shows_medicines, shows_person, created_at, opened_count, last_opened_at")
      .eq("profile_id", profileId)
      .order("created_at", { ascending: false }),
  );
  return readableRows(rows, (row) => ({
    id: row.id,
    showsMedicines: row.shows_medicines,
    showsPerson: row.shows_person,
    createdAt: knownMoment(row.created_at),
    openedCount: row.opened_count,
    lastOpenedAt: nullOr(row.last_opened_at, storedInstant),
  })).rows;
}

/** @returns the secret of the link, which nobody can read again */
export async function addCalendarFeed(
  db: Db,
  profileId: string,
  { language, showsMedicines, showsPerson }: FeedChoice,
): Promise<string> {
  const secret = orThrow(
    await db.rpc("add_calendar_feed", {
      profile_id: profileId,
      language,
      shows_medicines: showsMedicines,
      shows_person: showsPerson,
    }),
  );
  if (secret === null) throw new AppError("unexpected");
  return secret;
}

/** One that is gone already is as good as deleted; one that may not be deleted is refused. */
export async function deleteCalendarFeed(db: Db, id: string): Promise<void> {
  const deleted = orThrow(await db.from("calendar_feeds").delete().eq("id", id).select("id"));
  if (deleted.length > 0) return;
  const left = orThrow(await db.from("calendar_feeds").select("id").eq("id", id).maybeSingle());
  if (left) throw new AppError("forbidden");
}
