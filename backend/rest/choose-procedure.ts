import type { Procedure } from "../database/catalogue.ts";
import { RestError } from "./rest-error.ts";

/**
 * The one function of this name that can be called with exactly these arguments; what has a default
 * may be left out.
 *
 * @throws RestError PGRST202 when there is none, PGRST203 when there are several.
 */
export function chooseProcedure(
  name: string,
  overloads: readonly Procedure[],
  given: readonly string[],
): Procedure {
  const matches = overloads.filter((procedure) => accepts(procedure, given));
  const [only] = matches;
  if (only === undefined) throw unknownProcedure(name, given);
  if (matches.length > 1) throw ambiguousProcedure(matches);
  return only;
}

function accepts({ parameters }: Procedure, given: readonly string[]): boolean {
  return (
    given.every((name) => name !== "" && parameters.some((parameter) => parameter.name === name)) &&
    parameters.every(
      ({ name, hasDefault, isVariadic }) => hasDefault || isVariadic || given.includes(name),
    )
  );
}

/** Says nothing of functions with a similar name or other arguments. */
function unknownProcedure(name: string, given: readonly string[]): RestError {
  const list = given.join(", ");
  const signature = list === "" ? " without parameters" : `(${list})`;
  const parameters =
    list === "" ? " without parameters" : ` with parameter${given.length > 1 ? "s" : ""} ${list}`;
  return new RestError(404, {
    code: "PGRST202",
    message: `Could not find the function public.${name}${signature} in the schema cache`,
    details: `Searched for the function public.${name}${parameters}, but no matches were found in the schema cache.`,
  });
}

function ambiguousProcedure(matches: readonly Procedure[]): RestError {
  const signatures = matches.map(({ name, parameters }) => {
    const list = parameters.map((parameter) => `${parameter.name} => ${parameter.type}`);
    return `public.${name}(${list.join(", ")})`;
  });
  return new RestError(300, {
    code: "PGRST203",
    message: `Could not choose the best candidate function between: ${signatures.join(", ")}`,
    hint: "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
  });
}
