import { LIMITS, readBody } from "../gates/limits.ts";

/** A deed of the product, as its folder in `supabase/functions` exports it. */
export type FunctionHandler = (request: Request) => Promise<Response>;

/**
 * Hands a function the request with its body already read, so that none can be made to swallow an
 * endless one. Its answer is copied: whatever it was made of, headers can be set on it.
 *
 * @throws {Refusal} `body-too-large`
 */
export async function callFunction(handler: FunctionHandler, request: Request): Promise<Response> {
  const { method, headers, url } = request;
  const body = method === "GET" ? null : await readBody(request, LIMITS.functionBody);
  const answer = await handler(new Request(url, { method, headers, body }));
  return new Response(answer.body, answer);
}
