import { useEffect, useEffectEvent } from "react";

/** What an entry of the history made for dialogs says of itself. The entry below it is the same page without them. */
type Mark = "open" | "closed";

interface OpenDialog {
  /** Closes it, or asks first. */
  readonly onBack: () => "closes" | "asks";
}

/** The one in front last. */
const dialogs: OpenDialog[] = [];

/** The entry of dialogs that the browser stands on, by the router's index of its page. */
let current: { readonly page: unknown; readonly mark: Mark } | null = null;
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
      if (dialogs.length === 0 && current?.mark === "open") mark("closed");
    };
  }, [open]);
}

/** Stands on an entry for dialogs: a new one, or the one that the last dialog left. */
function enter(): void {
  if (current && markOf(history.state) !== null) mark("open");
  else {
    history.pushState({ ...history.state, dialogs: "open" satisfies Mark }, "");
    current = { page: pageOf(history.state), mark: "open" };
  }
}

function mark(dialogsAre: Mark): void {
  // A page that replaced its address meanwhile has replaced the entry as well.
  if (markOf(history.state) !== null) {
    history.replaceState({ ...history.state, dialogs: dialogsAre }, "");
  }
  current = { page: pageOf(history.state), mark: dialogsAre };
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
  const arrivedAt = markOf(event.state);
  current = arrivedAt === null ? null : { page: pageOf(event.state), mark: "closed" };
  if (!isSamePage) return;
  event.stopImmediatePropagation();
  // Forward, to an entry whose dialog is gone: the page is the same.
  if (arrivedAt !== null) return;
  const front = dialogs.at(-1);
  if (!front) history.back();
  else if (front.onBack() === "asks" || dialogs.length > 1) enter();
}

function markOf(state: unknown): Mark | null {
  return ((state as { dialogs?: Mark } | null)?.dialogs ?? null) as Mark | null;
}

/** The router numbers its pages. */
function pageOf(state: unknown): unknown {
  return (state as { idx?: unknown } | null)?.idx;
}
