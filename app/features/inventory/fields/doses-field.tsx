import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useEffect } from "react";
import { useFieldArray } from "react-hook-form";
import { useText } from "#app/locale/text.tsx";
import { Button, IconButton } from "#app/ui/button/button.tsx";
import { TimeInput } from "#app/ui/form/date-input.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { nextReminderTime } from "#domain/alerts/reminder.ts";
import { isOneDose } from "#domain/intakes/dose-quantity.ts";
import { isForm } from "#domain/inventory/form.ts";
import { REMINDER_TIMES_MAX } from "#domain/reminders/schedule.ts";
import { useFieldErrorText } from "../use-field-error-text.ts";
import type { MedicationFormControl } from "./medication-form-control.ts";

/** Hours and how much at each: a list that never gets shorter than one. */
export function DosesField({ form }: { form: MedicationFormControl }) {
  const t = useText();
  const wrong = useFieldErrorText();
  const doses = useFieldArray({ control: form.control, name: "schedule.doses" });
  const errors = form.formState.errors.schedule?.doses;
  const chosen = form.watch("form");
  const usual = isForm(chosen) && !isOneDose(chosen) ? "" : "1";
  useUsualQuantity(form, usual);
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
          onClick={({ detail }) => {
            // The second press of two would add an hour that nobody asked for.
            if (detail > 1) return;
            const taken = form.getValues("schedule.doses").map(({ time }) => time);
            const isDirected = form.getValues("posology").trim() !== "";
            // What the directions do not say is not proposed beside them.
            doses.append(
              isDirected
                ? { time: "", quantity: "" }
                : { time: nextReminderTime(taken), quantity: usual },
            );
          }}
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

/**
 * A new schedule proposes one unit, and nothing for what is measured: a number that nobody chose would be read as a
 * dose. What is stored or was typed stays.
 */
function useUsualQuantity(form: MedicationFormControl, usual: string): void {
  const { getValues, setValue, getFieldState } = form;
  const isStored = form.formState.defaultValues?.wantsReminders === true;
  useEffect(() => {
    if (isStored) return;
    getValues("schedule.doses").forEach(({ time, quantity }, index) => {
      // An hour that nobody has chosen has no quantity either.
      if (time === "") return;
      const name = `schedule.doses.${index}.quantity` as const;
      if (quantity === (usual === "" ? "1" : "") && !getFieldState(name).isTouched) {
        setValue(name, usual);
      }
    });
  }, [isStored, usual, getValues, setValue, getFieldState]);
}
