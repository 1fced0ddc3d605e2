import type { Reference } from "../plan/plan.ts";
import { OPERATORS, SEARCHES, type Search, type Test } from "../query/parse-filter.ts";
import { arrayText, inPublic, quoteName, rowSql, type Values, valueType } from "./sql-text.ts";

/** The column, or the place inside it, of the row that `alias` names. */
export function referenceSql(reference: Reference, alias: string, values: Values): string {
  const column = columnSql(reference, alias);
  if (reference.path.length === 0) return column;
  const steps = reference.path.map(
    ({ arrow, key }) => arrow + values.bind(String(key), typeof key === "number" ? "int" : "text"),
  );
  // Only jsonb has every operator that a filter may use.
  const json = reference.type === "jsonb" ? column : `to_jsonb(${column})`;
  return `(${json}${steps.join("")})`;
}

function columnSql({ column, computedOf }: Reference, alias: string): string {
  return computedOf === null
    ? `${alias}.${quoteName(column)}`
    : `${inPublic(column)}(${rowSql(alias, computedOf)})`;
}

export function testSql(reference: Reference, test: Test, alias: string, values: Values): string {
  const left = referenceSql(reference, alias, values);
  if (test.kind === "is") return `${left} is ${test.state}`;
  if (test.kind === "search") return `${left} @@ ${searchSql(test, values)}`;
  const type = comparedType(reference);
  if (test.kind === "in")
    return `${left} = any(${values.bind(arrayText(test.values), `${type}[]`)})`;
  const isPattern = test.operator === "like" || test.operator === "ilike";
  // In a URL `%` is awkward, so PostgREST takes `*` as well.
  const value = isPattern ? test.value.replaceAll("*", "%") : test.value;
  const right =
    test.quantifier === null
      ? values.bind(value, isPattern ? "text" : type)
      : `${test.quantifier}(${values.bind(value, isPattern ? "text[]" : `${type}[]`)})`;
  return `${left} ${OPERATORS[test.operator]} ${right}`;
}

function searchSql({ operator, language, query }: Search, values: Values): string {
  const configuration = language === null ? "" : `${values.bind(language, "regconfig")}, `;
  return `${SEARCHES[operator]}(${configuration}${values.bind(query, "text")})`;
}

function comparedType({ type, path }: Reference): string {
  const last = path.at(-1);
  if (last !== undefined) return last.arrow === "->>" ? "text" : "jsonb";
  return valueType(type ?? "text");
}
