import { useId } from "react";
import { useText } from "#app/locale/text.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";
import { MEDICATION_MAX_LENGTHS } from "#domain/inventory/medication-draft.ts";
import { useFieldErrorText } from "../use-field-error-text.ts";
import type { MedicationFormControl } from "./medication-form-control.ts";

/** Places that are dry and cool, or that a family carries: none is the bathroom or a car. */
const PLACES = ["kitchen", "bedroom", "fridge", "bag", "travel"] as const;

/** Where the box is kept, in the family's own words; the usual places are suggested. */
export function LocationField({ form }: { form: MedicationFormControl }) {
  const t = useText();
  const id = useId();
  const wrong = useFieldErrorText();
  return (
    <Field
      label={t("inventory.fields.location")}
      hint={t("inventory.hints.location")}
      error={wrong(form.formState.errors.location, {
        "too-long": t("inventory.wrong.longerThan", { max: MEDICATION_MAX_LENGTHS.location }),
      })}
      optional
    >
      {(control) => (
        <>
          <TextInput {...control} {...form.register("location")} list={id} autoComplete="off" />
          <datalist id={id}>
            {PLACES.map((place) => (
              <option key={place} value={t(`inventory.places.${place}`)} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
