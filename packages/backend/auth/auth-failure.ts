/** A request that the auth server understood and refuses, with one of GoTrue's error codes. */
export class AuthFailure extends Error {
  override readonly name = "AuthFailure";
  readonly status: number;
  readonly code: string;
  /** Further fields of the answer, as `weak_password`. */
  readonly extra: Record<string, unknown>;
  /** Whole seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
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

/** Said for an unknown account and for a wrong password alike. */
export const invalidCredentials = () =>
  new AuthFailure(400, "invalid_credentials", "Invalid login credentials");

/** Said for a link that never was, was used, was replaced by a newer one, or is too old. */
export const expiredLink = () =>
  new AuthFailure(403, "otp_expired", "Email link is invalid or has expired");

export const banned = () => new AuthFailure(400, "user_banned", "User is banned");
