import { useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { PasswordInput } from "#app/ui/form/password-input.tsx";
import type { NewPasswordWrong } from "#domain/accounts/new-password-draft.ts";
import type { PasswordRule } from "#domain/accounts/password.ts";
import { PasswordRules } from "./password-rules.tsx";

/** A new password with its rules, and the same again. The fields are named `password` and `confirmation`. */
export function NewPasswordFields({
  labels,
  wrong,
  guessed,
}: {
  labels: { password: string; confirmation: string };
  wrong: NewPasswordWrong;
  /** What the server refused as easily guessed; null before it did. */
  guessed: string | null;
}) {
  const t = useText();
  const [password, setPassword] = useState("");
  return (
    <>
      <Field
        label={labels.password}
        hint={<PasswordRules password={password} guessed={guessed} />}
        error={wrong.password && <BrokenRules rules={wrong.password} />}
        required
      >
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="new-password"
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Field
        label={labels.confirmation}
        error={wrong.confirmation && t("accounts.register.different")}
        required
      >
        {(control) => (
          <PasswordInput {...control} name="confirmation" autoComplete="new-password" />
        )}
      </Field>
    </>
  );
}

/** The messages of the rules, joined by a space as the specification says, and each on its line for the eye. */
function BrokenRules({ rules }: { rules: readonly PasswordRule[] }) {
  const t = useText();
  return rules.map((rule, place) => (
    <span key={rule} className="block">
      {place > 0 && " "}
      {t(`accounts.register.rule.${rule}`)}
    </span>
  ));
}
