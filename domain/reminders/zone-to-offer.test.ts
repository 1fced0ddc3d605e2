import { expect, test } from "vitest";
import { zoneToOffer } from "./zone-to-offer.ts";

const OFFSETS: Record<string, number> = {
  "Europe/Paris": 60,
  "Europe/Brussels": 60,
  "America/New_York": -300,
};
const offsetOf = (zone: string) => OFFSETS[zone] ?? 0;

test.each([
  { stored: "Europe/Paris", here: "Europe/Paris", offered: null, because: "it is at home" },
  {
    stored: "Europe/Paris",
    here: "America/New_York",
    offered: "America/New_York",
    because: "it travels",
  },
  {
    stored: "Europe/Paris",
    here: "Europe/Brussels",
    offered: null,
    because: "the hours are the same",
  },
  {
    stored: null,
    here: "America/New_York",
    offered: null,
    because: "the first one counts by itself",
  },
])("$stored, a browser in $here: $offered, because $because", ({ offered, ...zones }) => {
  expect(zoneToOffer(zones, offsetOf)).toBe(offered);
});
