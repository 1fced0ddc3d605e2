import { isLocale, type Locale } from "./locales.ts";

/** Longer than any address of ours, shorter than what a proxy refuses. */
const MAX_LENGTH = 1000;

/** Pages of somebody signed in that have no locale in front. */
const UNPREFIXED: readonly string[] = ["admin", "recommended-pharmacies"];

/** Pages that only get somebody in: coming back to one of them would lead in a circle. */
const SIGN_IN_PAGES: readonly string[] = ["login", "register", "recover", "auth"];

/**
 * The page of this site to show after signing in, null when `asked` is not clearly one: it starts with
 * a locale or is an unprefixed page of ours, and holds nothing that a browser could read as another
 * host, another scheme or a way up.
 * @param asked path, query and hash, as the address of the sign-in page carried them; anybody can write it
 */
export function returnPath(asked: string | null): string | null {
  if (asked === null || asked.length > MAX_LENGTH || /[\\\s\p{Cc}]/u.test(asked)) return null;
  const [path = ""] = asked.split(/[?#]/);
  const [start, first = "", ...rest] = path.split("/");
  const isOurs = isLocale(first) || UNPREFIXED.includes(first);
  if (start !== "" || !isOurs || SIGN_IN_PAGES.includes(rest[0] ?? "")) return null;
  // An empty piece would be a second slash; dots, also written as %2e, would climb.
  const isPlain = rest.every((piece, place) => piece !== "" || place === rest.length - 1);
  return isPlain && !/(^|\/)(\.|%2e)+(\/|$)/i.test(path) ? asked : null;
}

/** The same page in another language, where its language is in its address. */
export function inLocale(page: string, locale: Locale): string {
  const [, first = ""] = /^\/([^/?#]*)/.exec(page) ?? [];
  return isLocale(first) ? `/${locale}${page.slice(first.length + 1)}` : page;
}
