/**
 * Whole expressions whose words say little apart, read as `wording.ts` writes them: folded, with `not` apart. Each
 * writes the name of a concept in their place.
 */
export const EXPRESSIONS: readonly (readonly [RegExp, string])[] = [
  // Said of dying without the word.
  [/ (?:idees|pensees) (?:tres |si |bien )?(?:noires|suicidaires)(?= )/gu, " suicide "],
  [/ (?:que )?(?:j|tu|il|elle) en finiss(?:e|es)(?= (?!avec))/gu, " suicide "],
  [
    / not (?:will )?be a (?:problem|burden|bother) (?:for|to) (?:anyone|anybody|everyone|them|you)(?= (?:after|any|much|for|tonight|tomorrow))/gu,
    " suicide ",
  ],
  [/ casi lo hago(?= (?:$|[.,]|anoche|ayer|hoy|otra))/gu, " suicide "],
  [/ je sais (?:deja )?ou et comment(?= )/gu, " suicide "],
  [
    / (?:medicaments|comprimes|cachets|pilules) de cote(?= (?:depuis|au cas ou|en secret))/gu,
    " suicide ",
  ],
  // Who would like to sleep through the night.
  [
    / (?:veux|voudrais|aimerais|want|like|quiero|quisiera)(?: (?:to|ne|me|plus|pas|mas|que))* (?:reveiller|wake(?: up)?|despertar(?:me)?)(?= (?:la nuit|at night|in the night|por la noche|tot|early|temprano|le|la|mon|ma|the|my|al|a la|avec|with|con|pour|to|para) )/gu,
    " want ",
  ],
  // A story about it.
  [
    / (?:film|movie|livre|book|pelicula|libro|serie|series|documental|documentaire|novel|roman|article|song|chanson|cancion)(?: [^ .,]+){0,4} (?:suicid\p{L}+)(?= )/gu,
    " livre ",
  ],
  // Somebody who coughs on, and not somebody who cannot cough.
  [
    / (?:peu[xt]? plus de|arrete pas de|not (?:can )?(?:go on|stop|keep)|no (?:puedo|paro|para|deja|dejo|puede)(?: (?:de|seguir|parar))+) (?=touss|cough|tos)/gu,
    " beaucoup ",
  ],
  [/ (?:coeur serre|corazon encogido) (?=(?:de|d|a l idee|quand|por) )/gu, " emu "],
  [
    / (?:mais|pero|but|et|and)(?: (?:c|it|is|s))* (?:est passe|a paso|paso ya|gone now|went away|s est arrete)(?= (?:$|[.,]))/gu,
    " , fine now ",
  ],
  // Nothing that is said, but something that is done, makes no sense.
  [
    / (?:no tiene(?: ningun)? sentido|no (?:sense|point)(?: in)?)(?= (?!viv|liv|segui|continu|exist|lutt|luch|go|carry|fight)(?:\p{L}+(?:ar|er|ir|arse|erse|irse|ing)) )/gu,
    " inutil ",
  ],
  // A means of dying that somebody has, and nothing about what else it is for.
  [
    / (?:j ai|i have|i ve|ive|i got|tengo|tiene|he has|she has|il a|elle a)(?: deja| now| already| ya| got)? (?:la|le|une?|mes|des|the|a|my|some|una?|el|mi|mis)? ?(?:corde|ficelle|noose|rope|soga|cuerda|mecate|lames?(?: de rasoir)?|razor blades?|blades?|pistol(?:et|a)?|gun|shotgun|fusil|carabine|escopeta|revolver)(?= (?:$|\.|,|et|and|prete?|ready|list[ao]|autour|dans la main|dans les mains|en la mano|en las manos|in my hands?|in his hands?|in her hands?|round|around|a cote|next to|beside|here|ici|aqui))/gu,
    " , suicide ",
  ],
  // What will be done has no name, and is for now.
  [
    / (?:i am|i m|im|i ll|i will|i) (?:really |just )?(?:(?:going|about) (?:to )?do (?:it|this)|do(?:ing)? it)(?: (?:tonight|now|today|this time|for real))+(?= (?:$|\.|, (?:i|no|nobody|goodbye|bye|sorry|dont|not|and|nothing)))/gu,
    " , suicide ",
  ],
  [
    / (?:(?:ce soir|cette nuit|maintenant|demain) (?:je )?(?:le fais|vais le faire|passe a l acte)|(?:je )?(?:vais le faire|le fais)(?: (?:ce soir|cette nuit|pour de bon|pour de vrai))+)(?= (?:$|\.|, (?:je|personne|adieu|pardon|ne|tout|rien)))/gu,
    " , suicide ",
  ],
  [
    / (?:(?:esta noche|hoy|ahora|manana) (?:si )?lo (?:hago|voy a hacer)|lo (?:hago|voy a hacer)(?: (?:esta noche|hoy|ya|ahora))+)(?= (?:$|\.|, (?:nadie|adios|perdon\p{L}*|no|ya|todo|y|et)))/gu,
    " , suicide ",
  ],
  [/ (?:tonight s|tonights|tonight is|this is) the night(?= (?:$|\.))/gu, " tonight finished "],
  [
    / (?:i|he|she|says he|says she) (?:am |is )?not (?:will|going to|going|gonna) be (?:here|around|alive) (?:tomorrow|anymore|any more|much longer|for much longer|for long|by morning|in the morning|next week|after tonight|by [^ ]+|by (?:the|my) [^ ]+)(?= (?:$|[.,]))/gu,
    " , absentsoon ",
  ],
  [
    / (?:demain )?(?:je|elle|il|tu) (?:ne )?(?:serai|sera|serait) plus (?:la|de ce monde|parmi (?:vous|nous))(?: demain| longtemps| pour)?(?= )/gu,
    " , absentsoon ",
  ],
  [
    / (?:manana )?(?:a |ya )no (?:voy a estar|va a estar|estare|estara)(?: mas)?(?: aqui| viv[oa])?(?: manana| mas)?(?= (?:$|[.,]|et))/gu,
    " , absentsoon ",
  ],
  [
    / (?:when|once|after|quand|une fois que|cuando)(?: (?:i am|i m|im|je serai|je suis|ya|yo))* (?:gone|dead|plus la|partie? pour toujours|mort|morte|no este|me haya ido|me muera|no est[eo]y)(?= )/gu,
    " , absentsoon ",
  ],
  // The others, without the writer.
  [
    / (?:better|happier|easier|mieux|tranquilles?|heureux|soulages?|mejor|felices|aliviados)(?: off)?(?: [^ ]+){0,2}? (?:without me(?: here| around)?|if i (?:was|were|am) (?:gone|dead|not here|not around|not there)|if i not (?:exist|did|do)|sans moi|si je n etais (?:plus|pas) la|si j etais (?:plus la|pas la|morte?|pas nee?)|si je disparaissais|sin mi|si (?:yo )?no (?:existiera|estuviera|estoy)|si me (?:muero|muriera|voy))(?= (?:$|[.,]))/gu,
    " , suicide ",
  ],
  [
    / (?:sans moi|without me|sin mi)(?: [^ ]+){0,4} (?:better|happier|easier|mieux|tranquilles?|heureux|mejor|felices)(?= )/gu,
    " , suicide ",
  ],
  [
    / (?:no|not (?:see|have|got)? ?any|any|aucune?|pas de|plus de|plus aucune|ninguna?|sin|not see a|not have a) (?:reason|raison|razon|motivo|sens|sentido|point|purpose)(?: left)?(?: [^ ]+){0,2} (?:live|living|be here|still be here|being here|stay alive|go on|going on|carry on|carrying on|keep going|continuer|vivre|rester(?: en vie)?|etre la|seguir(?: aqui| viviendo| con vida)?|vivir|estar aqui)(?= )/gu,
    " , suicide ",
  ],
  [
    / no (?:tiene|le veo|veo|hay) (?:caso|sentido|motivo) (?:seguir|vivir|continuar|estar aqui|que siga)(?= )/gu,
    " , suicide ",
  ],
  [
    / (?:a quoi (?:ca sert|bon|sert)|pourquoi|para que|por que|what is the point|what s the point|whats the point|why)(?: (?:que|of|de|in|am|should|me|i))*(?: je)? (?:reste en vie|rester en vie|sois en vie|continue a vivre|continuer a vivre|(?:suis |am |sigo )?(?:encore|still|todavia) (?:la|here|aqui|en vie|vivante?|alive|viv[oa])|sigo (?:aqui|viva|vivo|viviendo)|seguir (?:aqui|viva|vivo|viviendo)|still here|still alive|being alive|being here|be alive|carry on living|keep living)(?= )/gu,
    " , suicide ",
  ],
  [
    / (?:i am|i m|im|je suis|suis|estoy|me encuentro)(?: (?:standing|stood|sat|sitting|up|assise?|debout|montee?|parad[oa]|sentad[oa]|subid[oa]|en haut|alone|seule?|sol[oa]))* (?:on|at|sur|au bord|en haut|en|al borde|encima|arriba)(?: (?:du|de|d|del|the|le|la|les|l|el|edge|bord|borde|top|of|parapet|rebord|parapeto|un|une|a))* (?:bridge|ledge|roof|rooftop|building|platform|immeuble|edificio|quai|anden|parapet|parapeto|railing|tracks|train tracks|railway|cliff|pont|toit|rebord|rails|voies? ferrees?|falaise|corniche|puente|azotea|techo|cornisa|vias|acantilado|precipicio|barandal|barandilla)(?= (?:$|[.,]|et|and|y|no|not|i|je|j|ne|sais))/gu,
    " , suicide ",
  ],
  [
    / (?:nobody|no one|noone|personne|plus personne|nadie|a nadie)(?: ne| n| me| le| les)?(?: [^ ]+){0,2} (?:needs me|besoin de moi|me necesita|importo|importa si|would care|would notice|s en apercev\p{L}+|s en rendr\p{L}+)(?= )/gu,
    " , suicide ",
  ],
  // Somebody small got at something.
  [
    / (?:got|gotten|get|gets|been|climbed|broke|helped (?:himself|herself|themselves)) (?:into|in to|to|hold of|his hands on|her hands on|their hands on) (?!(?:the |a |his |her |my )?(?:pool|bath|bed|car|habit|school|fight|trouble|water|hot|sea|lake|shower|work|doctor|hospital|sleep))(?=(?:the|my|some|a|his|her|our|grand\p{L}*|nan\p{L}*|gran\p{L}*|mum\p{L}*|dad\p{L}*|rat|slug|weed|laundry|bleach)(?= ))/gu,
    " swallowed ",
  ],
  [
    / (?:y|et|and|as well as|plus|mas)(?: (?:las|los|ceux|celles|the ones)) (?:de|du|for|from) (?:manana|demain|tomorrow|matin|noche|soir)(?= )/gu,
    " double ",
  ],
  [/ (?:tomorrow s|tomorrows) (?=(?:pills?|tablets?|medicines?|dose) )/gu, " double "],
  [
    / (?:thrown|bucked|flung|pitched|ejected|knocked) (?:off|from|out of|clear of)(?= )/gu,
    " fell ",
  ],
  [
    / (?:came|come|comes|coming) off (?=(?:the |a |his |her |my |their |our )?(?:swings?|horse|pony|bike|bicycle|motor\p{L}*|scooter|slide|climbing|monkey|trampoline|ladder|roof|quad|skateboard|bunk|wall|top|zip) )/gu,
    " fell ",
  ],
  [
    / (?:a roule|ha rodado|rodo|rolled|tipped|toppled|slid|wriggled) (?=(?:de|du|del|off|out) )/gu,
    " fell ",
  ],
  [
    / son (?=(?:has|is|was|keeps|just|fell|took|drank|ate|swallowed|hit|got|had|not) )/gu,
    " child ",
  ],
  [
    / (?:dropped|laisse tomber|fait tomber|lache|se me (?:cayo|resbalo|solto|fue)) (?:al? |mi |la |le |el |l |my |our |the |mon |ma |notre )*(?:bebe|baby|newborn|nourrisson|petite? dernier|infant)(?= (?!bottle|s |biberon))/gu,
    " fell height baby ",
  ],
  [
    / (?:est|esta|entre|entro|tombe) en (?:arret|parada)(?= (?:$|[.,]|et|y|on|je|il))/gu,
    " arret cardiaque ",
  ],
  // Somebody who corrects themselves.
  [
    / (?:chien|chat|dog|cat|perro|gato)(?: [.,])* (?:no|non|nope)(?: [.,])* (?=(?:mon|ma|my|mi|the|l|le|la|el|child|enfant) )/gu,
    " ",
  ],
  [
    / (no puedo mas|no aguanto mas|en peux plus|not can (?:do|take|cope with|bear) (?:this|it|anymore)(?: anymore| any more)?) (?=(?!de |d |con |que )[^ .,])/gu,
    " $1 , ",
  ],
  // "Allume-barbecue" is drunk, a barbecue is lit.
  [/ allume (?=(?:le|la|un|une|du|des) )/gu, " avec "],
  [
    / (?:two|2|deux|dos|double|doble) (?:doses?|dosis) (?:[^ .,]+ ){0,3}?(?:a |an |en |within |in |at |media |half |30 |20 |15 |10 |1 )+(?:demi )?(?:heure|hour|hora|minut\p{L}*)(?= )/gu,
    " doubledose ",
  ],
  [/ en peu[xt]? plus (?:de |d )(?:la |cette )?(?:vie|vivre|exister)(?= )/gu, " , suicide "],
  [
    / (?:voy|va|vas|quiero|quiere|queria|pensando|piensa|intento) (?:a |en )?(?:tirar|lanzar|aventar|arrojar)(?:me|se)? (?:al?|del?|por|desde|debajo|delante|bajo|frente)(?: (?:al?|del?|la|las|los|el|un|una))* (?:metro|tren|vias|puente|balcon|ventana|azotea|edificio|barranco|vacio|camion|coche|carro)(?= )/gu,
    " , suicide ",
  ],
  [/ (he|she) (?:is |s )?([1-9]|1[0-4])(?= (?:and|had|has|took|takes|[.,]))/gu, " $1 $2 years"],
  // Tablets that are thrown down, and drops that are counted into an eye.
  [
    / (?:se|me|nos) (?:ha|he|han|hemos)? ?(?:echado|metido|zumbado) (?=(?:\d+|doce|quince|veinte|treinta) (?!gotas?|ml|puffs?|copas?|cervezas?|horas?|minutos?|dias?|anos?|km|kilometros))/gu,
    " tomado ",
  ],
  [
    / (?:(?:ne )?sens plus|no siento|can t feel|cant feel|don t feel|dont feel|not feeling) (?:(?:le|mon|al|a|mi|el|the|my) )*(?:bebe|baby)(?= (?:$|[.,]|depuis|desde|since|anymore|today|aujourd|hoy|maintenant|now))/gu,
    "$& bebe ne bouge plus",
  ],
  // A person who feels hot, and no burn.
  [
    / (bebe|nourrisson|petite?|fils|fille|enfant|front|il|elle|mari|femme|maman|papa|mere|pere|grand mere|grand pere)((?: (?:est|etait|semble|parait|reste|devient|tres|tout|toute|bien|si|vraiment|de|mois|jours|semaines|ans|\d+))*) brulante?(?= )/gu,
    " $1$2 fievre",
  ],
  // Within one day.
  [
    / (?:en|dans|in|within) (?:un|une|one|a single|un solo|une seule) (?:dia|jour|journee|day)(?= )/gu,
    " 24 h ",
  ],
  // Who gives birth cannot hold it back; a drawer is pushed, a cry let out.
  [
    / (?:needs? to|urges? to|wants? to|have to|has to|got to|need of|envie de|besoin de|ganas de|necesidad de|necesito|quiere|quiero|tengo que|tiene que|necesita) (?:push|bear down|pousser|pujar)(?= (?:$|[.,]|and|et|y|now|already|hard|please|right|so|with|every|in the car|\d|en|a|at|depuis|desde|since|maintenant|tres|fort|mucho|ya|but|mais|pero|comme|like|como|feels?|enceinte|pregnant|embarazada))(?! (?:a|en|at) (?!\d|term|terme|termino))/gu,
    " beardown ",
  ],
  [
    / (?:ca|elle|je|j) (?:y )?pousse(?= (?:$|[.,]|et|deja|on|tres|fort|tout|maintenant|les?))/gu,
    " poussedeja ",
  ],
  [
    / (?:(?:in )?front of me|devant moi|delante(?: de mi)?|en ?frente(?: de mi)?)(?= (?:$|et|and|y|[.,]))/gu,
    " laidout ",
  ],
  [
    / not (?:will |do )?do what (?:i|he|she) (?:tell|say|want)\p{L}*(?: it| them)?(?= )/gu,
    " not work ",
  ],
  [
    / mauvaise? (?=(?:stylo|dose|flacon|bouteille|medicament|comprime|boite|biberon|gelule|sirop|seringue|insuline)s? )/gu,
    " erreur ",
  ],
  [
    / tres (?=(?:veces|dosis|pastillas|comprimidos|capsulas|tabletas|cajas|meses|dias|semanas|anos|cucharadas) )/gu,
    " 3 ",
  ],
  [/ bit of(?= )/gu, " little "],
  [
    / (?:dormir|endormir|sleep|asleep|dormirme|dormirse|partir)(?: [^ ]+)? (?:pour toujours|forever|for ever|para siempre|a jamais)(?= )/gu,
    " , suicide ",
  ],
  [
    / (?:que du sang|just blood|nothing but blood|only blood|puras? sangre|solo sangre|all blood)(?= )/gu,
    " onlyblood ",
  ],
  [
    / (?:walk|stand|sit|stamp|jump|step|march|marche|assis|assise|debout|pis\p{L}+|parad[oa]|sentad[oa])(?:ing|ed|s)? (?:on|sur|en|encima de|encima)(?: (?:top of|my|the|his|her|la|ma|sa|mi|el|su|cage))* (?=(?:chest|rib|poitrine|thorax|thoracique|torse|pecho|torax) )/gu,
    " oppression ",
  ],
  [
    / (?:ne )?(?:sait|sais|reconnait) (?:plus|pas|meme plus|meme pas) (?:qui (?:je suis|il est|elle est|on est|nous sommes)|comment (?:il|elle) s appelle)(?= )/gu,
    " confusion ",
  ],
  [
    / (?:vie|vida|life) (?:n a|no tiene|has|has got|have)?(?: (?:plus|pas|aucun|ningun|no|ya no tiene))+ (?:de |d |aucun )?(?:sens|sentido|meaning|purpose|point|interet|raison d etre)(?= )/gu,
    " , suicide ",
  ],
  [
    / (?:pense|penser|think|thinking|pienso|piensa|pensando|obsede\p{L}*|obsessed)(?: (?:sans arret|tout le temps|souvent|often|constantly))? (?:a|about|of|en|par|with)(?: (?:la|ma|my|mi|el))* (?:mort|death|dying|muerte|morir(?:me)?|mourir)(?= )/gu,
    " , suicide ",
  ],
  [
    / (?:rid of me|debarrass\p{L}+ de moi|libran de mi|libraran de mi|deshaceis de mi)(?= (?:$|[.,]))/gu,
    " , suicide ",
  ],
  [
    / (?:attends|attend|espero|espera) (?:un|une|mi|notre|a) (?=(?:bebe|enfant|baby) )/gu,
    " enceinte ",
  ],
  [
    / (?:no se|sais plus|sait plus|not know|not sure|no idea|lost count of) (?:cuant[oa]s?|combien|how many|how much)(?: de)?(?= )/gu,
    " too many ",
  ],
  [
    / (?:got|get|took|pulled|fished)(?: [^ ]+){1,3} out of (?=(?:the |a |our |his |her )?(?:pond|pool|lake|water|river|sea|canal|bath|tub) )/gu,
    " rescued ",
  ],
  [
    / (?:pregunt\p{L}+|asked|asks|asking|pose|demande)(?: [^ ]+)? (?:\d+|diez|ten|dix|cinco|five|cinq|mil) (?:veces|times|fois)(?= )/gu,
    " repite ",
  ],
  [/ (?:je vous laisse|je te laisse|los dejo|os dejo|les dejo)(?= (?:$|[.,]))/gu, " adieu "],
  [/ (?:it s|its) over(?= (?:$|[.,]))/gu, " finished "],
  [
    / (?:going to|gonna|will|wants? to|wanna|i ll|about to) (?:end|finish) (?:it|things|everything)(?: all| tonight| now| today)*(?= (?:$|[.,]))/gu,
    " , suicide ",
  ],
  [
    / (?:quiero|quisiera|ojala) que (?:todo|esto)(?: se)? (?:detenga|pare|acabe|termine)(?= )/gu,
    " , suicide ",
  ],
  // Tablets and months as they are shortened, and a nose without its last letter.
  [/ (\d+) (?:cps?|cprs?)(?= (?:de|d|du|$|[.,]))/gu, " $1 comprimes "],
  [/ (\d+) moi(?= )/gu, " $1 mois "],
  [
    / (?:dans|ds) (?:son|le|la|mon|une) ne(?= (?:$|[.,]|(?:et|depuis|je|j|il|elle|ca|sa|qui) ))/gu,
    " dans nez ",
  ],
  [/ a (?:los|las) dos(?= (?:$|[.,]|nos|les|et|y))/gu, " ambos "],
  [/ (?:estoy|esta|entro|puso|creo que) (?:en |de )(?:trabajo de )?parto(?= )/gu, " pariendo "],
  [/ manquer\p{L}+ a personne(?= )/gu, " , suicide "],
  [/ se (?:me |le )?clavo (?=(?:un|una|el|la|algo) )/gu, " atravesado "],
  [/ (?:acabar|terminar) con (?!(?:todo|esto|mi|la vida|esta vida|mi vida)(?= ))/gu, " eliminar "],
  [/ sat(?: is| at| a| de| en)? (?=[5-9]\d )/gu, " sats "],
  [/ (?:un[ea]?|an|one) (?=(?:heure|hour|hora) )/gu, " 1 "],
];
