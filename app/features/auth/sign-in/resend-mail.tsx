import { type ReactNode, useState } from "react";
import { useCaptcha } from "#app/client/captcha/use-captcha.ts";
import { browserDb } from "#app/client/database/browser-db.ts";
import { failureOf } from "#app/client/errors/failure.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { CaptchaStatus } from "#app/ui/form/captcha-status.tsx";
import { accountError } from "../account-error.ts";
import { resendConfirmation } from "../data.ts";

/** Sends the message that confirms an address once more. @param children why one would want it, until it is sent */
export function ResendMail({ email, children }: { email: string; children: ReactNode }) {
  const t = useText();
  const captcha = useCaptcha("resend");
  const [step, setStep] = useState<"idle" | "busy" | "sent">("idle");
  const [problem, setProblem] = useState("");

  async function resend() {
    setStep("busy");
    setProblem("");
    try {
      const redirectTo = window.location.origin;
      await resendConfirmation(browserDb(), { email, captchaToken: captcha.token }, { redirectTo });
      setStep("sent");
    } catch (caught) {
      setProblem(accountError(caught, t, t(`ui.failure.${failureOf(caught)}`)).message);
      captcha.restart();
      setStep("idle");
    }
  }

  if (step === "sent") return <Notice tone="success">{t("accounts.login.resent")}</Notice>;
  return (
    <>
      {children}
      {problem && <Notice tone="failure">{problem}</Notice>}
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
