import { BackendProblem } from "@trousse/backend/http/scrub";
import { requestIds } from "../http/request-id.ts";
import type { Log, LogEntry } from "./log.ts";

/** @param route of a page, as the site map writes it */
export type Report = (problem: unknown, route?: string) => void;

/**
 * Tells the kind and the place of a problem and never its message: messages of a database quote the
 * values they stumbled over, and here values are health data. The backend's own are clean already.
 */
export const createReport =
  (log: Log): Report =>
  (problem, route) =>
    log(problemEntry(problem, route));

/** As `createReport` has it, before there is a log. */
export function reportProblem(problem: unknown): void {
  process.stderr.write(`${describeProblem(problem)}\n`);
}

/** The owner reads of it elsewhere as well. */
export const combineReports =
  (first: Report, also: Report): Report =>
  (problem, route) => {
    first(problem, route);
    also(problem, route);
  };

function problemEntry(problem: unknown, route: string | undefined): LogEntry {
  const [, ...frames] = describeProblem(problem).split("\n");
  const place = problem instanceof BackendProblem ? problem.location : route;
  return {
    level: "error",
    event: "problem",
    facts: {
      kind: problemKindOf(problem),
      place,
      id: requestIds.getStore(),
      frames: frames.map((frame) => frame.trim()).join("\n") || undefined,
    },
    text: describeProblem(problem),
  };
}

export function describeProblem(problem: unknown): string {
  if (!(problem instanceof Error)) return `Problem: ${problemKindOf(problem)}`;
  if (problem instanceof BackendProblem) return problem.stack ?? problem.message;
  const places = (problem.stack ?? "").split("\n").filter((line) => /^ {4}at /.test(line));
  return [`Problem: ${problemKindOf(problem)}`, ...places.slice(0, 8)].join("\n");
}

function problemKindOf(problem: unknown): string {
  if (!(problem instanceof Error)) return `a ${typeof problem} was thrown`;
  if (problem instanceof BackendProblem) return problem.kind;
  const code = "code" in problem && /^\w{1,40}$/.test(String(problem.code)) ? problem.code : "";
  return `${problem.name} ${code}`.trimEnd();
}

/** One broken request, or a driver that throws out of reach, must not take the others with it. */
export function catchUnhandledErrors(report: (problem: unknown) => void): void {
  process.on("uncaughtException", report);
  process.on("unhandledRejection", report);
  // When nobody reads what is printed any more, there is nobody to tell.
  process.stdout.on("error", () => {});
  process.stderr.on("error", () => {});
}
