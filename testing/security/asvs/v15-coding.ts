import { shown, unmet, written } from "./requirement.ts";

const SUPPLY = "testing/security/supply-chain.test.ts";

export const coding = [
  written(
    "15.1.1",
    "how soon weak packages are replaced is written down",
    "docs/operations.md, Packages, and how soon they are replaced.",
  ),
  shown("15.1.2", "a bill of materials, from known sources", [SUPPLY]),
  written(
    "15.1.3",
    "what takes time is known, with what keeps it from doing harm",
    "docs/operations.md, Overload, and docs/decisions/0042-telemetry-and-admission-control.md.",
  ),
  unmet(
    "15.2.1",
    "no package is older than the rule allows",
    "There is a rule since 15.1.1, and nothing holds the lock file to it by itself: the tests ask no registry.",
  ),
  shown(
    "15.2.2",
    "what takes time stops nobody else",
    ["server/admission/overload.test.ts"],
    ["packages/backend/auth/passwords/bounded-queue.test.ts", "two run at once, the next in order"],
    [
      "packages/backend/storage/reencode-picture.test.ts",
      "nine pictures at once are encoded in turn",
    ],
  ),
  shown("15.2.3", "nothing of development is where it runs", [
    "testing/deploy.test.ts",
    "the image brings no tool of development",
    "the server and the commands of an operator run on what npm ci --omit=dev installs",
  ]),
  shown(
    "15.3.1",
    "answers hold the fields that are needed",
    ["testing/contracts/reminders/push.contract.ts", "people see their devices without the keys"],
    ["packages/backend/auth/sessions/abuse-tokens.test.ts", "A11: no answer holds a secret"],
  ),
  shown(
    "15.3.2",
    "redirects of others are not followed",
    ["supabase/functions/_shared/push/push.test.ts", "a redirect is not followed"],
    ["packages/backend/storage/s3-store.test.ts", "redirects of the store are not followed"],
  ),
  shown("15.3.3", "fields that are not offered are not written", [
    "testing/security/allowed-columns.contract.ts",
  ]),
  shown(
    "15.3.4",
    "the address of who asks is the real one",
    ["server/http/client-address.test.ts"],
    ["server/app.test.ts", "the backend gets the client address from a proxy on this machine"],
  ),
  shown(
    "15.3.5",
    "types are checked",
    ["testing/security/static-checks.test.ts", "C17: no rule about safety is switched off"],
    ["testing/security/hostile-bodies.contract.ts", "C12: nothing that is no JSON"],
  ),
  shown(
    "15.3.6",
    "no prototype is polluted",
    ["testing/security/hostile-bodies.contract.ts", "C9:"],
    ["packages/backend/fuzz.test.ts", "no body reaches into our objects"],
  ),
  shown("15.3.7", "a parameter given twice does nothing new", [
    "packages/backend/rest/query/parse-query.test.ts",
    "each parameter goes to the level it names",
  ]),
];
