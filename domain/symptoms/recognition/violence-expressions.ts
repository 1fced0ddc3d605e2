/** Who lives with the writer, and what is said of them: "mon mari", "my ex", "mi pareja". */
const CLOSE = [
  "husband|hubby|wife|partner|boyfriend|girlfriend|bf|gf|fiancee?|spouse|ex|dad|daddy|father|mum|mom|mother|stepdad|stepfather|stepmum|stepmom",
  "mari|conjointe?|compagnon|compagne|copain|copine|concubin|petit ami|petite amie|femme|mec|papa|pere|beau pere|maman|mere|belle mere",
  "marido|esposo|esposa|mujer|novio|novia|pareja|papa|padre|padrastro|mama|madre|madrastra",
].join("|");

/** Whom it is done to beside the writer. */
const VICTIMS = {
  en: "me|us|(?:the|my|our|his) (?:kids?|children|son|daughter|baby|mum|mom|mother|sister|brother|wife|girls?|boys?)",
  fr: "(?:les|mes|nos|ses) (?:enfants|gosses|filles|fils|petits)|(?:ma|la|sa|notre) (?:mere|fille|soeur|femme|petite)|(?:mon|le|son|notre) (?:fils|frere|petit|bebe)|maman",
  es: "(?:los|mis|nuestros|sus) (?:ninos|hijos|peques)|(?:mi|la|su|nuestra) (?:mama|madre|hija|hermana|mujer|nina)|(?:mi|al?|su|nuestro) (?:hijo|hermano|nino|bebe)",
};

/** Between who does it and what is done. */
const AND_NOW = {
  en: "(?: (?:is|s|are|just|keeps?|started|been|has|have|now|again|always|drunk|and|he|she|currently|still)){0,8}",
  fr: "(?: (?:est|en|train|de|vient|a|recommence|n|ne|il|elle|encore|arrete|pas|ivre|bourre|saoul)){0,8}",
  es: "(?: (?:les?|esta|sigue|ha|acaba|de|empezo|empieza|a|otra|vez|borracho|borracha|el|ella|ya)){0,8}",
};

const HITS = {
  en: "hit|hits|hitting|beats?|beating|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|strangl(?:es|ed|ing)|chok(?:es|ing)|kicked|attack(?:s|ed|ing)|assault(?:s|ed|ing)|batter(?:s|ed|ing)|thrash(?:es|ed|ing)",
  fr: "frappee?s?|frappent|frapper|bat|battue?s?|battre|tape|tapee?s?|taper|tabasse|tabassee?s?|tabasser|cogne|cognee?s?|cogner|gifle|giflee?s?|gifler|etrangle|etranglee?s?|etrangler|agressee?s?",
  es: "pateo|pega|pego|pegan|pegado|pegando|pegarme|golpea|golpeo|golpean|golpeado|golpeando|agrede|agredio|agrediendo|ahorca|ahorcando|estrangula|estrangulando|maltrata|maltratando|cachetea|cacheteando|dio una paliza|dando una paliza",
};

const THROWS = {
  en: "(?:threw|throws?|throwing|slammed|slams|shoved|shoves|pushed|pushes|dragged) me (?:up )?(?:against|into|down|onto|across|over|out of|to the (?:floor|ground)|on the (?:floor|ground)|around)",
  fr: "(?:jetee?|projetee?|poussee?|plaquee?|balancee?|trainee?) (?:contre|par terre|au sol|dans (?:l|les) escaliers?|par les cheveux|a terre)",
  es: "(?:empujo|empuja|tiro|tira|lanzo|avento|arrojo|estampo|estrello|arrastro) (?:contra|al suelo|al piso|por las escaleras|a la pared|de los pelos|del pelo)",
};

/** A baby who is not born yet kicks as well, and is only "he" or "she". */
const KICKS = "kicks|kicking";

/** What is caught, felt or played: no blow. */
const NO_BLOW = {
  en: "(?! (?:up for|at (?:chess|darts|cards|tennis|golf|pool|scrabble|games?|everything|running|it)|in the (?:race|game)|to (?:it|the)|with (?:a|the|his|her) (?:ball|cold|flu|news)|by (?:accident|mistake)|accidentally|in (?:his|her) sleep) )",
  fr: "(?! (?:pas|plus|jamais|sur les nerfs|sur le systeme|dans la main|aux? (?:echecs|scrabble|cartes|dames|tennis|foot|ping|jeux?)|a plate) )",
  es: "(?! (?:(?:la|el|los|las|un|una|su|sus) )?(?:gripe|gripa|resfriado|resfrio|catarro|mocos|virus|covid|tos|sol|luz|viento|risa|susto|hongos?|piojos|conjuntivitis|varicela|herpes|clamidia|gonorrea|ladillas|bronquitis|amigdalitis|influenza|infeccion|faringitis|neumonia|sarna|frio|calor|siesta|fiebre|gastro\\p{L}*) )",
};

const NOW = " , violencenow ";

/**
 * Somebody close, or somebody who is only "he" or "she", who hits the writer or those who live with them. Children who
 * hit, suns that beat down and colds that are passed on are none of it.
 */
export const VIOLENCE_EXPRESSIONS: readonly (readonly [RegExp, string])[] = [
  // A small child of whom the age is told.
  [
    / child(?: {1,2}(?:is|s|who|of|aged|just|turned|only|a)){0,3} {1,2}(?:[2-9]|two|three|four|five|six|seven|eight)(?: (?:year|years|yr|yrs|old|yo|and|he|she|who|[,.])){0,4} (?:(?:keeps|always|started|is) )?(?:hits?|hitting|kicks?|kicking|punch(?:es|ing)|slaps|slapping|bites) (?=me |us )/gu,
    " child plays ",
  ],
  [
    new RegExp(
      ` (?:(?:${CLOSE})${AND_NOW.en} (?:${HITS.en}|${KICKS})|(?:he|she|they)${AND_NOW.en} (?:${HITS.en})) (?:up )?(?:${VICTIMS.en})(?: up)?(?= )${NO_BLOW.en}`,
      "gu",
    ),
    NOW,
  ],
  [
    new RegExp(
      ` (?:${CLOSE})(?: ne)?${AND_NOW.fr} (?:me|m|nous)${AND_NOW.fr} (?:${HITS.fr})(?= )${NO_BLOW.fr}`,
      "gu",
    ),
    NOW,
  ],
  [
    new RegExp(
      ` (?:${CLOSE}|il)${AND_NOW.fr} (?:${HITS.fr})(?: sur)? (?:${VICTIMS.fr})(?= )${NO_BLOW.fr}`,
      "gu",
    ),
    NOW,
  ],
  [new RegExp(` (?:${CLOSE}|he)${AND_NOW.en} ${THROWS.en}(?= )`, "gu"), NOW],
  [
    new RegExp(` (?:${CLOSE}|il)(?: (?:vient|de))* (?:m|nous) (?:a|ont) ${THROWS.fr}(?= )`, "gu"),
    NOW,
  ],
  [new RegExp(` (?:${CLOSE})${AND_NOW.es} (?:me|nos) (?:ha )?${THROWS.es}(?= )`, "gu"), NOW],
  // A rape, whoever tells of it.
  [
    / (?:(?:been|was|got|being) (?:gang )?raped|(?:rapes?|raped|raping) (?:me|her|my \p{L}+)|sexually assaulted (?:me|her)|(?:was|been|got) sexually assaulted|(?:ete|m a|l a|m ont|l ont|s est fait|me suis fait|se fait) viole(?:e|r)?|(?:me|la|nos) (?:han |ha |acaban de |acaba de )?(?:violado|violaron|violo|viola)|(?:he sido|ha sido|fui|fue) violad[oa]|agredid[oa] sexualmente|(?:ete|m a) agressee? sexuellement)(?= )/gu,
    NOW,
  ],
  // Spanish names who does it last, too.
  [new RegExp(` (?:me|nos)${AND_NOW.es} (?:${HITS.es}) (?:mi|el|la) (?:${CLOSE})(?= )`, "gu"), NOW],
  // "Il me tape" alone is said of what annoys as well.
  [
    / (?:il|elle|ils) (?:(?:est|sont|en|train|de|n arrete pas de|recommence a|vient de) )*(?:me |m |nous )(?:(?:a|ont) )?(?:frapp\p{L}+|tabass\p{L}+|etrangl\p{L}+|(?:tape|cogne|gifle|bat)(?= (?:$|[.,]|et|dessus|encore|fort|tous|tout|devant|avec|quand|depuis)))(?= )(?! (?:que|de|par) )/gu,
    NOW,
  ],
  [/ (?:je me|on se|elle se|il se) (?:fais|fait) (?:frapper|tabasser|agresser)(?= )/gu, NOW],
  [
    new RegExp(
      ` (?:${CLOSE})${AND_NOW.es} (?:me|nos)${AND_NOW.es} (?:${HITS.es})(?= )${NO_BLOW.es}`,
      "gu",
    ),
    NOW,
  ],
  [
    new RegExp(
      ` (?:${CLOSE})${AND_NOW.es} (?:${HITS.es}) (?:a )?(?:${VICTIMS.es})(?= )${NO_BLOW.es}`,
      "gu",
    ),
    NOW,
  ],
  [
    / (?:me|nos) (?:esta|estan) (?:pegando|golpeando|ahorcando|estrangulando)(?= (?:$|[.,]|et|otra|muy|mucho|mi|ahora|a mi|a los|y))/gu,
    NOW,
  ],
];
