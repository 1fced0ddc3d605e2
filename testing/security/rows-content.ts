import { type SecurityRow, within } from "./row.ts";

const APP = "server/app.test.ts";
const HOSTILE = "testing/security/hostile-bodies.contract.ts";
const STORAGE = "testing/storage.contract.ts";
const SMTP = "backend/mail/smtp.test.ts";

/**
 * What is sent in, shown and passed on. What only a browser shows is tried in `npm test` as well: C1 by
 * e2e/hostile-articles.spec.ts, C14 by e2e/symptoms.spec.ts, C15 by e2e/storage-keys.spec.ts.
 */
export const contentRows: readonly SecurityRow[] = [
  {
    row: "C1",
    what: "hostile articles: a corpus, random mixtures, a megabyte, 10,000 levels",
    target: "nothing runs, with the policy of the page and without; in time",
    shownBy: within("app/markdown.test.ts"),
  },
  {
    row: "C2",
    what: "the policy of pages, errors and redirects",
    target: "no unsafe word; a nonce unique over 10,000 answers",
    shownBy: [
      ...within(APP, "each page gets a nonce of its own", "$because ($method $path) answers"),
      ...within("server/kept-pages.test.ts", "no two of 10,000 answers have the same nonce"),
      ...within("server/main.test.ts", "every script of $path carries the nonce of its policy"),
    ],
  },
  {
    row: "C3",
    what: "the other headers on every page and every door",
    target: "100 % of routes",
    shownBy: [
      ...within("testing/security/headers.contract.ts"),
      ...within(APP, "transport security is asked for only where"),
    ],
  },
  {
    row: "C4",
    what: "hostile uploads: polyglots, bombs, wrong types, no end, full buckets",
    target: "decoded and drawn anew within 25 million points, or refused",
    shownBy: [
      ...within("backend/storage/picture.test.ts"),
      ...within("backend/storage/upload.test.ts"),
      ...within("testing/storage-bytes.contract.ts"),
      ...within(STORAGE, "what is shown runs nothing"),
    ],
  },
  {
    row: "C5",
    what: "addresses that lead the server astray",
    target: "0 connections",
    shownBy: [
      ...within("testing/security/no-calls-out.contract.ts"),
      ...within("supabase/functions/_shared/push-services.test.ts"),
      ...within("supabase/functions/_shared/push.test.ts", "a redirect leads nowhere"),
      ...within("backend/storage/s3-store.test.ts", "a store that leads elsewhere"),
    ],
  },
  {
    row: "C6",
    what: "links out of doctors and pharmacies",
    target: "https, http, mailto and tel only; noopener noreferrer",
    shownBy: [
      ...within("domain/profiles/doctor-draft.test.ts"),
      ...within("testing/profiles.contract.ts", "a script or a data link is no appointment link"),
      ...within("testing/sheets.contract.ts"),
    ],
  },
  {
    row: "C7",
    what: "formulas in exports, on more than 10,000 random cells",
    target: "none runs, every cell comes back",
    shownBy: [
      ...within("domain/intakes/csv.test.ts"),
      ...within("domain/account-data/archive-files.test.ts"),
    ],
  },
  {
    row: "C8",
    what: "headers and markup in mails (there is no calendar file and no PDF)",
    target: "0 headers, 0 markup",
    shownBy: [
      ...within(SMTP, "no value adds a header or a recipient", "an answer goes to whom the mail"),
      ...within("backend/mail/template.test.ts"),
      ...within("backend/mail/mail-templates.test.ts", "a name cannot become markup"),
      ...within("testing/contact.contract.ts", "nothing that is typed begins another line"),
      ...within(
        "supabase/functions/_shared/mail-channel.test.ts",
        "what was typed becomes neither markup nor a header",
      ),
    ],
  },
  {
    row: "C9",
    what: "__proto__ and constructor in every body, metadata and query",
    target: "no object changed, 0 × 500",
    shownBy: [
      ...within(HOSTILE, "C9:"),
      ...within("backend/fuzz.test.ts", "no body reaches into our objects"),
    ],
  },
  {
    row: "C10",
    what: "expressions that try again and again",
    target: "each < 50 ms on 50,000 characters",
    shownBy: within("testing/security/regexes.test.ts"),
  },
  {
    row: "C11",
    what: "questions too deep, too long, too many",
    target: "refused; what is allowed ≤ 500 ms",
    shownBy: [
      ...within(HOSTILE, "C11:"),
      ...within("backend/rest/rest.reading.test.ts", "no list is longer than the cap"),
      ...within("backend/rest/parse-logic.test.ts"),
    ],
  },
  {
    row: "C12",
    what: "what failures tell",
    target: "no statement, path, stack or value of others; 0 × 500 from bad input",
    shownBy: [
      ...within(HOSTILE, "C12:"),
      ...within("backend/rest/rest.refusing.test.ts"),
      ...within("backend/fuzz.test.ts"),
    ],
  },
  {
    row: "C13",
    what: "names, medicines, tokens and addresses in the log",
    target: "0 hits",
    shownBy: [
      ...within("server/operating.test.ts", "a household lives through its days"),
      ...within("server/request-log.test.ts"),
      ...within("backend/gates/scrub.test.ts"),
    ],
  },
  {
    row: "C14",
    what: "words of health in addresses",
    target: "0 in logs and referrers",
    shownBy: [
      ...within("server/main.test.ts", "the log tells requests by their path alone"),
      ...within("server/request-places.test.ts"),
      ...within(APP, "$because ($method $path) answers"),
    ],
  },
  {
    row: "C15",
    what: "what a browser keeps, in use and after signing out",
    target: "the exact list of names",
    shownBy: [
      ...within("app/client/stored-session.test.ts"),
      ...within("app/client/sign-out.test.tsx"),
      ...within("supabase/seed/site-content.test.ts", "the privacy policy names whatever"),
    ],
  },
  {
    row: "C16",
    what: "packages: versions, sources, digests, licences, scripts, bill of materials, twice the same build",
    target: "0 exceptions",
    shownBy: [
      ...within("testing/security/supply-chain.test.ts"),
      ...within("testing/security/same-build.contract.ts"),
      ...within("scripts/complete-lock.test.ts", "the lock file"),
    ],
  },
  {
    row: "C17",
    what: "types, lint with its rules about safety, secrets in the repository, the catalogue of the database",
    target: "0 findings",
    shownBy: [
      ...within("testing/security/static-checks.test.ts", "C17:"),
      ...within("testing/security/crypto.test.ts"),
      ...within("testing/walls.contract.ts"),
    ],
  },
];
