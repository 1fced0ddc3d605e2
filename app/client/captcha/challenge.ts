import type { Challenge as Work } from "altcha-lib/types";
import { AppError } from "../errors/failure.ts";

/** The action of a proof; a proof for another action is refused. */
export type CaptchaAction = "sign-in" | "sign-up" | "recover" | "resend" | "contact";

export type ProviderName = "turnstile" | "hcaptcha";

/** Chosen by the server: a proof of work, or a provider that the operator configured. */
export type Challenge = Work | { provider: ProviderName; siteKey: string };

/** `asking`: a widget waits for the person. `down`: the provider cannot be reached. */
export type CaptchaState =
  | { step: "working" | "asking" | "expired" | "failed" | "down"; token: "" }
  | { step: "solved"; token: string };

export interface SolveOptions {
  /** Where a provider may show its widget. */
  container: HTMLElement | null;
  /** Aborted when the proof is no longer needed; nothing is shown then. */
  signal: AbortSignal;
  onStateChange: (state: CaptchaState) => void;
}

/** @throws AppError `offline` when no challenge comes */
export async function fetchChallenge(
  action: CaptchaAction,
  signal: AbortSignal,
): Promise<Challenge> {
  let response: Response;
  try {
    response = await fetch(`/captcha/v1/challenge?action=${action}`, { signal });
  } catch (cause) {
    throw new AppError("offline", { cause });
  }
  if (!response.ok) throw new AppError(response.status >= 502 ? "offline" : "unexpected");
  return (await response.json()) as Challenge;
}
