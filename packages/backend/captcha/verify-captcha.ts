import { type Captcha, type CaptchaAction, CaptchaOutage } from "./captcha.ts";

/** `down`: its provider could not verify it. */
export type CaptchaVerdict = "solved" | "wrong" | "down";

/** Uses up the solution of a challenge. An outage of the provider is reported once. */
export type VerifyCaptcha = (token: string, action: CaptchaAction) => Promise<CaptchaVerdict>;

/** Seconds after which a provider that did not answer is called again. */
export const OUTAGE_RETRY_SECONDS = 10;

export function createVerifyCaptcha(
  captcha: Captcha,
  report: (problem: unknown) => void,
): VerifyCaptcha {
  return async (token, action) => {
    try {
      return (await captcha.verify(token, action)) ? "solved" : "wrong";
    } catch (problem) {
      if (!(problem instanceof CaptchaOutage)) throw problem;
      if (problem.cause) report(problem.cause);
      return "down";
    }
  };
}
