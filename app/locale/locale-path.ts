import { useParams, useRouteLoaderData } from "react-router";
import { defaultLocale, isLocale, type Locale } from "#domain/locale/locales.ts";
import { localePath } from "#domain/locale/paths.ts";
import { useLanguage } from "./text.tsx";

/** The locale of the address; on a page that names none, the one its words were asked for in (see `app/root.tsx`). */
export function useLocale(): Locale {
  const { locale = "" } = useParams();
  const document = useRouteLoaderData<{ locale: Locale }>("root");
  const language = useLanguage();
  return isLocale(locale) ? locale : (document?.locale ?? defaultLocale(language));
}

/** `useLocalePath()("inventory")` is `/us-es/inventory` where the visitor reads under `us-es`. */
export function useLocalePath(): (page?: string) => string {
  const locale = useLocale();
  return (page = "") => localePath(locale, `/${page}`);
}
