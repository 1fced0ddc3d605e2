import { use } from "react";
import type { Accent, BrandShades } from "#domain/content/brand.ts";
import { StylesheetContext } from "./stylesheet.tsx";

/** The site's own colour in the place of ours. Stands after the stylesheet, which it overrides. */
export function BrandStyle({ shades }: { shades: BrandShades | null }) {
  const { nonce } = use(StylesheetContext);
  if (!shades) return null;
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {`${rule(shades.light)}@media screen and (prefers-color-scheme:dark){${rule(shades.dark)}}`}
    </style>
  );
}

const rule = ({ accent, soft }: Accent) => `:root{--accent:${accent};--accent-soft:${soft}}`;
