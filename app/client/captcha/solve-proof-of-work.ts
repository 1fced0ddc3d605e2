import { solveChallengeWorkers } from "altcha-lib";
import type { Challenge as Work } from "altcha-lib/types";
import { AppError } from "../errors/failure.ts";
import CaptchaWorker from "./captcha-worker.ts?worker";

const MAX_WORKERS = 4;
const TIMEOUT_MS = 60_000;
const DEFAULT_LIFETIME_MS = 300_000;

export interface ProofOfWork {
  /** What the server takes: ALTCHA's payload in base64. It counts once. */
  token: string;
  /** Milliseconds since 1970; afterwards the server refuses it. */
  expiresAt: number;
}

/**
 * Works on a challenge beside the page, for about a second.
 * @throws AppError `unexpected` when it cannot be solved
 */
export async function solveProofOfWork(challenge: Work, signal: AbortSignal): Promise<ProofOfWork> {
  const controller = new AbortController();
  signal.addEventListener("abort", () => controller.abort());
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: () => new CaptchaWorker(),
    timeout: TIMEOUT_MS,
  });
  if (!solution) throw new AppError("unexpected");
  const { expiresAt } = challenge.parameters;
  return {
    token: btoa(JSON.stringify({ challenge, solution })),
    expiresAt: expiresAt ? expiresAt * 1000 : Date.now() + DEFAULT_LIFETIME_MS,
  };
}
