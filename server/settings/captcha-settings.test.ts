import { expect, test } from "vitest";
import { type CspSources, cachedPageCsp, pageCsp } from "../http/security-headers.ts";
import { OperatorError } from "../lifecycle/operator-error.ts";
import { captchaCspSources } from "./captcha-settings.ts";
import { readConfig } from "./config.ts";

const KEYS = { CAPTCHA_SITE_KEY: "0x4AAA-public", CAPTCHA_SECRET: "0x4AAA_private" };

test("without a setting, the proof of work of this machine is used", () => {
  expect(readConfig({}).captcha).toEqual({ provider: "altcha" });
  expect(() => readConfig({ CAPTCHA_PROVIDER: "altcha", ...KEYS })).toThrow(
    "CAPTCHA_PROVIDER must be 'turnstile' or 'hcaptcha' beside CAPTCHA_SITE_KEY.",
  );
});

test.each(["turnstile", "hcaptcha"])("%s comes with its two keys", (provider) => {
  expect(readConfig({ CAPTCHA_PROVIDER: provider, ...KEYS }).captcha).toEqual({
    provider,
    siteKey: "0x4AAA-public",
    secretKey: "0x4AAA_private",
  });
});

test.each([
  { setting: { CAPTCHA_PROVIDER: "recaptcha" }, says: /^CAPTCHA_PROVIDER must be 'altcha', / },
  { setting: { ...KEYS, CAPTCHA_SITE_KEY: "" }, says: /^CAPTCHA_SITE_KEY must be set for / },
  { setting: { ...KEYS, CAPTCHA_SECRET: "" }, says: /^CAPTCHA_SECRET must be set for / },
  {
    setting: { ...KEYS, CAPTCHA_SECRET: "0x4AAA private" },
    says: /^CAPTCHA_SECRET must be a key /,
  },
])("case $# is refused in one sentence: $says", ({ setting, says }) => {
  const read = () => readConfig({ CAPTCHA_PROVIDER: "turnstile", ...setting });
  expect(read).toThrow(OperatorError);
  expect(read).toThrow(says);
  expect(read).not.toThrow(/0x4AAA/);
});

type Provider = "altcha" | "turnstile" | "hcaptcha";

const directives = (
  provider: Provider,
  policyWith: (sources: CspSources) => string = (sources) => pageCsp("bm9uY2U=", sources),
) =>
  Object.fromEntries(
    policyWith(captchaCspSources({ provider, siteKey: "", secretKey: "" }))
      .split("; ")
      .map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources];
      }),
  );

test("a page may use other hosts only where a provider was chosen, and only its own", () => {
  const closed = directives("altcha");
  expect(Object.values(closed).flat().join(" ")).not.toMatch(/https?:|\*/);
  expect(closed["frame-src"]).toBeUndefined();

  expect(directives("turnstile")).toEqual({
    ...closed,
    "frame-src": ["https://challenges.cloudflare.com"],
  });

  const hosts = ["https://hcaptcha.com", "https://*.hcaptcha.com"];
  expect(directives("hcaptcha")).toEqual({
    ...closed,
    "connect-src": ["'self'", ...hosts],
    "frame-src": hosts,
    "style-src": ["'self'", "'nonce-bm9uY2U='", ...hosts],
  });
});

const WASM = "'wasm-unsafe-eval'";

test("scripts of a provider need the nonce of the page like any other", () => {
  for (const provider of ["altcha", "turnstile", "hcaptcha"] as const) {
    expect(directives(provider)["script-src"]).toEqual([
      "'nonce-bm9uY2U='",
      "'strict-dynamic'",
      WASM,
    ]);
  }
});

test("a cached page names the hosts of the scripts of a provider, and no others", () => {
  const hashes = { scripts: ["sha256-AAAA"], styles: [] };
  const scriptsFor = (provider: Provider) =>
    directives(provider, (sources) => cachedPageCsp(hashes, sources))["script-src"];
  const own = ["'self'", "'sha256-AAAA'"];
  expect(scriptsFor("altcha")).toEqual([...own, WASM]);
  expect(scriptsFor("turnstile")).toEqual([...own, "https://challenges.cloudflare.com", WASM]);
  expect(scriptsFor("hcaptcha")).toEqual([
    ...own,
    "https://hcaptcha.com",
    "https://*.hcaptcha.com",
    WASM,
  ]);
});
