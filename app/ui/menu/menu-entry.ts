import type { MouseEvent } from "react";

/** An entry of a menu that opens in a popover. */
export const MENU_ENTRY =
  "flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-accent-soft [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-ink-soft";

/** Closes the menu that an entry belongs to. The browser gives the focus back to its button. */
export function closeMenu(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}
