import AlarmClock from "lucide-react/icons/alarm-clock";
import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import Clock from "lucide-react/icons/clock";
import SkipForward from "lucide-react/icons/skip-forward";
import type { DoseState } from "../../../domain/reminders/dose-state.ts";
import { useText } from "../../locale/text.tsx";
import { Badge, type Tone } from "../../ui/badge.tsx";

const ICON = {
  planned: Clock,
  due: AlarmClock,
  taken: Check,
  skipped: SkipForward,
  missed: CircleAlert,
} as const satisfies Record<DoseState, unknown>;

const TONE: Record<DoseState, Tone> = {
  planned: "unknown",
  due: "soon",
  taken: "valid",
  skipped: "unknown",
  missed: "expired",
};

export function DoseStateMark({ state }: { state: DoseState }) {
  const t = useText();
  const Icon = ICON[state];
  return (
    <Badge tone={TONE[state]} icon={<Icon aria-hidden="true" />}>
      {t(`reminders.state.${state}`)}
    </Badge>
  );
}
