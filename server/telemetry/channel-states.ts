import type { Mailer } from "@trousse/backend/mail/mailer";
import { instantAt } from "#domain/calendar/instant.ts";
import type { ChannelState } from "#domain/installation/machine-state.ts";
import type { ServerDeps } from "#supabase/functions/_shared/deps.ts";

export type Channel = "push" | "email";

/** When a message of each channel was last accepted, and when one last failed, since the start of this process. */
export interface ChannelStates {
  note(channel: Channel, isDelivered: boolean): void;
  of(channel: Channel): ChannelState;
}

export function createChannelStates(now: () => number = Date.now): ChannelStates {
  const states = new Map<Channel, ChannelState>();
  const of = (channel: Channel) => states.get(channel) ?? { deliveredAt: null, failedAt: null };
  return {
    of,
    note(channel, isDelivered) {
      const at = instantAt(now());
      const change = isDelivered ? { deliveredAt: at } : { failedAt: at };
      states.set(channel, { ...of(channel), ...change });
    },
  };
}

/** Wraps the mailer to remember its last success and failure. */
export function watchMails(mailer: Mailer, { note }: Pick<ChannelStates, "note">): Mailer {
  return {
    ...mailer,
    async send(mail) {
      try {
        await mailer.send(mail);
      } catch (problem) {
        note("email", false);
        throw problem;
      }
      note("email", true);
    },
  };
}

/** Wraps the deps to do the same for push messages. A subscription that its browser ended is not a failure. */
export function watchPush(deps: ServerDeps, { note }: Pick<ChannelStates, "note">): ServerDeps {
  return {
    ...deps,
    async sendPush(...message) {
      const outcome = await deps.sendPush(...message);
      if (outcome.kind !== "gone") note("push", outcome.kind === "delivered");
      return outcome;
    },
  };
}
