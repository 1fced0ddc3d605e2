import { unknownProcedure } from "./plan/choose-procedure.ts";
import { type RestError, unknownRelation } from "./rest-error.ts";

export const RELATION_METHODS: readonly string[] = ["GET", "HEAD", "POST", "PATCH", "DELETE"];
export const PROCEDURE_METHODS: readonly string[] = ["GET", "HEAD", "POST"];

const RESOURCE_PATH = /^\/rest\/v1\/(?<rpc>rpc\/)?(?<name>\w{1,63})$/u;

/**
 * PostgREST's message for a table or function that does not exist. It repeats only a plain name, and no other part of the
 * path.
 */
export function notFoundInRest(method: string, pathname: string): RestError | undefined {
  const { rpc, name } = RESOURCE_PATH.exec(pathname)?.groups ?? {};
  const methods = rpc === undefined ? RELATION_METHODS : PROCEDURE_METHODS;
  // Other methods are refused for existing relations as well.
  if (name === undefined || !methods.includes(method)) return undefined;
  return rpc === undefined ? unknownRelation(name) : unknownProcedure(name, [], false);
}
