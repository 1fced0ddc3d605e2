import { deviceName } from "../../../domain/push/device-name.ts";
import type { Deps } from "../_shared/deps.ts";
import { isFeatureOn } from "../_shared/feature-flags.ts";
import { readTexts } from "../_shared/read-texts.ts";
import { refuse, refuseTooMany, refuseWithoutSecondFactor } from "../_shared/refusals.ts";

const FIELDS = [
  "endpoint",
  "p256dh",
  "auth",
  "formerEndpoint",
  "formerAuth",
  // Not empty when nobody gave consent just now: the browser may still receive reminders for somebody else.
  "visit",
] as const;

type Fields = Record<(typeof FIELDS)[number], string>;

const P256DH = /^[\w-]{87}$/;
const AUTH = /^[\w-]{22}$/;

/**
 * Stores the device of the signed-in person, so that it receives reminders. Signed out, it only renews: a browser that
 * changed its subscription by itself proves the former one with a secret that only it knows.
 */
export async function keepDevice(request: Request, deps: Deps): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "method_not_allowed", "Use POST");
  const given = await readTexts(request, FIELDS);
  if (!given) return refuse(400, "bad_json", "Could not parse request body as JSON");
  if (!deps.person && !given.formerAuth) {
    return refuse(401, "no_authorization", "Sign in to be reminded on this device");
  }
  // Reminders name medicines, so a password alone does not permit sending them to a new device.
  const refusal = deps.person && (await refuseWithoutSecondFactor(deps));
  if (refusal) return refusal;
  if (!P256DH.test(given.p256dh) || !AUTH.test(given.auth)) {
    return refuse(400, "validation_failed", "These are no keys of a push subscription");
  }
  if (!deps.isPushService(given.endpoint)) {
    return refuse(422, "unknown-service", "This is no push service of a browser");
  }
  if (deps.person && !(await isFeatureOn("push_reminders", deps.person.id, deps))) {
    return refuse(403, "push_off", "This site sends nothing to devices");
  }
  const who = deps.person?.id ?? deps.network;
  const seconds = await deps.countAttempts([
    { name: "keep-device", who, attempts: 30, minutes: 60 },
  ]);
  if (seconds > 0) return refuseTooMany("devices", seconds);
  const id = await (deps.person
    ? storeSubscription(given, deps.person.id, request, deps)
    : renewSubscription(given, deps));
  if (!id) return refuse(409, "not-this-device", "Another device has this subscription");
  return Response.json({ id }, { status: deps.person ? 201 : 200 });
}

async function storeSubscription(
  { endpoint, p256dh, auth, visit }: Fields,
  account: string,
  request: Request,
  { asService }: Deps,
): Promise<string | null> {
  if (visit) {
    const others = await asService(
      "select id from public.push_subscriptions where endpoint = $1 and user_id <> $2 and gone_at is null",
      [endpoint, account],
    );
    if (others.length > 0) return null;
  }
  const [row] = await asService<{ id: string | null }>(
    "select private.save_push_subscription($1, $2, $3, $4, $5) as id",
    [account, endpoint, p256dh, auth, deviceName(request.headers.get("user-agent") ?? "")],
  );
  return row?.id ?? null;
}

async function renewSubscription(
  { endpoint, p256dh, auth, formerEndpoint, formerAuth }: Fields,
  { asService }: Deps,
): Promise<string | null> {
  const [row] = await asService<{ id: string | null }>(
    "select private.replace_push_subscription($1, $2, $3, $4, $5) as id",
    [formerEndpoint, formerAuth, endpoint, p256dh, auth],
  );
  return row?.id ?? null;
}
