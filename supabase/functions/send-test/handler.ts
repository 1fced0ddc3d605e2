import { randomUUID } from "node:crypto";
import { DEFAULT_LANGUAGE, isLanguage } from "../../../domain/locale/locales.ts";
import type { Deps, Person } from "../_shared/deps.ts";
import { isFeatureOn } from "../_shared/feature-flags.ts";
import { devicesOf, pushToDevice, writePush } from "../_shared/push/push-channel.ts";
import { readTexts } from "../_shared/read-texts.ts";
import { refuse, refuseTooMany, refuseWithoutSecondFactor } from "../_shared/refusals.ts";
import type { ReminderMessage } from "../_shared/reminder-message.ts";

/** Milliseconds within which an offline device still shows the test. */
const TTL_MS = 600_000;

/**
 * 'Ce téléphone va-t-il sonner ?': sends a test to each device of the signed-in person and returns the result. The
 * device itself reports a moment later that it has shown it.
 */
export async function sendTest(request: Request, deps: Deps): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "method_not_allowed", "Use POST");
  const { person } = deps;
  if (!person) return refuse(401, "no_authorization", "Sign in to test your reminders");
  const refusal = await refuseWithoutSecondFactor(deps);
  if (refusal) return refusal;
  const given = await readTexts(request, ["channel"]);
  if (given?.channel !== "push") return refuse(400, "validation_failed", "A test goes by push");
  if (!(await isFeatureOn("push_reminders", person.id, deps))) {
    return refuse(403, "push_off", "This site sends nothing to devices");
  }
  const seconds = await deps.countAttempts([
    { name: "test-push", who: person.id, attempts: 5, minutes: 10 },
    { name: "test-push-daily", who: person.id, attempts: 30, minutes: 24 * 60 },
  ]);
  if (seconds > 0) return refuseTooMany("tests", seconds);
  const message = await buildTestMessage(person, deps);
  const devices = await devicesOf(person.id, deps);
  const outcomes = await Promise.all(
    devices.map(async (device) => {
      const { kind, ...why } = await pushToDevice(
        device,
        writePush(message, device, deps),
        message,
        deps,
      );
      return { id: device.id, device: device.device, outcome: kind, ...why };
    }),
  );
  return Response.json({ tag: `test-${message.id}`, devices: outcomes });
}

async function buildTestMessage(
  { id, email }: Person,
  { asService }: Deps,
): Promise<ReminderMessage> {
  const [row] = await asService<{ language: string }>(
    "select language from public.user_preferences where user_id = $1",
    [id],
  );
  const language = row && isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE;
  return {
    id: randomUUID(),
    channel: "push",
    occasion: "test",
    tellAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + TTL_MS).toISOString(),
    recipient: { id, email, language, hidesMedicineNames: true },
    doses: [],
    prescriptions: [],
  };
}
