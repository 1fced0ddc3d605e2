import { absent, operator, shown, unmet } from "./requirement.ts";

const ALONE =
  "There is one process, or several that share a database and never talk to each other.";

export const communication = [
  operator(
    "12.1.1",
    "TLS 1.2 and 1.3 only",
    "The proxy in front does TLS; docs/operations.md shows one.",
  ),
  operator("12.1.2", "only recommended ciphers", "As 12.1.1."),
  absent("12.1.3", "certificates of clients", "None are asked for."),
  operator(
    "12.2.1",
    "nothing goes out without TLS",
    "As 12.1.1; with an https PUBLIC_URL every answer asks the browser to stay with it for a year. A household's own machine may serve plain http to itself.",
  ),
  operator("12.2.2", "certificates that browsers trust", "As 12.1.1."),
  unmet(
    "12.3.1",
    "every connection in and out is encrypted",
    "Those to image services, S3, lists of passwords, captchas and push services are. To PostgreSQL and to a mail server it is as the operator's address says (sslmode, smtps).",
  ),
  shown("12.3.2", "certificates of others are checked", [
    "testing/security/static-checks.test.ts",
    "C17: no certificate is taken unseen",
  ]),
  absent("12.3.3", "services among themselves use TLS", ALONE),
  absent("12.3.4", "services among themselves trust known certificates", ALONE),
];
