import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useFieldArray } from "react-hook-form";
import { DEFAULT_REMINDER_TIME } from "../../../domain/alerts/reminder.ts";
import { useText } from "../../locale/text.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TimeInput } from "../../ui/date-input.tsx";
import { Field } from "../../ui/field.tsx";
import type { MedicationFormControl } from "./medication-form-control.ts";
import { useWrongText } from "./wrong-text.ts";

/** Whether to be told, and when: a list of times that never gets shorter than one. */
export function RemindersField({ form }: { form: MedicationFormControl }) {
  const t = useText();
  const wrong = useWrongText();
  const times = useFieldArray({ control: form.control, name: "reminders" });
  const isWanted = form.watch("wantsReminders");
  const errors = form.formState.errors.reminders;
  return (
    <fieldset>
      <legend className="font-semibold">{t("inventory.fields.reminders")}</legend>
      <Checkbox label={t("inventory.reminders.wanted")} {...form.register("wantsReminders")} />
      {isWanted && (
        <div className="flex flex-col items-start gap-3">
          {times.fields.map(({ id }, index) => (
            <div key={id} className="flex items-end gap-2">
              <Field
                label={t("inventory.reminders.time", { number: index + 1 })}
                error={wrong(errors?.[index]?.time, {})}
                required
              >
                {(control) => (
                  <TimeInput
                    {...control}
                    {...form.register(`reminders.${index}.time`)}
                    className="max-w-40"
                  />
                )}
              </Field>
              {times.fields.length > 1 && (
                <IconButton
                  label={t("inventory.reminders.remove", { number: index + 1 })}
                  icon={<Trash2 aria-hidden="true" className="size-5" />}
                  onClick={() => times.remove(index)}
                />
              )}
            </div>
          ))}
          <Button
            look="plain"
            icon={<Plus aria-hidden="true" className="size-5" />}
            onClick={() => times.append({ time: DEFAULT_REMINDER_TIME })}
          >
            {t("inventory.reminders.add")}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
