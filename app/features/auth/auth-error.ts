import { AppError, isTransient } from "#app/client/errors/failure.ts";

/** What the auth server said no with. */
export interface AuthError {
  /** One of GoTrue's error codes; empty when it gave none. */
  code: string;
  message: string;
  /** Why a password is weak, in GoTrue's words; empty for any other refusal. */
  reasons: readonly string[];
}

/** Nobody answered, or something broke on our side: there is no refusal then. */
export function authErrorOf(problem: unknown): AuthError | null {
  if (!(problem instanceof AppError) || isTransient(problem.failure)) return null;
  const { cause } = problem;
  if (!(cause instanceof Error) || cause.message === "") return null;
  const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
  const reasons = "reasons" in cause && Array.isArray(cause.reasons) ? cause.reasons : [];
  return { code, message: cause.message, reasons };
}

export function isCaptchaError({ code, message }: Pick<AuthError, "code" | "message">): boolean {
  return code === "captcha_failed" || /captcha/i.test(message);
}

/**
 * An action that can wait was sent while the server could not ask the captcha's provider. A server that is busy
 * says 503 too; auth-js keeps their words apart, but not their codes.
 */
export function isCaptchaUnavailable(problem: unknown): boolean {
  if (!(problem instanceof AppError)) return false;
  const { cause } = problem;
  return (
    cause instanceof Error &&
    "status" in cause &&
    cause.status === 503 &&
    /captcha/i.test(cause.message)
  );
}

/**
 * Why a password that keeps the rules of the form is easily guessed: many have it, it leans on words that
 * belong to the account or the site, or it has leaked. The one to say first, as a choice of another mends it.
 */
export function passwordWeaknessOf({ code, reasons }: Pick<AuthError, "code" | "reasons">) {
  if (code !== "weak_password") return undefined;
  if (reasons.includes("common")) return "common";
  if (reasons.includes("context")) return "context";
  return reasons.includes("pwned") ? "leaked" : undefined;
}

/** Whether the server refused a password that keeps the rules of the form, because it is easily guessed. */
export function isGuessed(problem: unknown): boolean {
  const refusal = authErrorOf(problem);
  return refusal !== null && passwordWeaknessOf(refusal) !== undefined;
}

/** Minutes after which the server, asked too often, will listen again; 0 when that is not what it said. */
export function retryAfterMinutes({ code, message }: Pick<AuthError, "code" | "message">): number {
  if (!/^over_.+_rate_limit$/.test(code)) return 0;
  return Number(/\b(\d{1,5}) minutes?\b/.exec(message)?.[1] ?? 0);
}
