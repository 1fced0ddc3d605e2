import { formatDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { isDay } from "#domain/calendar/day.ts";
import type { Sheet, SheetEntry } from "#domain/sheets/sheet.ts";
import type { ColumnName } from "./sheet-name.ts";

type ChoiceName = keyof typeof import("#app/locale/fr/sheets.ts").sheets.choice;

/** Values that say something to the program; the others are words already. */
const CHOICES: ReadonlySet<string> = new Set<ChoiceName>([
  "urgent",
  "doctor",
  "mild",
  "value_proposition",
  "testimonials",
  "faq_preview",
  "press",
  "fr",
  "en",
  "es",
]);

/** A value of a choice, in words. */
export function useChoiceWord(): (value: string) => string {
  const t = useText();
  return (value) => (CHOICES.has(value) ? t(`sheets.choice.${value as ChoiceName}`) : value);
}

/** What a column of a line says, as a list shows it. */
export function useShownValue(sheet: Sheet): (name: string, entry: SheetEntry) => string {
  const language = useLanguage();
  const choiceWord = useChoiceWord();
  const kinds = new Map(sheet.columns.map(({ name, kind }) => [name, kind]));
  return (name, entry) => {
    const value = String(entry[name] ?? "");
    if (kinds.get(name) === "choice") return choiceWord(value);
    return kinds.get(name) === "day" && isDay(value) ? formatDay(value, language) : value;
  };
}

/** What a column is called. */
export function useColumnLabel(): (name: string) => string {
  const t = useText();
  return (name) => t(`sheets.column.${name as ColumnName}`);
}

/** What a line is called by. */
export function useTitle(sheet: Sheet): (entry: SheetEntry) => string {
  const shown = useShownValue(sheet);
  return (entry) =>
    sheet.titles
      .map((name) => shown(name, entry))
      .filter(Boolean)
      .join(" · ");
}
