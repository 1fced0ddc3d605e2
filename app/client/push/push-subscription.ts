import { browserBackend } from "../database/backend.ts";
import { browserDb } from "../database/browser-db.ts";
import { AppError } from "../errors/failure.ts";
import { callFunction } from "../functions/call-function.ts";
import { registerServiceWorker } from "../offline/register-worker.ts";
import { deviceStatus, registerDevice, removeDeviceAt, type Subscription } from "./push-devices.ts";

/**
 * Whether this device receives notifications of the signed-in account. `needs-install`: an iPhone supports them only for
 * an app on its home screen. `blocked`: permission was denied, which only the settings of the browser can change.
 */
export type PushState = "unsupported" | "needs-install" | "blocked" | "off" | "on";

/** The result of turning notifications on. `no-service`: the browser's own push service gave no subscription. */
export type PushActivation = PushState | "no-service" | "unknown-service";

/** @throws AppError when the server cannot be reached, which knows the account of a device */
export async function pushState(): Promise<PushState> {
  const hindrance = unsupportedReason();
  if (hindrance) return hindrance;
  if (Notification.permission === "denied") return "blocked";
  const subscription = await permittedSubscription();
  if (!subscription) return "off";
  return (await deviceStatus(browserDb(), subscription.endpoint)) === "kept" ? "on" : "off";
}

/**
 * Asks for permission, subscribes, and has the server keep the device for the signed-in account. Call it from a
 * click handler without awaiting anything before: browsers ask for permission only after a click.
 *
 * @throws AppError when the server cannot be reached, or refuses
 */
export async function turnOnPush(): Promise<PushActivation> {
  const hindrance = unsupportedReason();
  if (hindrance) return hindrance;
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "off";
  const subscription = await subscribe();
  if (!subscription) return "no-service";
  const isKept = await registerDevice(browserDb(), toSubscription(subscription), {
    isVisit: false,
  });
  if (isKept === "unknown-service") {
    await subscription.unsubscribe();
    return "unknown-service";
  }
  return "on";
}

/** Turns notifications off. @throws AppError when the server cannot be reached; the device is unsubscribed anyway */
export async function turnOffPush(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  try {
    await removeDeviceAt(browserDb(), subscription.endpoint);
  } finally {
    await subscription.unsubscribe();
  }
}

/**
 * With each visit: browsers change subscriptions now and then, not all of them say so, and a push service may have
 * ended one. Asks nobody for anything; what fails is tried with the next visit.
 */
export async function renewPushSubscription(): Promise<void> {
  const known = unsupportedReason() ? null : await permittedSubscription();
  if (!known) return;
  const worker = await registerServiceWorker();
  worker.active?.postMessage("send-waiting");
  const db = browserDb();
  const standing = await deviceStatus(db, known.endpoint);
  if (standing === "gone") await known.unsubscribe();
  if (standing === "kept" && (await hasServerKey(known))) return;
  const subscription = await subscribe();
  if (subscription) await registerDevice(db, toSubscription(subscription), { isVisit: true });
}

/** For sign-out, before the session ends: unsubscribes this device and deletes waiting answers. */
export async function unregisterPush(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  worker?.active?.postMessage("forget");
  await turnOffPush();
}

function unsupportedReason(): "unsupported" | "needs-install" | undefined {
  if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window) {
    return undefined;
  }
  const isOnHomeScreen = window.matchMedia("(display-mode: standalone)").matches;
  return /iPhone|iPad/.test(navigator.userAgent) && !isOnHomeScreen
    ? "needs-install"
    : "unsupported";
}

async function currentSubscription(): Promise<PushSubscription | null | undefined> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return worker?.pushManager?.getSubscription();
}

async function permittedSubscription(): Promise<PushSubscription | null> {
  if (Notification.permission !== "granted") return null;
  return (await currentSubscription()) ?? null;
}

/** The one there is, or a new one where there is none for this installation's key; null when the browser gives none. */
async function subscribe(): Promise<PushSubscription | null> {
  await registerServiceWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && (await hasServerKey(known))) return known;
  await known?.unsubscribe();
  try {
    const applicationServerKey = await serverKey();
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  } catch (problem) {
    // A browser says so by a DOMException: its service is away, or it was built without one.
    if (problem instanceof DOMException) return null;
    throw problem;
  }
}

async function hasServerKey({ options }: PushSubscription): Promise<boolean> {
  const bound = options.applicationServerKey;
  return bound !== null && toBase64Url(bound) === (await serverKey());
}

async function serverKey(): Promise<string> {
  const answer = await callFunction(browserBackend(), "push-key", {});
  const { publicKey } = (await answer.json().catch(() => ({}))) as { publicKey?: unknown };
  if (typeof publicKey !== "string") throw new AppError("unexpected");
  return publicKey;
}

function toSubscription(subscription: PushSubscription): Subscription {
  const { keys = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}

function toBase64Url(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(text)
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/={1,2}$/, "");
}
