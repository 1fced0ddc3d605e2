import { type Day, isDay } from "../calendar/day.ts";

/** A document that an article was written from. */
export interface ArticleSource {
  readonly title: string;
  readonly publisher: string;
  /** Of the document, as precise as it is known: a year, a month, a day. */
  readonly dated: string | null;
  /** The day somebody read it; known of every document without a date. */
  readonly read: Day | null;
  /** An https address. */
  readonly url: string | null;
}

/** Who reviewed an article, and when. */
export interface ArticleReview {
  readonly by: string;
  readonly on: Day;
}

const MOST_SOURCES = 20;
const MOST_TITLE = 300;
const MOST_PUBLISHER = 200;
const MOST_URL = 500;
const PARTIAL_DATE = /^\d{4}(-\d{2}(-\d{2})?)?$/;
const SECURE_ADDRESS = /^https:\/\/[^\s|]+$/;

/**
 * The sources of a field that holds one on each line: title | publisher | date | day it was read | address.
 * Null where a line is not a source.
 */
export function typedSourcesOf(typed: string): ArticleSource[] | null {
  const lines = typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const sources = lines.map(sourceOf).filter((source) => source !== null);
  return sources.length === lines.length && lines.length <= MOST_SOURCES ? sources : null;
}

/** The lines of a field, from which `typedSourcesOf` reads the same sources. */
export function typedSources(sources: readonly ArticleSource[]): string {
  return sources
    .map(({ title, publisher, dated, read, url }) =>
      [title, publisher, dated ?? "", read ?? "", url ?? ""].join(" | "),
    )
    .join("\n");
}

function sourceOf(line: string): ArticleSource | null {
  const parts = line.split("|").map((part) => part.trim());
  if (parts.length > 5) return null;
  return storedSource({
    title: parts[0],
    publisher: parts[1],
    dated: parts[2] || null,
    read: parts[3] || null,
    url: parts[4] || null,
  });
}

/** What the database keeps, null where it is no source. */
export function storedSource(value: unknown): ArticleSource | null {
  if (typeof value !== "object" || value === null) return null;
  const { title, publisher, dated, read, url } = value as Record<string, unknown>;
  if (!isText(title, MOST_TITLE) || !isText(publisher, MOST_PUBLISHER)) return null;
  if (!isMissing(dated) && !isPartialDate(dated)) return null;
  if (!isMissing(read) && !(typeof read === "string" && isDay(read))) return null;
  if (isMissing(dated) && isMissing(read)) return null;
  if (!isMissing(url) && !(isText(url, MOST_URL) && SECURE_ADDRESS.test(url))) return null;
  return { title, publisher, dated: dated ?? null, read: read ?? null, url: url ?? null };
}

function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function isText(value: unknown, most: number): value is string {
  return typeof value === "string" && value.trim() !== "" && value.length <= most;
}

function isPartialDate(value: unknown): value is string {
  if (typeof value !== "string" || !PARTIAL_DATE.test(value)) return false;
  return isDay(`${value}-01-01`.slice(0, 10));
}
