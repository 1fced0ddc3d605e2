import "fake-indexeddb/auto";
import { QueryClient, type QueryKey, QueryObserver } from "@tanstack/react-query";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { REACHABLE_PROFILES } from "../permissions/profile-access.ts";
import { DataKeeper, MAX_AGE_MS, MAX_SHARED_AGE_MS, MAX_SIZE } from "./data-keeper.ts";
import { forgetKeptData, KEPT_DATA } from "./forget-kept-data.ts";
import { deviceKeptStore, type KeptStore } from "./kept-store.ts";

const ME = "me";
const NOW = Date.parse("2026-11-23T02:10:00Z");
const TODAY = day("2026-11-23");
const DOSES = ["doses", ME, TODAY] as const;

const stops: (() => void)[] = [];

interface PageOptions {
  owner?: string | null;
  build?: string;
  now?: number;
  clockOffset?: number | null;
  store?: KeptStore;
  quiet?: () => Promise<void>;
}

/** A page of a build, with the account that is signed in. */
function openPage({
  owner = ME,
  build = "a",
  now = NOW,
  clockOffset = 0,
  store = deviceKeptStore(),
  quiet = () => Promise.resolve(),
}: PageOptions = {}) {
  const client = new QueryClient();
  const keeper = new DataKeeper({
    client,
    store,
    build,
    owner: () => owner,
    now: () => now,
    clockOffset: () => clockOffset,
    today: () => TODAY,
    quiet,
  });
  const stop = keeper.start();
  stops.push(stop);
  const read = (queryKey: QueryKey, data: unknown, updatedAt = now) =>
    client.setQueryData(queryKey, data, { updatedAt });
  return { client, keeper, stop, read, shown: (key: QueryKey) => client.getQueryData(key) };
}

async function openNextPage(options: PageOptions = {}) {
  const page = openPage(options);
  await page.keeper.restore();
  return page;
}

const reachable = (...shared: string[]) => [
  { id: ME, level: "own" },
  ...shared.map((id) => ({ id, level: "view" })),
];

beforeEach(() => forgetKeptData());
// What a page of one test still has to write must not be on the device of the next.
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Whether there is a database of kept data: other files of tests have theirs. */
const isAnythingKept = async () =>
  (await indexedDB.databases()).some(({ name }) => name === KEPT_DATA);

test("what one page read is shown by the next one, and read anew however young it is", async () => {
  const first = openPage();
  first.read(DOSES, ["a dose"]);
  first.read(["home", ME, TODAY], { commonBoxes: new Map([["home", ["a box"]]]) });
  await first.keeper.flush();

  const next = await openNextPage({ now: NOW + 1000 });
  expect(next.shown(DOSES)).toEqual(["a dose"]);
  expect(next.shown(["home", ME, TODAY])).toEqual({
    commonBoxes: new Map([["home", ["a box"]]]),
  });
  const read = vi.fn(async () => ["another dose"]);
  const observer = new QueryObserver(next.client, {
    queryKey: DOSES,
    queryFn: read,
    staleTime: 600_000,
  });
  const hash = '["doses","me","2026-11-23"]';
  expect(next.keeper.restoredMoment(hash)).toBe(NOW);
  const end = observer.subscribe(() => undefined);
  expect(observer.getCurrentResult().data).toEqual(["a dose"]);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(["another dose"]));
  expect(next.keeper.restoredMoment(hash)).toBeUndefined();
  end();
});

test("what is not on the list is never written", async () => {
  const page = openPage();
  for (const key of [
    ["users", ""],
    ["audit", "entries", "x"],
    ["account-data", ME, "stored"],
    ["security", ME, "sessions"],
    ["devices", ME],
    ["symptoms", "reader"],
    ["intakes", ME, "facts", "box", "name", "dosage", "form"],
    ["references", "fr", "search", "doli"],
  ]) {
    page.read(key, ["something"]);
  }
  await page.keeper.flush();
  expect(await deviceKeptStore().all()).toEqual([]);
});

test("a change that the server does not have yet is not kept", async () => {
  const page = openPage();
  page.read(["intakes", ME, "latest"], { intakes: ["a dose"] });
  page.client.setQueryData(["intakes", ME, "latest"], { intakes: [] });
  await page.keeper.flush();
  const next = await openNextPage();
  expect(next.shown(["intakes", ME, "latest"])).toEqual({ intakes: ["a dose"] });
});

test("an answer that is on its way replaces what is restored, and one that has come is not replaced", async () => {
  const first = openPage();
  first.read(DOSES, ["old"]);
  first.read(["profiles", ME, "facts"], "old");
  await first.keeper.flush();

  const next = openPage({ now: NOW + 60_000 });
  let answer = (_value: string[]) => {};
  const asked = next.client.fetchQuery({
    queryKey: DOSES,
    queryFn: () => new Promise<string[]>((resolve) => (answer = resolve)),
  });
  next.read(["profiles", ME, "facts"], "new");
  await next.keeper.restore();
  expect(next.shown(DOSES)).toEqual(["old"]);
  expect(next.client.isFetching()).toBe(1);
  expect(next.shown(["profiles", ME, "facts"])).toBe("new");
  answer(["new"]);
  expect(await asked).toEqual(["new"]);
  expect(next.shown(DOSES)).toEqual(["new"]);
});

test("a failed request leaves what is restored, as old as it was", async () => {
  const first = openPage();
  first.read(DOSES, ["old"]);
  await first.keeper.flush();
  const next = await openNextPage({ now: NOW + 60_000 });
  await next.client
    .fetchQuery({
      queryKey: DOSES,
      retry: false,
      queryFn: () => Promise.reject(new TypeError("Failed to fetch")),
    })
    .catch(() => undefined);
  expect(next.shown(DOSES)).toEqual(["old"]);
  expect(next.keeper.restoredMoment('["doses","me","2026-11-23"]')).toBe(NOW);
});

test("by a clock that is wrong by an hour it has the hour of the server, and no answer is older", async () => {
  const HOUR = 3_600_000;
  const first = openPage({ now: NOW + HOUR, clockOffset: -HOUR });
  first.read(DOSES, ["a dose"]);
  await first.keeper.flush();
  // The clock was put right since.
  const next = await openNextPage({ now: NOW + 60_000 });
  expect(next.keeper.restoredMoment('["doses","me","2026-11-23"]')).toBe(NOW);
  expect(next.client.getQueryState(DOSES)?.dataUpdatedAt).toBeLessThan(NOW + 60_000);
});

test("doses of another day are not shown today, and what lists no days is", async () => {
  const first = openPage({ now: NOW - 86_400_000 });
  first.read(["doses", ME, "2026-11-22"], ["yesterday's"]);
  first.read(["home", ME, "2026-11-22"], "the cabinet");
  await first.keeper.flush();
  const next = await openNextPage();
  expect(next.shown(DOSES)).toBeUndefined();
  expect(next.shown(["doses", ME, "2026-11-22"])).toBeUndefined();
  expect(next.shown(["home", ME, TODAY])).toBe("the cabinet");
});

test.each([
  { profile: ME, age: MAX_AGE_MS, isShown: true },
  { profile: ME, age: MAX_AGE_MS + 1, isShown: false },
  { profile: "lea", age: MAX_SHARED_AGE_MS, isShown: true },
  { profile: "lea", age: MAX_SHARED_AGE_MS + 1, isShown: false },
  { profile: "nobody on the list", age: 0, isShown: false },
])("of $profile after $age ms: $isShown", async ({ profile, age, isShown }) => {
  const first = openPage();
  first.read([REACHABLE_PROFILES, ME], reachable("lea"));
  first.read(["alerts", profile, "records"], ["an alert"]);
  await first.keeper.flush();
  const next = await openNextPage({ now: NOW + age });
  expect(next.shown(["alerts", profile, "records"])).toEqual(isShown ? ["an alert"] : undefined);
});

test("a profile that is no longer shared goes from the device with the next list", async () => {
  const first = openPage();
  first.read([REACHABLE_PROFILES, ME], reachable("lea"));
  first.read(["inventory", "lea", "medications"], ["a box"]);
  first.read(["inventory", ME, "medications"], ["my box"]);
  await first.keeper.flush();
  const next = await openNextPage();
  expect(next.shown(["inventory", "lea", "medications"])).toEqual(["a box"]);
  next.read([REACHABLE_PROFILES, ME], reachable());
  await vi.waitFor(async () => {
    const hashes = (await deviceKeptStore().all()).map(({ hash }) => hash);
    expect(hashes.some((hash) => hash.includes("lea"))).toBe(false);
  });
  expect(next.shown(["inventory", "lea", "medications"])).toBeUndefined();
  expect(next.shown(["inventory", ME, "medications"])).toEqual(["my box"]);
});

test.each([
  { what: "is full", fail: () => Promise.reject(new DOMException("full", "QuotaExceededError")) },
  {
    what: "has no IndexedDB",
    fail: () => Promise.reject(new ReferenceError("indexedDB is not defined")),
  },
])("a browser that $what shows what the network says", async ({ fail }) => {
  const page = openPage({ store: { all: fail, put: fail, delete: fail } });
  await page.keeper.restore();
  page.read(DOSES, ["a dose"]);
  await page.keeper.flush();
  expect(page.shown(DOSES)).toEqual(["a dose"]);
});

test("doses go from the device once a newer one is known of, and boxes stay", async () => {
  const LEDGER = ["intakes", ME, "kept-ledger"];
  const BOXES = ["inventory", ME, "kept-dose-boxes"];
  const first = openPage();
  first.read(LEDGER, { doses: ["a dose"] });
  first.read(BOXES, new Map([["box", "what it holds"]]));
  await first.keeper.flush();
  const next = await openNextPage();
  const hash = JSON.stringify(LEDGER);
  expect(next.keeper.restoredMoment(hash)).toBe(NOW);
  await next.client.invalidateQueries();
  expect(next.keeper.restoredMoment(hash)).toBeUndefined();
  await vi.waitFor(async () => {
    const kept = (await deviceKeptStore().all()).map(({ queryKey }) => queryKey);
    expect(kept).toEqual([BOXES]);
  });
});

test("what is restored is never young enough to count as read now", async () => {
  const HOUR = 3_600_000;
  const first = openPage({ now: NOW + HOUR });
  first.read(DOSES, ["a dose"]);
  await first.keeper.flush();
  const next = await openNextPage({ now: NOW });
  expect(next.client.getQueryState(DOSES)?.dataUpdatedAt).toBeLessThanOrEqual(NOW - 60_000);
});

test("no more than so much is kept, and the oldest goes", async () => {
  const page = openPage();
  const half = "x".repeat(MAX_SIZE / 2 - 100);
  for (const [index, id] of ["a", "b", "c"].entries()) {
    page.read(["inventory", id, "medications"], half, NOW + index);
    await page.keeper.flush();
  }
  page.read(["inventory", "d", "medications"], "x".repeat(MAX_SIZE + 1));
  await page.keeper.flush();
  const kept = (await deviceKeptStore().all()).map(({ queryKey }) => queryKey[1]);
  expect(kept.sort()).toEqual(["b", "c"]);
});

test("of two tabs the later reading stays", async () => {
  const one = openPage();
  const other = openPage();
  one.read(DOSES, ["newer"], NOW);
  other.read(DOSES, ["older"], NOW - 1000);
  await one.keeper.flush();
  await other.keeper.flush();
  expect((await openNextPage()).shown(DOSES)).toEqual(["newer"]);
});

test("nothing is left after it was forgotten, and nothing is written where nothing may be kept", async () => {
  const page = openPage();
  page.read(DOSES, ["a dose"]);
  await page.keeper.flush();
  await forgetKeptData();
  expect(await isAnythingKept()).toBe(false);
  const shared = openPage({ owner: null });
  shared.read(DOSES, ["a dose"]);
  await shared.keeper.flush();
  expect(await isAnythingKept()).toBe(false);
});

test("in any order of accounts and builds, a page shows what its own account read last in its own build", async () => {
  const person = fc.constantFrom("claire", "julien");
  const build = fc.constantFrom("a", "b");
  const reading = fc.record({
    owner: person,
    build,
    noun: fc.constantFrom("alerts", "flags"),
    value: fc.nat(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(reading, { maxLength: 12 }),
      person,
      build,
      async (readings, who, which) => {
        await forgetKeptData();
        const keyOf = (owner: string, noun: string) =>
          noun === "alerts" ? ["alerts", owner, "records"] : ["feature-flags"];
        const last = new Map<string, unknown>();
        for (const [index, { owner, build: ofBuild, noun, value }] of readings.entries()) {
          const page = openPage({ owner, build: ofBuild, now: NOW + index });
          await page.keeper.restore();
          page.read(keyOf(owner, noun), { owner, ofBuild, value }, NOW + index);
          await page.keeper.flush();
          page.stop();
          // A page restores nothing of another account or build, and deletes what it finds of them.
          for (const known of last.keys()) {
            if (!known.startsWith(`${owner} ${ofBuild} `)) last.delete(known);
          }
          last.set(`${owner} ${ofBuild} ${noun}`, { owner, ofBuild, value });
        }
        const page = await openNextPage({ owner: who, build: which, now: NOW + 100 });
        for (const owner of ["claire", "julien"]) {
          const expected = owner === who ? last.get(`${who} ${which} alerts`) : undefined;
          expect(page.shown(keyOf(owner, "alerts"))).toEqual(expected);
        }
        // The key names nobody.
        expect(page.shown(keyOf(who, "flags"))).toEqual(last.get(`${who} ${which} flags`));
      },
    ),
    { numRuns: 40 },
  );
});

test("what was read is written in quiet moments, one reading in each", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const moments: (() => void)[] = [];
  const puts: string[][] = [];
  const store = deviceKeptStore();
  const page = openPage({
    store: {
      ...store,
      put: async (queries) => {
        puts.push(queries.map(({ queryKey }) => String(queryKey[0])));
        await store.put(queries);
      },
    },
    quiet: () => new Promise((resolve) => moments.push(resolve)),
  });
  const quiet = async () => {
    moments.shift()?.();
    await vi.waitFor(() => expect(moments).toHaveLength(1), { interval: 1 });
  };
  page.read(DOSES, ["a dose"]);
  page.read(["profiles", ME, "facts"], "facts");
  vi.advanceTimersByTime(600);
  vi.useRealTimers();
  expect(puts).toEqual([]);
  await quiet();
  expect(puts).toEqual([["doses"]]);
  // A newer answer takes the place of the one that waits.
  page.read(["profiles", ME, "facts"], "newer facts");
  await quiet();
  expect(puts).toEqual([["doses"], ["profiles"]]);
  const next = await openNextPage();
  expect(next.shown(["profiles", ME, "facts"])).toBe("newer facts");
});
