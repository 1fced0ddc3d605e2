import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleMinus from "lucide-react/icons/circle-minus";
import Eye from "lucide-react/icons/eye";
import Hourglass from "lucide-react/icons/hourglass";
import Send from "lucide-react/icons/send";
import { formatTime } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { type DeliveryState, hasFailed } from "#domain/reminders/delivery.ts";
import type { ReminderDelivery } from "../reminder-delivery.ts";

const ICON = {
  planned: Hourglass,
  claimed: Hourglass,
  sent: Send,
  shown: Eye,
  acted: Check,
  failed: CircleAlert,
  dropped: CircleMinus,
} as const satisfies Record<DeliveryState, unknown>;

const COLOUR: Record<DeliveryState, string> = {
  planned: "text-unknown",
  claimed: "text-unknown",
  sent: "text-accent",
  shown: "text-valid",
  acted: "text-valid",
  failed: "text-expired",
  dropped: "text-unknown",
};

/** One delivery of one dose: its state, its time, and the reason where it failed. */
export function DeliveryLine({ delivery }: { delivery: ReminderDelivery }) {
  const t = useText();
  const language = useLanguage();
  const { channel, state, reason, happenedAt } = delivery;
  const Icon = ICON[state];
  const colour = hasFailed(delivery) ? "text-expired" : COLOUR[state];
  return (
    <p className="flex items-start gap-2 py-1 text-sm">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${colour}`} />
      <span>
        {t(`reminders.deliveryLog.channel.${channel}`)} ·{" "}
        <span className={`font-semibold ${colour}`}>
          {t(`reminders.deliveryLog.state.${state}`)}
        </span>
        {happenedAt && (
          <span className="text-ink-soft tabular-nums"> · {formatTime(happenedAt, language)}</span>
        )}
        {reason && <span className="block">{t(`reminders.deliveryLog.reason.${reason}`)}</span>}
      </span>
    </p>
  );
}
