import { beforeEach, expect, test, vi } from "vitest";
import type { OutboxAction } from "#app/client/offline/actions.ts";
import type { PushMessage } from "#domain/push/message.ts";
import { onNotificationClick, onPush } from "./notifications.ts";
import { clearPendingAnswers, deliverPendingAnswers } from "./reminder-answers.ts";
import { onSubscriptionChange } from "./subscription-change.ts";
import type { WorkerNotificationOptions, WorkerScope } from "./worker-scope.ts";

const message: PushMessage = {
  tag: "dose-1",
  lang: "fr",
  title: "C’est l’heure de votre prise",
  body: "08:00",
  open: "/fr-fr/dashboard#today",
  token: "abc.def",
  actions: [{ action: "take", title: "Pris" }],
  waiting: "Votre réponse partira.",
  refused: "Pas enregistrée.",
  asked: "Une prise était déjà notée.",
  doses: ["d1", "d2"],
  answered: "Déjà noté sur cet appareil.",
  account: "a1",
};

interface Asked {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

let asked: Asked[];
let shown: { title: string; options: WorkerNotificationOptions }[];
let notes: unknown[];
let opened: string[];
let focused: string[];
let tabs: string[];
let stored: Map<string, string>;
let noted: readonly OutboxAction[];
let now: number;
let answer: () => Response;
let scope: WorkerScope;

beforeEach(() => {
  [asked, shown, notes, opened, focused, tabs] = [[], [], [], [], [], []];
  stored = new Map();
  noted = [];
  now = Date.parse("2026-11-21T08:00:00Z");
  answer = () => Response.json({ doses: 1 });
  const store = {
    keys: async () => [...stored.keys()],
    match: async (place: string) => new Response(stored.get(place)),
    put: async (place: string, kept: Response) => void stored.set(place, await kept.text()),
    delete: async (place: string) => stored.delete(place),
  };
  scope = {
    registration: {
      showNotification: async (title, options) => void shown.push({ title, options }),
      pushManager: { subscribe: vi.fn() },
    },
    clients: {
      matchAll: async () =>
        tabs.map((url) => ({
          url,
          focus: async () => focused.push(url),
          postMessage: (note: unknown) => notes.push(note),
        })),
      openWindow: async (url) => opened.push(url),
    },
    caches: {
      open: async () => store as unknown as Cache,
      delete: async () => {
        stored.clear();
        return true;
      },
    },
    fetch: async (input, init) => {
      asked.push({ path: String(input), body: JSON.parse(String(init?.body)) });
      return answer();
    },
    origin: "https://trousse.example",
    backend: { url: "https://trousse.example", publishableKey: "key" },
    outboxActions: async () => noted,
    whileSending: (work) => work(),
    now: () => now,
  };
});

const offline = () => {
  throw new TypeError("Failed to fetch");
};

const press = (action: string) => {
  const close = vi.fn();
  const { title, tag, lang, open, token, waiting, refused, asked, account, doses } = message;
  const data = { open, token, waiting, refused, asked, account, doses };
  return { press: { action, notification: { title, tag, lang, data, close } }, close };
};

test("a message is shown, and the server hears of it", async () => {
  tabs = ["https://trousse.example/fr-fr/inventory"];
  await onPush(scope, JSON.stringify(message));
  expect(shown).toMatchObject([
    {
      title: "C’est l’heure de votre prise",
      options: { body: "08:00", tag: "dose-1", renotify: true, actions: [{ action: "take" }] },
    },
  ]);
  expect(asked).toEqual([
    {
      path: "https://trousse.example/functions/v1/answer-reminder",
      body: {
        token: "abc.def",
        action: "shown",
        at: "2026-11-21T08:00:00.000Z",
        sentAt: "2026-11-21T08:00:00.000Z",
      },
    },
  ]);
  expect(notes).toEqual([{ kind: "shown", tag: "dose-1" }]);
});

test.each(["", "{", "null", '{"version":9}'])("%s is shown as what it can be", async (text) => {
  await onPush(scope, text);
  expect(shown).toMatchObject([{ title: "Trousse" }]);
  expect(asked).toEqual([]);
});

test("a button answers without opening a page", async () => {
  tabs = ["https://trousse.example/fr-fr/dashboard"];
  const { press: pressed, close } = press("take");
  await onNotificationClick(scope, pressed);
  expect(close).toHaveBeenCalled();
  expect(asked[0]?.body).toEqual({
    token: "abc.def",
    action: "take",
    at: "2026-11-21T08:00:00.000Z",
    sentAt: "2026-11-21T08:00:00.000Z",
  });
  expect([opened, focused, shown]).toEqual([[], [], []]);
  expect(notes).toEqual([{ kind: "answered" }]);
});

test("an answer without a line waits, says so, and keeps its moment", async () => {
  answer = offline;
  await onNotificationClick(scope, press("take").press);
  expect(shown).toMatchObject([{ options: { body: "Votre réponse partira.", silent: true } }]);
  expect([...stored.values()].join()).not.toMatch(/prise|08:00"/);
  now += 600_000;
  expect(await deliverPendingAnswers(scope)).toBe(1);
  answer = () => Response.json({ doses: 1 });
  asked.length = 0;
  expect(await deliverPendingAnswers(scope)).toBe(0);
  expect(asked.map(({ body }) => body)).toEqual([
    {
      token: "abc.def",
      action: "take",
      at: "2026-11-21T08:00:00.000Z",
      sentAt: "2026-11-21T08:10:00.000Z",
    },
  ]);
  await deliverPendingAnswers(scope);
  expect(asked).toHaveLength(1);
});

test("an answer that the server never takes up waits, and holds nothing up", async () => {
  vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(AbortSignal.abort());
  scope = {
    ...scope,
    fetch: (_input, init) =>
      new Promise((_resolve, reject) => init?.signal?.aborted && reject(init.signal.reason)),
  };
  await onNotificationClick(scope, press("take").press);
  expect(await deliverPendingAnswers({ ...scope, fetch: offline })).toBe(1);
});

test("a dose whose answer waits is told of without a sound, and one put off rings", async () => {
  answer = offline;
  await onNotificationClick(scope, press("later").press);
  await onPush(scope, JSON.stringify(message));
  expect(shown.at(-1)?.options).toMatchObject({ silent: false, body: "08:00" });
  await onNotificationClick(scope, press("skip").press);
  await onPush(scope, JSON.stringify(message));
  expect(shown.at(-1)?.options).toMatchObject({
    silent: true,
    body: "Déjà noté sur cet appareil.",
  });
});

const kept = () => [...stored.values()].map((text) => JSON.parse(text));

test.each([
  { status: 409, problem: "conflict", because: "the dose was answered" },
  { status: 404, problem: "not-found", because: "the dose is gone or not shared any more" },
  { status: 428, problem: "consent-revoked", because: "the consent was taken back" },
  { status: 403, problem: "unexpected", because: "its token is no longer of this device" },
])(
  "a waiting answer that is refused as $because stays for its person with that reason, and is not sent again",
  async ({ status, problem }) => {
    answer = offline;
    await onNotificationClick(scope, press("take").press);
    answer = () => new Response(null, { status });
    expect(await deliverPendingAnswers(scope)).toBe(0);
    expect(kept()).toMatchObject([{ action: "take", problem }]);
    asked.length = 0;
    expect(await deliverPendingAnswers(scope)).toBe(0);
    expect(asked).toEqual([]);
    // The dose is open again: its reminder rings.
    await onPush(scope, JSON.stringify(message));
    expect(shown.at(-1)?.options).toMatchObject({ silent: false });
  },
);

test("an answer is on the device before it is sent", async () => {
  let duringRequest: unknown[] = [];
  answer = () => {
    duringRequest = kept();
    return Response.json({ doses: 1 });
  };
  await onNotificationClick(scope, press("take").press);
  expect(duringRequest).toMatchObject([{ action: "take", token: "abc.def" }]);
  expect(stored.size).toBe(0);
});

test("open pages hear that an answer is kept, with what they need to show it, and that it was sent", async () => {
  tabs = ["https://trousse.example/fr-fr/dashboard"];
  answer = offline;
  await onNotificationClick(scope, press("take").press);
  expect(notes).toEqual([{ kind: "answer-kept" }]);
  expect([...stored.values()].map((kept) => JSON.parse(kept))).toMatchObject([
    { action: "take", account: "a1", doses: ["d1", "d2"] },
  ]);
  answer = () => Response.json({ doses: 1 });
  await deliverPendingAnswers(scope);
  expect(notes.at(-1)).toEqual({ kind: "answered" });
});

test("pressed again while it waits, it is told once", async () => {
  answer = offline;
  await onNotificationClick(scope, press("take").press);
  await onNotificationClick(scope, press("take").press);
  expect(stored.size).toBe(1);
});

test.each([408, 429, 500, 503])("a server that says %i is asked again", async (status) => {
  answer = () => new Response(null, { status });
  await onNotificationClick(scope, press("skip").press);
  expect(stored.size).toBe(1);
});

test.each([400, 403, 404, 409])("after %i nothing waits, and somebody is told", async (status) => {
  answer = () => new Response(null, { status });
  await onNotificationClick(scope, press("take").press);
  expect(stored.size).toBe(0);
  expect(shown).toMatchObject([{ options: { body: "Pas enregistrée." } }]);
});

test("what waits goes with the next message, is left to its person after half a day, and goes at sign-out", async () => {
  answer = offline;
  await onNotificationClick(scope, press("take").press);
  answer = () => Response.json({});
  await onPush(scope, JSON.stringify({ ...message, token: "" }));
  expect([asked.at(-1)?.body.action, stored.size]).toEqual(["take", 0]);

  answer = offline;
  await onNotificationClick(scope, press("take").press);
  now += 12 * 3_600_000;
  asked.length = 0;
  await deliverPendingAnswers(scope);
  expect(asked).toEqual([]);
  expect(kept()).toMatchObject([{ action: "take", problem: "offline" }]);

  await clearPendingAnswers(scope);
  expect(stored.size).toBe(0);
});

test("where the browser tells when the line is back, it is asked to", async () => {
  const register = vi.fn(async () => undefined);
  answer = offline;
  await onNotificationClick(
    { ...scope, registration: { ...scope.registration, sync: { register } } },
    press("take").press,
  );
  expect(register).toHaveBeenCalledWith("answers");
});

test("pressed elsewhere, it leads to the doses of the day in a tab of its own", async () => {
  tabs = ["https://trousse.example/fr-fr/inventory"];
  await onNotificationClick(scope, press("").press);
  expect(opened).toEqual(["https://trousse.example/fr-fr/dashboard#today"]);
  expect(focused).toEqual([]);
});

test("a tab that shows them already is brought to the front, in whatever language", async () => {
  tabs = ["https://trousse.example/us-es/dashboard?x=1", "https://trousse.example/fr-fr/inventory"];
  await onNotificationClick(scope, press("").press);
  expect([opened, focused]).toEqual([[], [tabs[0]]]);
  expect(notes).toEqual([{ kind: "open", path: "/fr-fr/dashboard#today" }]);
});

test("an unknown action of a later version is ignored", async () => {
  await onNotificationClick(scope, press("call").press);
  expect(asked).toEqual([]);
  expect(opened).toHaveLength(1);
});

const subscription = (endpoint: string, auth: string) =>
  ({
    endpoint,
    options: { userVisibleOnly: true },
    toJSON: () => ({ endpoint, keys: { p256dh: "p", auth } }),
  }) as unknown as PushSubscription;

test("another subscription is told with the secret of the former one", async () => {
  await onSubscriptionChange(scope, {
    oldSubscription: subscription("https://push/1", "old"),
    newSubscription: subscription("https://push/2", "new"),
  });
  expect(asked).toEqual([
    {
      path: "https://trousse.example/functions/v1/keep-device",
      body: {
        endpoint: "https://push/2",
        p256dh: "p",
        auth: "new",
        formerEndpoint: "https://push/1",
        formerAuth: "old",
      },
    },
  ]);
});

test("it is asked for where the browser gave none, and left to the page where it tells nothing", async () => {
  const former = subscription("https://push/1", "old");
  vi.mocked(scope.registration.pushManager.subscribe).mockResolvedValue(
    subscription("https://push/3", "newest"),
  );
  await onSubscriptionChange(scope, { oldSubscription: former });
  expect(scope.registration.pushManager.subscribe).toHaveBeenCalledWith(former.options);
  expect(asked[0]?.body).toMatchObject({ endpoint: "https://push/3" });
  await onSubscriptionChange(scope, {});
  expect(asked).toHaveLength(1);
});

const answerTo = (kind: string, doses: readonly string[], state = "waiting", minutesAgo = 1) =>
  ({
    kind,
    state,
    sentAt: state === "sent" ? Date.now() - minutesAgo * 60_000 : null,
    body: { doses: doses.map((id) => ({ id })) },
  }) as unknown as OutboxAction;

test.each([
  { because: "all were taken", actions: [answerTo("take", ["d1", "d2"])], isSilent: true },
  {
    because: "one was taken and one skipped",
    actions: [answerTo("take", ["d1"]), answerTo("skip", ["d2"], "sent")],
    isSilent: true,
  },
  { because: "one is left", actions: [answerTo("take", ["d1"])], isSilent: false },
  {
    because: "one was taken back",
    actions: [answerTo("take", ["d1", "d2"]), answerTo("undo", ["d2"])],
    isSilent: false,
  },
  { because: "they were put off", actions: [answerTo("later", ["d1", "d2"])], isSilent: false },
  {
    because: "the server refused it",
    actions: [answerTo("take", ["d1", "d2"], "undecided")],
    isSilent: false,
  },
  {
    because: "the server has it for so long that it speaks of the dose again",
    actions: [answerTo("take", ["d1", "d2"], "sent", 6)],
    isSilent: false,
  },
  { because: "nothing was noted", actions: [], isSilent: false },
])(
  "a reminder of doses noted on this device, where $because, is silent: $isSilent",
  async ({ actions, isSilent }) => {
    noted = actions;
    await onPush(scope, JSON.stringify(message));
    expect(shown).toHaveLength(1);
    expect(shown[0]?.options).toMatchObject({
      body: isSilent ? message.answered : message.body,
      silent: isSilent,
      renotify: !isSilent,
      actions: isSilent ? [] : message.actions,
    });
  },
);

test("a reminder rings where the browser keeps nothing, and so does one of an older server", async () => {
  const broken = () => Promise.reject(new DOMException("denied"));
  await onPush({ ...scope, outboxActions: broken }, JSON.stringify(message));
  noted = [answerTo("take", ["d1", "d2"])];
  const { doses: _, ...older } = message;
  await onPush(scope, JSON.stringify(older));
  expect(shown.map(({ options }) => options.silent)).toEqual([false, false]);
});
