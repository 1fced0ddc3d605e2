import { LIMITS } from "../request/limits.ts";
import { RestError, tooMuch, unsupported } from "../rest-error.ts";
import { type Field, readField } from "./field.ts";
import { Scanner } from "./scanner.ts";

export type SelectItem = AllColumns | SelectedField | SelectedRelation;

export interface AllColumns {
  readonly kind: "all";
}

export interface SelectedField {
  readonly kind: "field";
  readonly field: Field;
  readonly alias: string | null;
  /** The type that its value is shown as: `quantity::text`. */
  readonly cast: string | null;
}

/** `alias:target!hint!inner(items)`, or with `...` its columns among those of its parent. */
export interface SelectedRelation {
  readonly kind: "relation";
  /** A relation, a foreign key, or the column that holds one. */
  readonly target: string;
  readonly alias: string | null;
  /** Distinguishes two relationships: a foreign key, its column, or a junction. */
  readonly hint: string | null;
  readonly join: "inner" | "left";
  readonly isSpread: boolean;
  /** Empty for `target()`, which filters without returning columns. */
  readonly items: readonly SelectItem[];
}

/** What a value may be cast to: types that every value can be tried as, whose names are nothing but names. */
const CASTS: ReadonlySet<string> = new Set([
  ...["text", "varchar", "character varying", "json", "jsonb", "uuid", "bool", "boolean"],
  ...["int", "int2", "int4", "int8", "smallint", "integer", "bigint", "numeric", "decimal"],
  ...["real", "float4", "float8", "double precision", "date", "time", "timestamp", "timestamptz"],
]);

/** Reads the `select` parameter; an empty one selects no column. @throws RestError PGRST100 where it cannot be read. */
export function parseSelect(text: string): readonly SelectItem[] {
  if (text === "") return [];
  const scanner = new Scanner(text, "select parameter");
  const items = new SelectReader(scanner).items(0);
  scanner.expectEnd();
  return items;
}

class SelectReader {
  private readonly scanner: Scanner;
  private relations = 0;

  constructor(scanner: Scanner) {
    this.scanner = scanner;
  }

  items(depth: number): readonly SelectItem[] {
    const items: SelectItem[] = [];
    do {
      this.scanner.blanks();
      items.push(this.item(depth));
      this.scanner.blanks();
    } while (this.scanner.take(","));
    return items;
  }

  private item(depth: number): SelectItem {
    if (this.scanner.take("...")) {
      return this.relation(depth, { alias: null, isSpread: true, target: this.scanner.name() });
    }
    if (this.scanner.take("*")) return { kind: "all" };
    const alias = this.scanner.attempt(() => this.alias());
    this.refuseAggregate(/count\(\)/uy);
    const target = this.scanner.attempt(() => this.target());
    return target === null
      ? this.field(alias)
      : this.relation(depth, { alias, isSpread: false, target });
  }

  /** A name and one colon: two colons are a cast. */
  private alias(): string | null {
    const name = this.scanner.name();
    return this.scanner.match(/:(?!:)/uy) === null ? null : name;
  }

  private target(): string | null {
    const name = this.scanner.name();
    return this.scanner.peek() === "!" || this.scanner.peek() === "(" ? name : null;
  }

  private field(alias: string | null): SelectedField {
    const field = readField(this.scanner);
    this.refuseAggregate(/\.(?:avg|count|max|min|sum)\(\)/uy);
    return { kind: "field", field, alias, cast: this.cast() };
  }

  private cast(): string | null {
    if (!this.scanner.take("::")) return null;
    const type = this.scanner.match(/[a-z0-9 ]+/uy)?.trim() ?? "";
    if (CASTS.has(type)) return type;
    throw unsupported("A value can be cast to the types of texts, numbers and moments only.");
  }

  private relation(
    depth: number,
    head: Pick<SelectedRelation, "alias" | "isSpread" | "target">,
  ): SelectedRelation {
    const modifiers = this.modifiers();
    this.scanner.expect("(");
    this.count(depth + 1);
    const items = this.scanner.peek() === ")" ? [] : this.items(depth + 1);
    this.scanner.expect(")");
    return { kind: "relation", ...head, ...modifiers, items };
  }

  private modifiers(): Pick<SelectedRelation, "hint" | "join"> {
    let hint: string | null = null;
    let join: "inner" | "left" | null = null;
    while (this.scanner.take("!")) {
      const word = this.scanner.name();
      if (join === null && (word === "inner" || word === "left")) join = word;
      else if (hint === null) hint = word;
      else this.scanner.fail('one hint and one of "inner", "left"');
    }
    return { hint, join: join ?? "left" };
  }

  private count(depth: number): void {
    this.relations += 1;
    if (depth > LIMITS.embedDepth) {
      throw tooMuch(`Relations can be embedded ${LIMITS.embedDepth} levels deep, not more.`);
    }
    if (this.relations > LIMITS.embeds) {
      throw tooMuch(`One request can embed ${LIMITS.embeds} relations, not more.`);
    }
  }

  private refuseAggregate(pattern: RegExp): void {
    if (this.scanner.match(pattern) === null) return;
    throw new RestError(400, {
      code: "PGRST123",
      message: "Use of aggregate functions is not allowed",
    });
  }
}
