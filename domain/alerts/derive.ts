import { addDays, type Day } from "../calendar/day.ts";
import { daysLeft, expiryOn } from "../inventory/expiry.ts";
import type { Medication } from "../inventory/medication.ts";
import { goodUntil, openedNotice } from "../inventory/opened-life.ts";
import { stockLevel } from "../inventory/stock.ts";
import { recallsToMind } from "../notices/recall.ts";
import { type RenewablePrescription, renewalDaysLeft } from "../prescriptions/renewal.ts";
import type { Alert, AlertMedication } from "./alert.ts";
import { byPriority } from "./order.ts";
import {
  type AlertPriority,
  expiringLabel,
  expiryPriority,
  LOW_STOCK_PRIORITY,
  OUT_OF_STOCK_PRIORITY,
  openingPriority,
  RECALL_PRIORITY,
  renewalPriority,
} from "./priority.ts";
import { occurrenceOn, type Repeat } from "./repeat.ts";

export type WatchedMedication = Pick<
  Medication,
  | "id"
  | "name"
  | "dosage"
  | "form"
  | "currentQuantity"
  | "totalQuantity"
  | "expiresOn"
  | "openedOn"
  | "inUseDays"
  | "lot"
  | "notices"
>;

/** An alert a person wrote and the database keeps. */
export interface CustomAlert {
  readonly id: string;
  readonly title: string;
  readonly message: string | null;
  /** The first on which it rings. */
  readonly day: Day;
  /** `HH:MM` */
  readonly time: string;
  readonly priority: AlertPriority;
  readonly medicationId: string | null;
  readonly repeats: Repeat;
  readonly endsOn: Day | null;
}

export interface AlertInput {
  readonly medications: readonly WatchedMedication[];
  readonly customAlerts: readonly CustomAlert[];
  readonly prescriptions: readonly RenewablePrescription[];
  readonly dismissedKeys: ReadonlySet<string>;
}

type Undecided<A> = A extends Alert ? Omit<A, "status"> : never;

/**
 * Every alert of one profile, dismissed ones marked, in the order they are shown. A box can raise
 * several: one for each recall, one for its expiry, one for its opening, one for its stock.
 */
export function deriveAlerts(today: Day, facts: AlertInput): Alert[] {
  const names = new Map(facts.medications.map((watched) => [watched.id, nameOf(watched)]));
  const raised: Undecided<Alert>[] = [
    ...facts.medications.flatMap(recallAlerts),
    ...facts.medications.flatMap((medication) => expiryAlerts(today, medication)),
    ...facts.medications.flatMap((medication) => openingAlerts(today, medication)),
    ...facts.medications.flatMap((medication) => stockAlerts(today, medication)),
    ...facts.prescriptions.flatMap((prescription) => renewalAlerts(today, prescription)),
    ...facts.customAlerts.map((custom) => customAlert(today, custom, names)),
  ];
  return raised
    .map((alert) => ({ ...alert, status: statusOf(alert.key, facts.dismissedKeys) }) as Alert)
    .sort(byPriority);
}

function expiryAlerts(today: Day, watched: WatchedMedication): Undecided<Alert>[] {
  const lastDay = goodUntil(watched);
  const expiry = expiryOn(today, lastDay);
  if (expiry === "fresh") return [];
  const left = daysLeft(today, lastDay);
  const facts = {
    medication: nameOf(watched),
    priority: expiryPriority(left),
    day: lastDay,
  };
  if (expiry === "expired") {
    return [{ type: "expired", key: `expired-${watched.id}`, daysAgo: -left, ...facts }];
  }
  const key = `expiring-${watched.id}`;
  return [{ type: "expiry", key, daysLeft: left, label: expiringLabel(left), ...facts }];
}

/** Dismissed for one recall, a box speaks again for the next. */
function recallAlerts(watched: WatchedMedication): Undecided<Alert>[] {
  return recallsToMind(watched).map(({ recall, match }) => ({
    type: "recalled",
    key: `recalled-${watched.id}-${recall.id}`,
    medication: nameOf(watched),
    priority: RECALL_PRIORITY,
    day: recall.publishedOn,
    match,
    recall,
  }));
}

/** A guide is no expiry, and says nothing more of what has expired. */
function openingAlerts(today: Day, watched: WatchedMedication): Undecided<Alert>[] {
  const { id, openedOn } = watched;
  const notice = openedNotice(today, watched);
  if (!openedOn || !notice?.isPast || expiryOn(today, goodUntil(watched)) === "expired") return [];
  return [
    {
      type: "opened-long",
      key: `opened-long-${id}`,
      medication: nameOf(watched),
      notice,
      priority: openingPriority(notice.guide.refuses),
      day: addDays(openedOn, notice.guide.days),
    },
  ];
}

function stockAlerts(today: Day, watched: WatchedMedication): Undecided<Alert>[] {
  const facts = { medication: nameOf(watched), day: today };
  switch (stockLevel(watched)) {
    case "available":
      return [];
    case "low": {
      const key = `low-stock-${watched.id}`;
      const left = watched.currentQuantity;
      const { form } = watched;
      return [{ type: "low-stock", key, left, form, priority: LOW_STOCK_PRIORITY, ...facts }];
    }
    case "out": {
      const key = `out-of-stock-${watched.id}`;
      return [{ type: "out-of-stock", key, priority: OUT_OF_STOCK_PRIORITY, ...facts }];
    }
  }
}

/** Dismissed for one end, a renewed prescription speaks again before the next. */
function renewalAlerts(today: Day, prescription: RenewablePrescription): Undecided<Alert>[] {
  const { id, prescriber, endsOn } = prescription;
  const left = renewalDaysLeft(today, prescription);
  if (left === null) return [];
  return [
    {
      type: "prescription",
      key: `prescription-${id}-${endsOn}`,
      medication: null,
      prescriber,
      daysLeft: left,
      priority: renewalPriority(left),
      day: endsOn,
    },
  ];
}

/** One that repeats is dismissed for the time that counts now, and speaks again the next time. */
function customAlert(
  today: Day,
  { id, medicationId, ...written }: CustomAlert,
  names: ReadonlyMap<string, AlertMedication>,
): Undecided<Alert> {
  const medication = medicationId === null ? null : (names.get(medicationId) ?? null);
  const day = occurrenceOn(today, written);
  const key = written.repeats === "once" ? `custom-${id}` : `custom-${id}-${day}`;
  return { type: "custom", key, id, medication, ...written, day };
}

function nameOf({ id, name, dosage }: WatchedMedication): AlertMedication {
  return { id, name, dosage };
}

function statusOf(key: string, dismissedKeys: ReadonlySet<string>): Alert["status"] {
  return dismissedKeys.has(key) ? "dismissed" : "active";
}
