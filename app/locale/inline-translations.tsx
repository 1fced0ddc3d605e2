import { createContext, use } from "react";
import type { Area } from "./areas.ts";
import { useI18n } from "./text.tsx";

const ID = "text";

/** The areas whose translations are in the document that is rendered. */
export const InlineAreasContext = createContext<readonly Area[]>([]);

/**
 * What the page reads, in the page itself: fetched apart, it would hold up a phone on a slow line by one more round
 * trip before anything answers to a touch. It stands at the end, behind what is seen.
 */
export function InlineTranslations({ nonce }: { nonce: string | undefined }) {
  const text = useI18n();
  const words =
    typeof document === "undefined"
      ? JSON.stringify(text.getResourceBundle(text.language, "translation"))
      : document.getElementById(ID)?.textContent;
  const areas = use(InlineAreasContext);
  return (
    <script
      id={ID}
      type="application/json"
      data-areas={typeof document === "undefined" ? areas.join(" ") : readInlineAreas().join(" ")}
      nonce={nonce}
      suppressHydrationWarning
    >
      {words}
    </script>
  );
}

/** The areas whose words stand in the document. */
export function readInlineAreas(): string[] {
  return document.getElementById(ID)?.dataset.areas?.split(" ") ?? [];
}

/** What the document brought along, undefined when it is not one of ours or was cut short. */
export function readInlineTranslations(): object | undefined {
  try {
    const words: unknown = JSON.parse(document.getElementById(ID)?.textContent ?? "");
    return typeof words === "object" && words !== null ? words : undefined;
  } catch {
    return undefined;
  }
}
