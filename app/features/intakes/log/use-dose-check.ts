import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useHomeWait } from "#app/client/cabinet-checks/use-cabinet-checks.ts";
import { failureOf, isTransient } from "#app/client/errors/failure.ts";
import { useGuidanceLevel } from "#app/client/guidance/guidance-level.ts";
import { useOutboxActions } from "#app/client/offline/device-outbox.ts";
import { storedPerson } from "#app/client/offline/person.ts";
import { useJustAppeared } from "#app/client/time/just-appeared.ts";
import { useNow } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useToday } from "#app/client/time/today.ts";
import { type Day, dayOf } from "#domain/calendar/day.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import { daysLimit } from "#domain/dose-rules/days-limit.ts";
import type { DoseTaker } from "#domain/dose-rules/person-band.ts";
import { doubtsAbout, hasNewDoubt } from "#domain/intakes/dose-doubts.ts";
import { proposedQuantity } from "#domain/intakes/dose-quantity.ts";
import type { DoseDoubt, PersonDoubt } from "#domain/intakes/dose-warnings.ts";
import {
  isSameProduct,
  type SelectedBox,
  summarizeRecentDoses,
} from "#domain/intakes/recent-doses.ts";
import { needsDecisionForChild } from "#domain/intakes/unexpected-medicine.ts";
import type { Refused } from "#domain/symptoms/guidance.ts";
import type { DoseFacts, NamedDose } from "../dose-facts.ts";
import { doseFactsQuery, type LoggedIntake } from "../queries.ts";
import { type CheckedBox, checkDoses, contentsOf, ruledOf } from "./check-doses.ts";
import { useKeptDoseFacts } from "./use-kept-dose-facts.ts";
import { dosesOfDevice, withWaitingDoses } from "./waiting-doses.ts";

const UNKNOWN_TAKER: DoseTaker = {
  weightKg: null,
  weightOn: null,
  ageInMonths: null,
  isAdult: null,
};

/** Where nothing could be read. */
const NOTHING_READ: Omit<DoseFacts, "me"> = {
  doses: [],
  lastOfProduct: null,
  activeMolecule: null,
  contained: [],
  country: null,
  isPrescription: null,
  scheduled: null,
  taker: UNKNOWN_TAKER,
};

/** What the rules say of the box for the person, and what is known of both. */
interface OfPerson {
  readonly refusals: readonly Refused[];
  readonly doubts: readonly PersonDoubt[];
  /** Whether the box is in the person's name, or somebody said that they take it. */
  readonly isTheirs: boolean;
}

/** What was asked about a dose, as it was typed. */
interface Question {
  readonly key: string;
  readonly doubts: readonly DoseDoubt<NamedDose>[];
}

/**
 * What is known before a dose of a box is logged: what was taken already, what its leaflet says, what to ask again.
 * @param isOpen a form that is closed asks for nothing more
 * @param corrected the id of the dose that is being corrected, which does not count beside itself
 */
export function useDoseCheck(
  profileId: string,
  box: CheckedBox | null,
  isOpen: boolean,
  corrected: string | null = null,
) {
  const level = useGuidanceLevel();
  const now = useNow();
  const today = useToday();
  const actions = useOutboxActions(profileId);
  const homeWaitOf = useHomeWait(profileId);
  const query = useQuery({ ...doseFactsQuery(profileId, box, corrected), enabled: isOpen });
  const { refetch, failureReason } = query;
  // What this device has kept counts the dose that is being corrected.
  const kept = useKeptDoseFacts(profileId, corrected === null ? box?.id : undefined);
  // Without a network what this device has kept answers, with its hour; a server that refuses is another matter.
  const isLost = failureReason !== null && isTransient(failureOf(failureReason));
  const answer = isLost ? kept : null;
  const isPending = query.isPending && answer === null;
  // A request that waits for the network, or that nobody has sent, tells no more than one that failed.
  const isUnread =
    isOpen &&
    box !== null &&
    answer === null &&
    (query.isError ||
      query.fetchStatus === "paused" ||
      (query.isPending && query.fetchStatus === "idle"));
  const read = answer ? answer.facts : query.data;
  const data = read ?? (isUnread ? { ...NOTHING_READ, me: storedPerson() ?? "" } : undefined);
  const facts = data && withWaitingDoses(data, actions, answer?.readAt ?? query.dataUpdatedAt);
  const [asked, setAsked] = useState<Question>();
  const [isBeingRead, askAnew] = useJustAppeared();
  const isSettled = box !== null && (!isPending || isUnread);
  const composed = box && facts && { ...box, ...contentsOf(facts) };
  const checked = box && facts ? checkDoses(box, facts, now, today) : null;
  const relevantDoses = checked?.relevantDoses;
  const leaflet = checked?.leaflet;
  const passedDays =
    composed && leaflet?.kind === "rules"
      ? daysLimit(daysOfDoses(composed, facts?.doses ?? [], now), leaflet.days, today)
      : null;
  return {
    facts,
    relevantDoses,
    leaflet,
    /** Present where more days in a row are recorded than the leaflet has without a doctor. */
    passedDays,
    /** What the leaflets of other boxes of the home say of a substance. */
    homeWaitOf,
    /** Milligrams in one unit of the box; null where unknown. */
    unitMilligrams: checked?.unitMilligrams ?? null,
    isFailed: isUnread,
    /** What this device has recorded itself, where the doses could not be read. */
    deviceDoses: isUnread ? dosesOfDevice(actions) : [],
    /** When the doses were read, where this device has kept them and the network does not answer. */
    keptAt: answer?.keptAt ?? null,
    /**
     * Whether nothing may be saved yet: the doses are on their way, and nothing could be asked about the one to be
     * logged; or a question has just appeared, and a double press would answer it.
     */
    isBusy: (box !== null && isPending && query.fetchStatus === "fetching") || isBeingRead,
    onRetry: () => void refetch(),
    /** Undefined until it is known; null where nothing is to be proposed. */
    proposed: isSettled ? proposalFor(box, facts) : undefined,
    /** What was asked about this dose, as it is typed now. */
    askedAbout: (key: string) => (asked?.key === key ? asked.doubts : []),
    /**
     * Whether there is something to ask first. Once it was asked, it is not asked again, unless there is more to ask:
     * another carer may have logged a dose meanwhile.
     */
    asks(key: string, intake: LoggedIntake, ofPerson: OfPerson): boolean {
      if (!box) return false;
      const before = asked?.key === key ? asked : null;
      const known = facts ?? { ...NOTHING_READ, me: "" };
      const isUnexpected = !ofPerson.isTheirs && isUnknownForChild(box, known);
      const all = doubtsAbout(
        { ...box, ...contentsOf(known) },
        { id: intake.id, quantity: intake.entry.quantityTaken, takenAt: intake.entry.takenAt },
        {
          doses: known.doses,
          taker: known.taker,
          relevantDoses,
          leaflet,
          refusals: ofPerson.refusals,
          ofPerson: [
            ...(isUnexpected ? [{ kind: "not-known-for-child" } as const] : []),
            ...ofPerson.doubts,
          ],
          isCompared: level === "checks",
        },
      );
      const isKnown = facts !== undefined && !isUnread;
      const doubts: DoseDoubt<NamedDose>[] = isKnown ? all : [{ kind: "unread" }, ...all];
      const isNew = hasNewDoubt(doubts, before?.doubts ?? []);
      if (isNew) {
        setAsked({ key, doubts });
        askAnew();
      }
      return isNew;
    },
    forget: () => setAsked(undefined),
  };
}

/** The days, where this browser is, on which a substance of the box was taken. */
function daysOfDoses(box: SelectedBox, doses: readonly NamedDose[], now: Instant): Day[] {
  const { taken } = summarizeRecentDoses(box, doses, now);
  return taken.flatMap((each) => each.doses.map(({ takenAt }) => dayOf(takenAt, browserZone)));
}

/** Whether the box is nothing for a small child without a decision, and no dose of it was ever recorded. */
function isUnknownForChild(box: CheckedBox, facts: DoseFacts): boolean {
  const wasTaken =
    facts.lastOfProduct !== null ||
    facts.doses.some((dose) => isSameProduct({ ...box, activeMolecule: null }, dose));
  return !wasTaken && needsDecisionForChild(ruledOf(box, facts), facts.taker);
}

function proposalFor(box: CheckedBox, facts: DoseFacts | undefined): number | null {
  const recent = facts?.doses.find((dose) => isSameProduct({ ...box, activeMolecule: null }, dose));
  const last = recent?.quantity ?? facts?.lastOfProduct?.quantityTaken ?? null;
  return proposedQuantity(box.form, { last, scheduled: facts?.scheduled ?? null });
}
