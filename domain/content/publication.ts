import { epochMs, type Instant } from "../calendar/instant.ts";

/** What visitors have of an article: nothing, nothing until its day, or all of it. */
export const PUBLICATIONS = ["draft", "scheduled", "published"] as const;

export type Publication = (typeof PUBLICATIONS)[number];

export interface PublicationSchedule {
  readonly isPublished: boolean;
  /** From when on; kept when an article is taken back, so that it comes out again as of its day. */
  readonly publishedAt: Instant | null;
}

/** The database says the same to visitors: out from that very moment on. */
export function publicationAt(
  moment: Instant,
  { isPublished, publishedAt }: PublicationSchedule,
): Publication {
  if (!isPublished || publishedAt === null) return "draft";
  return epochMs(publishedAt) <= epochMs(moment) ? "published" : "scheduled";
}

/** Out at once: as of its day where that has come, else as of now. */
export function publishAt(
  moment: Instant,
  { publishedAt }: Pick<PublicationSchedule, "publishedAt">,
): PublicationSchedule {
  const hasCome = publishedAt !== null && epochMs(publishedAt) <= epochMs(moment);
  return { isPublished: true, publishedAt: hasCome ? publishedAt : moment };
}
