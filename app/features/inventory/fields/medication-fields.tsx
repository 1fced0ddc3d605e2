import { useEffect } from "react";
import { today } from "#app/client/time/today.ts";
import { useText } from "#app/locale/text.tsx";
import { DateInput } from "#app/ui/form/date-input.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { TextArea, TextInput } from "#app/ui/form/text-input.tsx";
import { formWord, isForm } from "#domain/inventory/form.ts";
import { MEDICATION_MAX_LENGTHS } from "#domain/inventory/medication-draft.ts";
import type { MedicationReference } from "../medication-reference.ts";
import { useFieldErrorText } from "../use-field-error-text.ts";
import { ExpiryField } from "./expiry-field.tsx";
import { FormChoice } from "./form-choice.tsx";
import { HomeField } from "./home-field.tsx";
import { InUseField } from "./in-use-field.tsx";
import { LocationField } from "./location-field.tsx";
import type { MedicationFormControl } from "./medication-form-control.ts";
import { NameField } from "./name-field.tsx";
import { RemindersField } from "./reminders-field.tsx";

/** Everything a box says, in the order one reads it off the box. */
export function MedicationFields({
  form,
  startsHere = false,
  reference,
}: {
  form: MedicationFormControl;
  /** This form was opened to type a name. On a touch screen nobody asked for the keyboard yet. */
  startsHere?: boolean;
  /** What the form was filled from before anybody typed. */
  reference?: MedicationReference | undefined;
}) {
  const t = useText();
  const wrong = useFieldErrorText();
  const { errors } = form.formState;
  const chosenForm = form.watch("form");
  const unit = isForm(chosenForm) && t(`inventory.hints.unit.${formWord(chosenForm)}`);
  const { setFocus } = form;
  useEffect(() => {
    if (startsHere && window.matchMedia("(pointer: fine)").matches) setFocus("name");
  }, [startsHere, setFocus]);
  const tooLong = (max: number) => ({ "too-long": t("inventory.wrong.longerThan", { max }) });
  return (
    <div className="flex flex-col gap-5">
      <NameField form={form} reference={reference} />
      <Field
        label={t("inventory.fields.dosage")}
        hint={t("inventory.hints.dosage")}
        error={wrong(errors.dosage, {
          required: t("inventory.wrong.dosage"),
          "below-minimum": t("inventory.wrong.dosageNotAboveZero"),
          ...tooLong(MEDICATION_MAX_LENGTHS.dosage),
        })}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            // Another strength is another medicine: the composition of the chosen one no longer holds.
            {...form.register("dosage", { onChange: () => form.setValue("referenceId", "") })}
            autoComplete="off"
          />
        )}
      </Field>
      <FormChoice form={form} />
      <div className="grid grid-cols-2 gap-4 sm:gap-5">
        <Field
          label={t("inventory.fields.currentQuantity")}
          hint={unit}
          error={wrong(errors.currentQuantity, {
            required: t("inventory.wrong.currentQuantity"),
            "below-minimum": t("inventory.wrong.currentQuantityNegative"),
          })}
          required
        >
          {(control) => <NumberInput {...control} {...form.register("currentQuantity")} />}
        </Field>
        <Field
          label={t("inventory.fields.totalQuantity")}
          hint={unit}
          error={wrong(errors.totalQuantity, {
            required: t("inventory.wrong.totalQuantity"),
            "below-minimum": t("inventory.wrong.totalQuantityBelowOne"),
          })}
          required
        >
          {(control) => <NumberInput {...control} {...form.register("totalQuantity")} />}
        </Field>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <ExpiryField form={form} />
        <Field label={t("inventory.fields.openedOn")} error={wrong(errors.openedOn, {})} optional>
          {(control) => <DateInput {...control} {...form.register("openedOn")} max={today()} />}
        </Field>
      </div>
      <InUseField form={form} />
      <LocationField form={form} />
      <Field
        label={t("inventory.fields.officialNumber")}
        hint={t("inventory.hints.officialNumber")}
        error={wrong(errors.officialNumber, {})}
        optional
      >
        {(control) => (
          <TextInput {...control} {...form.register("officialNumber")} autoComplete="off" />
        )}
      </Field>
      <Field
        label={t("inventory.fields.lot")}
        hint={t("inventory.hints.lot")}
        error={wrong(errors.lot, tooLong(MEDICATION_MAX_LENGTHS.lot))}
        optional
      >
        {(control) => <TextInput {...control} {...form.register("lot")} autoComplete="off" />}
      </Field>
      <HomeField form={form} />
      <Field
        label={t("inventory.fields.posology")}
        hint={t("inventory.hints.posology")}
        error={wrong(errors.posology, tooLong(MEDICATION_MAX_LENGTHS.posology))}
        optional
      >
        {(control) => <TextArea {...control} {...form.register("posology")} rows={2} />}
      </Field>
      <Field
        label={t("inventory.fields.notes")}
        error={wrong(errors.notes, tooLong(MEDICATION_MAX_LENGTHS.notes))}
        optional
      >
        {(control) => <TextArea {...control} {...form.register("notes")} rows={2} />}
      </Field>
      <RemindersField form={form} />
    </div>
  );
}
