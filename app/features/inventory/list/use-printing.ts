import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let isPrinting = false;

/** True while the browser lays the page out on paper, where a list has to stand in full. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  const begin = () => {
    // A sheet of its own is all that the paper shows.
    if (document.querySelector("body > [data-sheet]")) return;
    isPrinting = true;
    // `window.print` lays out the paper before the code that called it returns, and React draws only after that.
    flushSync(changed);
  };
  const end = () => {
    isPrinting = false;
    changed();
  };
  window.addEventListener("beforeprint", begin);
  window.addEventListener("afterprint", end);
  return () => {
    window.removeEventListener("beforeprint", begin);
    window.removeEventListener("afterprint", end);
  };
}
