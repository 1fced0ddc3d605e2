import CircleAlert from "lucide-react/icons/circle-alert";
import { useId } from "react";
import { useText } from "#app/locale/text.tsx";
import { FORMS, formWord } from "#domain/inventory/form.ts";
import { FormPictogram } from "../form-pictogram.tsx";
import type { MedicationFormControl } from "./medication-form-control.ts";

/** One of the five forms, each with its word and its pictogram. */
export function FormChoice({ form }: { form: MedicationFormControl }) {
  const t = useText();
  const errorId = useId();
  const isWrong = form.formState.errors.form !== undefined;
  return (
    <fieldset
      aria-describedby={isWrong ? errorId : undefined}
      aria-invalid={isWrong}
      className="flex flex-col gap-1.5"
    >
      <legend className="mb-1.5 font-semibold">{t("inventory.fields.form")}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-5">
        {FORMS.map((value) => (
          // What is unseen has its place in here: from elsewhere, the focus would bring nothing into sight.
          <label
            key={value}
            className="relative flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-edge px-3 py-2 leading-tight transition-colors hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:flex-col sm:justify-center sm:px-1 sm:text-center sm:text-sm"
          >
            <input type="radio" value={value} className="sr-only" {...form.register("form")} />
            <FormPictogram form={value} className="size-6 text-accent" />
            {t(`inventory.form.${formWord(value)}`)}
          </label>
        ))}
      </div>
      {isWrong && (
        <p id={errorId} className="flex items-start gap-1.5 text-expired text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t("inventory.wrong.form")}
        </p>
      )}
    </fieldset>
  );
}
