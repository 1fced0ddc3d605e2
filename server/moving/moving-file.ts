import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { z } from "zod";
import { readBackupFile, writeBackupFile } from "../backups/backup-file.ts";
import type { BackupKey } from "../backups/backup-key.ts";
import { OperatorError } from "../lifecycle/operator-error.ts";

/** A stored file, with its bytes. */
export interface MovedObject {
  readonly bucket: string;
  readonly name: string;
  readonly owner: string | null;
  readonly metadata: unknown;
  /** Base64. */
  readonly bytes: string;
}

/** The lines of a file, in order: a header, the tables with their rows, the stored files, and the end. */
export type MovingLine =
  | { readonly is: "beginning"; readonly version: 1; readonly migrations: readonly string[] }
  | { readonly is: "table"; readonly name: string; readonly columns: readonly string[] }
  | { readonly is: "rows"; readonly rows: readonly string[] }
  | ({ readonly is: "object" } & MovedObject)
  | { readonly is: "end" };

const text = z.string();
const line = z.discriminatedUnion("is", [
  z.object({ is: z.literal("beginning"), version: z.literal(1), migrations: z.array(text) }),
  z.object({ is: z.literal("table"), name: text, columns: z.array(text) }),
  z.object({ is: z.literal("rows"), rows: z.array(text) }),
  z.object({
    is: z.literal("object"),
    bucket: text,
    name: text,
    owner: text.nullable(),
    metadata: z.unknown(),
    bytes: text,
  }),
  z.object({ is: z.literal("end") }),
]);

/**
 * Writes a file completely or not at all, readable by its owner alone, and encrypted where there is a key.
 * @returns the size in bytes
 */
export function writeMovingFile(
  path: string,
  key: BackupKey | undefined,
  lines: AsyncIterable<MovingLine>,
): Promise<number> {
  async function* asText() {
    for await (const each of lines) yield `${JSON.stringify(each)}\n`;
  }
  return writeBackupFile(path, key, asText());
}

/**
 * Reads the file twice: no line is passed on before the whole file has been verified.
 * @throws {OperatorError} in one sentence when it is damaged, truncated, for another key, or missing
 */
export async function* readMovingFile(
  path: string,
  key: BackupKey | undefined,
): AsyncGenerator<MovingLine, void, undefined> {
  for await (const _ of readBackupFile(path, key));
  const input = Readable.from(readBackupFile(path, key));
  let hasEnded = false;
  for await (const written of createInterface({ input, crlfDelay: 0 })) {
    const parsed = line.safeParse(parseJson(written));
    if (!parsed.success || hasEnded) throw invalidFileError(path);
    hasEnded = parsed.data.is === "end";
    yield parsed.data as MovingLine;
  }
  if (!hasEnded) throw invalidFileError(path);
}

function parseJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

function invalidFileError(path: string): OperatorError {
  return new OperatorError(`${path} is no installation as export:installation writes it.`);
}
