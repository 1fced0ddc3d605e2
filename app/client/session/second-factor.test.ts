import type { Session } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { needsSecondFactor } from "./second-factor.ts";

const tokenOf = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.c2ln`;

const session = (claims: object, factors: readonly { status: string }[] | undefined) =>
  ({ access_token: tokenOf(claims), user: { factors } }) as unknown as Session;

test.each([
  ["no factor", "aal1", undefined, false],
  ["a factor never proved", "aal1", [{ status: "unverified" }], false],
  ["a factor, and the password only", "aal1", [{ status: "verified" }], true],
  ["a factor, and its code", "aal2", [{ status: "verified" }], false],
])("%s", (_, aal, factors, expected) => {
  expect(needsSecondFactor(session({ aal, name: "Zoé ÿ" }, factors))).toBe(expected);
});

test("an unreadable token has no assurance level", () => {
  const broken = { access_token: "x", user: { factors: [{ status: "verified" }] } };
  expect(needsSecondFactor(broken as unknown as Session)).toBe(true);
});
