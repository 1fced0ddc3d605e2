/** For whom a medicine is made, in three languages, folded. A baby's is no child's: their doses differ. */
const WORDS = {
  child:
    "enfant,enfants,pediatrique,pediatriques,child,children,kid,kids,pediatric,paediatric,nino,ninos,nina,ninas,infantil,pediatrico,pediatrica",
  baby: "nourrisson,nourrissons,bebe,bebes,infant,infants,baby,babies,lactante,lactantes",
} as const;

export type Age = keyof typeof WORDS;

const BY_WORD: ReadonlyMap<string, Age> = new Map(
  (Object.keys(WORDS) as Age[]).flatMap((age) =>
    WORDS[age].split(",").map((word): [string, Age] => [word, age]),
  ),
);

/** @param word folded */
export const ageOf = (word: string): Age | null => BY_WORD.get(word) ?? null;
