import { requireApiRole, UNPRIVILEGED_ROLE } from "../api-roles.ts";
import { requireChannel } from "../channel.ts";
import { DatabaseError } from "../database-error.ts";
import { encodeValues } from "../encode-value.ts";
import type { Engine, EngineLoad, Identity, OnNotification, Transaction } from "../engine.ts";
import { bootstrap, serviceRoleBypasses } from "../setup/bootstrap.ts";
import { retryOnLockConflict } from "../setup/retry-on-lock-conflict.ts";
import { SetupError } from "../setup-error.ts";
import { runTransaction } from "../transaction.ts";
import { TransactionScope } from "../transaction-scope.ts";
import { PostgresConnection } from "./postgres-connection.ts";
import { type PostgresListener, startListener } from "./postgres-listener.ts";
import { PostgresPool } from "./postgres-pool.ts";

/**
 * Connections at most, beside the two that listen. PostgreSQL allows 100 in all as it comes, three of which it keeps for
 * its administrators, so eight copies of the server fit.
 */
const MAX_CONNECTIONS = 10;

const SETTINGS = {
  search_path: '"$user", public, extensions',
  TimeZone: "UTC",
  DateStyle: "ISO",
  // Requests end long before; a statement that needs longer uses `set local`.
  statement_timeout: "8s",
  idle_in_transaction_session_timeout: "30s",
};

/**
 * A PostgreSQL server, 15 or later. When it goes away, statements fail with a `DatabaseError` of
 * class `08`, and succeed again once it is back; the process keeps running.
 *
 * @param url `postgres://user:password@host:port/database`, with `?sslmode=require` where wanted.
 * The connections are direct or through a pooler in session mode: they are opened with settings.
 * @throws SetupError when the server cannot be reached or does not let the user in.
 */
export async function openPostgres(url: string): Promise<Engine> {
  const roles = await prepare(url);
  const pool = new PostgresPool(
    MAX_CONNECTIONS,
    () => new PostgresConnection(url, { ...SETTINGS, role: UNPRIVILEGED_ROLE }),
  );
  return new PostgresEngine(pool, roles, (channel, onNotification) =>
    startListener(
      (told) => new PostgresConnection(url, { ...SETTINGS, role: UNPRIVILEGED_ROLE }, told),
      channel,
      onNotification,
    ),
  );
}

/** As the user of the connection, not as the role it was opened with. */
const BEGIN = "begin; set local role none";

/** The role to set on the connection, for the role of a request. */
type RoleNames = (role: string) => string;

/**
 * Uses a separate connection: the role that the others are opened with may not exist yet.
 *
 * Where `service_role` could not be granted the right to bypass row-level security, the owner of the tables is used
 * instead (`none` resets the connection to its user), which bypasses it as well.
 */
async function prepare(url: string): Promise<RoleNames> {
  const connection = openConnection(url);
  try {
    const bypasses = await retryOnLockConflict(() =>
      runTransaction(connection, BEGIN, async (tx) => {
        await bootstrap(tx);
        return serviceRoleBypasses(tx);
      }),
    );
    return (role) => (role === "service_role" && !bypasses ? "none" : role);
  } catch (cause) {
    if (!(cause instanceof DatabaseError)) throw cause;
    throw new SetupError(`The database of DATABASE_URL cannot be used: ${cause.message}.`, {
      cause,
    });
  } finally {
    await connection.end();
  }
}

function openConnection(url: string): PostgresConnection {
  try {
    return new PostgresConnection(url, SETTINGS);
  } catch (cause) {
    throw new SetupError(
      "DATABASE_URL is not understood: write postgres://user:password@host:port/database.",
      { cause },
    );
  }
}

type Listen = (channel: string, onNotification: OnNotification) => PostgresListener;

class PostgresEngine implements Engine {
  readonly kind = "postgres";
  readonly #pool: PostgresPool;
  readonly #roles: RoleNames;
  readonly #scope = new TransactionScope();
  readonly #listen: Listen;
  readonly #listening: PostgresListener[] = [];

  constructor(pool: PostgresPool, roles: RoleNames, listen: Listen) {
    this.#pool = pool;
    this.#roles = roles;
    this.#listen = listen;
  }

  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    this.#scope.refuseInside();
    return this.#pool.use((connection) =>
      runTransaction(connection, BEGIN, (tx) => this.#scope.run(() => work(tx))),
    );
  }

  async asRole<Row>(identity: Identity, text: string, values: readonly unknown[]): Promise<Row[]> {
    this.#scope.refuseInside();
    requireApiRole(identity.role);
    const encoded = encodeValues(values);
    const role = this.#roles(identity.role);
    const rows = await this.#pool.use((connection) =>
      connection.asRole({ role, claims: identity.claims }, text, encoded),
    );
    return rows as Row[];
  }

  listen(channel: string, onNotification: OnNotification): void {
    requireChannel(channel);
    this.#listening.push(this.#listen(channel, onNotification));
  }

  load(): EngineLoad {
    return this.#pool.load;
  }

  async close(): Promise<void> {
    this.#scope.refuseInside();
    await Promise.all(this.#listening.splice(0).map((one) => one.close()));
    await this.#pool.close();
  }
}
