import type { UseFormRegisterReturn } from "react-hook-form";
import { useText } from "#app/locale/text.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { PasswordInput } from "#app/ui/form/password-input.tsx";
import type { ShareWrong } from "#domain/sharing/share-draft.ts";

type PasswordWrong = NonNullable<ShareWrong["password"]> | "wrong-password";

/** The giver's own password, where a right takes it. */
export function ProofField({
  error,
  registered,
}: {
  error: { readonly type?: unknown } | undefined;
  registered: UseFormRegisterReturn;
}) {
  const t = useText();
  return (
    <Field
      label={t("sharing.inviting.password")}
      hint={t("sharing.inviting.passwordHint")}
      error={error && t(`sharing.inviting.wrong.${error.type as PasswordWrong}`)}
      required
    >
      {(control) => <PasswordInput {...control} {...registered} autoComplete="current-password" />}
    </Field>
  );
}
