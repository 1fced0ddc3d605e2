import { expect, test } from "vitest";
import { createSeals } from "./seals.ts";

const now = Date.parse("2026-11-21T08:00:00Z");
const seals = createSeals("a secret of this installation", () => now);
const token = seals.seal("message", ["dose-1", "account-1"], now + 1);

test("a token gives back what was sealed, until it ends", () => {
  expect(seals.unseal("message", token)).toEqual(["dose-1", "account-1"]);
  const over = seals.seal("message", ["dose-1"], now);
  expect(seals.unseal("message", over)).toBeUndefined();
});

test("one without an end stays good", () => {
  expect(seals.unseal("unsubscribe", seals.seal("unsubscribe", ["a"]))).toEqual(["a"]);
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
  expect(seals.unseal("message", given)).toBeUndefined();
});

test("a token is good for its own purpose and its own installation", () => {
  expect(seals.unseal("unsubscribe", token)).toBeUndefined();
  expect(createSeals("another secret", () => now).unseal("message", token)).toBeUndefined();
});
