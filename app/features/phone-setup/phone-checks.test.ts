import { expect, test } from "vitest";
import { type PhoneFacts, phoneChecks } from "./phone-checks.ts";

const ready: PhoneFacts = {
  isSecure: true,
  hasServiceWorker: true,
  isInstalled: true,
  isApple: false,
  notifications: "granted",
  camera: "granted",
};

const notFine = (change: Partial<PhoneFacts>) =>
  phoneChecks({ ...ready, ...change })
    .filter(({ state }) => state !== "fine")
    .map(({ state, code }) => `${state} ${code}`);

test("a phone that is set up misses nothing", () => {
  expect(notFine({})).toEqual([]);
});

test("without https nothing is promised, whatever the browser says it can", () => {
  expect(notFine({ isSecure: false, isInstalled: false })).toEqual([
    "missing address-unencrypted",
    "missing install-needs-https",
    "missing notifications-needs-https",
    "missing camera-needs-https",
    "missing offline-needs-https",
  ]);
});

test("an iPhone is told to install first, then asked", () => {
  const iPhone = { isApple: true, notifications: "unsupported" } as const;
  expect(notFine({ ...iPhone, isInstalled: false })).toEqual([
    "missing install-apple",
    "missing notifications-install-first",
  ]);
  expect(notFine({ isApple: true, notifications: "default" })).toEqual([
    "untried notifications-untried",
  ]);
});

test.each<{ change: Partial<PhoneFacts>; says: string }>([
  { change: { isInstalled: false }, says: "missing install-other" },
  { change: { notifications: "denied" }, says: "missing notifications-blocked" },
  { change: { notifications: "unsupported" }, says: "missing notifications-unsupported" },
  { change: { camera: "denied" }, says: "missing camera-blocked" },
  { change: { camera: "unsupported" }, says: "missing camera-unsupported" },
  { change: { camera: "prompt" }, says: "untried camera-untried" },
  { change: { hasServiceWorker: false }, says: "missing offline-unsupported" },
])("$says", ({ change, says }) => {
  expect(notFine(change)).toEqual([says]);
});
