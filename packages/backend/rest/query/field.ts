import type { Scanner } from "./scanner.ts";

/** A column, or a place inside a JSON column: `data->address->>city`. */
export interface Field {
  readonly name: string;
  readonly path: readonly JsonStep[];
}

export interface JsonStep {
  /** `->` gives JSON, `->>` gives text. */
  readonly arrow: "->" | "->>";
  /** A key, or a position counted from 0 (from the end when negative). */
  readonly key: string | number;
}

export function readField(scanner: Scanner): Field {
  return { name: scanner.name(), path: readJsonPath(scanner) };
}

export function readJsonPath(scanner: Scanner): readonly JsonStep[] {
  const path: JsonStep[] = [];
  for (;;) {
    const arrow = scanner.take("->>") ? "->>" : scanner.take("->") ? "->" : null;
    if (arrow === null) return path;
    const index = scanner.match(/-?\d{1,9}(?=->|::|[.,):]|$)/uy);
    path.push({ arrow, key: index === null ? scanner.name() : Number(index) });
  }
}

/** The key of the answer: PostgREST takes the last name on the way, `data` for `data->3`. */
export function fieldLabel({ name, path }: Field): string {
  const last = path.findLast((step) => typeof step.key === "string");
  return last === undefined ? name : String(last.key);
}
