import { data, redirect } from "react-router";
import { isLocale } from "#domain/locale/locales.ts";
import { localePath } from "#domain/locale/paths.ts";
import type { Route } from "./+types/phone-help-redirect.ts";

/** The page in the words of its readers, for an address that is read out or printed. */
export function loader({ params: { locale } }: Route.LoaderArgs) {
  // No route above answers for what is no page: an encoded slash would lead to another site.
  if (!isLocale(locale)) throw data(null, { status: 404 });
  return redirect(localePath(locale, "/help/phone"));
}
