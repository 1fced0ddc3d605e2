import { parseArgs } from "node:util";

export interface CheckArguments {
  /** Only what the files changed since `main` concern. */
  readonly isChanged: boolean;
  /** The journeys of these files as well. */
  readonly withJourneys: boolean;
}

export const USAGE = `npm run check                          everything but journeys
npm run check -- --changed             only what the files changed since main concern
npm run check -- --changed --journeys  the journeys of these files as well`;

/** Undefined for words that the command does not know, and for journeys of a whole run, which is `npm test`. */
export function parseCheckArguments(words: readonly string[]): CheckArguments | undefined {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { changed: { type: "boolean" }, journeys: { type: "boolean" } },
    });
    const { changed: isChanged = false, journeys: withJourneys = false } = values;
    return withJourneys && !isChanged ? undefined : { isChanged, withJourneys };
  } catch {
    return undefined;
  }
}
