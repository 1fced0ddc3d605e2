import { useInUseWords } from "#app/locale/opened-words.ts";
import { useText } from "#app/locale/text.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { isForm } from "#domain/inventory/form.ts";
import { inUseGuide } from "#domain/inventory/opened-life.ts";
import { useFieldErrorText } from "../use-field-error-text.ts";
import type { MedicationFormControl } from "./medication-form-control.ts";

/** Days after opening as the box says, and what guides say where it does not. */
export function InUseField({ form }: { form: MedicationFormControl }) {
  const t = useText();
  const wrong = useFieldErrorText();
  const inUseWords = useInUseWords();
  const [chosen, name] = form.watch(["form", "name"]);
  const guide = isForm(chosen) ? inUseGuide({ form: chosen, name }) : null;
  return (
    <Field
      label={t("inventory.fields.inUseDays")}
      hint={
        guide
          ? t(guide.refuses ? "inventory.hints.inUseStrict" : "inventory.hints.inUseGuide", {
              guide: inUseWords(guide.days),
              source: guide.source,
            })
          : t("inventory.hints.inUseDays")
      }
      error={wrong(form.formState.errors.inUseDays, {
        "not-a-number": t("inventory.wrong.inUseDays"),
      })}
      optional
    >
      {(control) => <NumberInput {...control} {...form.register("inUseDays")} />}
    </Field>
  );
}
