import type { Locale } from "./locales.ts";

/**
 * Words of one country for those that the texts of a language are written with, in lower case, each form by itself.
 * English is read in three countries: where France and Spain have a leaflet in the box, the United States have a label
 * on it, and there a pessary is a device and no medicine.
 */
const REGIONAL_WORDS: Readonly<Partial<Record<Locale, ReadonlyMap<string, string>>>> = {
  "us-en": new Map([
    ["leaflet", "label"],
    ["leaflets", "labels"],
    ["sachet", "packet"],
    ["sachets", "packets"],
    ["pessary", "vaginal insert"],
    ["pessaries", "vaginal inserts"],
    ["lyophilisate", "orally disintegrating tablet"],
    ["lyophilisates", "orally disintegrating tablets"],
  ]),
};

/**
 * A word of a sentence. Neither the name of a variable nor a value in quotes, such as the level “leaflet” of the answers,
 * and not the document of another country: French leaflets are leaflets wherever they are quoted.
 */
const WORD = /(?<!French |“|\{\{)\b[a-z]+/gi;

/** A text of ours in the words of the country that it is read in. */
export function inRegionalWords(text: string, locale: Locale): string {
  const words = REGIONAL_WORDS[locale];
  if (!words) return text;
  return text.replace(WORD, (word) => {
    const own = words.get(word.toLowerCase());
    if (own === undefined) return word;
    return /^[A-Z]/.test(word) ? own.charAt(0).toUpperCase() + own.slice(1) : own;
  });
}
