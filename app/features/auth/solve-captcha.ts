import { solveChallengeWorkers } from "altcha-lib";
import type { Challenge } from "altcha-lib/types";
import { AppError } from "../../client/failure.ts";
import CaptchaWorker from "./captcha-worker.ts?worker";

/** What the proof is asked for; one made for another deed is refused. */
export type CaptchaAction = "sign-in" | "sign-up" | "recover" | "resend";

export interface SolvedCaptcha {
  /** What the auth server takes as `captcha_token`: ALTCHA's payload in base64. It counts once. */
  token: string;
  /** Milliseconds since 1970; afterwards the server refuses it. */
  expiresAt: number;
}

const MOST_WORKERS = 4;
const GIVE_UP_MS = 60_000;
const DEFAULT_LIFE_MS = 300_000;

/**
 * Fetches a challenge and works on it beside the page, for about a second.
 * @throws AppError `offline` when no challenge comes, `unexpected` when it cannot be solved.
 */
export async function solveCaptcha(
  action: CaptchaAction,
  controller: AbortController,
): Promise<SolvedCaptcha> {
  const challenge = await fetchChallenge(action, controller.signal);
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: () => new CaptchaWorker(),
    timeout: GIVE_UP_MS,
  });
  if (!solution) throw new AppError("unexpected");
  const { expiresAt } = challenge.parameters;
  return {
    token: btoa(JSON.stringify({ challenge, solution })),
    expiresAt: expiresAt ? expiresAt * 1000 : Date.now() + DEFAULT_LIFE_MS,
  };
}

async function fetchChallenge(action: CaptchaAction, signal: AbortSignal): Promise<Challenge> {
  let response: Response;
  try {
    response = await fetch(`/captcha/v1/challenge?action=${action}`, { signal });
  } catch (cause) {
    throw new AppError("offline", { cause });
  }
  if (!response.ok) throw new AppError(response.status >= 502 ? "offline" : "unexpected");
  return (await response.json()) as Challenge;
}
