/**
 * An event of years ago that somebody asks to note or from which nothing is left, as `wording.ts` writes it: folded, with
 * `not` apart. Only the clause of the event is taken away: what is felt now is read beside it.
 */
export const PAST_EXPRESSIONS: readonly (readonly [RegExp, string])[] = [
  // The event, then when it was.
  [
    / (?:infarctus|heart attack|avc|stroke|ictus|infarto|hemorr?h?ag\p{L}*|haemorrhag\p{L}*|(?:choc |shock |choque )?(?:anaphyla\p{L}*|anafila\p{L}*)(?: (?:shock|reaction))?|embolie|embolism|embolia|seizures?|convulsi\p{L}*|meningit\p{L}*|preeclampsia|eclampsia|preeclampsie|coma|run over|(?:alcohol )?poisoning|intoxi\p{L}*|empoisonn\p{L}*|brulee?|burnt|burned|quemad[oa]|concussion|traumatisme cranien)(?: (?!(?:et|and|y|again|encore|otra|but|mais|pero)(?= ))[^ .,]+){0,7}? (?:(?:19\d\d|20[01]\d|202[0-4])|autrefois|(?:quand|when|cuando) (?:j avais|il avait|elle avait|i was|he was|she was|tenia) [^ .,]+(?: ans| anos)?|(?:a|at|a los) \d+ (?:ans|anos)|a los \d+|(?:a|at) \d+(?= ,))(?= (?!(?:h|heures?|hours?|am|pm|weeks?|months?|mois|semaines?)(?= ))(?=.{0,200} (?:va bien|vais (?:tres )?bien|sequelles?|gueri\p{L}*|all fine|all good|doing (?:great|well|fine)|never again|no problems? since|nothing since|recovered|estoy (?:muy )?bien|recuperad[oa]|todo bien|secuelas|nunca mas|noter?|indiquer|mentionner|signaler|declarer|(?:le|la|l|les) mettre|ajouter|mets|i note|i list|i enter|i add|i put (?:it|that|this)|mention it|relevant|worth (?:adding|noting|mentioning|writing|listing)|is it worth|does it matter|utile|preciser|sirve|on my (?:record|file|profile)|constar|(?:lo|la|donde) pongo|poner(?:lo|la)?|anot\p{L}*|apunt\p{L}*|indicar\p{L}*)(?= ))(?!.{0,200} (?:l heure|the time|on (?:his|her|its) side|sur le cote|having a|in bed|de lado|aspirin\p{L}*|eau|agua|water|another|second one|is having|otro|un autre|until|jusqu|hasta|grossesse|pregnan\p{L}*|encinta|embarazada|drowsy|somnolent\p{L}*|vomit\p{L}*|again|encore|otra vez|de nouveau|reprend|recommence|ce soir|tonight|esta noche|ce matin|this morning|esta manana|depuis (?:ce|hier)|since (?:this|yesterday|last)|still bleed\p{L}*|sigo)(?= )))/gu,
    " autrefoisnote ",
  ],
  // When it was, then the event.
  [
    / (?:(?:en|in|de|del) (?:19\d\d|20[01]\d|202[0-4])|autrefois)(?: ,)?(?: (?!(?:et|and|y|again|encore|otra|but|mais|pero|now|maintenant|hoy)(?= ))[^ .,]+){0,4}? (?:infarctus|heart attack|avc|stroke|ictus|infarto|hemorr?h?ag\p{L}*|haemorrhag\p{L}*|anaphyla\p{L}*|anafila\p{L}*|embolie|embolism|embolia|meningit\p{L}*|seizures?|convulsi\p{L}*|preeclampsia|preeclampsie)(?= (?=.{0,200} (?:va bien|vais (?:tres )?bien|sequelles?|gueri\p{L}*|all fine|all good|doing (?:great|well|fine)|never again|nothing since|recovered|estoy (?:muy )?bien|recuperad[oa]|todo bien|secuelas|nunca mas|noter?|indiquer|mentionner|signaler|declarer|(?:le|la|l|les) mettre|ajouter|i note|i list|i enter|i add|i put (?:it|that|this)|worth|on my (?:record|file|profile)|constar|(?:lo|la|donde) pongo|poner(?:lo|la)?|anot\p{L}*|apunt\p{L}*)(?= ))(?!.{0,200} (?:another|second one|is having|otro|un autre|until|jusqu|hasta|again|encore|otra vez|de nouveau|reprend|recommence|ce soir|tonight|esta noche|ce matin|this morning|esta manana|depuis (?:ce|hier)|since (?:this|yesterday|last)|still bleed\p{L}*|sigo)(?= )))/gu,
    " autrefoisnote ",
  ],
  // Who wanted to die years ago, is well, and asks whether to write it down; nothing of it is for now.
  [
    /^(?!.*\u2016)(?=.{0,300} (?:suicid\p{L}*|automutil\p{L}*|overdos\p{L}*|surdos\p{L}*|sobredos\p{L}*|self harm\p{L}*|harm\p{L}*|kill\p{L}*|die|mourir|morir|matar\p{L}*|vida|vie|life)(?= ))(?=.{0,160} (?:autrefois|(?:as an?|in|when i was an?) (?:teen\p{L}*|student|college|my teens|my twenties)|ado|adolescent\p{L}*|(?:a|at|a los) 1\d(?! h)(?: ans| anos)?|a la fac|de joven|(?:en|in) (?:19\d\d|20[01]\d|202[0-4])|quand j avais|when i was|cuando tenia|[^ ]+ years ago)(?= ))(?=.{0,300} (?:va bien|vais (?:tres |vraiment )?bien|(?:doing|i m|im|am|feel) (?:great|fine|well|good|happy)|happy now|fine now|all good|tout va bien|and fine|estoy (?:muy )?(?:bien|feliz)|soy feliz)(?= ))(?=.{0,300} (?:noter?|indiquer|mentionner|signaler|declarer|mettre|dossier|profil|record|file|profile|form|mention it|list it|note it|add it|i list|i note|lo pongo|lo anoto|ficha|perfil|historial|constar|ponerlo|anotarlo|apuntarlo)(?= ))(?!.{0,400} (?:again|encore|otra vez|de nouveau|reprend|recommence|ce soir|tonight|esta noche|want\p{L}*|veux|envie|quiero|ganas|think\p{L}*|thoughts?|pense\p{L}*|idees|pienso|pensando|plan\p{L}*|pills?|tablets?|comprim\p{L}*|cachets?|medoc\p{L}*|pastill\p{L}*|boites?|craqu\p{L}*|en fait|actually|en realidad|alone|seule?|sol[oa]|but|mais|pero|sauf|will|going to|gonna|go through|tomorrow|demain|manana|bye|letter|lettre|carta|refaire|recommenc\p{L}*|decid\p{L}*|decision|over|once more|one more|songe|fin a|fin de|everyone says|on the table|sur la table|aguant\p{L}*|ya no|adelante|voy a|vais (?:le|la|les|me|m)|bien (?:le|la|me) |on file|si je|if i|gone|nobody|personne|nadie|miss me|ready|prete?|list[oa]|finish\p{L}*|termin\p{L}*|scared|peur|miedo|help|aide|ayuda|last time|wish|goodbye|adieu|adios|cut\p{L}*|coupe\p{L}*|corto|rope|corde|cuerda|gun)(?= )).+$/gu,
    " autrefois ",
  ],
  // A fit of a small child who is ten now.
  [
    / (?:seizures?|convulsi\p{L}*|fits?)(?: [^ .,]+){0,4} (?:\d+ h|(?:at|a|a los) \d+(?! h)(?: mois| ans| months| years| meses| anos)?|de bebe|bebe)(?= , (?:il|elle|hes|shes|he|she|ahora|now|aujourd hui|hoy|j|im|i)(?: [^ .,]+){0,3} \d+(?: (?:ans|anos|years|now|old|maintenant|ahora))* , (?=.{0,80} (?:noter?|mettre|indiquer|mentionner|add|list|note|mention|relevant|anot\p{L}*|apunt\p{L}*|pongo|poner\p{L}*)(?= ))(?!.{0,120} (?:again|encore|otra vez|ce soir|tonight|esta noche|fievre|fever|fiebre)(?= )))/gu,
    " autrefoisnote ",
  ],
  // When the writer was a child.
  [
    / (?:when i was|quand j avais|cuando (?:yo )?tenia) (?:[2-9]|1[0-7]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?: (?:ans|anos|years old))?(?= (?!(?:min|minutes?|minutos?|secondes?|seconds?|segundos?|h|hours?|heures?|horas?|days?|jours?|dias?|weeks?|semaines?|semanas?|months?|mois|meses|metres?|meters?|metros?|m|cm|feet|foot|ft|miles?|km|steps?|pasos?|rooms?|doors?|houses?|streets?|floors?|stor(?:ies|eys)|pisos?|etages?|yards?|stairs?|de|away)(?= )))/gu,
    " autrefois ",
  ],
  // An allergy that is to be noted.
  [
    / (?:allergic to|allergique aux?|alergic[oa]s? (?:a|al))(?: (?:la|las|los|les|the|l))? [^ .,]+(?: [^ .,]+)?(?= (?=.{0,80} (?:where|ou|donde|how|comment|como|should|dois|faut)(?: [^ .,]+){0,4} (?:write|add|enter|put|note|list|record|noter|indiquer|saisir|ajouter|mettre|anot\p{L}*|pongo|poner\p{L}*|apunt\p{L}*)(?= ))(?!.{0,200} (?:now|maintenant|ahora|itch\p{L}*|tingl\p{L}*|pica|gratte|ate|eaten|mange\p{L}*|comi\p{L}*|stung|pique|pico|swell\p{L}*|swollen|gonfl\p{L}*|hinch\p{L}*|breath\p{L}*|respir\p{L}*|throat|gorge|garganta|hives|ronchas|plaques|took|pris|tom[eo]|epi ?pens?|anapen|jext|stylo|pluma|pen|adrenalin\p{L}*|epinefrin\p{L}*)(?= )))/gu,
    " antecedent ",
  ],
  // A scar of a burn.
  [
    / (?:(?:old )?(?:burns?|scalds?) scars?|old (?:burns?|scalds?) marks?|scald scars?|scars? (?:from|of) (?:an? |the |my )?(?:old )?(?:burns?|scalds?)|cicatri\p{L}+ (?:de |d |d une |de la |de una |por |por una |du )(?:vieille |ancienne )?(?:brulures?|quemaduras?))(?= (?!(?:opened|open|split|de acido|now|maintenant|ahora|ouverte|rouverte|abierta|infect\p{L}*|bleed\p{L}*|saigne)(?= )))/gu,
    " cicatrice ",
  ],
  // What was swallowed and came out by itself.
  [
    / (?:sortie?|ressortie?|partie?) (?:toute? seule?|dans les selles|naturellement|le lendemain)(?= (?!(?:par|de la maison|dans la|avec)(?= )))| (?:came|come) out (?:on its own|by itself|in his poo|in her poo|in the nappy|the next day)(?= )| (?:la |lo )?(?:expulso|salio|echo) (?:sol[oa]|por si sol[oa]|en la caca|al dia siguiente)(?= )/gu,
    " ressorti ",
  ],
];
