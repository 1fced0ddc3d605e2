import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus to the title of a page that was opened by a link, as a browser does that loads a new document: without
 * it a screen reader stays silent, and the Tab key starts in the bar again. A page that chose another place itself keeps
 * it, and so does an address that names a place in the page.
 */
export function FocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  // The page of before is still in the document: this is what was pressed, and not what the new page chose.
  const pressed = typeof document === "undefined" ? null : document.activeElement;
  const pressedLast = useRef(pressed);
  if (shown.current !== pathname) pressedLast.current = pressed;

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector("main");
    if (!main || hash !== "") return;
    const chosen = document.activeElement;
    if (main.contains(chosen) && chosen !== pressedLast.current) return;
    const title = focusTitle(main);
    // What stands in for a page while its content comes takes its title with it, and the focus.
    const watcher = new MutationObserver(() => {
      if (document.activeElement === title) return;
      watcher.disconnect();
      if (!title.isConnected && document.activeElement === document.body) focusTitle(main);
    });
    watcher.observe(main, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [pathname, hash]);

  return null;
}

function focusTitle(main: HTMLElement): HTMLElement {
  const title = main.querySelector("h1") ?? main;
  if (!title.hasAttribute("tabindex")) title.tabIndex = -1;
  title.focus({ preventScroll: true });
  return title;
}
