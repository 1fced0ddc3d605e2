import type { ProviderName } from "./challenge.ts";

/** The interface that the scripts of both providers have. */
export interface Widgets {
  render(place: HTMLElement, options: object): string;
  remove(widget: string): void;
}

declare global {
  interface Window {
    turnstile?: Widgets;
    hcaptcha?: Widgets;
    captchaScriptReady?: () => void;
  }
}

/** The provider's script could not be loaded: it was blocked, or the provider is down. */
export class ProviderUnavailable extends Error {
  override readonly name = "ProviderAway";
}

const SCRIPT_URL: Record<ProviderName, string> = {
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
  hcaptcha: "https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off&sentry=false",
};

const RETRIES = 2;
const RETRY_DELAY_MS = 500;
/** Milliseconds for one try: a provider that hangs must not block a form for minutes. */
const LOAD_TIMEOUT_MS = 8_000;

let loading: Promise<Widgets> | undefined;

/**
 * The provider's script, once for the document, with up to two retries.
 * @throws ProviderAway; asking again later tries again
 */
export function loadProvider(provider: ProviderName): Promise<Widgets> {
  loading ??= loadWithRetries(provider).catch((problem: unknown) => {
    loading = undefined;
    throw problem;
  });
  return loading;
}

async function loadWithRetries(provider: ProviderName, retries = RETRIES): Promise<Widgets> {
  try {
    return await loadOnce(provider);
  } catch (problem) {
    if (retries === 0) throw problem;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return loadWithRetries(provider, retries - 1);
  }
}

/** A page that was rendered for this visit has a nonce, which its policy asks for; that of a cached page names the provider. */
function loadOnce(provider: ProviderName): Promise<Widgets> {
  const script = document.createElement("script");
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  if (nonce) script.nonce = nonce;
  script.async = true;
  script.src = `${SCRIPT_URL[provider]}&onload=captchaScriptReady`;
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      script.remove();
      reject(new ProviderUnavailable());
    };
    const timer = setTimeout(giveUp, LOAD_TIMEOUT_MS);
    script.addEventListener("error", giveUp);
    window.captchaScriptReady = () => {
      clearTimeout(timer);
      const widgets = window[provider];
      if (widgets) resolve(widgets);
      else giveUp();
    };
    document.head.append(script);
  });
}
