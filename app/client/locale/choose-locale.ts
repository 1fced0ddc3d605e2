import type { Locale } from "#domain/locale/locales.ts";
import { switchLocale } from "#domain/locale/paths.ts";
import { keepHeldState } from "./kept-state.ts";
import { rememberLocale } from "./visitor-locale.ts";

/**
 * Keeps the choice and shows this very page in it, in place of the one in the history. Another language is another
 * document: its `lang` and its words are right from the first byte. What somebody typed comes along (`useKeptState`).
 * @param current what is being read; choosing it again keeps the choice and disturbs nothing
 */
export function chooseLocale(locale: Locale, current: Locale): void {
  rememberLocale(locale);
  if (locale === current) return;
  keepHeldState();
  const { pathname, search, hash } = window.location;
  const address = switchLocale({ pathname, search, hash }, locale);
  // A page without a locale keeps its address, and going to one with a hash would only scroll.
  if (address === `${pathname}${search}${hash}`) window.location.reload();
  else window.location.replace(address);
}
