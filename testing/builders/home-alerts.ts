import type { HomeAlertsReading } from "#app/features/alerts/digest/home-alert-lines.tsx";
import type { CustomAlert } from "#domain/alerts/derive.ts";
import { deriveHomeAlerts } from "#domain/alerts/home-alerts.ts";
import { day } from "#domain/calendar/day.ts";

const TODAY = day("2026-11-22");

/** What a page has derived for one person with this many empty boxes. */
export function readingOf(
  boxes: number,
  {
    customAlerts = [],
    dismissedKeys = [],
    ...reading
  }: Partial<HomeAlertsReading> & {
    readonly customAlerts?: readonly CustomAlert[];
    readonly dismissedKeys?: readonly string[];
  } = {},
): HomeAlertsReading {
  const medications = Array.from({ length: boxes }, (_, index) => ({
    id: boxId(index),
    name: `Boîte ${index}`,
    dosage: "10 mg",
    form: "Comprimé" as const,
    currentQuantity: 0,
    totalQuantity: 8,
    expiresOn: day("2099-05-31"),
  }));
  const person = {
    id: PERSON,
    homeId: PERSON,
    medications,
    customAlerts,
    prescriptions: [],
    dismissedKeys: new Set(dismissedKeys),
  };
  return {
    alerts: deriveHomeAlerts(TODAY, [person], new Map()),
    unreadableBoxes: 0,
    unreadableWritten: [],
    problem: null,
    onRetry: () => undefined,
    forecasts: new Map(),
    whoseOf: () => null,
    ...reading,
  };
}

export const PERSON = "00000000-0000-4000-8000-00000000aaaa";

export const boxId = (index: number) =>
  `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
