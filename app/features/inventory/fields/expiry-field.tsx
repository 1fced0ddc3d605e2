import CalendarDays from "lucide-react/icons/calendar-days";
import { useRef } from "react";
import { useController } from "react-hook-form";
import { formatDay, formatShortDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { IconButton } from "#app/ui/button/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";
import { isDay } from "#domain/calendar/day.ts";
import { parseExpiry } from "#domain/inventory/typed-expiry.ts";
import { dateOrder } from "../form.ts";
import { useFieldErrorText } from "../use-field-error-text.ts";
import type { MedicationFormControl } from "./medication-form-control.ts";

/**
 * The last good day as the box says it: a day, or a month and a year, which no browser's own date field accepts.
 * What was understood is said back in words.
 */
export function ExpiryField({ form }: { form: MedicationFormControl }) {
  const t = useText();
  const language = useLanguage();
  const wrong = useFieldErrorText();
  const calendar = useRef<HTMLInputElement>(null);
  const { field, fieldState } = useController({ control: form.control, name: "expiresOn" });
  const understood = parseExpiry(field.value, dateOrder(language));
  return (
    <Field
      label={t("inventory.fields.expiresOn")}
      hint={
        understood
          ? t("inventory.hints.expiresOnRead", { date: formatDay(understood, language) })
          : t("inventory.hints.expiresOn")
      }
      error={wrong(fieldState.error, {
        required: t("inventory.wrong.expiresOn"),
        "not-a-day": t("inventory.wrong.expiresOnUnread"),
        "below-minimum": t("inventory.wrong.expiresOnOutOfRange"),
        "above-maximum": t("inventory.wrong.expiresOnOutOfRange"),
      })}
      required
    >
      {(control) => (
        <span className="relative block">
          <TextInput {...control} {...field} autoComplete="off" className="pr-12 tabular-nums" />
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-0 w-11 opacity-0"
            value={understood ?? ""}
            onChange={({ target }) => {
              if (isDay(target.value)) field.onChange(formatShortDay(target.value, language));
            }}
          />
          <IconButton
            label={t("inventory.hints.pickDay")}
            icon={<CalendarDays aria-hidden="true" className="size-5" />}
            className="absolute inset-y-0 right-0"
            onClick={() => calendar.current?.showPicker()}
          />
        </span>
      )}
    </Field>
  );
}
