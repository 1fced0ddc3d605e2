import { foldLetters } from "../../locale/fold.ts";
import { RELATIVES } from "../facts/somebody-else.ts";

/** Something of now stands behind it: then what was once may be there again. An age of now is none: "she's 12 now". */
const NOT_AGAIN =
  "(?!.{0,120} (?<!\\d (?:(?:ans|anos|years|yrs) (?:old )?)?)(?:again|another|now|right now|today|tonight|encore|maintenant|aujourd hui|ce soir|cette nuit|otra vez|ahora|hoy|esta noche|de nuevo|en este momento)(?= ))";
/** Something of these days stands in it: then it was not long ago. */
const NOT_OF_TODAY =
  "(?!(?:this|today|tonight|yesterday|ce|cette|aujourd|hier|soir|nuit|minutes?|min|h|heures?|hours?|horas?|hoy|ayer|anoche|esta|am|pm|again|encore|otra)(?= ))";
/** What makes an ache beside a heart one of the heart. */
const OF_THE_CHEST =
  "(?:poitrine|thorax|thoracique|chest|pecho|bras|arms?|brazos?|machoire|jaws?|mandibula|epaules?|shoulders?|hombros?|souffle|essouffl\\p{L}*|respir\\p{L}*|breath\\p{L}*|aire|oppress\\p{L}*|serr\\p{L}*|tight\\p{L}*|squeez\\p{L}*|apriet\\p{L}*|pression|pressure|opresion|sueurs?|sweat\\p{L}*|sud\\p{L}*|pale|palido|palpit\\p{L}*|malaise|faint\\p{L}*|mareo|brutal\\p{L}*|soudain\\p{L}*|sudden\\p{L}*|repentin\\p{L}*|repente|violent\\p{L}*|au coeur|(?<!pour )le coeur|(?:my|the) heart (?:hurts|aches|pain)|me duele el corazon)";
/** A place that aches and is no heart. */
const ELSEWHERE =
  "(?:(?:mal de|mal au|au|le|mon|son|du) dos|tete|gorge|dents?|genoux?|regles|nez|back|backache|head|headache|throat|tooth|teeth|toothache|knees?|period|nose|espalda|cabeza|garganta|muelas?|rodillas?|regla|nariz)";
const ILLNESS =
  "(?:(?:insuffisance|insuficiencia|maladie|problemes?|soucis?|faiblesse|defaillance|operee?|malade|fragile|enfermedad|enferm[oa]|operad[oa]|problemas?|debilidad|fallo|soplo|souffle|operaron|operacion|operation)(?: (?:du|de|au|del|en el)) (?:coeur|corazon)|(?:weak|bad|failing|enlarged) heart|heart (?:failure|conditions?|disease|problems?|trouble|murmur|patient))";
/** What is given against fever: what else a child took is told of as it stands. */
const NAMES =
  "(?:doliprane|paracetamol|tylenol|acetaminophen|calpol|efferalgan|dafalgan|apiretal|gelocatil|termalgin|advil|ibuprof[a-z]*|motrin|nurofen[a-z]*|dalsy|junifen|antarene)";
const REMEDY = `(?:du |de la |de l |un |une |le |la |some |a |an |el |un poco de |una dosis de |a dose of |une dose de |his |her |su |son |sa |children s )*${NAMES}`;
/** Only a small dose, and when it was: what is taken whole or in numbers is told of as it stands. */
const WHEN =
  "(?: (?:il y a|y a|vers|a|at|around|hace|a las|this|ce|cette|esta|about|an?|one|une?|una?|\\d{1,2}(?= (?:h|hours?|heures?|horas?|min|minutes?|minutos?|am|pm|,))|h|hours?|heures?|horas?|min|minutes?|minutos?|ago|am|pm|midi|noon|mediodia|morning|matin|manana|tarde|soir|earlier|deja|already|ya|1|30))*";

/** Between what a brother was given and what the one who is meant was not. */
const JOINED = "(?:but|mais|pero|et|and|y|while|alors que|mientras(?: que)?)";
const AND_THEN = `(?: ,(?: ${JOINED})?| ${JOINED})`;
const HAD_NONE =
  "(?: (?:n a|n en a|a|s|had|has had|has|have|took|got|ha tomado|ha|no|not|did|didnt|hasnt|hadnt|encore|still|yet|todavia|aun))* ?(?:rien|nothing|nada|none|pas|no|not|anything|any)?(?: (?:eu|pris|had|tomado|du tout|at all|encore|yet|todavia|aun|nada|of it))*";

/** How old somebody was, and not how long ago something is: "when i was six", "quand il avait 2 ans", "de chiquita". */
const WHEN_YOUNG = [
  "(?<!since )when (?:i|he|she|we) (?:was|were) (?:(?:only|just|about|very) )?(?:(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:months?|years?)(?: old)?)?|little|young|younger|small|tiny|(?:a )?(?:little |small )?(?:kids?|child|toddler|baby|teen|teenager|boy|girl))",
  "as a (?:small |young |little )?(?:kid|child|toddler|teen|teenager)",
  "(?<!depuis )(?:quand|lorsque) (?:j|il|elle|on) (?:etais|etait) (?:encore |tout |toute )?(?:petite?|jeune|enfant|bebe|ado|gamine?|gosse)",
  "(?:quand|lorsque) (?:j avais|il avait|elle avait) \\d{1,2} (?:ans|mois)",
  "etant (?:petite?|jeune|enfant|bebe|ado|gamine?|gosse)",
  "cuando (?:yo |el |ella )?(?:era|eramos) (?:muy )?(?:chic[oa]|chiquit[oa]|pequen[oa]s?|pequenit[oa]|nin[oa]s?|bebe|joven|adolescente)",
  "cuando (?:yo |el |ella )?tenia \\d{1,2} (?:anos|meses|anitos)",
  "de (?:chic[oa]|chiquit[oa]|pequen[oa])",
].join("|");

/**
 * What was once, what is treated every day and what somebody else was given, as `wording.ts` writes it: words of an
 * emergency that are none there. None reaches beyond the words it needs, and what is so now is read as before.
 */
export const BEFORE_EXPRESSIONS: readonly (readonly [RegExp, string])[] = [
  // What somebody had as a child.
  [new RegExp(` (?:${WHEN_YOUNG})(?= )${NOT_AGAIN}`, "gu"), " autrefois "],
  // A season of before; what has gone on since then goes on.
  [
    / (?<!(?:since|depuis|desde|from) (?:the |l |le |el |la )?)(?:last (?:spring|summer|autumn|fall|winter|christmas)|(?:(?:a )?(?:l )?(?:ete|automne|hiver)|(?:(?:au|le) )?printemps|(?:a )?noel) derniere?|(?:(?:el|en el) )?(?:verano|otono|invierno) pasado|(?:(?:la|en la) )?primavera pasada|(?:(?:las|en las) )?navidades pasadas)(?= )/gu,
    " autrefois ",
  ],
  // What a medicine did once, told with its end or as once.
  [
    new RegExp(
      ` (?:antes|once|one time|une fois|un jour|un dia|autrefois|a los \\d+(?: anos)?|a \\d+ ans|at \\d+|when i was \\d+) (?:(?:la|el|l|le|the|un|une|an?) )?[a-z]+ (?:me|m|le|l|lui|made me|made him|made her|gave me|gave him|gave her|caused me|brought on|set off|triggered)(?: [^ .,]+){1,7}?(?: (?:,|et|and|y) (?:(?:j ai|on a|i|we|he|she|il a|elle a) )?(?:acabe|acabo|termine|termino|ended up|wound up|fini|finis|atterri)(?: [^ .,]+){1,4})?(?= (?:[.,;]|$))${NOT_AGAIN}`,
      "gu",
    ),
    " allergie ",
  ],
  [
    / (?:put|landed|sent) (?:me|him|her) (?:straight )?(?:in|into|to) (?:the )?(?:hospital|er|a e) once(?= )/gu,
    " allergy ",
  ],
  // A fit of years ago that nothing followed.
  [
    new RegExp(
      ` (?:febrile )?(?:seizures?|fits?|convulsi\\p{L}*|crises? (?:d epilepsie|convulsives?))(?: ${NOT_OF_TODAY}[^ ]+){0,9}? (?:nothing since|none since|never since|no more since|not since|nada desde(?: entonces)?|ninguna (?:mas|desde)|nunca mas|no ha vuelto a [^ .,]+|rien depuis|plus depuis|aucune depuis|jamais refait)(?= )${NOT_AGAIN}`,
      "gu",
    ),
    " autrefois ",
  ],
  [
    / (?:pills?|tablets?|meds|medication|medicine|medicament|medicaments|traitement|cachets?|pastillas?|medicacion|tratamiento) (?:for|pour|contre|para|against)(?: (?:the|my|his|her|les|la|las|los|ses|mes|sus))? (?:seizures|fits|convulsions|crises|convulsiones|epileps\p{L}*)(?= )/gu,
    " traitement ",
  ],
  // An illness of the heart beside an ache of something else.
  [
    new RegExp(
      `^(?!.{0,300} ${OF_THE_CHEST}(?= ))(?=.{0,300} ${ELSEWHERE}(?= ))(.{0,200}?) ${ILLNESS}(?= )`,
      "gu",
    ),
    "$1 cardiopathie ",
  ],
  [
    new RegExp(
      `^(?!.{0,300} ${OF_THE_CHEST}(?= ))(?=.{0,300} ${ELSEWHERE}(?= ))(.{0,200}?) (medicaments?|medocs?|comprimes?|cachets?|traitement|pastillas?|medicacion|tratamiento) (?:du|de|del|para el|pour le) (?:coeur|corazon)(?= )`,
      "gu",
    ),
    "$1 $2 cardiopathie ",
  ],
  [
    new RegExp(
      `^(?!.{0,300} ${OF_THE_CHEST}(?= ))(?=.{0,300} ${ELSEWHERE}(?= ))(.{0,200}?) heart (pills?|tablets?|meds|medication|medicines?)(?= )`,
      "gu",
    ),
    "$1 $2 cardiopathie ",
  ],
  // A treatment of every morning, and not every tablet there is.
  [
    /(?<! (?:too many|too much|trop de|demasiad[ao]s|all|handfuls? of|toutes?|tous|tod[ao]s)(?: [^ .,]+){0,5}) (?:every|each) (?:single )?(?:morning|evening|night)(?= )|(?<! (?:demasiad[ao]s|tod[ao]s)(?: [^ .,]+){0,5}) tod[ao]s las (?:mananas|noches|tardes)(?= )| tous les (?:matins|soirs)(?= )/gu,
    " quotidien ",
  ],
  [
    / (?:para que|evita que)(?: (?:no|la|mi|su))* sangre (?:no )?se (?:me )?coagul\p{L}*(?= )/gu,
    " traitement ",
  ],
  [/(?<= (?:breath\p{L}*|respir\p{L}*)) thr(?:u|ew)(?= )/gu, " through "],
  // What somebody has taken since an attack of before.
  [
    new RegExp(
      `(?<= (?:tomo|toma|tomando|prends|prend|sous|take|takes|taking|on)(?: (?!(?:et|and|y|mais|but|pero) )[^ .,;]+){1,5}) (?:desde|depuis|since|apres|after|tras|despues de)(?: que)? (?:el|la|mi|su|l|mon|son|un|une|the|my|his|her|an?) (?:infarto|infarctus|heart attack|crise cardiaque|ataque (?:al corazon|cardiaco)|avc|ictus|stroke|embolia|derrame)(?= (?:[.,;]|$))${NOT_AGAIN}`,
      "gu",
    ),
    " autrefois ",
  ],
  // Who does not know which child was given something, or which of two medicines, knows where they are.
  [
    / (?:(?:je|on) )?(?:ne )?(?:sais|(?<= on (?:ne )?)sait) (?:plus|pas) (?=(?:lequel|laquelle|lesquels|(?:qui|si)(?: [^ .,]+){0,9} (?:donne|pris|eu|avale|recu)|quel(?:le)? (?:medicament|sirop|cachet|comprime|boite)) )/gu,
    " doute ",
  ],
  // What is given is no blow.
  [
    / (?:le|les|me|nos) (?:dio|dieron) (?=(?:(?:un|una|unas|unos|el|la|algun|alguna|de) )?(?:[^ .,]+ )?(?:jarabe|pastillas?|medicamento|medicina|supositorio|comprimido|algo) )/gu,
    " administro ",
  ],
  // Sight that is as ever, and no sight that is gone.
  [
    / (?:pas|sans|ni|aucune?|sin|no|ninguna)(?: (?:de|d|la|tengo|tiene|hay))? (?:vision|vue|vista) (?:bizarre|floue?|double|trouble|brouillee|etrange|anormale|rara|borrosa|doble|extrana|nublada)(?= )/gu,
    " , ",
  ],
  // What a brother was given, and the one who is meant was not.
  [
    new RegExp(
      ` (?:sa|son|leur|his|her|their|su|mon|ma|my|mi)(?: (?:petite?|grande?|big|little|older|younger|twin))? (?:frere|soeur|jumeau|jumelle|brother|sister|twin|hermano|hermana|gemel[oa]|melliz[oa]|cousine?|prim[oa])(?: deja| ya| already)? (?:a eu|a pris|a recu|had|took|got|has had|was given|tomo|ha tomado|se tomo) ${REMEDY}${WHEN}${AND_THEN} (?:(?:pas|not|no) )?(?:elle|lui|he|she|him|her|el|ella|moi|me|yo)${HAD_NONE}(?= (?:[.,;]|$))`,
      "gu",
    ),
    " aucun ",
  ],
];

const WHO =
  "(?:sa|son|leur|his|her|their|su|mon|ma|my|mi)(?: (?:petite?|grande?|big|little|older|younger|twin))?";
const TODAY =
  "(?!(?:this|today|tonight|yesterday|ce|cette|aujourd|hier|soir|nuit|hoy|ayer|anoche|esta|again|encore|otra|now|maintenant|ahora|\\d* ?(?:h|min|heures?|hours?|horas?|minutes?|minutos?))(?![a-z]))";
/** The same as somebody typed it, folded and without marks but these: `,`, `.`, `;`, `!`, `?`. */
const TOLD_OF_BEFORE: readonly RegExp[] = [
  new RegExp(
    `(?<![a-z])(?:(?:seizures?|convulsi[a-z]*)|crises? convulsives?)(?:[ ,]+${TODAY}[^ ,.;!?]+){0,9}?[ ,]+(?:nothing since|none since|never since|no more since|nada desde(?: entonces)?|ninguna (?:mas|desde)|nunca mas|(?:plus )?rien depuis|plus jamais(?: depuis)?|jamais refait|never again)(?![a-z])(?!.{0,120}(?<![a-z])(?:again|now|today|tonight|encore|maintenant|ce soir|otra vez|ahora|hoy|de nuevo)(?![a-z]))`,
    "gu",
  ),
  new RegExp(
    `(?<![a-z])${WHO} (?:frere|soeur|jumeau|jumelle|brother|sister|twin|hermano|hermana|gemel[oa]|melliz[oa]|cousine?|prim[oa]) (?:a eu|a pris|a recu|had|took|got|has had|was given|tomo|ha tomado|se tomo) ${REMEDY}(?: (?:il y a|a|at|hace|vers|this|ce|cette|esta|an?|une?|una?|ago|\\d{1,2} ?(?:h|hours?|heures?|horas?|min|am|pm)|hour|hora|heure|midi|noon|mediodia|morning|matin|manana|earlier))*[ ,]+(?:${JOINED}[ ,]+)?(?:elle|lui|he|she|el|ella|moi|me|yo)(?: (?:n a|a|s|had|has had|has|took|ha tomado|no|hasn t|hadn t|didn t|has not|did not|not|have))* (?:(?:rien|nothing|nada|none|pas|anything|any)(?: (?:eu|pris|du tout|at all|encore|yet|todavia))*|(?:hasn t|hadn t|didn t|no)(?= *(?:[,.;!?]|$)))(?![a-z])`,
    "gu",
  ),
];
/** An illness of a relative, told as one that runs in the family. */
const OF_FAMILY =
  /(?<![a-z])(?:sa|son|his|her|su|mon|ma|my|mi) (?:mere|pere|maman|papa|mother|mom|mum|dad|father|madre|padre|soeur|frere|sister|brother|hermana|hermano|mamie|papi|grand mere|grand pere|abuela|abuelo) (?:a|avait|has|had|tiene|tenia) (?:un|une|du|de la|de l|a|an)? ?(?:glaucom[ea]|diabetes?|asthme|asthma|asma|hypertension|hipertension|epileps[a-z]*|cholesterol)(?: (?:a|de) (?:angle|angulo) (?:ferme|cerrado|etroit))?(?![a-z])/gu;

/** Whom it is for, told with whom it is not for. */
const FOR_ANOTHER = new RegExp(
  `(?<![a-z])(?:(?:c est|ce n est|it s|its|it is|this is|this|es) )?(?:pas|not|no|isn t)(?: es)? (?:pour|for|para) (?:lui|elle|moi|him|her|me|el|ella|mi)[ ,]+(?:(?:mais|but|sino|c est|it s|its|it is|es)[ ,]+){0,2}(?:pour|for|para) (?:sa|son|leur|his|her|their|su|mon|ma|my|mi) (?:(?:petite?|grande?|little|big|older|younger|twin) )?(?:${RELATIVES})(?![a-z])`,
  "gu",
);

/** Who names one medicine for another is sorry for that alone. */
const SLIP_OF_NAME = new RegExp(
  `(?<=(?<![a-z])${NAMES}[^.!?\\n]{0,60}?)[ ,.;]+(?:(?:euh|heu|uh|um|eh|uy|oups|oops)[ ,]+)?(?:(?:non|no)[ ,]+)?(?:pardon|perdon|perdona|sorry|desolee?|je veux dire|i mean|digo|quiero decir|wait|attends|espera)[ ,]+(?:(?:non|no|i meant|i mean|c etait|fue|era|es|it was|je voulais dire|plutot)[ ,]+)*(?:du |un |une |a |el |la |some )?(?=${NAMES}(?![a-z]))`,
  "gu",
);

/** Who does not want to wake in a sweat, or with a cough, any more wants to sleep. Tired, or in pain, may be tired of living. */
const WAKES_BADLY =
  /(?<![a-z])(?:(?:ne )?(?:veux|voudrais) (?:plus|pas) me reveiller|no quiero (?:volver a )?despertarme(?: mas)?|(?:don t|do not) want to wake up)(?= (?:encore |otra vez |again )?(?:en (?:sueur|nage)|trempee?|sudand[oa]|empapad[oa]|con tos|sweat[a-z]*|soak[a-z]*|coughing)(?![a-z]))/gu;

/** Two who have written down every dose take no leave of anybody. */
const ALL_NOTED =
  /(?<![a-z])(?:(?:on a|nous avons) (?:bien )?tout (?:bien )?note|we (?:ve |have )?(?:noted|written|wrote) (?:it all|everything)(?: down)?|(?:lo )?hemos (?:anotado|apuntado) todo)(?![a-z])/gu;

/** A text without what it tells of before and of others: what weighs every word of a text would weigh these as well. */
export const withoutToldBefore = (text: string): string => without(text, TOLD_OF_BEFORE);

/** A text without what it says of illnesses of the family, of whom it is for, of a name that was a slip, of bad nights and of notes. */
export const withoutOthersAndSlips = (text: string): string =>
  without(text, [OF_FAMILY, FOR_ANOTHER, SLIP_OF_NAME, WAKES_BADLY, ALL_NOTED]);

function without(text: string, patterns: readonly RegExp[]): string {
  const letters = [...text];
  const { plain, places } = plainLetters(letters);
  const left = new Set<number>();
  for (const pattern of patterns) {
    for (const { 0: all, index } of plain.matchAll(pattern)) {
      for (const place of places.slice(index, index + all.length)) left.add(place);
    }
  }
  return left.size === 0 ? text : letters.filter((_, at) => !left.has(at)).join("");
}

const WORD_OR_MARK = /[\p{L}\p{N},.;!?\n]/u;

/** Letters as patterns read them, one blank between words, and where each was typed: a ligature is two, a loose accent none. */
function plainLetters(letters: readonly string[]) {
  let plain = "";
  const places: number[] = [];
  for (const [at, letter] of letters.entries()) {
    for (const each of foldLetters(letter)) {
      const read = WORD_OR_MARK.test(each) ? each : " ";
      if (read === " " && (plain === "" || plain.endsWith(" "))) continue;
      plain += read;
      for (let unit = 0; unit < read.length; unit += 1) places.push(at);
    }
  }
  return { plain, places };
}
