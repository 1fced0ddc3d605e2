import { useText } from "../../locale/text.tsx";
import { showToast } from "../../ui/toast.ts";
import { useMarkAlert } from "./queries.ts";

/** Dismissing and taking it back, with what is said about it. Undo is offered instead of a question before. */
export function useAlertMarks(profileId: string): {
  dismiss: (key: string) => void;
  restore: (key: string) => void;
} {
  const t = useText();
  const { mutateAsync } = useMarkAlert(profileId);

  // Not the callbacks of `mutate`: the next mark, or another page, would silence them.
  function restore(key: string) {
    mutateAsync({ key, isDismissed: false }).catch(() =>
      showToast({ tone: "failure", message: t("alerts.dismissing.restoreFailed") }),
    );
  }

  function dismiss(key: string) {
    mutateAsync({ key, isDismissed: true }).catch(() =>
      showToast({ tone: "failure", message: t("alerts.dismissing.failed") }),
    );
    showToast({
      tone: "success",
      message: t("alerts.dismissing.done"),
      action: { label: t("alerts.dismissing.undo"), run: () => restore(key) },
    });
  }

  return { dismiss, restore };
}
