import { expect, test } from "vitest";
import { thermometerReading } from "./thermometer-reading.ts";

test.each([
  ["32,5 °C", 32.5],
  ["38.9 °C", 38.9],
  ["45,0 °C", 45],
  ["45 °C", 45],
  ["température 32,5", 32.5],
  ["Température à 44", 44],
  ["temp: 33.1", 33.1],
  ["temperatura de 34 grados", 34],
  ["fever of 110", 43.33],
  ["110°F", 43.33],
  ["95 f", 35],
  ["113 °F", 45],
  ["103F", 39.44],
  ["41°5", 41.5],
  ["34°2", 34.2],
  ["température 39°5", 39.5],
  // Nothing that a thermometer of the body shows, and numbers of something else.
  ["19 °C", null],
  ["46 °C", null],
  ["34", null],
  ["44 ans", null],
  ["34 kg", null],
  ["34 °C dehors", null],
  ["température du frigo 34", null],
  ["pas de fièvre", null],
  ["", null],
])("%s: %s", (text, celsius) => {
  expect(thermometerReading(text)).toBe(celsius);
});
