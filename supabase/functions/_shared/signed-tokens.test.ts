import { expect, test } from "vitest";
import { createSignedTokens } from "./signed-tokens.ts";

const now = Date.parse("2026-11-21T08:00:00Z");
const seals = createSignedTokens("a secret of this installation", () => now);
const token = seals.sign("message", ["dose-1", "account-1"], now + 1);

test("a token returns its facts until it expires", () => {
  expect(seals.verify("message", token)).toEqual(["dose-1", "account-1"]);
  const over = seals.sign("message", ["dose-1"], now);
  expect(seals.verify("message", over)).toBeUndefined();
});

test("a token without an expiry stays valid", () => {
  expect(seals.verify("unsubscribe", seals.sign("unsubscribe", ["a"]))).toEqual(["a"]);
});

test.each([
  { given: "", because: "it is empty" },
  { given: ".", because: "nothing is signed by nothing" },
  { given: "e30.e30", because: "it is made up" },
  { given: token.slice(0, -1), because: "a letter is missing" },
  { given: `${token}.x`, because: "something follows" },
  { given: token.replace(/^./, "X"), because: "its facts were changed" },
  { given: "x".repeat(10_000), because: "it is endless" },
])("a token is refused when $because", ({ given }) => {
  expect(seals.verify("message", given)).toBeUndefined();
});

test("a token is valid for its own purpose and its own installation", () => {
  expect(seals.verify("unsubscribe", token)).toBeUndefined();
  expect(createSignedTokens("another secret", () => now).verify("message", token)).toBeUndefined();
});
