import { useText } from "../locale/text.tsx";
import { showToast } from "./toast.ts";

/**
 * Says that a change which showed at once could not be saved and is taken back, until its reader closes it or tries
 * again.
 */
export function useUnsavedToast(): (message: string, retry: () => void) => void {
  const t = useText();
  return (message, retry) =>
    showToast({
      tone: "failure",
      message,
      isLasting: true,
      action: { label: t("ui.retry"), run: retry },
    });
}
