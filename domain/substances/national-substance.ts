import type { Language } from "../locale/locales.ts";
import { wordsOf } from "../medicines/molecules/molecule.ts";
import {
  type IdentifiedSubstance,
  knownSubstance,
  moleculeNamed,
  type NamedSubstance,
  slug,
} from "./substance-identity.ts";

/** The language of an official list that is not French. */
export type ListLanguage = Exclude<Language, "fr">;

/** Words that say the same substance, differently prepared. */
const PREPARED =
  /^(?:anhidr[oa]|anhydrous|micronizad[oa]|micronized|base|polvo|powder|unspecified|form)$/;

/** Salts, esters and hydrates as both languages write them behind a substance; without accents. */
const SALTS = new Set(
  `
    hydrochloride hidrocloruro clorhidrato hydrobromide hidrobromuro bromhidrato maleate maleato malate
    malato fumarate fumarato besylate besilate besilato tosylate tosilato mesylate mesilate mesilato
    succinate succinato tartrate tartrato bitartrate bitartrato citrate citrato sulfate sulphate sulfato
    phosphate fosfato nitrate nitrato acetate acetato propionate propionato dipropionato valerate valerato
    furoate furoato palmitate palmitato decanoate decanoato pamoate pamoato embonato xinafoate xinafoato
    lysine lisina arginine arginina erbumine erbumina gluconate gluconato lactate lactato oxalate oxalato
    benzoate benzoato stearate estearato ethylsuccinate etilsuccinato bromide bromuro medoxomil medoxomilo
    tromethamine trometamol sodium sodico sodica potassium potasico potasica calcium calcico calcica
    magnesium magnesico magnesica sodio potasio calcio magnesio hydrate hidrato monohydrate monohidrato
    dihydrate dihidrato trihydrate trihidrato pentahidrato hidratado hidratada
  `
    .trim()
    .split(/\s+/),
);

/** `dihydrochloride` is a salt as `hydrochloride` is. */
function isSaltWord(word: string): boolean {
  return (
    SALTS.has(word) ||
    SALTS.has(word.replace(/^(?:mono|di|tri|tetra|penta|hemi|sesqui|hydrogen|hidrogeno)/, ""))
  );
}

/** Of these the other half of a compound may act: `calcium carbonate` is not calcium, `sodio cloruro` is not sodium. */
const MINERAL =
  /^(?:sodium|sodio|potassium|potasio|calcium|calcio|magnesium|magnesio|zinc|iron|hierro|ferrous|ferroso|ferric|fluoride|fluoruro|iodine|yodo|aluminum|aluminium|aluminio|lithium|litio|silver|plata|copper|cobre|selenium|selenio|bismuth|bismuto|sulfur|azufre|ammonium|amonio)$/;

/**
 * Reads the substances of an official list in its language. A name that the rules know in any of the three languages is
 * that substance; another one is a substance of its own, under its own name: nothing is guessed.
 */
export function createNationalIdentification(
  language: ListLanguage,
): (officialName: string) => NamedSubstance {
  const known = new Map<string, NamedSubstance>();
  return (officialName) => {
    const named = known.get(officialName) ?? identifyNational(officialName, language);
    known.set(officialName, named);
    return named;
  };
}

function identifyNational(officialName: string, language: ListLanguage): NamedSubstance {
  const words = straight(wordsOf(officialName)).filter(
    (word, at) => at === 0 || !PREPARED.test(word),
  );
  const whole = moleculeNamed(words);
  if (whole !== undefined) return { substance: knownSubstance(whole), isSalt: false };
  const alone = withoutSalt(words);
  const isSalt = alone.length < words.length;
  const key = isSalt ? moleculeNamed(alone) : undefined;
  if (key !== undefined) return { substance: knownSubstance(key), isSalt: true };
  return { substance: unnamed(alone, language), isSalt };
}

/** CIMA writes `ACETILSALICILICO ACIDO`. */
function straight(words: readonly string[]): readonly string[] {
  const isInverted = words.length > 1 && words.at(-1) === "acido";
  return isInverted ? ["acido", ...words.slice(0, -1)] : words;
}

/** `metformina hidrocloruro` and `hidrocloruro de metformina` are metformin. */
function withoutSalt(words: readonly string[]): readonly string[] {
  const [first = "", of = "", ...rest] = words;
  if (MINERAL.test(first)) return words;
  if (isSaltWord(first) && (of === "de" || of === "of") && rest.length > 0) {
    return MINERAL.test(rest[0] ?? "") ? words : rest;
  }
  let end = words.length;
  while (end > 1 && isSaltWord(words[end - 1] ?? "")) end -= 1;
  return words.slice(0, end);
}

function unnamed(words: readonly string[], language: ListLanguage): IdentifiedSubstance {
  const name = words.join(" ");
  return {
    id: slug(name),
    innFr: null,
    innEn: language === "en" ? name : null,
    innEs: language === "es" ? name : null,
    classIds: [],
  };
}
