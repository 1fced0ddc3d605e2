import { outbox } from "#app/client/offline/device-outbox.ts";
import { storedPerson } from "#app/client/offline/person.ts";
import { useText } from "#app/locale/text.tsx";
import { useSaveFailedToast } from "#app/ui/feedback/save-failed-toast.ts";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Alert } from "#domain/alerts/alert.ts";
import type { Day } from "#domain/calendar/day.ts";
import { useEndAlert } from "./queries.ts";

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
  const ending = useEndAlert(profileId);

  async function mark(key: string, isDismissed: boolean, failed: string) {
    const owner = storedPerson();
    if (owner === null) return;
    const body = { key, isDismissed };
    const outcome = await outbox.put({ owner, profileId, kind: "mark-alert", body });
    if (outcome.kind !== "refused") return;
    await outbox.discard(outcome.id);
    showUnsaved(failed, () => void mark(key, isDismissed, failed));
  }

  function restore(key: string) {
    void mark(key, false, t("alerts.dismissing.restoreFailed"));
  }

  function dismiss(key: string) {
    void mark(key, true, t("alerts.dismissing.failed"));
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
