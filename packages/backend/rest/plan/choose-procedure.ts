import type { Procedure } from "../../database/catalogue/catalogue.ts";
import { RestError } from "../rest-error.ts";

/**
 * The one function of this name that can be called with exactly these arguments; what has a default
 * may be left out. Where there is none, one whose only parameter is JSON without a name takes the body as a whole.
 *
 * @throws RestError PGRST202 when there is none, PGRST203 when there are several.
 */
export function chooseProcedure(
  name: string,
  overloads: readonly Procedure[],
  given: readonly string[],
  isBody: boolean,
): Procedure {
  const named = overloads.filter((procedure) => accepts(procedure, given));
  const matches = named.length > 0 || !isBody ? named : overloads.filter(takesBody);
  const [only] = matches;
  if (only === undefined) throw unknownProcedure(name, given, isBody);
  if (matches.length > 1) throw ambiguousProcedure(matches);
  return only;
}

function accepts({ parameters }: Procedure, given: readonly string[]): boolean {
  return (
    given.every((name) => parameters.some((parameter) => parameter.name === name)) &&
    parameters.every(
      ({ name, hasDefault, isVariadic }) => hasDefault || isVariadic || given.includes(name),
    )
  );
}

/** Whether the only parameter is JSON without a name. */
export function takesBody({ parameters }: Procedure): boolean {
  const [only, ...others] = parameters;
  return others.length === 0 && only?.name === "" && /^jsonb?$/u.test(only.type);
}

/** Says nothing of functions with a similar name or other arguments. */
export function unknownProcedure(
  name: string,
  given: readonly string[],
  isBody: boolean,
): RestError {
  const list = given.join(", ");
  const isNone = given.length === 0;
  const signature = isNone ? " without parameters" : `(${list})`;
  const named = isNone
    ? " without parameters"
    : ` with parameter${given.length > 1 ? "s" : ""} ${list}`;
  const parameters = isBody ? `${named} or with a single unnamed json/jsonb parameter` : named;
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
