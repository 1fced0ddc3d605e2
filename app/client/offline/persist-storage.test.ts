import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function ask(storage: object | undefined) {
  vi.stubGlobal("navigator", { storage });
  const { persistStorage } = await import("./persist-storage.ts");
  await persistStorage();
  await persistStorage();
}

test("the browser is asked once to keep what is stored", async () => {
  const persist = vi.fn(async () => true);
  await ask({ persisted: async () => false, persist });
  expect(persist).toHaveBeenCalledTimes(1);
});

test("a browser that keeps it already is not asked", async () => {
  const persist = vi.fn(async () => true);
  await ask({ persisted: async () => true, persist });
  expect(persist).not.toHaveBeenCalled();
});

test.each([
  undefined,
  {},
  { persisted: () => Promise.reject(new DOMException("denied", "SecurityError")) },
])("a browser that knows nothing of it, or refuses, is left alone: %o", async (storage) => {
  await expect(ask(storage)).resolves.toBeUndefined();
});
