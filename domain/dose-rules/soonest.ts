import { epochMs, type Instant } from "../calendar/instant.ts";
import type { NextDose } from "./leaflet.ts";

/**
 * From when on a box may be given again by what is known of each of its substances: the latest of their moments.
 * `isOver` where more than a maximum is recorded, and no moment would be the answer.
 */
export function soonestOf(next: readonly NextDose[]): {
  readonly moment: Instant | null;
  readonly isOver: boolean;
} {
  const moments = next.flatMap(({ notBefore, maximum }) => [
    ...(notBefore ? [notBefore.moment] : []),
    ...(maximum ? [maximum.until] : []),
  ]);
  return {
    moment: moments.sort((one, other) => epochMs(other) - epochMs(one))[0] ?? null,
    isOver: next.some(({ isOver, isOverStop }) => isOver || isOverStop),
  };
}
