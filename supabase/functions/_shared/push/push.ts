import type { DeliveryResult } from "../delivery-result.ts";
import { isPushService } from "./push-services.ts";
import type { SendPush } from "./send-push.ts";
import type { VapidKeys } from "./vapid-keys.ts";

export interface PushSettings {
  readonly keys: () => Promise<VapidKeys>;
  readonly siteUrl: string;
  /** Origins of push services in addition to those of browsers. */
  readonly services?: readonly string[];
}

let webPush: Promise<typeof import("web-push")> | undefined;

/** Loaded with the first message, because a start has no use for it. */
function loadWebPush() {
  webPush ??= import("web-push").then((loaded) => loaded.default);
  return webPush;
}

/** Milliseconds that a push service may take to answer. */
const TIMEOUT_MS = 10_000;

/** Milliseconds for which a signature is reused; services accept none that is valid for over a day. */
const SIGNATURE_TTL_MS = 3_600_000;
const MAX_SIGNATURES = 100;

/** The longest Retry-After that is respected; afterwards the dose is not worth a message any more. */
const MAX_WAIT_SECONDS = 3600;

/** Encrypts a message for one device, signs it for this installation, and sends it to the device's push service. */
export function createPush({ keys, siteUrl, services = [] }: PushSettings): SendPush {
  const { protocol, hostname } = new URL(siteUrl);
  const subject = protocol === "https:" ? siteUrl : `mailto:trousse@${hostname}`;
  const signatures = new Map<string, { readonly header: string; readonly until: number }>();

  async function signatureFor(audience: string): Promise<string> {
    const known = signatures.get(audience);
    if (known && known.until > Date.now()) return known.header;
    const { publicKey, privateKey } = await keys();
    const webpush = await loadWebPush();
    const { Authorization: header } = webpush.getVapidHeaders(
      audience,
      subject,
      publicKey,
      privateKey,
      "aes128gcm",
    );
    if (signatures.size >= MAX_SIGNATURES) signatures.clear();
    signatures.set(audience, { header, until: Date.now() + SIGNATURE_TTL_MS });
    return header;
  }

  return async ({ endpoint, p256dh, auth }, payload, { ttl, urgency = "normal", topic }) => {
    if (!isPushService(endpoint, services)) return { kind: "wrong", reason: "unknown-service" };
    const webpush = await loadWebPush();
    let body: Uint8Array<ArrayBuffer>;
    try {
      body = Uint8Array.from(webpush.encrypt(p256dh, auth, payload, "aes128gcm").cipherText);
    } catch {
      return { kind: "wrong", reason: "bad-keys" };
    }
    const authorization = await signatureFor(new URL(endpoint).origin);
    try {
      const answer = await fetch(endpoint, {
        method: "POST",
        headers: {
          authorization,
          "content-encoding": "aes128gcm",
          "content-type": "application/octet-stream",
          ttl: String(Math.max(0, Math.round(ttl))),
          urgency,
          ...(topic !== undefined && { topic }),
        },
        body,
        // A redirect could lead to a server that was not checked.
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      return outcomeOf(answer);
    } catch (problem) {
      const isLate = problem instanceof Error && problem.name === "TimeoutError";
      return { kind: "retry", reason: isLate ? "timeout" : "unreachable" };
    }
  };
}

function outcomeOf({ ok, status, headers }: Response): DeliveryResult {
  if (ok) return { kind: "delivered" };
  const reason = `http-${status}`;
  if (status === 404 || status === 410) return { kind: "gone", reason };
  // A redirect is not an answer of a push service; 400 and 403 say that this subscription is not ours.
  if ((status >= 300 && status < 400) || status === 400 || status === 403) {
    return { kind: "wrong", reason };
  }
  const seconds = secondsUntil(headers.get("retry-after"));
  return { kind: "retry", reason, ...(seconds !== undefined && { seconds }) };
}

/** `Retry-After` is a number of seconds or a date (RFC 9110). */
function secondsUntil(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header.trim())
    ? Number(header)
    : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds)
    ? undefined
    : Math.min(MAX_WAIT_SECONDS, Math.max(0, Math.ceil(seconds)));
}
