import { queryOptions } from "@tanstack/react-query";
import { browserDb, type Db } from "../database/browser-db.ts";
import type { Database } from "../database/database-types.ts";
import { orThrow } from "../errors/failure.ts";

const COLUMNS =
  "language, reminder_advance_minutes, session_timeout_minutes, reminder_notifications, email_notifications, push_notifications, reminder_mails, escalation_mails, weekly_report, hides_medicine_names, login_alerts, analytics_enabled, data_sharing, marketing_emails, time_zone, updated_at";

type Row = Database["public"]["Tables"]["user_preferences"]["Row"];

/** What the account chose, as it is stored. */
export type OwnPreferences = Omit<Row, "user_id" | "two_factor_enabled">;

export type PreferenceChange = Partial<Omit<OwnPreferences, "updated_at">>;

/** Nothing while nothing is stored. */
export async function readOwnPreferences(db: Db, userId: string): Promise<OwnPreferences | null> {
  return orThrow(
    await db.from("user_preferences").select(COLUMNS).eq("user_id", userId).maybeSingle(),
  );
}

/**
 * Writes some of it, and leaves the rest, which another device may be changing.
 * @returns all of it as it is now; nothing where nothing was stored, and is not now either
 */
export async function writeOwnPreferences(
  db: Db,
  userId: string,
  change: PreferenceChange,
): Promise<OwnPreferences | undefined> {
  const [written] = orThrow(
    await db.from("user_preferences").update(change).eq("user_id", userId).select(COLUMNS),
  );
  return written;
}

/** Read once for all that show a part of it. */
export const ownPreferencesQuery = (userId: string) =>
  queryOptions({
    queryKey: ["own-preferences", userId] as const,
    queryFn: () => readOwnPreferences(browserDb(), userId),
  });
