import { fold } from "../../locale/fold.ts";
import { writeMicrograms } from "../../locale/micrograms.ts";
import { writeNumbers } from "./spoken-numbers.ts";

/**
 * What begins a sentence about a box: "j'ai une boîte de", "add some", "tengo una caja de". No medicine of the official
 * list begins with one of these words.
 */
const OPENING = wordsOf(
  "j'ai ai j je j'avais j'aimerais tu as on a-t-on as-tu ai-je nous vous il ajoute ajoutes ajouter ajoutez rajoute rajouter note noter notez mets mettre mettez cherche chercher cherches cherchez trouve trouver trouvez montre c'est c ce y euh heu hum alors bon donc ok dis voila est-ce est add put i i'm i've i'd we we've there there's find search look looking show have got need want please um uh okay so anade anadir anademe pon poner apunta apuntar busca buscar busco encuentra tengo tenemos hay quiero queremos necesito necesitamos me eh pues bueno es",
);
/** What may follow it before the name. */
const FOLLOWING = wordsOf(
  "a ai as avons avez ont y aussi encore toujours qu que qu'on qu'il reste restait faut faudrait voudrais veux voudrait aimerais besoin prends prend donne moi nous te un une des du de d la le les l l'un mon ma mes ton ta notre nos deux trois quatre cinq boite boites flacon flacons tube tubes plaquette plaquettes paquet paquets reste peu medicament medicaments appelle s'appelle some the an of my our your for any still also left to me have got need want would like is are box boxes bottle bottles pack packs packet packets tube bit one two three el los las unos unas mi mis nuestro nuestra un una unos algo que tambien todavia queda quedan caja cajas frasco frascos bote botes paquete paquetes dos tres comprar encontrar buscar anadir acheter buy",
);
/** What may end it. */
const CLOSING =
  / (?:s'?il (?:te|vous) plait|svp|stp|merci|a la maison|chez (?:moi|nous)|dans (?:l'armoire|ma pharmacie|le placard)|a ma liste|please|thanks?|thank you|at home|to my list|por favor|gracias|en casa|a mi lista)$/u;

/**
 * What somebody types or dictates, as the search reads it: folded, without the marks and the sentence around it, numbers and
 * units as boxes print them. Applied twice it changes nothing more.
 */
export function readSearch(typed: string): string {
  const plain = writeMicrograms(fold(writeNumbers(typed)))
    .replace(/(\d) (\d{3})(?!\d)/gu, "$1$2")
    .replace(/[«»"“”!?;:…¿¡]+|[.,](?= |$)/gu, " ")
    .replace(/ +/gu, " ")
    .trim();
  return withoutSentence(plain);
}

/**
 * What is found among names that people gave: by the words as they stand, since a name may be a sentence itself, and only where
 * nothing is, by what they say.
 */
export function findAsTyped<Item>(
  typed: string,
  find: (words: string) => readonly Item[],
): readonly Item[] {
  const found = find(typed);
  return found.length > 0 ? found : find(readSearch(typed));
}

function withoutSentence(plain: string): string {
  const words = plain.replace(CLOSING, "").split(" ");
  if (!OPENING.has(words[0] ?? "")) return words.join(" ");
  const start = words.findIndex((word, at) => !isAround(word, words[at + 1] ?? ""));
  // A sentence that names nothing is searched as it stands.
  if (start === -1) return plain;
  const [first = "", ...others] = words.slice(start);
  return [first.replace(/^(?:d|l|qu)'/u, ""), ...others].join(" ");
}

/** `2 boîtes` counts them; another number may be part of a name. */
function isAround(word: string, next: string): boolean {
  return (
    OPENING.has(word) || FOLLOWING.has(word) || (/^\d{1,2}$/.test(word) && FOLLOWING.has(next))
  );
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(" "));
}
