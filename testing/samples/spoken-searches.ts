/**
 * What a phone writes when a search is dictated in French, English and Spanish, how the search reads it, and the medicine of
 * the own list that it finds first. Two searches use it: the reader's own, and the database with what it reads.
 */
export const SPOKEN_SEARCHES: readonly {
  readonly said: string;
  readonly read: string;
  readonly finds: string;
  readonly because: string;
}[] = [
  {
    said: "Doliprane.",
    read: "doliprane",
    finds: "Doliprane",
    because: "a sentence ends with a full stop",
  },
  {
    said: "Doliprane, enfant !",
    read: "doliprane enfant",
    finds: "Doliprane",
    because: "marks stand where the voice paused",
  },
  { said: "DOLIPRANE", read: "doliprane", finds: "Doliprane", because: "capitals" },
  {
    said: "doliprane mille",
    read: "doliprane 1000",
    finds: "Doliprane",
    because: "a number is a word",
  },
  {
    said: "Doliprane cinq cents milligrammes",
    read: "doliprane 500 mg",
    finds: "Doliprane",
    because: "so is a unit",
  },
  {
    said: "doliprane 500 milligrammes",
    read: "doliprane 500 mg",
    finds: "Doliprane",
    because: "a unit alone is",
  },
  {
    said: "doliprane 1 000 mg",
    read: "doliprane 1000 mg",
    finds: "Doliprane",
    because: "thousands stand apart",
  },
  {
    said: "doliprane un gramme",
    read: "doliprane 1 g",
    finds: "Doliprane",
    because: "a gram is 1000 mg",
  },
  {
    said: "5 cents mg de doliprane",
    read: "500 mg de doliprane",
    finds: "Doliprane",
    because: "half digits, half words",
  },
  {
    said: "J'ai une boîte de Doliprane enfant",
    read: "doliprane enfant",
    finds: "Doliprane",
    because: "a whole sentence",
  },
  {
    said: "J’ai encore deux boîtes de doliprane à la maison.",
    read: "doliprane",
    finds: "Doliprane",
    because: "with a curly apostrophe and a place",
  },
  {
    said: "Ajoute du Gaviscon, s'il te plaît.",
    read: "gaviscon",
    finds: "Gaviscon",
    because: "an order",
  },
  {
    said: "il me reste de l'Imodium",
    read: "imodium",
    finds: "Imodium",
    because: "an elided article",
  },
  {
    said: "dolly prane",
    read: "dolly prane",
    finds: "Doliprane",
    because: "a name is heard as two words",
  },
  {
    said: "Dolly Prane enfant",
    read: "dolly prane enfant",
    finds: "Doliprane",
    because: "with its age",
  },
  { said: "effet ralgan", read: "effet ralgan", finds: "Efferalgan", because: "or as two others" },
  {
    said: "Spasfon lioc",
    read: "spasfon lioc",
    finds: "Spasfon",
    because: "one of two words is misheard",
  },
  {
    said: "levothyrox soixante-quinze microgrammes",
    read: "levothyrox 75 microgrammes",
    finds: "Levothyrox",
    because: "seventy is sixty and ten",
  },
  {
    said: "l'évothyrox",
    read: "l'evothyrox",
    finds: "Levothyrox",
    because: "its first letters are heard as an article",
  },
  {
    said: "Levothyrox cent vingt cinq",
    read: "levothyrox 125",
    finds: "Levothyrox",
    because: "without a hyphen",
  },
  {
    said: "I have a box of ibuprofen four hundred milligrams",
    read: "ibuprofen 400 mg",
    finds: "Ibuprofène",
    because: "English",
  },
  {
    said: "add some Tylenol please",
    read: "tylenol",
    finds: "Paracétamol",
    because: "a brand of another country",
  },
  {
    said: "acetaminophen five hundred",
    read: "acetaminophen 500",
    finds: "Paracétamol",
    because: "a substance of another country",
  },
  {
    said: "Tengo una caja de ibuprofeno de cuatrocientos miligramos.",
    read: "ibuprofeno de 400 mg",
    finds: "Ibuprofène",
    because: "Spanish",
  },
  {
    said: "añade paracetamol quinientos, por favor",
    read: "paracetamol 500",
    finds: "Paracétamol",
    because: "an order in Spanish",
  },
];
