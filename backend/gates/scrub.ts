/**
 * What may be known about a failure of ours: its kind, its code, where it happened. Messages are
 * left out, because one that quotes a value may hold somebody's medicine.
 */
export class BackendProblem extends Error {
  override readonly name = "BackendProblem";
  /** Its name and its code. */
  readonly kind: string;
  /** Method and path, without the query. */
  readonly place: string;

  constructor(kind: string, place: string) {
    super(`${kind} at ${place}`);
    this.kind = kind;
    this.place = place;
  }
}

/** @param place method and path, without the query */
export function scrub(problem: unknown, place: string): BackendProblem {
  const kind = problem instanceof Error ? problem.name : typeof problem;
  const scrubbed = new BackendProblem(`${kind}${codeOf(problem)}`, place);
  const frames = problem instanceof Error ? (problem.stack ?? "").match(/^ +at .*$/gm) : null;
  scrubbed.stack = [`${scrubbed.name}: ${scrubbed.message}`, ...(frames ?? [])].join("\n");
  return scrubbed;
}

function codeOf(problem: unknown): string {
  const code = problem instanceof Error && "code" in problem ? problem.code : undefined;
  return typeof code === "string" && /^\w{1,40}$/.test(code) ? ` ${code}` : "";
}
