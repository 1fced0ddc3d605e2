import { now } from "#app/client/time/now.ts";
import { today } from "#app/client/time/today.ts";
import { formatShortDay } from "#app/locale/format.ts";
import { useScheduleWords } from "#app/locale/schedule-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { MergeNotice } from "#app/ui/form/merge-notice.tsx";
import { isDay } from "#domain/calendar/day.ts";
import { formWord, isForm } from "#domain/inventory/form.ts";
import type { MergeResult } from "#domain/merge.ts";
import { checkSchedule } from "#domain/reminders/schedule.ts";
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
        label: t(`inventory.fields.${field === "schedule" ? "reminders" : field}`),
        saved: shown(saved, field),
        mine: merge.changedElsewhere.includes(field) ? null : shown(merge.form, field),
      }))}
      onTake={onTake}
    />
  );
}

/** A field's text as people read it: forms in their language, days as they write them, hours as one says them. */
function useShown(): (typed: MedicationForm, field: MergedField) => string {
  const t = useText();
  const language = useLanguage();
  const scheduleWords = useScheduleWords();
  const shownSchedule = ({ wantsReminders, schedule, form }: MedicationForm) => {
    const read = checkSchedule(schedule, now());
    if (!wantsReminders || !read.ok) return "";
    return scheduleWords(read.value, isForm(form) ? form : null, today()).join(". ");
  };
  return (typed, field) => {
    if (field === "schedule") return shownSchedule(typed);
    if (field === "isCommon") return typed.isCommon ? t("inventory.common") : "";
    const value = typed[field];
    if (isForm(value)) return t(`inventory.form.${formWord(value)}`);
    return isDay(value) ? formatShortDay(value, language) : value;
  };
}
