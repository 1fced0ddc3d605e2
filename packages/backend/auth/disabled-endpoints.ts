import { Refusal } from "../http/refusal.ts";
import type { AuthCode } from "./auth-codes.ts";
import type { AuthCall, AuthHandler } from "./auth-context.ts";
import { AuthFailure } from "./auth-failure.ts";

/** GoTrue's answers for features that a project has disabled. */
type Answer = readonly [status: number, code: AuthCode, message: string];

const OTP: Answer = [422, "otp_disabled", "Sign-ins with one-time codes are disabled"];
const LINKING: Answer = [404, "manual_linking_disabled", "Manual linking is disabled"];
const OAUTH: Answer = [400, "provider_disabled", "Provider is not enabled"];
const OAUTH_SERVER: Answer = [404, "feature_disabled", "OAuth server is disabled"];
const SAML: Answer = [404, "saml_provider_disabled", "SAML 2.0 is disabled"];
const PASSKEYS: Answer = [404, "passkey_disabled", "Passkeys are disabled"];
const NOT_ADMIN: Answer = [403, "not_admin", "User not allowed"];

/** Endpoints of Supabase's Auth that are not implemented. The answer does not depend on the caller. */
const DISABLED_ENDPOINTS: readonly (readonly [methods: string, path: RegExp, answer: Answer])[] = [
  ["POST", /^\/(?:otp|magiclink)$/u, OTP],
  ["GET", /^\/reauthenticate$/u, OTP],
  ["POST", /^\/token\?grant_type=id_token$/u, OAUTH],
  ["GET", /^\/(?:authorize|callback)$/u, OAUTH],
  [
    "POST",
    /^\/token\?grant_type=web3$/u,
    [422, "web3_provider_disabled", "Web3 provider is disabled"],
  ],
  ["GET POST", /^\/(?:sso|saml\/acs|saml\/metadata)$/u, SAML],
  ["GET DELETE", /^\/user\/identities\/[^/]+$/u, LINKING],
  ["GET POST", /^\/oauth\/[^/]+(?:\/[^/]+)*$/u, OAUTH_SERVER],
  ["GET POST PATCH DELETE", /^\/passkeys(?:\/[^/]+)*$/u, PASSKEYS],
  ["POST", /^\/(?:invite|generate_link)$/u, NOT_ADMIN],
  ["GET POST PUT PATCH DELETE", /^\/admin\/[^/]+(?:\/[^/]+)*$/u, NOT_ADMIN],
];

const PREFIX = "/auth/v1";

/** The answer of an endpoint that is disabled; undefined for one that Supabase does not have either. */
export function disabledEndpointError(method: string, { pathname, searchParams }: URL) {
  if (!pathname.startsWith(`${PREFIX}/`)) return undefined;
  const path = pathname.slice(PREFIX.length);
  const grant = path === "/token" ? `?grant_type=${searchParams.get("grant_type")}` : "";
  const found = DISABLED_ENDPOINTS.find(
    ([methods, pattern]) => methods.split(" ").includes(method) && pattern.test(path + grant),
  );
  return found && toFailure(found[2]);
}

const toFailure = ([status, code, message]: Answer) => new AuthFailure(status, code, message);

const isPresent = (value: unknown) => value !== undefined && value !== null && value !== "";

/** Whether the body has a phone number and no address. */
const isByPhone = ({ body }: AuthCall) => isPresent(body.phone) && !isPresent(body.email);

/** E.164, as GoTrue validates it. */
const PHONE = /^\+?[1-9]\d{1,14}$/u;

/** Every account needs an address. */
export function requireEmail(handler: AuthHandler, what: "signups" | "logins"): AuthHandler {
  return async (call) => {
    if (isByPhone(call)) {
      throw new AuthFailure(400, "phone_provider_disabled", `Phone ${what} are disabled`);
    }
    const { email, password } = call.body;
    if (what === "signups" && !isPresent(email) && !isPresent(password)) {
      throw new AuthFailure(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
    }
    return handler(call);
  };
}

/** Our mails contain no numeric codes, so such a code is treated as expired. */
export function requireTokenHash(handler: AuthHandler): AuthHandler {
  return async (call) => {
    const { phone, token, token_hash: link } = call.body;
    if (isByPhone(call) && !(typeof phone === "string" && PHONE.test(phone))) {
      throw new AuthFailure(
        400,
        "validation_failed",
        "Invalid phone number format (E.164 required)",
      );
    }
    if (isByPhone(call) || (isPresent(token) && !isPresent(link))) {
      throw new AuthFailure(403, "otp_expired", "Token has expired or is invalid");
    }
    return handler(call);
  };
}

/** Factors are authenticator apps and recovery codes. */
export function requireSupportedFactor(handler: AuthHandler): AuthHandler {
  return async (call) => {
    const type = call.body.factor_type;
    if (type !== "webauthn" && type !== "phone") return handler(call);
    if (!call.caller.token) throw new Refusal("nobody-signed-in");
    const name = type === "phone" ? "Phone" : "WebAuthn";
    throw new AuthFailure(
      422,
      `mfa_${type}_enroll_not_enabled`,
      `MFA enroll is disabled for ${name}`,
    );
  };
}
