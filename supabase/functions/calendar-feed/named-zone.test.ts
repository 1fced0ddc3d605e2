import { expect, test } from "vitest";
import { namedZone } from "./named-zone.ts";

test.each([
  ["Europe/Paris", "2026-01-15T12:00Z", 60],
  ["Europe/Paris", "2026-07-15T12:00Z", 120],
  ["Europe/Paris", "2026-03-29T00:59Z", 60],
  ["Europe/Paris", "2026-03-29T01:00Z", 120],
  ["America/New_York", "2026-11-01T05:59Z", -240],
  ["America/New_York", "2026-11-01T06:00Z", -300],
  ["Asia/Kathmandu", "2026-06-01T00:00Z", 345],
  ["UTC", "2026-06-01T00:00Z", 0],
])("%s at %s is %i minutes east of UTC", (name, at, minutes) => {
  expect(namedZone(name)(Date.parse(at))).toBe(minutes);
});

test("a name that nobody knows is refused", () => {
  expect(() => namedZone("Europe/Atlantis")).toThrow(RangeError);
});
