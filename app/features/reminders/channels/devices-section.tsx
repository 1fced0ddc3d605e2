import { useQuery } from "@tanstack/react-query";
import BellOff from "lucide-react/icons/bell-off";
import BellRing from "lucide-react/icons/bell-ring";
import { failureOf } from "#app/client/errors/failure.ts";
import { useChangePreferences } from "#app/client/preferences/change-preferences.ts";
import { useFeature } from "#app/client/preferences/feature-flags.ts";
import type { PushActivation } from "#app/client/push/push-subscription.ts";
import { loadFailure } from "#app/locale/load-failure.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { useSaveFailedToast } from "#app/ui/feedback/save-failed-toast.ts";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { preferenceAnchor } from "#domain/preferences/preferences.ts";
import {
  devicesQuery,
  pushStateQuery,
  reminderPreferencesQuery,
  useRemoveDevice,
  useTogglePush,
} from "./channel-queries.ts";
import { DeviceList } from "./device-list.tsx";
import { DeviceTest } from "./device-test.tsx";

/** Which devices ring: this one, by a press, and those that were asked before. */
export function DevicesSection({ userId }: { userId: string }) {
  const t = useText();
  const showUnsaved = useSaveFailedToast();
  const isOffered = useFeature("push_reminders") !== false;
  const { data: state } = useQuery(pushStateQuery(userId));
  const { data: devices, error } = useQuery(devicesQuery(userId));
  const toggling = useTogglePush(userId);
  const { data: preferences } = useQuery(reminderPreferencesQuery(userId));
  const { mutateAsync } = useChangePreferences(userId, "devices");
  const removing = useRemoveDevice(userId);
  const shown = pushProblem(toggling.data) ?? state;

  // Nothing is waited for before the browser asks its reader: only a press may ask.
  function toggle(isWanted: boolean) {
    toggling.mutateAsync(isWanted).then(
      (now) => {
        if (now === "on") change(true);
        if (now === "on" || !isWanted) {
          const word = now === "on" ? "turnedOn" : "turnedOff";
          showToast({ tone: "success", message: t(`reminders.devices.${word}`) });
        } else if (now === "off") {
          showToast({ tone: "notice", message: t("reminders.devices.refused") });
        }
      },
      () => showToast({ tone: "failure", message: t("reminders.devices.failed") }),
    );
  }

  /** A device that is turned on is meant to ring. */
  function change(notifiesByPush: boolean) {
    mutateAsync({ notifiesByPush }).catch(() =>
      showUnsaved(t("reminders.channels.failed"), () => change(notifiesByPush)),
    );
  }

  function remove(id: string) {
    removing.mutateAsync(id).then(
      () => showToast({ tone: "success", message: t("reminders.devices.removed") }),
      () => showToast({ tone: "failure", message: t("reminders.devices.removeFailed") }),
    );
  }

  return (
    <section className="flex flex-col gap-3 border-line border-t pt-5">
      <h3 className="font-semibold text-base">{t("reminders.devices.title")}</h3>
      {!isOffered && <p>{t("reminders.devices.switchedOff")}</p>}
      {isOffered && preferences && (
        <Checkbox
          id={preferenceAnchor("notifiesByPush")}
          label={t("preferences.notifiesByPush")}
          checked={preferences.notifiesByPush}
          disabled={!preferences.notifiesReminders}
          className={preferences.notifiesReminders ? "" : "text-ink-soft"}
          onChange={({ target }) => change(target.checked)}
        />
      )}
      {isOffered && shown && (
        <p className="flex items-start gap-2">
          {shown === "on" ? (
            <BellRing aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-valid" />
          ) : (
            <BellOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-unknown" />
          )}
          {t(`reminders.devices.${shown}`)}
        </p>
      )}
      {isOffered && shown !== undefined && canToggle(shown) && (
        <Button
          variant={shown === "on" ? "secondary" : "primary"}
          className="self-start"
          busy={toggling.isPending}
          onClick={() => toggle(shown !== "on")}
        >
          {shown === "on" ? t("reminders.devices.turnOff") : t("reminders.devices.turnOn")}
        </Button>
      )}
      {devices ? (
        <DeviceList devices={devices} onRemove={remove} />
      ) : (
        error && <p className="text-expired">{t(loadFailure(failureOf(error)))}</p>
      )}
      {isOffered && <DeviceTest userId={userId} />}
    </section>
  );
}

/** A service that gave nothing is asked again by a press alone, and its answer stands until then. */
function pushProblem(became: PushActivation | undefined): PushActivation | undefined {
  return became === "no-service" || became === "unknown-service" ? became : undefined;
}

/** What only the browser's own settings, or another browser, can change is no button. */
function canToggle(state: PushActivation): boolean {
  return state === "on" || state === "off" || state === "no-service";
}
