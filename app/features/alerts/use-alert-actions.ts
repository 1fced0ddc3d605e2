import { useText } from "#app/locale/text.tsx";
import { useSaveFailedToast } from "#app/ui/feedback/save-failed-toast.ts";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Alert } from "#domain/alerts/alert.ts";
import type { Day } from "#domain/calendar/day.ts";
import { useEndAlert, useMarkAlert } from "./queries.ts";

type CustomAlert = Extract<Alert, { type: "custom" }>;

/** Dismissing and taking it back, with what is said about it. Undo is offered instead of a question before. */
export function useAlertActions(profileId: string): {
  dismiss: (key: string) => void;
  restore: (key: string) => void;
  /** Lets an alert that repeats ring no more after the day it rings on now. */
  end: (alert: CustomAlert) => void;
} {
  const t = useText();
  const showUnsaved = useSaveFailedToast();
  const { mutateAsync } = useMarkAlert(profileId);
  const ending = useEndAlert(profileId);

  // Not the callbacks of `mutate`: the next mark, or another page, would silence them.
  function restore(key: string) {
    mutateAsync({ key, isDismissed: false }).catch(() =>
      showUnsaved(t("alerts.dismissing.restoreFailed"), () => restore(key)),
    );
  }

  function dismiss(key: string) {
    mutateAsync({ key, isDismissed: true }).catch(() =>
      showUnsaved(t("alerts.dismissing.failed"), () => dismiss(key)),
    );
    showToast({
      tone: "success",
      message: t("alerts.dismissing.done"),
      action: { label: t("alerts.dismissing.undo"), run: () => restore(key) },
    });
  }

  function end({ id, day, endsOn }: CustomAlert) {
    endOn(day, () =>
      showToast({
        tone: "success",
        message: t("alerts.ending.done"),
        action: {
          label: t("alerts.dismissing.undo"),
          run: () => endOn(endsOn, () => undefined),
        },
      }),
    );

    function endOn(lastDay: Day | null, done: () => void) {
      ending
        .mutateAsync({ id, lastDay })
        .then(done, () => showUnsaved(t("alerts.ending.failed"), () => endOn(lastDay, done)));
    }
  }

  return { dismiss, restore, end };
}
