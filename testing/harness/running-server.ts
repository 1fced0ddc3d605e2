import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeMigratedFolder } from "../engines/migrated-database.ts";
import { freePort } from "./free-port.ts";

/** The checkout that this file is of. */
const ROOT = join(import.meta.dirname, "../..");
const main = join(ROOT, "server/main.ts");

/** Milliseconds a first start may take, on the busiest machine: it makes a database. */
const START_TIMEOUT = 180_000;

/** The real server in a process of its own, which can be killed and started again. */
export class RunningServer {
  readonly dataDir: string;
  readonly port: number;
  readonly #environment: Readonly<Record<string, string>>;
  #process: ChildProcess | undefined;
  #output = "";

  private constructor(dataDir: string, port: number, environment: Record<string, string>) {
    this.dataDir = dataDir;
    this.port = port;
    this.#environment = environment;
  }

  /** @param dataDir a folder that outlives the server; the caller removes it */
  static async start(
    dataDir: string,
    environment: Record<string, string> = {},
  ): Promise<RunningServer> {
    const server = new RunningServer(dataDir, await freePort(), environment);
    await server.start();
    return server;
  }

  /**
   * The same with a copy of a database that a first start has made before: making one takes five of seven seconds of a
   * processor. For what is no test of a first start.
   */
  static async startMigrated(
    dataDir: string,
    environment: Record<string, string> = {},
  ): Promise<RunningServer> {
    await writeMigratedFolder(dataDir);
    return RunningServer.start(dataDir, environment);
  }

  /** A start that must fail: how it ended, and all it said. */
  static async refusal(
    environment: Record<string, string>,
  ): Promise<{ code: number | null; output: string }> {
    const child = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: START_TIMEOUT,
      killSignal: "SIGKILL",
    });
    let output = "";
    child.stdout.on("data", (piece: Buffer) => {
      output += piece;
    });
    child.stderr.on("data", (piece: Buffer) => {
      output += piece;
    });
    return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** What opens its mailbox and its measures. */
  async localToken(): Promise<string> {
    return (await readFile(join(this.dataDir, "local-token"), "utf8")).trim();
  }

  /** As a page tells it, wherever the server keeps its keys. */
  async publishableKey(): Promise<string> {
    const page = await (await fetch(`${this.url}/fr-fr/login`)).text();
    const [, key] = /name="supabase-publishable-key" content="([^"]+)"/.exec(page) ?? [];
    if (!key) throw new Error("The page names no key.");
    return key;
  }

  /** Undefined while it does not run. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Everything it has printed since its last start. */
  get output(): string {
    return this.#output;
  }

  /** Starts it again, on the same port and with the same data. @param checkout the folder of another version */
  async start(checkout = ROOT): Promise<void> {
    this.#output = "";
    const child = spawn(process.execPath, [join(checkout, "server/main.ts")], {
      env: {
        PATH: process.env.PATH,
        LOG: "problems",
        ...this.#environment,
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#process = child;
    await new Promise<void>((resolve, reject) => {
      const impatience = setTimeout(() => {
        child.kill("SIGKILL");
        reject(new Error(`The server did not open in time:\n${this.#output}`));
      }, START_TIMEOUT);
      const listen = (piece: Buffer) => {
        this.#output += piece;
        if (!this.#output.includes(this.url)) return;
        clearTimeout(impatience);
        resolve();
      };
      child.stdout.on("data", listen);
      child.stderr.on("data", listen);
      child.once("exit", (code) => {
        clearTimeout(impatience);
        reject(new Error(`The server stopped with ${code}:\n${this.#output}`));
      });
    });
  }

  /** SIGKILL is a power cut as far as the process can tell; SIGTERM asks politely. Answers its exit code. */
  async stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<number | null> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
    child.kill(signal);
    return ended;
  }
}
