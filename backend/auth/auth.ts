import type { Engine } from "../database/engine.ts";
import type { Bearer } from "../gates/bearer.ts";
import type { Rates } from "../gates/rates.ts";
import type { SessionGate } from "../gates/session.ts";
import { createSettings, health } from "./about.ts";
import type { AccountMail } from "./account-mail.ts";
import { createChallengeFactor } from "./challenge-factor.ts";
import type { IsCompromised } from "./compromised.ts";
import { createCurrentUser } from "./current-user.ts";
import { requireAddress, requireApp, requireLink } from "./disabled.ts";
import { createEnrollFactor } from "./enroll-factor.ts";
import { createExchangeCode } from "./exchange-code.ts";
import {
  createCheckNewPassword,
  defaultPasswordProblems,
  type PasswordProblems,
} from "./new-password.ts";
import type { Passwords } from "./passwords.ts";
import { createRecover } from "./recover.ts";
import { createRecoveryCodes } from "./recovery-codes.ts";
import { createRefresh } from "./refresh.ts";
import { createRefreshTokens } from "./refresh-token.ts";
import { createResend } from "./resend.ts";
import type { AuthHandler, AuthRoom, IdleMinutes } from "./room.ts";
import { createSignIn } from "./sign-in.ts";
import { createSignOut } from "./sign-out.ts";
import { createSignUp } from "./sign-up.ts";
import { createUnenrollFactor } from "./unenroll-factor.ts";
import { createUpdateUser } from "./update-user.ts";
import { createVerify } from "./verify.ts";
import { createVerifyFactor } from "./verify-factor.ts";

/** The endpoints of GoTrue that there are. */
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
  readonly sessions: SessionGate;
  readonly mail: AccountMail;
  readonly rates: Rates;
  readonly jwtSecret: string;
  readonly origins: readonly string[];
  readonly now: () => number;
  readonly passwordProblems?: PasswordProblems | undefined;
  readonly isCompromised?: IsCompromised | undefined;
  readonly idleMinutes?: IdleMinutes | undefined;
  readonly passwords: Passwords;
}

export function createAuth(options: AuthOptions): Record<AuthEndpoint, AuthHandler> {
  const room: AuthRoom = {
    ...options,
    checkNewPassword: createCheckNewPassword(
      options.passwordProblems ?? defaultPasswordProblems,
      options.isCompromised,
    ),
    refreshTokens: createRefreshTokens(options.jwtSecret),
  };
  const verify = createVerify(room);
  return {
    signUp: requireAddress(createSignUp(room), "signups"),
    signIn: requireAddress(createSignIn(room), "logins"),
    refresh: createRefresh(room),
    exchangeCode: createExchangeCode(verify),
    verify: requireLink(verify),
    recover: createRecover(room),
    resend: createResend(room),
    currentUser: createCurrentUser(room),
    updateUser: createUpdateUser(room),
    signOut: createSignOut(room),
    enrollFactor: requireApp(createEnrollFactor(room)),
    challengeFactor: createChallengeFactor(room),
    verifyFactor: createVerifyFactor(room),
    unenrollFactor: createUnenrollFactor(room),
    ...createRecoveryCodes(room),
    settings: createSettings(options.isCompromised !== undefined),
    health,
  };
}
