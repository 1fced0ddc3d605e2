import type { Db } from "#app/client/database/browser-db.ts";
import { orThrow } from "#app/client/errors/failure.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import type { Language } from "#domain/locale/locales.ts";
import { knownMoment } from "#domain/stored-values.ts";

export const STATES = ["unread", "read", "answered"] as const;

export type MessageState = (typeof STATES)[number];

/** What a visitor wrote by the contact page, and what became of it. */
export interface Message {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly text: string;
  readonly language: Language;
  readonly sentAt: Instant;
  readonly state: MessageState;
}

export interface MessageFilter {
  readonly search: string;
  readonly state: MessageState | "all";
}

/** The last message of a page: the next page begins after it. */
export type MessageCursor = Pick<Message, "id" | "sentAt">;

export interface MessageMark {
  readonly id: string;
  readonly state: MessageState;
}

export const MESSAGES_PER_PAGE = 25;

/** The newest first. */
export async function listMessages(
  db: Db,
  { search, state }: MessageFilter,
  after: MessageCursor | null,
): Promise<Message[]> {
  const rows = orThrow(
    await db.rpc("find_contact_messages", {
      search,
      state,
      ...(after && { after_created_at: after.sentAt, after_id: after.id }),
      most: MESSAGES_PER_PAGE,
    }),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.full_name,
    email: row.email,
    subject: row.subject,
    text: row.message,
    language: row.language as Language,
    sentAt: knownMoment(row.created_at),
    state: row.answered_at ? "answered" : row.read_at ? "read" : "unread",
  }));
}

/** @param now when it was read or answered */
export async function markMessage(db: Db, { id, state }: MessageMark, now: Instant): Promise<void> {
  const change = {
    unread: { read_at: null, answered_at: null },
    read: { read_at: now, answered_at: null },
    answered: { read_at: now, answered_at: now },
  }[state];
  orThrow(await db.from("contact_messages").update(change).eq("id", id));
}

/** A message that is gone already stays gone. */
export async function deleteMessage(db: Db, id: string): Promise<void> {
  orThrow(await db.from("contact_messages").delete().eq("id", id));
}
