/**
 * Words of an emergency that somebody asks about beforehand, tells of years ago, or means of a thing or an animal, as
 * `harmless-expressions.ts` holds them. None reaches beyond the words it needs: what else is said is read as before.
 */
export const NOT_MEANT_EXPRESSIONS: readonly (readonly [RegExp, string])[] = [
  // `avc` for "avec" stands before what goes with it; a stroke has an article, or stands alone.
  [
    /(?<! (?:un|l|d|dun|son|mon|cet|les|des|fait|fai|fais|faire|crois|pense|peur|petit|gros|ait|possible|suspicion)) avc (?=(?:le|la|les|l|du|une?|deux|trois|ses|son|sa|ces|cette|moi|lui|elle|eux|des|de la(?! (?:grand|mere|maman|mamie|belle|voisine|tante|soeur|fille|femme|dame))|d autres?|\d) )/gu,
    " avec ",
  ],
  // Spanish "has gone" is no absent mind.
  [/ (?:ha|han|he|hemos|habia|habian) ido(?= (?:a|al|de|con|para|por|bien|mal|muy) )/gu, " salir "],
  [/ (?:casa|cumple(?:anos)?) de tia(?= )/gu, " casa "],
  // What is learned about an emergency before there is one.
  [
    / (?:comment|how (?:to|do (?:i|you|we))|how can (?:i|we|you)|como) (?:reconnaitre|reconnait on|recogni[sz]e|spot|reconocer|prevenir|prevent|eviter|evite t on|avoid|evitar)(?: (?:un|une|l|d|la|le|les|a|an|the|el|los|las|signs of|signes d|signos de))* (?!que )[^ .,]+(?= )/gu,
    " livre ",
  ],
  [
    / (?:expose|charla|presentation|affiche|poster|fiche|article|articulo|cartel|folleto|leaflet|training|(?:un|le|ce|mon) roman|polar) (?:(?!(?:mon|ma|mes|my|mi|mis|il|elle|he|she|je|i|me|bebe|baby) )[^ .,]+ ){0,6}?(?:sur|about|sobre|on|de|d) (?:(?:les?|la|l|un|une|the|an?|los|las|el) )?(?:avc|ictus|strokes?|overdos\p{L}*|sobredosis|infarctus|infartos?|meningit\p{L}*|noyades?|etouffements?|convulsi\p{L}*)(?= )/gu,
    " livre ",
  ],
  [
    / (?:aux infos|aux actualites|au jt|(?:on|in) the news|the news says|news says|en las noticias|en el telediario|vu a la tele)(?: (?!(?:mon|ma|mes|my|mi|mis|il|elle|he|she|je|j|i|me|bebe|baby|depuis|now|et|puis|quand|and|then|when|y|luego|cuando) )[^ .,]+){1,8}(?= )/gu,
    " livre ",
  ],
  [
    / (?:murder mystery|crime novel|video ?juego|video ?game|jeu video|telenovela|dessin anime|cartoon|club (?:is|are) reading)(?: (?!(?:mon|ma|mes|my|mi|mis|il|elle|he|she|je|j|i|me|bebe|baby|depuis|now|et|puis|quand|and|then|when|y|luego|cuando) )[^ .,]+){1,8}(?= )/gu,
    " livre ",
  ],
  [
    / (?:(?:vaccin\p{L}*|vacunas?|booster|rappel)(?: (?!(?:et|mais|and|but|now|has|y|pero|ahora|suspicion|signes?|signs?|sospecha|signos?|doctors?|medecin|docteur|medico) )[^ .,]+){0,6}? (?:meningit\p{L}*|meningoc\p{L}*)|meningitis (?:vaccin\p{L}*|shots?|jabs?|boosters?))(?= )/gu,
    " vaccine ",
  ],
  [
    / suicide (?:prevention|awareness) (?=(?:training|leaflets?|posters?|course|workshop|week|month|talk|campaign|walk) )/gu,
    " prevention ",
  ],
  [
    / prevencion del? suicidio (?=(?:taller|charla|folleto|curso|jornada|campana) )/gu,
    " prevention ",
  ],
  [
    / (?:so (?:that )?(?:nobody|(?:i|we|he|she) (?:do not|not do|don t|doesn t|dont|never|avoid)) |para (?:no|que no|que nadie) |pour (?:ne pas|eviter) |pour pas )(?:(?!(?:mais|but|pero|et|and|y) )[^ .,]+ ){0,4}(?:heart attack|stroke|infarto|ictus|infarctus|avc|intoxi\p{L}*|hipotermia|overdose)(?= )/gu,
    " prevention ",
  ],
  // Where a thing is kept, bought or thrown away.
  [
    / (?:where|ou|donde)(?: [^ .,]+){0,3} (?:keep|kept|store|put(?=(?: [^ .,]+){0,3} (?:piles? boutons?|button batter(?:y|ies)|epi ?pens? in the))|range\p{L}*|garde\p{L}*|guard\p{L}+|pong\p{L}+)(?: [^ .,]+){0,3} (?:epi ?pens?|anapen|jext|piles? boutons?|pilas? (?:de )?boton|button batter(?:y|ies))(?= (?!.*(?:swallow|avale|traga|trago)))/gu,
    " rangement ",
  ],
  [
    / (?:epi ?pens?|anapen|jext|auvi q)(?: (?!(?:il|elle|he|she|after|apres|despues) )[^ .,]+){0,4} (?:frigo|fridge|nevera|refrigerador|remboursement|coupon|mutuelle)(?= )/gu,
    " rangement ",
  ],
  [
    /^(?!.{0,300} (?:gonfl\p{L}*|swell\p{L}*|swollen|hinch\p{L}*|respir\p{L}*|breath\p{L}*|gorge|throat|garganta|fait|used|using|injecte\p{L}*|inject\p{L}*|gave|given|puse|pusimos|puso|utilis\p{L}*|apres|after|tras|despues|he|she|elle|reaction|reaccion|pique|sting|stung|ate|mange|comio|call|appeler|llamar|lips|levres|labios|tongue|langue|lengua|hives|ronchas|plaques|urticaire|urticaria|vomi\p{L}*|faint\p{L}*|malaise|dizzy|mare\p{L}*|collaps\p{L}*|worse|pire|peor|again|now|maintenant|ahora|help|aide|ayuda|tingl\p{L}*|reacting|reagi\p{L}*|wheez\p{L}*|siffl\p{L}*|silb\p{L}*|shock|choc|choque|first|premiere?|primer[oa]?|second|deuxieme|segund[oa]|thumb|pouce|pulgar|doigt|finger|dedo|stuck|floor|sol|suelo|par terre|passed out|unresponsive|rouge|red|roj[oa]|bleue?|blue|azul|anaphyla\p{L}*|anafila\p{L}*|le pongo|pick\p{L}*|itch\p{L}*|gratte|pica|swallow|avaler|tragar|chest|poitrine|pecho|allergic to|eaten)(?= ))(?=.{0,300} (?:conserv\p{L}*|garde\p{L}*|guard\p{L}*|range\p{L}*|ranger|stock\p{L}*|stor(?:e|ed|age|ing)|keep|kept|temperature|temperatura|frigo|fridge|nevera|soleil|sun|avion|plane|flight|vuelo|voyage|viaje|travel\p{L}*|perim\p{L}*|peremption|expir\p{L}*|expiry|caduc\p{L}*|ordonnance|prescription|receta|certificat\p{L}*|coupon|school|ecole|colegio|renouvel\p{L}*|renew|refill\p{L}*|airport|cabin[ae]?|hot car|how many|combien d|cuantos|pharmacie|pharmacy|farmacia)(?= ))(.{0,300}?) (?:epi ?pens?|(?:stylos?|seringues?|plumas?|pens?|autoinyector(?:es)?|auto ?injecteurs?|auto ?injectors?) (?:d |de |of )?(?:l )?(?:adrenalin\p{L}*|epinephrin\p{L}*)|adrenalin\p{L}* (?:pens?|auto ?injectors?)|anapen|jext|emerade|altellus|auvi q|adrenalina|adrenaline)(?= )/gu,
    "$1 rangementseul ",
  ],
  [/ remboursement (?:de l |du |d )?(?:epi ?pen|anapen|jext)(?= )/gu, " rangement "],
  [
    / which button batter(?:y|ies)(?= [^.]*(?:take|need|use)s? )|pilas? (?:de )?boton gastadas?(?= )/gu,
    " achat ",
  ],
  [
    / (?:quel|un|una|which|buy|achet\p{L}+|compr\p{L}+|llevar)(?: [^ .,]+)? (?:detecteur|detector|alarme) (?:(?:de|du) )?(?:monox[iy]d\p{L}*|co|carbon monoxide)(?: de carbon\p{L}+)?(?= (?![^.]*(?:sonn|bip|ring|beep|suena|pita|tete|head|cabeza|vomi|mal |sick)))/gu,
    " achat ",
  ],
  [
    / (?:pilas? (?:de )?boton|button batter(?:y|ies)|piles? boutons?)(?: ,)?(?= (?:ou|where|donde)(?: [^ .,]+){0,2} (?:guard\p{L}+|garder|ranger|store|keep|tirar\p{L}*|recicl\p{L}*|jeter|recycler|recycle)(?= ))(?!.{0,200} (?:swallow\p{L}*|aval\p{L}*|trag\p{L}*|falta|manque|missing|ate|eaten|mange\p{L}*|comi\p{L}*|gob\p{L}*|metid[oa]|nez|nose|nariz|ears?|oreille|oido|mouth|bouche|boca|throat|gorge|garganta|looking|him|her|he|she|il|elle|mon fils|ma fille|mi hij[oa])(?= ))/gu,
    " rangement ",
  ],
  [
    /^(?=.{0,200} (?:where|ou|donde|quelle piece|which room|que habitacion)(?= ))(?=.{0,200} (?:put|place|fit|mount|install\p{L}*|hang|poser?|mettre|placer|coloc\p{L}*|pongo|poner)(?= ))(?!.{0,300} (?:sonn\p{L}*|bip\p{L}*|ring\p{L}*|beep\p{L}*|off|ppm|\d\d+|says|reads|affiche|marca|indica|flash\p{L}*|clignote|parpadea|rouge|red|roj[oa]|trigger\p{L}*|gone|going|declench\p{L}*|activad[oa]|sounding|alert\p{L}*|unwell|kids?|child\p{L}*|enfants?|nin[oa]s?|bebe|baby|everyone|everybody|suena|pita|pitando|head\p{L}*|tete|cabeza|sick|vomi\p{L}*|mal|dizzy|mare\p{L}*|nausea\p{L}*|sleepy|faint\p{L}*)(?= ))(.{0,200}?) (?:(?:alarme|detecteur|detector|alarma)(?: (?:de|du|d|a))? (?:co|monox[iy]d\p{L}*)(?: de carbon\p{L}+)?|(?:co|carbon monoxide) (?:alarm|detector))(?= )/gu,
    "$1 pileseule ",
  ],
  [
    /^(?=.{0,200} (?:low battery|battery low|pile faible|piles? (?:faibles?|usees?)|pila (?:baja|gastada)|bateria baja|(?:change|changer|cambio|cambiar) (?:the|la|sa|las|les)? ?(?:battery|batteries|piles?|pilas?))(?= ))(?=.{0,300} (?:feel fine|all fine|is fine|are fine|all well|all ok|nobody (?:is )?(?:unwell|ill)|todos bien|va (?:tres )?bien|on va bien|personne n a)(?= ))(?!.{0,300} (?:going|sounding|ringing|off|sonne|suena|died|dead|ill|feel ill|headaches?|tete|cabeza|sick|vomi\p{L}*|mal|dizzy|mare\p{L}*|nausea\p{L}*|sleepy|drowsy|faint\p{L}*|malaise|but|mais|pero)(?= ))(.{0,200}?) (?:(?:alarme|detecteur|detector|alarma)(?: (?:de|du|d|a))? (?:co|monox[iy]d\p{L}*)(?: de carbon\p{L}+)?|(?:co|carbon monoxide) (?:alarm|detector))(?: [^ .,]+){0,8}(?= )/gu,
    "$1 pileseule ",
  ],
  // A sheet to be printed.
  [
    /^(?=.{0,300} (?:fiches?|imprimer|to print|print(?:ed|able)|print (?:out|a|the|for)|sheet(?! of)|hojas?(?! de)|imprimir|cours de (?:secourisme|premiers secours)|first aid course|curso de (?:primeros auxilios|socorrismo)|poster|affiche|cartel|folleto|leaflet)(?= ))(?!.{0,300} (?:il s|elle s|il est|elle est|he is|she is|mon fils|ma fille|my son|my daughter|mi hij[oa]|par terre|ate|eats|il a|elle a|vient de|he has|she has|just|swallowed|drank|ate|trago|bebio|comio|a avale|ont avale|a bu|now|maintenant|ahora|aide|help|ayuda|vite|rapido|quick|mais|but|pero)(?= )).{0,80} (?:que faire|quoi faire|what to do|que hacer|what do you do) (?:si|if|when|quand|cuando|en cas)(?: [^ .,]+){2,8}(?= )/gu,
    " rangementseul ",
  ],
  // An event of years ago that nothing followed: the end of what is said. An age alone dates nothing.
  [
    / (?:seizures?|fits?|convuls\p{L}*|crises? d epilepsie|meningit\p{L}*)(?: (?!(?:et|and|y|again|encore|otra|this|ce|cette|esta|minutes?|min|h|heures?|hours?|horas?|am|pm)(?= ))[^ ]+){0,6}? (?:as an? (?:baby|toddler|child|kid|newborn)|at (?:\d+|birth)|when (?:he|she|i) was|years ago|(?:a|vers) (?:\d+ ans?|la naissance)|il y a \d+ ans|(?:bebe|petite?|enfant)|hace \d+ anos|de (?:bebe|pequen[oa]|nin[oa])|a los \d+|\d+ h(?= (?:, )?(?:hes|he is|he s) \d+ now ))(?: (?!(?:et|and|y|again|encore|otra|this|ce|cette|esta|minutes?|min|h|heures?|hours?|horas?|am|pm)(?= ))[^ ]+){0,5}? (?:(?:hes|shes|he is|she is|he s|she s|im|i m|i am) \d+(?: now| today)?|(?:il|elle|j) (?:en (?:a|ai) \d+|(?:a|ai) \d+ ans (?:maintenant|aujourd hui))|(?:ahora|hoy) (?:tiene|tengo) [^ ]+(?: anos)?)(?= (?!.*(?:again|encore|otra vez|convuls|seiz|crise|fit |attaque|ataque|respir|breath|fievre|fever|fiebre|vomi|blue|bleu|azul)))/gu,
    " autrefois ",
  ],
  [
    / (?:seizures?|fits?|convuls\p{L}*|crises? d epilepsie|meningit\p{L}*)(?: (?!(?:et|and|y|again|encore|otra|ce|cette|this|today|tonight|yesterday|aujourd|hier|hoy|ayer|anoche|esta|minutes?|min|h|heures?|hours?|horas?)(?= ))[^ ]+){0,9} (?:plus jamais(?: depuis)?|plus rien depuis|jamais reven\p{L}+|never (?:again|since|had another)|no se repitio)(?= (?!.*(?:again|encore|otra vez|convuls|seiz|crise|fit |attaque|ataque|respir|breath|fievre|fever|fiebre|vomi|blue|bleu|azul)))/gu,
    " autrefoisseul ",
  ],
  // A doctor who has no time, and a thing that cannot be read.
  [
    / (?:can ?not|cant|could not|couldnt|wont|will not) see (?:me|us|him|her|you) (?=(?:till|until|before|for|this|next) )/gu,
    " appointment ",
  ],
  [
    / (?:refus\p{L}+|wont|hates?) (?:to )?see(?:ing)? (?:a |the |his |her |any )?(?:doctors?|gp|dentist|nurse)(?= )/gu,
    " appointment ",
  ],
  [
    / (?:on )?(?:ne )?voit (?:plus|pas) (?:la |le |les |l )?(?:date|numero|nom|etiquette|notice|fissure|prix)(?= )/gu,
    " cache ",
  ],
  [
    / no se (?:ve|ven|veia) (?:la |el |las |los )?(?:caducidad|fecha|grieta|nombre|etiqueta|precio)(?= )/gu,
    " cache ",
  ],
  [/ (?:colou?r|blackout|venetian|roller) blinds?(?= )/gu, " store "],
  // Skin that is cooled, and a swimmer who learns.
  [
    / (?:(?:pass\p{L}+|mis|mets|met|mettre|rinc\p{L}+)(?: (?!(?:tete|visage|minutes?|min|secondes?|temps) )[^ .,]+){0,3} sous l ?eau|(?:ran|run|running|rinsed?|held|hold|put)(?: (?!(?:head|face|him|her|me|son|daughter|baby) )[^ .,]+){0,3} under (?:(?:the|some|cold|cool|running|tap|lukewarm) )*(?:water|tap)|(?:puse|puso|pusimos|poner|meti|pase|pasamos|lave)(?: (?!(?:cabeza|cara))[^ .,]+){0,3} bajo el agua)(?= (?!.*(?:respir|breath|inconsc|unconsc|reveill|wake|reagi|despert)))/gu,
    " rincer ",
  ],
  [
    / (?:apprend|apprendre|apprends|learning|learns|learn|aprende|aprender|aprendiendo)(?: [^ .,]+){1,5} (?:sous l ?eau|under water|underwater|bajo el agua)(?= )/gu,
    " natation ",
  ],
  // What is over, at the end of what is said.
  [/ (?:c est|cest|ca) (?:est )?pass[e]r?(?= (?:$|[.,]))/gu, " va mieux "],
  [/ (?:pero )?ya (?:esta|paso|se me paso)(?= (?:$|[.,]))/gu, " va mieux "],
  [/ (?:im|i m|i am|hes|shes|hes all|were) (?:ok|okay|fine) now(?= )/gu, " fine now "],
  // What animals and toys do.
  [
    / (?:poissons? rouges?|gold ?fish|guinea pig|hamster|tortue|tortuga|(?<! (?:mon|mon petit|notre) )lapin|rabbit|(?<! (?:ma|ma petite|mi) )(?:poupee|muneca)|perroquet|loro|my cat|le chat|el gato)(?: (?:de|of) (?:ma|mi|my|la) [^ .,]+)?(?: (?!(?:fils|fille|bebe|baby|son|daughter|hij[oa]|nin[oa]|il|elle|he|she|me|m|je|i))[^ .,]+){0,4}? (?:bouge plus|respire (?:plus|vite|mal)|gasping|(?:had|has|having) an? (?:fit|seizure)|no se mueve|se desmayo)(?= (?!.{0,80} (?:aussi|too|also|tambien)(?= )))/gu,
    " animal ",
  ],
  [/ lapin respire vite(?= )/gu, " animal "],
  [/ respire mal (?:du|par le) nez(?= )/gu, " rhume "],
  // Figures of speech, by the words that make them one.
  [
    / (?:took|takes|taking) (?:my|your|his|her|our) breath away(?= )|breathless with (?:excitement|joy|anticipation)(?= )/gu,
    " joy ",
  ],
  [/ (?:dejan|deja|dejaron|dejo) sin aliento(?= )| sin aire acondicionado(?= )/gu, " calor "],
  [
    / (?:calor|chaleur|temps|heat) (?:[^ .,]+ )?(?:asfixiante|etouffante?|sofocante|stifling|suffocating)(?= )| etouffante? (?:ce temps|cette chaleur|cet ete)(?= )/gu,
    " chaud ",
  ],
  [
    / (?:(?:j ai|a|jai|ai) failli (?:faire|avoir) une? (?:crise cardiaque|infarctus|attaque|avc)|(?:nearly|almost) had a (?:heart attack|stroke)|(?:casi|por poco) (?:me|le|nos) (?:da|dio) un (?:infarto|patatus|ataque|soponcio|yuyu|ictus))(?= (?:quand|en|when|laugh\p{L}*|at|con|cuando|de|al) )/gu,
    " stress ",
  ],
  [
    / (?:a|ai|avons|on a) failli (?:(?:s|m) etouffer de rage|tomber dans les pommes en voyant)(?= )/gu,
    " stress ",
  ],
  [
    / (?:m|nous|l) etouffe avec (?=(?:ses|leurs|tes|vos) (?!(?:(?:deux|grosses?|grandes?) )?(?:mains?|bras|doigts|jambes|genoux?|coussins?|oreillers?|couvertures?|cheveux|poids|poings?) ))/gu,
    " fatigue ",
  ],
  [
    / (?:(?:je me|on se|me) (?:noie|noye)|me ahogo|me asfixio|(?:me|nos) (?:estoy|estamos) (?:ahogando|asfixiando)|j etouffe|on etouffe|(?:i m|im|i am|we re) (?:suffocating|drowning|choking))(?: (?:totalement|completement|literalmente|literally|just|totally))* (?:dans|sous|en|entre|de|con|under|in|on)(?: (?:les?|la|los|las|el|tantos?|tantas?|mes|mis|my|the|all|this|un|une|tous|ces|all))* (?:papiers|papeleos?|papeles|tramites|demarches|paperasse|dossiers|courriers|e?mails|correos|deadlines?|deudas|dettes|debts?|trabajo|travail|boulot|examenes|examens|exams?|copies|tareas|pendientes|panales|couches|nappies|facturas|factures|bills|reunions|reuniones|meetings|admin|forms|formularios|formulaires|paperwork|homework|devoirs|deberes|responsabilidades|obligations)(?= (?!(?:de neige|de terre|de tierra)(?= ))(?!.{0,60} (?:boca|bouche|mouth|gorge|throat|garganta|asthm\p{L}*|asma|inhal\p{L}*|humo|fumee|smoke|fumes|gaz|gas|gases|cloro|chlore|poitrine|chest|pecho)(?= )))/gu,
    " work ",
  ],
  [
    / (?:suffocating|drowning) (?:under|in) (?:(?:all|the|this|my|these) )*(?:deadlines|admin|paperwork|meetings|emails|debts?|homework)(?= )/gu,
    " work ",
  ],
  [
    /(?<! (?:son|his|her|their|its|su|dad s|mum s|mom s|papa|padre|madre)) (?:mon |my |mi )?(?:coeur|heart|corazon) (?:s arrete|s est arrete|a failli s arreter|stopped|stops|skipped a beat|se para|se paro)(?= (?:quand|when|cuando|en|al|de|at|devant)(?: [^ .,]+){1,4} (?:prix|facture|price|bill|precio|cuenta|note|resultat\p{L}*|result\p{L}*|nota|joie|beau|guapo|news|noticia)(?= ))/gu,
    " surprise ",
  ],
  [/ m ?empois?onn?e la vie(?= )/gu, " fatigue "],
  [
    / (?:vais|va|veux|envie de) les etrangler(?= (?:$|[.,]|lol|mdr|ptdr|tous|tellement))/gu,
    " fatigue ",
  ],
  [
    /(?<! (?:me|him|her|us) in an?) chok(?:e|ed|ing) (?=(?:point|holds?|in the playoffs)(?= ))/gu,
    " lost ",
  ],
  [
    / (?:poignarde\p{L}*|stabbed|stabs|apunal\p{L}+)(?: (?:me|us))? (?:dans le dos|in the back|por la espalda)(?= (?!.{0,200} (?:blood|sang|sangr\p{L}*|bleed\p{L}*|saign\p{L}*|knife|couteau|cuchillo|police|hopital|hospital|found|trouve|saliendo|sortant|leaving|walking|home|street|rue|calle|parking|help|aide|ayuda|hurry|vite|rapido)(?= ))(?=.{0,120} (?:collegue|ami|amie|patron|chef|report|informe|promotion|meeting|reunion|boulot|work|trabajo)(?= )))/gu,
    " surprise ",
  ],
  [
    /(?<= (?:boss|colleague|coworker|jefe|jefa|collegue|patron|chef|friend|ami|amiga|companero)(?: (?:m|me|nous|a|has|just|ha|nos))*) (?:(?:poignarde|stabbed|stabs|apunalo|apunalado)(?= (?:me|us) )|(?<= (?:m|me|nous|nos)(?: (?:a|ha))* )(?:poignarde|apunalo|apunalado)(?= ))(?: (?:me|us))? (?:dans le dos|in the back|por la espalda)(?= (?!.{0,200} (?:blood|sang|sangr\p{L}*|bleed\p{L}*|saign\p{L}*|knife|couteau|cuchillo|police|hopital|hospital)(?= )))/gu,
    " surprise ",
  ],
  [
    /(?<! (?:papi|papy|mamie|papa|maman|pere|mere|mari|femme|dad|mum|mom|husband|wife|father|mother|grand\p{L}*|abuel[oa]|padre|madre|marido|mujer|il|elle|he|she|man|woman|homme|dame|hombre|senora?)(?: [^ .,]+){0,3}) (?:tomber|tombe|tombee|faint|fainted|crise cardiaque|infarctus|heart attack|infarto|patatus|sincope)(?: dans les pommes)?(?= (?!.{0,120} (?:floor|sol|suelo|par terre|hit|head|tete|cabeza|supermarche|papi|pere|mere|padre|madre|dad|mum|he|she|il|elle)(?= ))(?:devant|en voyant|au vu|at|when i saw|seeing|con|al ver|por)(?: [^ .,]+){1,2} (?:prix|precios?|prices?|factures?|facturas?|bills?|cuenta|tarifs?)(?= ))/gu,
    " surprise ",
  ],
  [/ (?:que|vaya) (?:infarto|ataque) de (?:partido|final|gol|pelicula|susto)(?= )/gu, " emocion "],
  [
    / apnee(?= (?:, )?(?:club|plongee|cours|stage|sportive|en piscine)(?= ))| (?:karate|judo|jiu jitsu|jjb|mma|grappling)(?: [^ .,]+){0,2} (?:etrangl\p{L}+|estrangul\p{L}+)(?= )/gu,
    " sport ",
  ],
  // The dose that a doctor changed.
  [
    / (?:medecin|docteur|generaliste|cardiologue|psychiatre|doctor|gp|consultant|medico|medica|doctora|cardiologo|psiquiatra)(?: (?:m|me|a|has|ha|just|vient|de|had))* (?:double[er]?|doubled|doblado|doblo|triplee?|tripled|triplo)(?: (?:ma|my|mi|la|the|le|mon|l))? (?:dose|dosis|dosage|traitement|tratamiento)(?= (?!.{0,120} (?:erreur|error|mistake|accident|equivoc\p{L}*|trop|too much|demasiad[oa])(?= )))/gu,
    " ordonnance ",
  ],
  [
    / (?:mordue?|bitten|bit|mordido|mordio)(?: (?:par|by|por))? (?:son|his|her|su|une?|un|an?|my|mon|ma|le|la) (?:petite? |little )?(?:frere|soeur|brother|sister|camarade|copain|copine|toddler|hermano|hermana|companer[oa])(?= (?!(?:s|snake|serpent)(?= )))/gu,
    " marque ",
  ],
  [
    / (?:goute|tasted|probo) (?:(?:the|du|le|el|un peu de|some) )*(?:soap|savon|jabon)(?= (?!de |pour |liquid|vaisselle))/gu,
    " gouter ",
  ],
  [/ blue murder(?= )/gu, " loud "],
  [/ faint (?=(?:ringing|noise|sound|line|smell|rash|mark|second|positive)(?= ))/gu, " slight "],
  [/ on tourne en rond(?= )/gu, " ennui "],
  [
    / coup de (?:barre|pompe|mou|vieux|fatigue)(?= (?!(?:dans|au|a|sur|derriere|de|en)(?= )))/gu,
    " fatigue ",
  ],
  [/ ca (?:m a|ma) coupe les bras(?= )/gu, " surprise "],
  [
    / se (?:me|le|nos) cae la cara de verguenza(?= )| sobre todo(?= )| (?:chute|perte) des? cheveux(?= )/gu,
    " surtout ",
  ],
  [
    / (?:tira|tirar|tiro|tire) de cabeza a (?:la|el|los|las) (?=(?:tarrina|helado|tarta|pizza|cerveza))/gu,
    " voy a ",
  ],
  [/ tooth fairy(?= )| (?:petite )?souris des dents(?= )/gu, " cadeau "],
  [
    / (?:rong\p{L}*|chew\p{L}*|bit(?:es?|ing|ten)|com\p{L}+|muerd\p{L}*) (?:(?:se|les|ses|mes|every|all|his|her|my|the|todas|las) )*(?:ongles|nails?|(?<=las )unas)(?= )/gu,
    " ongles ",
  ],
  [
    / (?:acide (?:folique|hyaluronique|citrique|salicylique)|folic acid|(?:hyaluronic|citric|salicylic) acid|acido (?:folico|hialuronico|citrico|salicilico)|(?:renvois|reflux) acides?)(?= )/gu,
    " acidite ",
  ],
  [/ prises? de sang(?= )/gu, " analyse "],
  [/ (?:(?:rsv|flu|rabies|hpv|mmr|shingles|pneumonia) shots?|shots? schedule)(?= )/gu, " vaccine "],
  [
    / shot (?:(?:two|three|four|five|some|\d+) )?(?=(?:arrows|goals|hoops|photos|pictures) )/gu,
    " sport ",
  ],
  // An eyelid that twitches by itself.
  [
    / (?:(?:eye|eyelid) twitch\p{L}*|twitch(?:y|ing|es)? (?:eye|eyelid)|(?:me tiembla|me late) el (?:ojo|parpado)|(?:oeil|paupiere) (?:qui )?(?:saute|tressaute))(?= )/gu,
    " tic ",
  ],
  // A quality, and no count: "trop gros".
  [
    / trop (?=(?:gros|grosses?|gras|grasse|grands?|grandes?|tard|chers?|longtemps|sucree?s?|amers?|de temps|d ecrans?) )/gu,
    " tres ",
  ],
  [/ pas trop(?= )/gu, " pas bien "],
  [/ (?:too much|too many) (?=(?:screen|time|noise|work|coffee|sun) )/gu, " excess "],
  [/ extra (?=(?:pillows?|blankets?|time|hour|day|work|cheese) )/gu, " other "],
  // What is done every month is of nobody else.
  [
    / tous (?:les (?=(?:mois|matins|soirs|ans|hivers|week ends) )|ces (?=(?:papiers|mails|devoirs|dossiers) ))/gu,
    " chaque ",
  ],
  // How old somebody is.
  [
    / (?:(?:mum|mom|dad|gran|nan|grandma|grandpa|grandad|granddad|mother|father) is|turning|turned|aged) (\d\d)(?= (?:in (?:good|great)|now |next |this |with |but |, |\. |$))/gu,
    " is $1 years",
  ],
  [
    / (?:im|i m|i am|hes|shes|he s|she s|turning|turned) (?:twenty|thirty|forty|fifty|sixty)(?: (?:one|two|three|four|five|six|seven|eight|nine))?(?= (?:[.,]|$|and|now|with))/gu,
    " adulte ",
  ],
  [
    / tengo (?:veinte|treinta|cuarenta|cincuenta|sesenta)(?: y [^ ]+)?(?= (?:[.,]|$|anos))/gu,
    " adulto ",
  ],
  // When a dose is due, and what to do about one that was missed, before anything is taken.
  [
    / (?:do|should|can|shall|must) (?:i|we|he|she) (?:just )?(?:double(?: it)?(?: up)?|take (?:a )?(?:double|two|2)(?: dose)?)(?= )/gu,
    " question ",
  ],
  [
    / (?:fais|prends|donne|prend|faut il|je) (?:en )?(?:le |la |une )?(?:double|doubler)(?= (?:demain|ce soir|la prochaine|\?))/gu,
    " question ",
  ],
  [
    / (?:tomo|doy|pongo) (?:el |la |una? )?(?:doble|dosis doble)(?= (?:manana|luego|despues))/gu,
    " question ",
  ],
  [
    / (?:at|a|a las) \d+(?: h)?(?: \d+)? (?:instead of|au lieu de|en vez de|en lugar de)(?: at| a| a las)? (?:las )?\d+(?: h)?(?= )/gu,
    " horaire ",
  ],
  [
    / (?:bedtime|(?:the )?evening|(?:the )?morning|night|lunchtime|tonight)(?: ok| okay)? instead(?= )/gu,
    " horaire ",
  ],
  [
    / (?:round|oval|pink|white|blue|square) instead of (?:round|oval|pink|white|blue|square)(?= )/gu,
    " aspect ",
  ],
  [/ (?:caduca [^ ]+ [^ ]+ )?una vez (?=(?:abiert[oa]s?|al dia|a su hora|por) )/gu, " despues "],
  [/ (?:pour|chez) (?:un|l) adulte(?= )/gu, " pour moi "],
  [/ puedo (?:tomar )?otro(?= (?:a las|en|dentro|ahora) )/gu, " puedo "],
  [
    / (?:puedo|podria|se puede|puede|debo|me toca|toca|podemos)(?: (?:tomar(?:me|se)?|dar(?:le|me)?|ponerle?))? otr[oa](?= (?:$|[.,]|a las|\d+ h|en|dentro|ahora|mas tarde|esta (?:noche|tarde)|manana|antes|(?:omeprazol|ibuprofeno|paracetamol|dosis|pastilla|comprimido|capsula)(?= (?:$|[.,]|a las|si|hoy|ya|manana|en))))/gu,
    " puedo ",
  ],
  [/ (?:cuando|when|quand)(?: puedo)? otr[oa](?: dosis)?(?= )/gu, " cuando "],
  [
    / (?:quand|a quelle heure|combien de temps|puis je|je peux|peut on|on peut|peut il|peut elle)(?: (?:puis|je|en|peut|on|avant|d|de|lui))* (?:re)?(?:prendre|donner) (?:un|une) autre(?= (?:$|[.,]|a \d|ce soir|dans|demain|comprime|dose|doliprane|cachet))/gu,
    " quand reprendre ",
  ],
  // Another name of the same medicine, or another hour.
  [
    / (?:swapped|switched)(?= (?:(?!(?:with|insulins?|rapid|slow)(?= ))[^ .,]+ ){1,8}?(?:brands?|generics?|to (?:the )?(?:evening|morning|night)|evenings?|mornings?|manufacturers?|supplier)(?= ))(?!.{0,200} (?:someone|somebody|wrong|mistake|by accident|his|instead))/gu,
    " changed ",
  ],
  // A tooth that comes, or comes loose.
  [
    / (?:sacando|echando|cortando|saliendo|salen)(?: (?:los|sus|unos))? dientes(?= )| (?:fait|perce|pousse) (?:ses|des|une|les) dents?(?= )/gu,
    " dents ",
  ],
  [
    / (?:bave|babea|drools?|drooling)(?: (?:beaucoup|tout le temps|mucho|a lot|lots|partout))* (?:(?:et|and|y) )?(?:mord|mordille|machouille|muerde|bites?|biting|chews?|chewing)(?: (?:tout|todo|everything|ses|sus|les|los|his|her|doigts|jouets|juguetes|toys|fists?))+(?= (?!(?:tongue|langue|lengua)(?= )))/gu,
    " dents ",
  ],
  [
    / (?:dientes?|dents?|muelas?|tooth|teeth) (?:(?:un peu|un poco|muy|tres|toute|bien|de leche|de lait) )*(?:floj[oa]s?|suelt[oa]s?|molles?|branlantes?)(?= )| (?:loose|wobbly) (?:tooth|teeth)(?= )/gu,
    " dents ",
  ],
  // A thing that is shaken.
  [
    / (?:shook|shakes?|shaking) hands?(?= )| (?:shook|shakes?|shaking|secou\p{L}+|sacud\p{L}+|agit\p{L}+)(?: (?:his|her|the|its|a|son|sa|le|la|l|el|los|las|un|une|mi|su|de))* (?:rattle|hochet|sonajero|bottle|biberon|flacon|frasco|sirop|jarabe|syrup|manta|blanket|couverture|mantel|sheets?|drap|inhaler|inhalador)(?= )/gu,
    " remuer ",
  ],
  // A scan that no machine reads.
  [
    / (?:code barres?|barcode|codigo de barras)(?: [^ .,]+){0,8}? (?:(?:is )?not recogni[sz]ed|no lo reconoce|pas reconnu)(?= )/gu,
    " scanner ",
  ],
];
