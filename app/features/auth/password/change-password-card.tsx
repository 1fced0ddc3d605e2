import { type FormEvent, useState } from "react";
import { browserDb } from "#app/client/database/browser-db.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Field } from "#app/ui/form/field.tsx";
import { focusField, formValues } from "#app/ui/form/form-values.ts";
import { PasswordInput } from "#app/ui/form/password-input.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import {
  checkPasswordChange,
  NEW_PASSWORD_FIELDS,
  type PasswordChangeWrong,
} from "#domain/accounts/new-password-draft.ts";
import { firstWrong } from "#domain/draft.ts";
import { type AccountError, accountError } from "../account-error.ts";
import { isGuessed } from "../auth-error.ts";
import { AuthForm } from "../auth-form.tsx";
import { changePassword } from "../data.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

/** Changes the password of somebody who knows the present one. */
export function ChangePasswordCard() {
  const t = useText();
  const [wrong, setWrong] = useState<PasswordChangeWrong>({});
  const [refused, setRefused] = useState<AccountError | null>(null);
  const [guessed, setGuessed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [saves, setSaves] = useState(0);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const checked = checkPasswordChange(formValues(form, ["current", ...NEW_PASSWORD_FIELDS]));
    setRefused(null);
    setWrong(checked.ok ? {} : checked.wrong);
    if (!checked.ok) {
      const first =
        checked.wrong.form === "incomplete"
          ? checked.wrong.missing[0]
          : firstWrong(NEW_PASSWORD_FIELDS, checked.wrong);
      focusField(form, first ?? "current");
      return;
    }
    setBusy(true);
    try {
      await changePassword(browserDb(), checked.value);
      showToast({ tone: "success", message: t("settings.password.done") });
      setSaves(saves + 1);
    } catch (problem) {
      const failed = t("settings.password.failed");
      const refusal = accountError(problem, t, failed);
      showToast({ tone: "failure", message: failed });
      setRefused(refusal);
      if (isGuessed(problem)) setGuessed(checked.value.password);
      focusField(form, refusal.field ?? "current");
    } finally {
      setBusy(false);
    }
  }

  const isIncomplete = wrong.form === "incomplete";
  return (
    <Card title={t("settings.password.title")}>
      {/* A saved form is a new one: no secret stays in its fields. */}
      <AuthForm key={saves} onSubmit={submit}>
        <Field
          label={t("settings.password.current")}
          error={refused?.field === "current" && refused.message}
          required
        >
          {(control) => (
            <PasswordInput {...control} name="current" autoComplete="current-password" />
          )}
        </Field>
        <NewPasswordFields
          labels={{
            password: t("accounts.renew.password"),
            confirmation: t("accounts.renew.confirmation"),
          }}
          wrong={isIncomplete ? {} : wrong}
          guessed={guessed}
        />
        {isIncomplete && <Notice tone="failure">{t("settings.password.incomplete")}</Notice>}
        {refused && refused.field !== "current" && (
          <Notice tone="failure">{refused.message}</Notice>
        )}
        <Button type="submit" busy={busy} className="self-start">
          {t("settings.password.submit")}
        </Button>
      </AuthForm>
    </Card>
  );
}
