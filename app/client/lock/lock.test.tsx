import "fake-indexeddb/auto";
import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import "#testing/harness/seeded-properties.ts";
import { forgetKeptData } from "../kept-data/forget-kept-data.ts";
import { deviceKeptStore, type KeptQuery } from "../kept-data/kept-store.ts";
import { recordInteraction } from "../session/idle-timeout.ts";
import { readStoredSession } from "../session/stored-session.ts";
import { checkPin, MAX_ATTEMPTS, waitFor } from "./attempts.ts";
import { setLockKey } from "./lock-key.ts";
import { lockState } from "./lock-state.ts";
import { lockableStore } from "./lockable-store.ts";
import { sessionStorageOfDevice } from "./session-storage.ts";
import { changeToPin, turnOff, turnOnWithPin } from "./switch-lock.ts";
import { fromTaggedJson, toTaggedJson } from "./tagged-json.ts";
import { provePin, takeKeyWithPin, unlockWithPin } from "./unlock.ts";

const NAME = "sb-localhost-auth-token";
const PIN = "482913";
const SESSION = {
  access_token: "secret-access",
  refresh_token: "secret-refresh",
  user: { id: "claire" },
};
const NOW = Date.parse("2026-11-23T03:00:00Z");

const keptQuery = (data: unknown): KeptQuery => ({
  hash: '["home","claire"]',
  queryKey: ["home", "claire"],
  data,
  owner: "claire",
  build: "a",
  readAt: NOW,
  clockOffset: 0,
  size: 10,
});

/** A page that was just opened: it has read nothing yet. */
const asNewPage = () => setLockKey(undefined);
/** All that somebody who looks into the storage of the browser can read. */
const readable = async () =>
  JSON.stringify([{ ...localStorage }, (await deviceKeptStore().all()).map(({ data }) => data)]);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  asNewPage();
  localStorage.clear();
  await forgetKeptData();
  localStorage.setItem(NAME, JSON.stringify(SESSION));
  recordInteraction();
});

test("while it is locked the storage tells nothing, and the code opens all of it again", async () => {
  const kept = lockableStore(deviceKeptStore());
  const data = { boxes: new Map([["b", { name: "Doliprane" }]]) };
  await kept.put([keptQuery(data)]);
  expect(await readable()).toContain("secret-access");
  await turnOnWithPin(PIN);
  expect(lockState()).toBe("open");
  expect((await kept.all())[0]?.data).toEqual(data);
  await kept.put([{ ...keptQuery("Ibuprofène"), hash: "other" }]);

  asNewPage();
  expect(lockState()).toBe("locked");
  expect(await readable()).not.toMatch(/secret|Doliprane|Ibuprof|claire"}/);
  expect(readStoredSession()).toBeNull();
  expect(await sessionStorageOfDevice.getItem(NAME)).toBeNull();
  expect(await kept.all()).toEqual([]);
  await kept.put([keptQuery("written while locked")]);

  expect(await unlockWithPin("000000")).toMatchObject({ kind: "wrong", left: MAX_ATTEMPTS - 1 });
  expect(lockState()).toBe("locked");
  expect(await unlockWithPin(PIN)).toEqual({ kind: "open" });
  expect(readStoredSession()).toMatchObject(SESSION);
  expect((await kept.all()).map((query) => query.data)).toEqual([data, "Ibuprofène"]);
});

test("a session that is renewed stays sealed, and one that was signed out is not written back", async () => {
  await turnOnWithPin(PIN);
  await sessionStorageOfDevice.setItem(NAME, JSON.stringify({ ...SESSION, access_token: "newer" }));
  expect(lockState()).toBe("open");
  expect(readStoredSession()?.access_token).toBe("newer");
  asNewPage();
  await unlockWithPin(PIN);
  expect(readStoredSession()?.access_token).toBe("newer");
  const renewing = sessionStorageOfDevice.setItem(NAME, "late");
  await sessionStorageOfDevice.removeItem(NAME);
  await renewing;
  expect(localStorage.getItem(NAME)).toBeNull();
  expect(lockState()).toBe("off");
});

test("after ten wrong codes the device forgets", async () => {
  await deviceKeptStore().put([keptQuery("Doliprane")]);
  await turnOnWithPin(PIN);
  asNewPage();
  for (let tried = 1; tried < MAX_ATTEMPTS; tried++) {
    const answer = await unlockWithPin("000000");
    expect(answer).toMatchObject({ kind: "wrong", left: MAX_ATTEMPTS - tried });
    if (tried < 3) continue;
    // Neither the right code nor a wrong one counts before the time is over.
    expect(await unlockWithPin(PIN)).toMatchObject({ kind: "wait" });
    vi.setSystemTime(Date.now() + ("waitMs" in answer ? answer.waitMs : 0));
  }
  expect(await unlockWithPin("000000")).toEqual({ kind: "over" });
  expect(lockState()).toBe("off");
  expect(await readable()).toBe("[{},[]]");
  expect(await unlockWithPin(PIN)).toEqual({ kind: "lost" });
}, 60_000);

test("two codes at once are looked at one after the other, each counted", async () => {
  await turnOnWithPin(PIN);
  asNewPage();
  const answers = await Promise.all([unlockWithPin("000000"), unlockWithPin("000001")]);
  expect(answers.map((answer) => "left" in answer && answer.left).sort()).toEqual([8, 9]);
});

test("turned off, everything can be read again without a code", async () => {
  await deviceKeptStore().put([keptQuery("Doliprane")]);
  await turnOnWithPin(PIN);
  await turnOff();
  expect(lockState()).toBe("off");
  asNewPage();
  expect(readStoredSession()).toMatchObject(SESSION);
  expect((await deviceKeptStore().all())[0]?.data).toBe("Doliprane");
});

test("a lock that the browser has lost opens nothing, and says so", async () => {
  await turnOnWithPin(PIN);
  asNewPage();
  await forgetKeptData();
  expect(await unlockWithPin(PIN)).toEqual({ kind: "lost" });
  expect(lockState()).toBe("locked");
});

test.each([
  { attempts: 0, after: 0, wait: 0 },
  { attempts: 2, after: 0, wait: 0 },
  { attempts: 3, after: 0, wait: 30_000 },
  { attempts: 3, after: 29_000, wait: 1000 },
  { attempts: 4, after: 0, wait: 60_000 },
  { attempts: 9, after: 0, wait: 900_000 },
  { attempts: 99, after: 0, wait: 900_000 },
  // The clock was set forward, and back.
  { attempts: 9, after: 10_000_000, wait: 0 },
  { attempts: 3, after: -10_000_000, wait: 30_000 },
])(
  "after $attempts wrong codes and $after ms the next one waits $wait ms",
  ({ attempts, after, wait }) =>
    expect(waitFor({ attempts, lastAttemptAt: NOW }, NOW + after)).toBe(wait),
);

test.each([
  ["", "too-short"],
  ["12345", "too-short"],
  ["12345a", "too-short"],
  ["1234567890123", "too-short"],
  ["123456", "too-easy"],
  ["987654", "too-easy"],
  ["000000", "too-easy"],
  ["482913", null],
  ["112233", null],
])("the code %j is %s", (pin, problem) => expect(checkPin(pin)).toBe(problem));

test("what queries read is the same after a way through text", () => {
  const plain = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown);
  const read = fc.oneof(
    plain,
    fc.array(fc.tuple(fc.string(), plain)).map((entries) => new Map(entries)),
    fc.array(fc.string()).map((entries) => new Set(entries)),
    fc.array(fc.string()).map((entries) => ({ inner: [new Map([["a", new Set(entries)]])] })),
  );
  fc.assert(
    fc.property(read, (value) => {
      expect(fromTaggedJson(toTaggedJson(value))).toEqual(value);
    }),
  );
});

test("the code is changed by who knows the old one, and what was sealed stays as it was", async () => {
  const kept = lockableStore(deviceKeptStore());
  await turnOnWithPin(PIN);
  await kept.put([keptQuery("Doliprane")]);
  const sealed = await readable();
  expect(await takeKeyWithPin("000111")).toMatchObject({ answer: { kind: "wrong" } });
  const { rawKey } = await takeKeyWithPin(PIN);
  if (!rawKey) throw new Error("The lock did not open.");
  await changeToPin(rawKey, "731946");
  expect([...rawKey].every((byte) => byte === 0)).toBe(true);
  expect(await readable()).toBe(sealed);
  expect(await provePin(PIN)).toMatchObject({ kind: "wrong" });
  asNewPage();
  expect(await unlockWithPin("731946")).toEqual({ kind: "open" });
  expect((await kept.all())[0]?.data).toBe("Doliprane");
});
