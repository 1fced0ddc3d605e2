/**
 * A reason not to start that the operator can act on: its message is one complete sentence for the operator and
 * contains no stored data.
 */
export class SetupError extends Error {
  override readonly name = "SetupError";
}
