import { KEYS, newIpAddress, PASSWORD, SITE, type TestBackend } from "./test-backend.ts";

/** What a limit shows of an answer. */
export interface AuthAnswer {
  readonly status: number;
  readonly code: string;
  readonly msg: string;
  readonly retryAfter: string | null;
}

/**
 * Requests of people who sign in, sign up and ask for mails, each from a network of its own unless one is given.
 * @param current the backend of the running test
 */
export function createAuthRequests(current: () => TestBackend) {
  async function post(
    path: string,
    body: object,
    from = newIpAddress(),
    at = current(),
  ): Promise<AuthAnswer> {
    const response = await at.fetch(
      `${SITE}/auth/v1/${path}`,
      { method: "POST", headers: { apikey: KEYS.publishableKey }, body: JSON.stringify(body) },
      from,
    );
    const { error_code: code, msg } = await response.json();
    return { status: response.status, code, msg, retryAfter: response.headers.get("retry-after") };
  }

  async function signIn(email: string, password: string, from = newIpAddress(), at = current()) {
    const captcha_token = await at.solve("sign-in");
    const body = { email, password, gotrue_meta_security: { captcha_token } };
    return post("token?grant_type=password", body, from, at);
  }

  async function signUp(email: string, from: string, password = PASSWORD) {
    const captcha_token = await current().solve("sign-up");
    return post("signup", { email, password, gotrue_meta_security: { captcha_token } }, from);
  }

  async function ask(action: "recover" | "resend", email: string, from = newIpAddress()) {
    const captcha_token = await current().solve(action);
    return post(action, { email, type: "signup", gotrue_meta_security: { captcha_token } }, from);
  }

  return { post, signIn, signUp, ask };
}
