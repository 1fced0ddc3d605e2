import { type TestReference, testsIn } from "../rows/security-row.ts";

/**
 * How a requirement stands. `written`: it asks for a text, and the text is there. `operator`: it is decided where
 * Trousse runs. `absent`: it is about something that Trousse does not have. `unmet`: it is not met, or not wholly.
 */
export type Verdict = "written" | "operator" | "absent" | "unmet";

/** A requirement of OWASP ASVS 5.0.0, level 1 or 2, in our own words. */
export interface Requirement {
  /** As OWASP numbers it, without the V. */
  readonly id: string;
  readonly text: string;
  readonly evidence:
    | readonly TestReference[]
    | { readonly verdict: Verdict; readonly because: string };
}

/** Shown by tests: each list is a file with the beginnings of its tests, or a file alone. */
export const shown = (
  id: string,
  text: string,
  ...tests: readonly (readonly [file: string, ...titles: string[]])[]
): Requirement => ({
  id,
  text,
  evidence: tests.flatMap(([file, ...titles]) => testsIn(file, ...titles)),
});

const because =
  (verdict: Verdict) =>
  (id: string, text: string, reason: string): Requirement => ({
    id,
    text,
    evidence: { verdict, because: reason },
  });

export const written = because("written");
export const operator = because("operator");
export const absent = because("absent");
export const unmet = because("unmet");
