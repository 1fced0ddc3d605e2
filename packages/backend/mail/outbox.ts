import type { Mail, Mailer } from "./mailer.ts";

export interface Outbox {
  /**
   * Sends without being waited for: how long a mail server takes would tell whether there was a
   * mail at all. A mail that could not be sent is reported; whoever waits for it can ask again.
   */
  send(mail: Mail): void;
  /** Waits for mails on their way. */
  settled(): Promise<void>;
}

export function createOutbox(mailer: Mailer, report: (problem: unknown) => void): Outbox {
  const pendingMails = new Set<Promise<void>>();
  return {
    send(mail) {
      const sending = mailer
        .send(mail)
        .catch(report)
        .finally(() => pendingMails.delete(sending));
      pendingMails.add(sending);
    },
    async settled() {
      await Promise.all(pendingMails);
    },
  };
}
