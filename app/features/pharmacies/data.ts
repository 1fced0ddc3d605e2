import type { Db } from "#app/client/database/browser-db.ts";
import { orThrow } from "#app/client/errors/failure.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import { localizedText } from "#domain/content/localized-text.ts";
import type { Language } from "#domain/locale/locales.ts";
import type { Pharmacy } from "#domain/pharmacies/pharmacy.ts";
import { orNull } from "#domain/stored-row.ts";
import { storedDay } from "#domain/stored-values.ts";

const COLUMNS =
  "id, name, name_es, description, description_en, description_es, url, country, authority, source, checked_on";

/** The active pharmacies of every country, by name. */
export async function listPharmacies(db: Db, language: Language): Promise<Pharmacy[]> {
  const rows = orThrow(
    // The policies say the same to everybody but admins, who read this page like everybody.
    await db.from("online_pharmacies").select(COLUMNS).eq("is_active", true).order("name"),
  );
  return rows.map((row) => ({
    id: row.id,
    name: (language === "es" && row.name_es) || row.name,
    description:
      localizedText(language, {
        base: row.description,
        en: row.description_en,
        es: row.description_es,
      })?.text ?? null,
    url: row.url,
    country: row.country,
    authority: row.authority,
    register: row.source,
    checkedOn: orNull(() => storedDay(row.checked_on)),
  }));
}

/** The pharmacies an account has marked as favorites. */
export async function readFavorites(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const rows = orThrow(
    await db
      .from("user_pharmacy_preferences")
      .select("pharmacy_id")
      .eq("user_id", userId)
      .eq("is_preferred", true),
  );
  return new Set(rows.map(({ pharmacy_id }) => pharmacy_id));
}

/** Sent twice, it is one favorite. Answers what is stored now. */
export async function markFavorite(
  db: Db,
  userId: string,
  { pharmacyId, isFavorite, at }: { pharmacyId: string; isFavorite: boolean; at: Instant },
): Promise<boolean> {
  const row = orThrow(
    await db
      .from("user_pharmacy_preferences")
      .upsert(
        { user_id: userId, pharmacy_id: pharmacyId, is_preferred: isFavorite, last_used: at },
        { onConflict: "user_id,pharmacy_id" },
      )
      .select("is_preferred")
      .single(),
  );
  return row.is_preferred;
}

/** Where the medicines of a profile come from as a rule, null where nobody said. */
export async function readDefaultPharmacyId(db: Db, profileId: string): Promise<string | null> {
  const row = orThrow(
    await db
      .from("profiles")
      .select("default_pharmacy_id, profile_details(default_pharmacy_id)")
      .eq("id", profileId)
      .maybeSingle(),
  );
  return row?.profile_details?.default_pharmacy_id ?? row?.default_pharmacy_id ?? null;
}
