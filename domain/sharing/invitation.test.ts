import { expect, test } from "vitest";
import { instant } from "../calendar/instant.ts";
import { hasExpired } from "./invitation.ts";

test.each([
  { now: "2026-03-15T09:59:59.999Z", expired: false, because: "its last moment" },
  { now: "2026-03-15T10:00:00.000Z", expired: true, because: "fourteen days to the moment" },
  { now: "2026-02-28T10:00:00.000Z", expired: false, because: "a clock set back ends nothing" },
])("at $now an invitation of 1 March expired: $expired, $because", ({ now, expired }) => {
  expect(hasExpired(instant("2026-03-01T10:00:00.000Z"), instant(now))).toBe(expired);
});
