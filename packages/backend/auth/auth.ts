import type { Engine } from "../database/engine.ts";
import type { Bearer } from "../identity/bearer.ts";
import type { SessionGuard } from "../identity/session-guard.ts";
import type { AccountMailer } from "./accounts/account-mailer.ts";
import { createCurrentUser } from "./accounts/current-user.ts";
import { createUpdateUser } from "./accounts/update-user.ts";
import type { AuthContext, AuthHandler, IdleMinutes } from "./auth-context.ts";
import { requireEmail, requireSupportedFactor, requireTokenHash } from "./disabled-endpoints.ts";
import { createChallengeFactor } from "./factors/challenge-factor.ts";
import { createEnrollFactor } from "./factors/enroll-factor.ts";
import { createRecoveryCodes } from "./factors/recovery-codes.ts";
import { createUnenrollFactor } from "./factors/unenroll-factor.ts";
import { createVerifyFactor } from "./factors/verify-factor.ts";
import type { RateLimiter } from "./limits/rate-limiter.ts";
import {
  createCheckNewPassword,
  defaultPasswordProblems,
  type PasswordProblems,
} from "./passwords/check-new-password.ts";
import type { IsCompromised } from "./passwords/compromised-passwords.ts";
import type { Passwords } from "./passwords/passwords.ts";
import { createSettings, health } from "./server-info.ts";
import { createRefresh } from "./sessions/refresh.ts";
import { createRefreshTokens } from "./sessions/refresh-token.ts";
import { createSignIn } from "./sessions/sign-in.ts";
import { createSignOut } from "./sessions/sign-out.ts";
import { createSignUp } from "./sign-up/sign-up.ts";
import { createExchangeCode } from "./verification/exchange-code.ts";
import { createRecover } from "./verification/recover.ts";
import { createResend } from "./verification/resend.ts";
import { createVerify } from "./verification/verify.ts";

/** The implemented endpoints of GoTrue. */
export const AUTH_ENDPOINTS = [
  "signUp",
  "signIn",
  "refresh",
  "exchangeCode",
  "verify",
  "recover",
  "resend",
  "currentUser",
  "updateUser",
  "signOut",
  "enrollFactor",
  "challengeFactor",
  "verifyFactor",
  "unenrollFactor",
  "recoveryCodes",
  "makeRecoveryCodes",
  "renewRecoveryCodes",
  "verifyRecoveryCode",
  "dropRecoveryCodes",
  "settings",
  "health",
] as const;
export type AuthEndpoint = (typeof AUTH_ENDPOINTS)[number];

export interface AuthOptions {
  readonly engine: Engine;
  readonly bearer: Bearer;
  readonly sessions: SessionGuard;
  readonly mail: AccountMailer;
  readonly rateLimiter: RateLimiter;
  readonly jwtSecret: string;
  readonly origins: () => readonly string[];
  readonly now: () => number;
  readonly passwordProblems?: PasswordProblems | undefined;
  readonly isCompromised?: IsCompromised | undefined;
  readonly idleMinutes?: IdleMinutes | undefined;
  readonly passwords: Passwords;
}

export function createAuth(options: AuthOptions): Record<AuthEndpoint, AuthHandler> {
  const context: AuthContext = {
    ...options,
    checkNewPassword: createCheckNewPassword(
      options.passwordProblems ?? defaultPasswordProblems,
      options.isCompromised,
    ),
    refreshTokens: createRefreshTokens(options.jwtSecret),
  };
  const verify = createVerify(context);
  return {
    signUp: requireEmail(createSignUp(context), "signups"),
    signIn: requireEmail(createSignIn(context), "logins"),
    refresh: createRefresh(context),
    exchangeCode: createExchangeCode(verify),
    verify: requireTokenHash(verify),
    recover: createRecover(context),
    resend: createResend(context),
    currentUser: createCurrentUser(context),
    updateUser: createUpdateUser(context),
    signOut: createSignOut(context),
    enrollFactor: requireSupportedFactor(createEnrollFactor(context)),
    challengeFactor: createChallengeFactor(context),
    verifyFactor: createVerifyFactor(context),
    unenrollFactor: createUnenrollFactor(context),
    ...createRecoveryCodes(context),
    settings: createSettings(options.isCompromised !== undefined),
    health,
  };
}
