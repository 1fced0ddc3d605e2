import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useEmergencyCountry } from "./use-emergency-country.ts";
import { useNumberToCall } from "./use-number-to-call.ts";
import { rememberCountry } from "./visitor-locale.ts";

beforeEach(() => {
  localStorage.clear();
  open("/");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = (path: string) => window.history.replaceState(null, "", path);
const deviceSpeaks = (language: string) =>
  vi.spyOn(navigator, "language", "get").mockReturnValue(language);
const country = () => renderHook(() => useEmergencyCountry()[0]).result.current;

test.each([
  { language: "es-US", path: "/es-es/dashboard", country: "US", because: "the device says it" },
  { language: "es", path: "/us-es/dashboard", country: "US", because: "only a choice leads there" },
  { language: "es-419", path: "/us-es/dashboard", country: "US", because: "419 is no country" },
  { language: "es", path: "/es-es/dashboard", country: null, because: "the language leads there" },
  { language: "de", path: "/us-en/dashboard", country: null, because: "the language leads there" },
  { language: "fr", path: "/", country: null, because: "no country stands there" },
])("$language at $path is $country: $because", ({ language, path, country: expected }) => {
  deviceSpeaks(language);
  open(path);
  expect(country()).toBe(expected);
});

test("a chosen country comes before the device and the address", () => {
  deviceSpeaks("es-US");
  open("/us-es/dashboard");
  rememberCountry("CA");
  expect(country()).toBe("CA");
});

test("the clock of the device comes before its language, and a chosen country before both", () => {
  deviceSpeaks("en-US");
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: "Europe/Madrid" };
  });
  expect(country()).toBe("ES");
  rememberCountry("FR");
  expect(country()).toBe("FR");
});

test("the numbers follow the country that is chosen while the page is open", () => {
  deviceSpeaks("fr");
  const poison = renderHook(() => useNumberToCall("poison")).result;
  const rescue = renderHook(() => useNumberToCall("rescue")).result;
  expect([poison.current.number, rescue.current.number]).toEqual([null, null]);
  expect(rescue.current.isCountryKnown).toBe(false);
  const choose = (code: string) => act(() => rescue.current.choice.onChoose(code));
  choose("FR");
  expect(poison.current.number?.tel).toBe("0145425959");
  expect(rescue.current.number?.tel).toBe("15");
  choose("MX");
  expect(poison.current).toMatchObject({ number: null, isCountryKnown: true });
  expect(rescue.current.number?.tel).toBe("911");
});
