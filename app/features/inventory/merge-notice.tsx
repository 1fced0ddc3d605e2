import { isDay } from "../../../domain/calendar/day.ts";
import { formWord, isForm } from "../../../domain/inventory/form.ts";
import type { Merge } from "../../../domain/merge.ts";
import { formatShortDay } from "../../locale/format.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import { MergeNotice } from "../../ui/merge-notice.tsx";
import type { MedicationForm } from "./form.ts";
import type { MergedField } from "./merge.ts";

/** Which fields of a box two people changed at once, and the choice between their values. */
export function MedicationMergeNotice({
  merge,
  saved,
  onTake,
}: {
  merge: Merge<MedicationForm, MergedField>;
  saved: MedicationForm;
  onTake: (field: MergedField) => void;
}) {
  const t = useText();
  const shown = useShown();
  return (
    <MergeNotice
      title={t("inventory.editing.changedMeanwhile")}
      fields={[...merge.taken, ...merge.contested].map((field) => ({
        field,
        label: t(`inventory.fields.${field}`),
        saved: shown(saved[field]),
        mine: merge.taken.includes(field) ? null : shown(merge.form[field]),
      }))}
      onTake={onTake}
    />
  );
}

/** A field's text as people read it: forms in their language, days as they write them. */
function useShown(): (value: string) => string {
  const t = useText();
  const language = useLanguage();
  return (value) => {
    if (isForm(value)) return t(`inventory.form.${formWord(value)}`);
    return isDay(value) ? formatShortDay(value, language) : value;
  };
}
