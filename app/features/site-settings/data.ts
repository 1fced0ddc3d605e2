import type { Db } from "#app/client/database/browser-db.ts";
import { AppError, orThrow } from "#app/client/errors/failure.ts";
import type { SaveResult } from "#app/client/forms/versioned-form.ts";
import { isSettingCategory, isSettingType, type Setting } from "#domain/content/setting.ts";
import { isLanguage } from "#domain/locale/locales.ts";

export interface StoredSetting extends Setting {
  /** Another one after each change. */
  readonly version: string;
}

/** What names a setting. */
export type SettingName = Pick<Setting, "language" | "key">;

const COLUMNS = "language, meta_key, meta_value, meta_type, category, description, updated_at";

/** By language and then by key. */
export async function listSettings(db: Db): Promise<StoredSetting[]> {
  const rows = orThrow(
    await db.from("site_metadata").select(COLUMNS).order("language").order("meta_key"),
  );
  return rows.flatMap((row) => toSetting(row) ?? []);
}

/** @throws AppError `conflict` where the language has the key already */
export async function addSetting(db: Db, setting: Setting): Promise<void> {
  orThrow(
    await db.from("site_metadata").insert({
      language: setting.language,
      meta_key: setting.key,
      meta_value: setting.value,
      meta_type: setting.type,
      category: setting.category,
      description: setting.description || null,
    }),
  );
}

/** Writes only what nobody else has written since `known` was read. @throws AppError `not-found` where it is gone */
export async function saveSetting(
  db: Db,
  known: StoredSetting,
  value: string,
): Promise<SaveResult<StoredSetting>> {
  const name = { language: known.language, meta_key: known.key };
  const written = orThrow(
    await db
      .from("site_metadata")
      .update({ meta_value: value })
      .match(name)
      .eq("updated_at", known.version)
      .select(COLUMNS)
      .maybeSingle(),
  );
  const row =
    written ?? orThrow(await db.from("site_metadata").select(COLUMNS).match(name).maybeSingle());
  const stored = row && toSetting(row);
  if (!stored) throw new AppError("not-found");
  return { outcome: written ? "saved" : "changed-meanwhile", stored };
}

/** One that is gone already is as good as deleted. */
export async function deleteSetting(db: Db, { language, key }: SettingName): Promise<void> {
  orThrow(await db.from("site_metadata").delete().match({ language, meta_key: key }));
}

/** The database holds the columns to their words. */
function toSetting(row: {
  language: string;
  meta_key: string;
  meta_value: string;
  meta_type: string;
  category: string;
  description: string | null;
  updated_at: string;
}): StoredSetting | null {
  const { language, meta_type: type, category } = row;
  if (!isLanguage(language) || !isSettingType(type) || !isSettingCategory(category)) return null;
  return {
    language,
    key: row.meta_key,
    value: row.meta_value,
    type,
    category,
    description: row.description ?? "",
    version: row.updated_at,
  };
}
