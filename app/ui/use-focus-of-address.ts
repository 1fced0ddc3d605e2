import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Puts the focus on the control that the address names: a link from another page leads to it. The browser does so itself
 * only for what stands in the document when it is opened.
 */
export function useFocusOfAddress(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address opened again leads there again.
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    if (!target) return;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: "center" });
  }, [hash, key]);
}
