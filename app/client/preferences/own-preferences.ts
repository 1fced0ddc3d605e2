import { queryOptions } from "@tanstack/react-query";
import { PREFERENCE_COLUMNS, type PreferenceColumn } from "#domain/preferences/preferences.ts";
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

export type PreferenceChange = Partial<Pick<Row, PreferenceColumn>>;

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
 * @returns all of it as it is now; nothing where nothing was stored, and is not now either
 */
export async function writeOwnPreferences(
  db: Db,
  userId: string,
  change: PreferenceChange,
): Promise<OwnPreferences | undefined> {
  const [written] = orThrow(
    await db
      .from("user_preferences")
      .update(change)
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
