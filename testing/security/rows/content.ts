import { type SecurityRow, testsIn } from "./security-row.ts";

const APP = "server/app.test.ts";
const HOSTILE = "testing/security/hostile-bodies.contract.ts";
const STORAGE = "testing/contracts/storage/storage.contract.ts";
const SMTP = "packages/backend/mail/smtp.test.ts";

/**
 * What is sent in, shown and passed on. What only a browser shows is tried in `npm test` as well: C1 by
 * e2e/hostile-articles.spec.ts, C14 by e2e/symptoms.spec.ts, C15 by e2e/storage-keys.spec.ts.
 */
export const contentRows: readonly SecurityRow[] = [
  {
    row: "C1",
    what: "hostile articles: a corpus, random mixtures, a megabyte, 10,000 levels",
    target: "nothing runs, with the policy of the page and without; in time",
    shownBy: testsIn("app/markdown.test.ts"),
  },
  {
    row: "C2",
    what: "the policy of pages, errors and redirects",
    target:
      "no unsafe word (the word for WebAssembly runs no text); hashes on cached pages, elsewhere a nonce unique over 10,000 answers",
    shownBy: [
      ...testsIn(APP, "each page gets its own nonce", "$because ($method $path) answers"),
      ...testsIn("server/pages/page-cache.test.ts", "the policy of a cached page names its own"),
      ...testsIn("server/pages/inline-hashes.test.ts"),
      ...testsIn("server/main.test.ts", "the policy of $path names every inline script"),
    ],
  },
  {
    row: "C3",
    what: "the other headers on every page and every endpoint",
    target: "100 % of routes",
    shownBy: [
      ...testsIn("testing/security/headers.contract.ts"),
      ...testsIn(APP, "transport security is set only where"),
    ],
  },
  {
    row: "C4",
    what: "hostile uploads: polyglots, bombs, wrong types, no end, full buckets",
    target: "decoded and re-encoded within 25 million points, or refused",
    shownBy: [
      ...testsIn("packages/backend/storage/reencode-picture.test.ts"),
      ...testsIn("packages/backend/storage/upload.test.ts"),
      ...testsIn("testing/contracts/storage/storage-bytes.contract.ts"),
      ...testsIn(STORAGE, "a served picture runs nothing"),
    ],
  },
  {
    row: "C5",
    what: "addresses that lead the server astray",
    target: "0 connections",
    shownBy: [
      ...testsIn("testing/security/outgoing-requests.contract.ts"),
      ...testsIn("supabase/functions/_shared/push/push-services.test.ts"),
      ...testsIn("supabase/functions/_shared/push/push.test.ts", "a redirect is not followed"),
      ...testsIn("packages/backend/storage/s3-store.test.ts", "redirects of the store"),
    ],
  },
  {
    row: "C6",
    what: "links out of doctors and pharmacies",
    target: "https, http, mailto and tel only; noopener noreferrer",
    shownBy: [
      ...testsIn("domain/profiles/doctor-draft.test.ts"),
      ...testsIn(
        "testing/contracts/profiles/profiles.contract.ts",
        "a script or a data link is no appointment link",
      ),
      ...testsIn("testing/contracts/admin/sheets.contract.ts"),
    ],
  },
  {
    row: "C7",
    what: "formulas in exports, on more than 10,000 random cells",
    target: "none runs, every cell comes back",
    shownBy: [
      ...testsIn("domain/intakes/csv.test.ts"),
      ...testsIn("domain/account-data/archive-files.test.ts"),
    ],
  },
  {
    row: "C8",
    what: "headers and markup in mails, lines and fields of the calendar file, markup and links of the PDF",
    target: "0 headers, 0 markup, 0 lines, 0 links",
    shownBy: [
      ...testsIn(SMTP, "no value adds a header or a recipient", "an answer goes to whom the mail"),
      ...testsIn("packages/backend/mail/template.test.ts"),
      ...testsIn("packages/backend/mail/mail-templates.test.ts", "a name cannot become markup"),
      ...testsIn(
        "testing/contracts/content/contact.contract.ts",
        "nothing that is typed begins another line",
      ),
      ...testsIn(
        "supabase/functions/_shared/mail/mail-channel.test.ts",
        "text that somebody typed becomes neither markup nor a header",
      ),
      ...testsIn(
        "supabase/functions/calendar-feed/write-calendar.test.ts",
        "names hold whatever the format means by their signs",
      ),
      ...testsIn(
        "app/features/report/pdf/write-pdf.test.ts",
        "text that somebody typed becomes neither an object nor a link of the file",
      ),
    ],
  },
  {
    row: "C9",
    what: "__proto__ and constructor in every body, metadata and query",
    target: "no object changed, 0 × 500",
    shownBy: [
      ...testsIn(HOSTILE, "C9:"),
      ...testsIn("packages/backend/fuzz.test.ts", "no body reaches into our objects"),
    ],
  },
  {
    row: "C10",
    what: "expressions that try again and again",
    target: "each < 50 ms on 50,000 characters",
    shownBy: testsIn("testing/security/regexes.test.ts"),
  },
  {
    row: "C11",
    what: "questions too deep, too long, too many",
    target: "refused; what is allowed ≤ 500 ms",
    shownBy: [
      ...testsIn(HOSTILE, "C11:"),
      ...testsIn(
        "packages/backend/rest/rest.reading.test.ts",
        "no list has more rows than the maximum",
      ),
      ...testsIn("packages/backend/rest/query/parse-logic.test.ts"),
    ],
  },
  {
    row: "C12",
    what: "what failures tell",
    target: "no statement, path, stack or value of others; 0 × 500 from bad input",
    shownBy: [
      ...testsIn(HOSTILE, "C12:"),
      ...testsIn("packages/backend/rest/rest.refusing.test.ts"),
      ...testsIn("packages/backend/fuzz.test.ts"),
    ],
  },
  {
    row: "C13",
    what: "names, medicines, tokens and addresses in the log",
    target: "0 hits",
    shownBy: [
      ...testsIn("server/telemetry/running-process.test.ts", "a household lives through its days"),
      ...testsIn("server/telemetry/request-log.test.ts"),
      ...testsIn("packages/backend/http/scrub.test.ts"),
    ],
  },
  {
    row: "C14",
    what: "words of health in addresses",
    target: "0 in logs and referrers",
    shownBy: [
      ...testsIn("server/main.test.ts", "the log contains requests by their path alone"),
      ...testsIn("server/telemetry/request-route.test.ts"),
      ...testsIn(APP, "$because ($method $path) answers"),
    ],
  },
  {
    row: "C15",
    what: "what a browser keeps, in use and after signing out",
    target: "the exact list of names",
    shownBy: [
      ...testsIn("app/client/session/stored-session.test.ts"),
      ...testsIn("app/client/session/sign-out.test.tsx"),
      ...testsIn("app/client/browser-storage.test.ts"),
    ],
  },
  {
    row: "C16",
    what: "packages: versions, sources, digests, licences, scripts, bill of materials, twice the same build",
    target: "0 exceptions",
    shownBy: [
      ...testsIn("testing/security/supply-chain.test.ts"),
      ...testsIn("testing/security/same-build.contract.ts"),
      ...testsIn("scripts/packages/complete-lock.test.ts", "the lock file"),
    ],
  },
  {
    row: "C17",
    what: "types, lint with its rules about safety, secrets in the repository, the catalogue of the database",
    target: "0 findings",
    shownBy: [
      ...testsIn("testing/security/static-checks.test.ts", "C17:"),
      ...testsIn("testing/security/crypto.test.ts"),
      ...testsIn("testing/contracts/database/access-restrictions.contract.ts"),
    ],
  },
];
