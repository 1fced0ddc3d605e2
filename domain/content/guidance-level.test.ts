import { expect, test } from "vitest";
import { readGuidanceLevel } from "./guidance-level.ts";
import { siteFacts } from "./site-facts.ts";

test.each([
  [null, "checks"],
  ["", "checks"],
  ["leaflet", "leaflet"],
  [" Leaflet ", "leaflet"],
  ["checks", "checks"],
  ["notice", "checks"],
])("%j is the level %s", (written, level) => {
  expect(readGuidanceLevel(written)).toBe(level);
});

test("one level is for the whole installation, whatever the reader's language", () => {
  const value = [{ language: "fr", key: "guidance_level", value: "leaflet" }] as const;
  expect(siteFacts(value, "es").guidanceLevel).toBe("leaflet");
  const other = [{ language: "es", key: "guidance_level", value: "leaflet" }] as const;
  expect(siteFacts(other, "es").guidanceLevel).toBe("checks");
});
