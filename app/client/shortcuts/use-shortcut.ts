import { useEffect, useEffectEvent } from "react";
import { areShortcutsOn } from "./shortcut-choice.ts";

/** The characters that are shortcuts on every page of a member, whatever the layout of the keyboard. */
export type Shortcut = "n" | "/" | "?";

/** Where a character is text, or finds an entry of a list. */
const TYPING =
  "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=listbox], [role=menu]";

/**
 * Hears one key, except while somebody types, while a dialog or a menu is open, and where shortcuts are turned off.
 * @param perform nothing is heard where it is null or undefined
 */
export function useShortcut(key: Shortcut, perform: (() => void) | null | undefined): void {
  const isOffered = Boolean(perform);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== key || !isFree(event)) return;
    event.preventDefault();
    perform?.();
  });
  useEffect(() => {
    if (!isOffered) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isOffered]);
}

function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (!areShortcutsOn() || isCovered()) return false;
  const target = event.target as Element | null;
  return !target?.closest?.(TYPING);
}

/** Whether something stands in front of the page. */
function isCovered(): boolean {
  const dialogs = document.querySelectorAll<HTMLElement>("[role=dialog], [role=alertdialog]");
  if ([...dialogs].some((dialog) => dialog.closest("[hidden]") === null)) return true;
  const knowsPopovers = globalThis.CSS?.supports?.("selector(:popover-open)") ?? false;
  return knowsPopovers && document.querySelector(":popover-open") !== null;
}
