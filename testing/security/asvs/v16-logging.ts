import { operator, shown, unmet, written } from "./requirement.ts";

const LOG = "server/telemetry/log.test.ts";

export const logging = [
  written(
    "16.1.1",
    "what is logged, where and for how long is written down",
    "docs/operations.md, Logs: events, fields and formats; how long they are kept is decided where they are collected.",
  ),
  unmet(
    "16.2.1",
    "a line says when, where, who and what",
    "An entry has time, place, event and an id; the account is left out on purpose (docs/decisions/0042-telemetry-and-admission-control.md). Actions of admins are logged with their account, in a separate log (docs/decisions/0040-admin-audit-log.md).",
  ),
  operator(
    "16.2.2",
    "clocks agree, and moments are in UTC",
    "Moments are written in UTC; the machine's clock is the operator's.",
  ),
  shown(
    "16.2.3",
    "logs go only where it is written",
    [LOG],
    [
      "server/telemetry/error-reports.test.ts",
      "the report is sent to the project, with the public key",
    ],
  ),
  shown("16.2.4", "logs can be read by machines", [
    LOG,
    "the JSON format has one line for each entry",
  ]),
  shown(
    "16.2.5",
    "nothing sensitive is in the log",
    [
      "server/telemetry/running-process.test.ts",
      "a household lives through its days, and not one of its words is in the log (C13)",
    ],
    ["server/telemetry/request-log.test.ts"],
  ),
  shown(
    "16.3.1",
    "every sign-in is logged, with its kind",
    [
      "server/telemetry/request-log.test.ts",
      "an attempt at $as is a line with its kind, $status and $refusal",
    ],
    [
      "server/telemetry/running-process.test.ts",
      "a household lives through its days, and not one of its words is in the log (C13)",
    ],
  ),
  unmet(
    "16.3.2",
    "refusals are logged",
    "Each is a line with its status (401, 403) and, at the sign-in server, with why; but row-level security hides rows without a refusal, so that asking for those of others is a line like any.",
  ),
  shown("16.3.3", "attempts to get around are logged", [
    "server/telemetry/request-log.test.ts",
    "an attempt at $as is a line with its kind, $status and $refusal",
    "a line has method, route, status",
  ]),
  shown(
    "16.3.4",
    "what nobody expected is logged",
    ["server/telemetry/report-problem.test.ts"],
    ["server/app.test.ts", "a failure is reported, and the answer reveals nothing about it"],
  ),
  shown(
    "16.4.1",
    "nothing typed becomes a line of the log",
    ["server/telemetry/request-log.test.ts", "a line has method, route, status"],
    ["server/app.test.ts", "an answer has an id: ours, or a trusted proxy's"],
  ),
  shown(
    "16.4.2",
    "nobody changes a log",
    [
      "testing/contracts/admin/admin-log.contract.ts",
      "nobody adds a line, rewrites one or takes one away",
    ],
    ["testing/contracts/sharing/access-log.contract.ts", "no role can rewrite it"],
  ),
  operator(
    "16.4.3",
    "logs are kept elsewhere",
    "Lines go to the standard output; where they are collected is the operator's (docs/operations.md).",
  ),
  shown(
    "16.5.1",
    "failures tell nothing of the inside",
    ["testing/security/hostile-bodies.contract.ts", "C12: no error of the database reveals"],
    ["server/app.test.ts", "a failure is reported"],
  ),
  shown(
    "16.5.2",
    "when something else is away, the rest goes on",
    ["server/lifecycle/readiness.test.ts"],
    [
      "packages/backend/auth/passwords/compromised-passwords.test.ts",
      "an unreachable list rejects no password and is reported",
    ],
    ["packages/backend/captcha/captcha-provider.test.ts", "an outage is cached for ten seconds"],
  ),
  shown(
    "16.5.3",
    "a failure opens nothing",
    [
      "packages/backend/database/engine.test.ts",
      "an error that the callback catches still fails the transaction",
    ],
    ["packages/backend/database/self-test.test.ts"],
    ["packages/backend/database/isolation.test.ts", "an identity ends with its statement"],
  ),
];
