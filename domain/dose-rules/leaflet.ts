import type { Day } from "../calendar/day.ts";
import type { Instant } from "../calendar/instant.ts";
import type { CountedDose } from "../ledger/ledger.ts";
import type { DoseRule } from "./dose-rule.ts";
import { findRules, type RuledBox } from "./find-rules.ts";
import {
  isOverMaximum,
  type Limits,
  type MaximumReached,
  maximumReached,
  type NotBefore,
  notBefore,
  preferredMoment,
} from "./next-dose.ts";
import { bandFor, commonLimits, type DoseTaker, type PersonBand } from "./person-band.ts";

/** What the leaflet of a box says for one person. */
export type Leaflet =
  | { readonly kind: "prescription" }
  | { readonly kind: "unknown" }
  | {
      readonly kind: "rules";
      readonly rules: readonly DoseRule[];
      readonly band: PersonBand;
      /** Of the person's row; without one, what all rows have in common. */
      readonly limits: Limits;
      /** The row that a screen cites. */
      readonly cited: DoseRule;
    };

/** @param readerCountry where the reader is: the country of a box typed by hand */
export function leafletFor(
  box: RuledBox,
  taker: DoseTaker,
  readerCountry: string,
  today: Day,
): Leaflet {
  const found = findRules(box, readerCountry);
  if (found.kind !== "rules") return found;
  const [first] = found.rules;
  if (!first) return { kind: "unknown" };
  const band = bandFor(found.rules, taker, today);
  const isInBand = band.kind === "band";
  return {
    kind: "rules",
    rules: found.rules,
    band,
    limits: isInBand ? band.rule : commonLimits(found.rules),
    cited: isInBand ? band.rule : first,
  };
}

/** When the next dose may come by the leaflet. Null is not known. */
export interface NextDose {
  readonly notBefore: NotBefore | null;
  readonly preferred: Instant | null;
  readonly maximum: MaximumReached | null;
  /** Whether more than the printed maximum is recorded. */
  readonly isOver: boolean;
}

/** @param doses of the substance of the box, by the same person */
export function nextDose(
  doses: readonly CountedDose[],
  limits: Limits,
  unitMilligrams: number | null,
  now: Instant,
): NextDose {
  return {
    notBefore: notBefore(doses, limits, unitMilligrams, now),
    preferred: preferredMoment(doses, limits),
    maximum: maximumReached(doses, limits, unitMilligrams, now),
    isOver: isOverMaximum(doses, limits, now),
  };
}
