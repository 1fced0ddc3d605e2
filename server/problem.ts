import { BackendProblem } from "../backend/gates/scrub.ts";

/**
 * Prints the kind and the place of a problem and never its message: messages of a database quote the
 * values they stumbled over, and here values are health data. The backend's own are clean already.
 */
export function reportProblem(problem: unknown): void {
  process.stderr.write(`${describeProblem(problem)}\n`);
}

/** @param route of a page, as the site map writes it */
export type Report = (problem: unknown, route?: string) => void;

/** The owner reads of it elsewhere as well. */
export const reportAlsoTo =
  (also: Report): Report =>
  (problem, route) => {
    reportProblem(problem);
    also(problem, route);
  };

export function describeProblem(problem: unknown): string {
  if (!(problem instanceof Error)) return `Problem: a ${typeof problem} was thrown`;
  if (problem instanceof BackendProblem) return problem.stack ?? problem.message;
  const code = "code" in problem && /^\w{1,40}$/.test(String(problem.code)) ? problem.code : "";
  const places = (problem.stack ?? "").split("\n").filter((line) => /^ {4}at /.test(line));
  return [`Problem: ${problem.name} ${code}`.trimEnd(), ...places.slice(0, 8)].join("\n");
}

/** One broken request, or a driver that throws out of reach, must not take the others with it. */
export function surviveProblems(report: (problem: unknown) => void): void {
  process.on("uncaughtException", report);
  process.on("unhandledRejection", report);
  // When nobody reads what is printed any more, there is nobody to tell.
  process.stdout.on("error", () => {});
  process.stderr.on("error", () => {});
}
