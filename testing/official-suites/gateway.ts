import type { Backend } from "@trousse/backend/backend";
import type { Keys } from "@trousse/backend/identity/api-keys";
import { decodeJwt } from "jose";

export interface GatewayOptions {
  readonly backend: Pick<Backend, "fetch">;
  readonly keys: Keys;
  /** The token of the newest confirmation mail to this address, which is then gone. */
  takeToken(email: string): string | undefined;
}

/**
 * What stands in front of Supabase's servers when the official suites run against them: it accepts their keys, and
 * their project confirms addresses by itself. Neither belongs to our backend, so both are done here: the keys are
 * exchanged for ours, and the link of a confirmation mail is opened as soon as it is sent.
 */
export function createGateway({ backend, keys, takeToken }: GatewayOptions): typeof fetch {
  let visitors = 0;

  async function pass(request: Request): Promise<Response> {
    visitors += 1;
    // The suites run as one visitor; the limits of one network are tested elsewhere.
    const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
    return backend.fetch(request, { address });
  }

  return async (input, init) => {
    const request = withOurKeys(new Request(input, init), keys);
    const { pathname, origin } = new URL(request.url);
    const isSignUp = request.method === "POST" && pathname === "/auth/v1/signup";
    if (!isSignUp) return pass(request);
    const body = await request.clone().text();
    const answer = await pass(request);
    if (!answer.ok) return answer;
    const { email, password } = accountIn(body);
    const token = takeToken(String(email).toLowerCase());
    if (token === undefined) return answer;
    const verify = new Request(`${origin}/auth/v1/verify`, {
      method: "POST",
      headers: { apikey: keys.publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ type: "signup", token_hash: token, password }),
    });
    return pass(verify);
  };
}

/** Keys of the suites are tokens whose role says which of our keys stands for them; without one it is the public one. */
function withOurKeys(request: Request, keys: Keys): Request {
  const headers = new Headers(request.headers);
  const isServer = roleIn(headers.get("apikey")) === "service_role";
  headers.set("apikey", isServer ? keys.secretKey : keys.publishableKey);
  const bearer = headers.get("authorization")?.replace(/^Bearer /u, "") ?? null;
  if (KEY_ROLES.has(roleIn(bearer) ?? "")) headers.delete("authorization");
  for (const name of ["origin", "sec-fetch-mode"]) headers.delete(name);
  return new Request(request, { headers });
}

const KEY_ROLES: ReadonlySet<string> = new Set(["anon", "service_role", "supabase_admin"]);

function roleIn(token: string | null): string | undefined {
  try {
    const { role } = decodeJwt<{ role?: string }>(token ?? "");
    return role;
  } catch {
    return undefined;
  }
}

function accountIn(body: string): { readonly email?: unknown; readonly password?: unknown } {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}
