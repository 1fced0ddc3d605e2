/** A reason not to start that a person can act on: one sentence on the screen, exit code 1, no stack trace. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}

/** A failure of the machine stays what it is: it says nothing about what was read. */
export function asRefusal(problem: unknown, sentence: string): unknown {
  const isOfMachine = problem instanceof Error && "syscall" in problem;
  return problem instanceof OperatorError || isOfMachine ? problem : new OperatorError(sentence);
}
