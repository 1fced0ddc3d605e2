import type { Day } from "../calendar/day.ts";
import type { Instant } from "../calendar/instant.ts";
import type { CountedDose } from "../ledger/ledger.ts";
import type { Substance } from "../medicines/molecules/molecule.ts";
import type { DoseRule } from "./dose-rule.ts";
import { findRules, type RuledBox } from "./find-rules.ts";
import { type Limits, limitsFor } from "./limits.ts";
import {
  type DailyLimits,
  isOverMaximum,
  isOverStop,
  type MaximumReached,
  maximumReached,
  type NotBefore,
  notBefore,
  preferredMoment,
} from "./next-dose.ts";
import {
  bandFor,
  commonDays,
  commonLimits,
  type DoseTaker,
  type PersonBand,
} from "./person-band.ts";
import { usableWeight } from "./weight-age.ts";

/** What the leaflet of a box says for one person. */
export type Leaflet =
  | { readonly kind: "prescription" }
  | { readonly kind: "unknown" }
  | {
      readonly kind: "rules";
      readonly rules: readonly DoseRule[];
      /** Whether rows of it are printed differently in two copies, so that where it ends is not known. */
      readonly isPartlyDisputed: boolean;
      readonly band: PersonBand;
      /** Of the person's row; what all rows have in common where that row is not known, and nothing printed outside. */
      readonly limits: Limits;
      /** Days without a doctor, of the person's row or common to all; null where they are not known. */
      readonly days: DoseRule["days"];
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
  const read = bandFor(found.rules, taker, today);
  const isDisputed =
    read.kind === "outside" && bandFor(found.disputed, taker, today).kind !== "outside";
  const band: PersonBand = isDisputed ? { kind: "disputed" } : read;
  const isInBand = band.kind === "band";
  const printed = isInBand
    ? band.rule
    : band.kind === "outside" || band.kind === "disputed"
      ? null
      : commonLimits(found.rules);
  const weightKg = usableWeight(taker, today);
  return {
    kind: "rules",
    rules: found.rules,
    isPartlyDisputed: found.disputed.length > 0,
    band,
    limits: limitsFor(printed, first, { ...taker, weightKg }),
    days: printed && (isInBand ? band.rule.days : commonDays(found.rules)),
    cited: isInBand ? band.rule : first,
  };
}

/** What limits a substance for one person; where the leaflet of the box is not known, what holds for all products together. */
export function limitsOf(
  leaflet: Leaflet,
  substance: Substance,
  taker: DoseTaker,
  today: Day,
): Limits {
  if (leaflet.kind === "rules") return leaflet.limits;
  return limitsFor(null, { substance }, { ...taker, weightKg: usableWeight(taker, today) });
}

/** When the next dose may come by the leaflet. Null is not known. */
export interface NextDose {
  readonly notBefore: NotBefore | null;
  readonly preferred: Instant | null;
  readonly maximum: MaximumReached | null;
  /** Whether more was given than the leaflets of what was given print. */
  readonly isOver: boolean;
  /** Whether more paracetamol is recorded than any leaflet lets this person come to. */
  readonly isOverStop: boolean;
}

/**
 * @param doses of the substance of the box, by the same person
 * @param limitsGiven of the leaflets of what was given (`limitsOfGiven`)
 */
export function nextDose(
  doses: readonly CountedDose[],
  limits: Limits,
  unitMilligrams: number | null,
  now: Instant,
  limitsGiven: readonly DailyLimits[] = [limits],
): NextDose {
  return {
    notBefore: notBefore(doses, limits, unitMilligrams, now),
    preferred: preferredMoment(doses, limits),
    maximum: maximumReached(doses, limits, unitMilligrams, now),
    isOver: limitsGiven.some((given) => isOverMaximum(doses, given, now)),
    isOverStop: isOverStop(doses, limits, now),
  };
}
