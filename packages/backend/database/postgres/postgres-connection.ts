import postgres from "postgres";
import { ASSUME_IDENTITY } from "../api-roles.ts";
import { DatabaseError } from "../database-error.ts";
import { decoderOf } from "../decode-value.ts";
import type { Identity } from "../engine.ts";
import { asDatabaseError, connectionLost } from "./postgres-error.ts";

type Values = readonly (string | null)[];
type Rows = Record<string, unknown>[];

/** Statements kept prepared on one connection; further ones are planned at each use. */
const MAX_PREPARED = 300;

/**
 * Values are text already. The driver would convert them again by these types: the text "true" to false, JSON to a JSON
 * string, a timestamp to one without its microseconds.
 */
const AS_TEXT = {
  to: 0,
  from: [16, 17, 114, 1082, 1114, 1184, 3802],
  serialize: (text: string) => text,
  parse: (text: string) => text,
};

/**
 * One connection, used by one caller at a time, and discarded once it was lost.
 *
 * Why not the driver's own pool: when a connection dies during `sql.begin`, it writes its rollback
 * to the dead socket in a later turn, where no one can catch the TypeError; and a query sent after
 * the death of a connection quietly runs on a new one, outside the transaction it belongs to. A
 * driver with one connection reports its end (`onclose`); requests without a result have failed then, and
 * nothing is sent to it any more.
 */
export class PostgresConnection {
  readonly #sql: postgres.Sql;
  readonly #prepared = new Set<string>();
  readonly #unanswered = new Set<(reason: Error) => void>();
  readonly #end = Promise.withResolvers<void>();
  #isLost = false;

  /**
   * @param settings apply to the connection from its start, the role among them
   * @param onNotification called with the channel and the payload of each notification
   */
  constructor(
    url: string,
    settings: Record<string, string>,
    onNotification?: (channel: string, payload: string) => void,
  ) {
    const options = {
      max: 1,
      max_lifetime: null,
      connect_timeout: 5,
      fetch_types: false,
      connection: settings,
      types: { text: AS_TEXT },
      onnotice: () => undefined,
      onclose: () => this.#lose(),
      // Missing in the driver's types: its own way to listen gives up where a server does not come back at once.
      ...(onNotification && { onnotify: onNotification }),
    };
    this.#sql = postgres(url, options);
  }

  /** Settled once the connection is gone, and not before. */
  get lost(): Promise<void> {
    return this.#end.promise;
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** The statement as the role, in a transaction of its own. */
  async asRole(identity: Identity, text: string, values: Values): Promise<Rows> {
    const assumed = [identity.role, identity.claims];
    const isKnown = this.#prepared.has(text) && this.#prepared.has(ASSUME_IDENTITY);
    const rows = isKnown ? await this.#asRoleAtOnce(assumed, text, values) : undefined;
    return rows ?? this.#asRoleInSteps(assumed, text, values);
  }

  async query(text: string, values: Values): Promise<Rows> {
    this.#requireAlive();
    const prepare = this.#prepared.has(text) || this.#prepared.size < MAX_PREPARED;
    try {
      const rows = decoded(await this.#answered(this.#statement(text, values, prepare)));
      if (prepare) this.#prepared.add(text);
      return rows;
    } catch (reason) {
      this.#prepared.delete(text);
      throw asDatabaseError(reason);
    }
  }

  /** Any number of statements; returns the command of the last, `COMMIT` for example. */
  async script(sql: string): Promise<string> {
    this.#requireAlive();
    try {
      return lastCommand(await this.#answered(this.#sql.unsafe(sql).simple()));
    } catch (reason) {
      throw asDatabaseError(reason);
    }
  }

  /** Never fails: a connection that cannot roll back is closed, and its transaction with it. */
  async rollback(): Promise<void> {
    if (this.#isLost) return;
    await this.script("rollback").catch(() => this.end());
  }

  async end(): Promise<void> {
    this.#isLost = true;
    await this.#sql.end({ timeout: 5 });
    this.#end.resolve();
  }

  /**
   * Sends everything at once, without waiting for results in between. The driver does so only with statements that the
   * connection has prepared. Undefined when it must be repeated step by step.
   */
  async #asRoleAtOnce(assumed: Values, text: string, values: Values): Promise<Rows | undefined> {
    this.#requireAlive();
    const [begun, became, answered, ended] = await Promise.allSettled([
      this.#answered(this.#sql.unsafe("begin")),
      this.#answered(this.#statement(ASSUME_IDENTITY, assumed, true)),
      this.#answered(this.#statement(text, values, true)),
      this.#answered(this.#sql.unsafe("commit")),
    ]);
    const refused = [begun, became, answered, ended].find((part) => part.status === "rejected");
    if (!refused && ended.status === "fulfilled" && ended.value.command === "COMMIT") {
      return answered.status === "fulfilled" ? decoded(answered.value) : undefined;
    }
    // The driver repeats a statement whose plan a migration made void, but at the end of the queue:
    // after our commit, and so as the role the connection was opened with, which may do nothing.
    // What came before is rolled back, so all of it can be done again.
    const failure = refused && asDatabaseError(refused.reason);
    if (failure && !isStalePlan(failure)) throw failure;
    this.#prepared.delete(text);
    return undefined;
  }

  async #asRoleInSteps(assumed: Values, text: string, values: Values): Promise<Rows> {
    await this.script("begin");
    try {
      await this.query(ASSUME_IDENTITY, assumed);
      const rows = await this.query(text, values);
      await this.script("commit");
      return rows;
    } catch (reason) {
      await this.rollback();
      throw reason;
    }
  }

  #statement(text: string, values: Values, prepare: boolean) {
    // `simple` is missing in the driver's types: without it, a statement without values would not
    // be prepared.
    const options = { prepare, simple: false };
    return this.#sql.unsafe(text, [...values], options).raw();
  }

  /** The driver never settles queries sent between the error of a socket and its end, so they are rejected here. */
  #answered<T>(asked: PromiseLike<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#unanswered.add(reject);
      asked.then(resolve, reject).then(() => this.#unanswered.delete(reject));
    });
  }

  #lose(): void {
    this.#isLost = true;
    this.#end.resolve();
    for (const reject of this.#unanswered) reject(connectionLost());
  }

  #requireAlive(): void {
    if (this.#isLost) throw connectionLost();
  }
}

/**
 * The errors after which the driver repeats a prepared statement: its result or a column has another type now, or the
 * server no longer has it.
 */
const STALE_PLAN_CODES: ReadonlySet<string> = new Set(["0A000", "26000", "42804"]);

function isStalePlan(failure: Error): boolean {
  return failure instanceof DatabaseError && STALE_PLAN_CODES.has(failure.code);
}

function decoded(result: postgres.RawRowList<postgres.Row[]>): Rows {
  const fields = result.columns.map(({ name, type }) => ({ name, decode: decoderOf(type) }));
  return result.map((cells: readonly (Buffer | null)[]) => {
    const row: Record<string, unknown> = {};
    fields.forEach(({ name, decode }, index) => {
      const text = cells[index]?.toString() ?? null;
      row[name] = text !== null && decode ? decode(text) : text;
    });
    return row;
  });
}

/** The driver returns one result for one statement, a list of results for several. */
function lastCommand(answer: { command?: string } & readonly unknown[]): string {
  const last = answer.at(-1);
  const result = last && typeof last === "object" && "command" in last ? last : answer;
  return String(result.command ?? "");
}
