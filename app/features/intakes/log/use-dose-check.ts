import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useGuidanceLevel } from "#app/client/guidance/guidance-level.ts";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { useOutboxActions } from "#app/client/offline/device-outbox.ts";
import { useNow } from "#app/client/time/now.ts";
import { useToday } from "#app/client/time/today.ts";
import type { Day } from "#domain/calendar/day.ts";
import { type Leaflet, leafletFor } from "#domain/dose-rules/leaflet.ts";
import { leafletWarnings } from "#domain/dose-rules/leaflet-warnings.ts";
import type { DoseTaker } from "#domain/dose-rules/person-band.ts";
import { doseContents, heldBy, unitMilligrams } from "#domain/intakes/dose-contents.ts";
import { proposedQuantity } from "#domain/intakes/dose-quantity.ts";
import {
  amountWarning,
  type DoseInput,
  type DoseWarning,
  possibleDuplicate,
} from "#domain/intakes/dose-warnings.ts";
import {
  isSameProduct,
  type RecentDoseSummary,
  summarizeRecentDoses,
} from "#domain/intakes/recent-doses.ts";
import type { Medication } from "#domain/inventory/medication.ts";
import type { DoseFacts, NamedDose } from "../dose-facts.ts";
import { doseFactsQuery, type LoggedIntake } from "../queries.ts";
import { withWaitingDoses } from "./waiting-doses.ts";

type CheckedBox = Pick<Medication, "id" | "name" | "dosage" | "form">;

const UNKNOWN_TAKER: DoseTaker = {
  weightKg: null,
  weightOn: null,
  ageInMonths: null,
  isAdult: null,
};

/** Milliseconds within which a second press belongs to the first: nobody has read a question by then. */
const DOUBLE_PRESS_MS = 500;

/** What is asked about the entry itself at every guidance level: an odd amount, and a dose that may be recorded already. */
const OF_THE_ENTRY: ReadonlySet<DoseWarning["kind"]> = new Set(["quantity", "duplicate"]);

/** What was asked about a dose, as it was typed. */
interface Question {
  readonly key: string;
  readonly doubts: readonly DoseWarning<NamedDose>[];
}

/** What is known before a dose of a box is logged: what was taken already, what its leaflet says, what to ask again. */
export function useDoseCheck(profileId: string, box: CheckedBox | null) {
  const level = useGuidanceLevel();
  const now = useNow();
  const today = useToday();
  const actions = useOutboxActions(profileId);
  const { data, dataUpdatedAt, isError, isPending, fetchStatus, refetch } = useQuery(
    doseFactsQuery(profileId, box),
  );
  const facts = data && withWaitingDoses(data, actions, dataUpdatedAt);
  const [asked, setAsked] = useState<Question>();
  const [isBeingRead, setIsBeingRead] = useState(false);
  useEffect(() => {
    if (!isBeingRead) return;
    const timer = setTimeout(() => setIsBeingRead(false), DOUBLE_PRESS_MS);
    return () => clearTimeout(timer);
  }, [isBeingRead]);
  const isSettled = box !== null && (!isPending || isError);
  const relevantDoses =
    box && facts
      ? summarizeRecentDoses({ ...box, ...contentsOf(facts) }, facts.doses, now)
      : undefined;
  const leaflet = box && facts ? leafletOf(box, facts, today) : undefined;
  return {
    facts,
    relevantDoses,
    leaflet,
    /** Milligrams in one unit of the box; null where unknown. */
    unitMilligrams: box && facts ? unitMilligrams({ ...box, ...contentsOf(facts) }) : null,
    isFailed: isError,
    /**
     * Whether nothing may be saved yet: the doses are on their way, and nothing could be asked about the one to be
     * logged; or a question has just appeared, and a double press would answer it.
     */
    isBusy: (box !== null && isPending && fetchStatus === "fetching") || isBeingRead,
    onRetry: () => void refetch(),
    /** Undefined until it is known; null where nothing is to be proposed. */
    proposed: isSettled ? proposalFor(box, facts) : undefined,
    /** What was asked about this dose, as it is typed now. */
    askedAbout: (key: string) => (asked?.key === key ? asked.doubts : []),
    /**
     * Whether there is something to ask first. Once it was asked, it is not asked again, unless there is more to ask:
     * another carer may have logged a dose meanwhile.
     */
    asks(key: string, intake: LoggedIntake): boolean {
      if (!box) return false;
      const before = asked?.key === key ? asked : null;
      const all = doubtsAbout(box, intake, { facts, relevantDoses, leaflet });
      const doubts = level === "checks" ? all : all.filter(({ kind }) => OF_THE_ENTRY.has(kind));
      const isNew = doubts.some(({ kind }) => !before?.doubts.some((each) => each.kind === kind));
      if (isNew) {
        setAsked({ key, doubts });
        setIsBeingRead(true);
      }
      return isNew;
    },
    forget: () => setAsked(undefined),
  };
}

function leafletOf(box: CheckedBox, facts: DoseFacts, today: Day): Leaflet {
  const { country, isPrescription, taker } = facts;
  const composed = { ...box, ...contentsOf(facts) };
  const ruled = {
    ...box,
    substances: heldBy(composed),
    milligramsPerUnit: unitMilligrams(composed),
    country,
    isPrescription,
  };
  return leafletFor(ruled, taker, visitorCountry(), today);
}

function contentsOf({ activeMolecule, contained }: DoseFacts) {
  return { activeMolecule, contained };
}

function proposalFor(box: CheckedBox, facts: DoseFacts | undefined): number | null {
  const recent = facts?.doses.find((dose) => isSameProduct({ ...box, activeMolecule: null }, dose));
  const last = recent?.quantity ?? facts?.lastOfProduct?.quantityTaken ?? null;
  return proposedQuantity(box.form, { last, scheduled: facts?.scheduled ?? null });
}

interface Known {
  readonly facts: DoseFacts | undefined;
  readonly relevantDoses: RecentDoseSummary<NamedDose> | undefined;
  readonly leaflet: Leaflet | undefined;
}

function doubtsAbout(
  box: CheckedBox,
  { id, entry: { quantityTaken: quantity, takenAt } }: LoggedIntake,
  { facts, relevantDoses, leaflet }: Known,
): DoseWarning<NamedDose>[] {
  const contents = facts ? contentsOf(facts) : { activeMolecule: null, contained: [] };
  const contained = doseContents({ ...box, ...contents }, quantity);
  const dose = { form: box.form, quantity, takenAt, contained };
  const taker = facts?.taker ?? UNKNOWN_TAKER;
  const amount = amountWarning(dose, taker);
  const other = relevantDoses?.otherNsaid;
  const nsaid = other ? ({ kind: "other-nsaid", ...other } as const) : null;
  const duplicate =
    facts && relevantDoses ? possibleDuplicate(dose, sameAs(box, id, facts, relevantDoses)) : null;
  const ofLeaflet =
    relevantDoses && leaflet ? leafletDoubts(id, dose, taker, relevantDoses, leaflet) : [];
  return [
    amount,
    // The first one says more of the same.
    ...ofLeaflet.filter(({ kind }) => !(amount && kind === "above-single-dose")),
    nsaid,
    duplicate,
  ].filter((doubt) => doubt !== null);
}

function leafletDoubts(
  id: string,
  { quantity, takenAt, contained }: DoseInput,
  taker: DoseTaker,
  { substances: [substance], taken }: RecentDoseSummary<NamedDose>,
  leaflet: Leaflet,
) {
  if (leaflet.kind !== "rules" || substance === undefined) return [];
  const amount = contained.find(({ substanceId }) => substanceId === substance);
  const amounts = taken.find((each) => each.substance === substance)?.amounts ?? [];
  return leafletWarnings({
    dose: {
      substance,
      quantity,
      milligrams: amount?.milligrams ?? null,
      weighedAs: amount?.weighedAs ?? null,
      takenAt,
    },
    others: amounts.filter(({ intakeId }) => intakeId !== id),
    taker,
    rules: leaflet.rules,
    band: leaflet.band,
    limits: leaflet.limits,
  });
}

/**
 * The doses that may be the one about to be logged: of a substance of the box, or of the same product.
 * @param id of the one about to be logged: an earlier try of it may have arrived, and only its answer was lost
 */
function sameAs(
  box: CheckedBox,
  id: string,
  { doses }: DoseFacts,
  { taken }: RecentDoseSummary<NamedDose>,
): readonly NamedDose[] {
  const held = new Set(taken.flatMap(({ doses: same }) => same));
  return doses.filter(
    (dose) =>
      dose.id !== id && (held.has(dose) || isSameProduct({ ...box, activeMolecule: null }, dose)),
  );
}
