import type { Day } from "../calendar/day.ts";
import { epochMs, type Instant } from "../calendar/instant.ts";
import { type CountedDose, isInWindow } from "../ledger/ledger.ts";
import type { Substance } from "../medicines/molecules/molecule.ts";
import { isAgainstFever } from "../symptoms/rules/fever-medicines.ts";
import type { RuledBox } from "./find-rules.ts";
import { leafletFor, limitsOf, nextDose } from "./leaflet.ts";
import type { DoseTaker } from "./person-band.ts";
import { soonestOf } from "./soonest.ts";

/** From when on a substance may be given again by the leaflet of some box of the home. */
export interface HomeWait {
  readonly until: Instant;
  /** The box whose leaflet says so. */
  readonly name: string;
}

/**
 * What the answer about a symptom says of a medicine against fever or pain, "not before": the latest moment of the leaflets
 * of the home, from all doses of the substance. A box whose own leaflet nobody read is no way around it. Null where none
 * waits.
 * @param amounts the doses of the substance, from whatever box
 */
export function homeWait(
  substance: Substance,
  amounts: readonly CountedDose[],
  boxes: readonly RuledBox[],
  {
    taker,
    country,
    today,
    now,
  }: {
    readonly taker: DoseTaker;
    /** Where the reader is. */
    readonly country: string;
    readonly today: Day;
    readonly now: Instant;
  },
): HomeWait | null {
  if (!isAgainstFever(substance) || !amounts.some((dose) => isInWindow(dose, now))) return null;
  const waits = boxes
    .filter(({ substances }) => substances.includes(substance))
    .flatMap((box): HomeWait[] => {
      const leaflet = leafletFor(box, taker, country, today);
      const limits = limitsOf(leaflet, substance, taker, today);
      const next = nextDose(amounts, limits, box.milligramsPerUnit, now);
      const moments = [soonestOf([next]).moment, next.preferred].filter((each) => each !== null);
      return moments
        .filter((moment) => epochMs(moment) > epochMs(now))
        .map((until) => ({ until, name: box.name }));
    });
  return waits.sort((one, other) => epochMs(other.until) - epochMs(one.until))[0] ?? null;
}
