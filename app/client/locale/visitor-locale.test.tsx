import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  rememberCountry,
  rememberLocale,
  visitorCountry,
  visitorLocale,
} from "./visitor-locale.ts";

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const setBrowserLanguage = (language: string) =>
  vi.spyOn(navigator, "language", "get").mockReturnValue(language);

test("the country is detected once, and later languages of the browser do not change it", () => {
  setBrowserLanguage("es-MX");
  expect(visitorCountry()).toBe("ES");
  setBrowserLanguage("fr-FR");
  expect(visitorCountry()).toBe("ES");
  expect(localStorage.getItem("user-country")).toBe("ES");
});

test.each([
  { language: "fr-CA", locale: "fr-fr" },
  { language: "es", locale: "es-es" },
  { language: "de-DE", locale: "us-en" },
])("without a choice, $language leads to $locale", ({ language, locale }) => {
  setBrowserLanguage(language);
  expect(visitorLocale()).toBe(locale);
});

test("a chosen country replaces the detected one", () => {
  setBrowserLanguage("fr-BE");
  expect(visitorCountry()).toBe("FR");
  rememberCountry("BE");
  expect(visitorCountry()).toBe("BE");
});

test("a choice is stored under the specified keys and in the cookie", () => {
  setBrowserLanguage("fr-FR");
  rememberLocale("us-es");
  expect(visitorLocale()).toBe("us-es");
  expect({ ...localStorage }).toMatchObject({
    "preferred-locale": "us-es",
    "user-choice-made": "true",
    "trousse-language": "es",
  });
  expect(document.cookie).toContain("preferred-locale=us-es");
});

test("a storage that refuses the language causes a warning only", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: denied, setItem: denied });
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  setBrowserLanguage("fr-FR");
  expect(visitorCountry()).toBe("FR");
  expect(visitorLocale()).toBe("fr-fr");
  expect(warn).not.toHaveBeenCalled();
  expect(() => rememberLocale("fr-en")).not.toThrow();
  expect(warn).toHaveBeenCalledOnce();
});

test("a browser without cookies stores the choice in localStorage", () => {
  vi.spyOn(document, "cookie", "set").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  setBrowserLanguage("fr-FR");
  rememberLocale("es-en");
  expect(visitorLocale()).toBe("es-en");
});
