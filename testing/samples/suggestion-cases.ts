import type { Language } from "#domain/locale/locales.ts";

/** What somebody types, about whom, and which line of the reference list stands first. */
export interface SuggestionCase {
  readonly typed: string;
  readonly in: Language;
  /** `4y`, `5m`; `nobody` where no person is chosen, `nobody, children` where children live in the home. */
  readonly who: string;
  readonly first: string;
}

const of = (text: string): SuggestionCase[] =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [typed = "", language = "fr", who = "", first = ""] = line.split(" | ");
      return { typed, in: language as Language, who, first };
    });

/**
 * Written from the names of the list and from what a parent types, before the order of suggestions was changed.
 *
 * typed | language | who | first
 */
export const SUGGESTION_CASES: readonly SuggestionCase[] = of(`
fièvre | fr | nobody | fever-adult
fievre | fr | nobody | fever-adult
fièv | fr | nobody | fever-adult
fièvre | fr | nobody, children | fever-child
fiev | fr | nobody, children | fever-child
fièvre | fr | 35y | fever-adult
fièvre | fr | 4y | fever-child
fièvre | fr | 14y | fever-child
fièvre retour | fr | 35y | fever-after-travel
voyage tropical | fr | nobody | fever-after-travel
fever | en | nobody | fever-adult
fever | en | nobody, children | fever-child
feve | en | 6y | fever-child
fever after tr | en | nobody | fever-after-travel
fiebre | es | nobody | fever-adult
fiebre | es | nobody, children | fever-child
fiebre | es | 5y | fever-child
fiebre al volver | es | 40y | fever-after-travel
diarrhée | fr | nobody | diarrhea
diarrhée | fr | nobody, children | diarrhea-child
diarrhée | fr | 3y | diarrhea-child
diarrhée | fr | 60y | diarrhea
diarrhée du voy | fr | nobody | travelers-diarrhea
diarrhea | en | nobody | diarrhea
diarrhea | en | nobody, children | diarrhea-child
diarrea | es | nobody | diarrhea
diarrea | es | 2y | diarrhea-child
constipation | fr | nobody | constipation
constipation | fr | nobody, children | constipation-child
constipation | fr | 5y | constipation-child
estreñimiento | es | nobody, children | constipation-child
mal de tête | fr | nobody | headache
mal de tête | fr | nobody, children | headache
mal de gorge | fr | 4y | sore-throat
nez bouché | fr | nobody | stuffy-nose
nez bouché | fr | 5m | stuffy-nose-baby
varicelle | fr | nobody, children | chickenpox
chickenpox | en | 4y | chickenpox
décalage | fr | nobody | jet-lag
mal des transports | fr | nobody | motion-sickness
toux sèche | fr | nobody, children | dry-cough
mal d'oreille | fr | 4y | earache
`);
