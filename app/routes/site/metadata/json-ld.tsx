import { use } from "react";
import { StylesheetContext } from "#app/styles/stylesheet.tsx";
import type { StructuredData } from "./structured-data.ts";

/** Facts of a page for machines. No text in it can end the element it stands in. */
export function JsonLd({ data }: { data: StructuredData }) {
  return (
    <script
      type="application/ld+json"
      nonce={use(StylesheetContext).nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with every `<` written as an escape.
      dangerouslySetInnerHTML={{ __html: writeJsonLd(data) }}
    />
  );
}

export function writeJsonLd(data: StructuredData): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
