import { useQuery } from "@tanstack/react-query";
import { vi } from "vitest";
import { PermissionLevelProvider } from "#app/client/permissions/permission-level.tsx";
import { useToday } from "#app/client/time/today.ts";
import { dosesQuery, useStoredDoses } from "#app/features/reminders/queries.ts";
import type { RecentDose } from "#app/features/reminders/today/taken-before.ts";
import { TodayCard } from "#app/features/reminders/today/today-card.tsx";
import { type Backend, renderScreen, rows } from "./render-screen.tsx";

type Level = "own" | "view" | "edit";

export const ME = "00000000-0000-4000-8000-00000000aaaa";
export const OTHER = "00000000-0000-4000-8000-00000000bbbb";
export const NOON = new Date(2026, 10, 21, 12, 0);

interface Row {
  id: string;
  at: Date;
  name?: string;
  state?: string;
  snoozed_until?: string | null;
  is_closed_by_plan?: boolean;
  expiry_date?: string;
  current_quantity?: number;
  intake?: { id: string; user_id: string; taken_at: string; quantity_taken: number } | null;
}

/** A planned dose as the wire has it. */
function row({ id, at, name = "Levothyrox", state = "due", snoozed_until = null, ...rest }: Row) {
  const { expiry_date = "2030-05-31", current_quantity = 12, intake = null } = rest;
  const { is_closed_by_plan = false } = rest;
  return {
    id,
    medication_id: `box-${id}`,
    planned_at: at.toISOString(),
    expires_at: new Date(at.getTime() + 3 * 3_600_000).toISOString(),
    quantity: 1,
    state,
    snoozed_until,
    is_closed_by_plan,
    medications: { name, dosage: "75 µg", form: "Comprimé", expiry_date, current_quantity },
    medication_intake_logs: intake,
  };
}

/** An hour of that day. */
export const at = (hour: number, minute = 0) => new Date(2026, 10, 21, hour, minute);

const ONLY_ME = [ME];

/** The page reads the doses; here one profile's, from its own list. */
function TodayOfOne({ level, recent }: { level: Level; recent: readonly RecentDose[] }) {
  const today = useToday();
  const { error, dataUpdatedAt, refetch } = useQuery(dosesQuery(ME, today));
  const doses = useStoredDoses(ONLY_ME, today);
  return (
    <TodayCard
      userId={ME}
      people={[{ id: ME, name: "Claire", level }]}
      recent={new Map([[ME, recent]])}
      reading={{
        doses,
        problem: error,
        readAt: dataUpdatedAt,
        onRetry: () => void refetch(),
      }}
    />
  );
}

/** The doses of that day on the screen at noon. */
export const openAtNoon = (
  answer: Backend,
  level: Level = "own",
  recent: readonly RecentDose[] = [],
) => openOn(NOON, answer, level, recent);

/** The same at another moment. */
export async function openOn(
  now: Date,
  answer: Backend,
  level: Level = "own",
  recent: readonly RecentDose[] = [],
) {
  vi.useFakeTimers({ toFake: ["Date"], now });
  return renderScreen(
    <PermissionLevelProvider level={level}>
      <TodayOfOne level={level} recent={recent} />
    </PermissionLevelProvider>,
    answer,
  );
}

/** Responds to the request of the list, and passes all others on. @param givers of the doses with these ids */
export const having =
  (
    list: readonly Row[],
    respond: Backend = () => undefined,
    givers: (doses: string[]) => unknown = () => [{ planned_dose_id: "d", giver_name: "Paul" }],
  ): Backend =>
  (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/planned_doses")) return rows(list.map(row));
    if (pathname.endsWith("/list_dose_givers")) {
      return request
        .clone()
        .json()
        .then(({ doses }) => Response.json(givers(doses)));
    }
    if (pathname.endsWith("/reminder_deliveries")) return rows([]);
    return respond(request);
  };
