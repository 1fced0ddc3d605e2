import { useEffect, useEffectEvent } from "react";

interface OpenDialog {
  /** Closes it, or asks first. */
  readonly onBack: () => "closes" | "asks";
}

/** The one in front last. */
const dialogs: OpenDialog[] = [];

/** The entry of dialogs that the browser stands on, by the router's index of its page. The entry below it is the same page. */
let current: { readonly page: unknown } | null = null;
let isListening = false;

/**
 * The browser's way back closes the dialog in front instead of leaving the page. All dialogs that are open have one entry
 * of the history together. One that closes otherwise leaves its entry behind: the way back passes over it, for to remove it
 * would take a step that a navigation of the same moment could be undone by.
 */
export function useCloseOnBack(open: boolean, onBack: OpenDialog["onBack"]): void {
  const answer = useEffectEvent(onBack);
  useEffect(() => {
    if (!open) return;
    const dialog = { onBack: () => answer() };
    listen();
    dialogs.push(dialog);
    if (dialogs.length === 1) enter();
    return () => {
      dialogs.splice(dialogs.indexOf(dialog), 1);
      if (dialogs.length === 0 && current) current = { page: pageOf(history.state) };
    };
  }, [open]);
}

/**
 * Stands on an entry for dialogs: a new one, or the one that the last dialog left. One from before the page was loaded
 * anew becomes an entry of the page, or the first way back would only lead to it, and close nothing.
 */
function enter(): void {
  if (!(current && isForDialogs(history.state))) {
    if (isForDialogs(history.state)) history.replaceState({ ...history.state, dialogs: false }, "");
    history.pushState({ ...history.state, dialogs: true }, "");
  }
  current = { page: pageOf(history.state) };
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  // Before the router, which would open the same page anew.
  window.addEventListener("popstate", onPop, { capture: true });
}

function onPop(event: PopStateEvent): void {
  const from = current;
  const isSamePage = from !== null && pageOf(event.state) === from.page;
  const isEntryOfDialogs = isForDialogs(event.state);
  current = isEntryOfDialogs ? { page: pageOf(event.state) } : null;
  if (!isSamePage) return;
  event.stopImmediatePropagation();
  // Forward, to an entry whose dialog is gone: the page is the same.
  if (isEntryOfDialogs) return;
  const front = dialogs.at(-1);
  if (!front) history.back();
  else if (front.onBack() === "asks" || dialogs.length > 1) enter();
}

function isForDialogs(state: unknown): boolean {
  return (state as { dialogs?: boolean } | null)?.dialogs === true;
}

/** The router numbers its pages. */
function pageOf(state: unknown): unknown {
  return (state as { idx?: unknown } | null)?.idx;
}
