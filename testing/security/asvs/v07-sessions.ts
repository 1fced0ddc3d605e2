import { absent, shown, unmet, written } from "./requirement.ts";

const SESSIONS = "packages/backend/auth/sessions/abuse-sessions.test.ts";
const SIGN_IN = "packages/backend/auth/sessions/sign-in.test.ts";
const REVOKED = "testing/conformance/token-revocation.contract.ts";
const NO_FEDERATION = "There is no federation: one server makes all sessions.";

export const sessions = [
  written(
    "7.1.1",
    "how long a session lasts, idle and at all, is written down",
    "docs/words.md (idle) and docs/decisions/0035-inactivity-timeout.md; thirty days at most. On a device that its person calls their own: thirty days without use, one year at most (docs/decisions/0120-own-devices-stay-signed-in.md).",
  ),
  written(
    "7.1.2",
    "how many sessions an account may have is written down",
    "docs/operations.md, Sessions: any number, and why.",
  ),
  absent("7.1.3", "sessions of a federation are written down", NO_FEDERATION),
  shown(
    "7.2.1",
    "the server checks every token",
    ["packages/backend/auth/sessions/abuse-tokens.test.ts", "A10:"],
    ["packages/backend/identity/bearer.test.ts"],
  ),
  shown("7.2.2", "sessions have tokens made for them", [SIGN_IN, "a token says who it is for"]),
  shown(
    "7.2.3",
    "tokens without meaning have 128 random bits",
    ["testing/security/crypto.test.ts", "chance that nobody may guess"],
    [SIGN_IN, "a refresh gives new tokens for the same session"],
  ),
  shown(
    "7.2.4",
    "a new proof makes new tokens",
    [
      "packages/backend/auth/factors/factors.test.ts",
      "its first code raises the session and ends the others",
    ],
    [SIGN_IN, "a refresh gives new tokens"],
  ),
  shown("7.3.1", "a session that nobody uses ends", [
    "packages/backend/auth/sessions/idle-session.test.ts",
  ]),
  shown(
    "7.3.2",
    "a session ends after its longest time",
    [SESSIONS, "A7: an access token lasts ten minutes"],
    [SIGN_IN, "a session is over after thirty days"],
  ),
  shown(
    "7.4.1",
    "an ended session opens nothing",
    [REVOKED],
    [SIGN_IN, "signing out globally ends every session"],
  ),
  shown(
    "7.4.2",
    "a deleted account has no session",
    [SIGN_IN, "a deleted account is refused at once"],
    [SESSIONS, "A6: a session whose row is gone"],
  ),
  shown(
    "7.4.3",
    "a new password ends the other sessions",
    [SESSIONS, "A6: a new password ends every other session", "A6: a recovered password"],
    [
      "packages/backend/auth/factors/factors.test.ts",
      "its first code raises the session and ends the others",
    ],
  ),
  shown("7.4.4", "every signed-in page has a way out", [
    "e2e/languages.spec.ts",
    "signed in, the header leads to the dashboard",
  ]),
  shown(
    "7.4.5",
    "admins end the sessions of an account",
    [
      "testing/contracts/accounts/account-admin.contract.ts",
      "an admin ends the sessions of one account",
    ],
    ["app/features/users/user-list.test.tsx", "sessions are ended only after a question"],
  ),
  shown(
    "7.5.1",
    "what an account is entered with changes after a fresh proof",
    [SESSIONS, "A12:"],
    [
      "packages/backend/auth/accounts/update-user.test.ts",
      "a new password asks for the current one",
    ],
  ),
  unmet(
    "7.5.2",
    "people see their sessions and end them after a proof",
    "They see and end them; no proof is asked, so that somebody who finds a stranger's session ends it at once (docs/decisions/0044-password-confirmation.md).",
  ),
  absent("7.6.1", "sessions of a federation end together", NO_FEDERATION),
  shown(
    "7.6.2",
    "no session begins without an action of the user",
    ["packages/backend/auth/verification/abuse-links.test.ts", "A9: a link works once"],
    ["app/features/auth/email/confirm-panel.test.tsx"],
  ),
];
