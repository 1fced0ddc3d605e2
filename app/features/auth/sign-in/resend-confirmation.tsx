import { useState } from "react";
import { useCaptcha } from "#app/client/captcha/use-captcha.ts";
import { browserDb } from "#app/client/database/browser-db.ts";
import { failureOf } from "#app/client/errors/failure.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { CaptchaStatus } from "#app/ui/form/captcha-status.tsx";
import { authErrorOf, isCaptchaUnavailable } from "../auth-error.ts";
import { resendConfirmation } from "../data.ts";

/** For who knows the password of an account whose address nobody confirmed yet. */
export function ResendConfirmation({ email, message }: { email: string; message: string }) {
  const t = useText();
  const captcha = useCaptcha("resend");
  const [step, setStep] = useState<"idle" | "busy" | "sent">("idle");
  const [problem, setProblem] = useState("");

  async function resend() {
    setStep("busy");
    setProblem("");
    try {
      await resendConfirmation(browserDb(), { email, captchaToken: captcha.token });
      setStep("sent");
    } catch (caught) {
      setProblem(sentenceFor(caught));
      captcha.restart();
      setStep("idle");
    }
  }

  function sentenceFor(caught: unknown): string {
    if (isCaptchaUnavailable(caught)) return t("ui.captcha.down");
    return authErrorOf(caught)?.message ?? t(`ui.failure.${failureOf(caught)}`);
  }

  if (step === "sent") return <Notice tone="success">{t("accounts.login.resent")}</Notice>;
  return (
    <>
      <Notice tone="failure">
        <p className="font-semibold">{message}</p>
        <p className="mt-1">{t("accounts.login.unconfirmed")}</p>
        {problem && <p className="mt-1">{problem}</p>}
      </Notice>
      <CaptchaStatus captcha={captcha} />
      <Button
        variant="secondary"
        busy={step === "busy"}
        disabled={captcha.step !== "solved"}
        onClick={resend}
        className="self-start"
      >
        {t("accounts.login.resend")}
      </Button>
    </>
  );
}
