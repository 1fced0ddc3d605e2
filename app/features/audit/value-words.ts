import type { Json } from "#app/client/database/database-types.ts";
import { formatDay, formatMoment } from "#app/locale/format.ts";
import { useI18n, useLanguage, useText } from "#app/locale/text.tsx";
import { isDay } from "#domain/calendar/day.ts";
import { instant } from "#domain/calendar/instant.ts";
import { orNull } from "#domain/stored-row.ts";

/** What a column held, as people read it. Empty where it held nothing. */
export function useValueWords(): (value: Json) => string {
  const t = useText();
  const text = useI18n();
  const language = useLanguage();
  return (value) => {
    if (value === null) return "";
    if (typeof value === "boolean") return t(value ? "audit.yes" : "audit.no");
    if (Array.isArray(value)) return value.map(asText).join(", ");
    if (typeof value !== "string") return asText(value);
    const known = `audit.values.${value}`;
    if (text.exists(known)) return String(text.t(known as "audit.yes"));
    if (isDay(value)) return formatDay(value, language);
    const moment = orNull(() => instant(value));
    return moment === null ? value : formatMoment(moment, language);
  };
}

function asText(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value, null, 1);
}
