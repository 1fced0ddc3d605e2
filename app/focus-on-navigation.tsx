import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus to the title of a page that was opened by a link, as a browser does that loads a new document. A page
 * that chose another place itself keeps it.
 */
export function FocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector("main");
    if (!main || main.contains(document.activeElement)) return;
    const target = main.querySelector("h1") ?? main;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
