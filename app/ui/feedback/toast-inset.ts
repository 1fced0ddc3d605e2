import { type RefObject, useLayoutEffect } from "react";

/** Above the toast and below it, in pixels. */
const GAPS_PX = 20;

/**
 * Dialogs end below the toast for as long as it is there (`DIALOG_SHEET`), so it lies on none of their buttons. What
 * they show at their foot stays where it is: somebody about to press the last button finds it in the same place.
 */
export function useToastInset(toast: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const height = toast.current?.offsetHeight ?? 0;
    keepingBottomScroll(() => style.setProperty("--toast-inset", `${height + GAPS_PX}px`));
    return () => keepingBottomScroll(() => void style.removeProperty("--toast-inset"));
  }, [toast]);
}

function keepingBottomScroll(change: () => void): void {
  const dialogs = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")];
  const below = dialogs.map(
    (dialog) => dialog.scrollHeight - dialog.scrollTop - dialog.clientHeight,
  );
  change();
  for (const [index, dialog] of dialogs.entries()) {
    dialog.scrollTop = dialog.scrollHeight - dialog.clientHeight - (below[index] ?? 0);
  }
}
