import type { VerifyCaptcha } from "../captcha/verify-captcha.ts";
import { LIMITS, readBody } from "../http/request-limits.ts";
import type { Caller } from "../identity/caller.ts";
import type { Mail } from "../mail/mailer.ts";

/** What a function gets besides its request. */
export interface FunctionCall {
  readonly caller: Caller;
  /** The network of the client, by which attempts are counted. */
  readonly network: string;
  readonly verifyCaptcha: VerifyCaptcha;
  /** Whether this is the password of the signed-in person. The caller counts the guesses. */
  readonly verifyPassword: (password: string) => Promise<boolean>;
  /** Sends in the background. */
  readonly sendMail: (mail: Mail) => void;
}

/** An action of the product. */
export interface FunctionHandler {
  (request: Request, call: FunctionCall): Promise<Response>;
  /** Gets the body unread: it checks the caller first, and counts the bytes itself. */
  readonly readsItsBody?: boolean;
}

/**
 * Calls a function with the request's body already read, so that an endless one cannot exhaust memory, unless the function
 * reads it itself. Its response is copied, so that headers can always be set.
 *
 * @throws {Refusal} `body-too-large`
 */
export async function callFunction(
  handler: FunctionHandler,
  request: Request,
  call: FunctionCall,
): Promise<Response> {
  const answer = await handler(
    handler.readsItsBody ? request : await withBufferedBody(request),
    call,
  );
  return new Response(answer.body, answer);
}

async function withBufferedBody(request: Request): Promise<Request> {
  const { method, headers, url } = request;
  const body = method === "GET" ? null : await readBody(request, LIMITS.functionBody);
  return new Request(url, { method, headers, body });
}
