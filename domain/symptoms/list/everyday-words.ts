/** What people say of a symptom in words that the list has not, as what the list calls it. */
const SAID_AS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:[cç]a (?:me |lui )?(?:remonte|brûle en remontant)(?: (?:toujours|tout le temps|encore))?(?: (?:acide|aigre|dans la gorge))|(?:des )?(?:remont[ée]es?|renvois?|régurgitations?) (?:acides?|aigres?))(?!\p{L})/giu,
    "brûlures d’estomac",
  ],
  [
    /(?<!\p{L})(?:(?:stomach )?acid (?:keeps? |is |'s )?(?:com(?:es|ing)|ris(?:es|ing))(?: back)? up|acid (?:in|into) (?:my|his|her|the) throat)(?!\p{L})/giu,
    "heartburn",
  ],
  [
    /(?<!\p{L})(?:(?:me|le) sube (?:el )?(?:[aá]cido|ardor)|(?:me|le) suben (?:los )?[aá]cidos|reflujo [aá]cido|agruras)(?!\p{L})/giu,
    "ardor de estómago",
  ],
  [
    /(?<!\p{L})(?:(?:sinus(?:es)?|nose|nostrils) (?:(?:is|are|all|totally|completely|really|so|still) )*(?:block|bung|stuff|clogg|jamm|congest)ed(?: up| solid)?|bunged up(?= (?:nose|sinus|with a cold)|\s*$))(?!\p{L})/giu,
    "stuffy nose",
  ],
  [
    /(?<!\p{L})(?:les? |mes |ses )?sinus (?:(?:sont|est|tout|tr[eè]s|compl[eè]tement|bien) )*(?:bouch|pris|congestionn)[ée]*s?(?!\p{L})/giu,
    "nez bouché",
  ],
  [
    /(?<!\p{L})(?:los )?senos(?: nasales| paranasales)? (?:(?:est[aá]n|muy|totalmente) )*(?:tapados|congestionados|taponados)(?!\p{L})/giu,
    "nariz tapada",
  ],
  [
    /(?<!\p{L})(?:can['’]?t|cannot|couldn['’]?t|not able to|unable to) (?:(?:seem to|manage to) )?(?:get (?:over |off |back |back off )?to sleep|(?:drop|nod|doze) off)(?!\p{L})/giu,
    "can’t sleep",
  ],
  [
    /(?<!\p{L})(?:(?:j['’ ]?)?(?:arrive|peux) pas [àa] (?:m['’ ]?endormir|fermer l['’ ]?(?:œil|oeil)|trouver le sommeil)|pas ferm[ée] l['’ ]?(?:œil|oeil)|trouve pas le sommeil)(?!\p{L})/giu,
    "je n’arrive pas à dormir",
  ],
  [
    /(?<!\p{L})(?:no (?:pego|he pegado|pegu[eé]) (?:el )?ojo|no (?:concilio|logro conciliar|puedo conciliar|consigo conciliar) el sueño)(?!\p{L})/giu,
    "no puedo dormir",
  ],
  [
    /(?<!\p{L})(?:c[oó]licos? (?:menstrual(?:es)?|de (?:la )?(?:regla|menstruaci[oó]n)|del? per[ií]odo))(?!\p{L})/giu,
    "dolor de regla",
  ],
  [
    /(?<!\p{L})(?:crampes? (?:menstruelles?|de r[eè]gles)|coliques? menstruelles?)(?!\p{L})/giu,
    "règles douloureuses",
  ],
];

export const withListWords = (text: string): string =>
  SAID_AS.reduce((said, [pattern, meant]) => said.replaceAll(pattern, meant), text);
