/** Somebody who says that a medicine is not for them, in words other than an allergy: folded, before its name. */
const BEFORE_NAME: readonly RegExp[] = [
  /(?:^| )(?:supporte|supportes|supportent|tolere|toleres|tolerent)(?: (?:vraiment|tres|du tout))? (?:pas|plus|mal)(?: (?:du tout|bien|trop))?(?= )/gu,
  /(?:^| )(?:pas|plus|jamais|mal) (?:(?:du tout|bien|tres bien|vraiment|trop) )?(?:supporte|tolere|digere)e?s?(?= )/gu,
  /(?:^| )(?:pas vrai|faux|not true|untrue|wrong|no es (?:verdad|cierto)|falso) (?:que |qu |that )(?:(?:il|elle|je|j|he|she|i|yo) )?(?:supporte|tolere|tolerates?|tolera|tolero|soporta)(?= )/gu,
  /(?:^| )(?:peux|peut|dois|doit) (?:pas|plus|jamais) (?:(?:lui|leur|me|nous) )?(?:prendre|donner|avaler|avoir)(?= )/gu,
  /(?:^| )(?:pas|plus) (?:le )?droit(?= (?:a|au|aux) )/gu,
  /(?:^| )(?:can t|cant|cannot|can not|must not|mustn t|should not|shouldn t|not allowed to|not supposed to|unable to)(?: (?:really|ever))? (?:take|have|tolerate|use|handle|stand)(?= )/gu,
  /(?:^| )(?:don t|dont|doesn t|doesnt|do not|does not|couldn t|could not|didn t|did not|won t)(?: really)? (?:tolerate|handle|(?:do|get on|get along) well (?:with|on)|get on with)(?= )/gu,
  /(?:^| )no (?:(?:me|le|se|lo|nos|les) )?(?:tolero|tolera|toleramos|toleran|toleraba|soporto|soporta|soportan|(?:he|ha) (?:tolerado|soportado))(?: (?:bien|nada))?(?= )/gu,
  /(?:^| )no (?:puedo|puede|podemos|pueden|debo|debe|debemos|deben) (?:tomar|tomarse|usar|tener|darle|darles)(?= )/gu,
  /(?:^| )(?:tiene|tengo|(?:me|le|nos|les) (?:ha|han)) (?:prohibid[oa]s?|desaconsejado|quitado)(?: (?:tomar|darle))?(?= )/gu,
  /(?:^| )(?:m|l|lui|nous|leur) (?:a|ont) (?:toujours |formellement |bien )?(?:interdit|deconseille|defendu)(?: de (?:prendre|donner))?(?= )/gu,
  /(?:^| )(?:told|advised|warned)(?: (?:me|him|her|us))? (?:not to (?:take|give|use|have)|against|off|to avoid)(?= )/gu,
  /(?:^| )(?:said|says|told (?:me|him|her|us)) no(?: more)?(?= )/gu,
  /(?:^| )(?:have to|has to|must|should|need to|needs to|dois|doit|debo|debe|tengo que|tiene que) (?:avoid|eviter|evitar)(?= )/gu,
  /(?:^| )(?:pas|jamais|plus|no|nada)(?: (?:d|de|any))?(?= (?:\p{L}+ ){1,4}(?:pour|for|para) (?:moi|lui|elle|me|him|her|mi|el|ella)(?: |$))/gu,
];

/** `me da urticaria la aspirina`. */
const GIVEN_BY =
  /(?:^| )(?:me|le|nos|les) (?:da|dan|dio|dieron|produce|producen|provoca|provocan|causa|causan) (?:(?:mucha|una|de) )?(?:alergia|urticaria|ronchas|sarpullido|asma|vomitos)(?= (?:el|la|los|las)(?: |$))/gu;

/** Nor where a denial stands before them: `pas de réaction à l'aspirine`, `no me sienta mal el ibuprofeno`. */
const BEFORE_NAME_UNDENIED: readonly RegExp[] = [
  /(?:^| )(?:reagis|reagit|reagi|react|reacts|reacted|reacciono|reacciona) (?:tres |very |muy )?(?:mal|badly|poorly)(?= (?:a|au|aux|al|to) )/gu,
  /(?:^| )(?:reaction|reactions|reaccion|sensible|sensibles|sensitive|sensitivity)(?= (?:a|au|aux|al|to) )/gu,
  /(?:^| )(?:sienta|sientan|sento|cae|caen|cayo)(?: muy)? (?:mal|fatal)(?= )/gu,
  /(?:^| )(?:tolero|tolera|toleran)(?: muy)? mal(?= )/gu,
  /(?:^| )(?:(?:break|breaks|broke|breaking|come|comes|came) out in (?:a )?(?:rash|hives|spots|welts))(?: (?:with|from|after|on))(?= )/gu,
  /(?:^| )(?:(?:ended|wound) up|landed) in (?:the |a )?(?:hospital|er|ed|a and e|a e|emergency(?: room)?|icu) (?:after|from|because of|with|on)(?: (?:taking|having))?(?: (?:an?|one|some))?(?= )/gu,
  /(?:^| )(?:fini|finis|atterri|atterris|parti|partie|retrouvee?) (?:aux? urgences|a l hopital) (?:apres|a cause de|a cause d|avec)(?: (?:avoir pris|la prise de))?(?: (?:une?|du|de l))?(?= )/gu,
  /(?:^| )(?:acabe|acabo|termine|termino|acabado|terminado) en (?:urgencias|el hospital|la uci) (?:por|con|tras|despues de|a causa de)(?: (?:tomar|haber tomado))?(?: (?:un|una|el|la))?(?= )/gu,
  GIVEN_BY,
];

/** What a body shows after it; of what is taken against that it says nothing: `hives with Benadryl`. */
const REACTION_BEFORE_NAME: readonly RegExp[] = [
  /(?:^| )(?:boutons|plaques|urticaire|oedeme|eruption|asthme|gonfle|gonflement|malaise|hives|rash|swelling|swelled|swollen|wheezing|wheezed|reaction|ronchas|urticaria|sarpullido|hinchazon|asma|reaccion)(?: up)? (?:avec|apres|a cause de|with|after|from|con|tras|despues de|por)(?: (?:taking|having|using|avoir pris|la prise de|tomar|haber tomado))?(?= )/gu,
];

/** After its name: `le paracétamol me donne des boutons`, `aspirin gives me hives`. */
const AFTER_NAME: readonly RegExp[] = [
  / (?:me|m|lui|l|nous|leur) (?:a |avait )?(?:coupe (?:le souffle|la respiration)|(?:donne|declenche|provoque|fait|cause) (?:(?:de|des|d|une?|du|la|grosse?|une fois) ){0,3}(?:gene respiratoire|difficultes? (?:a respirer|respiratoires?)|essoufflement|etouffements?|bronchospasme|choc|anaphylaxie)|(?:empeche|empechee) de respirer|(?:envoye|envoyee|conduite?|mis|mise|fait (?:finir|atterrir)) (?:(?:tout droit|directement) )?(?:aux? urgences|a l hopital|en rea))(?= |$)/gu,
  / (?:made|left|makes|leaves) (?:me|him|her|us|them) (?:(?:unable|not able|struggl\p{L}*|fight|gasp\p{L}*|hardly|barely|can t|cant|couldn t|couldnt)(?: (?:to|for))?(?: (?:breathe|breath|air))|stop breathing|go into (?:shock|anaphyla\p{L}*))(?= |$)/gu,
  / (?:put|landed|sent) (?:me|him|her|us|them) (?:straight )?(?:in|into|to) (?:the |a )?(?:hospital|er|ed|a and e|a e|emergency room|emergency|icu)(?= |$)/gu,
  / (?:gives?|gave|causes?|caused) (?:me|him|her|us|them) (?:(?:a|an|bad|some|terrible|severe|really) ){0,2}(?:asthma attack|breathing trouble|trouble breathing|shortness of breath|anaphyla\p{L}*|bronchospasm)(?= |$)/gu,
  / (?:me|le|nos|les) (?:da|dan|dio|produce|produjo|provoca|provoco|causa|causo) (?:(?:de|una?|un|mucho|mucha|la|el) ){0,2}(?:ahogos?|asfixia|falta de aire|dificultad (?:para respirar|respiratoria)|broncoespasmo|crisis de asma|ataque de asma|anafilaxia|choque|shock)(?= |$)/gu,
  / (?:me|le|nos|les) (?:mando|llevo|envio) (?:(?:directa|directo) )?(?:al? (?:hospital|urgencias|la uci))(?= |$)/gu,
  / (?:(?:ca|qui) )?(?:me|lui|nous|leur|m|l) (?:a )?(?:donne|donnent|donnait|fait|font|provoque|provoquent|cause|declenche|rend) (?:(?:de|des|d|une?|du|l|toujours|plein|tres|faire) ){0,3}(?:boutons|plaques|urticaire|allergie|allergies|eruption|rougeurs|demangeaisons|gonfler|oedeme|asthme|crises?(?: d asthme)?|malade|vomir|reaction|mal|nausees|brulures)(?= |$)/gu,
  / (?:(?:ne|n) )?(?:me|lui|nous|leur) (?:reussit|reussissent|convient|conviennent|va) pas(?= |$)/gu,
  / (?:(?:m|lui|nous|leur|est|sont|a|ete) ){1,3}(?:interdit|interdite|interdits|contre indique|contre indiquee|deconseille|deconseillee)(?= |$)/gu,
  / (?:gives?|gave|causes?|caused) (?:me|him|her|us|them) (?:(?:a|an|bad|some|terrible|really|severe) ){0,2}(?:hives|rash|rashes|spasms|breathing problems|itching|swelling|asthma|reaction|reactions|spots|welts|ulcers?)(?= |$)/gu,
  / (?:makes?|made) (?:me|him|her|us|them) (?:(?:very|really|so) )?(?:sick|ill|swell|swell up|itch|itchy|wheeze|wheezy|breathless|short of breath|vomit|throw up|break out)(?= |$)/gu,
  / (?:brings?|brought|breaks?|broke) (?:me|him|her|us|them) (?:up|out)(?: in)? (?:(?:a|an|bad|some|nasty|big) ){0,2}(?:hives|rash|rashes|spots|welts|blisters)(?= |$)/gu,
  / (?:triggers?|triggered|sets? off) (?:(?:my|his|her|an|a) )?(?:asthma|wheez\p{L}*|hives|rash)(?= |$)/gu,
  / (?:(?:doesn t|does not|don t|do not|didn t|never) (?:agree|agrees|sit well)|disagrees) with(?= |$)/gu,
  / (?:upsets?|hurts?|irritates?|burns?) (?:my|his|her|their) (?:stomach|tummy|gut)(?= |$)/gu,
  / (?:me|le) irritan? el estomago(?= |$)/gu,
  / is (?:not allowed|forbidden|contraindicated|off limits)(?= |$)/gu,
  / (?:me|le|nos|les) (?:da|dan|dio|produce|producen|provoca|provocan|causa|causan|hace|hacen|salen|salio) (?:(?:de|una?|muchas?|muchos?|la|mucho|mucha) ){0,2}(?:ronchas|urticaria|alergia|sarpullido|granos|picor|hinchazon|asma|vomitar|dano|mal|reaccion|ardor|acidez|nauseas)(?= |$)/gu,
  / (?:me|le|nos|les) (?:sienta|sientan|sento|cae|caen|cayo)(?: muy)? (?:mal|fatal)(?= |$)/gu,
  / (?:me |le )?(?:esta|tengo|tiene) (?:contraindicado|prohibido)(?= |$)/gu,
];

/** When it was says nothing of what it did: `aspirin once made me wheeze`. */
const withoutOnce = (said: string) =>
  said.replace(/(?:^| )(?:once|one time|une fois|un jour|una vez|un dia)(?= |$)/gu, "").trimStart();

/** Right after a name: what it does to somebody, so that `gives` and `dio` are no dose. */
export const isCause = (after: string): boolean =>
  AFTER_NAME.some((pattern) =>
    [...` ${withoutOnce(after)}`.matchAll(pattern)].some(({ index }) => index === 0),
  );

/** The same before a name. */
export const isCauseBefore = (before: string): boolean => before.search(GIVEN_BY) !== -1;

/** What stands for a name that was said before: `ça me donne des boutons`, `es que me da urticaria`. */
const STANDS_FOR_NAME =
  /^(?:(?:es|que|porque|ca|cela|parce|car|it|they|because|eso|lo|y|et|and|c|est|elle|il|since|as|pues) ){0,4}$/u;
/** `elle fait de l'urticaire avec`, `I get hives with it`, `le salen ronchas con eso`. */
const SHOWN_WITH =
  /(?:^| )(?:fait|fais|fasse|a|ai|get|gets|got|have|has|had|sale|salen|salieron|tiene|tuvo|tengo) (?:(?:de|des|du|l|d|une?|les|la|a|an|un|una|big) ){0,2}(?:urticaire|boutons|plaques|allergie|oedeme|asthme|malaise|reaction|eruption|hives|rash|swelling|wheezing|urticaria|ronchas|alergia|asma|reaccion)(?: (?:avec(?: ca)?|with (?:it|that|them)|from it|con (?:eso|ella|el|ello)))$/u;

/** Whether a part of a sentence says what somebody does not bear, and the part before names it. */
export function isOfNameBefore(words: readonly string[]): boolean {
  const said = words.join(" ");
  if (SHOWN_WITH.test(said)) return true;
  return AFTER_NAME.some((pattern) =>
    [...` ${said}`.matchAll(pattern)].some(({ index }) =>
      STANDS_FOR_NAME.test(`${` ${said}`.slice(0, index)} `.trimStart()),
    ),
  );
}

/** Where the name of what somebody does not bear is to be looked for. */
export interface SaidIntolerance {
  readonly side: "before" | "after";
  /** All words on that side. */
  readonly words: readonly string[];
  /** Whether it is what a body shows, against which a medicine may as well have been taken. */
  readonly isShown: boolean;
}

/** @param isDenied whether the words before deny what stands there */
export function saidIntolerances(
  words: readonly string[],
  isDenied: (before: readonly string[]) => boolean,
): SaidIntolerance[] {
  const said = withoutOnce(words.join(" "));
  const wordsOf = (text: string) => text.split(" ").filter((word) => word !== "");
  const after = (
    patterns: readonly RegExp[],
    isOne: (before: readonly string[]) => boolean,
    isShown = false,
  ) =>
    patterns.flatMap((pattern) =>
      [...said.matchAll(pattern)]
        .filter(({ index }) => isOne(wordsOf(said.slice(0, index))))
        .map(({ 0: all, index }): SaidIntolerance => {
          return { side: "after", words: wordsOf(said.slice(index + all.length)), isShown };
        }),
    );
  const before = AFTER_NAME.flatMap((pattern) =>
    [...said.matchAll(pattern)].map(({ index }): SaidIntolerance => {
      return { side: "before", words: wordsOf(said.slice(0, index)), isShown: false };
    }),
  );
  const isUndenied = (words: readonly string[]) => !isDenied(words);
  return [
    ...after(BEFORE_NAME, () => true),
    ...after(BEFORE_NAME_UNDENIED, isUndenied),
    ...after(REACTION_BEFORE_NAME, isUndenied, true),
    ...before,
  ];
}
