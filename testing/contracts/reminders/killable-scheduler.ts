import process from "node:process";
import { openDatabase } from "@trousse/backend/database/open";
import type { Outcome, ReminderMessage } from "#supabase/functions/_shared/reminder-message.ts";
import { deliver } from "#supabase/functions/deliver-reminders/deliver.ts";

// A scheduler in a process of its own, to be killed at any moment. Its clock, its push service and its
// mail server are in the process that started it: `node killable-scheduler.ts PLACE URL`.

const [place = "", url = ""] = process.argv.slice(2);
const SERVICE = { role: "service_role", claims: '{"role":"service_role"}' };

async function hand({ id, channel, doses }: ReminderMessage): Promise<Outcome> {
  const deliveries = doses.map(({ deliveryId }) => deliveryId);
  const body = JSON.stringify({ id, channel, deliveries });
  await fetch(`${url}/message?process=${process.pid}`, { method: "POST", body });
  return { kind: "sent" };
}

const engine = await openDatabase(JSON.parse(place));
process.stdout.write("ready\n");
for (;;) {
  const at = await (await fetch(`${url}/clock?process=${process.pid}`)).text();
  await deliver({
    asService: (text, values = []) => engine.asRole(SERVICE, text, values),
    channels: { push: hand, email: hand },
    report(problem) {
      throw problem;
    },
    at,
  });
}
