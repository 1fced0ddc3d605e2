import { type FormEvent, useState } from "react";
import { useCaptcha } from "#app/client/captcha/use-captcha.ts";
import { browserDb } from "#app/client/database/browser-db.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { CaptchaMissing } from "#app/ui/form/captcha-missing.tsx";
import { CaptchaStatus } from "#app/ui/form/captcha-status.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { focusField, formValues } from "#app/ui/form/form-values.ts";
import { TextInput } from "#app/ui/form/text-input.tsx";
import { checkRecovery, type RecoveryWrong } from "#domain/accounts/email-draft.ts";
import { accountError } from "../account-error.ts";
import { AuthForm } from "../auth-form.tsx";
import { requestRecovery } from "../data.ts";

/** Asks for the mail that opens a new password. What it answers never tells whether there is an account. */
export function RecoverForm() {
  const t = useText();
  const captcha = useCaptcha("recover");
  const [wrong, setWrong] = useState<RecoveryWrong>({});
  const [refused, setRefused] = useState("");
  const [step, setStep] = useState<"idle" | "busy" | "sent">("idle");

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (step === "busy") return;
    const form = event.currentTarget;
    const typed = formValues(form, ["email"]);
    setRefused("");
    setStep("busy");
    const checked = await captcha.check(({ token }) =>
      checkRecovery({ ...typed, captchaToken: token }),
    );
    setWrong(checked.ok ? {} : checked.wrong);
    if (!checked.ok) {
      setStep("idle");
      focusField(form, "email");
      return;
    }
    try {
      const redirectTo = window.location.origin;
      await requestRecovery(browserDb(), checked.value, { redirectTo });
      setStep("sent");
    } catch (problem) {
      setRefused(accountError(problem, t, t("accounts.recover.failed")).message);
      captcha.restart();
      setStep("idle");
    }
  }

  if (step === "sent") {
    return (
      <Notice tone="success">
        <p className="font-semibold">{t("accounts.recover.sent")}</p>
        <p className="mt-1">{t("accounts.recover.sentHelp")}</p>
      </Notice>
    );
  }
  return (
    <AuthForm onSubmit={submit}>
      <p>{t("accounts.recover.body")}</p>
      <Field
        label={t("accounts.email")}
        error={wrong.email && t("accounts.login.invalidEmail")}
        required
      >
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
      <CaptchaStatus captcha={captcha} />
      {wrong.captchaToken && <CaptchaMissing step={captcha.step} />}
      {refused && <Notice tone="failure">{refused}</Notice>}
      <Button type="submit" busy={step === "busy"} aria-disabled={captcha.step !== "solved"}>
        {t("accounts.recover.submit")}
      </Button>
    </AuthForm>
  );
}
