import { type FormEvent, useState } from "react";
import { browserDb } from "#app/client/database/browser-db.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { focusField, formValues } from "#app/ui/form/form-values.ts";
import {
  checkNewPassword,
  NEW_PASSWORD_FIELDS,
  type NewPasswordWrong,
} from "#domain/accounts/new-password-draft.ts";
import { firstWrong } from "#domain/draft.ts";
import { accountError } from "../account-error.ts";
import { authErrorOf, isGuessed } from "../auth-error.ts";
import { AuthForm } from "../auth-form.tsx";
import { changePassword } from "../data.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

/** For who came in by a mail and need not know the old password. */
export function NewPasswordForm({
  email,
  onDone,
  onTooLate,
}: {
  /** Whose password it is: for the person, and for a password manager. */
  email: string;
  onDone: () => void;
  /** This session was opened otherwise, or too long ago. */
  onTooLate: () => void;
}) {
  const t = useText();
  const [wrong, setWrong] = useState<NewPasswordWrong>({});
  const [refused, setRefused] = useState("");
  const [guessed, setGuessed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const checked = checkNewPassword(formValues(form, NEW_PASSWORD_FIELDS));
    setRefused("");
    setWrong(checked.ok ? {} : checked.wrong);
    if (!checked.ok) {
      focusField(form, firstWrong(NEW_PASSWORD_FIELDS, checked.wrong) ?? "password");
      return;
    }
    setBusy(true);
    try {
      await changePassword(browserDb(), { password: checked.value });
      onDone();
    } catch (problem) {
      setBusy(false);
      if (authErrorOf(problem)?.code === "reauthentication_needed") return onTooLate();
      if (isGuessed(problem)) setGuessed(checked.value);
      setRefused(accountError(problem, t, t("accounts.renew.failed")).message);
      focusField(form, "password");
    }
  }

  return (
    <AuthForm onSubmit={submit}>
      <p>
        <span className="block font-semibold break-words">{email}</span>
        {t("accounts.renew.body")}
      </p>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <NewPasswordFields
        labels={{
          password: t("accounts.renew.password"),
          confirmation: t("accounts.renew.confirmation"),
        }}
        wrong={wrong}
        guessed={guessed}
      />
      {refused && <Notice tone="failure">{refused}</Notice>}
      <Button type="submit" busy={busy}>
        {t("accounts.renew.submit")}
      </Button>
    </AuthForm>
  );
}
