import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useEmergencyCountry } from "./use-emergency-country.ts";
import { useNumberToCall } from "./use-number-to-call.ts";
import { rememberCountry } from "./visitor-locale.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  open("/");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = (path: string) => window.history.replaceState(null, "", path);
const deviceSpeaks = (language: string) =>
  vi.spyOn(navigator, "language", "get").mockReturnValue(language);
function deviceIsIn(timeZone: string) {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
}
const country = () => renderHook(() => useEmergencyCountry()[0]).result.current;

test.each([
  { language: "es-US", path: "/es-es/dashboard", country: "US", because: "the device says it" },
  { language: "es", path: "/us-es/dashboard", country: "US", because: "only a choice leads there" },
  { language: "es-US", path: "/us-en/dashboard", country: "US", because: "the device says it" },
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

test("a country that was detected by the language alone was not chosen", () => {
  deviceSpeaks("es-US");
  rememberCountry("ES");
  expect(country()).toBe("US");
});

test("an address to which the language and its region lead tells no country either", () => {
  deviceSpeaks("es-US");
  deviceIsIn("Africa/Algiers");
  open("/us-es/contact");
  expect(country()).toBeNull();
  deviceSpeaks("es");
  expect(country()).toBe("US");
});

test("the clock of the device comes before its language, and a chosen country before both", () => {
  deviceSpeaks("en-US");
  deviceIsIn("Europe/Madrid");
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

test("a country chosen for the whole site replaces the one that was asked for here", () => {
  deviceSpeaks("fr");
  const shown = renderHook(() => useEmergencyCountry()).result;
  act(() => shown.current[1]("MX"));
  expect(shown.current[0]).toBe("MX");
  act(() => rememberCountry("CH"));
  expect(shown.current[0]).toBe("CH");
});

test("a country that was said is there after a reload of the tab", async () => {
  deviceSpeaks("fr");
  const { result } = renderHook(() => useEmergencyCountry());
  act(() => result.current[1]("ES"));
  vi.resetModules();
  const reloaded = await import("./use-emergency-country.ts");
  expect(renderHook(() => reloaded.useEmergencyCountry()[0]).result.current).toBe("ES");
  act(() => rememberCountry("FR"));
});
