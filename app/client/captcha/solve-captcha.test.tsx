import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CaptchaState, ProviderName } from "./challenge.ts";

/** What becomes of each script the page asks for: it comes, or it does not. */
type Network = "comes" | "fails";

let scripts: HTMLScriptElement[];
let widgets: { options: Record<string, unknown>; place: HTMLElement; removed: boolean }[];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  scripts = [];
  widgets = [];
  document.documentElement.lang = "fr";
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete window.turnstile;
  delete window.hcaptcha;
});

/** A provider whose script and widget are ours. */
function fakeProvider(provider: ProviderName, network: Network[] = ["comes"]) {
  vi.stubGlobal("fetch", async () => Response.json({ provider, siteKey: "site-key" }));
  vi.spyOn(document.head, "append").mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return;
    scripts.push(script);
    const how = network[scripts.length - 1] ?? "fails";
    queueMicrotask(() => {
      if (how === "fails") return script.dispatchEvent(new Event("error"));
      window[provider] = {
        render(place, options) {
          widgets.push({ place, options: { ...options }, removed: false });
          return String(widgets.length - 1);
        },
        remove(widget) {
          const shown = widgets[Number(widget)];
          if (shown) shown.removed = true;
        },
      };
      window.captchaScriptReady?.();
      return undefined;
    });
  });
}

async function solve() {
  const { solveCaptcha } = await import("./solve-captcha.ts");
  const controller = new AbortController();
  const states: CaptchaState[] = [];
  const container = document.createElement("div");
  const solving = solveCaptcha("sign-in", {
    container,
    signal: controller.signal,
    onStateChange: (state) => states.push(state),
  });
  await vi.runAllTimersAsync();
  await solving;
  const tell = (name: string, told?: string) => {
    const callback = widgets.at(-1)?.options[name];
    if (typeof callback !== "function") throw new Error(`There is no ${name}.`);
    callback(told);
  };
  return { states, place: container, tell, abort: () => controller.abort() };
}

describe.each<{ provider: ProviderName; host: string }>([
  { provider: "turnstile", host: "challenges.cloudflare.com" },
  { provider: "hcaptcha", host: "js.hcaptcha.com" },
])("$provider", ({ provider, host }) => {
  test("its script is loaded from its own host", async () => {
    fakeProvider(provider);
    await solve();
    expect(scripts).toHaveLength(1);
    expect(new URL(scripts[0]?.src ?? "").host).toBe(host);
  });

  test("its widget is shown in the form, and its token is the proof", async () => {
    fakeProvider(provider);
    const { states, place, tell } = await solve();
    expect(widgets).toMatchObject([
      { place, options: { sitekey: "site-key", size: "compact" }, removed: false },
    ]);
    tell("callback", "their-token");
    expect(states).toEqual([
      { step: "asking", token: "" },
      { step: "solved", token: "their-token" },
    ]);
  });

  test("a proof that expires is cleared", async () => {
    fakeProvider(provider);
    const { states, tell } = await solve();
    tell("callback", "their-token");
    tell("expired-callback");
    expect(states.at(-1)).toEqual({ step: "expired", token: "" });
  });

  test("resetting or leaving the form removes the widget", async () => {
    fakeProvider(provider);
    const { abort } = await solve();
    abort();
    expect(widgets[0]?.removed).toBe(true);
  });

  test("two forms of a page load the script once", async () => {
    fakeProvider(provider);
    await solve();
    await solve();
    expect([scripts.length, widgets.length]).toEqual([1, 2]);
  });

  test("loading the script is tried three times", async () => {
    fakeProvider(provider, ["fails", "fails", "comes"]);
    const { states } = await solve();
    expect(scripts).toHaveLength(3);
    expect(states).toEqual([{ step: "asking", token: "" }]);
  });

  test("after that the provider counts as down until the next try", async () => {
    fakeProvider(provider, ["fails", "fails", "fails", "comes"]);
    expect((await solve()).states).toEqual([{ step: "down", token: "" }]);
    expect(scripts).toHaveLength(3);
    expect((await solve()).states).toEqual([{ step: "asking", token: "" }]);
  });

  test("a failure of the widget is distinguished from an unreachable provider", async () => {
    fakeProvider(provider);
    const { states, tell } = await solve();
    tell("error-callback", "300010");
    tell("error-callback", "network-error");
    tell("error-callback", "challenge-closed");
    expect(states.slice(1).map(({ step }) => step)).toEqual(["failed", "down", "asking"]);
  });
});

test("Turnstile gets the action, so that the proof is valid for it alone", async () => {
  fakeProvider("turnstile");
  await solve();
  expect(widgets[0]?.options).toMatchObject({ action: "sign-in", language: "fr" });
});

test("the proof fails when the server sends no challenge", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 500 }));
  expect((await solve()).states).toEqual([{ step: "failed", token: "" }]);
});
