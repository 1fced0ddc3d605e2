/** Bounds on the shape of one request. Beyond them it is refused, never cut short. */
export const LIMITS = {
  /** Characters of path and query string. supabase-js warns its caller from 8,000 on. */
  urlLength: 8192,
  /** Bytes of a request body. */
  bodyBytes: 128 * 1024,
  /** Rows in one body, and rows that a request of a person may change or delete. */
  rows: 1000,
  /** Cells of rows that do not all have the same members: each is a subquery of its own. */
  mixedCells: 2000,
  /** Levels of JSON inside one value of a body: PostgreSQL reads JSON recursively. */
  bodyDepth: 64,
  /** Levels of `rel(rel(rel()))` below the relation asked for. */
  embedDepth: 3,
  /** Embedded relations in one request, at all levels together. */
  embeds: 20,
  /** Values in one `in.(…)`. */
  listLength: 1000,
  /** Conditions in one request, `or` and `and` taken apart. */
  conditions: 200,
  /** Levels of `or(and(or()))`. */
  logicDepth: 10,
} as const;
