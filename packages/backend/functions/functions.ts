import type { VerifyCaptcha } from "../captcha/verify-captcha.ts";
import { LIMITS, readBody } from "../http/request-limits.ts";
import type { Caller } from "../identity/caller.ts";
import type { Mail } from "../mail/mailer.ts";

/** What the gates know of a request to a function, and what they do for it. */
export interface FunctionCall {
  readonly caller: Caller;
  /** Where the request comes from, as far as attempts are counted by it. */
  readonly network: string;
  readonly verifyCaptcha: VerifyCaptcha;
  /** Whether this is the password of whoever is signed in. Whoever asks counts the guesses. */
  readonly verifyPassword: (password: string) => Promise<boolean>;
  /** Sends without being waited for. */
  readonly sendMail: (mail: Mail) => void;
}

/** A action of the product. */
export interface FunctionHandler {
  (request: Request, call: FunctionCall): Promise<Response>;
  /** Takes the body unread: it looks first at who sends it, and counts its bytes itself. */
  readonly readsItsBody?: boolean;
}

/**
 * Hands a function the request with its body already read, so that none can be made to swallow an
 * endless one, unless it says that it knows better. Its answer is copied: whatever it was made of, headers can be set on it.
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
