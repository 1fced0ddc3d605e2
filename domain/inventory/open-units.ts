import { type Day, dayOf } from "../calendar/day.ts";
import type { Instant } from "../calendar/instant.ts";
import type { Zone } from "../calendar/zone.ts";
import type { DoseState } from "../reminders/dose-state.ts";

interface DoseOfBox {
  readonly medicationId: string;
  readonly plannedAt: Instant;
  readonly quantity: number;
  readonly state: DoseState;
}

/** By box, the units of the doses of today that are neither taken nor given up. */
export function openUnits(
  doses: readonly DoseOfBox[],
  today: Day,
  zone: Zone,
): ReadonlyMap<string, number> {
  const open = new Map<string, number>();
  for (const { medicationId, plannedAt, quantity, state } of doses) {
    const isOpen = state === "planned" || state === "due";
    if (!isOpen || dayOf(plannedAt, zone) !== today) continue;
    open.set(medicationId, (open.get(medicationId) ?? 0) + quantity);
  }
  return open;
}
