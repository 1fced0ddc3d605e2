import { type ChildProcess, spawn } from "node:child_process";

/** Milliseconds for the last output of a tool that has ended: a process it left behind may hold the pipes open. */
const LAST_OUTPUT = 5000;

export interface ToolRun {
  /** Null when a signal ended it. */
  readonly code: number | null;
  /** Everything it printed, to both streams. */
  readonly output: string;
}

/**
 * Runs a tool to its end, or for `limit` milliseconds at most: then it is ended together with the processes
 * it started, and the output says so.
 */
export function runTool(
  tool: string,
  words: readonly string[],
  { cwd, env, limit }: { cwd?: string; env?: NodeJS.ProcessEnv; limit: number },
): Promise<ToolRun> {
  const isWindows = process.platform === "win32";
  const child = spawn(tool, words, {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    // Windows finds a tool of node_modules/.bin only through its shell.
    shell: isWindows,
    // A process group of its own, so that one signal reaches the processes that the tool started.
    detached: !isWindows,
  });
  const pieces: Buffer[] = [];
  child.stdout.on("data", (piece: Buffer) => pieces.push(piece));
  child.stderr.on("data", (piece: Buffer) => pieces.push(piece));
  const stop = () => endGroup(child);
  // The terminal signals its own process group alone.
  const interrupt = (signal: NodeJS.Signals) => {
    stop();
    process.kill(process.pid, signal);
  };
  process.once("SIGINT", interrupt);
  process.once("SIGTERM", interrupt);
  const timer = setTimeout(() => {
    pieces.push(Buffer.from(`\n${tool} was ended: it ran for more than ${limit / 1000} s.\n`));
    stop();
  }, limit);
  const { promise, resolve, reject } = Promise.withResolvers<ToolRun>();
  child.once("error", reject);
  child.once("exit", (code) => {
    clearTimeout(timer);
    process.off("SIGINT", interrupt);
    process.off("SIGTERM", interrupt);
    const finish = () => resolve({ code, output: Buffer.concat(pieces).toString() });
    const lastOutput = setTimeout(finish, LAST_OUTPUT);
    child.once("close", () => {
      clearTimeout(lastOutput);
      finish();
    });
  });
  return promise;
}

/** Ends a process and those of its group. */
function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  if (process.platform === "win32") child.kill("SIGKILL");
  else process.kill(-child.pid, "SIGKILL");
}
