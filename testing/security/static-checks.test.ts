import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const listed = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && !/\.(webp|png|jpe?g|woff2|ico|gz|zip|pdf)$/.test(file));

/** A file of the working tree may just have been moved. */
function textOf(file: string): string {
  try {
    return readFileSync(join(root, file), "utf8");
  } catch {
    return "";
  }
}

/** Shapes in which secrets are given out; each would be valid somewhere. */
const SECRETS = {
  "a private key": /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s+[A-Za-z0-9+/=]{20,}/,
  "a key of AWS": /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  "a token of GitHub": /\bgh[pousr]_[A-Za-z0-9]{36}\b|\bgithub_pat_\w{60,}/,
  "a token of npm": /\bnpm_[A-Za-z0-9]{36}\b/,
  "a key of Stripe": /\b[rs]k_live_[A-Za-z0-9]{20,}/,
  "a key of OpenAI": /\bsk-(?:proj-)?[A-Za-z0-9_-]{40,}/,
  "a key of Google": /\bAIza[\w-]{35}\b/,
  "a token of Slack": /\bxox[abprs]-[A-Za-z0-9-]{20,}/,
  "a key of an installation": /\bsb_secret_[A-Za-z0-9_-]{40,}/,
  "a signed token": /\beyJ[\w-]{20,}\.eyJ[\w-]{40,}\.[\w-]{40,}/,
  "an address with its password":
    /\b(?:postgres(?:ql)?|smtps?|https?):\/\/\w+:[^\s@/"'`$<{}]{8,}@(?!127|localhost|\[)/,
};

/** Made up for tests or to show where a password goes, and of use nowhere. */
const MADE_UP =
  /^sb_secret_(b8RzP1vXq4tYw7cNf0aKm|Jw4kP9tXb1vYq6nMf3cRz)|^[a-z]+:\/\/\w+:(password|PASSWORD|THE_TROUSSE_PASSWORD)@/;

function secretsIn(text: string): string[] {
  return Object.entries(SECRETS).flatMap(([what, shape]) =>
    [...text.matchAll(new RegExp(shape, "g"))]
      .filter(([found]) => !MADE_UP.test(found))
      .map(([found]) => `${what}: ${found.slice(0, 12)}…`),
  );
}

test("a secret of each shape is seen by the test below", () => {
  const samples = [
    `-----BEGIN ${"PRIVATE"} KEY-----\n${"A".repeat(40)}`,
    `AKIA${"A1".repeat(8)}`,
    `ghp_${"a".repeat(36)}`,
    `npm_${"a".repeat(36)}`,
    `sk_live_${"a".repeat(24)}`,
    `sk-${"a".repeat(48)}`,
    `AIza${"a".repeat(35)}`,
    `xoxb-${"1".repeat(24)}`,
    `sb_secret_${"a".repeat(43)}`,
    `eyJ${"a".repeat(30)}.eyJ${"a".repeat(50)}.${"a".repeat(43)}`,
    `postgres://me:${"a".repeat(9)}@db.example.org/x`,
  ];
  expect(samples).toHaveLength(Object.keys(SECRETS).length);
  expect(samples.filter((sample) => secretsIn(sample).length !== 1)).toEqual([]);
});

test("C17: no file of the repository holds a secret", () => {
  expect(listed.length).toBeGreaterThan(1000);
  const found = listed.flatMap((file) => secretsIn(textOf(file)).map((what) => `${file}: ${what}`));
  expect(found).toEqual([]);
});

test("C17: no file of data, keys or settings of a machine is in the repository", () => {
  expect(
    listed.filter(
      (file) =>
        /(^|\/)(\.env|data\/|keys\.json|id_[rd]sa)|\.(pem|key|p12)$/.test(file) &&
        !/\.env\.example$|supabase\/seed\/data\//.test(file),
    ),
  ).toEqual([]);
});

const ours = listed.filter(
  (file) =>
    /^(app|packages\/backend|domain|server|supabase\/functions)\/.*\.tsx?$/.test(file) &&
    !/\.test\.tsx?$/.test(file),
);

test("C17: text never becomes a program", () => {
  const makesPrograms =
    /\beval\(|\bnew Function\(|\bsetTimeout\(\s*["'`]|\bdocument\.write|\bvm\.|\bexec\(\s*`/;
  expect(ours.filter((file) => makesPrograms.test(textOf(file)))).toEqual([]);
});

/** Facts for machines, in which `<` is written as an escape; and what app/markdown.ts made. */
const TAKE_MARKUP = ["app/routes/site/metadata/json-ld.tsx", "app/ui/layout/prose.tsx"];

test("C17: markup is taken as it is in two places, from writers that escape", () => {
  const takesMarkup = /dangerouslySetInnerHTML|\.innerHTML\s*=|\.outerHTML\s*=|insertAdjacentHTML/;
  expect(ours.filter((file) => takesMarkup.test(textOf(file)))).toEqual(TAKE_MARKUP);
});

test("C17: no certificate is taken unseen", () => {
  const takesAny =
    /rejectUnauthorized\s*:\s*false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/;
  expect(ours.filter((file) => takesAny.test(textOf(file)))).toEqual([]);
});

test("C17: no rule about safety is switched off, and the checks run in every npm test", () => {
  const { linter } = JSON.parse(textOf("biome.json"));
  expect(linter.rules).toMatchObject({
    preset: "recommended",
    suspicious: { noExplicitAny: "error" },
  });
  expect(linter.rules).not.toHaveProperty("security");
  const switchedOff = ours.filter((file) => textOf(file).includes("biome-ignore lint/security"));
  expect(switchedOff).toEqual(TAKE_MARKUP);
  const steps = textOf("scripts/checks/check-steps.ts");
  for (const check of ['name: "lint"', '"tsc", "--project", "tsconfig.json"', '"knip"']) {
    expect(steps).toContain(check);
  }
  expect(JSON.parse(textOf("tsconfig.json")).compilerOptions.strict).toBe(true);
});
