import type { AnswerRow } from "../sql/sql-answer.ts";

/** A prepared request: the statement, and how to answer with its result. It may be cached and run again. */
export interface Statement {
  readonly text: string;
  /** What the request binds besides its body. */
  readonly values: readonly unknown[];
  readonly takes: BodyUse;
  respond(row: AnswerRow): Response;
}

/** What of the body is bound before the values: nothing, its JSON text, or the texts of these members one by one. */
export type BodyUse = "nothing" | "json" | readonly string[];

export function valuesBefore(takes: BodyUse): number {
  if (takes === "nothing") return 0;
  return takes === "json" ? 1 : takes.length;
}

/** What the answer looks like, apart from its rows. */
export interface Reply {
  readonly status: number;
  readonly body: string | null;
  /** Null where the answer has none, like 204. */
  readonly contentType: string | null;
  readonly contentRange: string;
  /** `Preference-Applied`, empty for none. */
  readonly applied: string;
  readonly location?: string | undefined;
}

export function reply({
  status,
  body,
  contentType,
  contentRange,
  applied,
  location,
}: Reply): Response {
  const headers: Record<string, string> = { "Content-Range": contentRange };
  if (contentType !== null) headers["Content-Type"] = contentType;
  if (applied !== "") headers["Preference-Applied"] = applied;
  if (location !== undefined) headers.Location = location;
  return new Response(body, { status, headers });
}
