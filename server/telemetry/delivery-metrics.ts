import type { Mailer } from "@trousse/backend/mail/mailer";
import type { ServerDeps } from "#supabase/functions/_shared/deps.ts";
import type { OnDelivery } from "./failed-deliveries.ts";
import type { Metrics } from "./metrics.ts";

/** The same mailer, whose failures are counted. */
export function countMailFailures(mailer: Mailer, { countMailFailure }: Metrics): Mailer {
  return {
    ...mailer,
    async send(mail) {
      try {
        await mailer.send(mail);
      } catch (problem) {
        countMailFailure();
        throw problem;
      }
    },
  };
}

/** The same deps, whose messages are counted by what became of them, and whose failures are noted. */
export function countMessages(
  deps: ServerDeps,
  { countMessage }: Metrics,
  note: OnDelivery,
): ServerDeps {
  return {
    ...deps,
    async sendPush(...message) {
      const outcome = await deps.sendPush(...message);
      countMessage("push", outcome.kind);
      note("push", outcome);
      return outcome;
    },
    async deliverMail(letter) {
      const outcome = await deps.deliverMail(letter);
      countMessage("email", outcome.kind);
      note("email", outcome);
      return outcome;
    },
  };
}
