import { LIMITS } from "../request/limits.ts";
import { tooMuch, unsupported } from "../rest-error.ts";
import { Scanner } from "./scanner.ts";

/** What a column is compared with. Values are text: the database casts them to the column's type. */
export type Test = Comparison | Membership | IsTest | Search;

export interface Comparison {
  readonly kind: "compare";
  readonly operator: Operator;
  /** `like(any).{…}`: the value is a PostgreSQL array, and one or all of its members must match. */
  readonly quantifier: "any" | "all" | null;
  readonly value: string;
}

export interface Membership {
  readonly kind: "in";
  readonly values: readonly string[];
}

export interface IsTest {
  readonly kind: "is";
  readonly state: "null" | "not null" | "true" | "false" | "unknown";
}

/** Words in a text: `fts(french).chat & chien`. */
export interface Search {
  readonly kind: "search";
  readonly operator: SearchOperator;
  /** The configuration's name; null for the database's own. */
  readonly language: string | null;
  readonly query: string;
}

export interface NegatableTest {
  readonly isNegated: boolean;
  readonly test: Test;
}

/** PostgREST's names of PostgreSQL's operators. Regular expressions are excluded: some of them run for ever. */
export const OPERATORS = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "like",
  ilike: "ilike",
  cs: "@>",
  cd: "<@",
  ov: "&&",
  sl: "<<",
  sr: ">>",
  nxl: "&>",
  nxr: "&<",
  adj: "-|-",
  isdistinct: "is distinct from",
} as const;

export type Operator = keyof typeof OPERATORS;

/** PostgREST's names of the functions that parse a text query. */
export const SEARCHES = {
  fts: "to_tsquery",
  plfts: "plainto_tsquery",
  phfts: "phraseto_tsquery",
  wfts: "websearch_to_tsquery",
} as const;

export type SearchOperator = keyof typeof SEARCHES;

const QUANTIFIABLE: ReadonlySet<string> = new Set([
  "eq",
  "gt",
  "gte",
  "lt",
  "lte",
  "like",
  "ilike",
]);

const KNOWN_ELSEWHERE: ReadonlySet<string> = new Set(["match", "imatch"]);

const STATES: ReadonlyMap<string, IsTest["state"]> = new Map([
  ["null", "null"],
  ["not_null", "not null"],
  ["true", "true"],
  ["false", "false"],
  ["unknown", "unknown"],
]);

/** Reads the value of a filter: `eq.5`, `not.in.(1,2)`. @throws RestError PGRST100 where it cannot be read. */
export function parseFilter(text: string): NegatableTest {
  const scanner = new Scanner(text, "filter");
  const test = readTest(scanner, () => scanner.rest());
  scanner.expectEnd();
  return test;
}

/** Reads a test whose single value ends where `readValue` says. */
export function readTest(scanner: Scanner, readValue: () => string): NegatableTest {
  const isNegated = scanner.take("not.");
  if (scanner.take("in.")) return { isNegated, test: { kind: "in", values: readList(scanner) } };
  if (scanner.take("is.")) return { isNegated, test: { kind: "is", state: readState(scanner) } };
  const search = scanner.match(/(?:fts|plfts|phfts|wfts)(?=[.(])/uy);
  if (search !== null) {
    const language = readLanguage(scanner);
    const operator = search as SearchOperator;
    return { isNegated, test: { kind: "search", operator, language, query: readValue() } };
  }
  const { operator, quantifier } = readOperator(scanner);
  return { isNegated, test: { kind: "compare", operator, quantifier, value: readValue() } };
}

function readOperator(scanner: Scanner): Pick<Comparison, "operator" | "quantifier"> {
  const word = scanner.attempt(() => operatorWord(scanner));
  if (word === null) return scanner.fail("operator (eq, gt, ...)");
  const quantifier = QUANTIFIABLE.has(word) ? readQuantifier(scanner) : null;
  scanner.expect(".");
  return { operator: word, quantifier };
}

function operatorWord(scanner: Scanner): Operator | null {
  const word = scanner.match(/[a-z]+(?=[.(])/uy) ?? "";
  if (KNOWN_ELSEWHERE.has(word)) throw unsupported(`The operator '${word}' is not supported.`);
  return Object.hasOwn(OPERATORS, word) ? (word as Operator) : null;
}

function readLanguage(scanner: Scanner): string | null {
  const language = scanner.take("(") ? scanner.match(/[a-z0-9_]{1,63}(?=\)\.)/uy) : null;
  if (language !== null) scanner.expect(")");
  scanner.expect(".");
  return language;
}

function readQuantifier(scanner: Scanner): "any" | "all" | null {
  if (scanner.take("(any)")) return "any";
  return scanner.take("(all)") ? "all" : null;
}

function readState(scanner: Scanner): IsTest["state"] {
  const state = STATES.get(scanner.match(/[a-z_]+/iuy)?.toLowerCase() ?? "");
  return state ?? scanner.fail("null or trilean value (unknown, true, false)");
}

function readList(scanner: Scanner): readonly string[] {
  scanner.blanks();
  scanner.expect("(");
  const values: string[] = [];
  do {
    values.push(readListItem(scanner));
  } while (scanner.take(","));
  scanner.expect(")");
  scanner.blanks();
  if (values.length > LIMITS.listLength) {
    throw tooMuch(`A list can hold ${LIMITS.listLength} values, not more.`);
  }
  // `in.()` is the empty list, not a list of one empty text.
  return values.length === 1 && values[0] === "" ? [] : values;
}

/** Quoted, or up to the next comma or closing parenthesis; a stray quote inside is part of the value. */
export function readListItem(scanner: Scanner): string {
  const quoted = scanner.attempt(() => {
    const value = scanner.quoted();
    return scanner.atEnd || ",)".includes(scanner.peek()) ? value : null;
  });
  return quoted ?? scanner.match(/[^,)]*/uy) ?? "";
}
