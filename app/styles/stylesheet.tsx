import { createContext, use } from "react";

const ID = "stylesheet";

/**
 * The compiled CSS; the browser reads it back from the document, so a repaint of the frame keeps it. On a page that has a
 * nonce the policy would refuse it without, and the page that says something went wrong would stand there bare.
 */
export const StylesheetContext = createContext<{ css: string; nonce?: string | undefined }>(
  typeof document === "undefined" ? { css: "" } : readBack(document.getElementById(ID)),
);

function readBack(style: HTMLElement | null) {
  return { css: style?.textContent ?? "", nonce: style?.nonce };
}

/**
 * All the CSS of the product, in the document itself: it is small, and a separate file would cost the first
 * paint one more round trip. In development it is a file, so that Vite can replace it while one types.
 *
 * Browsers hide a nonce from scripts, so server and browser never agree on that attribute.
 */
export function Stylesheet() {
  const { css, nonce } = use(StylesheetContext);
  if (import.meta.env.DEV) return <link rel="stylesheet" href="/app/styles/base.css" />;
  return (
    <style id={ID} nonce={nonce} suppressHydrationWarning>
      {css}
    </style>
  );
}
