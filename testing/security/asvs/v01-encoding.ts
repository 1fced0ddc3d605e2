import { absent, shown } from "./requirement.ts";

const MARKDOWN = "app/markdown.test.ts";
const STATIC = "testing/security/static-checks.test.ts";

export const encoding = [
  shown("1.1.1", "input is decoded once, before anything looks at it", [
    "testing/contracts/database/closed-routes.contract.ts",
    "no disguise of an address opens it",
    "an address that steps aside and back is the one it comes to",
  ]),
  shown(
    "1.1.2",
    "output is escaped last, by what writes it",
    [MARKDOWN, "HTML is shown as it was typed", "nothing in %j runs"],
    ["domain/intakes/csv.test.ts"],
  ),
  shown(
    "1.2.1",
    "output is escaped for where it stands",
    [MARKDOWN],
    ["packages/backend/mail/template.test.ts", "no value can leave its place in HTML"],
    ["packages/backend/mail/smtp.test.ts", "no value adds a header or a recipient"],
  ),
  shown(
    "1.2.2",
    "addresses are encoded, and of safe protocols only",
    [MARKDOWN, "a link that leads nowhere keeps its words"],
    ["domain/profiles/doctor-draft.test.ts"],
    [
      "testing/contracts/profiles/profiles.contract.ts",
      "a script or a data link is no appointment link",
    ],
  ),
  shown("1.2.3", "scripts and JSON that are written cannot be left", [
    "app/routes/site/metadata/structured-data.test.ts",
  ]),
  shown(
    "1.2.4",
    "values of statements are bound",
    ["packages/backend/database/engine.test.ts", "a statement cannot contain a second one"],
    ["packages/backend/rest/rest.reading.test.ts", "names cannot break out of their quotes"],
    ["packages/backend/rest/query/parse-filter.test.ts", "a list of quoted values holds any text"],
  ),
  shown("1.2.5", "no command of the system is made from input", [
    STATIC,
    "C17: text never becomes a program",
  ]),
  absent("1.2.6", "LDAP injection", "There is no LDAP."),
  absent("1.2.7", "XPath injection", "There is no XPath."),
  absent("1.2.8", "LaTeX injection", "There is no LaTeX."),
  shown("1.2.9", "text put into a regular expression has its signs escaped", [
    "testing/security/regexes.test.ts",
    "every regular expression of the product is found",
  ]),
  shown("1.3.1", "HTML of an editor is sanitized: here it is shown as text", [
    MARKDOWN,
    "HTML is shown as it was typed",
    "nothing runs, however hostile pieces are put together",
  ]),
  shown("1.3.2", "no code is made from text", [STATIC, "C17: text never becomes a program"]),
  shown(
    "1.3.3",
    "what goes to a dangerous place is checked and bounded first",
    ["packages/backend/rest/request/payload.test.ts"],
    ["testing/security/hostile-bodies.contract.ts", "C11:"],
  ),
  shown("1.3.4", "SVG of others is made harmless: here it is refused", [
    "server/functions/to-webp.test.ts",
    "refuses a file that is not a picture, SVG from others, and a decompression bomb",
  ]),
  shown("1.3.5", "Markdown and the like run nothing", [MARKDOWN]),
  shown(
    "1.3.6",
    "no request is led where its writer wants (SSRF)",
    ["testing/security/outgoing-requests.contract.ts"],
    ["supabase/functions/_shared/push/push-services.test.ts"],
  ),
  shown("1.3.7", "templates are never made from input", [
    "packages/backend/mail/template.test.ts",
    "a value that looks like a template is not read as one",
    "nothing inherited can be read",
  ]),
  absent("1.3.8", "JNDI injection", "There is no Java."),
  absent("1.3.9", "memcache injection", "There is no memcache."),
  absent(
    "1.3.10",
    "format strings",
    "No format string is made from input: texts are catalogs with named values.",
  ),
  shown(
    "1.3.11",
    "nothing typed changes a mail",
    ["packages/backend/mail/smtp.test.ts", "no value adds a header or a recipient"],
    [
      "testing/contracts/content/contact.contract.ts",
      "nothing that is typed begins another line of a mail's head",
    ],
    [
      "supabase/functions/_shared/mail/mail-channel.test.ts",
      "text that somebody typed becomes neither markup nor a header",
    ],
  ),
  absent(
    "1.4.1",
    "memory-safe strings and copies",
    "Our code is TypeScript and SQL alone; sharp, bcrypt and PostgreSQL are built by others.",
  ),
  shown(
    "1.4.2",
    "numbers keep to their range",
    ["packages/backend/database/engine.test.ts", "a bigint that a number cannot hold is an error"],
    ["packages/backend/rest/rest.changing.test.ts", "numbers keep every digit"],
  ),
  absent(
    "1.4.3",
    "memory is released",
    "JavaScript collects it; what could pile up is bounded by its own tests.",
  ),
  shown("1.5.1", "XML without external entities", [
    "server/medicines/national/read-xml.test.ts",
    "what XML itself defines is read, and nothing is fetched",
    "an entity that a document defines is never expanded",
  ]),
  shown(
    "1.5.2",
    "what is read back has the shape it must have",
    ["domain/account-data/archive-files.test.ts"],
    ["testing/security/hostile-bodies.contract.ts", "C9:", "C12: nothing that is no JSON"],
  ),
];
