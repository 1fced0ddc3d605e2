import type { Parameter, Procedure } from "../../database/catalogue/catalogue.ts";
import { inPublic, quoteName, valueType } from "./sql-text.ts";

/**
 * A select of what a function returns: its columns, or `value` when it returns no rows of them.
 * The arguments are members of the first value of the statement, JSON text of an object.
 */
export function callSql(procedure: Procedure, given: readonly string[]): string {
  const { name, parameters, returns } = procedure;
  const [unnamed] = parameters;
  if (unnamed?.name === "") return callUnnamedSql(procedure, unnamed, given);
  const used = parameters.filter((parameter) => given.includes(parameter.name));
  const definitions = used.map(({ name: key, type }) => `${quoteName(key)} ${valueType(type)}`);
  const args =
    used.length === 0 ? "" : `json_to_record($1::text::json) as args(${definitions.join(", ")}), `;
  const passed = used.map(
    ({ name: key, isVariadic }) =>
      `${isVariadic ? "variadic " : ""}${quoteName(key)} => args.${quoteName(key)}`,
  );
  const columns = returns === "row" ? "" : "(value)";
  return `select call.* from ${args}${inPublic(name)}(${passed.join(", ")}) as call${columns}`;
}

/** A function whose only parameter has no name takes the member without a name, or JSON the whole body. */
function callUnnamedSql(
  { name, returns }: Procedure,
  { type }: Parameter,
  given: readonly string[],
): string {
  const columns = returns === "row" ? "" : "(value)";
  const body = "$1::text::json";
  const isJson = type !== "text";
  const value = given.includes("") ? `${body} ${isJson ? "->" : "->>"} ''` : body;
  const args = given.length === 0 && !isJson ? "" : `(${value})::${type}`;
  return `select call.* from ${inPublic(name)}(${args}) as call${columns}`;
}
