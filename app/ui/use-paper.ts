import { useLayoutEffect } from "react";

/**
 * Prints the document on this paper, with narrow margins, while it is asked for; else the paper is that of every page. A
 * named page style of one element would begin with an empty page.
 */
export function usePaper(size: "A4" | "A5" | null): void {
  useLayoutEffect(() => {
    if (size === null) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${size}; margin: 10mm }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [size]);
}
