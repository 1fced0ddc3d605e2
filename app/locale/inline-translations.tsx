import { useI18n } from "./text.tsx";

const ID = "text";

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
  return (
    <script id={ID} type="application/json" nonce={nonce} suppressHydrationWarning>
      {words}
    </script>
  );
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
