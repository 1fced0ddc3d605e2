import { fold } from "../../locale/fold.ts";
import { spokenNumberAt } from "../../locale/number-words.ts";
import { remember } from "../../remember.ts";
import { BEFORE_EXPRESSIONS } from "./before-expressions.ts";
import { EXPRESSIONS } from "./expressions.ts";
import { HARMLESS_EXPRESSIONS } from "./harmless-expressions.ts";
import { HOUSEHOLD_EXPRESSIONS } from "./household-expressions.ts";
import { MISTAKEN_EXPRESSIONS } from "./mistaken-expressions.ts";
import { NOT_MEANT_EXPRESSIONS } from "./not-meant-expressions.ts";
import { VIOLENCE_EXPRESSIONS } from "./violence-expressions.ts";

/** A text at a key, and the chips beside it, are read by several rules. */
const TEXTS_KEPT = 32;

/**
 * What somebody typed as words and marks with one blank between them: folded, numbers apart from their units, short
 * spellings written out, a comma where a clause ends and a full stop where a sentence ends. Applied twice it changes
 * nothing more.
 */
export const normalizeWording: (text: string) => string = remember(readWording, TEXTS_KEPT);

function readWording(text: string): string {
  let said = text
    .split("\n")
    .map((line) => fold(line))
    .join("\n");
  // What one replacement writes may be what an earlier one reads.
  for (let pass = 0; pass < PASSES_MAX; pass += 1) {
    const again = normalizeOnce(said);
    if (again === said) break;
    said = again;
  }
  return said;
}

const PASSES_MAX = 6;

type Replacement = readonly [RegExp, string];

function normalizeOnce(text: string): string {
  const marked = REPLACEMENTS.reduce(
    (said, [pattern, plainly]) => said.replace(pattern, plainly),
    ` ${text} `,
  );
  const words = marked
    .split(/\s+/u)
    .flatMap((word) => WRITTEN_OUT.get(shortened(word)) ?? [shortened(word)])
    .filter((word) => word !== "");
  return withAgesInDigits(words).join(" ");
}

/** Without "mes", which is also a French word behind "dos". */
const TIME =
  /^(?:jours?|semaines?|mois|ans|annees?|days?|weeks?|months?|years?|dias?|semanas?|meses|anos?)$/u;

const AND: ReadonlySet<string> = new Set(["et", "and", "y"]);
const LATER: ReadonlySet<string> = new Set(["later", "after", "ago", "apres", "despues"]);

/** How old somebody is, or since when, in words as in digits: `vingt et un jours`, `twenty eight days`. */
function withAgesInDigits(words: readonly string[]): string[] {
  const parts = words.map((folded) => ({ folded, ends: false }));
  const written: string[] = [];
  for (let at = 0; at < words.length; ) {
    const number = spokenNumberAt(parts, at);
    const end = at + (number?.length ?? 1);
    // "Thirty and two days later" are thirty of something, and two days.
    const isTwo =
      LATER.has(words[end + 1] ?? "") && words.slice(at, end).some((word) => AND.has(word));
    const isAge = number && number.value > 1 && !isTwo && TIME.test(words[end] ?? "");
    written.push(isAge ? `${number.value}` : (words[at] ?? ""));
    at = isAge ? end : at + 1;
  }
  return written;
}

/** `nooooon` and `noon` differ by a typing error, `nooooon` and `non` by more. */
const shortened = (word: string) => word.replace(/(\p{L})\1{2,}/gu, "$1$1");

/** Marks, units, and whole expressions that would otherwise need words that say nothing elsewhere. */
const REPLACEMENTS: readonly Replacement[] = [
  [/\n/gu, " \u2016 "],
  // A sign in place of "plus", behind what somebody does no more.
  [
    /(?<=[ '](?:respire|parle|bouge|repond|reagit|reveille|voi[ts]|mange|boit|tete|urine|sen[st]|entend|arrive|arrivait|peu[xt]?|jpeu|jpeux|marche|tient|pleure|no puedo|no puede|no respira|no aguanto)) ?\+(?! ?(?:qu|depuis|d habitude|\d))/gu,
    " plus ",
  ],
  // "A bit of" is a little, and bites nobody.
  [/ a (?:little |wee |tiny )?bit(?= )/gu, " little "],
  [
    / (?:nobody|no one|noone|personne|nadie) (?:[^ ]+ ){0,3}?(?:miss|regrett\p{L}*|pleurer\p{L}*|echar\p{L}* de menos|extranar\p{L}*)(?= )/gu,
    " , suicide ",
  ],
  // A threat names its person: "tuer mon", "me tuer".
  [/ tuer (?:les|des|une?|l)(?= )/gu, " eliminer "],
  [/ born (\d+) (days?|weeks?) ago(?= )/gu, " born $1 $2"],
  // A year that somebody believes to be this one is no history.
  [
    / (?:croit|pense|thinks?|believes?|cree|piensa)((?: [^ ]+){0,4}) (?:19|20)\d\d(?= )/gu,
    " confusion $1 ",
  ],
  [
    / (?:a quoi (?:bon|ca sert|sert)|para que|que sentido tiene|(?:whats the|what is the|no) point(?: of| in)?) (?:de )?(?:vivre|vivir|living|seguir viviendo|carrying on|going on|seguir asi)(?= )/gu,
    " , suicide ",
  ],
  [/ (can|won)['`´]t(?= )/gu, " $1t"],
  [/(?<=[a-z])n['`´]t(?= )/gu, " not"],
  [
    / (?:un|une|one|uno|una|a(?= (?:month|week)s? )) (?=(?:mois|mes|month|semaine|week|semana)s? )/gu,
    " 1 ",
  ],
  [/ (?:me hago|hacerme|se hace|hacerse) dano(?= (?!en ))/gu, " automutilation "],
  [/ (\d+|one|two|three) and (?:a )?half(?= )/gu, " $1"],
  [/ (?:plus|pas) envie d (?:etre la|etre ici|exister|continuer)(?= )/gu, " , suicide "],
  [
    / (?:vais sauter|going to jump|voy a saltar)(?= (?:[.,]|du|de la|par|off|from|out|del|por|$))/gu,
    " , suicide ",
  ],
  [
    / (?:me coupe les|cut my|me cort[oe] (?:los|las)) (?:bras|veines|poignets|cuisses|arms|wrists|thighs|brazos|venas|munecas|muslos)(?= )/gu,
    " automutilation ",
  ],
  [/ (?:de )?mes y medio(?= )/gu, " 1 meses"],
  [
    / (?:quand|lorsque?) (?:il|elle|j|on) etai[ts] (?:petite?|bebe|enfant|jeune|ado)s?(?= )/gu,
    " autrefois ",
  ],
  [
    / (?:as a (?:child|kid|baby)|when (?:he|she|i) was (?:little|young|a child|a kid|a baby))(?= )/gu,
    " autrefois ",
  ],
  [/ (?:de (?:pequen|nin)[oa]s?|cuando era (?:pequen[oa]|nin[oa]))(?= )/gu, " autrefois "],
  [/(?<![a-z\d])e[ -](?=(?:liqui|cig))/gu, "e"],
  [/ j accouche(?= )/gu, " bebe sort"],
  [/ deja plus(?= )/gu, " plus "],
  [
    / (?:her|his|my|their|a|the|has|have|booster|tetanus|covid) shots?(?= (?:of|in the arm|on|at|today|tomorrow|next|this|yesterday|was|is|[.,]|$))/gu,
    " vaccine ",
  ],
  [/ qui (?:me |lui )?piquent?(?= )/gu, " qui gratte "],
  [/ se (?:le|me|les) (?:fue|ha ido|fueron) (?:un|una|unos|unas)(?= )/gu, " atascado "],
  [/ se callo(?= (?:de|del|por|al) )/gu, " se cayo "],
  [/ a tete (?=(?:l|la|le|du|au) )/gu, " a suce "],
  [
    /(?<= \d\d) ?sa(?= (?!mere|soeur|fille|femme|niece|tante|voisine|grand))/gu,
    " semaines enceinte ",
  ],
  [/ how many (?:[^ ]+ ){0,3}would (?:do it|it take|kill)(?= )/gu, " , suicide "],
  [/ how many (?:[^ ]+ ){1,3}(?:to|so i) (?:die|not wake up|never wake up)(?= )/gu, " , suicide "],
  [/ (?:tous les jours|todos los dias)(?= )/gu, " quotidien "],
  [/ (\d+|un|1) mes(?= )/gu, " $1 meses"],
  [/\bt\s?°\s?/gu, " temp "],
  [/\bt(?:emp)?(?=\d\d)/gu, " temp "],
  [/(\d{1,4})\s?°\s?(\d)\b/gu, "$1.$2"],
  [/(\d{1,4})[.,](\d{1,3})(?!\d)/gu, "$1.$2"],
  [/(\d)(?=\p{L})/gu, "$1 "],
  [/(\p{L})(?=\d)/gu, "$1 "],
  [/(\d{1,2}):(\d\d)(?!\d)/gu, "$1 h $2"],
  [/(?<!\d)\.|\.(?!\d)|[!?…]/gu, " . "],
  [/[,;:()/\n]/gu, " , "],
  [/[^\p{L}\p{N}.,\u2016]+/gu, " "],
  [/ (?:nouve|nv|nouv|nve)(?:au|lle|aux|lles|o) nee?s?(?= )/gu, " newborn "],
  [/ nee?s?(?= (?:il y a|y a|le \d|hier|ce |cette |prema|avant|en avance))/gu, " born "],
  [/(?<!born) (?:il )?y a (?:[^ ]+ )?(?:ans|annees|mois)(?= )/gu, " autrefois "],
  [/(?<!nacio|nacido|nacida) hace (?:[^ ]+ )?(?:anos|meses)(?= )/gu, " autrefois "],
  [/(?<!born)(?: [^ ]+)? (?:years|year|months) ago(?= )/gu, " autrefois "],
  // Eleven in Spanish, and not at once.
  [/ a las once(?= )/gu, " a las 11 "],
  [/ (?:a las|at|around|vers|vers les) ([01]?\d|2[0-4])(?= (?!h |m|w|y|d|s|j|a))/gu, " $1 h"],
  // Spanish "y" begins a clause; French "y" does not.
  [
    /(?<! (?:il|elle|on|j|n|s|t|m|ca|nous|vous|ils|elles)) y (?!a |avait |aura |medi[oa] )/gu,
    " et ",
  ],
  [/ (?:vais|va|veux|veut|voudrais|voudrait|envie d|faut) en finir(?= (?!avec ))/gu, " , suicide "],
  [/ s est pendue?(?= )/gu, " , suicide "],
  // "Va me tuer" is said of what tires or annoys; a person who means it writes "se tuer", "matarse".
  [/ (?:va|vont) (?:finir par )?(?:me|nous|m) tuer(?= )/gu, " epuiser "],
  [/ (?:me|nos) (?:va|van) a matar(?= )/gu, " agotar "],
  [/ (?:pris|prend|prendre|choper?|chope) (?:le|du|un coup de) jus (?!d |de )/gu, " electrocute "],
  [
    / (?:cant|cannot|can not|couldnt) go on(?= (?:anymore|any longer|any more|like this|living|want|i|and|$))/gu,
    " , suicide ",
  ],
  [/ (?:est|sont) morte?s?(?= d )/gu, " decede "],
  [/ (avale[er]?) une piece(?= (?:[.,]|$))/gu, " $1 monnaie"],
  // Somebody else than the writer took the writer's medicine; Spanish "he tomado" is the writer.
  [
    / (?:(?:il|elle) a|ils ont|elles ont|ha|han|se) (pris|avale|tomado|tomo)(?= mine )/gu,
    " $1 prisparautrui",
  ],
  [/ (?:he|she|they) (?:has |have )?(took|taken|swallowed)(?= mine )/gu, " $1 prisparautrui"],
  // "The speech went from him" is lost speech, and "out of the nothing" denies nothing.
  [
    / se (?:me|le|les|te) (?:fue|va|iba|ha ido|fueron) (?:el |la |las )?(?=(?:habla|vista|fuerzas?|conocimiento|sentido|respiracion) )/gu,
    " perdida ",
  ],
  [/ de la nada(?= )/gu, " repente "],
  [/ en finir avec (?!(?:la|ma|cette) vie|tout|moi)/gu, " eliminer "],
  [/ no bebe(?= )/gu, " no beber "],
  [/ no come(?= )/gu, " no comer "],
  [/ (?:en|in) (?:moins|less|menos)(?= )/gu, " durant moins "],
  [
    / (?:mis|(?:my|mes|mi|mon|nos|our|nuestras|tus|tes)(?: [^ ]+)?) (?=(?:medic|pill|pastill|comprim|cachet|tablet|pilul|pildor|birth|antidep|insul|meth|traitement))/gu,
    " mine ",
  ],
  [
    / (?:le|la|mon|ma|les|mes|notre) petite?s?(?= (?:a|ont|est|sont|s|se|ne|n|qui|vient|veut|boit|dort|vomit|respire|tousse|tremble|fait|pleure|reste|gemit|convulse|de \d|, |$|\. ))/gu,
    " gamin ",
  ],
  [
    / (?:veux|veut|voudrais|envie) (?:plus|pas) (?:d |de )?(?:etre la|etre ici|exister|continuer)(?= )/gu,
    " , suicide ",
  ],
  [/ no (?:quiero|quiere) (?:seguir|estar aqui|existir|continuar)(?= )/gu, " , suicide "],
  // English says "son" of a child, French and Spanish of other things.
  [
    / (?:my|our|his|her|their) (?:little |baby |young |older |\d+ (?:year|yr|month|mo) old )?sons?(?= )/gu,
    " child ",
  ],
  [/ (?:me|m|se|s) (?:faire|fais|fait|faisait) du mal(?= )/gu, " automutilation "],
  ...BEFORE_EXPRESSIONS,
  ...HARMLESS_EXPRESSIONS,
  ...HOUSEHOLD_EXPRESSIONS,
  ...NOT_MEANT_EXPRESSIONS,
  ...MISTAKEN_EXPRESSIONS,
  ...VIOLENCE_EXPRESSIONS,
  ...EXPRESSIONS,
];

/** Short spellings of messages, and forms that several words of the lexicon would otherwise have to repeat. */
export const WRITTEN_OUT: ReadonlyMap<string, readonly string[]> = new Map(
  `
  envi=envie pk=pourquoi pkoi=pourquoi pcq=parce pa=pas plu=plus pu=plus ke=que ki=qui koi=quoi kan=quand bcp=beaucoup bcq=beaucoup tt=tout tte=toute pr=pour
  dla=de+la dlo=de+eau dr=docteur jsuis=suis chuis=suis jpeu=peux jpeux=peux jveu=veux jveux=veux jvx=veux jariv=arrive
  jarive=arrive ariv=arrive arive=arrive arivent=arrive narive=arrive nvo=nouveau nouvo=nouveau mdr=rire
  jme=me jte=te ya=a yapu=plus yapa=pas pt=peut pe=peut fevr=fever fievr=fievre fiebr=fiebre mn=min mins=min
  meds=medicine medocs=medicament medoc=medicament medic=medicament
  cant=not+can cannot=not+can couldnt=not+can wont=not+will dont=not+do doesnt=not+do didnt=not+do isnt=not+is
  arent=not+are wasnt=not+is hasnt=not+has havent=not+have aint=not+is nt=not wouldnt=not+will bou=bout bous=bouts dan=dans
  gonna=going wanna=want tryna=trying u=you ur=your  plz=please pls=please im=i+am ive=i+have id=i+would
  hes=he shes=she theyre=they whats=what theres=there thats=that
  jen=j+en mo=months mos=months mth=months mths=months wk=weeks wks=weeks wko=weeks yo=years yr=years yrs=years
  q=que k=que xq=porque pq=porque kiero=quiero kiere=quiere aser=hacer asta=hasta tmb=tambien
  e=y nb=newborn rn=newborn avs=avez abd=abdomen hlp=help wats=what+is wat=what livin=living dyin=dying
  `
    .trim()
    .split(/\s+/u)
    .map((pair) => {
      const [short = "", long = ""] = pair.split("=");
      return [short, long.split("+")] as const;
    }),
);
