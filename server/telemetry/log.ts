export type LogFormat = "text" | "json";

/** An event, without any content that a person wrote. */
export interface LogEntry {
  readonly level: "info" | "warning" | "error";
  /** One word for its kind, for searching. */
  readonly event: string;
  /** The facts for the JSON format. */
  readonly facts?: Readonly<Record<string, string | number | undefined>>;
  /** The same for the text format. */
  readonly text: string;
  /** Whether it may be written a moment later, together with others. */
  readonly isBuffered?: true;
}

export type Log = (entry: LogEntry) => void;

export interface LogOptions {
  readonly format: LogFormat;
  /** Gets complete lines, each with its line end. */
  print(lines: string, level: LogEntry["level"]): void;
}

/** Milliseconds for which lines are collected, so that many requests share one write. */
const FLUSH_DELAY_MS = 200;

/** Writes one line of JSON for each entry, or its text, in order. */
export function createLog({ format, print }: LogOptions): Log {
  let lines = "";
  const flush = () => {
    if (lines !== "") print(lines, "info");
    lines = "";
  };
  process.on("exit", flush);
  return (entry) => {
    const line = `${format === "json" ? jsonOf(entry) : entry.text}\n`;
    if (entry.isBuffered) {
      if (lines === "") setTimeout(flush, FLUSH_DELAY_MS).unref();
      lines += line;
    } else {
      flush();
      print(line, entry.level);
    }
  };
}

function jsonOf({ level, event, facts }: LogEntry): string {
  return JSON.stringify({ time: new Date().toISOString(), level, event, ...facts });
}

/** The JSON format uses one stream; in the text format errors go to stderr, so they can be redirected. */
export function createProcessLog(format: LogFormat): Log {
  return createLog({
    format,
    print(lines, level) {
      const stream = level === "error" && format === "text" ? process.stderr : process.stdout;
      stream.write(lines);
    },
  });
}
