import { useText } from "#app/locale/text.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { TextArea, TextInput } from "#app/ui/form/text-input.tsx";
import { CONTACT_MAX_LENGTH, type ContactWrong } from "#domain/contact/contact-draft.ts";

/** The four fields of a message, each with what is wrong with it. */
export function ContactFields({ wrong }: { wrong: ContactWrong }) {
  const t = useText();
  return (
    <>
      <Field label={t("contact.fullName")} error={errorOf("fullName")} required>
        {(control) => <TextInput {...control} name="fullName" autoComplete="name" />}
      </Field>
      <Field label={t("accounts.email")} error={emailError()} required>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        )}
      </Field>
      <Field label={t("contact.subject")} error={errorOf("subject")} required>
        {(control) => <TextInput {...control} name="subject" />}
      </Field>
      <Field label={t("contact.message")} error={errorOf("message")} required>
        {(control) => <TextArea {...control} name="message" rows={7} />}
      </Field>
    </>
  );

  function errorOf(field: keyof typeof CONTACT_MAX_LENGTH) {
    const word = wrong[field];
    if (word === "too-long") return t("contact.tooLong", { count: CONTACT_MAX_LENGTH[field] });
    return word && t(`contact.required.${field}`);
  }

  function emailError() {
    if (!wrong.email) return undefined;
    return wrong.email === "required"
      ? t("accounts.register.emailRequired")
      : t("accounts.login.invalidEmail");
  }
}
