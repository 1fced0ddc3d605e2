import type { Language } from "../locale/locales.ts";
import { SETTING_CATEGORIES, type Setting, type SettingCategory } from "./setting.ts";

/** What of the settings somebody wants to see. */
export interface SettingFilter {
  readonly search: string;
  readonly language: Language | "all";
  readonly category: SettingCategory | "all";
}

export const ALL_SETTINGS: SettingFilter = { search: "", language: "all", category: "all" };

/** The settings of one key, under the category most of them have. */
interface KeyGroup<One> {
  readonly key: string;
  readonly settings: readonly One[];
}

/** A search is a part of the key, the value or the description, in capitals or not (section 5). */
export function filterSettings<One extends Setting>(
  settings: readonly One[],
  { search, language, category }: SettingFilter,
): One[] {
  const wanted = search.trim().toLowerCase();
  return settings.filter(
    (setting) =>
      (language === "all" || setting.language === language) &&
      (category === "all" || setting.category === category) &&
      [setting.key, setting.value, setting.description].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
  );
}

/** By category and then by key; a key whose languages disagree on the category stands under the first one's. */
export function groupSettings<One extends Setting>(
  settings: readonly One[],
): { readonly category: SettingCategory; readonly keys: readonly KeyGroup<One>[] }[] {
  const byKey = new Map<string, One[]>();
  for (const setting of settings) {
    byKey.set(setting.key, [...(byKey.get(setting.key) ?? []), setting]);
  }
  const groups = [...byKey]
    .map(([key, ofKey]) => ({ key, settings: ofKey }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  return SETTING_CATEGORIES.map((category) => ({
    category,
    keys: groups.filter(({ settings: [first] }) => first?.category === category),
  })).filter(({ keys }) => keys.length > 0);
}
