import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Mail } from "./mailer.ts";

export const storedMail = z.object({
  id: z.guid(),
  receivedAt: z.iso.datetime(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
  messageId: z.string().optional(),
  unsubscribeUrl: z.string().optional(),
});

/** A mail of the local mailbox. `receivedAt` is ISO 8601 in UTC. */
export type StoredMail = z.infer<typeof storedMail>;

/** Mails stored in a mailbox. Beyond that, the oldest is deleted. */
export const MAX_STORED_MAILS = 200;

/** @param moment milliseconds since 1970 */
export function toStoredMail(mail: Mail, moment: number): StoredMail {
  const { to, subject, text, html, replyTo, messageId, unsubscribeUrl } = mail;
  return {
    id: randomUUID(),
    receivedAt: new Date(moment).toISOString(),
    to,
    subject,
    text,
    html,
    ...(replyTo !== undefined && { replyTo }),
    ...(messageId !== undefined && { messageId }),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  };
}
