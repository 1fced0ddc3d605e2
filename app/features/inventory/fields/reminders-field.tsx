import CalendarClock from "lucide-react/icons/calendar-clock";
import { now } from "#app/client/time/now.ts";
import { useToday } from "#app/client/time/today.ts";
import { useScheduleWords } from "#app/locale/schedule-words.ts";
import { useText } from "#app/locale/text.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { isForm } from "#domain/inventory/form.ts";
import { checkSchedule } from "#domain/reminders/schedule.ts";
import { DosesField } from "./doses-field.tsx";
import type { MedicationFormControl } from "./medication-form-control.ts";
import { ScheduleDaysField } from "./schedule-days-field.tsx";
import { useDirectedSchedule } from "./use-directed-schedule.ts";

/** Whether to be told, when, and what all of it comes to in one sentence. */
export function RemindersField({ form }: { form: MedicationFormControl }) {
  const t = useText();
  const isWanted = form.watch("wantsReminders");
  const proposedFrom = useDirectedSchedule(form);
  return (
    <fieldset>
      <legend className="font-semibold">{t("inventory.fields.reminders")}</legend>
      <Checkbox label={t("inventory.reminders.wanted")} {...form.register("wantsReminders")} />
      {isWanted ? (
        <div className="flex flex-col gap-5">
          <Summary form={form} />
          {proposedFrom !== null && (
            <p className="text-ink-soft text-sm">
              {t(
                `inventory.reminders.${proposedFrom === "directions" ? "asDirected" : "notUnderstood"}`,
              )}
            </p>
          )}
          <DosesField form={form} />
          <ScheduleDaysField form={form} />
        </div>
      ) : (
        <p className="text-ink-soft text-sm">{t("inventory.reminders.asNeeded")}</p>
      )}
    </fieldset>
  );
}

function Summary({ form }: { form: MedicationFormControl }) {
  const wordsOf = useScheduleWords();
  const today = useToday();
  const checked = checkSchedule(form.watch("schedule"), now());
  const chosen = form.watch("form");
  if (!checked.ok) return null;
  return (
    <p
      role="status"
      className="flex items-start gap-3 rounded-control bg-accent-soft px-4 py-3 text-accent"
    >
      <CalendarClock aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        {wordsOf(checked.value, isForm(chosen) ? chosen : null, today).map((sentence) => (
          <span key={sentence} className="block">
            {sentence}
          </span>
        ))}
      </span>
    </p>
  );
}
