import { type CaptchaAction, fetchChallenge, type Solving } from "./challenge.ts";
import { ProviderAway } from "./provider-script.ts";

/** A proof is thrown away this long before the server would refuse it, so that none is refused on its way. */
const MARGIN_MS = 5_000;

/** Makes a proof that a person's browser is here, the way the server asks for, and tells how far it is. */
export async function solveCaptcha(action: CaptchaAction, solving: Solving): Promise<void> {
  const { signal, show } = solving;
  try {
    const challenge = await fetchChallenge(action, signal);
    if ("provider" in challenge) {
      const { showWidget } = await import("./provider-widget.ts");
      await showWidget(challenge, action, solving);
      return;
    }
    const { proveWork } = await import("./prove-work.ts");
    const { token, expiresAt } = await proveWork(challenge, signal);
    show({ step: "solved", token });
    const lasts = expiresAt - Date.now() - MARGIN_MS;
    const expiry = setTimeout(() => show({ step: "expired", token: "" }), lasts);
    signal.addEventListener("abort", () => clearTimeout(expiry));
  } catch (problem) {
    show({ step: problem instanceof ProviderAway ? "down" : "failed", token: "" });
  }
}
