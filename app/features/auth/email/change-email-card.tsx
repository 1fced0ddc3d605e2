import { type FormEvent, useState } from "react";
import { browserDb } from "#app/client/database/browser-db.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Field } from "#app/ui/form/field.tsx";
import { focusField, formValues } from "#app/ui/form/form-values.ts";
import { PasswordInput } from "#app/ui/form/password-input.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import {
  checkEmailChange,
  EMAIL_CHANGE_FIELDS,
  type EmailChangeWrong,
} from "#domain/accounts/email-draft.ts";
import { firstWrong } from "#domain/draft.ts";
import { type AccountError, accountError } from "../account-error.ts";
import { AuthForm } from "../auth-form.tsx";
import { requestEmailChange } from "../data.ts";

const WRONG_ADDRESS = {
  required: "settings.email.required",
  "not-an-email": "accounts.register.invalidEmail",
  unchanged: "settings.email.unchanged",
} as const;

/** Asks for another address, which both the old and the new one then confirm. */
export function ChangeEmailCard({ present }: { present: string }) {
  const t = useText();
  const [wrong, setWrong] = useState<EmailChangeWrong>({});
  const [refused, setRefused] = useState<AccountError | null>(null);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState("");

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const checked = checkEmailChange(formValues(form, EMAIL_CHANGE_FIELDS), present);
    setRefused(null);
    setWrong(checked.ok ? {} : checked.wrong);
    if (!checked.ok) {
      focusField(form, firstWrong(EMAIL_CHANGE_FIELDS, checked.wrong) ?? "email");
      return;
    }
    setBusy(true);
    try {
      const redirectTo = window.location.origin;
      await requestEmailChange(browserDb(), checked.value, { redirectTo });
      showToast({ tone: "success", message: t("settings.email.done") });
      setAsked(checked.value.email);
    } catch (problem) {
      const failed = t("settings.email.failed");
      const refusal = accountError(problem, t, failed);
      showToast({ tone: "failure", message: failed });
      setRefused(refusal);
      focusField(form, refusal.field ?? "email");
    } finally {
      setBusy(false);
    }
  }

  const currentError =
    refused?.field === "current"
      ? refused.message
      : wrong.current && t("accounts.refused.passwordNeeded");
  return (
    <Card title={t("settings.email.title")} note={present}>
      <p className="wrap-anywhere">{t("settings.email.present", { email: present })}</p>
      <p className="mt-1 mb-5 text-sm text-ink-soft">{t("settings.email.body")}</p>
      {asked && (
        <div className="mb-5">
          <Notice tone="success">{t("settings.email.doneHelp", { email: asked })}</Notice>
        </div>
      )}
      {/* A form that was sent is a new one: no secret stays in its fields. */}
      <AuthForm key={asked} onSubmit={submit}>
        <Field
          label={t("settings.email.email")}
          error={wrong.email && t(WRONG_ADDRESS[wrong.email])}
          required
        >
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
        <Field label={t("settings.password.current")} error={currentError} required>
          {(control) => (
            <PasswordInput {...control} name="current" autoComplete="current-password" />
          )}
        </Field>
        {refused && refused.field !== "current" && (
          <Notice tone="failure">{refused.message}</Notice>
        )}
        <Button type="submit" busy={busy} className="self-start">
          {t("settings.email.submit")}
        </Button>
      </AuthForm>
    </Card>
  );
}
