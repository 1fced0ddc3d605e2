import type { ReactNode } from "react";
import type { FieldError, FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { today } from "#app/client/time/today.ts";
import { useText } from "#app/locale/text.tsx";
import { DateInput } from "#app/ui/form/date-input.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";
import type { PersonDraft, PersonWrong } from "#domain/profiles/person-draft.ts";

/** Who a person is, in any form that holds it. @param children what else the form asks, before the telephone */
export function PersonFields({
  register,
  errors,
  children,
}: {
  register: (field: keyof PersonDraft) => UseFormRegisterReturn;
  errors: FieldErrors<PersonDraft>;
  children?: ReactNode;
}) {
  const t = useText();
  const wrong = (error: FieldError | undefined) =>
    error && t(`profiles.wrong.${error.type as PersonWrong}`);
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t("profiles.fields.firstName")} error={wrong(errors.firstName)}>
          {(control) => <TextInput {...control} {...register("firstName")} autoComplete="off" />}
        </Field>
        <Field label={t("profiles.fields.lastName")} error={wrong(errors.lastName)} optional>
          {(control) => <TextInput {...control} {...register("lastName")} autoComplete="off" />}
        </Field>
        <Field label={t("profiles.fields.type")} error={wrong(errors.type)}>
          {(control) => (
            <Select {...control} {...register("type")}>
              <option value="adult">{t("profiles.type.adult")}</option>
              <option value="child">{t("profiles.type.child")}</option>
            </Select>
          )}
        </Field>
        <Field label={t("profiles.fields.bornOn")} error={wrong(errors.bornOn)} optional>
          {(control) => <DateInput {...control} {...register("bornOn")} max={today()} />}
        </Field>
      </div>
      {children}
      <Field label={t("profiles.fields.phone")} error={wrong(errors.phone)} optional>
        {(control) => (
          <TextInput {...control} {...register("phone")} type="tel" autoComplete="off" />
        )}
      </Field>
    </>
  );
}
