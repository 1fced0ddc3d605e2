import { useSyncExternalStore } from "react";

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
  // A store's change is drawn before the event returns, so the paper already sees it.
  const begin = () => {
    isPrinting = true;
    changed();
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
