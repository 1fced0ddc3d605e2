import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import postgres from "postgres";
import { freePort } from "../harness/free-port.ts";

interface DatabaseOptions {
  readonly owner?: string;
  readonly template?: string;
}

/** A PostgreSQL of our own, empty at its start and gone at its end. */
export interface PostgresServer {
  /** The URL of its superuser. */
  readonly superuser: string;
  /**
   * A new database, as the URL of a user who owns it and may create roles, but is no superuser. All
   * databases have the same owner, unless another is named, whom `asAdministrator` has made. It is a copy of database
   * `template` if one is named, to which nobody may be connected.
   */
  createDatabase(options?: DatabaseOptions): Promise<string>;
  /** What the administrator of the server does, in database `postgres` unless another is named. */
  asAdministrator(sql: string, database?: string): Promise<void>;
  /** Ends all its processes at once, as a crash would; its data stay. */
  kill(): Promise<void>;
  /** Starts it again on the same port after `kill`. */
  start(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
  /** Ends it in good order; its data are at `path` afterwards, which must not exist. */
  moveTo(path: string): Promise<void>;
}

/**
 * The folder of `initdb` and `postgres`: the one that POSTGRES_BINARIES names, else the newest of Debian's,
 * Homebrew's, then PATH; null where there is none.
 */
export function findPostgresBinaries(): string | null {
  const named = process.env.POSTGRES_BINARIES;
  const folders = [
    ...(named ? [named] : []),
    ...versionsIn("/usr/lib/postgresql"),
    ...["18", "17", "16", "15"].map((version) => `/opt/homebrew/opt/postgresql@${version}/bin`),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb"))) ?? null;
}

function versionsIn(root: string): string[] {
  if (!existsSync(root)) return [];
  const versions = readdirSync(root).filter((version) => Number(version) >= 15);
  return versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(root, version, "bin"));
}

/** Of the databases made for tests. */
const OWNER = "trousse_owner";

/**
 * @param binaries as `findPostgresBinaries` answers them
 * @param options.administrator the name of the superuser that the server is made with
 * @param options.from data that `moveTo` left, to begin with a copy of them
 * @param options.sharesGroup whether what ends the process group of the caller ends the server too; `kill` then does
 * not reach every process of it
 */
export async function startPostgresServer(
  binaries: string,
  {
    administrator = "postgres",
    from,
    sharesGroup = false,
  }: { administrator?: string; from?: string; sharesGroup?: boolean } = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const as = systemUser();
  if ("uid" in as) chownSync(folder, as.uid, as.gid);
  const data = join(folder, "data");
  if (from) execFileSync("cp", ["-a", from, data]);
  else makeCluster();
  const port = await freePort();
  const superuser = `postgres://${administrator}@127.0.0.1:${port}/postgres`;
  let running = await run();
  const asAdministrator = (sql: string, database?: string) =>
    runAsSuperuser(superuser, sql, database);
  if (!from) await asAdministrator(`create role ${OWNER} login createrole`);

  function makeCluster(): void {
    const cluster = ["--pgdata", data, "--username", administrator, "--auth", "trust", "--no-sync"];
    execFileSync(join(binaries, "initdb"), [...cluster, "--encoding=UTF8", "--locale=C.UTF-8"], {
      ...as,
      stdio: "ignore",
      cwd: folder,
    });
  }

  async function run() {
    const settings = ["-D", data, "-p", String(port), "-c", "unix_socket_directories="];
    const server = spawn(join(binaries, "postgres"), [...settings, "-c", "fsync=off"], {
      ...as,
      stdio: "ignore",
      cwd: folder,
      // Its own process group, so that a kill reaches every process of it.
      detached: !sharesGroup,
    });
    const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
    const kill = () => (sharesGroup ? server.kill("SIGKILL") : killGroup(server.pid));
    process.once("exit", kill);
    await untilReady(superuser);
    return {
      kill: async () => {
        process.off("exit", kill);
        kill();
        await ended;
      },
      end: async () => {
        process.off("exit", kill);
        // PostgreSQL's "fast" shutdown: connections are closed, and everything is written.
        server.kill("SIGINT");
        await ended;
      },
    };
  }

  return {
    superuser,
    createDatabase: (options) => createDatabase(superuser, options),
    asAdministrator,
    kill: () => running.kill(),
    async start() {
      rmSync(join(data, "postmaster.pid"), { force: true });
      running = await run();
    },
    async stop() {
      await running.kill();
      rmSync(folder, { recursive: true, force: true });
    },
    async moveTo(path) {
      await running.end();
      execFileSync("cp", ["-a", data, path]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let databases = 0;

/** As `PostgresServer.createDatabase`, on a server that another process may have started. */
export async function createDatabase(
  superuser: string,
  { owner = OWNER, template = "template1" }: DatabaseOptions = {},
): Promise<string> {
  databases += 1;
  // Several test files make theirs on one server.
  const name = `test_${process.pid}_${databases}`;
  await runAsSuperuser(superuser, `create database ${name} owner ${owner} template ${template}`);
  return `postgres://${owner}@${new URL(superuser).host}/${name}`;
}

export async function runAsSuperuser(
  superuser: string,
  text: string,
  database = "postgres",
): Promise<void> {
  const sql = postgres(superuser, { database, max: 1, onnotice: () => undefined });
  try {
    await sql.unsafe(text);
  } finally {
    await sql.end();
  }
}

/** PostgreSQL refuses to run as root, so root lends it the user that its package made. */
function systemUser(): { uid: number; gid: number } | Record<never, never> {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string) =>
    Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, "SIGKILL");
  } catch (reason) {
    // ESRCH: it has ended already.
    if (!(reason instanceof Error && "code" in reason && reason.code === "ESRCH")) throw reason;
  }
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const sql = postgres(url, { max: 1, connect_timeout: 1, onnotice: () => undefined });
    try {
      await sql.unsafe("select 1");
      return;
    } catch {
      await delay(100);
    } finally {
      await sql.end({ timeout: 1 });
    }
  }
  throw new Error("PostgreSQL did not start within a minute.");
}
