import { useText } from "#app/locale/text.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";
import type { RegistrationWrong } from "#domain/accounts/registration-draft.ts";
import { NewPasswordFields } from "../password/new-password-fields.tsx";

/** The fields of a new account, each with what is wrong with it. */
export function RegisterFields({
  wrong,
  guessed,
}: {
  wrong: RegistrationWrong;
  /** The password that the server refused as easily guessed; null before it did. */
  guessed: string | null;
}) {
  const t = useText();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={t("accounts.register.firstName")}
          error={nameError(wrong.firstName, t("accounts.register.firstNameRequired"))}
          required
        >
          {(control) => <TextInput {...control} name="firstName" autoComplete="given-name" />}
        </Field>
        <Field
          label={t("accounts.register.lastName")}
          error={nameError(wrong.lastName, t("accounts.register.lastNameRequired"))}
          required
        >
          {(control) => <TextInput {...control} name="lastName" autoComplete="family-name" />}
        </Field>
      </div>
      <Field label={t("accounts.email")} error={emailError()} required>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
          />
        )}
      </Field>
      <NewPasswordFields
        labels={{
          password: t("accounts.password"),
          confirmation: t("accounts.register.confirmation"),
        }}
        wrong={wrong}
        guessed={guessed}
      />
    </>
  );

  function nameError(word: RegistrationWrong["firstName"], missing: string) {
    return word && (word === "required" ? missing : t("accounts.register.nameTooLong"));
  }

  function emailError() {
    if (!wrong.email) return undefined;
    return wrong.email === "required"
      ? t("accounts.register.emailRequired")
      : t("accounts.register.invalidEmail");
  }
}
