import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberLocale, visitorCountry, visitorLocale } from "./visitor.ts";

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const speak = (language: string) =>
  vi.spyOn(navigator, "language", "get").mockReturnValue(language);

test("the country is found once and then kept, whatever the browser speaks later", () => {
  speak("es-MX");
  expect(visitorCountry()).toBe("ES");
  speak("fr-FR");
  expect(visitorCountry()).toBe("ES");
  expect(localStorage.getItem("user-country")).toBe("ES");
});

test.each([
  { language: "fr-CA", locale: "fr-fr" },
  { language: "es", locale: "es-es" },
  { language: "de-DE", locale: "us-en" },
])("without a choice, $language leads to $locale", ({ language, locale }) => {
  speak(language);
  expect(visitorLocale()).toBe(locale);
});

test("a choice is kept under the names of the specification, and told to the server", async () => {
  const set = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("cookieStore", { set });
  speak("fr-FR");
  await rememberLocale("us-es");
  expect(visitorLocale()).toBe("us-es");
  expect({ ...localStorage }).toMatchObject({
    "preferred-locale": "us-es",
    "user-choice-made": "true",
    "trousse-language": "es",
  });
  expect(set).toHaveBeenCalledWith(
    expect.objectContaining({ name: "preferred-locale", value: "us-es", sameSite: "lax" }),
  );
});

test("a browser that refuses its storage still shows the page", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
    setItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  speak("fr-FR");
  expect(visitorCountry()).toBe("FR");
  expect(visitorLocale()).toBe("fr-fr");
  await expect(rememberLocale("fr-en")).resolves.toBeUndefined();
});
