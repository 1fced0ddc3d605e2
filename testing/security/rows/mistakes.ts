import { type SecurityRow, testsIn } from "./security-row.ts";

const ENGINE = "packages/backend/database/engine.test.ts";
const ISOLATION = "packages/backend/database/isolation.test.ts";
const SELF_TEST = "packages/backend/database/self-test.test.ts";
const BOOTSTRAP = "packages/backend/database/setup/bootstrap.test.ts";
const ROUTES = "testing/contracts/database/closed-routes.contract.ts";
const LIMITS = "packages/backend/auth/limits/abuse-limits.test.ts";
const SESSIONS = "packages/backend/auth/sessions/abuse-sessions.test.ts";
const TOKENS = "packages/backend/auth/sessions/abuse-tokens.test.ts";
const PASSWORDS = "packages/backend/auth/passwords/passwords.test.ts";
const LINKS = "packages/backend/auth/verification/abuse-links.test.ts";
const BACKEND = "packages/backend/backend.test.ts";

/**
 * What was found wrong in the one package that could have stood in the place of our backend. Each is a mistake that
 * ours must not make: none may be found.
 */
export const mistakeRows: readonly SecurityRow[] = [
  notMade("L1", "a statement with more values than PostgreSQL can count", [
    ...testsIn(ENGINE, "32,767 values are bound"),
  ]),
  notMade("L2", "statements of two people on one session", [...testsIn(ISOLATION)]),
  notMade("L3", "a server that took walls for absent", [...testsIn(SELF_TEST)]),
  notMade("L4", "grants that come back by themselves", [
    ...testsIn(BOOTSTRAP, "a new table and a new function are granted to no role"),
    ...testsIn("testing/security/hosted-grants.contract.ts"),
  ]),
  notMade("L5", "endpoints that reveal the configuration", [
    ...testsIn(ROUTES, "what Supabase answers and we do not is not there"),
  ]),
  notMade("L6", "codes of six digits", [...testsIn(LIMITS, "A5:")]),
  notMade("L7", "a new address that only the old one proved", [
    ...testsIn(
      "packages/backend/auth/accounts/update-user.test.ts",
      "an address changes once both have confirmed",
    ),
    ...testsIn(SESSIONS, "A12: a change of address is sent to both"),
  ]),
  notMade("L8", "a token made for something else", [...testsIn(TOKENS, "A10:")]),
  notMade("L9", "no limit and no captcha", [
    ...testsIn(LIMITS),
    ...testsIn("packages/backend/captcha/abuse-captcha.test.ts"),
  ]),
  notMade("L10", "passwords compared one after the other by the process that answers", [
    ...testsIn(
      "packages/backend/auth/passwords/bounded-queue.test.ts",
      "two run at once, the next in order",
    ),
  ]),
  notMade("L11", "accounts told by status or time", [
    ...testsIn("packages/backend/auth/limits/abuse-enumeration.test.ts"),
  ]),
  notMade("L12", "a confirmation that cannot be sent again", [
    ...testsIn("packages/backend/auth/accounts/unconfirmed-accounts.test.ts"),
    ...testsIn(
      "packages/backend/auth/verification/verify.test.ts",
      "a confirmation can be sent again",
    ),
    ...testsIn(
      "packages/backend/auth/sign-up/pre-account-takeover.test.ts",
      "however many mails a stranger uses up",
    ),
  ]),
  notMade("L13", "links of mails that lead elsewhere than asked", [...testsIn(LINKS, "A8:")]),
  notMade("L14", "links that a scanner uses up", [...testsIn(LINKS, "A9:")]),
  notMade("L15", "a new password without the old one", [
    ...testsIn(
      "packages/backend/auth/accounts/update-user.test.ts",
      "a new password asks for the current one",
    ),
    ...testsIn(SESSIONS, "A6: a new password ends every other session"),
  ]),
  notMade("L16", "tokens that outlive their session", [
    ...testsIn("testing/conformance/token-revocation.contract.ts"),
  ]),
  notMade("L17", "a broken token taken for nobody", [
    ...testsIn(BACKEND, "%s lets no stranger in"),
    ...testsIn("packages/backend/identity/caller.test.ts"),
  ]),
  notMade("L18", "statements and values in the log", [
    ...testsIn(ENGINE, "an error has the message of PostgreSQL"),
    ...testsIn("packages/backend/http/scrub.test.ts"),
  ]),
  notMade("L19", "endpoints that create confirmed accounts", [
    ...testsIn(ROUTES, "what Supabase answers and we do not is not there"),
    ...testsIn(BACKEND, "%s is not found for any role"),
  ]),
  notMade("L20", "files trusted by their name and length", [
    ...testsIn("packages/backend/storage/upload.test.ts"),
    ...testsIn("packages/backend/storage/reencode-picture.test.ts"),
  ]),
  notMade("L21", "refusals of the product told as failures", [
    ...testsIn(
      "packages/backend/rest/rest.calling.test.ts",
      "errors that a function raises reach the client",
    ),
  ]),
  notMade("L22", "moments in two spellings", [
    ...testsIn("packages/backend/rest/rest.reading.test.ts", "times have the same format"),
  ]),
  notMade("L23", "policies that trust what is not in the token", [
    ...testsIn(
      "testing/contracts/database/access-restrictions.contract.ts",
      "nothing trusts the address",
    ),
  ]),
  notMade("L24", "functions that may not ask who calls", [
    ...testsIn(BOOTSTRAP, "functions of policies read the claims"),
  ]),
  notMade("L25", "roles that are made too late", [...testsIn(BOOTSTRAP)]),
  notMade("L26", "sign-in reading every account", {
    reason:
      "Accounts, sessions, refresh tokens and links are looked up by what a unique index holds (packages/backend/database/setup/bootstrap/auth-tables.sql).",
  }),
  notMade("L27", "many statements for one request", {
    reason:
      "The role and all claims are set by one statement; npm run bench measures what is left beside a floor.",
  }),
  notMade("L28", "bodies without a limit", [
    ...testsIn(BACKEND, "$path takes $kilobytes kB and no more"),
    ...testsIn("packages/backend/http/request-limits.test.ts"),
  ]),
  notMade("L29", "a slow statement that stops everybody", [
    ...testsIn(
      "packages/backend/database/postgres/postgres.test.ts",
      "the limit of a statement is eight seconds",
    ),
    ...testsIn(
      "packages/backend/rest/rest.reading.test.ts",
      "no list has more rows than the maximum",
    ),
  ]),
  notMade("L30", "values of the wrong kind answered as failures", [
    ...testsIn("packages/backend/fuzz.test.ts"),
  ]),
  notMade("L31", "first requests that meet on PostgreSQL", [
    ...testsIn(BOOTSTRAP, "several starts at once", "new databases of one server"),
  ]),
  notMade("L32", "careless defaults", [
    ...testsIn("packages/backend/auth/sign-up/sign-up.test.ts", "a confirmation is asked for"),
    ...testsIn(
      "packages/backend/identity/bearer.test.ts",
      "a token carries GoTrue's claims and lasts ten minutes",
    ),
  ]),
  notMade("L33", "a secret anybody guesses", [
    ...testsIn("packages/backend/identity/api-keys.test.ts"),
  ]),
  notMade("L34", "a test setting that weakens passwords", [
    ...testsIn(PASSWORDS, "a stored password costs what hosted Supabase's do"),
  ]),
  notMade("L35", "answers for any origin, without headers", [
    ...testsIn(
      BACKEND,
      "no answer is stored, guessed, framed",
      "preflight requests of our own origin are answered",
    ),
  ]),
  notMade("L36", "a half-made database that is used", [...testsIn(SELF_TEST)]),
  notMade("L37", "files without a store", [
    ...testsIn("testing/contracts/storage/storage.contract.ts"),
  ]),
  notMade("L38", "no way to delete an account, no second proof", [
    ...testsIn("testing/contracts/accounts/account-deletion.contract.ts"),
    ...testsIn("packages/backend/auth/factors/factors.test.ts"),
  ]),
  notMade("L39", "a request from this machine taken for the operator", [
    ...testsIn(ROUTES, "data without a key, or without a session"),
  ]),
  notMade("L40", "reports to others", {
    reason:
      "The backend is our own and brings no telemetry; error reports go nowhere unless the operator sets where.",
  }),
  notMade("L41", "two refreshes that both succeed", [
    ...testsIn(SESSIONS, "A6: eight refreshes"),
    ...testsIn("packages/backend/auth/sessions/sign-in.test.ts", "eight tabs that refresh"),
  ]),
  notMade("L42", "passwords compared by their first 72 bytes", [
    ...testsIn("packages/backend/auth/passwords/abuse-passwords.test.ts", "A13: %s takes 72 bytes"),
  ]),
  notMade("L43", "a way in that skips the token", [
    ...testsIn(ENGINE, "a token cannot ask for the role %j"),
    ...testsIn(BACKEND, "a token we signed ourselves"),
  ]),
  notMade("L44", "links that work in one browser only", [
    ...testsIn(LINKS, "A9: a link opens in another browser"),
  ]),
  notMade("L45", "any port of this machine taken for ours", [
    ...testsIn("packages/backend/auth/verification/check-redirect.test.ts", "a port next to ours"),
  ]),
  notMade("L46", "calls of the client that nobody holds to an answer", [
    ...testsIn("testing/conformance/conformance.contract.ts"),
  ]),
];

function notMade(row: string, what: string, shownBy: SecurityRow["shownBy"]): SecurityRow {
  return { row, what, target: "not made", shownBy };
}
