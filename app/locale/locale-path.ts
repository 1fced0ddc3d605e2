import { createContext, use } from "react";
import type { Locale } from "#domain/locale/locales.ts";
import { localePath } from "#domain/locale/paths.ts";

/** From the document. What asks the router for it is drawn anew at each step of every navigation. */
export const LocaleContext = createContext<Locale | null>(null);

/** The locale of the address; on a page that names none, the one its words were asked for in (see `app/root.tsx`). */
export function useLocale(): Locale {
  const locale = use(LocaleContext);
  if (!locale) throw new Error("No LocaleContext above");
  return locale;
}

/** `useLocalePath()("inventory")` is `/us-es/inventory` where the visitor reads under `us-es`. */
export function useLocalePath(): (page?: string) => string {
  const locale = useLocale();
  return (page = "") => localePath(locale, `/${page}`);
}
