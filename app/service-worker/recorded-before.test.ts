import { beforeEach, expect, test, vi } from "vitest";
import { onNotificationClick } from "./notifications.ts";
import { deliverPendingAnswers } from "./reminder-answers.ts";
import type { WorkerScope } from "./worker-scope.ts";

let sent: number;
let stored: Map<string, string>;
const openWindow = vi.fn();
const postMessage = vi.fn();
const showNotification = vi.fn();
let scope: WorkerScope;

/** The server knows a dose that may be the same one. */
beforeEach(() => {
  vi.resetAllMocks();
  sent = 0;
  stored = new Map();
  const store = {
    keys: async () => [...stored.keys()],
    match: async (place: string) => new Response(stored.get(place)),
    put: async (place: string, kept: Response) => void stored.set(place, await kept.text()),
    delete: async (place: string) => stored.delete(place),
  };
  scope = {
    registration: { showNotification, pushManager: { subscribe: vi.fn() } },
    clients: {
      matchAll: async () => [
        { url: "https://trousse.example/fr-fr/inventory", focus: vi.fn(), postMessage },
      ],
      openWindow,
    },
    caches: { open: async () => store as unknown as Cache, delete: async () => true },
    fetch: async () => {
      sent += 1;
      return new Response(null, { status: 412 });
    },
    origin: "https://trousse.example",
    backend: { url: "https://trousse.example", publishableKey: "key" },
    outboxActions: async () => [],
    whileSending: (work) => work(),
    now: () => Date.parse("2026-11-21T08:00:00Z"),
  };
});

const pressTaken = (change: object = {}) =>
  onNotificationClick(scope, {
    action: "take",
    notification: {
      title: "C’est l’heure de votre prise",
      tag: "dose-1",
      lang: "fr",
      data: {
        open: "/fr-fr/dashboard#today",
        token: "abc.def",
        waiting: "Votre réponse partira.",
        refused: "Pas enregistrée.",
        asked: "Une prise était déjà notée.",
        account: "a1",
        doses: ["d1", "d2"],
        ...change,
      },
      close: vi.fn(),
    },
  });

test("the page is opened to ask, with the answer that it is about", async () => {
  await pressTaken();
  expect(openWindow.mock.calls).toEqual([["https://trousse.example/fr-fr/dashboard#today"]]);
  expect(showNotification).not.toHaveBeenCalled();
  expect(postMessage.mock.calls).toEqual([[{ kind: "answer-kept" }]]);
  const kept = [...stored.values()].map((text) => JSON.parse(text));
  expect(kept).toMatchObject([{ action: "take", doses: ["d1", "d2"], problem: "recorded-before" }]);
  // Its person decides: it is not sent again.
  expect(await deliverPendingAnswers(scope)).toBe(0);
  expect(sent).toBe(1);
  expect(stored.size).toBe(1);
});

test.each([
  { asked: "Une prise était déjà notée.", said: "Une prise était déjà notée." },
  { asked: undefined, said: "Pas enregistrée." },
])("where no page can be opened, the notification says: $said", async ({ asked, said }) => {
  openWindow.mockRejectedValue(new Error("not allowed"));
  await pressTaken({ asked });
  expect(showNotification.mock.calls[0]?.[1]).toMatchObject({ body: said });
});

test("an answer of a former version, which no page can show, is not kept", async () => {
  await pressTaken({ account: undefined, doses: undefined });
  expect(openWindow).toHaveBeenCalled();
  expect(stored.size).toBe(0);
});
