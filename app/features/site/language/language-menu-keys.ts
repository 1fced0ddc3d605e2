import type { FocusEvent, KeyboardEvent, ToggleEvent } from "react";

/** Arrows walk through the entries and around, Home and End go to the ends. Escape is the browser's. */
export function moveMenuFocus(event: KeyboardEvent<HTMLElement>): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>("a, button")];
  const here = entries.findIndex((entry) => entry.contains(event.target as Node));
  const goal = {
    ArrowDown: (here + 1) % entries.length,
    ArrowUp: (here <= 0 ? entries.length : here) - 1,
    Home: 0,
    End: entries.length - 1,
  }[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  entries[goal]?.focus();
}

/** On the button of a menu, an arrow opens it as a press would. */
export function openWithArrow(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  event.preventDefault();
  if (!event.currentTarget.popoverTargetElement?.matches(":popover-open")) {
    event.currentTarget.click();
  }
}

/** A menu that opens starts at what holds now. */
export function focusCurrent(event: ToggleEvent<HTMLElement>): void {
  if (event.newState !== "open") return;
  event.currentTarget.querySelector<HTMLElement>("[aria-current]")?.focus();
}

/** Tabbing on leaves the menu; it stays open when the focus returns to its button. */
export function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
  const button = relatedTarget.closest<HTMLButtonElement>("button");
  if (button?.popoverTargetElement !== currentTarget) currentTarget.hidePopover();
}
