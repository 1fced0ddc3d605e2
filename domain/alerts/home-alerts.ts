import type { Day } from "../calendar/day.ts";
import type { RenewablePrescription } from "../prescriptions/renewal.ts";
import type { Alert } from "./alert.ts";
import { type CustomAlert, deriveAlerts, type WatchedMedication } from "./derive.ts";
import { byPriority } from "./order.ts";

/** One person of a home, with what their alerts are derived from. */
export interface WatchedPerson {
  readonly id: string;
  readonly homeId: string;
  /** Those of this person alone. */
  readonly medications: readonly WatchedMedication[];
  readonly customAlerts: readonly CustomAlert[];
  readonly prescriptions: readonly RenewablePrescription[];
  readonly dismissedKeys: ReadonlySet<string>;
}

/** An alert among those of several people. */
export interface HomeAlert {
  readonly alert: Alert;
  /** The profile it is dismissed in. */
  readonly profileId: string;
  /** Whether it is about a box of the whole home, and so about nobody in particular. */
  readonly isCommon: boolean;
}

/**
 * The alerts of several people, in the order they are shown. A common box raises its alerts once, and is dismissed where
 * one of its home has dismissed it.
 * @param commonBoxes by home
 */
export function deriveHomeAlerts(
  today: Day,
  people: readonly WatchedPerson[],
  commonBoxes: ReadonlyMap<string, readonly WatchedMedication[]>,
): HomeAlert[] {
  const personal = people.flatMap(({ id, homeId, customAlerts, ...person }) => {
    const common = commonBoxes.get(homeId) ?? [];
    const isOfBox = new Set(common.map((box) => box.id));
    return deriveAlerts(today, {
      ...person,
      customAlerts,
      // A written alert may name a common box.
      medications: [...person.medications, ...common],
    }).flatMap((alert) =>
      isAboutBox(alert, isOfBox) ? [] : [{ alert, profileId: id, isCommon: false }],
    );
  });
  const common = [...commonBoxes].flatMap(([homeId, medications]) => {
    const household = people.filter((person) => person.homeId === homeId);
    return deriveAlerts(today, {
      medications,
      customAlerts: [],
      prescriptions: [],
      dismissedKeys: new Set(household.flatMap((person) => [...person.dismissedKeys])),
    }).flatMap((alert) => {
      const holder =
        household.find(({ dismissedKeys }) => dismissedKeys.has(alert.key)) ?? household[0];
      return holder ? [{ alert, profileId: holder.id, isCommon: true }] : [];
    });
  });
  return [...personal, ...common].sort(
    (a, b) => byPriority(a.alert, b.alert) || compare(a.profileId, b.profileId),
  );
}

function isAboutBox({ type, medication }: Alert, boxes: ReadonlySet<string>): boolean {
  return type !== "custom" && medication !== null && boxes.has(medication.id);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
