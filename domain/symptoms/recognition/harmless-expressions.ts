/**
 * Everyday expressions that hold words of an emergency and speak of none, as `wording.ts` writes them: folded, with
 * `not` apart. Each is written as what it is about instead.
 */
export const HARMLESS_EXPRESSIONS: readonly (readonly [RegExp, string])[] = [
  // An aunt, and no transient ischaemic attack.
  [/ (?:mi|tu|su|mis|tus|sus|nuestra|hola) tia(?= )/gu, " persona "],
  [/ la tia(?= (?:de|del) )/gu, " persona "],
  // Nobody writes of themselves that they cannot be woken.
  [/ (?:ne )?(?:plus|pas|sans|jamais)(?: (?:plus|pas|jamais))? me reveiller(?= )/gu, " dormir "],
  [/ (?:no|sin|nunca)(?: (?:quiero|quisiera))? (?:despertarme|despierto)(?= )/gu, " dormir "],
  [
    / (?:i (?:do |did |will )?|hope (?:i )?|wish (?:i )?)not(?: (?:want to|wanna))? wake(?: up)?(?= (?!him|her|my|the|them|mum|mom|dad|it|baby|our|nan|grand))/gu,
    " sleep ",
  ],
  [/ without waking(?: up)?(?= )/gu, " sleep "],
  [
    / (?:para no|pour (?:ne )?pas|so as not to|to not|not to) (?:despertar|reveiller|wake)(?: up)?(?= )/gu,
    " dormir ",
  ],
  // Nor that they do not answer.
  [
    / (?:je (?:ne )?(?:te |vous |lui )?reponds (?:pas|plus)|no (?:contesto|respondo)|i (?:do |will |did )?not (?:can )?(?:answer|reply))(?= )/gu,
    " plus tard ",
  ],
  [
    / (?:peux|peut|puedo|puede) (?:plus|mas) (?:de|con) (?:cette|esta|la|ma|mi|sa|su) (?:toux|tos)(?= )/gu,
    " marre toux ",
  ],
  [
    / not (?:can )?(?:stand|take|bear|cope with) (?:this|my|the|his|her) cough(?= )/gu,
    " marre cough ",
  ],
  [
    / (?:ne )?(?:vois|voit|voyons) (?:pas|plus) (?:le bout|pourquoi|le rapport|la fin|l interet)(?= )/gu,
    " doute ",
  ],
  [/ not (?:can )?see (?:the end|why|the point|any reason)(?= )/gu, " doute "],
  [/ no (?:veo|ve|vemos) (?:la hora|el final|por que|el sentido|el momento)(?= )/gu, " doute "],
  [
    / (?:rideau de douche|shower curtain|cortina de (?:la )?ducha|(?:pull|close|draw|open) the (?:curtains?|blinds?)|(?:baja|cierra|abre) (?:la|las) (?:persianas?|cortinas?)|(?:ferme\p{L}*|ouvr\p{L}*|tire\p{L}*) les? rideaux?)(?= )/gu,
    " maison ",
  ],
  // A blocked nose, and a mouth that breathes.
  [
    / (?:respir\p{L}*|breath\p{L}*)(?: (?:plus|pas|bien|mal|mieux|well))* (?:par|through|por|from|out of) (?:(?:le|la|the|my|mon|mi|his|her|su|son|une|one|sa) )*(?:nez|nose|nariz|narines?|nostrils?)(?= (?!ni |ou |or |nor |o ))/gu,
    " rhume ",
  ],
  [
    / (?:calor sofocante|suffocating heat|chaleur (?:etouffante|suffocante)|stifling heat)(?= )/gu,
    " chaleur ",
  ],
  [
    / (?:ecras\p{L}*|crush\p{L}*|aplastar|triturar|machacar)(?: (?:le|les|un|des|ces|mes|ses|the|my|his|her|a|la|las|los|el|una|sus|mis))? (?=(?:comprimes?|cachets?|medicaments?|tablets?|pills?|pastillas?|comprimidos?|medicinas?|gelules?) )/gu,
    " melanger ",
  ],
  [
    / (?:arrach\p{L}+|pull\p{L}*|sac(?:ar|aron|o)|arranc\p{L}+)(?: [^ .,]+){0,3} (?:dents?|tooth|teeth|muelas?|dientes?|croutes?|scabs?|costras?|cheveux|pelo|hairs?)(?= )/gu,
    " dentiste ",
  ],
  [
    / (?:dents?|tooth|muela|diente)(?: [^ .,]+){0,2} (?:arrachees?|pulled|arrancad[oa]|sacad[oa])(?= )/gu,
    " dentiste ",
  ],
  [
    / (?:drown\p{L}*|noie|noyer|noyee?|ahog\p{L}+|suffocating|etouffe) (?:in|dans|en|sous) (?:(?:my|mes|mis|the|la|el|le|les|un|a) )?(?:phlegm|snot|mucus|mocos|flemas?|morve|glaires?|work|boulot|travail|trabajo|paperwork|papeleo|papeles|paperasse|deudas|debts?|emails?|tissues|tos|homework|devoirs|deberes|verre d eau|vaso de agua)(?= )/gu,
    " rhume ",
  ],
  // Who says it of themselves, and of work that nobody drowns in.
  [
    / (?:(?:i m|i am|im|we re|we are|were) (?:(?:just|totally|literally) )?drowning in|(?:je me|on se|nous nous) (?:noie|noyons) (?:dans|sous)|(?:me ahogo|nos ahogamos) (?:en|entre)) (?:(?:my|mes|the|la|le|les|los|las|a|un|mis) )?(?:ironing|laundry|chores|bills|repassage|copies|factures|plancha|examenes|facturas)(?= )/gu,
    " work ",
  ],
  // Who loses a match, or an evening, is not hurt.
  [/ choked? in the (?:final|semi|audition)s?(?= (?:$|[.,]|missed|again))/gu, " lost "],
  [
    / (?:is|was|s|are|were|been) (?:a|an) (?:total|absolute|complete|utter) (?:train wreck|car crash)(?= )/gu,
    " disaster ",
  ],
  [/ razor bumps?(?= )/gu, " pimples "],
  // Blood that is given: what somebody else gives or vomits may be meant by the same words.
  [
    / (?:donat\p{L}*|donner|don|je donne|j ai donne|donar|donare|donacion(?: de)?|(?:i|m|go|after|of) giving|i gave|give)(?: (?:du|de|my|mon))? (?:blood|sang|sangre)(?= )/gu,
    " rendez vous ",
  ],
  // A question about a dose, before anything is taken.
  [
    / (?:how many|how much)(?= (?:[^ .,]+ ){1,3}(?:can|should|may|could) (?:i|she|he|we|my [^ ]+) (?:take|give|have) )/gu,
    " ",
  ],
  [
    / combien de(?= (?:[^ .,]+ ){1,2}(?:je peux|puis je|peut on|on peut|il peut|elle peut|dois je) (?:prendre|donner) )/gu,
    " ",
  ],
  [
    / cuant[oa]s?(?= (?:[^ .,]+ ){1,2}(?:puedo|puede|se puede|debo|debe) (?:tomar|dar)\p{L}* )/gu,
    " ",
  ],
  // A treatment that is taken to its end.
  [
    / (?:tod[oa] (?:la|el) (?:caja|frasco|tratamiento)|tout[e]? (?:la|le) (?:boite|flacon|plaquette|traitement)|the (?:whole|entire|full) (?:box|course|bottle|pack|packet))(?= (?:[^ .,]+ ){0,4}(?:comme (?:prescrit|indique)|as (?:prescribed|told|directed)|como (?:me )?(?:mandaron|mando|dijeron|dijo|indico|indicaron|recetaron|receto)) )/gu,
    " traitement ",
  ],
  [/ (?:apnees? du sommeil|sleep apn(?:ea|oea)|apneas? del sueno)(?= )/gu, " ronfle "],
  // An illness that somebody is afraid to have one day: what they feel now is read beside it.
  [
    / (?:peur|afraid|scared|miedo|terrified) (?:de |d |of |a |to )(?:(?:faire|avoir|mourir|having|dying|die|morir|tener|que me de)(?: (?:d|de|of|from))? )?(?:une|un|a) (?:crise cardiaque|infarctus|heart attack|stroke|avc|infarto|derrame|ictus)(?= (?:$|[.,]))/gu,
    " stress ",
  ],
  // What somebody was watching or reading meanwhile, and no emergency on a screen.
  [
    / (?:watching|watched|regardant|viendo|mirando|reading|lisant|leyendo|listening to|ecoutant|escuchando) (?:(?:un|une|a|an|the|el|la|le|una|some) )?(?:docu\p{L}*|reportage|emission|film|livre|movie|podcast|book|pelicula|libro|programa)(?: (?:about|on|sur|sobre)(?: (?:les?|la|un|une|the|an?|los|las|el))* [^ .,]+)?(?= (?!(?:where|which|with|that|ou|donde|dans|avec|con|que|qui|when|and|et|y) ))/gu,
    " loisir ",
  ],
  // What is learned about an emergency, told of one or paid for one.
  [
    / (?:docu|documentaire|reportage|emission|film|livre|documentary|movie|podcast|book|documental|pelicula|libro|programa) (?:sur|about|sobre) (?:(?:les?|la|l|un|une|the|an?|los|las|el) )?[^ .,]+(?= )/gu,
    " livre ",
  ],
  [
    / (?:(?:assurance|mutuelle|insurance)(?: (?:de|du|d|pour|for|of|the|l|la|le|mon|ma|my|apres|after|claim|car|auto|voiture|un|une|an))*|(?:el|mi|del|al|un) seguro(?: (?:de|del|por|para|la|el|mi|un|coche|auto))*|(?:le|un|du|mon) constat(?: (?:de|du|d|l|la|pour|apres|un|une|mon))*) (?:accidente?s?)(?: (?:de|du|la|le|l|del))*(?: (?:voiture|car|coche|carro|moto|trafico|travail|trabajo))?(?= )/gu,
    " administration ",
  ],
  [/ passed out (?=(?:diplomas|flyers|leaflets|sweets|candy|presents|papers|cards) )/gu, " gave "],
  // When the next dose is due, and no dose too many.
  [
    / (?:twice|two times|deux fois|dos veces)(?= (?:today |aujourd hui |hoy )?, (?:when|quand|a quelle heure|cuando) [^.]*(?:next|prochaine?|suivante?|proxima|siguiente|again|otra vez))/gu,
    " ",
  ],
  [/ (cuando)((?: [^ .,]+){0,3}) (?:otra vez|de nuevo)(?= )/gu, " $1$2 "],
  // A bruise, and no blue child; lips that turn blue are told of lips.
  [
    /(?<! d) (?:un|des|gros|grand|enorme|les) bleus?(?= (?:sur|au|aux|a|dans|derriere|qui|apres|depuis|$|[.,]))(?! autour)/gu,
    " hematome ",
  ],
  [
    / blue in the face (?=(?:telling|asking|saying|talking|explaining|repeating|shouting) )/gu,
    " tired ",
  ],
  [/ (?:swimming|tennis|butterfly) strokes?(?= )/gu, " sport "],
  [
    / (?:overdos\p{L}*|sobredosis|intoxicad[oa]|indigestion) (?:de|d|of|on|with) (?:choco\p{L}*|alfajor\p{L}*|memes?|sugar|sucre|azucar|netflix|series|cute\p{L}*|fromage|raclette|cheese|sushis?|pizzas?|news|noticias|work|travail|trabajo|screens?|ecrans?|pantallas?|pasteles|turron|tacos|foie gras|noel|navidad|christmas|e?mails|tiktok|deberes|famille|family|familia|love|amour|amor)(?= )/gu,
    " exces ",
  ],
  [
    / (?:coeur|heart|corazon) (?:de|of) (?:pierre|stone|piedra|hielo|ice|gold|oro)(?= (?!(?:(?:dans|en|in|el|la|my|the|mi) )*(?:poitrine|chest|pecho)))/gu,
    " caractere ",
  ],
  [/ que me parta un rayo(?= )/gu, " vaya "],
  // Contractions that practise, where nothing of them hurts.
  [
    / (?:(?:contractions?|contracciones) )?(?:de )?braxton(?: hicks)?(?: contractions?)?(?= (?:[^ ]+ ){0,8}(?:espacees?|indolores?|painless|irregular\p{L}*|sin dolor|no pain|not painful|de vez en cuando|now and then) )/gu,
    " ventre ",
  ],
  // What was hot in a mouth that eats on.
  [
    / (?:brul\p{L}+|burn\p{L}*|quem\p{L}*) (?:(?:la|le|my|the|el|mi|un peu|un poco) )*(?:langue|tongue|lengua|palais|palate|paladar) (?:con|with|avec|on|en) (?:(?:la|le|the|some|my|du|de|hot|un|una|el) )*(?:sou?pe?|soupe|sopa|coffee|cafe|tea|the|te|pizza|chocolat|chocolate|potato|patata|caldo)(?= )/gu,
    " bouche ",
  ],
  [
    / (?:semillas? de (?:la )?(?:sandia|melon|uva|manzana|naranja|limon)|(?:watermelon|melon|apple|grape|orange|lemon) (?:seeds?|pips?)|pepins? de (?:pasteque|melon|raisin|pomme|orange|citron))(?= )/gu,
    " fruit ",
  ],
  [
    / (?:licked|licks|leche|lamio|chupo) (?:(?:the|du|le|el|some|un|une|a|bar|of) )*(?:soap|savon|jabon)(?= (?!de |pour |liquid\p{L}* |vaisselle ))/gu,
    " gouter ",
  ],
  [
    / (?:none|not one|aucun\p{L}*|ning\p{L}+) (?:is |ne |n en )?(?:missing|manque|falta)(?= )/gu,
    " presents ",
  ],
  [
    / (?:licked|licks|leche|lamio|chupo) (?:(?:the|le|la|el|just|bottle) )*(?:cap|lid|bouchon|tapa|tapon)(?= )/gu,
    " gouter ",
  ],
  // May I, and no "then".
  [/(?<=^|[.,]| quand| combien| comment| ou| que| qu est ce que) puis je(?= )/gu, " peut on "],
  [/ (?:which|what|quelle|cette|this|que) (?:section|seccion)(?= )/gu, " part "],
  [/ (?:plus )?rien a voir(?= )/gu, " fini "],
  [/ me matan? (?=(?:los|las|el|la|est[aeo]s?) )/gu, " duele "],
  [
    / (?:sangre de mentira|sangre falsa|fake blood|faux sang|face ?paint|pintura (?:roja |negra |blanca )?de la cara)(?= )/gu,
    " costume ",
  ],
  // A throat bleeds some days after it was operated on.
  [
    / (tonsils out|tonsillectomy|amygdales|amigdalas) (?:last week|la semaine derniere|la semana pasada)(?= )/gu,
    " $1 ",
  ],
  // A skin, not a birth.
  [
    / (?:croutes?|chapeau|costras?|cradle cap)(?: (?:de|du|lait|lactea?|sur|la|le|en|el|on|of|s|her|his|my|baby)){0,5} (?:tete|cabeza|head)(?: (?:de|del|du|of))?(?: (?:mi|my|mon|le|el))?(?: (?:bebe|baby))?(?= )/gu,
    " croute ",
  ],
  // Nothing but what is worn: beside any other word it may be how a heart feels.
  [
    /^ (?:(?:mon|le|my|the|el|mi) )?(?:soutien gorge|soutif|sujetador|sosten|bra|sports bra)(?: (?:est|is|me|too|trop|muy|tres|so))* (?:serre|serree?|tight|aprieta)(?: (?:trop|mucho|on))?(?: (?:la poitrine|my chest|el pecho))? $/gu,
    " vetement ",
  ],
  // Nothing but a detector and its battery: beside any other word somebody may feel ill.
  [
    /^ (?:(?:the|my|le|mon|el|mi) )?(?:(?:co|carbon monoxide) (?:alarm|detector)|(?:alarme|detecteur) (?:co|(?:de )?monoxyde(?: de carbone)?)|(?:alarma|detector) (?:co|(?:de )?monoxido(?: de carbono)?))(?: (?:is|keeps?|chirp\p{L}*|beep\p{L}*|bip\p{L}*|pita\p{L}*|for))* (?:low battery|battery low|pile faible|bateria baja) $/gu,
    " pile ",
  ],
];
