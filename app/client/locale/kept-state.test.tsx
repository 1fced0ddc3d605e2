import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window.location, "replace").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A document of its own, as a page in another language is. */
async function openDocument() {
  cleanup();
  vi.resetModules();
  const { useKeptState } = await import("./kept-state.ts");
  const { chooseLocale } = await import("./choose-locale.ts");
  const show = (keptAs?: string) => {
    cleanup();
    const shown = renderHook(() => useKeptState(keptAs, "", (before) => before.toUpperCase()));
    return {
      text: shown.result.current[0],
      type: (text: string) => act(() => shown.result.current[1](text)),
    };
  };
  return { show, chooseLocale };
}

test("what was typed is there in the other language, once, and nowhere else", async () => {
  const french = await openDocument();
  french.show("symptom").type("fièvre");
  expect(sessionStorage).toHaveLength(0);
  french.chooseLocale("us-en", "fr-fr");
  const english = await openDocument();
  expect(english.show("symptom").text).toBe("FIÈVRE");
  expect(sessionStorage).toHaveLength(0);
  expect(english.show("symptom").text).toBe("");
});

test("without a name, and of a page that was left, nothing is kept", async () => {
  const { show, chooseLocale } = await openDocument();
  show("symptom").type("fièvre");
  show().type("toux");
  chooseLocale("us-en", "fr-fr");
  expect(sessionStorage).toHaveLength(0);
});

test("what was kept for a page that never came is gone after a minute", async () => {
  const french = await openDocument();
  french.show("symptom").type("fièvre");
  french.chooseLocale("us-en", "fr-fr");
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ["Date"] });
  const english = await openDocument();
  expect(english.show("symptom").text).toBe("");
  expect(sessionStorage).toHaveLength(0);
});
