import AlarmClock from "lucide-react/icons/alarm-clock";
import Ban from "lucide-react/icons/ban";
import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import Clock from "lucide-react/icons/clock";
import LoaderCircle from "lucide-react/icons/loader-circle";
import SkipForward from "lucide-react/icons/skip-forward";
import Smartphone from "lucide-react/icons/smartphone";
import { useText } from "#app/locale/text.tsx";
import { Badge, type Tone } from "#app/ui/list/badge.tsx";
import type { Instant } from "#domain/calendar/instant.ts";
import type { DoseState } from "#domain/reminders/dose-state.ts";
import { stateAt } from "#domain/reminders/today.ts";
import type { PlannedDose } from "../dose.ts";

type ShownState = DoseState | "closed" | "saving" | "kept";

export const DOSE_STATE_ICON = {
  planned: Clock,
  due: AlarmClock,
  taken: Check,
  skipped: SkipForward,
  missed: CircleAlert,
  closed: Ban,
  saving: LoaderCircle,
  kept: Smartphone,
} as const satisfies Record<ShownState, unknown>;

const TONE: Record<ShownState, Tone> = {
  planned: "unknown",
  due: "soon",
  taken: "valid",
  skipped: "unknown",
  missed: "expired",
  closed: "unknown",
  saving: "unknown",
  kept: "soon",
};

/** The colour of the icon where it stands alone: a drawing that is told beside it. */
export const DOSE_STATE_COLOUR: Record<DoseState, string> = {
  planned: "text-unknown",
  due: "text-soon",
  taken: "text-valid",
  skipped: "text-unknown",
  missed: "text-expired",
};

/** What a change of its plan has closed was skipped by nobody. */
export function shownState(dose: PlannedDose, now: Instant): DoseState | "closed" {
  const state = stateAt(dose, now);
  return state === "skipped" && dose.isClosedByPlan ? "closed" : state;
}

/**
 * Nothing is shown as taken before the database has it.
 * @param state `saving` while an answer is on its way, `kept` while it is on this device alone
 */
export function DoseStateBadge({ state }: { state: ShownState }) {
  const t = useText();
  const Icon = DOSE_STATE_ICON[state];
  return (
    <Badge tone={TONE[state]} icon={<Icon aria-hidden="true" />}>
      {t(`reminders.state.${state}`)}
    </Badge>
  );
}
