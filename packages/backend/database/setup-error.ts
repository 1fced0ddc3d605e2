/**
 * A reason not to start that the person at the keyboard can act on: its message is one whole
 * sentence meant for them, with nothing of the data in it.
 */
export class SetupError extends Error {
  override readonly name = "SetupError";
}
