/**
 * The parts of an internal error that may be logged: its kind, its code and its location. Messages are left out, because
 * one that quotes a value may contain somebody's medicine.
 */
export class BackendProblem extends Error {
  override readonly name = "BackendProblem";
  /** Its name and its code. */
  readonly kind: string;
  /** Method and path, without the query. */
  readonly location: string;

  constructor(kind: string, location: string) {
    super(`${kind} at ${location}`);
    this.kind = kind;
    this.location = location;
  }
}

/** @param location method and path, without the query */
export function scrub(problem: unknown, location: string): BackendProblem {
  const kind = problem instanceof Error ? problem.name : typeof problem;
  const scrubbed = new BackendProblem(`${kind}${codeOf(problem)}`, location);
  const frames = problem instanceof Error ? (problem.stack ?? "").match(/^ +at .*$/gm) : null;
  scrubbed.stack = [`${scrubbed.name}: ${scrubbed.message}`, ...(frames ?? [])].join("\n");
  return scrubbed;
}

function codeOf(problem: unknown): string {
  const code = problem instanceof Error && "code" in problem ? problem.code : undefined;
  return typeof code === "string" && /^\w{1,40}$/.test(code) ? ` ${code}` : "";
}
