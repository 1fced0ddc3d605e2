import { recognize } from "../recognition/recognize.ts";
import type { RedFlagId } from "./red-flag.ts";

/** The red flags that a text in any of the three languages speaks of, in the order of the table. */
export function redFlagsIn(text: string): RedFlagId[] {
  return recognize(text).map(({ flag }) => flag);
}
