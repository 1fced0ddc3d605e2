import { SERVER_TEXTS } from "../../../../app/locale/server-texts.ts";
import type { PushMessage } from "../../../../domain/push/message.ts";
import type { DeliveryResult } from "../delivery-result.ts";
import type { ServerDeps, WritingDeps } from "../deps.ts";
import { linkOf } from "../reminder-link.ts";
import type { Outcome, ReminderMessage } from "../reminder-message.ts";
import { messageLines, peopleOf, titleOf } from "../reminder-words.ts";
import type { PushSubscription } from "./send-push.ts";

/** A device that messages are sent to. */
export interface Device extends PushSubscription {
  readonly id: string;
  readonly device: string;
}

/** As much of the message as a lock screen shows. */
const MAX_LINES = 4;

/** Milliseconds. A reply to an expired message still records what was taken. */
const ANSWER_TTL_MS = 12 * 3_600_000;

/** Sends a message to every device of its reader. It counts as sent when one of them has it. */
export async function sendByPush(
  message: ReminderMessage,
  deps: ServerDeps,
  now = Date.now(),
): Promise<Outcome> {
  const devices = await devicesOf(message.recipient.id, deps);
  if (devices.length === 0) return { kind: "no-subscription" };
  const outcomes = await Promise.all(
    devices.map((device) =>
      pushToDevice(device, writePush(message, device, deps, now), message, deps, now),
    ),
  );
  return resultOf(outcomes);
}

export function devicesOf(account: string, { asService }: ServerDeps): Promise<Device[]> {
  return asService<Device>(
    `select id, endpoint, p256dh, auth, device from public.push_subscriptions
     where user_id = $1 and gone_at is null order by created_at`,
    [account],
  );
}

/** Sends one message to one device. The result is stored in the device's row, which a service may have ended. */
export async function pushToDevice(
  device: Device,
  push: PushMessage,
  { occasion, expiresAt }: Pick<ReminderMessage, "occasion" | "expiresAt">,
  { sendPush, asService }: ServerDeps,
  now = Date.now(),
): Promise<DeliveryResult> {
  const outcome = await sendPush(device, JSON.stringify(push), {
    ttl: (Date.parse(expiresAt) - now) / 1000,
    // A device that saves power may show the end of a prescription later.
    urgency: occasion === "renewal" ? "normal" : "high",
    topic: await topicOf(push.tag),
  });
  await asService("select private.record_push_result($1, $2, $3)", [
    device.id,
    outcome.kind,
    outcome.kind === "delivered" ? null : outcome.reason,
  ]);
  return outcome;
}

/** Ids in a message, which may weigh four kilobytes: with more of them it always rings. */
const MAX_DOSES = 20;

export function writePush(
  message: ReminderMessage,
  device: Pick<Device, "id">,
  { signedTokens }: Pick<WritingDeps, "signedTokens">,
  now = Date.now(),
): PushMessage {
  const { id, occasion, doses, expiresAt, recipient } = message;
  const { language } = recipient;
  const words = SERVER_TEXTS[language].notifications;
  const lines = messageLines(message);
  const shown = lines.slice(0, lines.length > MAX_LINES ? MAX_LINES - 1 : MAX_LINES);
  const rest = lines.length - shown.length;
  const isAnswered = occasion === "reminder" || occasion === "later";
  const take = words.take[doses.length > 1 ? 1 : 0];
  const people = peopleOf(message);
  const ofPeople = (said: string) => (people === null ? said : `${people} · ${said}`);
  return {
    tag: tagOf(message),
    lang: language,
    title: titleOf(message, now),
    body: [
      ...(lines.length > 0 ? shown : [words.tested]),
      ...(rest > 0 ? [words.more(rest)] : []),
    ].join("\n"),
    open: linkOf(message),
    token: signedTokens.sign(
      "message",
      [id, device.id, recipient.id],
      Date.parse(expiresAt) + ANSWER_TTL_MS,
    ),
    actions: isAnswered
      ? [
          // Some browsers show no more than two actions.
          { action: "take", title: take },
          { action: "later", title: words.later },
          { action: "skip", title: words.skip },
        ]
      : [],
    waiting: ofPeople(words.waiting),
    refused: ofPeople(words.refused),
    asked: ofPeople(words.asked),
    // A missed dose, or one that was given twice, is for its reader whatever they answered.
    doses:
      isAnswered && doses.length <= MAX_DOSES
        ? doses.map(({ plannedDoseId }) => plannedDoseId)
        : [],
    answered: ofPeople(words.answered),
    account: recipient.id,
  };
}

/**
 * A repeated reminder of the same doses replaces the earlier one; a missed dose is a message of its own. All its doses
 * name it: the repeat of one of them must not take those that nobody has answered off the lock screen.
 */
function tagOf({ id, occasion, doses }: ReminderMessage): string {
  if (doses.length === 0 || doses.length > MAX_DOSES) return `${occasion}-${id}`;
  const named = doses
    .map(({ plannedDoseId }) => plannedDoseId)
    .sort()
    .join("-");
  if (occasion === "duplicate") return `twice-${named}`;
  return occasion === "escalation" ? `late-${named}` : `dose-${named}`;
}

/** What the services of browsers replace a waiting message by: at most 32 characters of base64url (RFC 8030). */
async function topicOf(tag: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(tag));
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, 24)))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

function resultOf(outcomes: readonly DeliveryResult[]): Outcome {
  if (outcomes.some(({ kind }) => kind === "delivered")) return { kind: "sent" };
  const waits = outcomes.flatMap((outcome) =>
    outcome.kind === "retry" ? [outcome.seconds ?? 0] : [],
  );
  if (waits.length === 0) return { kind: "no-subscription" };
  return { kind: "unreachable", retryAfter: Math.max(...waits) };
}
