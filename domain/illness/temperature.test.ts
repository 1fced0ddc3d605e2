import { expect, test } from "vitest";
import {
  CELSIUS_MAX,
  CELSIUS_MIN,
  fromCelsius,
  temperatureUnit,
  toCelsius,
} from "./temperature.ts";
import { checkTemperature, meantTemperature, temperatureRows } from "./temperature-reading.ts";

test("a reading comes back as it was read, in both units and to the tenth", () => {
  for (let tenths = 860; tenths <= 1130; tenths += 1) {
    expect(fromCelsius(toCelsius(tenths / 10, "fahrenheit"), "fahrenheit")).toBe(tenths / 10);
  }
  for (let tenths = 300; tenths <= 450; tenths += 1) {
    expect(fromCelsius(toCelsius(tenths / 10, "celsius"), "celsius")).toBe(tenths / 10);
  }
});

test("100.4 °F is 38 °C", () => {
  expect(toCelsius(100.4, "fahrenheit")).toBe(38);
  expect(fromCelsius(38, "fahrenheit")).toBe(100.4);
});

test("Fahrenheit in the United States alone", () => {
  expect(["us", "US", "fr", "FR", "es", ""].map(temperatureUnit)).toEqual([
    "fahrenheit",
    "fahrenheit",
    "celsius",
    "celsius",
    "celsius",
    "celsius",
  ]);
});

test.each(["celsius", "fahrenheit"] as const)("the buttons of %s follow each other", (unit) => {
  const readings = temperatureRows(unit).flat();
  expect(new Set(readings).size).toBe(readings.length);
  expect(readings).toEqual([...readings].sort((a, b) => a - b));
  for (const each of readings) {
    const celsius = toCelsius(each, unit);
    expect(celsius).toBeGreaterThanOrEqual(CELSIUS_MIN);
    expect(celsius).toBeLessThanOrEqual(CELSIUS_MAX);
  }
});

test("the buttons reach from 36 to 40.9 °C and from 97 to 105.8 °F", () => {
  const [celsius, fahrenheit] = (["celsius", "fahrenheit"] as const).map((unit) =>
    temperatureRows(unit),
  );
  expect(celsius).toHaveLength(10);
  expect([celsius?.[0], celsius?.at(-1)]).toEqual([
    [36, 36.1, 36.2, 36.3, 36.4],
    [40.5, 40.6, 40.7, 40.8, 40.9],
  ]);
  expect([fahrenheit?.[0], fahrenheit?.at(-1)]).toEqual([
    [97, 97.2, 97.4, 97.6, 97.8],
    [105, 105.2, 105.4, 105.6, 105.8],
  ]);
});

test.each([
  { reading: "38,9", unit: "celsius", celsius: 38.9 },
  { reading: " 38.9 ", unit: "celsius", celsius: 38.9 },
  { reading: "٣٨٫٩", unit: "celsius", celsius: 38.9 },
  { reading: "30", unit: "celsius", celsius: 30 },
  { reading: "45", unit: "celsius", celsius: 45 },
  { reading: "102", unit: "fahrenheit", celsius: 38.89 },
  // As it stands on the thermometer.
  { reading: "38,5°C", unit: "celsius", celsius: 38.5 },
  { reading: "38,5 °", unit: "celsius", celsius: 38.5 },
  { reading: "39°5", unit: "celsius", celsius: 39.5 },
  { reading: "39°2", unit: "celsius", celsius: 39.2 },
  { reading: "39 º 2 C", unit: "celsius", celsius: 39.2 },
  { reading: "101°3", unit: "fahrenheit", celsius: 38.5 },
  { reading: "103F", unit: "celsius", celsius: 39.44 },
  { reading: "38.5 c", unit: "celsius", celsius: 38.5 },
  { reading: "101.3 °F", unit: "celsius", celsius: 38.5 },
  { reading: "38,5 °C", unit: "fahrenheit", celsius: 38.5 },
  { reading: "°C", unit: "celsius", wrong: "not-a-number" },
  { reading: "29,9", unit: "celsius", wrong: "out-of-range" },
  { reading: "45,1", unit: "celsius", wrong: "out-of-range" },
  { reading: "102", unit: "celsius", wrong: "out-of-range" },
  { reading: "38,9", unit: "fahrenheit", wrong: "out-of-range" },
  { reading: "389", unit: "celsius", wrong: "out-of-range" },
  { reading: "38,95", unit: "celsius", wrong: "decimals" },
  { reading: "38,900", unit: "celsius", wrong: "two-readings" },
  { reading: "fièvre", unit: "celsius", wrong: "not-a-number" },
  { reading: "  ", unit: "celsius", wrong: "required" },
] as const)("$reading in $unit", ({ reading, unit, ...said }) => {
  expect(checkTemperature({ reading }, unit)).toEqual(
    "celsius" in said
      ? { ok: true, value: { celsius: said.celsius } }
      : { ok: false, wrong: { reading: said.wrong } },
  );
});

test.each([
  ["385", "celsius", 38.5],
  ["101.3", "celsius", 38.5],
  ["1013", "fahrenheit", 38.5],
  ["38,5", "fahrenheit", 38.5],
  ["410", "celsius", 41],
  ["29", "celsius", null],
  ["60", "celsius", null],
  ["chaud", "celsius", null],
] as const)("by %s in %s %s °C may have been meant", (typed, unit, celsius) => {
  expect(meantTemperature(typed, unit)).toBe(celsius);
});
