import { createContext, use } from "react";
import { DEFAULT_LOCALE, isLocale, type Locale } from "#domain/locale/locales.ts";
import type { Area } from "./areas.ts";
import { useI18n } from "./text.tsx";

const ID = "text";

/** The areas whose translations are in the document that is rendered, and the locale in whose words they are. */
export const InlineWordsContext = createContext<{
  readonly areas: readonly Area[];
  readonly locale: Locale;
}>({ areas: [], locale: DEFAULT_LOCALE });

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
  const { areas, locale } = use(InlineWordsContext);
  return (
    <script
      id={ID}
      type="application/json"
      data-areas={typeof document === "undefined" ? areas.join(" ") : readInlineAreas().join(" ")}
      data-locale={typeof document === "undefined" ? locale : readInlineLocale()}
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

/** The locale in whose words these are: an address may name none. Null where the document does not say it. */
export function readInlineLocale(): Locale | null {
  const locale = document.getElementById(ID)?.dataset.locale ?? "";
  return isLocale(locale) ? locale : null;
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
