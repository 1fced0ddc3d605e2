import { expect, test } from "vitest";
import { type RequestClass, requestClassOf } from "./request-class.ts";

test.each<[method: string, target: string, expected: RequestClass]>([
  ["GET", "/fr-fr/faq", "read"],
  ["HEAD", "/rest/v1/medications?select=id", "read"],
  ["GET", "/auth/v1/user", "read"],
  ["POST", "/rest/v1/medication_intake_logs", "write"],
  ["PATCH", "/rest/v1/medications?id=eq.1", "write"],
  ["POST", "/auth/v1/token?grant_type=refresh_token", "write"],
  ["POST", "/auth/v1/token?grant_type=password", "slow"],
  ["POST", "/auth/v1/signup?redirect_to=x", "slow"],
  ["PUT", "/auth/v1/user", "slow"],
  ["POST", "/functions/v1/contact", "slow"],
  ["PUT", "/storage/v1/object/site/one.webp", "slow"],
  ["GET", "/storage/v1/object/public/site/one.webp", "slow"],
])("%s %s belongs to the class %3$s", (method, target, expected) => {
  expect(requestClassOf(method, target)).toBe(expected);
});
