import { closeSync, fsyncSync, openSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import type { LogSync } from "./log-sync.ts";
import { PrivateFiles } from "./private-files.ts";

/** The part of Emscripten's file system over a folder that is replaced here. */
interface NodeFiles {
  realPath(node: unknown): string;
  readonly stream_ops: {
    write(stream: Stream, ...rest: unknown[]): number;
    fsync?(stream: Stream): number;
  };
}

interface Stream {
  readonly node: unknown;
  /** Node's own number of the file; a folder has none. */
  readonly nfd?: number;
}

type Options = Parameters<PrivateFiles["init"]>[1];

const LOG_FILE = /[/\\]pg_wal[/\\][0-9A-F]{24}$/;

/**
 * Adds to the files of PGlite the one thing they lack: `fsync` flushes to the disk. PostgreSQL then uses it as on any machine
 * (pages at a checkpoint, new files of the log, the control file after them). Commits are not flushed here, where the whole
 * process would wait for the disk: `LogSync` does that concurrently, and has to catch up before any page is written.
 */
export class SyncedFiles extends PrivateFiles {
  readonly #log: LogSync;

  constructor(folder: string, log: LogSync) {
    super(folder);
    this.#log = log;
  }

  override async init(pglite: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      ({ NODEFS }: { NODEFS: NodeFiles }) => sync(NODEFS, this.#log),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function sync(files: NodeFiles, log: LogSync): void {
  const operations = files.stream_ops;
  const write = operations.write;
  const paths = new WeakMap<Stream, string>();
  const pathOf = (stream: Stream) => {
    const path = paths.get(stream) ?? files.realPath(stream.node);
    paths.set(stream, path);
    return path;
  };
  operations.write = (stream, ...rest) => {
    const path = pathOf(stream);
    if (!LOG_FILE.test(path)) log.syncNow();
    const length = write(stream, ...rest);
    if (LOG_FILE.test(path)) log.noteWrite(path);
    return length;
  };
  operations.fsync = (stream) => {
    if (stream.nfd === undefined) syncFolder(pathOf(stream));
    else fsyncSync(stream.nfd);
    return 0;
  };
}

function syncFolder(path: string): void {
  // Windows flushes folders by itself and cannot open them.
  if (process.platform === "win32") return;
  const folder = openSync(path, "r");
  fsyncSync(folder);
  closeSync(folder);
}
