import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseLocale } from "./choose-locale.ts";

const replace = vi.spyOn(window.location, "replace").mockImplementation(() => undefined);
const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.clearAllMocks();
});

const setLocation = (address: string) => window.history.replaceState(null, "", address);

test("the same page replaces this one, with its query and hash", () => {
  setLocation("/fr-fr/inventory?search=doli#top");
  chooseLocale("fr-en", "fr-fr");
  expect(replace).toHaveBeenCalledWith("/fr-en/inventory?search=doli#top");
  expect(localStorage.getItem("preferred-locale")).toBe("fr-en");
});

test("choosing the current language stores it and does not reload the page", () => {
  setLocation("/fr-fr/login");
  chooseLocale("fr-fr", "fr-fr");
  expect(replace).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  expect(localStorage.getItem("user-choice-made")).toBe("true");
});

test("a page without a locale is reloaded, also with a hash", () => {
  setLocation("/auth?a=1#top");
  chooseLocale("es-es", "fr-fr");
  expect(reload).toHaveBeenCalledOnce();
  expect(replace).not.toHaveBeenCalled();
});
