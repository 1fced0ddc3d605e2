import { type FormEvent, useState } from "react";
import { SIGN_UP_LIMIT } from "../../../domain/accounts/attempts.ts";
import {
  checkRegistration,
  REGISTRATION_FIELDS,
  type RegistrationWrong,
} from "../../../domain/accounts/registration-draft.ts";
import { firstWrong } from "../../../domain/draft.ts";
import { localePath } from "../../../domain/locale/paths.ts";
import { browserDb } from "../../client/browser-db.ts";
import { useCaptcha } from "../../client/captcha/use-captcha.ts";
import { failureOf, isPassing } from "../../client/failure.ts";
import { useLocale } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { CaptchaStatus } from "../../ui/captcha-status.tsx";
import { Notice } from "../../ui/notice.tsx";
import { focusField, typedIn } from "../../ui/typed.ts";
import { AgreementNote } from "./agreement-note.tsx";
import { attemptGate } from "./attempt-gate.ts";
import { signUp } from "./data.ts";
import { minutesToWait, refusalOf, waitsForCaptcha, weaknessOf } from "./refusal.ts";
import { RegisterFields } from "./register-fields.tsx";

const gate = attemptGate(SIGN_UP_LIMIT);
const TYPED = ["firstName", "lastName", "email", "password", "confirmation"] as const;

export function RegisterForm({ onDone }: { onDone: () => void }) {
  const t = useText();
  const locale = useLocale();
  const captcha = useCaptcha("sign-up");
  const [wrong, setWrong] = useState<RegistrationWrong>({});
  const [refused, setRefused] = useState("");
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const checked = checkRegistration({ ...typedIn(form, TYPED), captchaToken: captcha.token });
    setRefused("");
    setWrong(checked.ok ? {} : checked.wrong);
    if (!checked.ok) {
      focusField(form, firstWrong(REGISTRATION_FIELDS, checked.wrong) ?? "firstName");
      return;
    }
    const minutes = gate.waitFor(`${navigator.userAgent} ${window.location.host}`);
    if (minutes > 0) {
      setRefused(t("accounts.register.tooMany", { count: minutes }));
      return;
    }
    setBusy(true);
    try {
      const redirectTo = window.location.origin + localePath(locale, "/dashboard");
      await signUp(browserDb(), checked.value, { locale, redirectTo });
      onDone();
    } catch (problem) {
      if (isPassing(failureOf(problem))) gate.takeBack();
      setRefused(sentenceFor(problem));
      captcha.restart();
      setBusy(false);
    }
  }

  function sentenceFor(problem: unknown): string {
    if (waitsForCaptcha(problem)) return t("ui.captcha.down");
    const refusal = refusalOf(problem);
    if (refusal) {
      const minutes = minutesToWait(refusal);
      if (minutes > 0) return t("accounts.register.tooMany", { count: minutes });
      const weakness = weaknessOf(refusal);
      if (weakness) return t(`accounts.rules.${weakness}`);
      return refusal.message || t("accounts.register.failed");
    }
    const failure = failureOf(problem);
    return isPassing(failure) ? t(`ui.failure.${failure}`) : t("accounts.register.unexpected");
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <RegisterFields wrong={wrong} />
      <CaptchaStatus captcha={captcha} />
      {wrong.captchaToken && (
        <Notice tone="failure">{t("accounts.register.captchaMissing")}</Notice>
      )}
      {refused && <Notice tone="failure">{refused}</Notice>}
      <Button type="submit" busy={busy} disabled={captcha.step !== "solved"}>
        {t("accounts.register.submit")}
      </Button>
      <AgreementNote />
    </form>
  );
}
