import { useLayoutEffect } from "react";

/** The line may leave in the moment in which the dialog does, and the dialog takes 200 ms to leave. */
const DIALOG_CLOSED_MS = 300;

/**
 * A dialog gives the focus back to what opened it. When that was deleted meanwhile, it goes to its place in
 * the list, else to the line after it, before it, or to the page: never to nowhere.
 */
export function useReturnFocus(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    // The timer may outlive the page, and then speaks of the one that it was set on.
    const page = document;
    const line = page.activeElement?.closest("li, tr");
    const places = [
      line,
      line?.nextElementSibling,
      line?.previousElementSibling,
      page.querySelector("main"),
    ];
    return () => {
      setTimeout(() => {
        if (page.activeElement !== page.body) return;
        const place = places.find((each) => each?.isConnected);
        place?.querySelector<HTMLElement>("a, button, input, select, textarea")?.focus();
      }, DIALOG_CLOSED_MS);
    };
  }, [open]);
}
