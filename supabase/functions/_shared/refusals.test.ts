import { expect, test } from "vitest";
import { refuseTooMany } from "./refusals.ts";

test.each([
  { seconds: 59, wait: "1 minute" },
  { seconds: 60, wait: "1 minute" },
  { seconds: 61, wait: "2 minutes" },
])("who has to wait for $seconds s reads $wait", async ({ seconds, wait }) => {
  const refusal = refuseTooMany("messages", seconds);
  expect(await refusal.json()).toEqual({
    code: "over_request_rate_limit",
    message: `Too many messages. Try again in ${wait}.`,
  });
  expect(refusal.headers.get("retry-after")).toBe(String(seconds));
});
