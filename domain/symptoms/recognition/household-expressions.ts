/**
 * What families write of medicines, children and illnesses of before, as `wording.ts` writes it: words of an emergency
 * that are none there, and an emergency that such words hide. None reaches beyond the words it needs.
 */
export const HOUSEHOLD_EXPRESSIONS: readonly (readonly [RegExp, string])[] = [
  // A breast that is given to a baby, and no pain of a chest.
  [
    / (?:(?:le|les|la|lo) )?(?:doy|da|damos|dando|dar|daba|dandole|darle) (?:(?:aun|todavia|mucho|el) )*(?:pecho|teta)(?= (?:(?:a|al|todavia|desde|cada|de noche|por la noche|bien|et|,|\.) |$))/gu,
    " lactancia ",
  ],
  [
    / nursing (?:(?:a|an|my|our|the|her|his) )*(?:new ?born|baby|infant|twins|little one|\d+ (?:day|week|month)s? old)(?= )/gu,
    " breastfeeding ",
  ],
  // A medicine that brings on an attack each time: one that it brought on now is told in other words.
  [
    / (?:(?:ca|qui|cela) )?(?:me|lui|m|le|nos) (?:declench|donn|provoqu|fai|da|dan|provoc|produc)\p{L}*(?: toujours| siempre)? (?:(?:des|de|las|los|la) )?(?:crises|ataques) (?:d |de )?asth?ma?e?(?= (?!(?:la|maintenant|ahora|en ce moment|aujourd|hoy) ))/gu,
    " allergie ",
  ],
  [
    / (?:gives|causes|triggers|brings on) (?:me|him|her|my|his) asthma(?: attacks)?(?= (?!now|right|again))/gu,
    " allergy ",
  ],
  // Once, and not twice.
  [/(?<! (?:de|a la|otra|cada)) (?:una|alguna|aquella) vez(?= (?!mas ))/gu, " antes "],
  // A dose that came up again: it counts as given, and vomits nobody's blood.
  [
    /(?<= (?:gave|given|had|donne|donnee?s?|di|dimos|dio|dado|pris|tomo|tome)(?: (?!(?:whole|entire|all|toute?|tod[oa]|many|veinte|vingt|twenty|boite|bottle|caja|frasco|bleach|javel|lejia)(?= ))[^ .]+){1,10}?) (?:(?:threw|throw|throws|spat|spit|puked|brought|spewed) (?:it|them|that|most of it)(?: (?:all|straight|right))*(?: back)? (?:up|out)|(?:l|la|le) (?:a )?(?:(?:re)?vomie?|recrachee?|crachee?|rendue?)|(?:l a|l avait) (?:tout )?(?:(?:re)?vomie?|recrachee?|rendue?)|(?:lo|la|los|las) (?:ha )?(?:vomito|vomitado|devolvio|devuelto|escupio|escupido))(?= (?!.{0,80} (?:blood|sang|sangre|vert|green|verde|drowsy|limp|mou|molle|blue|bleu|azul)(?= )))/gu,
    " rejete ",
  ],
  // Who had none of what somebody else was given.
  [
    / (?:lui|elle) n a (?:encore )?rien (?:eu|pris|recu)(?= )|(?<=,) (?:he|she) (?:has not|did not|not) (?:had|have|taken|take)(?: (?:any|anything|it|some))?(?: (?:yet|today))?(?= )/gu,
    " aucun ",
  ],
  // Bitten off, by a person or an animal.
  [
    / (?:bit|bitten|bites|biting|chewed|chewing|tore|torn|ripped|ripping|took|taken) (?:(?:clean|right|most|half) )*(?:off|of|away)(?: (?:of|off|the|a|tip|end|part|half|his|her|my|their|someone s|a kid s|kid s))* (fingers?|thumbs?|toes?|ears?|nose|hands?|lips?)(?= )/gu,
    " amputated $1 ",
  ],
  // Another one now, after the one of before.
  [
    /^(.{0,200} (stroke|seizure|fit|heart attack|avc|ictus|infarctus|infarto|convulsion|epilepsie|epilepsia|anaphylaxis)(?= ).{0,120}?) (?:(?:is|are|am|was|s|m|be|he s|she s|he|she|il|elle|je|j) )*(?:having|has|getting|got|(?:en )?(?:re)?fai[ts]|en a|le (?:esta )?(?:dando|da)|esta teniendo|tiene|sufre)(?: (?:just|maybe|encore|now|ahora))* (?:another(?: one)?|one now|one again|une? autre|une? deuxieme|otr[oa]|un segundo|a second one)(?= )/gu,
    "$1 . $2 ",
  ],
];
