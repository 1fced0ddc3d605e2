import { setTimeout as delay } from "node:timers/promises";
import type { BrowserContext } from "@playwright/test";

/** The last document that the service worker keeps of a build. */
const LAST_KEPT = "/fr-fr/settings/data";

const TIMEOUT_MS = 120_000;

/** Opens these addresses until the pages and their data are on the device. */
export async function keepEverything(
  context: BrowserContext,
  addresses: readonly string[],
): Promise<void> {
  for (const address of addresses) {
    const page = await context.newPage();
    await page.goto(address);
    await until(() =>
      page.evaluate(
        async (path) => (await caches.match(path, { ignoreVary: true })) !== undefined,
        LAST_KEPT,
      ),
    );
    const noun = address.endsWith("dashboard") ? "home" : "inventory";
    await until(() => page.evaluate(isKept, noun));
    await page.close();
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error("The device does not keep what it should.");
    await delay(100);
  }
}

/** Whether the answer to a query of this noun is on the device; called in the page. */
async function isKept(noun: string): Promise<boolean> {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  if (!names.includes("trousse-kept")) return false;
  const settled = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await settled(indexedDB.open("trousse-kept"));
  try {
    const queries = database.transaction("queries").objectStore("queries");
    const kept: { queryKey: string[] }[] = await settled(queries.getAll());
    return kept.some(({ queryKey }) => queryKey[0] === noun);
  } finally {
    database.close();
  }
}
