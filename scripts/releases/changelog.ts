import { OperatorError } from "#server/lifecycle/operator-error.ts";

const UNRELEASED = "## Unreleased";

/**
 * Gives what stands under "Unreleased" its version and day, and opens an empty section above it.
 * @throws {OperatorError} where nothing stands there, or the version has a section already
 */
export function releaseChangelog(changelog: string, version: string, day: string): string {
  const lines = changelog.split("\n");
  if (lines.some((line) => line.startsWith(`## ${version} `))) {
    throw new OperatorError(`CHANGELOG.md has a section ${version} already.`);
  }
  if (sectionOf(lines, UNRELEASED) === "") {
    throw new OperatorError(`CHANGELOG.md has nothing under "${UNRELEASED}".`);
  }
  return changelog.replace(`${UNRELEASED}\n`, `${UNRELEASED}\n\n## ${version} (${day})\n`);
}

/** What stands under the heading of a version, for the message of its tag. */
export function notesOf(changelog: string, version: string): string {
  const lines = changelog.split("\n");
  const heading = lines.find((line) => line.startsWith(`## ${version} `));
  return heading === undefined ? "" : sectionOf(lines, heading);
}

function sectionOf(lines: readonly string[], heading: string): string {
  const from = lines.indexOf(heading);
  if (from === -1) return "";
  const to = lines.findIndex((line, index) => index > from && line.startsWith("## "));
  return lines
    .slice(from + 1, to === -1 ? lines.length : to)
    .join("\n")
    .trim();
}
