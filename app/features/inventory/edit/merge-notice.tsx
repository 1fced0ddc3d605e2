import { formatShortDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { MergeNotice } from "#app/ui/form/merge-notice.tsx";
import { isDay } from "#domain/calendar/day.ts";
import { formWord, isForm } from "#domain/inventory/form.ts";
import type { MergeResult } from "#domain/merge.ts";
import type { MedicationForm } from "../form.ts";
import type { MergedField } from "./merge-medication-forms.ts";

/** Which fields of a box two people changed at once, and the choice between their values. */
export function MedicationMergeNotice({
  merge,
  saved,
  onTake,
}: {
  merge: MergeResult<MedicationForm, MergedField>;
  saved: MedicationForm;
  onTake: (field: MergedField) => void;
}) {
  const t = useText();
  const shown = useShown();
  return (
    <MergeNotice
      title={t("inventory.editing.changedMeanwhile")}
      fields={[...merge.changedElsewhere, ...merge.conflicts].map((field) => ({
        field,
        label: t(`inventory.fields.${field}`),
        saved: shown(saved[field]),
        mine: merge.changedElsewhere.includes(field) ? null : shown(merge.form[field]),
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
