import Check from "lucide-react/icons/check";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { useText } from "#app/locale/text.tsx";
import type { Instant } from "#domain/calendar/instant.ts";
import type { DoseState } from "#domain/reminders/dose-state.ts";
import { stateAt } from "#domain/reminders/today.ts";
import type { PlannedDose } from "../dose.ts";

/** What the tick says in each state in which it can be pressed. */
const WORDS = {
  due: "take",
  planned: "takeEarly",
  missed: "takeAfterAll",
  skipped: "takeAfterAll",
} as const satisfies Partial<Record<DoseState, string>>;

/** The one act of a dose: a round tick that is pressed once the dose is taken, and filled from then on. */
export function DoseTick({
  dose,
  hour,
  now,
  isPending,
  onTake,
}: {
  dose: PlannedDose;
  hour: string;
  now: Instant;
  isPending: boolean;
  onTake: (doses: readonly PlannedDose[]) => void;
}) {
  const t = useText();
  const may = usePermissionCheck();
  const state = stateAt(dose, now);
  if (state === "taken" || isPending) {
    return (
      <span
        aria-hidden="true"
        className={`grid size-12 shrink-0 place-items-center rounded-full border-2 border-valid ${isPending ? "text-valid" : "bg-valid text-paper"}`}
      >
        <Check className="size-6" />
      </span>
    );
  }
  if (!may("log-intakes")) return null;
  const word = WORDS[state];
  return (
    <button
      type="button"
      data-next-answer={state === "due" ? "" : undefined}
      className="group -my-1 flex w-20 shrink-0 flex-col items-center gap-0.5 self-start py-1 text-center font-semibold text-accent text-sm leading-tight print:hidden"
      aria-label={t(`reminders.actions.${word}Of`, {
        name: `${dose.medicationName} ${dose.dosage}`,
        time: hour,
      })}
      onClick={() => onTake([dose])}
    >
      <span
        aria-hidden="true"
        className={`grid size-12 place-items-center rounded-full border-2 transition-colors duration-150 group-active:bg-accent group-active:text-paper ${state === "due" ? "border-accent bg-accent-soft" : "border-edge text-ink-soft"} group-hover:border-accent`}
      >
        <Check className="size-6" />
      </span>
      {t(`reminders.actions.${word}`)}
    </button>
  );
}
