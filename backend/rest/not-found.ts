import { unknownProcedure } from "./choose-procedure.ts";
import { type RestError, unknownRelation } from "./rest-error.ts";

export const OF_A_RELATION: readonly string[] = ["GET", "HEAD", "POST", "PATCH", "DELETE"];
export const OF_A_PROCEDURE: readonly string[] = ["GET", "HEAD", "POST"];

const NAMED = /^\/rest\/v1\/(?<rpc>rpc\/)?(?<name>\w{1,63})$/u;

/**
 * PostgREST's words for a table or function that is not there. It repeats a plain name and nothing else: whatever is
 * disguised in the address stays as it is.
 */
export function notFoundInRest(method: string, pathname: string): RestError | undefined {
  const { rpc, name } = NAMED.exec(pathname)?.groups ?? {};
  const methods = rpc === undefined ? OF_A_RELATION : OF_A_PROCEDURE;
  // Any other method is turned away from what is there as well.
  if (name === undefined || !methods.includes(method)) return undefined;
  return rpc === undefined ? unknownRelation(name) : unknownProcedure(name, [], false);
}
