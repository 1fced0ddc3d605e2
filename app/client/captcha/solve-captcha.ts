import { type CaptchaAction, fetchChallenge, type SolveOptions } from "./challenge.ts";
import { ProviderUnavailable } from "./provider-script.ts";

/** Milliseconds before the expiry at which a proof is discarded, so that it does not expire during a request. */
const MARGIN_MS = 5_000;

/** Creates the captcha proof that the server asks for, and reports the progress. */
export async function solveCaptcha(action: CaptchaAction, solving: SolveOptions): Promise<void> {
  const { signal, onStateChange } = solving;
  try {
    const challenge = await fetchChallenge(action, signal);
    if ("provider" in challenge) {
      const { showWidget } = await import("./provider-widget.ts");
      await showWidget(challenge, action, solving);
      return;
    }
    const { solveProofOfWork } = await import("./solve-proof-of-work.ts");
    const { token, expiresAt } = await solveProofOfWork(challenge, signal);
    onStateChange({ step: "solved", token });
    const lasts = expiresAt - Date.now() - MARGIN_MS;
    const expiry = setTimeout(() => onStateChange({ step: "expired", token: "" }), lasts);
    signal.addEventListener("abort", () => clearTimeout(expiry));
  } catch (problem) {
    onStateChange({ step: problem instanceof ProviderUnavailable ? "down" : "failed", token: "" });
  }
}
