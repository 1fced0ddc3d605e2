/** A reason not to start that a person can act on: one sentence on the screen, exit code 1, no stack trace. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
