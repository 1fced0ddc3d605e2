import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.ts";

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. Without `smtps` the connection turns to TLS when the server can. */
  readonly url: string;
  /** Sender, with or without a name: `Trousse <bonjour@example.org>`. */
  readonly from: string;
}

export interface SmtpMailer extends Mailer {
  close(): void;
}

/** Milliseconds without an answer after which a mail server counts as unavailable. */
const TIMEOUT_MS = 15_000;

export function createSmtpMailer({ url, from }: SmtpOptions): SmtpMailer {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // Prevents templates and values from reading a file or fetching a URL.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );

  const domain = /@([^\s>@]+)>?$/.exec(from)?.[1] ?? "localhost";

  return {
    async send({ to, subject, text, html, replyTo, messageId, unsubscribeUrl }) {
      await transport.sendMail({
        // As an object, so that a comma in it cannot add a second recipient.
        to: { name: "", address: to },
        subject,
        text,
        html,
        ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
        ...(messageId !== undefined && { messageId: `<${messageId}@${domain}>` }),
        headers: {
          "Auto-Submitted": "auto-generated",
          ...(unsubscribeUrl !== undefined && {
            "List-Unsubscribe": `<${unsubscribeUrl}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
        },
      });
    },
    close: () => transport.close(),
  };
}
