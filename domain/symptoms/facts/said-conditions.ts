import { fold } from "../../locale/fold.ts";
import type { Condition } from "../../profiles/conditions.ts";
import { SAID_BY_TREATMENT } from "./treated-words.ts";

/** Of `riñones` and `reins` alone somebody says where it aches; what is wrong with them is said beside. */
const BAD =
  "(?:malades?|fragiles?|abimes?|fatigues?|faibles?|foutus?|bousilles?|delicad[oa]s?|enferm[oa]s?|danad[oa]s?|debiles?|tocad[oa]s?|bad|weak|damaged|failing|shot|poor|dodgy)";
const FAILS =
  "(?:(?:ne |n )?(?:(?:fonctionn|march|filtr|travaill)\\p{L}+) (?:pas|plus|mal|presque|moins|qu)|(?:don t|doesn t|do not|does not|aren t|are not|isn t|barely|hardly|only) (?:work|filter|function|working)\\p{L}*|(?:no|apenas|mal|solo) (?:me |le )?(?:funcionan?|filtran?|van bien)|(?:me |le )?(?:funcionan?|filtran?) (?:mal|poco|al|solo|a medias)|work\\p{L}* at \\d+|(?:are|is) (?:failing|bad|weak|damaged|shot|knackered|not working))";
const organ = (of: string) => [
  ` (?:${of}) (?:(?:est|sont|trop|tres|un|peu|are|is|very|a|bit|estan|esta|muy|algo|assez) ){0,3}${BAD}(?= )`,
  ` (?:${of}) ${FAILS}(?= )`,
  ` ${BAD} (?:${of})(?= )`,
  ` (?:malit[oa]|enferm[oa]|tocad[oa]|delicad[oa]|malade|fragile|operad[oa]|operee?|greffee?|trasplantad[oa]|padezco|padece|sufro|sufre|problemes?|soucis?|ennuis?|maladies?|problemas?|enfermedad|trouble|greffe|trasplante) (?:de|des|du|del|d) (?:(?:los|las|mes|ses|les|l|un|el) )?(?:${of})(?= )`,
  // French "mal de reins" and "mal de coeur" are an aching back and nausea.
  ` (?:mal|regular|fatal) (?:de (?:los|las|el)|del) (?:${of})(?= )`,
  ` (?:${of}) (?:problems?|troubles?|issues?|disease|failure|transplant|damage|conditions?|patient)(?= )`,
  ` (?:trouble|problems?|issues?) with (?:my|his|her|the) (?:${of})(?= )`,
];

const NUMBER =
  "(?:\\d+|trois|quatre|cinq|six|sept|huit|dix|douze|three|four|five|six|seven|eight|ten|twelve|tres|cuatro|cinco|seis|siete|ocho|diez|doce|several|plusieurs|varias|varios)";
const DRINKS =
  "(?:bieres?|verres?(?: de (?:vin|rouge|blanc|rose|whisky|rhum|pastis|porto))?|whiskys?|ricards?|pastis|aperos?|canettes?|beers?|pints?|glasses of (?:wine|red|white)|drinks?|whisk(?:e?y|ies|eys)|vodkas?|gins?|shots|cocktails?|cans of (?:beer|lager)|cervezas?|canas?|copas?(?: de vino)?|vasos de vino|vinos?|cubatas?|whiskis?|chupitos?|litronas?)";
const VESSELS =
  "(?:(?:une?|a|an|un|una|la|le|deux|two|dos|half a|medio|media|une demi|un demi|\\d+) )?(?:bouteilles?|litres?|bottles?|six ?packs?|pack|litros?|botellas?|cartons?) (?:de |of |d )?(?:vin|rouge|biere|bieres|whisky|vodka|rhum|pastis|wine|beer|gin|spirits|vino|cerveza|ron|orujo|ginebra)";
const DAILY =
  "(?:(?:every|each) (?:single )?(?:night|day|evening)|a (?:day|night)|per day|nightly|daily|par jour|par soir|chaque (?:soir|jour)|tous les (?:soirs|jours)|au quotidien|al dia|por dia|cada (?:dia|noche|tarde)|tod[ao]s l[ao]s (?:dias|noches|tardes)|diari[oa]s?|a diario)";
const BETWEEN = "(?: (?:et demi|de vin|rouge|de|or so|and a half|y medio))?";
const ALCOHOL = "(?:alcool|alcohol|wine|vin|vino)";

/** What is said of somebody in words that no list of phrases holds, by its grammar: folded, with blanks around. */
const SAID: readonly (readonly [Condition, readonly string[]])[] = [
  [
    "pregnancy",
    [
      " (?:suis|est|etes|sommes) (?:deja )?(?:a|de) (?:\\d{1,2}|\\p{L}+) (?:semaines?|sem|sa|mois)(?= (?!(?:de (?!grossesse|amenorrhee)|d (?!amenorrhee)|apres|post|dans|du)))",
      " (?:i m|i am|im|wife s|wife is) (?:now )?(?:\\d{1,2}|\\p{L}+) weeks(?= (?!(?:out|post|into|old|after|late|behind|away|sober|off|clean|from|in|on) ))",
      " (?:\\d{1,2}|\\p{L}+) (?:weeks|months) (?:along|gone)(?= (?!by|since|too))",
      " (?:estoy|estamos|(?:mujer|esposa|novia) esta) de (?:\\d{1,2}|\\p{L}+) (?:semanas|meses)(?= (?!(?:de (?:baja|tratamiento|vacaciones)) ))",
      " expecting (?:again|twins|(?:our|my|her|a|another) (?:(?:first|second|third|fourth|next|little) )?(?:baby|child|one|twins|first|second|third))(?= )",
      " (?:i m|i am|im|she s|she is|we re|we are|and) expecting(?= (?:in |this |[.,]|$))",
      " (?:attends?|attendons|attend) (?:(?:un )?heureux evenement|(?:notre|mon|son|un|des) (?:premiere?|deuxieme|second|jumeaux|bebe|enfant))(?= )",
      " (?:espero|espera|esperamos|esperando) (?:(?:un|una|mi|su|nuestro|mi primer|nuestro primer) )?(?:bebe|hij[oa]|gemelos|mellizos)(?= )",
      " (?:tombee? enceinte|embarazadit?a|embarazadisima|en cloque|buena esperanza|up the duff|preggers|preggo)(?= )",
    ],
  ],
  [
    "breastfeeding",
    [
      " (?:donne|donner|donnais|donnant|donnons) (?:(?:encore|toujours|aussi|souvent) )*le sein(?= )",
      " nurs(?:e|es|ing) (?:(?:a|my|our|the|her|his|an) )*(?:new ?born|baby|infant|son|daughter|girl|boy|little|toddler|twins|\\d+)(?= )",
      " (?:doy|da|damos|dando|doyle|dandole) (?:(?:aun|todavia|mucho) )*(?:el )?(?:pecho|teta)(?= )",
      " (?:allaite|allaitons|allaitante|lactando|amamantar|amamanta|tire lait|sacaleches|pumping (?:milk|breast))(?= )",
    ],
  ],
  [
    "kidney",
    [
      ...organ("reins?|kidneys?|rinon(?:es)?|fonction renale"),
      " (?:un seul rein|one kidney|un solo rinon)(?= )",
    ],
  ],
  ["liver", organ("foie|liver|higado")],
  [
    "heart_failure",
    [
      " (?:insuffisance|insuficiencia|faiblesse|debilidad|defaillance|fallo) (?:cardiaque|cardiaca|(?:du|de|del|au|en el) (?:coeur|corazon))(?= )",
      " (?:weak|failing|enlarged) heart(?= )",
    ],
  ],
  [
    "coronary_stroke",
    [
      ...organ("coeur|heart(?! failure)|corazon"),
      " (?:problemes?|maladie|antecedents?|soucis?|problemas?|enfermedad|antecedentes) (?:cardiaques?|coronarienn?e?s?|cardiac[oa]s?|coronari[oa]s?)(?= )",
      " (?:operaron|operaran|han operado|opere|operee?|operation) (?:a )?(?:de |du |del |au |en el )?(?:coeur|corazon)(?= )",
      " (?:cardiac|coronary) (?:problems?|disease|condition|history|patient)(?= )",
    ],
  ],
  // Who has one takes an anticoagulant, nearly always.
  [
    "anticoagulant_antiplatelet",
    [
      " (?:valves? mecaniques?|prothese valvulaire|mechanical (?:heart )?valve|valvula mecanica)(?= )",
    ],
  ],
  [
    "alcohol",
    [
      ` ${NUMBER} (?:(?:gros|big|large|good|buenas?) )?${DRINKS}${BETWEEN} ${DAILY}(?= )`,
      ` ${VESSELS}${BETWEEN} ${DAILY}(?= )`,
      ` (?:bois|boit|drinks?|bebo|bebe) (?:(?:trop|beaucoup|a lot|too much|heavily|mucho|demasiado) )(?:(?:d|de|of|too much) )*(?:${ALCOHOL} )?${DAILY}(?= )`,
      ` (?:drinks? (?:heavily|too much)|heavy drinker|gros buveur|bebedor[a]?)(?= )`,
      ` ${DAILY} (?:${NUMBER}|${VESSELS}) ?${DRINKS}?(?= (?:[.,]|$))`,
    ],
  ],
];

const PATTERNS = [...SAID, ...SAID_BY_TREATMENT].map(
  ([condition, patterns]) => [condition, patterns.map((each) => new RegExp(each, "gu"))] as const,
);

/** In words before: what denies it. */
const DENIED =
  / (?:pas|plus|jamais|ni|non|sans|aucun|aucune|no|not|without|nor|nunca|sin|tampoco|isn|aren|don|doesn|ya no|never)(?: [^ ]+){0,2}$/u;

/** The conditions that a text says in such words. */
export function saidConditions(text: string): Condition[] {
  const said = ` ${fold(text)
    .replace(/[^\p{L}\p{N}.,;:!?\n]+/gu, " ")
    .replace(/([.,;:!?\n]+)/gu, " $1 ")
    .replace(/ +/gu, " ")
    .trim()} `;
  return PATTERNS.flatMap(([condition, patterns]) =>
    patterns.some((pattern) =>
      [...said.matchAll(pattern)].some(({ index }) => {
        const before = said.slice(0, index);
        return !DENIED.test(
          before.slice(Math.max(...MARKS.map((mark) => before.lastIndexOf(mark)), -1) + 1),
        );
      }),
    )
      ? condition
      : [],
  );
}

const MARKS = [".", ",", ";", ":", "!", "?", "\n"] as const;
