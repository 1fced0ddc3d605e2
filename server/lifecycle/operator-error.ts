/** A failure to start that a person can fix: one sentence on the screen, exit code 1, no stack trace. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}

/** A system error is passed on unchanged, because it says nothing about the content that was read. */
export function asRefusal(problem: unknown, sentence: string): unknown {
  const isOfMachine = problem instanceof Error && "syscall" in problem;
  return problem instanceof OperatorError || isOfMachine ? problem : new OperatorError(sentence);
}
