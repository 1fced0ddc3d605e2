import { useText } from "#app/locale/text.tsx";
import { showToast } from "./toast.ts";

/**
 * Says that a change which showed at once could not be saved and is taken back, until its reader closes it or tries
 * again.
 */
export function useSaveFailedToast(): (message: string, retry: () => void) => void {
  const t = useText();
  return (message, retry) =>
    showToast({
      tone: "failure",
      message,
      isPersistent: true,
      action: { label: t("ui.retry"), run: retry },
    });
}
