import type { UseFormReturn } from "react-hook-form";
import { useText } from "#app/locale/text.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { TextArea, TextInput } from "#app/ui/form/text-input.tsx";
import {
  codeName,
  FLAG_FIELDS,
  type FlagDraft,
  type FlagEntry,
  TARGETING_TYPES,
  type TargetingType,
  withTargetingType,
} from "#domain/flags/flag-draft.ts";
import { TargetingFields } from "./targeting-fields.tsx";
import { useFlagFieldErrors } from "./use-flag-field-errors.ts";

/** A flag to be made or changed: its name, what it is for, and whom it is meant for. */
export function FlagFields({
  form,
  isTaken,
}: {
  form: UseFormReturn<FlagDraft, unknown, FlagEntry>;
  /** Another flag has the name. */
  isTaken: boolean;
}) {
  const t = useText();
  const { register, watch } = form;
  const wrong = useFlagFieldErrors(form);
  const name = codeName(watch("name"));

  return (
    <div className="flex flex-col gap-5">
      <Field
        label={t("flags.form.name")}
        hint={name ? t("flags.form.nameHint", { name }) : t("flags.form.nameRule")}
        error={wrong("name") ?? (isTaken && t("flags.wrong.taken"))}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            {...register("name")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t("flags.form.description")} error={wrong("description")} optional>
        {(control) => <TextArea {...control} {...register("description")} />}
      </Field>
      <div>
        <Checkbox
          label={t("flags.form.isEnabled")}
          aria-describedby="flag-enabled-hint"
          {...register("isEnabled")}
        />
        <p id="flag-enabled-hint" className="ml-8 text-ink-soft text-sm">
          {t("flags.form.isEnabledHint")}
        </p>
      </div>
      <Field label={t("flags.form.type")}>
        {(control) => (
          <Select
            {...control}
            {...register("type", {
              onChange: ({ target }: { target: { value: TargetingType } }) => begin(target.value),
            })}
          >
            {TARGETING_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`flags.type.${type}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TargetingFields form={form} />
    </div>
  );

  function begin(type: TargetingType) {
    const draft = withTargetingType(form.getValues(), type);
    for (const field of FLAG_FIELDS) form.setValue(field, draft[field], { shouldDirty: true });
    form.clearErrors();
  }
}
