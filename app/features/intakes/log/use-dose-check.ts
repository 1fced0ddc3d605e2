import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNow } from "#app/client/time/now.ts";
import { proposedQuantity } from "#domain/intakes/dose-quantity.ts";
import {
  amountWarning,
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

type CheckedBox = Pick<Medication, "id" | "name" | "dosage" | "form">;

/** What is known before a dose of a box is logged: what was taken already, how much to propose, what to ask again. */
export function useDoseCheck(profileId: string, box: CheckedBox | null) {
  const now = useNow();
  const { data: facts, isError, isPending, refetch } = useQuery(doseFactsQuery(profileId, box));
  const [asked, setAsked] = useState<{ key: string; doubts: readonly DoseWarning<NamedDose>[] }>();
  const isSettled = box !== null && (!isPending || isError);
  const relevantDoses =
    box && facts
      ? summarizeRecentDoses({ ...box, activeMolecule: facts.activeMolecule }, facts.doses, now)
      : undefined;
  return {
    facts,
    relevantDoses,
    isFailed: isError,
    onRetry: () => void refetch(),
    /** Undefined until it is known; null where nothing is to be proposed. */
    proposed: isSettled ? proposalFor(box, facts) : undefined,
    /** What was asked about this dose, as it is typed now. */
    askedAbout: (key: string) => (asked?.key === key ? asked.doubts : []),
    /** Whether there is something to ask first; the second time, it was asked. */
    asks(key: string, intake: LoggedIntake): boolean {
      if (!box || asked?.key === key) return false;
      const doubts = doubtsAbout(box, intake, facts, relevantDoses);
      if (doubts.length > 0) setAsked({ key, doubts });
      return doubts.length > 0;
    },
    forget: () => setAsked(undefined),
  };
}

function proposalFor(box: CheckedBox, facts: DoseFacts | undefined): number | null {
  const recent = facts?.doses.find((dose) => isSameProduct({ ...box, activeMolecule: null }, dose));
  const last = recent?.quantity ?? facts?.lastOfProduct?.quantityTaken ?? null;
  return proposedQuantity(box.form, { last, scheduled: facts?.scheduled ?? null });
}

function doubtsAbout(
  box: CheckedBox,
  { entry: { quantityTaken: quantity, takenAt } }: LoggedIntake,
  facts: DoseFacts | undefined,
  relevantDoses: RecentDoseSummary<NamedDose> | undefined,
): DoseWarning<NamedDose>[] {
  const { form, dosage } = box;
  const dose = { form, dosage, quantity, takenAt, substances: relevantDoses?.substances ?? [] };
  const amount = amountWarning(dose, facts?.taker ?? { weightKg: null, ageInMonths: null });
  const duplicate =
    facts && relevantDoses
      ? possibleDuplicate(dose, sameAs(box, facts, relevantDoses), facts.me)
      : null;
  return [amount, duplicate].filter((doubt) => doubt !== null);
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
