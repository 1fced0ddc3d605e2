import { type SecurityRow, within } from "./row.ts";

const ENGINE = "backend/database/engine.test.ts";
const ISOLATION = "backend/database/isolation.test.ts";
const SELF_TEST = "backend/database/self-test.test.ts";
const BOOTSTRAP = "backend/database/bootstrap.test.ts";
const ROUTES = "testing/closed-routes.contract.ts";
const LIMITS = "backend/auth/abuse-limits.test.ts";
const SESSIONS = "backend/auth/abuse-sessions.test.ts";
const TOKENS = "backend/auth/abuse-tokens.test.ts";
const PASSWORDS = "backend/auth/passwords.test.ts";
const LINKS = "backend/auth/abuse-links.test.ts";
const BACKEND = "backend/backend.test.ts";

/**
 * What was found wrong in the one package that could have stood in the place of our backend. Each is a mistake that
 * ours must not make: none may be found.
 */
export const mistakeRows: readonly SecurityRow[] = [
  notMade("L1", "a statement with more values than PostgreSQL can count", [
    ...within(ENGINE, "32,767 values are bound"),
  ]),
  notMade("L2", "statements of two people on one session", [...within(ISOLATION)]),
  notMade("L3", "a server that took walls for absent", [...within(SELF_TEST)]),
  notMade("L4", "grants that come back by themselves", [
    ...within(BOOTSTRAP, "a new table and a new function are given to nobody"),
    ...within("testing/security/hosted-grants.contract.ts"),
  ]),
  notMade("L5", "doors that tell the configuration", [
    ...within(ROUTES, "what Supabase answers and we do not is not there"),
  ]),
  notMade("L6", "codes of six digits", [...within(LIMITS, "A5:")]),
  notMade("L7", "a new address that only the old one proved", [
    ...within("backend/auth/update-user.test.ts", "an address changes once both have confirmed"),
    ...within(SESSIONS, "A12: of a change of address both"),
  ]),
  notMade("L8", "a token made for something else", [...within(TOKENS, "A10:")]),
  notMade("L9", "no limit and no captcha", [
    ...within(LIMITS),
    ...within("backend/auth/abuse-captcha.test.ts"),
  ]),
  notMade("L10", "passwords compared one after the other by the process that answers", [
    ...within("backend/auth/queue.test.ts", "two run at once, the next in order"),
  ]),
  notMade("L11", "accounts told by status or time", [
    ...within("backend/auth/abuse-enumeration.test.ts"),
  ]),
  notMade("L12", "a confirmation that cannot be sent again", [
    ...within("backend/auth/unconfirmed.test.ts"),
    ...within("backend/auth/verify.test.ts", "a confirmation can be sent again"),
    ...within("backend/auth/pre-account.test.ts", "however many mails a stranger uses up"),
  ]),
  notMade("L13", "links of mails that lead elsewhere than asked", [...within(LINKS, "A8:")]),
  notMade("L14", "links that a scanner uses up", [...within(LINKS, "A9:")]),
  notMade("L15", "a new password without the old one", [
    ...within("backend/auth/update-user.test.ts", "a new password asks for the current one"),
    ...within(SESSIONS, "A6: a new password ends every other session"),
  ]),
  notMade("L16", "tokens that outlive their session", [
    ...within("testing/conformance-revocation.contract.ts"),
  ]),
  notMade("L17", "a broken token taken for nobody", [
    ...within(BACKEND, "%s lets no stranger in"),
    ...within("backend/gates/caller.test.ts"),
  ]),
  notMade("L18", "statements and values in the log", [
    ...within(ENGINE, "an error has PostgreSQL's words"),
    ...within("backend/gates/scrub.test.ts"),
  ]),
  notMade("L19", "doors that make confirmed accounts", [
    ...within(ROUTES, "what Supabase answers and we do not is not there"),
    ...within(BACKEND, "%s is not found, whoever asks"),
  ]),
  notMade("L20", "files believed by their name and length", [
    ...within("backend/storage/upload.test.ts"),
    ...within("backend/storage/picture.test.ts"),
  ]),
  notMade("L21", "refusals of the product told as failures", [
    ...within(
      "backend/rest/rest.calling.test.ts",
      "what a function raises on purpose reaches the client",
    ),
  ]),
  notMade("L22", "moments in two spellings", [
    ...within("backend/rest/rest.reading.test.ts", "times look the same"),
  ]),
  notMade("L23", "policies that trust what is not in the token", [
    ...within("testing/walls.contract.ts", "nothing trusts the address"),
  ]),
  notMade("L24", "functions that may not ask who calls", [
    ...within(BOOTSTRAP, "functions of policies read the claims"),
  ]),
  notMade("L25", "roles that are made too late", [...within(BOOTSTRAP)]),
  notMade("L26", "sign-in reading every account", {
    reason:
      "Accounts, sessions, refresh tokens and links are looked up by what a unique index holds (backend/database/bootstrap/auth-tables.sql).",
  }),
  notMade("L27", "many statements for one request", {
    reason:
      "The role and all claims are set by one statement; npm run bench measures what is left beside a floor.",
  }),
  notMade("L28", "bodies without a limit", [
    ...within(BACKEND, "$path takes $kilobytes kB and no more"),
    ...within("backend/gates/limits.test.ts"),
  ]),
  notMade("L29", "a slow statement that stops everybody", [
    ...within("backend/database/postgres.test.ts", "a request's statement may take eight seconds"),
    ...within("backend/rest/rest.reading.test.ts", "no list is longer than the cap"),
  ]),
  notMade("L30", "values of the wrong kind answered as failures", [
    ...within("backend/fuzz.test.ts"),
  ]),
  notMade("L31", "first requests that meet on PostgreSQL", [
    ...within(BOOTSTRAP, "several starts at once", "new databases of one server"),
  ]),
  notMade("L32", "careless defaults", [
    ...within("backend/auth/sign-up.test.ts", "a confirmation is asked for"),
    ...within(
      "backend/gates/bearer.test.ts",
      "a token carries GoTrue's claims and lasts ten minutes",
    ),
  ]),
  notMade("L33", "a secret anybody guesses", [...within("backend/gates/keys.test.ts")]),
  notMade("L34", "a test setting that weakens passwords", [
    ...within(PASSWORDS, "a stored password costs what hosted Supabase's do"),
  ]),
  notMade("L35", "answers for any origin, without headers", [
    ...within(BACKEND, "no answer is stored, guessed, framed", "our own pages may ask first"),
  ]),
  notMade("L36", "a half-made database that is used", [...within(SELF_TEST)]),
  notMade("L37", "files without a store", [...within("testing/storage.contract.ts")]),
  notMade("L38", "no way to delete an account, no second proof", [
    ...within("testing/account-deletion.contract.ts"),
    ...within("backend/auth/factors.test.ts"),
  ]),
  notMade("L39", "a request from this machine taken for the operator", [
    ...within(ROUTES, "data without a key, or without a session"),
  ]),
  notMade("L40", "reports to others", {
    reason:
      "The backend is our own and brings no telemetry; error reports go nowhere unless the operator sets where.",
  }),
  notMade("L41", "two refreshes that both succeed", [
    ...within(SESSIONS, "A6: eight refreshes"),
    ...within("backend/auth/sign-in.test.ts", "eight tabs that refresh"),
  ]),
  notMade("L42", "passwords compared by their first 72 bytes", [
    ...within("backend/auth/abuse-passwords.test.ts", "A13: %s takes 72 bytes"),
  ]),
  notMade("L43", "a way in that skips the token", [
    ...within(ENGINE, "a token cannot ask for the role %j"),
    ...within(BACKEND, "a token we signed ourselves"),
  ]),
  notMade("L44", "links that work in one browser only", [
    ...within(LINKS, "A9: a link opens in another browser"),
  ]),
  notMade("L45", "any port of this machine taken for ours", [
    ...within("backend/auth/redirect.test.ts", "a port next to ours"),
  ]),
  notMade("L46", "calls of the client that nobody holds to an answer", [
    ...within("testing/conformance.contract.ts"),
  ]),
];

function notMade(row: string, what: string, shownBy: SecurityRow["shownBy"]): SecurityRow {
  return { row, what, target: "not made", shownBy };
}
