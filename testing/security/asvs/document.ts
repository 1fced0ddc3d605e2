import { cryptographyInUse } from "./cryptography.ts";
import type { Requirement, Verdict } from "./requirement.ts";
import { chapters } from "./requirements.ts";

const HEAD = `# OWASP ASVS 5.0, level 2

Every requirement of level 1 or 2 of the OWASP Application Security Verification Standard 5.0.0, but those of chapter
10 (OAuth and OpenID Connect) and 17 (WebRTC), which Trousse does not use. The requirements are paraphrased and
shortened; the standard (<https://github.com/OWASP/ASVS>, CC BY-SA 4.0) has the exact ones under the same numbers.
This is a self-assessment; nobody else has reviewed it.

This file is written by \`node scripts/asvs.ts\` from \`testing/security/asvs/\`. A test fails when the two differ, and
when a test that is named here no longer exists.

- **test**: shown by the named tests. They run in \`npm test\`.
- **written**: the requirement asks for a document, which exists.
- **operator**: decided by the operator of the installation.
- **does not apply**: the requirement is about something that Trousse does not have.
- **not met**: or only in part, with the reason.
`;

const WORDS: Readonly<Record<Verdict, string>> = {
  written: "written",
  operator: "operator",
  absent: "does not apply",
  unmet: "**not met**",
};

/** The text of docs/asvs.md. */
export function asvsDocument(): string {
  const parts = [...chapters].map(([title, requirements]) =>
    [
      `## ${title}`,
      "",
      "| | Requirement | Verdict | By |",
      "| --- | --- | --- | --- |",
      ...requirements.map(lineOf),
    ].join("\n"),
  );
  return [
    HEAD,
    countOf([...chapters.values()].flat()),
    "",
    parts.join("\n\n"),
    "",
    inventory(),
  ].join("\n");
}

function countOf(all: readonly Requirement[]): string {
  const counts = new Map<string, number>();
  for (const requirement of all) {
    const verdict = verdictOf(requirement);
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  }
  const told = [...counts].map(([verdict, count]) => `${count} ${verdict}`);
  return `${all.length} requirements: ${told.join(", ")}.`;
}

const verdictOf = ({ evidence }: Requirement) =>
  "verdict" in evidence ? WORDS[evidence.verdict] : "test";

function lineOf(requirement: Requirement): string {
  const { id, text, evidence } = requirement;
  const by =
    "verdict" in evidence
      ? evidence.because
      : evidence
          .map(({ file, test }) => (test ? `\`${file}\`: ${test}` : `\`${file}\``))
          .join("; ");
  return `| ${[id, text, verdictOf(requirement), by].map((cell) => cell.replaceAll("|", "∣")).join(" | ")} |`;
}

function inventory(): string {
  const lines = cryptographyInUse.map(
    ({ file, means, what }) => `| ${means} | ${what} | \`${file}\` |`,
  );
  return [
    "## Cryptography",
    "",
    "Every use in the product (11.1.2).",
    "",
    "| Means | For | Where |",
    "| --- | --- | --- |",
    ...lines,
    "",
  ].join("\n");
}
