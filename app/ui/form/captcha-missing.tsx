import { useText } from "#app/locale/text.tsx";
import { Notice } from "../feedback/notice.tsx";
import { type CaptchaStep, isStopped } from "./captcha-step.ts";

/** What to do first, for who sent a form before its proof was there. */
export function CaptchaMissing({ step }: { step: CaptchaStep }) {
  const t = useText();
  if (step === "solved") return null;
  return (
    <Notice tone="failure">
      {t(isStopped(step) ? "ui.captcha.restartFirst" : "ui.captcha.waitFirst")}
    </Notice>
  );
}
