import type { BuildKept, KeepPagesCommand } from "#app/client/offline/kept-build.ts";
import { deviceStore } from "#app/client/offline/store.ts";
import { isLocale, type Locale } from "#domain/locale/locales.ts";
import { HeldLockKey } from "./held-lock-key.ts";
import { type NotificationClick, onNotificationClick, onPush } from "./notifications.ts";
import { clearPendingAnswers, deliverPendingAnswers, whileSending } from "./reminder-answers.ts";
import { answerFromShell, keepBuild, type Shell, type ShellScope } from "./shell.ts";
import { onSubscriptionChange, type SubscriptionChange } from "./subscription-change.ts";
import type { WorkerScope } from "./worker-scope.ts";

/** What its page asks of a worker: to send what waits, or to leave nothing behind. */
export type WorkerCommand = "send-waiting" | "forget";

/** The events of a worker that the types of a page do not know. */
interface WorkerEvents {
  install: ExtendableEventLike;
  activate: ExtendableEventLike;
  push: ExtendableEventLike & { readonly data: { text(): string } | null };
  notificationclick: ExtendableEventLike & NotificationClick;
  pushsubscriptionchange: ExtendableEventLike & SubscriptionChange;
  message: ExtendableEventLike & {
    readonly data: unknown;
    readonly ports: readonly { postMessage(answer: CryptoKey | null): void }[];
    readonly source: { postMessage(answer: BuildKept): void } | null;
  };
  sync: ExtendableEventLike;
  fetch: ExtendableEventLike & {
    readonly request: Request;
    respondWith(answer: Promise<Response>): void;
  };
}

interface ExtendableEventLike {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerGlobal {
  readonly registration: WorkerScope["registration"];
  readonly caches: CacheStorage;
  readonly navigator: { readonly locks?: Pick<LockManager, "query" | "request"> };
  readonly clients: WorkerScope["clients"] & { claim(): Promise<void> };
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

declare const self: WorkerGlobal;

/** Written by the build; null while pages are developed. */
declare const BUILT_SHELL: Shell | null;

// The page that installs it says where its backend is; a worker has no document to read it from.
const address = new URL(self.location.href).searchParams;

const scope: WorkerScope = {
  registration: self.registration,
  clients: self.clients,
  caches: self.caches,
  fetch: (input, init) => fetch(input, init),
  origin: self.location.origin,
  backend: {
    url: address.get("url") ?? self.location.origin,
    publishableKey: address.get("key") ?? "",
  },
  outboxActions: deviceStore.all,
  whileSending: (work) => whileSending(self.navigator.locks, work),
  now: () => Date.now(),
};

const shellScope: ShellScope | null = BUILT_SHELL && {
  caches: self.caches,
  fetch: (input, init) => fetch(input, init),
  origin: self.location.origin,
  shell: BUILT_SHELL,
  now: () => Date.now(),
  heldLocks: async () =>
    (await self.navigator.locks?.query())?.held?.map(({ name = "" }) => name) ?? [],
};

// A new one takes over at once: open pages find the files of their own build, and it reads the messages of its
// predecessor.
const heldLockKey = new HeldLockKey(() => Date.now());

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), deliverPendingAnswers(scope)])),
);
self.addEventListener("fetch", (event) => {
  const answer = shellScope && answerFromShell(shellScope, event.request);
  if (answer) event.respondWith(answer(event.request, (work) => event.waitUntil(work)));
});
self.addEventListener("push", (event) => event.waitUntil(onPush(scope, event.data?.text() ?? "")));
self.addEventListener("notificationclick", (event) =>
  event.waitUntil(onNotificationClick(scope, event)),
);
self.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(onSubscriptionChange(scope, event)),
);
self.addEventListener("message", (event) => {
  heldLockKey.hear(event.data, (key) => event.ports[0]?.postMessage(key));
  if (event.data === ("forget" satisfies WorkerCommand))
    event.waitUntil(clearPendingAnswers(scope));
  if (event.data === ("send-waiting" satisfies WorkerCommand))
    event.waitUntil(deliverPendingAnswers(scope));
  const locale = localeToKeep(event.data);
  if (shellScope && locale) {
    event.waitUntil(
      keepBuild(shellScope, locale).then((isKept) => {
        if (isKept) event.source?.postMessage({ keptBuild: shellScope.shell.build });
      }),
    );
  }
});
self.addEventListener("sync", (event) =>
  event.waitUntil(
    deliverPendingAnswers(scope).then((waiting) => {
      // The browser tries again when it hears that it failed.
      if (waiting > 0) throw new Error("Answers are still waiting.");
    }),
  ),
);

function localeToKeep(command: unknown): Locale | undefined {
  const { keepPagesOf = "" } = Object(command) as Partial<KeepPagesCommand>;
  return isLocale(keepPagesOf) ? keepPagesOf : undefined;
}
