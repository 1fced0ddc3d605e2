import ChevronDown from "lucide-react/icons/chevron-down";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useId, useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { COMMON_FORMS, FORMS, type Form, formWord } from "#domain/inventory/form.ts";
import { FormPictogram } from "../form-pictogram.tsx";
import type { MedicationFormControl } from "./medication-form-control.ts";

const OTHER_FORMS = FORMS.slice(COMMON_FORMS.length);

/**
 * One form, each with its word and its pictogram: the five that most boxes have, and the others on a press. A form that
 * is chosen is always shown.
 */
export function FormChoice({ form }: { form: MedicationFormControl }) {
  const t = useText();
  const errorId = useId();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const isWrong = form.formState.errors.form !== undefined;
  const chosen = form.watch("form");
  const others = isOpen ? OTHER_FORMS : OTHER_FORMS.filter((value) => value === chosen);
  return (
    <fieldset
      aria-describedby={isWrong ? errorId : undefined}
      aria-invalid={isWrong}
      className="flex flex-col gap-1.5"
    >
      <legend className="mb-1.5 font-semibold">{t("inventory.fields.form")}</legend>
      <div id={listId} className="grid grid-cols-2 gap-2 sm:grid-cols-5">
        {[...COMMON_FORMS, ...others].map((value) => (
          <FormOption key={value} value={value} form={form} />
        ))}
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 items-center gap-1.5 self-start rounded-control px-2 font-semibold text-accent underline-offset-4 hover:underline"
      >
        {t(isOpen ? "inventory.fields.fewerForms" : "inventory.fields.moreForms")}
        <ChevronDown aria-hidden="true" className={`size-4 ${isOpen ? "rotate-180" : ""}`} />
      </button>
      {isWrong && (
        <p id={errorId} className="flex items-start gap-1.5 text-expired text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t("inventory.wrong.form")}
        </p>
      )}
    </fieldset>
  );
}

function FormOption({ value, form }: { value: Form; form: MedicationFormControl }) {
  const t = useText();
  return (
    // What is unseen has its place in here: from elsewhere, the focus would bring nothing into sight.
    <label className="relative flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-edge px-3 py-2 leading-tight transition-colors hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:flex-col sm:justify-center sm:px-1 sm:text-center sm:text-sm">
      <input type="radio" value={value} className="sr-only" {...form.register("form")} />
      <FormPictogram form={value} className="size-6 text-accent" />
      {t(`inventory.form.${formWord(value)}`)}
    </label>
  );
}
