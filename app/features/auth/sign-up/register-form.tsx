import { type FormEvent, useState } from "react";
import { useCaptcha } from "#app/client/captcha/use-captcha.ts";
import { browserDb } from "#app/client/database/browser-db.ts";
import { failureOf, isTransient } from "#app/client/errors/failure.ts";
import { useLocale } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { CaptchaMissing } from "#app/ui/form/captcha-missing.tsx";
import { CaptchaStatus } from "#app/ui/form/captcha-status.tsx";
import { focusField, formValues } from "#app/ui/form/form-values.ts";
import { SIGN_UP_LIMIT } from "#domain/accounts/attempt-limit.ts";
import {
  checkRegistration,
  REGISTRATION_FIELDS,
  type RegistrationWrong,
} from "#domain/accounts/registration-draft.ts";
import { firstWrong } from "#domain/draft.ts";
import { localePath } from "#domain/locale/paths.ts";
import { accountError } from "../account-error.ts";
import { createAttemptCounter } from "../attempt-counter.ts";
import { authErrorOf, isGuessed } from "../auth-error.ts";
import { AuthForm } from "../auth-form.tsx";
import { signUp } from "../data.ts";
import { UnencryptedNotice } from "../unencrypted-notice.tsx";
import { AgreementNote } from "./agreement-note.tsx";
import { HealthConsentBox } from "./health-consent-box.tsx";
import { RegisterFields } from "./register-fields.tsx";

const attemptCounter = createAttemptCounter(SIGN_UP_LIMIT);
const TYPED = ["firstName", "lastName", "email", "password", "confirmation"] as const;

export function RegisterForm({ onDone }: { onDone: (email: string) => void }) {
  const t = useText();
  const locale = useLocale();
  const captcha = useCaptcha("sign-up");
  const [wrong, setWrong] = useState<RegistrationWrong>({});
  const [refused, setRefused] = useState("");
  const [guessed, setGuessed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const typed = formValues(form, TYPED);
    const healthConsent = new FormData(form).has("healthConsent");
    setRefused("");
    setBusy(true);
    const checked = await captcha.check(({ token }) =>
      checkRegistration({ ...typed, healthConsent, captchaToken: token }),
    );
    setWrong(checked.ok ? {} : checked.wrong);
    if (!checked.ok) {
      setBusy(false);
      focusField(form, firstWrong(REGISTRATION_FIELDS, checked.wrong) ?? "firstName");
      return;
    }
    const minutes = attemptCounter.waitFor(`${navigator.userAgent} ${window.location.host}`);
    if (minutes > 0) {
      setBusy(false);
      setRefused(t("accounts.register.tooMany", { count: minutes }));
      return;
    }
    try {
      const redirectTo = window.location.origin + localePath(locale, "/dashboard");
      await signUp(browserDb(), checked.value, { locale, redirectTo });
      onDone(checked.value.email);
    } catch (problem) {
      if (isTransient(failureOf(problem))) attemptCounter.undoLast();
      if (isGuessed(problem)) setGuessed(checked.value.password);
      setRefused(sentenceFor(problem));
      captcha.restart();
      setBusy(false);
    }
  }

  function sentenceFor(problem: unknown): string {
    const failed = authErrorOf(problem)
      ? t("accounts.register.failed")
      : t("accounts.register.unexpected");
    return accountError(problem, t, failed, "accounts.register.tooMany").message;
  }

  return (
    <AuthForm onSubmit={submit}>
      <UnencryptedNotice />
      <RegisterFields wrong={wrong} guessed={guessed} />
      <HealthConsentBox isMissing={wrong.healthConsent !== undefined} />
      <CaptchaStatus captcha={captcha} />
      {wrong.captchaToken && <CaptchaMissing step={captcha.step} />}
      {refused && <Notice tone="failure">{refused}</Notice>}
      <Button type="submit" busy={busy} aria-disabled={captcha.step !== "solved"}>
        {t("accounts.register.submit")}
      </Button>
      <AgreementNote />
    </AuthForm>
  );
}
