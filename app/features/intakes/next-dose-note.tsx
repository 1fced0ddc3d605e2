import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo } from "react";
import { useHomeWait } from "#app/client/cabinet-checks/use-cabinet-checks.ts";
import { useGuidanceLevel } from "#app/client/guidance/guidance-level.ts";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { useOutboxActions } from "#app/client/offline/device-outbox.ts";
import { useNow } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useToday } from "#app/client/time/today.ts";
import { useMomentWords } from "#app/locale/moment-words.ts";
import { useText } from "#app/locale/text.tsx";
import { epochMs } from "#domain/calendar/instant.ts";
import { limitsOf, nextDose } from "#domain/dose-rules/leaflet.ts";
import { soonestOf } from "#domain/dose-rules/soonest.ts";
import { limitsOfGiven } from "#domain/intakes/given-limits.ts";
import type { Form } from "#domain/inventory/form.ts";
import { isInWindow } from "#domain/ledger/ledger.ts";
import type { DoseBox, ListedDoseBox } from "./dose-facts.ts";
import { checkDoses } from "./log/check-doses.ts";
import { withWaitingDoses } from "./log/waiting-doses.ts";
import { keptDoseBoxesQuery, keptLedgerQuery } from "./queries.ts";

interface AskedBox {
  /** Null once the box was deleted. */
  readonly id: string | null;
  readonly name: string;
  readonly dosage: string;
  readonly form: Form;
  /** Null for a box typed by hand; absent where only a dose of it is known. */
  readonly referenceId?: string | null;
}

/**
 * From when on the leaflet has another dose of a box, in few words: what the form and the page of an illness say of it.
 * What is not known, or could not be read, is said to be unknown: a row without a word reads as one that may be given.
 */
export function NextDoseNote({
  profileId,
  box,
  isPlanned = false,
  lastId,
}: {
  profileId: string;
  box: AskedBox;
  /** Whether a plan says when the next dose is. */
  isPlanned?: boolean;
  /** The dose of the box that the row says is the last one; null where it says none of these days. */
  lastId: string | null;
}) {
  const t = useText();
  const level = useGuidanceLevel();
  const now = useNow();
  const today = useToday();
  const momentWords = useMomentWords(browserZone);
  const actions = useOutboxActions(profileId);
  const homeWaitOf = useHomeWait(profileId);
  const ledger = useQuery(keptLedgerQuery(profileId));
  const listed = useListedBox(profileId, box);
  const { data, dataUpdatedAt } = ledger;
  const known = useMemo(
    () => data && withWaitingDoses(data, actions, dataUpdatedAt),
    [data, actions, dataUpdatedAt],
  );
  if (level !== "checks") return null;
  const last = known?.doses.find(({ id }) => id === lastId);
  const ofBox = box.id === null ? DELETED_BOX : listed.box;
  const unknown = <Note isKnown={false}>{t("dashboard.give.unknown")}</Note>;
  if (!known || (lastId !== null && !last) || !ofBox) {
    const isOnItsWay = isBeingRead(ledger) || (box.id !== null && isBeingRead(listed.reading));
    return isOnItsWay ? null : unknown;
  }
  const { relevantDoses, leaflet, unitMilligrams } = checkDoses(
    { ...box, id: box.id ?? "" },
    { ...known, ...ofBox, lastOfProduct: null },
    now,
    today,
  );
  const reading = { taker: known.taker, country: visitorCountry(), today, now };
  const soonest = soonestOf(
    relevantDoses.taken.map(({ substance, amounts, doses }) => {
      const limits = limitsOf(leaflet, substance, known.taker, today);
      const limitsGiven = limitsOfGiven(doses, [limits], reading);
      return nextDose(amounts, limits, unitMilligrams, now, limitsGiven);
    }),
  );
  const elsewhere = relevantDoses.taken.flatMap(
    ({ substance, amounts }) => homeWaitOf(substance, amounts)?.until ?? [],
  );
  const moment = soonest.moment ?? elsewhere.sort((a, b) => epochMs(b) - epochMs(a))[0] ?? null;
  if (soonest.isOver) return <Note>{t("dashboard.give.maximum")}</Note>;
  if (moment === null) return isPlanned || !last || !isInWindow(last, now) ? null : unknown;
  if (epochMs(moment) <= epochMs(now)) return null;
  return <Note>{t("dashboard.give.notBefore", { time: momentWords("before", moment, now) })}</Note>;
}

/**
 * What the list of boxes that the page or the device has says of one box; undefined where it does not have the box as it
 * is now. Each dose invalidates the list, and what is read of it here no dose changes: it is read again only where it
 * lacks the box, or names another reference than the box has by now.
 */
function useListedBox(profileId: string, { id, referenceId }: AskedBox) {
  const reading = useQuery({
    ...keptDoseBoxesQuery(profileId),
    enabled: ({ state }) => state.data === undefined,
  });
  const { data, refetch } = reading;
  const found = id === null ? undefined : data?.get(id);
  const isCurrent =
    found !== undefined && (referenceId === undefined || found.referenceId === referenceId);
  const isOld = data !== undefined && id !== null && !isCurrent;
  useEffect(() => {
    if (isOld) void refetch({ cancelRefetch: false });
  }, [isOld, refetch]);
  const box: ListedDoseBox | undefined = isCurrent ? found : undefined;
  return { reading, box };
}

/** Whether an answer is on its way, and nothing has spoken against it yet. */
function isBeingRead(reading: {
  readonly isFetching: boolean;
  readonly failureCount: number;
}): boolean {
  return reading.isFetching && reading.failureCount === 0;
}

/** Of a box that was deleted the name is left. */
const DELETED_BOX: DoseBox = {
  activeMolecule: null,
  contained: [],
  country: null,
  isPrescription: null,
  scheduled: null,
};

function Note({ isKnown = true, children }: { isKnown?: boolean; children: ReactNode }) {
  return (
    <span
      className={
        isKnown ? "block font-semibold text-soon tabular-nums" : "block text-ink-soft text-sm"
      }
    >
      {children}
    </span>
  );
}
