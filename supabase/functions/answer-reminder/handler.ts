import {
  isReminderAction,
  type ReminderAction,
  SNOOZE_MINUTES,
} from "../../../domain/push/message.ts";
import type { Deps } from "../_shared/deps.ts";
import { readTexts } from "../_shared/read-texts.ts";
import { refuse } from "../_shared/refusals.ts";

const FIELDS = ["token", "action", "at", "sentAt"] as const;

/** Milliseconds. The time of a reply that was delayed for longer is taken to be its arrival. */
const MAX_DELAY_MS = 12 * 3_600_000;

/**
 * Records what a device reports about a message, without anybody signed in on it: that it was shown, or which button was
 * pressed. Its token is valid for this message on this device alone.
 */
export async function answerReminder(request: Request, deps: Deps): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "method_not_allowed", "Use POST");
  const given = await readTexts(request, FIELDS);
  if (!given) return refuse(400, "bad_json", "Could not parse request body as JSON");
  if (given.action !== "shown" && !isReminderAction(given.action)) {
    return refuse(400, "validation_failed", "A reminder is shown, taken, skipped or put off");
  }
  const at = momentOf(given);
  const facts = deps.signedTokens.verify("message", given.token);
  if (!facts || !(await isStillTheirs(facts, deps))) {
    return refuse(403, "bad-token", "This answer belongs to no reminder, or comes too late");
  }
  const [message, device] = facts;
  if (!isReminderAction(given.action)) {
    await deps.asService("select private.mark_subscription_shown($1, $2)", [device, at]);
    await deps.asService("select private.mark_message_shown($1, $2)", [message, at]);
    return Response.json({ doses: 0 });
  }
  return recordAnswer(message, given.action, at, deps);
}

/** The device of the token; undefined when it was removed, or somebody else signed in on it. */
async function isStillTheirs(
  [, device, account]: readonly string[],
  { asService }: Deps,
): Promise<boolean> {
  const found = await asService(
    "select id from public.push_subscriptions where id = $1 and user_id = $2 and gone_at is null",
    [device, account],
  );
  return found.length === 1;
}

async function recordAnswer(
  message: string | undefined,
  action: ReminderAction,
  at: string,
  { asService }: Deps,
): Promise<Response> {
  try {
    const [row] = await asService<{ doses: number }>(
      "select private.answer_message($1, $2, $3, $4) as doses",
      [message, action, SNOOZE_MINUTES, at],
    );
    return Response.json({ doses: row?.doses ?? 0 });
  } catch (problem) {
    // The database refuses a dose that is gone, not shared any more, or answered differently.
    const code = problem instanceof Error && "code" in problem ? problem.code : undefined;
    if (code === "PT404") return refuse(404, "not_found", "This dose is not there any more");
    if (code === "PT409") return refuse(409, "answered", "This dose was answered already");
    if (code === "PT412") {
      return refuse(412, "recorded-before", "A dose that may be the same one is recorded");
    }
    if (code === "PT428") {
      return refuse(428, "consent-revoked", "The consent for health data was taken back");
    }
    throw problem;
  }
}

/**
 * When the button was pressed, within plausible limits: as long ago as the device says, whose clock may be wrong. A device
 * of a former version does not say when it sent the answer: the time that it reports counts then.
 */
function momentOf({ at, sentAt }: { readonly at: string; readonly sentAt: string }): string {
  const now = Date.now();
  const delay = (sentAt === "" ? now : Date.parse(sentAt)) - Date.parse(at);
  const isBelievable = delay >= 0 && delay < MAX_DELAY_MS;
  return new Date(isBelievable ? now - delay : now).toISOString();
}
