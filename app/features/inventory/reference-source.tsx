import { formatShortDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { shortSourceName } from "#domain/medicines/imports/source.ts";
import type { MedicationReference } from "./medication-reference.ts";

/** Who says what the list says, and of which day: their licence asks for both. */
export function ReferenceSource({ reference }: { reference: MedicationReference }) {
  const t = useText();
  const language = useLanguage();
  const source = shortSourceName(reference.source);
  const { sourceDate } = reference;
  return (
    <span title={reference.source}>
      {sourceDate === null
        ? t("inventory.sourceUndated", { source })
        : t("inventory.source", { source, date: formatShortDay(sourceDate, language) })}
    </span>
  );
}
