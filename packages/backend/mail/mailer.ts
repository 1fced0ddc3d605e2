export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Who an answer goes to; without it, to the product. */
  readonly replyTo?: string;
  /** Left of the `@` of its Message-ID, where the writer knows one; else the mail server makes one. */
  readonly messageId?: string;
  /** Where a mail program asks, in one press, for no more mails of this kind (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

export interface Mailer {
  /** @throws when the mail was not accepted; the message may name the server, never the reader */
  send(mail: Mail): Promise<void>;
  /** Drops the mails it keeps that name this address, where it keeps any. */
  readonly deleteMails?: (address: string) => Promise<void>;
  /**
   * Pages to read the mail at `/_mail`, where it stays on this machine. Whoever mounts them lets
   * only this machine in.
   */
  readonly pages?: (request: Request) => Promise<Response>;
}

/**
 * A line that may stand in a mail's header: no line break or other control character, so that no
 * value can add a header of its own, and nothing that turns the direction of what follows it.
 */
export function headerLine(text: string): string {
  return text
    .replace(/\p{Bidi_Control}/gu, "")
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();
}
