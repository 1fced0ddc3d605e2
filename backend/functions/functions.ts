import type { Caller } from "../gates/caller.ts";
import { LIMITS, readBody } from "../gates/limits.ts";
import type { ProveSolved } from "../gates/prove-solved.ts";
import type { Mail } from "../mail/mailer.ts";

/** What the gates know of a request to a function, and what they do for it. */
export interface FunctionCall {
  readonly caller: Caller;
  /** Where the request comes from, as far as attempts are counted by it. */
  readonly network: string;
  readonly proveSolved: ProveSolved;
  /** Sends without being waited for. */
  readonly sendMail: (mail: Mail) => void;
}

/** A deed of the product. */
export type FunctionHandler = (request: Request, call: FunctionCall) => Promise<Response>;

/**
 * Hands a function the request with its body already read, so that none can be made to swallow an
 * endless one. Its answer is copied: whatever it was made of, headers can be set on it.
 *
 * @throws {Refusal} `body-too-large`
 */
export async function callFunction(
  handler: FunctionHandler,
  request: Request,
  call: FunctionCall,
): Promise<Response> {
  const { method, headers, url } = request;
  const body = method === "GET" ? null : await readBody(request, LIMITS.functionBody);
  const answer = await handler(new Request(url, { method, headers, body }), call);
  return new Response(answer.body, answer);
}
