import { shown, unmet, written } from "./requirement.ts";

export const data = [
  written(
    "14.1.1",
    "data are sorted into levels of protection",
    "docs/operations.md, What is kept, and how it is guarded: five levels.",
  ),
  written(
    "14.1.2",
    "each level has its written rules",
    "The same table; how long each thing is kept is in the privacy policy.",
  ),
  unmet(
    "14.2.1",
    "nothing sensitive is in an address",
    "Filters of the REST interface hold ids and, in a search, what is typed; the specification puts symptoms into the address of /recommended-pharmacies. Neither is logged or passed on (docs/decisions/0019-what-a-url-may-hold.md), and an address takes symptoms of the list only.",
  ),
  shown(
    "14.2.2",
    "nothing sensitive is kept by a cache on the way",
    ["server/app.test.ts", "$because ($method $path) answers $status"],
    [
      "packages/backend/backend.test.ts",
      "no answer is stored, guessed, framed or read by another origin",
    ],
  ),
  shown(
    "14.2.3",
    "nothing sensitive goes to others",
    ["server/telemetry/error-reports.test.ts", "a report contains the kind, our own frames"],
    ["testing/security/outgoing-requests.contract.ts"],
    ["app/client/activity-log/activity-log.test.tsx", "nothing is sent when analytics are off"],
  ),
  written(
    "14.2.4",
    "data are guarded as was written down",
    "supabase/seed/site-content.test.ts holds the privacy policy (app/features/site/legal/) to the tables; server/telemetry/running-process.test.ts holds the log to its rule.",
  ),
  shown(
    "14.3.1",
    "after signing out nothing is left in the browser",
    ["app/client/session/sign-out.test.tsx", "no personal data is left"],
    ["app/client/session/stored-session.test.ts"],
    ["e2e/storage-keys.spec.ts", "what a browser keeps"],
  ),
  shown("14.3.2", "browsers keep no answer", [
    "server/app.test.ts",
    "$because ($method $path) answers $status",
  ]),
  unmet(
    "14.3.3",
    "the browser's storage holds nothing sensitive but the session",
    "The specification has it keep `user-profile`, the id of the chosen profile, for the tab and the next ones. It opens nothing without a session; the names that the code gives are read from it and are those of the privacy policy (app/client/browser-storage.test.ts); what a browser has, in use and after signing out, is a journey (e2e/storage-keys.spec.ts). The simple screen of a device keeps the name and the number of a person to call until the session ends. What was read is kept for pages without a network until the session ends, and not on a shared device (decision 0105). With the app lock of an own device both are sealed (`app/client/lock/lock.test.tsx`, decision 0121).",
  ),
];
