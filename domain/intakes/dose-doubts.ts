import type { Instant } from "../calendar/instant.ts";
import type { Leaflet } from "../dose-rules/leaflet.ts";
import { type LeafletWarning, leafletWarnings } from "../dose-rules/leaflet-warnings.ts";
import { limitsFor } from "../dose-rules/limits.ts";
import type { DoseTaker } from "../dose-rules/person-band.ts";
import { isSpreadOnSkin } from "../inventory/form.ts";
import type { Substance } from "../medicines/molecules/molecule.ts";
import type { Refused } from "../symptoms/guidance.ts";
import { type ComposedBox, doseContents } from "./dose-contents.ts";
import {
  amountWarning,
  type DoseDoubt,
  type DoseInput,
  doubtKey,
  type PersonDoubt,
  possibleDuplicate,
  quantityWarning,
} from "./dose-warnings.ts";
import { isSameProduct, type RecentDose, type RecentDoseSummary } from "./recent-doses.ts";

/** A dose about to be recorded. */
interface NewDose {
  readonly id: string;
  readonly quantity: number;
  readonly takenAt: Instant;
}

/** What is known of the person and the box. Undefined where it could not be read. */
export interface KnownOfDose<Dose extends RecentDose = RecentDose> {
  readonly doses: readonly Dose[];
  readonly taker: DoseTaker;
  readonly relevantDoses: RecentDoseSummary<Dose> | undefined;
  readonly leaflet: Leaflet | undefined;
  /** What the rules say against the box for this person; empty where nothing is known. */
  readonly refusals: readonly Refused[];
  /** What else is asked about the person, in the order of the screen. */
  readonly ofPerson: readonly PersonDoubt[];
  /** Whether anything is compared with the person and the leaflets: not at the guidance level `leaflet`. */
  readonly isCompared: boolean;
}

/** What is asked once more before a dose of a box is recorded. */
export function doubtsAbout<Dose extends RecentDose>(
  box: ComposedBox & { readonly id: string },
  { id, quantity, takenAt }: NewDose,
  { doses, taker, relevantDoses, leaflet, refusals, ofPerson, isCompared }: KnownOfDose<Dose>,
): DoseDoubt<Dose>[] {
  const dose = { form: box.form, quantity, takenAt, contained: doseContents(box, quantity) };
  const duplicate = relevantDoses
    ? possibleDuplicate(dose, sameAs(box, id, doses, relevantDoses))
    : null;
  // What is asked about the entry itself: an odd number, and a dose that may be recorded already.
  if (!isCompared) {
    return [quantityWarning(dose, taker), duplicate].filter((doubt) => doubt !== null);
  }
  const amount = amountWarning(dose, taker);
  const other = relevantDoses?.otherNsaid;
  const nsaid = other ? ({ kind: "other-nsaid", ...other } as const) : null;
  const ofLeaflet =
    relevantDoses && leaflet ? leafletDoubts(id, dose, taker, relevantDoses, leaflet) : [];
  const refused = refusals.length > 0 ? ({ kind: "refused", reasons: refusals } as const) : null;
  return [
    refused,
    ...ofPerson,
    amount,
    // The first one says more of the same.
    ...ofLeaflet.filter(({ kind }) => !(amount && kind === "above-single-dose")),
    nsaid,
    duplicate,
  ].filter((doubt) => doubt !== null);
}

/** A leaflet that is known is about the first substance; of another box, every substance may have been taken already. */
function leafletDoubts(
  id: string,
  dose: DoseInput,
  taker: DoseTaker,
  summary: RecentDoseSummary,
  leaflet: Leaflet,
): LeafletWarning[] {
  const substances = leaflet.kind === "rules" ? summary.substances.slice(0, 1) : summary.substances;
  const found = substances.flatMap((substance) =>
    substanceDoubts(substance, id, dose, taker, summary, leaflet),
  );
  const firstOf = new Map([...found].reverse().map((warning) => [doubtKey(warning), warning]));
  return found.filter((warning) => firstOf.get(doubtKey(warning)) === warning);
}

function substanceDoubts(
  substance: Substance,
  id: string,
  { form, quantity, takenAt, contained }: DoseInput,
  taker: DoseTaker,
  { taken }: RecentDoseSummary,
  leaflet: Leaflet,
): LeafletWarning[] {
  const amount = contained.find(({ substanceId }) => substanceId === substance);
  const amounts = taken.find((each) => each.substance === substance)?.amounts ?? [];
  const others = amounts.filter(({ intakeId }) => intakeId !== id);
  // Then nothing is known but the dose itself, which is asked about where it is much. What other leaflets print is
  // swallowed, and says nothing of what is spread on the skin.
  if (leaflet.kind !== "rules" && (others.length === 0 || isSpreadOnSkin(form))) return [];
  const { rules, band, limits } =
    leaflet.kind === "rules"
      ? leaflet
      : { rules: [], band: null, limits: limitsFor(null, { substance }, taker) };
  return leafletWarnings({
    dose: {
      substance,
      quantity,
      milligrams: amount?.milligrams ?? null,
      weighedAs: amount?.weighedAs ?? null,
      takenAt,
    },
    others,
    taker,
    rules,
    band,
    limits,
  });
}

/** Whether something is to be asked that was not asked before. */
export function hasNewDoubt(doubts: readonly DoseDoubt[], before: readonly DoseDoubt[]): boolean {
  return doubts.some((doubt) => !before.some((each) => isAskedWith(doubt, each)));
}

function isAskedWith(doubt: DoseDoubt, asked: DoseDoubt): boolean {
  if (doubt.kind === "refused" && asked.kind === "refused") {
    const known = new Set(asked.reasons.map((reason) => JSON.stringify(reason)));
    return doubt.reasons.every((reason) => known.has(JSON.stringify(reason)));
  }
  if (doubt.kind === "open-question" && asked.kind === "open-question") {
    const known = new Set(asked.questions.map(({ treatment }) => treatment.name));
    return doubt.questions.every(({ treatment }) => known.has(treatment.name));
  }
  if (doubt.kind === "before-interval" && asked.kind === "before-interval") {
    return doubtKey(doubt) === doubtKey(asked) && (asked.isRepeated || !doubt.isRepeated);
  }
  if (isOfOneDose(doubt) && isOfOneDose(asked)) {
    return doubt.kind === asked.kind && doubt.dose.id === asked.dose.id;
  }
  if (doubt.kind === "above-daily-doses" && asked.kind === "above-daily-doses") {
    return doubt.count <= asked.count;
  }
  if (doubt.kind === "above-daily-milligrams" && asked.kind === "above-daily-milligrams") {
    return doubt.milligrams <= asked.milligrams;
  }
  return doubt.kind === asked.kind;
}

function isOfOneDose(doubt: DoseDoubt) {
  return doubt.kind === "duplicate" || doubt.kind === "other-nsaid";
}

/**
 * The doses that may be the one about to be logged: of a substance of the box, or of the same product.
 * @param id of the one about to be logged: an earlier try of it may have arrived, and only its answer was lost
 */
function sameAs<Dose extends RecentDose>(
  box: ComposedBox & { readonly id: string },
  id: string,
  doses: readonly Dose[],
  { taken }: RecentDoseSummary<Dose>,
): readonly Dose[] {
  const held = new Set(taken.flatMap(({ doses: same }) => same));
  return doses.filter(
    (dose) =>
      dose.id !== id &&
      (held.has(dose) || isSameProduct({ ...box, activeMolecule: null, contained: [] }, dose)),
  );
}
