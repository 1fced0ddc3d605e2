import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  pushState,
  renewPushSubscription,
  turnOffPush,
  turnOnPush,
  unregisterPush,
} from "./push-subscription.ts";
import { onServiceWorkerMessage } from "./service-worker-messages.ts";

const KEY = new Uint8Array([4, ...Array.from({ length: 64 }, (_, at) => at)]);
const KEY_TEXT = Buffer.from(KEY).toString("base64url");
const OTHER_KEY = new Uint8Array(65);

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

let sent: Sent[];
let answers: Record<string, () => Response>;
let subscription: { unsubscribe: ReturnType<typeof vi.fn>; endpoint: string } | null;
let pushManager: { getSubscription: () => unknown; subscribe: ReturnType<typeof vi.fn> };
let workerMessages: unknown[];
let workers: EventTarget & { readonly register: unknown };

function fakeSubscription(endpoint = "https://fcm.googleapis.com/1", key: Uint8Array = KEY) {
  return {
    endpoint,
    options: { applicationServerKey: key.buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }),
    unsubscribe: vi.fn(async () => {
      subscription = null;
      return true;
    }),
  };
}

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="supabase-url" content="http://localhost:3000"><meta name="supabase-publishable-key" content="sb_publishable_for_tests">';
  [sent, workerMessages, subscription] = [[], [], null];
  answers = {
    "POST /functions/v1/push-key": () => Response.json({ publicKey: KEY_TEXT }),
    "POST /functions/v1/keep-device": () => Response.json({ id: "device" }, { status: 201 }),
    "GET /rest/v1/push_subscriptions": () => Response.json([{ gone_at: null }]),
    "DELETE /rest/v1/push_subscriptions": () => new Response(null, { status: 204 }),
  };
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input));
    const method = init?.method ?? "GET";
    sent.push({ method, path: pathname, body: init?.body && JSON.parse(String(init.body)) });
    const answer = answers[`${method} ${pathname}`];
    if (!answer) throw new Error(`Nobody answers ${method} ${pathname}`);
    return answer();
  });
  pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn(async () => {
      subscription = fakeSubscription();
      return subscription;
    }),
  };
  const registration = {
    pushManager,
    active: { postMessage: (message: unknown) => workerMessages.push(message) },
  };
  workers = Object.assign(new EventTarget(), {
    register: vi.fn(async () => registration),
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  });
  vi.stubGlobal("navigator", Object.assign(navigator, { serviceWorker: workers }));
  vi.stubGlobal("PushManager", class {});
  setPermission("default", "granted");
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

function setPermission(permission: NotificationPermission, whenAsked = permission) {
  const asked = vi.fn(async () => {
    Object.assign(Notification, { permission: whenAsked });
    return whenAsked;
  });
  vi.stubGlobal("Notification", Object.assign(class {}, { permission, requestPermission: asked }));
  return asked;
}

const paths = () => sent.map(({ method, path }) => `${method} ${path}`);

test("permission is not requested before a click", async () => {
  const asked = setPermission("default", "granted");
  expect(await pushState()).toBe("off");
  await renewPushSubscription();
  expect(asked).not.toHaveBeenCalled();
  expect([sent, workers.register]).toEqual([[], expect.objectContaining({})]);
  expect(workers.register).not.toHaveBeenCalled();
});

test("a click requests permission, subscribes with the key of the installation and stores the device", async () => {
  expect(await turnOnPush()).toBe("on");
  expect(workers.register).toHaveBeenCalledWith(
    "/sw.js?url=http%3A%2F%2Flocalhost%3A3000&key=sb_publishable_for_tests",
    { scope: "/" },
  );
  expect(pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: KEY_TEXT,
  });
  expect(sent.at(-1)).toEqual({
    method: "POST",
    path: "/functions/v1/keep-device",
    body: { endpoint: "https://fcm.googleapis.com/1", p256dh: "p", auth: "a", visit: "" },
  });
  expect(await pushState()).toBe("on");
});

test("a device subscribed for another account is off until the signed-in person turns it on", async () => {
  setPermission("granted");
  subscription = fakeSubscription();
  answers["GET /rest/v1/push_subscriptions"] = () => Response.json([]);
  expect(await pushState()).toBe("off");
  expect(await turnOnPush()).toBe("on");
  expect(sent.at(-1)?.body).toMatchObject({ visit: "" });
});

test.each([
  { whenAsked: "denied", state: "blocked" },
  { whenAsked: "default", state: "off" },
] as const)("a person who answers $whenAsked is not asked again", async ({ whenAsked, state }) => {
  setPermission("default", whenAsked);
  expect(await turnOnPush()).toBe(state);
  expect(sent).toEqual([]);
});

test("a browser without a push service is reported", async () => {
  pushManager.subscribe.mockRejectedValue(new DOMException("push service error", "AbortError"));
  expect(await turnOnPush()).toBe("no-service");
});

test("the subscription of an unknown push service is ended", async () => {
  answers["POST /functions/v1/keep-device"] = () =>
    Response.json({ code: "unknown-service" }, { status: 422 });
  expect(await turnOnPush()).toBe("unknown-service");
  expect(subscription).toBeNull();
});

test("an unreachable server is an error that can be retried", async () => {
  answers["POST /functions/v1/push-key"] = () => {
    throw new TypeError("Failed to fetch");
  };
  await expect(turnOnPush()).rejects.toMatchObject({ failure: "offline" });
});

test("a subscription with the key of another installation is replaced", async () => {
  const former = fakeSubscription("https://fcm.googleapis.com/0", OTHER_KEY);
  subscription = former;
  expect(await turnOnPush()).toBe("on");
  expect(former.unsubscribe).toHaveBeenCalled();
  expect(pushManager.subscribe).toHaveBeenCalled();
});

test("a visit only checks whether the device is still stored", async () => {
  setPermission("granted");
  subscription = fakeSubscription();
  await renewPushSubscription();
  expect(paths()).toEqual(["GET /rest/v1/push_subscriptions", "POST /functions/v1/push-key"]);
  expect(workerMessages).toEqual(["send-waiting"]);
});

test("a visit stores a device again that the server no longer has", async () => {
  setPermission("granted");
  subscription = fakeSubscription();
  answers["GET /rest/v1/push_subscriptions"] = () => Response.json([]);
  await renewPushSubscription();
  expect(sent.at(-1)).toMatchObject({
    path: "/functions/v1/keep-device",
    body: { visit: "yes", endpoint: "https://fcm.googleapis.com/1" },
  });
});

test("a subscription that its service has ended is replaced", async () => {
  setPermission("granted");
  const ended = fakeSubscription("https://fcm.googleapis.com/0");
  subscription = ended;
  answers["GET /rest/v1/push_subscriptions"] = () =>
    Response.json([{ gone_at: "2026-11-21T08:00:00Z" }]);
  await renewPushSubscription();
  expect(ended.unsubscribe).toHaveBeenCalled();
  expect(sent.at(-1)?.body).toMatchObject({ endpoint: "https://fcm.googleapis.com/1" });
});

test("turning notifications off unsubscribes the device even without the server", async () => {
  subscription = fakeSubscription();
  await turnOffPush();
  expect([paths(), subscription]).toEqual([["DELETE /rest/v1/push_subscriptions"], null]);
  subscription = fakeSubscription();
  answers["DELETE /rest/v1/push_subscriptions"] = () => {
    throw new TypeError("Failed to fetch");
  };
  await expect(turnOffPush()).rejects.toMatchObject({ failure: "offline" });
  expect(subscription).toBeNull();
});

test("signing out deletes waiting answers and ends the notifications", async () => {
  subscription = fakeSubscription();
  await unregisterPush();
  expect([workerMessages, subscription]).toEqual([["forget"], null]);
});

test("an iPhone supports notifications from its home screen only, and some browsers do not", async () => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  expect(await turnOnPush()).toBe("unsupported");
  vi.stubGlobal("navigator", {
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)",
  });
  expect(await pushState()).toBe("needs-install");
});

test("pages receive known messages of the service worker and ignore others", () => {
  const heard: unknown[] = [];
  const stop = onServiceWorkerMessage((note) => heard.push(note));
  const say = (data: unknown) => workers.dispatchEvent(new MessageEvent("message", { data }));
  const known = [
    { kind: "shown", tag: "test-1" },
    { kind: "answered" },
    { kind: "open", path: "/fr-fr/dashboard#today" },
  ];
  for (const note of known) say(note);
  for (const note of [null, "shown", { kind: "shown" }, { kind: "open", path: "//evil.example" }]) {
    say(note);
  }
  expect(heard).toEqual(known);
  stop();
  say({ kind: "answered" });
  expect(heard).toHaveLength(3);
});
