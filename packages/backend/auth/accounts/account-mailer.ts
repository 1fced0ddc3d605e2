import type { MailName, RenderMail } from "../../mail/mail-templates.ts";
import type { Outbox } from "../../mail/outbox.ts";
import type { Account } from "./account.ts";

export interface AccountMailer {
  /** Sends in the background, as the outbox does. */
  send(letter: AccountMessage): void;
}

export interface AccountMessage {
  readonly name: MailName;
  readonly to: string;
  readonly account: Pick<Account, "email" | "newEmail" | "metadata">;
  /** Undefined for a mail without its own link. */
  readonly token?: string;
  readonly redirectTo: string | undefined;
}

export interface AccountMailerOptions {
  readonly outbox: Outbox;
  readonly write: RenderMail;
  /** The origin of the product, without a closing slash. */
  readonly siteUrl: string;
}

export function createAccountMailer({
  outbox,
  write,
  siteUrl,
}: AccountMailerOptions): AccountMailer {
  return {
    send({ name, to, account, token, redirectTo }) {
      outbox.send(
        write(name, to, {
          // A browser that used another of our origins is sent back to that one, because its session is stored there.
          SiteURL: redirectTo === undefined ? siteUrl : new URL(redirectTo).origin,
          RedirectTo: redirectTo ?? siteUrl,
          Email: account.email,
          NewEmail: account.newEmail,
          Data: { ...account.metadata, first_name: plainName(account.metadata.first_name) },
          TokenHash: token ?? "",
        }),
      );
    },
  };
}

const LONGEST_NAME = 40;

/**
 * A name as a greeting may print it. Anyone can sign up with anybody's address, so that what does not read as a name
 * (a link, a telephone number, a sentence) never gets into a mail.
 */
function plainName(name: unknown): string {
  if (typeof name !== "string" || name.length > LONGEST_NAME) return "";
  return /^[\p{L}\p{M}'’ -]+$/u.test(name) && name.trim().split(" ").length <= 3 ? name.trim() : "";
}
