import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openEmbedded } from "../../../testing/engines/pglite-template.ts";
import type { Engine } from "../database/engine.ts";
import type { Captcha } from "./captcha.ts";
import { type CaptchaProvider, createCaptchaProvider } from "./captcha-provider.ts";

const asked: URLSearchParams[] = [];
let answer: (response: ServerResponse) => void;
const provider = createServer(async (request, response) => {
  asked.push(new URLSearchParams(Buffer.concat(await request.toArray()).toString()));
  answer(response);
});
const does = (how: typeof answer) => {
  answer = how;
};
const says = (verdict: unknown, status = 200) => {
  answer = (response) => void response.writeHead(status).end(JSON.stringify(verdict));
};

const clock = { now: Date.now() };
let engine: Engine;
let verifyUrl: string;
let captcha: Captcha;
beforeAll(async () => {
  engine = await openEmbedded();
  await new Promise<void>((listening) => provider.listen(0, "127.0.0.1", listening));
  verifyUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`;
});
afterAll(async () => {
  provider.closeAllConnections();
  provider.close();
  await engine.close();
});

/** Nothing of this machine's pace decides, except where silence is the case. */
const PATIENT = 20_000;

const make = (name: CaptchaProvider, { at = verifyUrl, timeoutMs = PATIENT } = {}) =>
  createCaptchaProvider({
    engine,
    provider: name,
    siteKey: "site-key",
    secretKey: "secret-key",
    verifyUrl: at,
    timeoutMs,
    now: () => clock.now,
  });
let tokens = 0;
const newToken = () => `0.${tokens++}.a-token_of-theirs`;
const OUTAGE = { name: "CaptchaOutage" };

describe.each<{ name: CaptchaProvider; good: object }>([
  { name: "turnstile", good: { success: true, action: "sign-up", hostname: "trousse.example" } },
  { name: "hcaptcha", good: { success: true, hostname: "trousse.example" } },
])("$name", ({ name, good }) => {
  beforeEach(() => {
    asked.length = 0;
    captcha = make(name);
    says(good);
  });

  test("the page learns the provider and the site key, and nothing secret", async () => {
    expect(await captcha.challenge("sign-up")).toEqual({ provider: name, siteKey: "site-key" });
  });

  test("the provider receives the token and our keys, and nothing about the sender", async () => {
    const token = newToken();
    expect(await captcha.verify(token, "sign-up")).toBe(true);
    expect(asked.map((body) => Object.fromEntries(body))).toEqual([
      { secret: "secret-key", response: token, sitekey: "site-key" },
    ]);
  });

  test("a token counts once, even when the provider says yes again", async () => {
    const token = newToken();
    const both = await Promise.all([
      captcha.verify(token, "sign-up"),
      make(name).verify(token, "sign-up"),
    ]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await captcha.verify(token, "sign-up")).toBe(false);
  });

  test.each([
    { code: "invalid-input-response", because: "it is made up" },
    { code: "timeout-or-duplicate", because: "it is old or used" },
    { code: "missing-input-response", because: "there is none" },
  ])("a token is refused: $because", async ({ code }) => {
    says({ success: false, "error-codes": [code] }, 400);
    expect(await captcha.verify(newToken(), "sign-up")).toBe(false);
  });

  test.each(["a b", "é", "a\nb", "<script>", "x".repeat(8193)])(
    "%s is no token, and the provider is not bothered with it",
    async (token) => {
      expect(await captcha.verify(token, "sign-up")).toBe(false);
      expect(asked).toEqual([]);
    },
  );

  test.each<{ because: string; how: () => void }>([
    { because: "it does not know our secret", how: () => says(failure("invalid-input-secret")) },
    {
      because: "it does not know our site key",
      how: () => says(failure("sitekey-secret-mismatch")),
    },
    { because: "it broke and says so", how: () => says(failure("internal-error")) },
    { because: "it broke", how: () => says({ success: true }, 503) },
    { because: "something else answers", how: () => says("<!doctype html>") },
    { because: "it answers in another form", how: () => says({ ok: true }) },
    { because: "it hangs up", how: () => does((response) => void response.destroy()) },
    {
      because: "it sends us elsewhere",
      how: () => does((response) => void response.writeHead(307, { location: verifyUrl }).end()),
    },
  ])("nobody can say: $because", async ({ how }) => {
    how();
    await expect(captcha.verify(newToken(), "sign-up")).rejects.toMatchObject(OUTAGE);
    expect(asked).toHaveLength(1);
  });

  test("nobody can say: it is silent for too long", async () => {
    does(() => undefined);
    const hasty = make(name, { timeoutMs: 100 });
    await expect(hasty.verify(newToken(), "sign-up")).rejects.toMatchObject(OUTAGE);
  });

  test("an outage is cached for ten seconds, and then checked again", async () => {
    says(failure("internal-error"));
    await expect(captcha.verify(newToken(), "sign-up")).rejects.toMatchObject(OUTAGE);
    says(good);
    clock.now += 9999;
    await expect(captcha.verify(newToken(), "sign-up")).rejects.toMatchObject(OUTAGE);
    expect(asked).toHaveLength(1);
    clock.now += 1;
    expect(await captcha.verify(newToken(), "sign-up")).toBe(true);
  });

  test("without a token only a request shows whether the provider is down", async () => {
    says(failure("missing-input-response"));
    expect(await captcha.verify("", "sign-up")).toBe(false);
    expect(await captcha.verify("", "sign-up")).toBe(false);
    expect(asked, "it was there a moment ago").toHaveLength(1);
    clock.now += 10_000;
    says(failure("internal-error"));
    await expect(captcha.verify("", "sign-up")).rejects.toMatchObject(OUTAGE);
    says(good);
    clock.now += 10_000;
    expect(await captcha.verify("", "sign-up"), "a yes to nothing is no yes").toBe(false);
  });
});

const failure = (code: string) => ({ success: false, "error-codes": [code] });

test("Turnstile names the action, and a token for another action is refused", async () => {
  const turnstile = make("turnstile");
  for (const action of ["sign-in", "", undefined]) {
    says({ success: true, action });
    expect(await turnstile.verify(newToken(), "sign-up")).toBe(false);
  }
});

test("a provider that is not there is an outage", async () => {
  const gone = make("turnstile", { at: "http://127.0.0.1:1/siteverify" });
  await expect(gone.verify(newToken(), "sign-up")).rejects.toMatchObject(OUTAGE);
});
