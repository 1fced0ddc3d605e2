import { detectCountry, detectLocale } from "../../domain/locale/detection.ts";
import { type Locale, languageOf } from "../../domain/locale/locales.ts";

/** Also the name of the cookie that tells the server. */
export const PREFERRED_LOCALE = "preferred-locale";
const COUNTRY = "user-country";
const CHOICE_MADE = "user-choice-made";
const LANGUAGE = "trousse-language";

const ONE_YEAR_MS = 31_536_000_000;

/** Two letters; found once and then kept. Nothing is asked of the network. */
export function visitorCountry(): string {
  const country = detectCountry(read(COUNTRY), navigator.language);
  write(COUNTRY, country);
  return country;
}

/** Where `/` leads this visitor. */
export function visitorLocale(): Locale {
  return detectLocale(read(PREFERRED_LOCALE), navigator.language);
}

/**
 * Keeps a choice of language for the next visit; the caller then goes to the page in that language. The cookie is
 * for the server, which redirects addresses without a locale and cannot see the browser's storage.
 */
export async function rememberLocale(locale: Locale): Promise<void> {
  write(PREFERRED_LOCALE, locale);
  write(CHOICE_MADE, "true");
  write(LANGUAGE, languageOf(locale));
  // Missing in older browsers and without https: there the choice holds in links, not in bare addresses.
  await globalThis.cookieStore
    ?.set({
      name: PREFERRED_LOCALE,
      value: locale,
      expires: Date.now() + ONE_YEAR_MS,
      sameSite: "lax",
    })
    .catch(() => undefined);
}

/** A browser may refuse its storage to us; the visitor then reads on, and is detected anew next time. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // As above: the choice holds for this page, and is forgotten with it.
  }
}
