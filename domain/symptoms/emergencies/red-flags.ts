import { recognizeWords } from "../recognition/recognize.ts";
import type { EmergencyFlag } from "./red-flag.ts";

/**
 * The red flags that a text in any of the three languages speaks of, in the order of the table, and behind
 * them `unnamed`.
 */
export function redFlagsIn(text: string): EmergencyFlag[] {
  return recognizeWords(text).map(({ flag }) => flag);
}
