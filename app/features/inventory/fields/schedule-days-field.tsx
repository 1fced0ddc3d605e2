import { useId } from "react";
import { useToday } from "#app/client/time/today.ts";
import { formatWeekdayName } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { DateInput } from "#app/ui/form/date-input.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { isDay } from "#domain/calendar/day.ts";
import { firstWeekday, WEEKDAYS } from "#domain/calendar/week.ts";
import { useFieldErrorText } from "../use-field-error-text.ts";
import type { MedicationFormControl } from "./medication-form-control.ts";

/** On which days, from when to when, and whether it rests for a while. */
export function ScheduleDaysField({ form }: { form: MedicationFormControl }) {
  const t = useText();
  const wrong = useFieldErrorText();
  const errors = form.formState.errors.schedule;
  const today = useToday();
  const [isPaused, endsOn] = form.watch(["schedule.isPaused", "schedule.endsOn"]);
  const isOver = isDay(endsOn) && endsOn < today;
  return (
    <>
      <WeekdaysField form={form} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field
          label={t("inventory.reminders.startsOn")}
          error={wrong(errors?.startsOn, {})}
          optional
        >
          {(control) => <DateInput {...control} {...form.register("schedule.startsOn")} />}
        </Field>
        <Field
          label={t("inventory.reminders.endsOn")}
          hint={
            isOver && (
              <span role="status" className="font-semibold text-soon">
                {t("inventory.reminders.isOver")}
              </span>
            )
          }
          error={wrong(errors?.endsOn, {})}
          optional
        >
          {(control) => <DateInput {...control} {...form.register("schedule.endsOn")} />}
        </Field>
      </div>
      <div>
        <Checkbox label={t("inventory.reminders.paused")} {...form.register("schedule.isPaused")} />
        {isPaused && (
          <Field
            label={t("inventory.reminders.pausedUntil")}
            hint={t("inventory.reminders.pausedUntilHint")}
            error={wrong(errors?.pausedUntil, {})}
            optional
          >
            {(control) => <DateInput {...control} {...form.register("schedule.pausedUntil")} />}
          </Field>
        )}
      </div>
    </>
  );
}

function WeekdaysField({ form }: { form: MedicationFormControl }) {
  const t = useText();
  const language = useLanguage();
  const wrong = useFieldErrorText();
  const errorId = useId();
  const error = wrong(
    form.formState.errors.schedule?.weekdays as { type?: unknown } | undefined,
    {},
  );
  const weekdays =
    firstWeekday(language) === "sunday" ? ([7, 1, 2, 3, 4, 5, 6] as const) : WEEKDAYS;
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="font-semibold">{t("inventory.reminders.weekdays")}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        {weekdays.map((weekday) => (
          <Checkbox
            key={weekday}
            label={formatWeekdayName(weekday, language)}
            value={String(weekday)}
            {...form.register("schedule.weekdays")}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className="text-expired text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
