import type { Deps, ServerDeps } from "../_shared/deps.ts";
import { sendByMail } from "../_shared/mail/mail-channel.ts";
import { sendByPush } from "../_shared/push/push-channel.ts";
import { refuse } from "../_shared/refusals.ts";
import type { ReminderChannels } from "../_shared/reminder-message.ts";
import { type DeliverDeps, deliver } from "./deliver.ts";

/** Called by hosted Supabase's cron, four times a minute; refused to anybody else. */
export async function deliverReminders(request: Request, deps: Deps): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "method_not_allowed", "Use POST");
  if (!deps.isService) return refuse(403, "forbidden", "This is for the product itself");
  let problems = 0;
  const report = () => {
    problems += 1;
  };
  let unreached = 0;
  const onUnreachedDoses = (doses: number) => {
    unreached = doses;
  };
  const messages = await sendReminders(deps, { report, onUnreachedDoses });
  return Response.json({ messages, problems, unreached });
}

/** The same for the server's own scheduler. @returns how many messages were sent */
export function sendReminders(
  deps: ServerDeps,
  options: Pick<DeliverDeps, "report" | "onUnreachedDoses" | "stopSignal">,
): Promise<number> {
  return deliver({ asService: deps.asService, channels: channelsOf(deps), ...options });
}

function channelsOf(deps: ServerDeps): ReminderChannels {
  return {
    push: (message) => sendByPush(message, deps),
    email: (message) => sendByMail(message, deps),
  };
}
