export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The Reply-To address; by default the product's own. */
  readonly replyTo?: string;
  /** Left of the `@` of its Message-ID, where the writer knows one; else the mail server makes one. */
  readonly messageId?: string;
  /** The address for one-click unsubscribing from mails of this kind (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

export interface Mailer {
  /** @throws when the mail was not accepted; the message may name the server, never the reader */
  send(mail: Mail): Promise<void>;
  /** Deletes stored mails that name this address, where mails are stored. */
  readonly deleteMails?: (address: string) => Promise<void>;
  /**
   * Pages to read the mail at `/_mail`, where it stays on this machine. The caller restricts access to this machine.
   */
  readonly pages?: (request: Request) => Promise<Response>;
}

/**
 * Makes a text safe for a mail header: no line break or other control character, so that no value can add a header
 * (injection), and no character that changes the writing direction.
 */
export function headerLine(text: string): string {
  return text
    .replace(/\p{Bidi_Control}/gu, "")
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();
}
