import { createContext, use } from "react";
import { StylesheetContext } from "./stylesheet.tsx";

const elementId = "font";

/** Set once the typeface was downloaded: from then on a page has it from its first paint on (`switch-font-on.ts`). */
const FONT_KEY = "trousse-font";

/** The typeface, as CSS; empty in the browser, which reads it back from the document. */
export const FontContext = createContext("");

/**
 * The typeface of the page. A signed-in page on a slow line has its data first: the rules are switched on by `showFont`, or by the
 * script in the head where the typeface was downloaded before.
 */
export function FontStyle({ isLate }: { isLate: boolean }) {
  const { nonce } = use(StylesheetContext);
  const css = use(FontContext) || fontInDocument()?.textContent;
  if (import.meta.env.DEV) return <link rel="stylesheet" href="/app/styles/font.css" />;
  return (
    <style id={elementId} media={isLate ? "not all" : "all"} nonce={nonce} suppressHydrationWarning>
      {css}
    </style>
  );
}

/** Downloads the typeface, for this page or the next one. */
export function showFont(): void {
  const style = fontInDocument();
  if (style?.media !== "not all") return;
  style.media = "all";
  document.fonts
    .load('1rem "Atkinson Hyperlegible Next"')
    .then(() => localStorage.setItem(FONT_KEY, "downloaded"))
    // No connection, or a browser that keeps nothing: it is downloaded late once more.
    .catch(() => undefined);
}

function fontInDocument(): HTMLStyleElement | null {
  if (typeof document === "undefined") return null;
  return document.querySelector<HTMLStyleElement>(`style#${elementId}`);
}
