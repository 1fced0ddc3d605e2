import { DatabaseError } from "./database-error.ts";

/** The protocol counts values in 16 bits, and PGlite reads them as signed. */
const MAX_VALUES = 32_767;

/**
 * Encodes values as text for PostgreSQL, which determines their types itself. Kinds of value: see engine.ts.
 * @throws DatabaseError with code `54023` from 32,768 values on.
 */
export function encodeValues(values: readonly unknown[]): (string | null)[] {
  if (values.length > MAX_VALUES) {
    throw new DatabaseError({
      code: "54023",
      message: `a statement takes at most ${MAX_VALUES} values, not ${values.length}`,
    });
  }
  return values.map(encodeValue);
}

function encodeValue(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "string") return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString("hex")}`;
  if (Array.isArray(value)) return `{${value.map(encodeElement).join(",")}}`;
  if (typeof value === "object") return JSON.stringify(value);
  return String(value);
}

function encodeElement(value: unknown): string {
  if (Array.isArray(value)) return `{${value.map(encodeElement).join(",")}}`;
  const text = encodeValue(value);
  // Always quoted, because an unquoted NULL, comma or brace has another meaning.
  return text === null ? "NULL" : `"${text.replaceAll(/[\\"]/g, "\\$&")}"`;
}
