import { useEffect, useEffectEvent } from "react";
import { keepEarlyKey, takeEarlyKey } from "./early-key.ts";
import { areShortcutsOn } from "./shortcut-choice.ts";

/** The characters that are shortcuts on every page of a member, whatever the layout of the keyboard. */
export type Shortcut = "n" | "/" | "?";

/** Where a character is text, or finds an entry of a list. */
const TYPING =
  "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=listbox], [role=menu]";

// A member's page that was reached from a visitor's has no such listener in its head.
if (globalThis.window && !("earlyKey" in window)) keepEarlyKey();

/**
 * Hears one key, except while somebody types, while a dialog or a menu is open, and where shortcuts are turned off. A key that was
 * pressed a moment before is heard as well.
 * @param perform null where the key does nothing, undefined while that is not known: the key waits until it is
 */
export function useShortcut(key: Shortcut, perform: (() => void) | null | undefined): void {
  const isOffered = Boolean(perform);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== key) return;
    // Whatever becomes of it: it was heard.
    window.earlyKey = undefined;
    if (!isFree(event)) return;
    event.preventDefault();
    perform?.();
  });
  useEffect(() => {
    if (!isOffered) return;
    const early = takeEarlyKey(key);
    if (early) press(early);
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isOffered, key]);
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
