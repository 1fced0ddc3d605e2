import type { CaptchaAction, ProviderName, SolveOptions } from "./challenge.ts";
import { loadProvider } from "./provider-script.ts";

/** In CSS pixels: what the providers' widgets need unless they are asked to be compact. */
const FULL_WIDTH = 302;

/** Error codes about the connection to the provider, not about the visitor. */
const UNAVAILABLE_CODES = new Set(["network-error", "internal-error", "200500"]);

/** Error codes after which the same widget keeps waiting for the person. */
const PENDING_CODES = new Set(["challenge-closed", "challenge-expired"]);

/**
 * Shows the provider's widget and reports its state, until it is aborted.
 * @throws ProviderAway
 */
export async function showWidget(
  { provider, siteKey }: { provider: ProviderName; siteKey: string },
  action: CaptchaAction,
  { container, signal, onStateChange }: SolveOptions,
): Promise<void> {
  const widgets = await loadProvider(provider);
  if (signal.aborted || !container) return;
  const ask = () => onStateChange({ step: "asking", token: "" });
  const isNarrow = container.clientWidth < FULL_WIDTH;
  const isDark = window.matchMedia("(prefers-color-scheme: dark)").matches;
  ask();
  const widget = widgets.render(container, {
    sitekey: siteKey,
    theme: isDark ? "dark" : "light",
    callback: (token: string) => onStateChange({ step: "solved", token }),
    "expired-callback": () => onStateChange({ step: "expired", token: "" }),
    "error-callback": (code: unknown) => {
      if (PENDING_CODES.has(String(code))) ask();
      else
        onStateChange({ step: UNAVAILABLE_CODES.has(String(code)) ? "down" : "failed", token: "" });
      // Turnstile then logs nothing to the console.
      return true;
    },
    ...(provider === "turnstile"
      ? {
          // Named in the verdict: a token made for one action is refused for another.
          action,
          language: document.documentElement.lang,
          size: isNarrow ? "compact" : "flexible",
          "refresh-expired": "manual",
          "response-field": false,
        }
      : {
          hl: document.documentElement.lang,
          size: isNarrow ? "compact" : "normal",
          "chalexpired-callback": ask,
        }),
  });
  signal.addEventListener("abort", () => widgets.remove(widget));
}
