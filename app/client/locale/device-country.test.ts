import { expect, test } from "vitest";
import { deviceCountry } from "./device-country.ts";

const COUNTRIES = ["FR", "BE", "CH", "ES", "US", "CA", "MX", "AR", "IT"];

test.each([
  ["fr-FR", "Europe/Paris", "FR"],
  ["en-US", "America/Chicago", "US"],
  ["en-US", "Europe/Madrid", "ES"],
  ["en-US", "Europe/Paris", "FR"],
  ["fr-FR", "Europe/Brussels", "BE"],
  ["fr-FR", "Europe/Rome", "IT"],
  ["fr", "Europe/Paris", "FR"],
  ["fr", "Europe/Zurich", "CH"],
  ["es", "Atlantic/Canary", "ES"],
  ["es-419", "America/Mexico_City", "MX"],
  ["es-ES", "America/Buenos_Aires", "AR"],
  ["fr-FR", "Indian/Reunion", "FR"],
  ["fr-RE", "Indian/Reunion", "FR"],
  ["es-PR", "America/Puerto_Rico", "US"],
])("a device in %s on the clock of %s is in %s", (language, timeZone, country) => {
  expect(deviceCountry(language, timeZone, COUNTRIES)).toBe(country);
});

test("a clock of a country that is not listed tells none, whatever the language", () => {
  expect(deviceCountry("fr-FR", "Asia/Tokyo", COUNTRIES)).toBeNull();
  expect(deviceCountry("en", "Asia/Tokyo", COUNTRIES)).toBeNull();
});

test("a country that is not listed is told by language and clock together", () => {
  expect(deviceCountry("en-GB", "Europe/London", COUNTRIES)).toBe("GB");
});

test("a clock that says nothing leaves the language", () => {
  expect(deviceCountry("fr-CA", "UTC", COUNTRIES)).toBe("CA");
  expect(deviceCountry("es-419", "Etc/GMT+3", COUNTRIES)).toBeNull();
});

test("a browser that knows no zones leaves the language", () => {
  const { prototype } = Intl.Locale;
  const zones = Object.entries(Object.getOwnPropertyDescriptors(prototype)).filter(([name]) =>
    ["getTimeZones", "timeZones"].includes(name),
  );
  for (const [name] of zones) Reflect.deleteProperty(prototype, name);
  try {
    expect(zones).not.toEqual([]);
    expect(deviceCountry("en-US", "Europe/Madrid", COUNTRIES)).toBe("US");
    expect(deviceCountry("fr", "Europe/Paris", COUNTRIES)).toBeNull();
  } finally {
    Object.defineProperties(prototype, Object.fromEntries(zones));
  }
});

test("what is no language leaves the clock", () => {
  expect(deviceCountry("C", "Europe/Paris", COUNTRIES)).toBe("FR");
  expect(deviceCountry("", "UTC", COUNTRIES)).toBeNull();
});
