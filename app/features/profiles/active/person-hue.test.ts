import { expect, test } from "vitest";
import { personHue } from "./person-hue.ts";

const IDS = Array.from({ length: 240 }, (_, nth) => {
  return `00000000-0000-4000-8000-${String(nth).padStart(12, "0")}`;
});

test("the hue of a person is that of their id, and any of twelve is about as likely", () => {
  const hues = IDS.map(personHue);
  expect(IDS.map(personHue)).toEqual(hues);
  const counts = Map.groupBy(hues, (hue) => hue);
  expect([...counts.keys()].sort((a, b) => a - b)).toEqual(
    Array.from({ length: 12 }, (_, nth) => 30 * nth),
  );
  for (const same of counts.values()) expect(same.length).toBeLessThan(45);
});
