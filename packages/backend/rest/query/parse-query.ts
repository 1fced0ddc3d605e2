import { LIMITS } from "../request/limits.ts";
import { RestError, rangeNotSatisfiable, tooMuch } from "../rest-error.ts";
import { type Field, readJsonPath } from "./field.ts";
import { parseFilter } from "./parse-filter.ts";
import { type Condition, parseLogic } from "./parse-logic.ts";
import { type OrderTerm, parseOrder } from "./parse-order.ts";
import { parseSelect, type SelectItem } from "./parse-select.ts";
import { Scanner } from "./scanner.ts";

/** A parsed query string. */
export interface Query {
  readonly select: readonly SelectItem[];
  /** The parameters of the root relation, and below it those of each embedded one. */
  readonly root: Level;
  readonly columns: readonly string[] | null;
  readonly onConflict: readonly string[] | null;
}

/** Filters, order and range of one relation of the answer. */
export interface Level {
  readonly conditions: Condition[];
  order: readonly OrderTerm[];
  limit: number | null;
  offset: number;
  /** By alias, or by name where there is none. */
  readonly embedded: Map<string, Level>;
}

/**
 * Reads the parameters of a request, without those that are arguments of a function.
 *
 * @throws RestError PGRST100 where one cannot be read or says something twice, PGRST103 for a negative limit.
 */
export function parseQuery(
  entries: Iterable<readonly [string, string]>,
  isArgument: (name: string) => boolean = () => false,
): Query {
  const reader = new QueryReader();
  for (const [key, value] of entries) {
    if (!isArgument(key)) reader.read(key, value);
  }
  return reader;
}

class QueryReader implements Query {
  select: readonly SelectItem[] = [{ kind: "all" }];
  columns: readonly string[] | null = null;
  onConflict: readonly string[] | null = null;
  readonly root = emptyLevel();
  private readonly seen = new Set<string>();
  private conditions = 0;

  read(key: string, value: string): void {
    if (key.includes("\0") || value.includes("\0")) {
      throw new RestError(400, { code: "PGRST100", message: "A query string cannot hold NUL." });
    }
    if (key === "select") this.select = parseSelect(this.once(key, value));
    else if (key === "columns") this.columns = parseNames(this.once(key, value), key);
    else if (key === "on_conflict") this.onConflict = parseNames(this.once(key, value), key);
    else this.readAtLevel(key, value);
  }

  private readAtLevel(key: string, value: string): void {
    const scanner = new Scanner(key, "tree path");
    const path = [scanner.name()];
    while (scanner.take(".")) path.push(scanner.name());
    const jsonPath = readJsonPath(scanner);
    scanner.expectEnd();
    const last = path.pop() ?? "";
    if (jsonPath.length > 0) this.readFilter(path, { name: last, path: jsonPath }, value);
    else if (last === "order") this.levelAt(path).order = parseOrder(this.once(key, value));
    else if (last === "limit" || last === "offset") {
      this.levelAt(path)[last] = parseCount(this.once(key, value), last);
    } else if (last === "and" || last === "or") this.readLogic(path, last, value);
    else this.readFilter(path, { name: last, path: [] }, value);
  }

  private readLogic(path: readonly string[], operator: "and" | "or", value: string): void {
    const isNegated = path.at(-1) === "not";
    const group = parseLogic(value, operator, isNegated);
    this.add(isNegated ? path.slice(0, -1) : path, group);
  }

  private readFilter(path: readonly string[], field: Field, value: string): void {
    this.add(path, { kind: "test", field, ...parseFilter(value) });
  }

  private add(path: readonly string[], condition: Condition): void {
    this.levelAt(path).conditions.push(condition);
    this.conditions += countTests(condition);
    if (this.conditions > LIMITS.conditions) {
      throw tooMuch(`One request can hold ${LIMITS.conditions} conditions, not more.`);
    }
  }

  private levelAt(path: readonly string[]): Level {
    let level: Level = this.root;
    for (const name of path) {
      let next = level.embedded.get(name);
      if (next === undefined) {
        next = emptyLevel();
        level.embedded.set(name, next);
      }
      level = next;
    }
    return level;
  }

  private once(key: string, value: string): string {
    if (this.seen.has(key)) {
      throw new RestError(400, { code: "PGRST100", message: `'${key}' can be given once only.` });
    }
    this.seen.add(key);
    return value;
  }
}

function emptyLevel(): Level {
  return { conditions: [], order: [], limit: null, offset: 0, embedded: new Map() };
}

function countTests(condition: Condition): number {
  if (condition.kind === "test") return 1;
  return condition.terms.reduce((sum, term) => sum + countTests(term), 0);
}

function parseNames(text: string, what: string): readonly string[] {
  const scanner = new Scanner(text, `${what} parameter`);
  const names = new Set<string>();
  do {
    scanner.blanks();
    names.add(scanner.name());
    scanner.blanks();
  } while (scanner.take(","));
  scanner.expectEnd();
  return [...names];
}

function parseCount(text: string, what: "limit" | "offset"): number {
  if (/^-\d{1,15}$/u.test(text)) {
    throw rangeNotSatisfiable(
      `${what === "limit" ? "Limit" : "Offset"} should be greater than or equal to zero.`,
    );
  }
  if (!/^\d{1,15}$/u.test(text)) {
    throw new RestError(400, { code: "PGRST100", message: `"failed to parse ${what} (${text})"` });
  }
  return Number(text);
}
