/**
 * The database for the rest of the backend, on PGlite and on PostgreSQL.
 *
 * Values bound to `$1`, `$2`… may be a string, number, bigint, boolean, `Date`, `Uint8Array`, null,
 * an array of these (bound as a PostgreSQL array), or a plain object (bound as JSON text). An array
 * meant as JSON is given as text: `JSON.stringify(list)`. PostgreSQL decides each type from the
 * statement, so write a cast (`$1::jsonb`) wherever the context alone does not determine it.
 *
 * Values read are the same on both engines:
 * - boolean, smallint, integer, real, double precision: boolean or number;
 * - bigint: number; beyond ±(2^53 - 1) a `RangeError` (cast it to text in the statement);
 * - numeric: text, exact;
 * - timestamptz, timestamp: ISO 8601 text with microseconds, `2026-11-21T02:40:38.948+00:00`;
 * - date, time, uuid, text: text; json and jsonb: parsed; bytea: `Uint8Array`;
 * - anything else, arrays included: PostgreSQL's own text. Ask for `to_json(list)` instead.
 *
 * Failures of a statement are a `DatabaseError`, which contains neither the statement nor its values.
 */
export interface Engine {
  readonly kind: "pglite" | "postgres";

  /**
   * Runs one transaction as the owner of the database, which no other caller's statement can join. It is rolled back when
   * `work` throws, and the error is rethrown.
   *
   * Calling the engine itself inside `work` would deadlock on PGlite, so it is refused on both engines. `tx` is refused once
   * `work` has settled.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;

  /**
   * The fast path: one statement under row-level security, in a transaction of its own and in one
   * round trip. `identity.role` is `anon`, `authenticated` or `service_role`; `identity.claims` is
   * the JSON text that `auth.jwt()` reads. Neither outlives the statement.
   *
   * @throws DatabaseError with code `54023` from 32,768 values on, before anything is sent.
   */
  asRole<Row = Record<string, unknown>>(
    identity: Identity,
    text: string,
    values: readonly unknown[],
  ): Promise<Row[]>;

  /**
   * Calls `onNotification` with the payload of each `pg_notify` on the channel, from shortly after the call until `close`: on
   * PGlite before the notifying commit is acknowledged, on PostgreSQL right after it, from any process. Called without a payload
   * whenever a notification may have been missed: at the start, and after a connection was lost. It must not throw.
   *
   * @param channel letters and underscores
   */
  listen(channel: string, onNotification: OnNotification): void;

  /** The current load, for admission control. */
  load(): EngineLoad;

  /** Waits for running statements, then closes the database. Later calls are refused. */
  close(): Promise<void>;
}

/** Gets the payload; undefined when notifications may have been missed. */
export type OnNotification = (payload?: string) => void;

/** Statements and transactions. */
export interface EngineLoad {
  readonly running: number;
  readonly waiting: number;
}

/** The identity of the caller: the database role, and the verified claims of the token as JSON text. */
export interface Identity {
  readonly role: string;
  readonly claims: string;
}

export interface Transaction {
  /** One statement with bound values. Same limits and conversions as the engine. */
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>;

  /** Any number of statements, without values and without results: a migration file. */
  script(sql: string): Promise<void>;
}
