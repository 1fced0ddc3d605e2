import { LIMITS } from "../request/limits.ts";
import { tooMuch } from "../rest-error.ts";
import { type Field, readField } from "./field.ts";
import { type NegatableTest, readListItem, readTest } from "./parse-filter.ts";
import { Scanner } from "./scanner.ts";

export type Condition = FieldCondition | ConditionGroup;

export interface FieldCondition extends NegatableTest {
  readonly kind: "test";
  readonly field: Field;
}

export interface ConditionGroup {
  readonly kind: "group";
  readonly operator: "and" | "or";
  readonly isNegated: boolean;
  readonly terms: readonly Condition[];
}

/**
 * Reads the value of an `or` or `and` parameter: `(age.lt.18,not.and(a.eq.1,b.is.null))`.
 *
 * @throws RestError PGRST100 where it cannot be read, or where it is deeper than `LIMITS.logicDepth`.
 */
export function parseLogic(
  text: string,
  operator: ConditionGroup["operator"],
  isNegated: boolean,
): ConditionGroup {
  const scanner = new Scanner(text, "logic tree");
  const terms = readTerms(scanner, 1);
  scanner.expectEnd();
  return { kind: "group", operator, isNegated, terms };
}

function readTerms(scanner: Scanner, depth: number): readonly Condition[] {
  if (depth > LIMITS.logicDepth) {
    throw tooMuch(`Conditions can be nested ${LIMITS.logicDepth} levels deep, not more.`);
  }
  scanner.blanks();
  scanner.expect("(");
  const terms: Condition[] = [];
  do {
    scanner.blanks();
    terms.push(readCondition(scanner, depth));
    scanner.blanks();
  } while (scanner.take(","));
  scanner.expect(")");
  scanner.blanks();
  return terms;
}

function readCondition(scanner: Scanner, depth: number): Condition {
  const group = scanner.match(/(?:not\.)?(?:and|or)(?=\()/uy);
  if (group !== null) {
    return {
      kind: "group",
      operator: group.endsWith("and") ? "and" : "or",
      isNegated: group.startsWith("not."),
      terms: readTerms(scanner, depth + 1),
    };
  }
  const field = readField(scanner);
  scanner.expect(".");
  return { kind: "test", field, ...readTest(scanner, () => readValue(scanner)) };
}

/** An array in braces keeps its commas; anything else ends at a comma or closing parenthesis. */
function readValue(scanner: Scanner): string {
  return scanner.match(/\{[^{}]*\}(?=[,)])/uy) ?? readListItem(scanner);
}
