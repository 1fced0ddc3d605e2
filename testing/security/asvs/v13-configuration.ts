import { shown, unmet, written } from "./requirement.ts";

const CLOSED = "testing/contracts/database/closed-routes.contract.ts";

export const configuration = [
  written(
    "13.1.1",
    "all that the product talks to is written down",
    "docs/operations.md, Settings: mail, captcha, list of passwords, push, image service, S3, error reports, official medicines (`MEDICINES_URL`), new versions (`UPDATE_URL`), database; each off until it is set, but push services of browsers.",
  ),
  unmet(
    "13.2.1",
    "parts authenticate to each other with short-lived means",
    "The database is asked with the password of DATABASE_URL, which lasts until the operator changes it; on PGlite there is no other part.",
  ),
  shown(
    "13.2.2",
    "parts have the least rights",
    [
      "packages/backend/database/postgres/postgres.test.ts",
      "a user who may not create roles gets the commands",
    ],
    [
      "packages/backend/database/setup/bootstrap.test.ts",
      "a connection between requests may do nothing",
    ],
    ["testing/deploy.test.ts", "a service can write nothing but its data, and gain no right"],
  ),
  shown(
    "13.2.3",
    "no password is there from the start",
    ["testing/deploy.test.ts", "an example holds no secret"],
    ["packages/backend/identity/api-keys.test.ts", "two folders share no key"],
  ),
  shown("13.2.4", "only listed services are talked to", [
    "testing/security/outgoing-requests.contract.ts",
  ]),
  shown(
    "13.2.5",
    "the server loads only listed files and services",
    ["testing/security/outgoing-requests.contract.ts"],
    ["server/main.test.ts", "no file outside the build is served"],
  ),
  unmet(
    "13.3.1",
    "secrets are in a store for secrets",
    "They come from the environment, from a file that only its owner reads, or from a table that nobody else is granted. Who has a store for secrets gives them by the environment. None is in the sources or the build, which tests look through.",
  ),
  shown(
    "13.3.2",
    "secrets are read by whom they are for",
    ["packages/backend/identity/api-keys.test.ts", "nobody else on the machine can read them"],
    ["packages/backend/identity/shared-keys.test.ts"],
  ),
  shown(
    "13.4.1",
    "no .git where it runs",
    ["testing/deploy.test.ts", "what the image is made of does get in"],
    ["server/main.test.ts", "no file outside the build is served"],
  ),
  shown("13.4.2", "no mode for debugging", [
    "server/app.test.ts",
    "a failure is reported, and the answer reveals nothing about it",
  ]),
  shown("13.4.3", "no list of a folder", [
    "server/http/assets.test.ts",
    "only the files that are there can be asked for",
  ]),
  shown(
    "13.4.4",
    "no TRACE",
    [CLOSED, "a listed address takes the listed methods only"],
    ["server/app.test.ts", "$because ($method $path) answers $status"],
  ),
  shown(
    "13.4.5",
    "measures and descriptions are not for everybody",
    [
      "server/telemetry/monitoring-endpoints.test.ts",
      "a stranger learns whether the server is ready",
      "without a token in the settings no token opens",
    ],
    [CLOSED, "what Supabase answers and we do not is not there"],
  ),
];
