import { DatabaseError } from "./database-error.ts";
import { encodeValues } from "./encode-value.ts";
import type { Transaction } from "./engine.ts";

/** A connection that one caller has to itself. */
interface Session {
  query(
    text: string,
    values: readonly (string | null)[],
  ): Record<string, unknown>[] | Promise<Record<string, unknown>[]>;
  /** Returns the command of the last statement, `COMMIT` for example. */
  script(sql: string): string | Promise<string>;
  /** Undoes the open transaction, if there is one. */
  rollback(): void | Promise<void>;
}

/** From `begin` to `commit`, or to `rollback` when `work` throws. */
export async function runTransaction<T>(
  session: Session,
  begin: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  await session.script(begin);
  const tx = new SessionTransaction(session);
  try {
    const result = await work(tx);
    tx.end();
    requireCommitted(await session.script("commit"));
    return result;
  } catch (reason) {
    tx.end();
    await session.rollback();
    throw reason;
  }
}

/** PostgreSQL responds with ROLLBACK to the commit of a transaction in which a statement failed. */
function requireCommitted(command: string): void {
  if (command === "COMMIT") return;
  throw new DatabaseError({
    code: "25P02",
    message: "a statement of the transaction had failed, so nothing of it was kept",
  });
}

class SessionTransaction implements Transaction {
  readonly #session: Session;
  #isOver = false;

  constructor(session: Session) {
    this.#session = session;
  }

  end(): void {
    this.#isOver = true;
  }

  async query<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    this.#refuseLate();
    return (await this.#session.query(text, encodeValues(values))) as Row[];
  }

  async script(sql: string): Promise<void> {
    this.#refuseLate();
    await this.#session.script(sql);
  }

  #refuseLate(): void {
    if (this.#isOver) throw new Error("The transaction is over.");
  }
}
