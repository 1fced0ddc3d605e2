import { useText } from "#app/locale/text.tsx";
import { Notice } from "../feedback/notice.tsx";
import { type CaptchaStep, isStopped } from "./captcha-step.ts";

/** What to do first, for who sent a form before its proof was there. */
export function CaptchaMissing({ step }: { step: CaptchaStep }) {
  const t = useText();
  if (step === "solved") return null;
  return <Notice tone="failure">{t(`ui.captcha.${firstStep(step)}`)}</Notice>;
}

/** A person can complete what a provider asks; the proof of work takes its time by itself. */
function firstStep(step: CaptchaStep) {
  if (isStopped(step)) return "restartFirst";
  return step === "asking" ? "completeFirst" : "waitFirst";
}
