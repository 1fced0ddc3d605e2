import type { Mailer } from "@trousse/backend/mail/mailer";
import type { ServerDeps } from "#supabase/functions/_shared/deps.ts";
import type { OnDelivery } from "./failed-deliveries.ts";
import type { Metrics } from "./metrics.ts";

/** Wraps the mailer to count its failures. */
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

/** Wraps the deps to count messages by their outcome, and to record failures. */
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
