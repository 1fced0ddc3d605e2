import { useState } from "react";
import { browserDb } from "../../client/browser-db.ts";
import { useCaptcha } from "../../client/captcha/use-captcha.ts";
import { failureOf } from "../../client/failure.ts";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { CaptchaStatus } from "../../ui/captcha-status.tsx";
import { Notice } from "../../ui/notice.tsx";
import { resendConfirmation } from "./data.ts";
import { refusalOf, waitsForCaptcha } from "./refusal.ts";

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
    if (waitsForCaptcha(caught)) return t("ui.captcha.down");
    return refusalOf(caught)?.message ?? t(`ui.failure.${failureOf(caught)}`);
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
        look="secondary"
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
