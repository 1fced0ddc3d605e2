import { isSafe } from "redos-detector";
import { expect, test } from "vitest";
import { processorTime } from "../harness/processor-time.ts";
import { recordTestResult } from "../harness/test-result-rows.ts";
import { type FoundRegex, findRegexes } from "./find-regexes.ts";
import { isFullRun } from "./full-run.ts";
import { regexStressStrings } from "./regex-stress-strings.ts";

/** Milliseconds of processor time that one may take over a long string, as C10 has it. */
const MOST_MS = 50;
/** The short ones find those that would never come back. */
const LENGTHS = isFullRun ? [26, 300, 3_000, 50_000] : [26, 50_000];

/** Files that put an expression together, each from words of ours or from text whose signs are taken literally. */
const BUILT = [
  "app/markdown.ts",
  "app/markdown.ts",
  "domain/inventory/typed-boxes/left-in-line.ts",
  "domain/inventory/typed-boxes/left-in-line.ts",
  "domain/locale/fold.ts",
  "domain/medicines/official/official-name.ts",
  "domain/medicines/official/substances.ts",
  "domain/medicines/packs/pack-label.ts",
  "domain/medicines/packs/pack-label.ts",
  "domain/prescriptions/directed-plan.ts",
  "domain/prescriptions/directed-plan.ts",
  "domain/prescriptions/directed-plan.ts",
  "domain/prescriptions/directed-plan.ts",
  "domain/prescriptions/directions.ts",
  "domain/substances/named-strengths.ts",
  "domain/substances/official-number.ts",
  "domain/substances/reference-unit.ts",
  "domain/substances/reference-unit.ts",
  "domain/substances/reference-unit.ts",
  "domain/substances/strength.ts",
  "domain/substances/strength.ts",
  "domain/substances/strength.ts",
  "domain/substances/strength.ts",
  "domain/symptoms/facts/corrections.ts",
  "domain/symptoms/facts/corrections.ts",
  "domain/symptoms/facts/for-somebody-else.ts",
  "domain/symptoms/facts/for-somebody-else.ts",
  "domain/symptoms/facts/for-somebody-else.ts",
  "domain/symptoms/facts/for-somebody-else.ts",
  "domain/symptoms/facts/for-somebody-else.ts",
  "domain/symptoms/facts/for-somebody-else.ts",
  "domain/symptoms/facts/for-somebody-else.ts",
  "domain/symptoms/facts/for-somebody-else.ts",
  "domain/symptoms/facts/for-somebody-else.ts",
  "domain/symptoms/facts/for-somebody-else.ts",
  "domain/symptoms/facts/said-conditions.ts",
  "domain/symptoms/facts/said-unnamed.ts",
  "domain/symptoms/facts/said-unnamed.ts",
  "domain/symptoms/facts/somebody-else.ts",
  "domain/symptoms/facts/somebody-else.ts",
  "domain/symptoms/facts/somebody-else.ts",
  "domain/symptoms/recognition/before-expressions.ts",
  "domain/symptoms/recognition/before-expressions.ts",
  "domain/symptoms/recognition/before-expressions.ts",
  "domain/symptoms/recognition/before-expressions.ts",
  "domain/symptoms/recognition/before-expressions.ts",
  "domain/symptoms/recognition/before-expressions.ts",
  "domain/symptoms/recognition/before-expressions.ts",
  "domain/symptoms/recognition/before-expressions.ts",
  "domain/symptoms/recognition/before-expressions.ts",
  "domain/symptoms/recognition/before-expressions.ts",
  "domain/symptoms/recognition/before-expressions.ts",
  "domain/symptoms/recognition/before-expressions.ts",
  "domain/symptoms/recognition/mistaken-expressions.ts",
  "domain/symptoms/recognition/violence-expressions.ts",
  "domain/symptoms/recognition/violence-expressions.ts",
  "domain/symptoms/recognition/violence-expressions.ts",
  "domain/symptoms/recognition/violence-expressions.ts",
  "domain/symptoms/recognition/violence-expressions.ts",
  "domain/symptoms/recognition/violence-expressions.ts",
  "domain/symptoms/recognition/violence-expressions.ts",
  "domain/symptoms/recognition/violence-expressions.ts",
  "domain/symptoms/recognition/violence-expressions.ts",
  "packages/backend/identity/api-keys.ts",
  "packages/backend/storage/s3-store.ts",
  "server/telemetry/request-route.ts",
  "supabase/functions/generate-blog-images/illustration.ts",
];

const { literals, built } = findRegexes();

function millisecondsOf(regex: RegExp, text: string): number {
  regex.lastIndex = 0;
  return processorTime(() => {
    if (regex.global) text.replace(regex, "");
    else regex.test(text);
  });
}

/** The longest it takes over any of the hard strings. What seems slow is measured again: memory may have been cleared within it. */
function longestOf({ source, flags }: FoundRegex, lengths = LENGTHS): number {
  const regex = new RegExp(source, flags);
  let longest = 0;
  for (const length of lengths) {
    for (const text of regexStressStrings(source, length, isFullRun)) {
      let took = millisecondsOf(regex, text);
      for (let again = 0; took > MOST_MS && took < 20 * MOST_MS && again < 2; again += 1) {
        took = Math.min(took, millisecondsOf(regex, text));
      }
      longest = Math.max(longest, took);
      if (longest > MOST_MS) return longest;
    }
  }
  return longest;
}

test("every regular expression of the product is found, and those that are put together are known", () => {
  expect(literals.length).toBeGreaterThan(300);
  expect(built).toEqual(BUILT);
});

test("an expression that tries again and again is seen by the test below", () => {
  for (const source of ["=+$", "\\s*,"]) {
    expect(longestOf({ file: "", source, flags: "" }, [16_000]), source).toBeGreaterThan(MOST_MS);
  }
});

test("C10: no regular expression takes longer than 50 ms over 50,000 characters", () => {
  const took = literals.map((regex) => ({ regex, ms: longestOf(regex) }));
  const slow = took.filter(({ ms }) => ms > MOST_MS);
  const proven = isFullRun ? literals.filter(isBounded).length : 0;
  recordTestResult({
    row: "C10",
    what: "every regular expression of the product, on hard strings of 50,000 characters",
    target: "each < 50 ms",
    measured: `${literals.length} expressions, ${slow.length} over 50 ms, longest ${Math.round(Math.max(...took.map(({ ms }) => ms)))} ms; ${proven} cannot go back more than 200 times on any text (redos-detector)`,
    held: slow.length === 0,
  });
  expect(slow.map(({ regex, ms }) => `${regex.file} /${regex.source}/ ${Math.round(ms)}`)).toEqual(
    [],
  );
});

/** Whether the detector proves it: for most others it gives up, which says nothing. */
function isBounded({ source, flags }: FoundRegex): boolean {
  try {
    return isSafe(new RegExp(source, flags), { timeout: 150 }).safe;
  } catch {
    return false;
  }
}
