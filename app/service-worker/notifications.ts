import { areAnswered } from "#app/client/offline/answered-doses.ts";
import { isReminderAction, readPushMessage } from "#domain/push/message.ts";
import {
  deliverAnswer,
  deliverPendingAnswers,
  dosesWithPendingAnswer,
} from "./reminder-answers.ts";
import { type NotificationData, postToPages, type WorkerScope } from "./worker-scope.ts";

const ICONS = { icon: "/images/icon-192.png" } as const;

/** A browser that was sent a message wants to see a notification, whatever the message was. */
const FALLBACK_MESSAGE = JSON.stringify({ title: "Trousse", tag: "trousse" });

/** A message came. */
export async function onPush(scope: WorkerScope, text: string): Promise<void> {
  const message = readPushMessage(text) ?? readPushMessage(FALLBACK_MESSAGE);
  if (!message) return;
  const { title, body, lang, tag, open, token, waiting, refused, asked, account, doses } = message;
  const isAnswered = await isAnsweredHere(scope, message.doses);
  const actions = isAnswered ? [] : message.actions;
  await scope.registration.showNotification(title, {
    ...ICONS,
    body: isAnswered ? message.answered : body,
    lang,
    tag,
    // A browser wants a notification for each message: this one makes no sound and asks nothing.
    silent: isAnswered,
    // What takes the place of another rings all the same. A browser refuses that without a tag.
    renotify: tag !== "" && !isAnswered,
    // What can be answered stays until it is.
    requireInteraction: actions.length > 0,
    actions,
    data: { open, token, waiting, refused, asked, account, doses },
  });
  await postToPages(scope, { kind: "shown", tag });
  if (token) await deliverAnswer(scope, { token, action: "shown", at: iso(scope), account, doses });
  await deliverPendingAnswers(scope);
}

/** Whether a page or a notification of this device has an answer to each dose, which the server may not have yet. */
async function isAnsweredHere(scope: WorkerScope, doses: readonly string[]): Promise<boolean> {
  if (doses.length === 0) return false;
  try {
    const pending = await dosesWithPendingAnswer(scope);
    const others = doses.filter((id) => !pending.has(id));
    return others.length === 0 || areAnswered(await scope.outboxActions(), others);
  } catch {
    // Nothing is known: it rings.
    return false;
  }
}

export interface NotificationClick {
  /** Empty for the notification itself. */
  readonly action: string;
  readonly notification: {
    readonly title: string;
    readonly tag: string;
    readonly lang: string;
    readonly data: NotificationData;
    close(): void;
  };
}

/** A notification was pressed: one of its buttons answers, all the rest leads to the page. */
export async function onNotificationClick(
  scope: WorkerScope,
  { action, notification }: NotificationClick,
): Promise<void> {
  notification.close();
  const { data, title, tag, lang } = notification;
  if (!isReminderAction(action)) {
    await openPage(scope, data.open);
    await deliverPendingAnswers(scope);
    return;
  }
  const delivery = await deliverAnswer(scope, {
    token: data.token,
    action,
    at: iso(scope),
    account: data.account ?? "",
    doses: data.doses ?? [],
  });
  if (delivery === "taken") {
    await postToPages(scope, { kind: "answered" });
    await deliverPendingAnswers(scope);
    return;
  }
  if (delivery === "asked" && (await isOpened(scope, data.open))) {
    await deliverPendingAnswers(scope);
    return;
  }
  // Otherwise the person would believe that the dose is logged when it is not.
  await scope.registration.showNotification(title, {
    ...ICONS,
    body: data[delivery] || data.refused,
    lang,
    tag,
    silent: true,
    data,
  });
}

/** The tab that shows the page already, or a new one: one that shows another page may hold what somebody typed. */
async function openPage({ clients, origin }: WorkerScope, path: string): Promise<void> {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(
    ({ url }) => pathWithoutLocale(url, origin) === pathWithoutLocale(path, origin),
  );
  if (!there) {
    await clients.openWindow(new URL(path, origin).href);
    return;
  }
  await there.focus();
  there.postMessage({ kind: "open", path });
}

/** A browser may open no page any more, some seconds after the press. */
async function isOpened(scope: WorkerScope, path: string): Promise<boolean> {
  try {
    await openPage(scope, path);
    return true;
  } catch {
    return false;
  }
}

/** Without its locale, so that the page is recognized in another language too. */
function pathWithoutLocale(address: string, origin: string): string {
  return new URL(address, origin).pathname.split("/").slice(2).join("/");
}

const iso = ({ now }: WorkerScope) => new Date(now()).toISOString();
