export type LogFormat = "text" | "json";

/** Something that happened, told without anything that anybody wrote. */
export interface LogEntry {
  readonly level: "info" | "warning" | "error";
  /** One word for its kind, by which a machine finds it. */
  readonly event: string;
  /** What a machine reads. */
  readonly facts?: Readonly<Record<string, string | number | undefined>>;
  /** The same for a person. */
  readonly text: string;
  /** Whether it may be printed a moment later, with others. */
  readonly isBuffered?: true;
}

export type Log = (entry: LogEntry) => void;

export interface LogOptions {
  readonly format: LogFormat;
  /** Takes whole lines, each with its end. */
  print(lines: string, level: LogEntry["level"]): void;
}

/** Milliseconds that lines wait for company: one write for many requests. */
const FLUSH_DELAY_MS = 200;

/** One line of JSON for each entry, or its text, in the order it happened. */
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

/** A machine reads one stream; a person may send what went wrong somewhere else. */
export function createProcessLog(format: LogFormat): Log {
  return createLog({
    format,
    print(lines, level) {
      const stream = level === "error" && format === "text" ? process.stderr : process.stdout;
      stream.write(lines);
    },
  });
}
