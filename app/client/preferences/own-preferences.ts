import { queryOptions } from "@tanstack/react-query";
import {
  PREFERENCE_COLUMNS,
  type PreferenceColumn,
  type Preferences,
  preferenceColumns,
} from "#domain/preferences/preferences.ts";
import { browserDb, type Db } from "../database/browser-db.ts";
import type { Database } from "../database/database-types.ts";
import { orThrow } from "../errors/failure.ts";

const SELECTED = [...PREFERENCE_COLUMNS, "updated_at", "health_consent_revoked_at"].join(", ");

type Row = Database["public"]["Tables"]["user_preferences"]["Row"];

/** What the account chose, as it is stored. */
export type OwnPreferences = Pick<
  Row,
  PreferenceColumn | "updated_at" | "health_consent_revoked_at"
>;

/** Nothing while nothing is stored. */
export async function readOwnPreferences(db: Db, userId: string): Promise<OwnPreferences | null> {
  return orThrow(
    await db
      .from("user_preferences")
      .select<string, OwnPreferences>(SELECTED)
      .eq("user_id", userId)
      .maybeSingle(),
  );
}

/**
 * Writes some of it, and leaves the rest, which another device may be changing.
 * @returns all of it as it is now
 */
export async function writeOwnPreferences(
  db: Db,
  userId: string,
  change: Partial<Preferences>,
): Promise<OwnPreferences | undefined> {
  const row = preferenceColumns(change);
  const written = await update(db, userId, row);
  if (written) return written;
  orThrow(await db.from("user_preferences").insert({ user_id: userId }));
  return update(db, userId, row);
}

async function update(
  db: Db,
  userId: string,
  row: ReturnType<typeof preferenceColumns>,
): Promise<OwnPreferences | undefined> {
  const [written] = orThrow(
    await db
      .from("user_preferences")
      .update(row)
      .eq("user_id", userId)
      .select<string, OwnPreferences>(SELECTED),
  );
  return written;
}

/** Read once for all that show a part of it. */
export const ownPreferencesQuery = (userId: string) =>
  queryOptions({
    queryKey: ["own-preferences", userId] as const,
    queryFn: () => readOwnPreferences(browserDb(), userId),
  });
