import { shortSourceName } from "../../../domain/medicines/source.ts";
import { formatShortDay } from "../../locale/format.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import type { MedicationReference } from "./medication-reference.ts";

/** Who says what the list says, and of which day: their licence asks for both. */
export function ReferenceSource({ reference }: { reference: MedicationReference }) {
  const t = useText();
  const language = useLanguage();
  return (
    <span title={reference.source}>
      {t("inventory.source", {
        source: shortSourceName(reference.source),
        date: formatShortDay(reference.sourceDate, language),
      })}
    </span>
  );
}
