import { type CaseContext, createCaseContext } from "./case-context.ts";
import { normalize } from "./normalize.ts";
import type { Server } from "./server.ts";
import { recordWire } from "./wire.ts";

/** Something the product does with its backend. */
export interface Case {
  /** Unique. It begins with what is called. */
  readonly name: string;
  run(world: CaseContext): Promise<unknown>;
  readonly expected: Observation;
}

export interface Observation {
  /** Each request the case is about: method, path, status, and the code of an error. */
  readonly wire: readonly string[];
  /** What the caller got, as `plain` writes it. */
  readonly answer: unknown;
}

/** Runs a case against a server; what it throws is what came of it. */
export async function observe(server: Server, { run }: Pick<Case, "run">): Promise<Observation> {
  const wire = recordWire(server.connect());
  const names = new Map<string, string>();
  const world = createCaseContext(server, wire, names);
  const answer = await run(world).catch((problem: unknown) => problem);
  return { wire: wire.take(), answer: normalize(answer, names) };
}

/** The code of what a reply refuses, or `done`. */
export const codeOf = ({ error }: { error: { code?: string | undefined } | null }): string =>
  error ? (error.code ?? "without a code") : "done";
