import type { CaptchaAction, ProviderName, SolveOptions } from "./challenge.ts";
import { loadProvider } from "./provider-script.ts";

/** In CSS pixels: what the providers' widgets need unless they are asked to be compact. */
const FULL_WIDTH = 302;

/** Codes that speak of the way to the provider, and not of who is at the browser. */
const UNAVAILABLE_CODES = new Set(["network-error", "internal-error", "200500"]);

/** Codes after which the same widget goes on waiting for the person. */
const PENDING_CODES = new Set(["challenge-closed", "challenge-expired"]);

/**
 * Shows the provider's own widget and tells what becomes of it, until it is no longer wanted.
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
      // Turnstile then leaves the console alone.
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
