import { expect, test } from "vitest";
import { sessionIdOf } from "./lasting-session.ts";

const ID = "6f1c1f5e-0000-4000-8000-00000000c0de";
const tokenWith = (claims: string) => `head.${Buffer.from(claims).toString("base64url")}.end`;

test("the id of a session stands in its access token", () => {
  expect(sessionIdOf(tokenWith(JSON.stringify({ session_id: ID, name: "Zoé ÿ" })))).toBe(ID);
});

test.each(["", "not a token", tokenWith("{}"), tokenWith("nonsense"), tokenWith("null")])(
  "none can be read in %j",
  (token) => expect(sessionIdOf(token)).toBeUndefined(),
);
