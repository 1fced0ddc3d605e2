import { BackendProblem } from "@trousse/backend/http/scrub";
import { requestIds } from "../http/request-id.ts";
import type { Log, LogEntry } from "./log.ts";

/** @param route of a page, as the route list writes it */
export type Report = (problem: unknown, route?: string) => void;

/**
 * Reports the kind and the location of a problem and never its message: messages of a database quote values, and here
 * values are health data. The backend's own errors contain none.
 */
export const createReport =
  (log: Log): Report =>
  (problem, route) =>
    log(problemEntry(problem, route));

/** Reports as `createReport` does, before there is a log. */
export function reportProblem(problem: unknown): void {
  process.stderr.write(`${describeProblem(problem)}\n`);
}

/** Reports to both, since the operator may also use an error report server. */
export const combineReports =
  (first: Report, also: Report): Report =>
  (problem, route) => {
    first(problem, route);
    also(problem, route);
  };

function problemEntry(problem: unknown, route: string | undefined): LogEntry {
  const [, ...frames] = describeProblem(problem).split("\n");
  const location = problem instanceof BackendProblem ? problem.location : route;
  return {
    level: "error",
    event: "problem",
    facts: {
      kind: problemKindOf(problem),
      place: location,
      id: requestIds.getStore(),
      frames: frames.map((frame) => frame.trim()).join("\n") || undefined,
    },
    text: describeProblem(problem),
  };
}

export function describeProblem(problem: unknown): string {
  if (!(problem instanceof Error)) return `Problem: ${problemKindOf(problem)}`;
  if (problem instanceof BackendProblem) return problem.stack ?? problem.message;
  const frames = (problem.stack ?? "").split("\n").filter((line) => /^ {4}at /.test(line));
  return [`Problem: ${problemKindOf(problem)}`, ...frames.slice(0, 8)].join("\n");
}

function problemKindOf(problem: unknown): string {
  if (!(problem instanceof Error)) return `a ${typeof problem} was thrown`;
  if (problem instanceof BackendProblem) return problem.kind;
  const code = "code" in problem && /^\w{1,40}$/.test(String(problem.code)) ? problem.code : "";
  return `${problem.name} ${code}`.trimEnd();
}

/** A single broken request, or a library that throws outside of its promise, must not end the process for all others. */
export function catchUnhandledErrors(report: (problem: unknown) => void): void {
  process.on("uncaughtException", report);
  process.on("unhandledRejection", report);
  // A closed stdout or stderr must not end the process.
  process.stdout.on("error", () => {});
  process.stderr.on("error", () => {});
}
