/**
 * What one stored row says. A column may hold what no rule can work with (`infinity`, `NaN`, the year 12026, a word of
 * a newer version): then `known` has the fields that could be read, and `unreadable` names the others.
 */
export type StoredRow<T> =
  | { readonly isReadable: true; readonly value: T }
  | {
      readonly isReadable: false;
      readonly known: Partial<T>;
      readonly unreadable: readonly (keyof T & string)[];
    };

/**
 * Reads a row field by field, so that one bad column costs this row alone and leaves its other fields.
 * @param fields a reader for each field; one that throws makes its field unreadable
 */
export function readFields<T extends object>(
  fields: {
    readonly [F in keyof T]-?: () => T[F];
  },
): StoredRow<T> {
  const known: Partial<T> = {};
  const unreadable: (keyof T & string)[] = [];
  for (const field of Object.keys(fields) as (keyof T & string)[]) {
    try {
      known[field] = fields[field]();
    } catch {
      unreadable.push(field);
    }
  }
  return unreadable.length === 0
    ? { isReadable: true, value: known as T }
    : { isReadable: false, known, unreadable };
}

/** The same for a field that the row can do without: null where it cannot be read. */
export function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** The rows that can be read, and how many cannot. For lists whose rows nobody can correct from the page. */
export function readableRows<Row, T>(
  rows: readonly Row[],
  read: (row: Row) => T,
): { readonly rows: T[]; readonly unreadable: number } {
  const readable = rows.flatMap((row) => {
    const value = orNull(() => ({ of: read(row) }));
    return value === null ? [] : [value.of];
  });
  return { rows: readable, unreadable: rows.length - readable.length };
}
