/** `not allergic to pollen but to ibuprofen`, `no al polen sino al ibuprofeno`: what follows is meant. */
const NOT_THIS_BUT =
  /(?<![\p{L}\p{N}])(?:non\s+)?(?:pas|not|no)\s+(?:(?:du tout|at all|just|only)\s+)?((?:allergi\p{L}*|al[eé]rgic\p{L}*)\s+)?(?:à|a|au|aux|to|al)\s[^.;!?\n]{1,60}?,?\s+(?:mais(?:\s+(?:bien|plut[oô]t))?|but(?:\s+rather)?|sino)\s+(?=(?:à|a|au|aux|to|al)\s)/giu;

/** `It's not that she isn't allergic`: two denials say that she is. */
const NOT_THAT_NOT: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:it.?s|it is) not (?:that|as if) (\p{L}+)(?: is|.s| am|.m| are|.re)?(?:n.t| not) /giu,
    "$1 is ",
  ],
  [
    /(?<!\p{L})(?:ce )?(?:n.est|c.est) pas (?:que |qu.)(\p{L}+) (?:n.|ne )?(\p{L}+) pas /giu,
    "$1 $2 ",
  ],
  [/(?<!\p{L})no es que (?:\p{L}+ )?no (?=(?:sea|tenga|est[eé]) )/giu, ""],
];

const HESITATION = "(?:euh+|heu+|hum+|uh+|um+|erm+|eh+|ah|oh|oups|oops|uy|ay|bueno|bon|well|enfin)";
/** Nobody says them for anything else. */
const SORRY =
  "(?:pardon|d[ée]sol[ée]e?|sorry|perd[oó]n|perdona|my bad|je veux dire|je voulais dire|i mean|i meant(?: to say)?|digo|quiero decir|quise decir|quer[ií]a decir|mejor dicho|ou plut[oô]t|o mejor dicho|or rather|scratch that|rectification|correction|correcci[oó]n|je me (?:suis )?tromp[ée]e?|me (?:he )?(?:equivoqu[eé]|equivocado|confund[ií]|confundido)|my mistake|edit)";
/** Only after a mark, a `no` or a hesitation: `j'attends un bébé`, `not actually allergic`. */
const RATHER =
  "(?:(?:attends?|attendez|espera)(?! (?:une?|des|mon|ma|notre|su|mi|nuestro|gemelos|jumeaux|beb[eé])(?!\\p{L}))|wait|plut[oô]t|en fait|en r[ée]alit[ée]|en realidad|actually)";
const SAME = "(?:c['’ ]?[ée]tait|c['’ ]?est|it was|it['’]?s|that was|era|fue|es)";
const NO = "(?:non|no|nope|nan)";
const MARK = "[\\s,.;:…!*()–-]";
/**
 * Somebody corrects themselves: `un Advil, euh non pardon, un Doliprane`, `ibuprofen, no wait, Tylenol`. A bare `no` is one
 * only between marks or after a hesitation: `ibuprofen, no paracetamol` denies.
 */
const CORRECTING = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    `(?:${HESITATION}${MARK}+)*(?:${NO}${MARK}+)*${SORRY}(?:${MARK}+(?:${SORRY}|${RATHER}))*(?:${MARK}+${NO})?`,
    `(?:${HESITATION}${MARK}+|${NO}${MARK}+|(?<=[,.;…-]\\s*))+${RATHER}(?:${MARK}+(?:${SORRY}|${RATHER}))*`,
    `${HESITATION}${MARK}+${NO}`,
    `(?<=[,.;…-]\\s*)${NO}(?:[\\s,]+${NO})*(?=\\s*[,.;…-])`,
    `(?<=[,.;…-]\\s*)(?:bueno|bon|well|enfin|o sea)(?= (?:une?|du|de la|an?|una|el)(?!\\p{L}))`,
    "non(?= (?:une?|du|de la|de l)(?!\\p{L}))",
  ].join("|")})(?:${MARK}+${SAME})?(?![\\p{L}\\p{N}])${MARK}*`,
  "giu",
);
/** What was denied is not: `rien pris, enfin si, un Doliprane`, `nothing, well yes, one Tylenol`. */
const YES_AFTER_ALL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${HESITATION}|${SORRY}|mais|but|pero)${MARK}+)+(?:si|s[ií]|oui|yes)(?=\\s*[,:.…-]|\\s+(?:une?|du|des|one|two|some|an?|uno|una|el|la|le|\\d)(?!\\p{L}))${MARK}*`,
  "giu",
);

/** A text in which what is only said to be corrected is left out. Both sides of a slip count: nobody knows which is true. */
export function withoutCorrections(text: string): string {
  const said = NOT_THAT_NOT.reduce(
    (corrected, [pattern, meant]) => corrected.replaceAll(pattern, meant),
    text.replaceAll(NOT_THIS_BUT, "$1"),
  );
  return withSlips(said, ALLERGY, ", allergique ");
}

const ALLERGY = /allerg|al[eé]rg|intol[eé]r/iu;

/** What somebody says that they take, in any of the languages. */
const TAKES =
  /(?<!\p{L})(?:prend\p{L}*|pris|prise?s?|donn\p{L}+|aval\p{L}+|took|take|takes|taken|taking|had|has had|gave|given|give|swallowed|tom[oéeóa]|tomado|tomaba|di|dio|dado|dimos|doy|sous|on|eu)(?!\p{L})/iu;

/** A text in which a corrected dose follows its verb again: `j'ai pris un Advil, pris un Doliprane`. */
export const withCorrectedDoses = (text: string): string => withSlips(text, TAKES, ", pris ");

/** What was said before a slip is said again behind it. */
function withSlips(text: string, isSaid: RegExp, again: string): string {
  const read = (said: string, pattern: RegExp) =>
    said.replaceAll(pattern, (_, at: number) => (isSaid.test(said.slice(0, at)) ? again : ", "));
  return read(read(text, YES_AFTER_ALL), CORRECTING).replaceAll(/,\s*,\s*/gu, ", ");
}
