/** Somebody who says that a medicine is not for them, in words other than an allergy: folded, before its name. */
const BEFORE_NAME: readonly RegExp[] = [
  /(?:^| )(?:supporte|supportes|supportent|tolere|toleres|tolerent)(?: (?:vraiment|tres|du tout))? (?:pas|plus|mal)(?: (?:du tout|bien|trop))?(?= )/gu,
  /(?:^| )(?:peux|peut|dois|doit) (?:pas|plus|jamais) (?:(?:lui|leur|me|nous) )?(?:prendre|donner|avaler|avoir)(?= )/gu,
  /(?:^| )(?:pas|plus) (?:le )?droit(?= (?:a|au|aux) )/gu,
  /(?:^| )(?:can t|cant|cannot|can not|must not|mustn t|should not|shouldn t|not allowed to|not supposed to|unable to)(?: (?:really|ever))? (?:take|have|tolerate|use|handle|stand)(?= )/gu,
  /(?:^| )(?:don t|dont|doesn t|doesnt|do not|does not|couldn t|could not|didn t|did not|won t)(?: really)? (?:tolerate|handle|(?:do|get on|get along) well (?:with|on)|get on with)(?= )/gu,
  /(?:^| )no (?:(?:me|le|se|lo|nos|les) )?(?:tolero|tolera|toleramos|toleran|toleraba|soporto|soporta|soportan)(?: (?:bien|nada))?(?= )/gu,
  /(?:^| )no (?:puedo|puede|podemos|pueden|debo|debe|debemos|deben) (?:tomar|tomarse|usar|tener|darle|darles)(?= )/gu,
  /(?:^| )(?:tiene|tengo|(?:me|le|nos|les) (?:ha|han)) (?:prohibid[oa]s?|desaconsejado|quitado)(?: (?:tomar|darle))?(?= )/gu,
  /(?:^| )(?:m|l|lui|nous|leur) (?:a|ont) (?:toujours |formellement |bien )?(?:interdit|deconseille|defendu)(?: de (?:prendre|donner))?(?= )/gu,
  /(?:^| )(?:told|advised|warned)(?: (?:me|him|her|us))? (?:not to (?:take|give|use|have)|against|off|to avoid)(?= )/gu,
  /(?:^| )(?:said|says|told (?:me|him|her|us)) no(?: more)?(?= )/gu,
  /(?:^| )(?:have to|has to|must|should|need to|needs to|dois|doit|debo|debe|tengo que|tiene que) (?:avoid|eviter|evitar)(?= )/gu,
  /(?:^| )(?:pas|jamais|plus|no|nada)(?: (?:d|de|any))?(?= (?:\p{L}+ ){1,4}(?:pour|for|para) (?:moi|lui|elle|me|him|her|mi|el|ella)(?: |$))/gu,
];

/** Nor where a denial stands before them: `pas de réaction à l'aspirine`, `no me sienta mal el ibuprofeno`. */
const BEFORE_NAME_UNDENIED: readonly RegExp[] = [
  /(?:^| )(?:reagis|reagit|reagi|react|reacts|reacted|reacciono|reacciona) (?:tres |very |muy )?(?:mal|badly|poorly)(?= (?:a|au|aux|al|to) )/gu,
  /(?:^| )(?:reaction|reactions|reaccion|sensible|sensibles|sensitive|sensitivity)(?= (?:a|au|aux|al|to) )/gu,
  /(?:^| )(?:sienta|sientan|sento|cae|caen|cayo)(?: muy)? (?:mal|fatal)(?= )/gu,
  /(?:^| )(?:tolero|tolera|toleran)(?: muy)? mal(?= )/gu,
];

/** What a body shows after it; of what is taken against that it says nothing: `hives with Benadryl`. */
const REACTION_BEFORE_NAME: readonly RegExp[] = [
  /(?:^| )(?:boutons|plaques|urticaire|oedeme|eruption|asthme|gonfle|gonflement|malaise|hives|rash|swelling|swelled|swollen|wheezing|wheezed|reaction|ronchas|urticaria|sarpullido|hinchazon|asma|reaccion)(?: up)? (?:avec|apres|a cause de|with|after|from|con|tras|despues de|por)(?: (?:taking|having|using|avoir pris|la prise de|tomar|haber tomado))?(?= )/gu,
];

/** After its name: `le paracétamol me donne des boutons`, `aspirin gives me hives`. */
const AFTER_NAME: readonly RegExp[] = [
  / (?:(?:ca|qui) )?(?:me|lui|nous|leur|m|l) (?:a )?(?:donne|donnent|donnait|fait|font|provoque|provoquent|cause|declenche|rend) (?:(?:de|des|d|une?|du|l|toujours|plein|tres|faire) ){0,3}(?:boutons|plaques|urticaire|allergie|allergies|eruption|rougeurs|demangeaisons|gonfler|oedeme|asthme|crise|malade|vomir|reaction|mal|nausees|brulures)(?= |$)/gu,
  / (?:(?:ne|n) )?(?:me|lui|nous|leur) (?:reussit|reussissent|convient|conviennent|va) pas(?= |$)/gu,
  / (?:(?:m|lui|nous|leur|est|sont|a|ete) ){1,3}(?:interdit|interdite|interdits|contre indique|contre indiquee|deconseille|deconseillee)(?= |$)/gu,
  / (?:gives?|gave|causes?|caused) (?:me|him|her|us|them) (?:(?:a|an|bad|some|terrible|really|severe) ){0,2}(?:hives|rash|rashes|itching|swelling|asthma|reaction|reactions|spots|welts|ulcers?)(?= |$)/gu,
  / (?:makes?|made) (?:me|him|her|us|them) (?:(?:very|really|so) )?(?:sick|ill|swell|itch|itchy|wheeze|vomit|throw up|break out)(?= |$)/gu,
  / (?:(?:doesn t|does not|don t|do not|didn t|never) (?:agree|agrees|sit well)|disagrees) with(?= |$)/gu,
  / (?:upsets?|hurts?|irritates?|burns?) (?:my|his|her|their) (?:stomach|tummy|gut)(?= |$)/gu,
  / (?:me|le) irritan? el estomago(?= |$)/gu,
  / is (?:not allowed|forbidden|contraindicated|off limits)(?= |$)/gu,
  / (?:me|le|nos|les) (?:da|dan|dio|produce|producen|provoca|provocan|causa|causan|hace|hacen|salen|salio) (?:(?:de|una?|muchas?|muchos?|la|mucho|mucha) ){0,2}(?:ronchas|urticaria|alergia|sarpullido|granos|picor|hinchazon|asma|vomitar|dano|mal|reaccion|ardor|acidez|nauseas)(?= |$)/gu,
  / (?:me|le|nos|les) (?:sienta|sientan|sento|cae|caen|cayo)(?: muy)? (?:mal|fatal)(?= |$)/gu,
  / (?:me |le )?(?:esta|tengo|tiene) (?:contraindicado|prohibido)(?= |$)/gu,
];

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
  const said = words.join(" ");
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
