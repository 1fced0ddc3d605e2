/** A name as PostgreSQL reads it, whatever is in it. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A relation or function of the one schema that is exposed. */
export function inPublic(name: string): string {
  return `public.${quoteName(name)}`;
}

/** The row that `alias` names, as one of the relation: without the cast a change returns a record. */
export function rowSql(alias: string, relation: string): string {
  return `(${alias}.*)::${inPublic(relation)}`;
}

/** Values of a statement under construction: what is bound is never part of its text. */
export class Values {
  readonly list: unknown[] = [];
  private readonly reserved: number;

  /** @param reserved how many values the caller puts before these when it runs the statement. */
  constructor(reserved: number) {
    this.reserved = reserved;
  }

  /** The place of `value` in the text, cast to `type` from text, so that every engine binds it alike. */
  bind(value: string, type: string): string {
    this.list.push(value);
    return boundAs(this.list.length + this.reserved, type);
  }
}

/** The value at `place`, counted from 1, cast to `type` from text. */
export function boundAs(place: number, type: string): string {
  return type === "text" ? `$${place}::text` : `$${place}::text::${type}`;
}

/** Types of a fixed length 1 when no length is written: a cast to them would cut the value. */
const UNBOUNDED: ReadonlyMap<string, string> = new Map([
  ["character", "bpchar"],
  ["character[]", "bpchar[]"],
  ["bit", "bit varying"],
  ["bit[]", "bit varying[]"],
]);

/** The type to cast a value to before it meets a column of `type`. */
export function valueType(type: string): string {
  return UNBOUNDED.get(type) ?? type;
}

/** The text of a PostgreSQL array with these members. */
export function arrayText(members: readonly string[]): string {
  return `{${members.map((member) => `"${member.replaceAll(/["\\]/gu, "\\$&")}"`).join(",")}}`;
}
