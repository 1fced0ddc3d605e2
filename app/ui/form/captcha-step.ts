export type CaptchaStep = "working" | "asking" | "solved" | "expired" | "failed" | "down";

/** Whether nothing more comes of the proof unless somebody starts it again. */
export const isStopped = (step: CaptchaStep): boolean =>
  step === "failed" || step === "expired" || step === "down";
