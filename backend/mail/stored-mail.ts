import { z } from "zod";

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
