import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Puts the focus on the title of the page that a link has led to: without it a screen reader stays silent, and the Tab
 * key starts in the bar again. A document that was just opened, and a place within a page, keep what the browser does.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (hash !== "") return;
    const main = document.querySelector<HTMLElement>("main");
    const title = main?.querySelector<HTMLElement>("h1");
    title?.setAttribute("tabindex", "-1");
    (title ?? main)?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
