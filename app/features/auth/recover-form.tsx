import { type FormEvent, useState } from "react";
import { checkRecovery, type RecoveryWrong } from "../../../domain/accounts/email-draft.ts";
import { browserDb } from "../../client/browser-db.ts";
import { useCaptcha } from "../../client/captcha/use-captcha.ts";
import { failureOf, isPassing } from "../../client/failure.ts";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { CaptchaStatus } from "../../ui/captcha-status.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { focusField, typedIn } from "../../ui/typed.ts";
import { requestRecovery } from "./data.ts";
import { isAboutCaptcha, minutesToWait, refusalOf, waitsForCaptcha } from "./refusal.ts";

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
    const checked = checkRecovery({ ...typedIn(form, ["email"]), captchaToken: captcha.token });
    setRefused("");
    setWrong(checked.ok ? {} : checked.wrong);
    if (!checked.ok) return focusField(form, "email");
    setStep("busy");
    try {
      await requestRecovery(browserDb(), checked.value);
      setStep("sent");
    } catch (problem) {
      setRefused(sentenceFor(problem));
      captcha.restart();
      setStep("idle");
    }
  }

  function sentenceFor(problem: unknown): string {
    if (waitsForCaptcha(problem)) return t("ui.captcha.down");
    const refusal = refusalOf(problem);
    if (!refusal) {
      const failure = failureOf(problem);
      return isPassing(failure) ? t(`ui.failure.${failure}`) : t("accounts.recover.failed");
    }
    const minutes = minutesToWait(refusal);
    if (minutes > 0) return t("accounts.tooMany", { count: minutes });
    return isAboutCaptcha(refusal) ? t("accounts.login.captchaRefused") : refusal.message;
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
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
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
      {wrong.captchaToken && <Notice tone="failure">{t("accounts.login.captchaMissing")}</Notice>}
      {refused && <Notice tone="failure">{refused}</Notice>}
      <Button type="submit" busy={step === "busy"} disabled={captcha.step !== "solved"}>
        {t("accounts.recover.submit")}
      </Button>
    </form>
  );
}
