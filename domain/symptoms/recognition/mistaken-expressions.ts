/** A number that a thermometer shows of somebody ill, in degrees Celsius or Fahrenheit. */
const DEGREES = "((?:3[6-9]|4[0-2]|9[7-9]|10[0-7])(?:\\.\\d)?)";
/** And no age, time, weight, or count of a medicine. */
const OF_NOTHING_ELSE =
  "(?= (?!(?:of |de |d )?(?:ans?|years?|yrs?|anos?|mois|months?|mes|meses|jours?|days?|dias?|semaines?|weeks?|semanas?|h|heures?|hours?|horas?|min|minutes?|minutos?|mg|ml|g|kg|kilos?|lbs?|pounds?|cm|fois|times?|veces|euros?|battements|beats|bpm|comprim\\p{L}*|cachets?|tablets?|pills?|pilules?|pastillas?|gelules?|capsul\\p{L}*|gouttes?|drops?|gotas?|dos[ei]s?|cuill\\p{L}*|spoon\\p{L}*|cuchar\\p{L}*|(?!temp|celsius|degres|degrees|grados)[^ .,]+s)(?= )))";

/**
 * What was given, taken or done by mistake or to somebody small, and signs that are told by a figure, as `wording.ts`
 * writes them: folded, with `not` apart.
 */
export const MISTAKEN_EXPRESSIONS: readonly (readonly [RegExp, string])[] = [
  // Degrees as they are spoken; the tenth, in a word, changes nothing.
  [/ (?:trente|treinta|thirty) (?:et |y )?(?:huit|ocho|eight)(?= )/gu, " 38 "],
  [/ (?:trente|treinta|thirty) (?:et |y )?(?:neuf|nueve|nine)(?= )/gu, " 39 "],
  [/ (3[5-9]|4[0-2]) (?:virgule|coma|point) (\d)(?= )/gu, " $1.$2 "],
  [
    / (3[5-9]|4[0-2]) (?:virgule|coma|point) (?:une?|one|uno|deux|two|dos|trois|three|tres|quatre|four|cuatro|cinq|five|cinco|six|seis|sept|seven|siete|huit|eight|ocho|neuf|nine|nueve)(?= )/gu,
    " $1 ",
  ],
  // A fever that somebody calls none.
  [
    / (?:pas de|sans|no|not|sin) (?:fievre|fever|fiebre|temperature|temperatura|temp) (?:juste|just|only|seulement|solo|solamente)(?= \d)/gu,
    " temp ",
  ],
  // What a thermometer still shows after a dose, and no tablets: `le di Dalsy y sigue con 39`, `toujours à 39`.
  [
    new RegExp(
      ` (?<!temp )((?:sigue|siguen|esta|estaba|va|vuelve|ha vuelto|subio|ha subido|est|etait|reste|remonte|remontee|monte|montee|is|s|was|up|back|stays|stayed|went) (?:(?:toujours|encore|still|now|todavia|aun|ya|again|back|up|monte|remonte|remontee|montee) )*(?:con|a|en|at|to)|(?:toujours|encore|still|todavia|aun)(?: (?:a|at|con|en|to))?|(?:et|and|mais|but|pero|,) (?:(?:il|elle|on|he|she|it|i|j) )?(?:a|ai|has|have|tiene|tengo)(?: (?:toujours|encore|still|todavia|aun))?) ${DEGREES}${OF_NOTHING_ELSE}`,
      "gu",
    ),
    " $1 temp $2 ",
  ],
  // An amount that was given, and the one that was meant.
  [
    / (gave|given|give|injected|took|taken|drew up|donne|injecte|pris|fait|mis|di|dio|dieron|inyect[eo]|puse|puso|tom[eo])((?: (?!(?:at|a|las|vers|around|every|cada|chaque|each)(?= ))[^ .,]+){0,4}?) ([\d.]+) (ml|mg|g|mcg|u|ui|iu|units?|unites?|unidades|gouttes|gotas|drops)((?: (?!(?:at|a|las|vers|around|every|cada|chaque|each|per|par|por|\d+)(?= ))[^ .,]+){0,4}?)(?: ,)? (?:not|pas|no|et pas|et non pas|y no|et no|and not|instead of|rather than|au lieu de|en vez de|en lugar de) (?=[\d.]+ (?!(?:h|heures?|hours?|horas?|am|pm|min|minutes?|minutos|days?|jours?|dias?|times?|fois|veces)(?= )))/gu,
    " $1$2 $3 $4$5 dose erreur ",
  ],
  [
    / (?:pipettes?|doses?|dosis|jeringas?|syringes?|seringues?)(?: [^ .,]+){0,2} (?:de|d|for|para|of) \d\d kg(?= (?:[^ .,]+ ){0,4}[1-9] kg )/gu,
    " dose erreur ",
  ],
  // What was taken for something else.
  [
    / (took|taken|drank|drunk|swallowed|ate|injected|gave|given|pris|bu|avale|mange|injecte|donne|fait|tom[eo]|beb(?:i|io)|com(?:i|io)|trag(?:ue|o)|inyect[eo]|puse|puso|di|dio)((?: [^ .,]+){1,8})(?: ,)?(?: (?:i|je|j|he|she|il|elle|en|et|y|and|que|because|car|parce|porque|ya))* (?:(?:thought|thinking|believing) (?:it|they|that|this|those) (?:was|were|is|s)|(?:croyant|pensant|croyais|pensais|croyait|pensait)(?: que)? (?:c|ce) (?:etait|etaient|est)|(?:croyant|pensant) (?:prendre|boire|donner)|(?:pensando|creyendo|pensaba|creia|crei|pense) que era[n]?)(?= (?!(?:(?:an?|the|just|only|un|une|le|la|juste|una|solo|el|del|mon|my|mi) )*(?:cold|flu|virus|bug|migraine|headache|hay|allerg\p{L}*|stress|tired\p{L}*|hunger|reflux|gas|rhume|grippe|gastro|fatigue|faim|gripe|catarro|resfriado|alergia|estres|hambre|cansancio|time|ok|fine|enough|best|good|better|safe|normal|worth|heure|mieux|bien|bon|suffisant|hora|mejor|monday|lundi|lunes|next|for|pour|para)(?= )))/gu,
    " $1$2 erreur ",
  ],
  [
    / (?:(?:thought|thinking) (?:it|they|that|this) (?:was|were)|(?:croyais|pensais|croyait|pensait|croyant|pensant) que (?:c|ce) (?:etait|etaient)|(?:pensando|creyendo|pensaba|creia|crei) que era[n]?)((?: [^ .,]+){1,4}?)(?: ,)? (?:and|et|y)(?: (?:i|je|j|ai|me|he|she|il|elle|se|le|l|a))* (took|drank|swallowed|ate|injected|gave|pris|bu|avale|mange|injecte|donne|tom[eo]|beb(?:i|io)|com(?:i|io)|inyect[eo]|puse|puso|di|dio)(?= )/gu,
    " erreur $1 $2 ",
  ],
  [
    / (?:echange|inverse|interverti|swapped|switched|mixed up|muddled|cambi[eo]|confundi[oa]?|confundido)(?: [^ .,]+){1,2} (?=(?:stylos|pens|plumas|insulines|insulins|insulinas)(?= ))/gu,
    " erreur ",
  ],
  // Somebody small who was shaken.
  [
    / (?:shook|shaken|shaking) (?:(?:the|my|our|his|her|their) )?(?:little )?(?:baby|newborn|infant|child|toddler|daughter|twins?)(?= (?!(?:s|bottle|monitor|rattle|milk|powder|food|awake|hands?|head)(?= )))/gu,
    " bebesecoue ",
  ],
  [
    / (?:(?:ai|a|as|ont|avons|avoir) (?:un peu |trop |tres |fort )*secouee?|(?:secoue|secouait|secouer)(?: (?:fort|violemment))?) (?:trop |tres |fort |violemment )*(?:le |la |mon |ma |notre |son |sa |un )?(?:bebe|nourrisson|petite?|gamine?|enfant|fils|fille|bb|newborn)(?= (?!(?:bouteille|biberon)(?= )))/gu,
    " bebesecoue ",
  ],
  [
    / (?:zarande[aeo]\p{L}*|sacud(?:i|io|ieron|ido|iendo))(?: (?:muy|fuerte|con fuerza|mucho))* (?:a mi |a la |a su |a nuestr[oa] |a un |al )(?:bebe|nin[oa]|hij[oa]|recien nacid[oa]|newborn|nene|nena|peque|child)(?= )/gu,
    " bebesecoue ",
  ],
  [
    / (?:(?:shook|shaken) (?:him|her|them)(?: (?:so|too|very|really))? (?:hard|violently)|(?<= l (?:a|ai) |les (?:a|ai) )secouee?s?|(?:l|les) (?:a|ai) (?:un peu |trop |tres |fort |violemment )*secouee?s?)(?= )/gu,
    " secousseforte ",
  ],
  // How often somebody breathes.
  [
    / (?:breath\p{L}*|respir\p{L}*)(?: (?:at|a|is|de|about|like|environ|unas|rate|resp|rr))* (?:[6-9]\d|1[0-4]\d)(?: (?:times|fois|veces|breaths|respirations|respiraciones))? (?:an?|per|par|por|la|al|each|every) (?:min|minute|minuto)(?= )/gu,
    " respire vite ",
  ],
  // All of it, and what belongs to two times of a day.
  [
    / (?:swallowed|took|taken|necked|downed|ate) the (?:whole )?lot(?= (?:$|[.,]|with|of|at|in|and|last|tonight|this|before))/gu,
    " swallowed all tablets ",
  ],
  [
    / (took|taken|gave|given|pris|donne|tom[eo]|di|dio|dieron|tomado)((?: [^ .,]+){0,4}?) (?:(?:morning|am) and (?:evening|night|pm|bedtime)|(?:evening|night|pm) and (?:morning|am)|(?:matin|soir) et (?:du |ceux du )?(?:soir|matin)|(?:manana|noche) (?:y|et) (?:las |los )?(?:de la )?(?:noche|manana))(?= (?:[^ .,]+ ){0,3}(?:together|at once|same time|meme temps|ensemble|d un coup|junt[ao]s|a la vez|mismo tiempo)(?= ))/gu,
    " $1$2 doubledose ",
  ],
  // A pain that goes down an arm.
  [
    / (?:(?:crushing|squeezing|pressing|vice like) pain|douleur (?:ecrasante|en etau|qui serre|oppressante)|dolor (?:opresivo|aplastante|que aprieta))(?: (?:is|going|goes|shooting|radiating|spreading|down|into|in|to|qui|descend|irradie|va|dans|vers|jusqu|que|baja|corre|se|por|al|a|hacia|en|the|my|his|her|le|mon|son|el|mi|su|left|l)){1,5} (?:arm|bras|brazo)(?= (?!poitrine ))/gu,
    "$& poitrine ",
  ],
  // Who lay on a floor for hours.
  [
    / (?:passee? (?:toute )?la nuit (?:par terre|au sol|sur le (?:sol|carrelage))|(?:reste|allonge|etendu|git)\p{L}* (?:toute la nuit |seule? )*(?:par terre|au sol|sur le (?:sol|carrelage))(?: [^ .,]+){0,3} (?:toute la nuit|depuis (?:hier|ce matin|des heures|\d+ h(?:eures)?))|par terre (?:toute la nuit|depuis (?:hier|des heures|ce matin|cette nuit))|(?:lay|laid|lying|been|lain)(?: there)? on the (?:[^ .,]+ )?floor (?:(?:for|the|whole) )*(?:all night|night|since (?:yesterday|last night|this morning)|hours|overnight)|(?:spent|spend) (?:all |the )?(?:whole )?night on the (?:[^ .,]+ )?floor|(?:paso|pasado|estuvo|lleva|estado)(?: [^ .,]+){0,2} (?:la noche|desde ayer|desde anoche|horas)(?: tirad[oa]| tendid[oa]| sol[oa])* en el (?:suelo|piso)|en el (?:suelo|piso) (?:toda la noche|desde (?:ayer|anoche)|horas))(?= (?!gisantlong ))/gu,
    "$& gisantlong ",
  ],
  // Somebody small in a car that is shut.
  [
    / (?:locked|left|forgot(?:ten)?|stuck|trapped|oubliee?|enfermee?|bloquee?|encerrad[oa]|olvidad[oa])(?: (?:the|my|our|a|le|la|mon|ma|el|mi|al|bebe|baby|newborn|child|kid|enfant|son|daughter|fils|fille|nin[oa]|hij[oa]|him|her|alone|inside|seule?|sol[oa]))* (?:in|dans|en|inside)(?: (?:the|a|my|our|hot|la|le|une|ma|el|un|mi))* (?:car|voiture|coche|carro|auto)(?= (?!enfermevoiture ))/gu,
    "$& enfermevoiture ",
  ],
  [
    / (?:baby|bebe|toddler|child|enfant|nin[oa]|kid)(?: (?:is|in|en|dans|est|esta))* (?:hot car|voiture au soleil|coche al sol)(?= )/gu,
    " baby enfermevoiture ",
  ],
  // A mouth that fills with blood.
  [
    / (?:mouth(?: keeps?)? fill(?:s|ing) (?:up )?with blood|bouche (?:se )?rempli\p{L}* de sang|boca (?:se )?llen\p{L}*(?: todo el rato)? de sangre)(?= )/gu,
    " blood not stop ",
  ],
  // What another one should have had.
  [
    / (?:gave|given|got|donne|recu|dieron|dio|di|mis|puso|pusieron)((?: [^ .,]+){0,3}) (?:(?:another|the wrong) (?:resident|patient|child|kid|person|woman|man|pupil|lady)(?: s)?|(?:someone|somebody) else s?|(?:de|del) otr[oa](?: (?:residente|paciente|nin[oa]|senora?))?(?= (?:$|[.,]))|d une? autre (?:resident|patient|enfant|dame)e?|du (?:voisin|patient) de chambre|de la voisine de chambre)(?= )/gu,
    " donne $1 erreur traitement ",
  ],
  [
    / (?:ear drops?|gotas (?:para|de|del) (?:los )?oidos?|gouttes (?:pour les |auriculaires|d )oreilles?|nail glue|super ?glue|pegamento)(?: [^ .,]+){0,2} (?:in|into|en|dans)(?: [^ .,]+){0,2} (?:eyes?|ojos?|yeux|oeil)(?= )/gu,
    " chimique oeil ",
  ],
  // A bat may have rabies.
  [
    / (?:(?:bitten|scratched|bit|bite|scratch) (?:by |from |off )?(?:an? )?bat|bat (?:bite|bit|scratch\p{L}*)|(?:mordue?|morsure|griffee?) (?:par |de |d )?(?:une )?chauve souris|(?:mordi\p{L}*|mordedura|mordid[oa])(?: (?:por|de|un|el))* murcielago|murcielago (?:me|le|la|lo) mordio|chauve souris (?:m|l) a mordu)(?= )/gu,
    " ragemorsure ",
  ],
];
