import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { useNow } from "#app/client/time/now.ts";
import { useToday } from "#app/client/time/today.ts";
import type { Day } from "#domain/calendar/day.ts";
import { type Leaflet, leafletFor } from "#domain/dose-rules/leaflet.ts";
import { leafletWarnings } from "#domain/dose-rules/leaflet-warnings.ts";
import type { DoseTaker } from "#domain/dose-rules/person-band.ts";
import { milligramsPerUnit } from "#domain/intakes/dose-amount.ts";
import { proposedQuantity } from "#domain/intakes/dose-quantity.ts";
import {
  amountWarning,
  type DoseWarning,
  possibleDuplicate,
} from "#domain/intakes/dose-warnings.ts";
import {
  heldBy,
  isSameProduct,
  type RecentDoseSummary,
  summarizeRecentDoses,
} from "#domain/intakes/recent-doses.ts";
import type { Medication } from "#domain/inventory/medication.ts";
import type { DoseFacts, NamedDose } from "../dose-facts.ts";
import { doseFactsQuery, type LoggedIntake } from "../queries.ts";

type CheckedBox = Pick<Medication, "id" | "name" | "dosage" | "form">;

const UNKNOWN_TAKER: DoseTaker = {
  weightKg: null,
  weightOn: null,
  ageInMonths: null,
  isAdult: null,
};

/** Milliseconds within which a second press belongs to the first: nobody has read a question by then. */
const DOUBLE_PRESS_MS = 500;

/** What was asked about a dose, as it was typed. */
interface Question {
  readonly key: string;
  readonly doubts: readonly DoseWarning<NamedDose>[];
}

/** What is known before a dose of a box is logged: what was taken already, what its leaflet says, what to ask again. */
export function useDoseCheck(profileId: string, box: CheckedBox | null) {
  const now = useNow();
  const today = useToday();
  const {
    data: facts,
    isError,
    isPending,
    fetchStatus,
    refetch,
  } = useQuery(doseFactsQuery(profileId, box));
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
      const doubts = doubtsAbout(box, intake, { facts, relevantDoses, leaflet });
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
  const ruled = {
    ...box,
    substances: heldBy({ ...box, ...contentsOf(facts) }),
    milligramsPerUnit: milligramsPerUnit(box.form, box.dosage),
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
  { entry: { quantityTaken: quantity, takenAt } }: LoggedIntake,
  { facts, relevantDoses, leaflet }: Known,
): DoseWarning<NamedDose>[] {
  const { form, dosage } = box;
  const substances = relevantDoses?.substances ?? [];
  const dose = { form, dosage, quantity, takenAt, substances };
  const taker = facts?.taker ?? UNKNOWN_TAKER;
  const amount = amountWarning(dose, taker);
  const other = relevantDoses?.otherNsaid;
  const nsaid = other ? ({ kind: "other-nsaid", ...other } as const) : null;
  const duplicate =
    facts && relevantDoses
      ? possibleDuplicate(dose, sameAs(box, facts, relevantDoses), facts.me)
      : null;
  const ofLeaflet =
    relevantDoses && leaflet ? leafletDoubts(box, dose, taker, relevantDoses, leaflet) : [];
  return [
    amount,
    // The first one says more of the same.
    ...ofLeaflet.filter(({ kind }) => !(amount && kind === "above-single-dose")),
    nsaid,
    duplicate,
  ].filter((doubt) => doubt !== null);
}

function leafletDoubts(
  box: CheckedBox,
  { quantity, takenAt }: Pick<LoggedIntake["entry"], "takenAt"> & { readonly quantity: number },
  taker: DoseTaker,
  { substances: [substance], taken }: RecentDoseSummary<NamedDose>,
  leaflet: Leaflet,
) {
  if (leaflet.kind !== "rules" || substance === undefined) return [];
  const perUnit = milligramsPerUnit(box.form, box.dosage);
  return leafletWarnings({
    dose: {
      substance,
      quantity,
      milligrams: perUnit === null ? null : perUnit * quantity,
      takenAt,
    },
    others: taken.find((each) => each.substance === substance)?.amounts ?? [],
    taker,
    rules: leaflet.rules,
    band: leaflet.band,
    limits: leaflet.limits,
  });
}

/** The doses that may be the one about to be logged: of a substance of the box, or of the same product. */
function sameAs(
  box: CheckedBox,
  { doses }: DoseFacts,
  { taken }: RecentDoseSummary<NamedDose>,
): readonly NamedDose[] {
  const held = new Set(taken.flatMap(({ doses: same }) => same));
  return doses.filter(
    (dose) => held.has(dose) || isSameProduct({ ...box, activeMolecule: null }, dose),
  );
}
