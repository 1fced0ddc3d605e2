/** What parts a sentence: a denial or a verb says nothing of what stands beyond. */
const PARTS = /[.,;:!?\n]+| (?:mais|but|pero) /u;

export const partsOfSpeech = (text: string): string[] => text.split(PARTS);

const DENIALS: ReadonlySet<string> = new Set(
  (
    "pas plus jamais ni sans aucun aucune rien non not no never without nor neither don didn haven hasn doesn isn " +
    "aren stopped nunca sin tampoco nada"
  ).split(" "),
);

/** Whether a folded word denies what follows it. */
export const isDenying = (word: string): boolean => DENIALS.has(word);
