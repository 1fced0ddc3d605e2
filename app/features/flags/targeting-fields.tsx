import type { UseFormReturn } from "react-hook-form";
import { useText } from "#app/locale/text.tsx";
import { DateTimeInput } from "#app/ui/form/date-input.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { TextArea, TextInput } from "#app/ui/form/text-input.tsx";
import type { FlagDraft, FlagEntry } from "#domain/flags/flag-draft.ts";
import { useFlagFieldErrors } from "./use-flag-field-errors.ts";

/** What the chosen type of targeting asks for more. */
export function TargetingFields({ form }: { form: UseFormReturn<FlagDraft, unknown, FlagEntry> }) {
  const t = useText();
  const { register, watch } = form;
  const wrong = useFlagFieldErrors(form);
  switch (watch("type")) {
    case "global":
      return null;
    case "percentage":
      return (
        <Field
          label={t("flags.form.percentage")}
          hint={t("flags.form.percentageHint")}
          error={wrong("percentage")}
          required
        >
          {(control) => <NumberInput {...control} {...register("percentage")} most={100} />}
        </Field>
      );
    case "role":
      return (
        <Field
          label={t("flags.form.roles")}
          hint={t("flags.form.rolesHint")}
          error={wrong("roles")}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              {...register("roles")}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      );
    case "user_specific":
      return (
        <Field
          label={t("flags.form.userIds")}
          hint={t("flags.form.userIdsHint")}
          error={wrong("userIds")}
          required
        >
          {(control) => (
            <TextArea
              {...control}
              {...register("userIds")}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      );
    case "date_range":
      return (
        <div className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
          <Field label={t("flags.form.startsAt")} error={wrong("startsAt")}>
            {(control) => <DateTimeInput {...control} {...register("startsAt")} />}
          </Field>
          <Field label={t("flags.form.endsAt")} error={wrong("endsAt")}>
            {(control) => <DateTimeInput {...control} {...register("endsAt")} />}
          </Field>
          <p className="text-ink-soft text-sm sm:col-span-2">{t("flags.form.rangeHint")}</p>
        </div>
      );
  }
}
