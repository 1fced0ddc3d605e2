import Smartphone from "lucide-react/icons/smartphone";
import { formatMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import type { ReminderDevice } from "../device.ts";

/** The devices of an account, with what is known of the last message to each. */
export function DeviceList({
  devices,
  onRemove,
}: {
  devices: readonly ReminderDevice[];
  onRemove: (id: string) => void;
}) {
  const t = useText();
  const wordsOf = useDeviceWords();
  if (devices.length === 0) return <p className="text-ink-soft">{t("reminders.devices.none")}</p>;
  return (
    <ul aria-label={t("reminders.devices.title")} className="divide-y divide-line">
      {devices.map((device) => (
        <li key={device.id} className="flex min-h-14 items-center gap-3 py-1">
          <Smartphone aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          <div className="min-w-0 grow">
            <p className="font-semibold leading-snug">{device.name}</p>
            <p
              className={`text-sm ${device.isGone || device.hasFailed ? "text-expired" : "text-ink-soft"}`}
            >
              {wordsOf(device)}
            </p>
          </div>
          <Button
            variant="plain"
            aria-label={t("reminders.devices.removeOf", { device: device.name })}
            onClick={() => onRemove(device.id)}
          >
            {t("reminders.devices.remove")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function useDeviceWords(): (device: ReminderDevice) => string {
  const t = useText();
  const language = useLanguage();
  return ({ isGone, hasFailed, shownAt, lastUsedAt }) => {
    if (isGone) return t("reminders.devices.isGone");
    if (hasFailed) return t("reminders.devices.hasFailed");
    if (shownAt)
      return t("reminders.devices.lastShown", { moment: formatMoment(shownAt, language) });
    return lastUsedAt
      ? t("reminders.devices.lastUsed", { moment: formatMoment(lastUsedAt, language) })
      : t("reminders.devices.never");
  };
}
