import type { MailName, WriteMail } from "../mail/mail-templates.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Account } from "./account.ts";

export interface AccountMail {
  /**
   * Sends without being waited for: how long a mail server takes would tell whether there was a
   * mail at all. A mail that could not be sent is reported; its reader can ask for it again.
   */
  send(letter: Letter): void;
  /** Waits for mails on their way. */
  settled(): Promise<void>;
}

export interface Letter {
  readonly name: MailName;
  readonly to: string;
  readonly account: Pick<Account, "email" | "newEmail" | "metadata">;
  /** Nothing for a mail without a link of its own. */
  readonly token?: string;
  readonly redirectTo: string | undefined;
}

export interface AccountMailOptions {
  readonly mailer: Mailer;
  readonly write: WriteMail;
  /** Origin of the product, without a closing slash. */
  readonly siteUrl: string;
  readonly report: (problem: unknown) => void;
}

export function createAccountMail({ mailer, write, siteUrl, report }: AccountMailOptions) {
  const onTheirWay = new Set<Promise<void>>();

  const mail: AccountMail = {
    send({ name, to, account, token, redirectTo }) {
      const letter = write(name, to, {
        // Whoever came by another name of ours goes on there: their browser keeps the session by it.
        SiteURL: redirectTo === undefined ? siteUrl : new URL(redirectTo).origin,
        RedirectTo: redirectTo ?? siteUrl,
        Email: account.email,
        NewEmail: account.newEmail,
        Data: account.metadata,
        TokenHash: token ?? "",
      });
      const sending = mailer
        .send(letter)
        .catch(report)
        .finally(() => onTheirWay.delete(sending));
      onTheirWay.add(sending);
    },
    async settled() {
      await Promise.all(onTheirWay);
    },
  };
  return mail;
}
