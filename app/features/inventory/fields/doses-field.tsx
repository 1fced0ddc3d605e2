import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useFieldArray } from "react-hook-form";
import { useText } from "#app/locale/text.tsx";
import { Button, IconButton } from "#app/ui/button/button.tsx";
import { TimeInput } from "#app/ui/form/date-input.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { DEFAULT_REMINDER_TIME } from "#domain/alerts/reminder.ts";
import { REMINDER_TIMES_MAX } from "#domain/reminders/schedule.ts";
import { useFieldErrorText } from "../use-field-error-text.ts";
import type { MedicationFormControl } from "./medication-form-control.ts";

/** Hours and how much at each: a list that never gets shorter than one. */
export function DosesField({ form }: { form: MedicationFormControl }) {
  const t = useText();
  const wrong = useFieldErrorText();
  const doses = useFieldArray({ control: form.control, name: "schedule.doses" });
  const errors = form.formState.errors.schedule?.doses;
  return (
    <div className="flex flex-col items-start gap-3">
      {doses.fields.map(({ id }, index) => (
        <div key={id} className="grid w-full grid-cols-[1.4fr_1fr_2.75rem] items-start gap-2">
          <Field
            label={t("inventory.reminders.time", { number: index + 1 })}
            error={wrong(errors?.[index]?.time, {})}
            required
          >
            {(control) => (
              <TimeInput {...control} {...form.register(`schedule.doses.${index}.time`)} />
            )}
          </Field>
          <Field
            label={t("inventory.reminders.quantity", { number: index + 1 })}
            error={wrong(errors?.[index]?.quantity, {
              "below-minimum": t("inventory.reminders.quantityNotAboveZero"),
            })}
            required
          >
            {(control) => (
              <NumberInput {...control} {...form.register(`schedule.doses.${index}.quantity`)} />
            )}
          </Field>
          {doses.fields.length > 1 && (
            // Beside the controls, below their labels.
            <IconButton
              label={t("inventory.reminders.remove", { number: index + 1 })}
              icon={<Trash2 aria-hidden="true" className="size-5" />}
              className="mt-8"
              onClick={() => doses.remove(index)}
            />
          )}
        </div>
      ))}
      {doses.fields.length < REMINDER_TIMES_MAX ? (
        <Button
          variant="plain"
          icon={<Plus aria-hidden="true" className="size-5" />}
          className="-ml-4"
          onClick={() => doses.append({ time: DEFAULT_REMINDER_TIME, quantity: "1" })}
        >
          {t("inventory.reminders.add")}
        </Button>
      ) : (
        <p className="text-ink-soft text-sm">
          {t("inventory.reminders.most", { count: REMINDER_TIMES_MAX })}
        </p>
      )}
    </div>
  );
}
