import type { AuthCode } from "./auth-codes.ts";

/** A request that the auth server refuses, with one of GoTrue's error codes. */
export class AuthFailure extends Error {
  override readonly name = "AuthFailure";
  readonly status: number;
  readonly code: AuthCode;
  /** Further fields of the answer, such as `weak_password`. */
  readonly extra: Record<string, unknown>;
  /** Whole seconds for Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: AuthCode,
    message: string,
    { retryAfter, ...extra }: { retryAfter?: number } & Record<string, unknown> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = extra;
    this.retryAfter = retryAfter;
  }
}

export const invalid = (message: string) => new AuthFailure(400, "validation_failed", message);

/** The same for an unknown account and for a wrong password. */
export const invalidCredentials = () =>
  new AuthFailure(400, "invalid_credentials", "Invalid login credentials");

/** For a link that does not exist, was used, was replaced by a newer one, or is too old. */
export const expiredLink = () =>
  new AuthFailure(403, "otp_expired", "Email link is invalid or has expired");

export const banned = () => new AuthFailure(400, "user_banned", "User is banned");
