import { data, Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { isLocale } from "#domain/locale/locales.ts";
import type { Route } from "./+types/locale.ts";

/** Addresses without a locale are redirected by the root; what comes here without one is a page we do not have. */
export function loader({ params }: Route.LoaderArgs) {
  if (!isLocale(params.locale)) throw data(null, { status: 404 });
  return null;
}

export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.locale !== nextParams.locale;
}

export default function LocaleLayout() {
  return <Outlet />;
}
