import type { Mail, Mailer } from "./mailer.ts";

export interface Outbox {
  /**
   * Sends in the background, because the response time of a mail server would reveal whether there was a mail at all. A mail
   * that could not be sent is reported; its recipient can request it again.
   */
  send(mail: Mail): void;
  /** Waits for mails that are being sent. */
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
