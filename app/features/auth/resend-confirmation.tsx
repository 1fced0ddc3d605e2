import { useState } from "react";
import { browserDb } from "../../client/browser-db.ts";
import { failureOf } from "../../client/failure.ts";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { resendConfirmation } from "./data.ts";
import { refusalOf } from "./refusal.ts";
import { solveCaptcha } from "./solve-captcha.ts";

/** For who knows the password of an account whose address nobody confirmed yet. */
export function ResendConfirmation({ email, message }: { email: string; message: string }) {
  const t = useText();
  const [step, setStep] = useState<"idle" | "busy" | "sent">("idle");
  const [problem, setProblem] = useState("");

  async function resend() {
    setStep("busy");
    setProblem("");
    try {
      const { token } = await solveCaptcha("resend", new AbortController());
      await resendConfirmation(browserDb(), { email, captchaToken: token });
      setStep("sent");
    } catch (caught) {
      setProblem(refusalOf(caught)?.message ?? t(`ui.failure.${failureOf(caught)}`));
      setStep("idle");
    }
  }

  if (step === "sent") return <Notice tone="success">{t("accounts.login.resent")}</Notice>;
  return (
    <Notice tone="failure">
      <p className="font-semibold">{message}</p>
      <p className="mt-1">{t("accounts.login.unconfirmed")}</p>
      {problem && <p className="mt-1">{problem}</p>}
      <Button look="secondary" busy={step === "busy"} onClick={resend} className="mt-3">
        {t("accounts.login.resend")}
      </Button>
    </Notice>
  );
}
