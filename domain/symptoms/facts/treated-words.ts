import type { Condition } from "../../profiles/conditions.ts";

/** What somebody takes it for says what they have: `bp pills`, `un cachet pour la tension`, `pastillas de la tensión`. */
const MEDICINE =
  "(?:pills?|tablets?|tabs?|meds?|medications?|medicines?|drugs?|cachets?|comprimes?|gelules?|medicaments?|medocs?|medicament|traitements?|pilules?|gouttes|pastill(?:a|as|ita|itas)|comprimidos?|medicinas?|medicacion(?:es)?|medicamentos?|tratamiento|remedios?|gotas)";
const VAGUE = "(?:something|stuff|quelque chose|un truc|algo|anything)";
/** French "mal de coeur" is nausea. */
const BETWEEN = "(?: (?!(?:pas|no|not|sans|sin|without|mal) )[^ .,;:!?]+){0,3}";
const ITS =
  "(?: (?:my|his|her|the|mon|ma|mes|son|sa|ses|le|la|les|l|mi|su|el|los|las|high|low|control(?:ler|ar)?|lower|baisser|faire baisser|bajar|regular|regler|treat)){0,3}";
const FOR_THIS = `${BETWEEN} (?:for|pour|contre|against|para|contra|to)${ITS}`;
const OF_THIS = `${BETWEEN} (?:de|del|du)${ITS}`;
const UNDER_CARE =
  "(?:(?:suivie?|soignee?|traitee?|en traitement|sous traitement|treated|on (?:meds|medication|treatment)|medicad[oa]|tratad[oa]|en tratamiento)(?: (?:for|pour|por|para|de|contre))(?: (?:my|his|her|la|le|l|high|mi|su|el|una?))*)";
const PRESSURE = "(?:bp|b p|blood pressure|pressure|tension(?: arterielle| arterial)?|hta|presion)";
const HEART = "(?:heart|coeur|corazon)";

/** A tension of muscles, and blood that is seen. */
const NO_OTHER = "(?= (?!(?:headaches?|musculaire|muscular|nerveuse|nerviosa|neck|in|dans|en) ))";

const treatedFor = (what: string): readonly string[] => [
  ` (?:${MEDICINE}|${VAGUE})${FOR_THIS} ${what}${NO_OTHER}`,
  ` ${UNDER_CARE} ${what}${NO_OTHER}`,
];
const treated = (what: string): readonly string[] => [
  ...treatedFor(what),
  ` ${what} ${MEDICINE}(?= )`,
  ` ${MEDICINE}${OF_THIS} ${what}${NO_OTHER}`,
];

/** Patterns over folded words with a blank around each. */
export const SAID_BY_TREATMENT: readonly (readonly [Condition, readonly string[]])[] = [
  [
    "hypertension",
    [
      ...treated(PRESSURE),
      " high (?:bp|pressure)(?= )",
      ` (?:bp|blood pressure) (?:is |s |was |runs |a bit |bit |too |always |very |slightly ){0,4}high(?= )`,
      " (?:fai[st]|ai|a|avons|faisons) (?:(?:un peu |beaucoup )?(?:de (?:la |l hyper)?|trop de ))tension(?= (?!(?:basse|musculaire|nerveuse|dans|au|aux|entre|a (?:[89]|1[012])) ))",
      " tension (?:est |trop |un peu |tres |toujours |souvent ){0,3}(?:haute|elevee|forte)(?= )",
      " (?:tengo|tiene|sufro de|sufre de|padezco|padece)(?: de)? (?:la )?(?:tension|presion)(?: (?:muy|un poco|algo|siempre|bastante))?(?: (?:alta|elevada|por las nubes))?(?= (?!(?:baja|muscular|en|normal|de los) ))",
      " (?:tension|ta) (?:(?:est|etait|a|de|at|en|is|was|era) ){0,2}(?:1[4-9]|2\\d)(?= )",
      " (?:tension|ta|bp|blood pressure|presion) (?:(?:est|etait|a|de|at|en|is|was|of|era) ){0,2}(?:1[4-9]\\d|2\\d\\d)(?= )",
      " (?:1[4-9]|2\\d) de tension(?= )",
      " tensiolytiques?(?= )| antihypertenseurs?(?= )| antihypertensives?(?= )| antihipertensivos?(?= )",
    ],
  ],
  ["coronary_stroke", treated(HEART)],
  [
    "anticoagulant_antiplatelet",
    [
      " (?:fluidifi\\p{L}*|eclairci\\p{L}*|thin(?:s|ning)?|licua\\p{L}*|fluidific\\p{L}*|aclara\\p{L}*|diluir)(?: (?:le|la|el|my|his|her|mon|son|mi|su|the))? (?:sang|blood|sangre)(?= )",
      " (?:empech\\p{L}*|stops?|keeps?|prevents?|evita\\p{L}*|contre|against|contra|para que)(?: [^ .,;]+){0,5} (?:coagul\\p{L}*|clot(?:s|ting)?|caillots?|coagulos?|trombos?)(?= )",
      ...treatedFor(
        "(?:sang|blood(?! pressure| sugar| test| group)|sangre|caillots?|clots?|coagulos?|trombos?|phlebite|embolie|embolia|trombosis|dvt)",
      ),
      ` (?:blood|sangre|clot) (?:thinning |thinner )?${MEDICINE}(?= )`,
      " anti ?(?:agregan\\p{L}*|agregantes?|plaquettaires?|platelets?|coagul\\p{L}*)(?= )",
    ],
  ],
  [
    "epilepsy",
    [
      ...treated(
        "(?:seizures?|fits|epileps\\p{L}*|convulsi\\p{L}*|crises (?:d epilepsie|convulsives))",
      ),
      " (?:antiepilep\\p{L}*|anticonvuls\\p{L}*|anti epilep\\p{L}*|anti convuls\\p{L}*)(?= )",
    ],
  ],
  [
    "glaucoma_closed",
    [
      " (?:pression|pressure|tension|presion) (?:in the|in my|in her|in his|dans l|de l|des|dans les|en el|del|en los|de los) (?:oeil|yeux|eyes?|ojos?)(?= )",
    ],
  ],
  ["retention_prostate", treated("(?:prostat[ea]|bph)")],
  ["diabetes", treatedFor("(?:sugar|sucre|blood sugar|azucar|diabet\\p{L}*)")],
];
