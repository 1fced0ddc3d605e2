import { DatabaseError } from "../database-error.ts";
import { decoderOf } from "../decode-value.ts";

/** The server's answer to everything up to one Sync or one Query. */
export interface Answer {
  /** One for each successful statement, in order. */
  readonly results: readonly Result[];
  readonly error: DatabaseError | null;
  /** Whether a transaction is open afterwards: no (`I`), yes (`T`), yes but failed (`E`). */
  readonly status: string;
  /** What was notified meanwhile, in order. */
  readonly notifications: readonly Notification[];
}

interface Notification {
  readonly channel: string;
  readonly payload: string;
}

interface Result {
  readonly rows: Record<string, unknown>[];
  /** `SELECT 1`, `COMMIT`… */
  readonly tag: string;
}

interface Field {
  readonly name: string;
  readonly decode: ((text: string) => unknown) | undefined;
}

/**
 * Reads all messages of an answer
 * (https://www.postgresql.org/docs/current/protocol-message-formats.html).
 * A statement that was executed without being described gives rows without fields.
 */
export function readAnswer(bytes: Buffer): Answer {
  const results: Result[] = [];
  let error: DatabaseError | null = null;
  let status = "";
  const notifications: Notification[] = [];
  let fields: readonly Field[] = [];
  let rows: Result["rows"] = [];

  for (let at = 0; at + 5 <= bytes.length; at += 1 + bytes.readInt32BE(at + 1)) {
    const body = at + 5;
    switch (bytes[at]) {
      case 0x54: // T, row description
        fields = readFields(bytes, body);
        break;
      case 0x44: // D, data row
        rows.push(readRow(bytes, body, fields));
        break;
      case 0x43: // C, command complete
        results.push({ rows, tag: readString(bytes, body) });
        fields = [];
        rows = [];
        break;
      case 0x45: // E, error
        error ??= readError(bytes, body);
        break;
      case 0x41: // A, notification: the process that sent it stands before the channel
        notifications.push(readNotification(bytes, body + 4));
        break;
      case 0x5a: // Z, ready for query
        status = String.fromCharCode(bytes.readUInt8(body));
        break;
    }
  }
  return { results, error, status, notifications };
}

function readFields(bytes: Buffer, start: number): Field[] {
  const fields: Field[] = [];
  let at = start + 2;
  for (let left = bytes.readUInt16BE(start); left > 0; left -= 1) {
    const name = readString(bytes, at);
    at = bytes.indexOf(0, at) + 1;
    fields.push({ name, decode: decoderOf(bytes.readUInt32BE(at + 6)) });
    at += 18;
  }
  return fields;
}

function readRow(bytes: Buffer, start: number, fields: readonly Field[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  let at = start + 2;
  for (const { name, decode } of fields) {
    const length = bytes.readInt32BE(at);
    at += 4;
    if (length < 0) {
      row[name] = null;
      continue;
    }
    const text = bytes.toString("utf8", at, at + length);
    row[name] = decode ? decode(text) : text;
    at += length;
  }
  return row;
}

function readError(bytes: Buffer, start: number): DatabaseError {
  const parts = new Map<string, string>();
  for (let at = start; bytes[at] !== 0 && at < bytes.length; at = bytes.indexOf(0, at) + 1) {
    parts.set(String.fromCharCode(bytes.readUInt8(at)), readString(bytes, at + 1));
  }
  return new DatabaseError({
    code: parts.get("C") ?? "XX000",
    message: parts.get("M") ?? "the database gave no reason",
    detail: parts.get("D"),
    hint: parts.get("H"),
  });
}

function readNotification(bytes: Buffer, start: number): Notification {
  return {
    channel: readString(bytes, start),
    payload: readString(bytes, bytes.indexOf(0, start) + 1),
  };
}

function readString(bytes: Buffer, start: number): string {
  return bytes.toString("utf8", start, bytes.indexOf(0, start));
}
