import { absent, shown, unmet } from "./requirement.ts";

const APP = "server/app.test.ts";
const HEADERS = "$because ($method $path) answers $status with every security header";

export const frontend = [
  shown(
    "3.2.1",
    "no answer is drawn as something it is not",
    [APP, HEADERS],
    [
      "testing/contracts/storage/storage.contract.ts",
      "a served picture runs nothing, loads nothing, and may be cached",
    ],
  ),
  shown("3.2.2", "text is written as text", [
    "testing/security/static-checks.test.ts",
    "C17: markup is taken as it is in two places",
  ]),
  unmet(
    "3.3.1",
    "cookies are Secure and their names begin so",
    "`preferred-locale` tells a language. The device cookie is Secure and `__Host-` wherever the product is on https (packages/backend/auth/sign-up/pre-account-takeover.test.ts); a family's own machine may serve plain http, where such a cookie would not be kept. No session is in a cookie.",
  ),
  shown("3.3.2", "cookies have a SameSite that fits", [
    "app/client/locale/visitor-locale.test.tsx",
    "a choice is stored under the specified keys",
  ]),
  unmet(
    "3.3.3",
    "cookie names begin with __Host-",
    "As 3.3.1: the specification names the cookie `preferred-locale`; the device cookie has the prefix on https.",
  ),
  absent(
    "3.3.4",
    "session cookies are HttpOnly",
    "There is no session cookie: supabase-js keeps the session in the browser's storage and sends it as a header. What a script could take of it is bounded by the policy of the pages and by access tokens of ten minutes.",
  ),
  shown("3.4.1", "HSTS for a year with subdomains", [
    APP,
    "transport security is set only where the public address has it",
  ]),
  shown("3.4.2", "no other origin reads answers", [
    "packages/backend/backend.test.ts",
    "no answer is stored, guessed, framed or read by another origin",
    "preflight requests of our own origin are answered; other origins get no headers",
  ]),
  shown(
    "3.4.3",
    "a content security policy on every answer",
    [APP, HEADERS, "each page gets its own nonce"],
    ["server/pages/inline-hashes.test.ts"],
    ["server/main.test.ts", "the policy of $path names every inline script by hash or nonce"],
  ),
  shown("3.4.4", "nosniff on every answer", [APP, HEADERS]),
  shown(
    "3.4.5",
    "no address is passed on to other sites",
    [APP, HEADERS],
    ["app/markdown.test.ts", "%s is another site, which learns nothing of who comes"],
  ),
  shown("3.4.6", "nobody frames us", [APP, HEADERS]),
  shown("3.5.1", "a forged request of another site does nothing", [
    "testing/contracts/database/closed-routes.contract.ts",
    "data without a key, or without a session, is refused",
  ]),
  shown(
    "3.5.2",
    "what relies on a preflight cannot be asked without one",
    [
      "packages/backend/backend.test.ts",
      "preflight requests of our own origin are answered; other origins get no headers",
    ],
    [
      "testing/contracts/database/closed-routes.contract.ts",
      "data without a key, or without a session, is refused",
    ],
  ),
  shown(
    "3.5.3",
    "no GET changes anything",
    [
      "testing/contracts/database/closed-routes.contract.ts",
      "a listed address takes the listed methods only",
    ],
    [
      "packages/backend/rest/rest.calling.test.ts",
      "a function that may change rows is called by POST only",
    ],
    [
      "app/features/letters/unsubscribe-panel.test.tsx",
      "opening the link ends nothing, the button does",
    ],
  ),
  absent(
    "3.5.4",
    "separate applications have separate host names",
    "It is one application; the operator's others are theirs to separate.",
  ),
  shown("3.5.5", "messages between windows are checked", [
    "app/client/push/push-subscription.test.tsx",
    "pages receive known messages of the service worker and ignore others",
  ]),
  shown("3.7.1", "only living techniques of browsers", [
    "testing/security/static-checks.test.ts",
    "C17: text never becomes a program",
  ]),
  shown(
    "3.7.2",
    "redirects lead to known hosts only",
    ["packages/backend/auth/verification/check-redirect.test.ts"],
    ["domain/locale/return-path.test.ts"],
  ),
];
