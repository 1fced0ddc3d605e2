import type { PGlite } from "@electric-sql/pglite";
import { ASSUME_IDENTITY } from "../api-roles.ts";
import { DatabaseError } from "../database-error.ts";
import type { Identity, OnNotification } from "../engine.ts";
import { PreparedStatements } from "./prepared-statements.ts";
import { type Answer, readAnswer } from "./wire-reader.ts";
import { WireWriter } from "./wire-writer.ts";

type Values = readonly (string | null)[];
type Rows = Record<string, unknown>[];

/**
 * The single session of a PGlite, through PostgreSQL's protocol. Each call runs to its end before it returns and blocks the
 * event loop; locking is up to the engine.
 *
 * PGlite's own `query` is not used, because it sends parse, describe, bind, execute and sync one by one with awaits between
 * them, and plans every statement again.
 */
export class PgliteSession {
  readonly #pglite: PGlite;
  readonly #writer = new WireWriter();
  readonly #statements = new PreparedStatements();
  readonly #listeners: { readonly channel: string; readonly onNotification: OnNotification }[] = [];

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
    this.#exchange((w) => w.parse("identity", ASSUME_IDENTITY).sync());
  }

  /**
   * Identity and statement go out before one Sync, so PostgreSQL makes one transaction of them
   * (https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING): where the
   * identity cannot be assumed the statement is skipped, and both settings end with the transaction.
   */
  asRole(identity: Identity, text: string, values: Values): Rows {
    const assumed = [identity.role, identity.claims];
    return this.#retryUnprepared(text, (name) =>
      this.#lastRows((w) => {
        w.bind("identity", assumed).execute();
        this.#run(w, name, text, values).sync();
      }),
    );
  }

  query(text: string, values: Values): Rows {
    return this.#lastRows((w) => this.#run(w, "", text, values).sync());
  }

  /** Any number of statements; returns the tag of the last, `COMMIT` for example. */
  script(sql: string): string {
    return this.#exchange((w) => w.query(sql)).results.at(-1)?.tag ?? "";
  }

  /** Only this session can notify: its notifications come with the answer to the commit that sent them. */
  listen(channel: string, onNotification: OnNotification): void {
    this.script(`listen ${channel}`);
    this.#listeners.push({ channel, onNotification });
  }

  rollback(): void {
    this.script("rollback");
  }

  #run(w: WireWriter, name: string, text: string, values: Values): WireWriter {
    if (name === "") w.parse("", text);
    return w.bind(name, values).describe().execute();
  }

  #retryUnprepared(text: string, attempt: (name: string) => Rows): Rows {
    const name = this.#nameOf(text);
    try {
      return attempt(name);
    } catch (error) {
      // 0A000: a migration changed the result of the prepared statement. Its transaction is rolled back, so it can be sent again
      // as if it had never been prepared.
      if (name === "" || !(error instanceof DatabaseError) || error.code !== "0A000") throw error;
      this.#close(this.#statements.remove(text));
      return attempt("");
    }
  }

  #nameOf(text: string): string {
    const known = this.#statements.nameOf(text);
    if (known !== undefined) return known;
    if (!this.#statements.isWorthNaming(text)) return "";
    const name = this.#statements.newName();
    this.#exchange((w) => w.parse(name, text).sync());
    this.#close(this.#statements.add(text, name));
    return name;
  }

  #close(name: string | undefined): void {
    if (name !== undefined) this.#exchange((w) => w.close(name).sync());
  }

  #lastRows(write: (w: WireWriter) => void): Rows {
    return this.#exchange(write).results.at(-1)?.rows ?? [];
  }

  #exchange(write: (w: WireWriter) => void): Answer {
    const answer = readAnswer(this.#send(write));
    this.#notify(answer);
    if (answer.error) throw answer.error;
    if (answer.status === "") {
      throw new DatabaseError({ code: "58000", message: "the embedded database did not answer" });
    }
    return answer;
  }

  #notify({ notifications }: Answer): void {
    for (const { channel, payload } of notifications)
      for (const listener of this.#listeners)
        if (listener.channel === channel) listener.onNotification(payload);
  }

  #send(write: (w: WireWriter) => void): Buffer {
    const chunks: Buffer[] = [];
    try {
      write(this.#writer);
      // The bytes are in the memory of the database and are overwritten by the next ones. Nothing is awaited: without a file
      // system to copy to, the call is complete when it returns. Its promise fails only when the database itself breaks down;
      // unhandled, that ends the process, as it must.
      void this.#pglite.execProtocolRawStream(this.#writer.take(), {
        syncToFs: false,
        onRawData: (bytes) => chunks.push(Buffer.from(bytes)),
      });
    } finally {
      this.#writer.clear();
    }
    const [first] = chunks;
    return chunks.length === 1 && first ? first : Buffer.concat(chunks);
  }
}
