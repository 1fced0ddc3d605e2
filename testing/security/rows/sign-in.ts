import { type SecurityRow, testsIn } from "./security-row.ts";

const LIMITS = "packages/backend/auth/limits/abuse-limits.test.ts";
const SESSIONS = "packages/backend/auth/sessions/abuse-sessions.test.ts";
const LINKS = "packages/backend/auth/verification/abuse-links.test.ts";
const TOKENS = "packages/backend/auth/sessions/abuse-tokens.test.ts";
const CAPTCHA = "packages/backend/captcha/abuse-captcha.test.ts";
const DELETION = "testing/contracts/accounts/account-deletion.contract.ts";

/** Attacks on sign-in and sign-up, sent directly to the API. */
export const signInRows: readonly SecurityRow[] = [
  {
    row: "A1",
    what: "wrong passwords",
    target: "5 in 15 min an account, 30 in 5 min a network; a way back in by mail",
    shownBy: testsIn(LIMITS, "A1:"),
  },
  {
    row: "A2",
    what: "sign-ups and mails",
    target: "3 an hour a network; 3 mails an hour an address",
    shownBy: testsIn(LIMITS, "A2:"),
  },
  {
    row: "A3",
    what: "no captcha, a used one, one for something else",
    target: "0 accepted; closed when the provider is away, sign-in under a stricter limit",
    shownBy: [
      ...testsIn(CAPTCHA),
      ...testsIn("packages/backend/captcha/captcha.test.ts"),
      ...testsIn("packages/backend/captcha/captcha-provider.test.ts"),
      ...testsIn(
        "testing/contracts/content/contact.contract.ts",
        "a captcha's solution sends one message",
      ),
    ],
  },
  {
    row: "A4",
    what: "known, unknown and unconfirmed addresses",
    target: "same status and body; |p50 ratio - 1| ≤ 0.2 over 200 samples",
    shownBy: testsIn("packages/backend/auth/limits/abuse-enumeration.test.ts"),
  },
  {
    row: "A5",
    what: "guessing links and codes",
    target: "≤ 5 tries, or ≥ 10^10 expected guesses",
    shownBy: [
      ...testsIn(LIMITS, "A5:"),
      ...testsIn(
        "packages/backend/auth/factors/factors.test.ts",
        "after five wrong codes even the right one waits",
        "recovery codes are locked after five wrong ones",
      ),
      ...testsIn(
        "testing/contracts/sharing/invite-function.contract.ts",
        "the token is stored nowhere as it is",
      ),
    ],
  },
  {
    row: "A6",
    what: "refresh tokens that come back, at once, or too late",
    target: "reuse ends the family; one successor; a new password ends the other sessions",
    shownBy: [...testsIn(SESSIONS, "A6:"), ...testsIn(LIMITS, "A6:")],
  },
  {
    row: "A7",
    what: "how long a session lasts",
    target: "idle limit of 15 to 120 min, 30 days at most, access token ≤ 10 min, on the server",
    shownBy: [
      ...testsIn(SESSIONS, "A7:"),
      ...testsIn("packages/backend/auth/sessions/idle-session.test.ts"),
      ...testsIn(
        "packages/backend/auth/sessions/sign-in.test.ts",
        "a session is over after thirty days",
      ),
    ],
  },
  {
    row: "A8",
    what: "links that lead elsewhere",
    target: "only our origins",
    shownBy: [
      ...testsIn(LINKS, "a mail may not lead to %j", "A8:"),
      ...testsIn("packages/backend/auth/verification/check-redirect.test.ts"),
    ],
  },
  {
    row: "A9",
    what: "links opened by scanners, twice, elsewhere, too late",
    target: "only a press uses a link up; a clear sentence the second time",
    shownBy: testsIn(LINKS, "A9:"),
  },
  {
    row: "A10",
    what: "forged, altered and foreign tokens",
    target: "401 each",
    shownBy: [...testsIn(TOKENS, "A10:"), ...testsIn("packages/backend/identity/bearer.test.ts")],
  },
  {
    row: "A11",
    what: "secrets in pages, scripts, maps, answers and logs",
    target: "0 hits of the real values",
    shownBy: [
      ...testsIn(TOKENS, "A11:"),
      ...testsIn("server/main.test.ts", "no secret of the installation is sent to a browser"),
    ],
  },
  {
    row: "A12",
    what: "the password again for what outlasts a session",
    target: "required in the same request; the old address gets a mail",
    shownBy: [
      ...testsIn(SESSIONS, "A12:"),
      ...testsIn("testing/contracts/sharing/invite-function.contract.ts", "A12:"),
      ...testsIn(
        DELETION,
        "without a session, the right address or the password",
        "a password is guessed five times",
      ),
      ...testsIn("testing/security/password-only-session.contract.ts"),
    ],
  },
  {
    row: "A13",
    what: "weak, leaked and over-long passwords",
    target: "8 characters of 4 classes to 72 bytes, not on a list, not one's name",
    shownBy: [
      ...testsIn("packages/backend/auth/passwords/abuse-passwords.test.ts"),
      ...testsIn("packages/backend/auth/passwords/compromised-passwords.test.ts"),
      ...testsIn("server/accounts/password-problems.test.ts"),
      ...testsIn("server/accounts/common-passwords.test.ts"),
    ],
  },
  {
    row: "A14",
    what: "a second proof",
    target: "time-based codes and recovery codes, and nothing for half of it",
    shownBy: [
      ...testsIn("packages/backend/auth/factors/factors.test.ts"),
      ...testsIn("testing/security/password-only-session.contract.ts"),
    ],
  },
];
