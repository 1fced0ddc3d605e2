import type { Procedure } from "../database/catalogue.ts";
import { inPublic, quoteName, valueType } from "./sql-text.ts";

/**
 * A select of what a function returns: its columns, or `value` when it returns no rows of them.
 * The arguments are members of the first value of the statement, JSON text of an object.
 */
export function callSql(procedure: Procedure, given: readonly string[]): string {
  const { name, parameters, returns } = procedure;
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
