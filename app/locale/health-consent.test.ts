import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { HEALTH_CONSENT_VERSION } from "#domain/accounts/health-consent.ts";
import { accounts as english } from "./en/accounts.ts";
import { accounts as spanish } from "./es/accounts.ts";
import { accounts as french } from "./fr/accounts.ts";

/** What accounts agreed to, by the day of the text. A changed text gets a new day, and a line here. */
const DIGESTS: Readonly<Record<string, string>> = {
  "2026-11-26": "66312136fb4058d3",
};

test("the text that an account agrees to is that of its version", () => {
  const texts = [french, english, spanish].map(({ register }) => register.healthConsent);
  const digest = createHash("sha256").update(texts.join("\n")).digest("hex").slice(0, 16);
  expect(digest).toBe(DIGESTS[HEALTH_CONSENT_VERSION]);
});
