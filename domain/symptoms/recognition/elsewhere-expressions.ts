/**
 * What an animal has, and what is learned or made up, as `wording.ts` writes it: folded, with `not` apart. An animal is
 * the first word of what is said and has the sign itself, or a vet is asked for and nobody else is spoken of: who is
 * bitten, who ate the same and who has the sign too is read as before. "Mon chat", "mon lapin" and "ma poule" are said
 * of children as well.
 */
export const ELSEWHERE_EXPRESSIONS: readonly (readonly [RegExp, string])[] = [
  // A sign that the animal has.
  [
    /(?<=^|[.,])(?: (?:help|please|hello|bonjour|hola|urgent|et|and|le|la|les|l|mon|ma|mes|notre|un|une|the|my|our|an?|el|los|mi|mis|nuestr[oa]|su|his|her|their))*(?: [^ .,]+ s)? (?:chien(?:ne)?s?|(?<!(?:mon|ma|notre|petit) )chiots?|labradors?|bulldogs?|caniches?|terriers?|spaniels?|beagles?|chihuahuas?|poodles?|(?<!(?:mon|ma|notre|petit) )(?:chats?|lapins?|poules?)|hamsters?|cochons? d inde|gerbilles?|tortues?|perruches?|canaris?|perroquets?|poissons?(?: rouges?|(?= (?:de|du) (?:ma|mon|mes|la|l) ))|furets?|vaches?|chevres?|moutons?|cheval|chevaux|oiseaux?|dogs?|(?<!(?:my|our|little) )pupp(?:y|ies)|cats?|guinea pigs?|gerbils?|tortoises?|turtles?|budgies?|parrots?|parakeets?|cockatiels?|gold ?fish|hens?|horses?|pony|ponies|ferrets?|cows?|goats?|sheep|birds?|rabbits?|chinchillas?|perr[oa]s?|(?<!(?:mi|el|nuestro) )cachorros?|gat[oa]s?|cobayas?|tortugas?|periquitos?|canarios?|loros?|cotorras?|pez|peces|gallinas?|caballos?|yeguas?|huron(?:es)?|vacas?|cabras?|ovejas?|pajaros?|conej[oa]s?)(?: (?:de|du|of) (?:ma|mon|mes|mi|mis|my|la|le|l|el|our|notre) ?[^ .,]+)?(?: (?:is|s|has|had|was|have|having|keeps?|started|just|been|not|can|will|does|do|did|an?|un|une|el|la|le|que|qui|est|sont|a|ne|n|en|train|de|d|fait|se|esta|estan|tiene|no|ha|eu|tenido|dado|dio|muy|very|tres|so|tout|toute|old|vieux|viej[oa]|since|depuis|desde|hier|yesterday|ayer|ce|matin|this|morning|hoy|today)){0,6} (?:respir\p{L}*|breath\p{L}*|essouffl\p{L}*|halet\p{L}*|pant(?:s|ing)|limp(?:s|ing)|jade\p{L}*|gasp\p{L}*|wheez\p{L}*|convuls\p{L}*|seizures?|seizing|fits?|crises?|ataques?|epilep\p{L}*|boug\p{L}*|mov(?:es?|ing)|mueven?|wak(?:es?|ing)|reveill\p{L}*|despierta|collaps\p{L}*|effondre\p{L}*|desmay\p{L}*|faint\p{L}*|inerte|limp|amorphe|paralys\p{L}*|paraliza\p{L}*|vomi(?:t|ts|te|ted|ting|ta|tando)?|bleed\p{L}*|saigne|sangra|bave|drool\p{L}*|babea|run over|hit by an? car|(?<=est fait )ecraser|atropellad[oa]|trembl\p{L}*|shak(?:es?|ing)|tiembla)(?: (?:plus|pas|mal|vite|fort|bizarre\p{L}*|fast|heavily|hard|funny|weird|raro|rapido|agitad[oa]|blood|du sang|sangre|much|up|epilepsie|d epilepsie))*(?= (?!(?:on|sur|contre|sobre|encima|onto|over|against|into|ma|mon|mes|my|me|mi|mis|him|her|us|l|il|elle|al?)(?= ))(?!.{0,120} (?:aussi|too|also|tambien|as well|pareil|igual|both|nous|us|everyone|todos|tous|bebe|baby|babies|twins?|fils|fille|son|daughter|child|children|kids?|toddler|enfants?|nin[oa]s?|hij[oa]s?|niet[oa]s?|sobrin[oa]s?|neveu|niece|nephew|gran\p{L}*|petits? fils|petite|mari|femme|husband|wife|marido|mujer|mere|pere|maman|papa|mum|mom|dad|mamie|papi|papy|abuel\p{L}*|sister|brother|soeur|frere|herman[oa]s?)(?= )))/gu,
    " animal ",
  ],
  // What the animal ate, to the end of what is said.
  [
    /(?<=^|[.,])(?: (?:help|please|hello|bonjour|hola|urgent|le|la|mon|ma|notre|un|une|the|my|our|an?|el|mi|nuestr[oa]|su|his|her|their))*(?: [^ .,]+ s)? (?:chien(?:ne)?s?|chiots?|(?<!(?:mon|ma|notre|petit) )(?:chats?|lapins?|poules?)|hamsters?|dogs?|pupp(?:y|ies)|cats?|guinea pigs?|horses?|rabbits?|perr[oa]s?|cachorros?|gat[oa]s?|caballos?|conej[oa]s?)(?: (?:de|of) (?:ma|mon|mi|my|la|le|el) [^ .,]+)?(?: (?:a|has|have|had|just|se|me|vient|de|who|qui|que|ha|might|may|peut|etre|avoir))* (?:mange[er]?|avale[er]?|croque|leche|bu|ate|eaten|eat|swallowed|drank|licked|chewed|comio|comido|trago|tragado|bebio|bebido|lamio)(?: (?!(?:bebe|baby|fils|fille|son|daughter|kid|child|enfant|nin[oa]|hij[oa]|fingers?|hand|face|ear|nose|doigt|main|visage|oreille|nez|dedo|mano|cara|oreja|nariz|et|and|y|aussi|too|also|tambien|avec|with|con|like|comme|il|elle|he|she|je|j|i)(?= ))[^ .,]+){1,7}(?= (?:$|[.,]))(?!.{0,160} (?:aussi|too|also|tambien|as well|igual|so did|j (?:en )?ai|i (?:ate|took|drank|swallowed)|me (?:he|comi|tome)|ate some|le reste|the rest|el resto|otras?|bebe|baby|babies|twins?|fils|fille|son|daughter|child|children|kids?|toddler|enfants?|nin[oa]s?|hij[oa]s?|niet[oa]s?|sobrin[oa]s?|neveu|niece|nephew|gran\p{L}*|petits? fils|petite|mari|femme|husband|wife|marido|mujer|mere|pere|maman|papa|mum|mom|dad|mamie|papi|papy|abuel\p{L}*|sister|brother|soeur|frere|herman[oa]s?)(?= ))/gu,
    " animal ",
  ],
  // Who asks for a vet, and speaks of no person.
  [
    /^(?!.*\u2016)(?=.{0,300} (?:chien(?:ne)?|chiot|chat(?:te|on)?|hamster|cochon d inde|gerbille|tortue|perruche|canari|perroquet|poisson rouge|lapine?|furet|cheval|jument|poney|vache|chevre|poule|oiseau|dog|pup|puppy|cat|kitten|guinea pig|gerbil|tortoise|turtle|budgie|parrot|parakeet|cockatiel|goldfish|rabbit|bunny|ferret|horse|mare|pony|cow|goat|hen|bird|perr[oa]|cachorr[oa]|gat[oa]|gatit[oa]|perrit[oa]|cobaya|tortuga|periquito|canario|loro|cotorra|conej[oa]|huron|caballo|yegua|vaca|cabra|gallina|pajaro) )(?=.{0,300} (?:vets?|vete|veto|veterin\p{L}*|hibern\p{L}*) )(?!.{0,500} (?:bebe|bb|baby|babies|fils|fille|enfants?|child|children|kids?|toddler|son|daughter|nin[oa]s?|hij[oa]s?|mari|femme|husband|wife|marido|mujer|mere|pere|maman|papa|mama|mum|mom|dad|mamie|papi|papy|gran\p{L}*|nan|abuel\p{L}*|sister|brother|soeur|frere|herman\p{L}*|friend|ami|amie|amig[oa]|voisine?|vecin[oa]|neighbou?r|man|woman|homme|dame|hombre|senora?|i|j|je|me|m|moi|us|nous|nos|him|poitrine|chest|pecho|bras|arm|brazo|jambes?|legs?|pierna|tete|head|cabeza|visage|face|cara|enceinte|pregnant|embarazada|suicid\p{L}*|kill|mourir|die|morir|pain|douleurs?|dolor|duele|hurts|mal a|someone|somebody|nobody|people|person|personne|persona|quelqu|alguien|lady|colleague|collegue|companer[oa]|student|life|live|living|vie|vivre|vida|vivir|end it|en finir|finger|doigt|dedo|hands?|mains?|manos?|rider|cavalier\p{L}*|jinete|galop|floor|ketamin\p{L}*|pentobarb\p{L}*|all swallowed|swallowed all|point of (?:anything|going|it)|tout avale|came home|speak|parl\p{L}*|habl\p{L}*|inhal\p{L}*|ventolin\p{L}*|asthm\p{L}*|asma|allerg\p{L}*|alerg\p{L}*|pregnancy|mord\p{L}*|morsure|bit|bites?|bitten|biting|griff\p{L}*|scratch\p{L}*|aran\p{L}*|mordio|mordedura|kick\p{L}*|patad\p{L}*|aussi|too|also|tambien) ).+$/gu,
    " animal ",
  ],
  // A story that somebody writes, plays or acts.
  [
    / (?:j ecris|ecrire|(?:i m|im|i am|we re) writing|writing|escribo|escribiendo|escribir)(?: (?:un|une|an?|my|mon|mi|the|le|la|el|una|petite?|short|new|nouveau|nuevo|nueva|crime))* (?:polar|roman|nouvelle|histoire|scenario|conte|bd|novel|thriller|story|screenplay|script|mystery|novela|cuento|guion|relato)(?: (?!(?:before|avant|antes|tonight|ce soir|esta noche|myself|goodbye|adieu|adios|mon|ma|mes|my|mi|mis|me|m|je|j|i|moi|et|and|y|puis|pero|mais|but|now|maintenant|ahora|husband|mari|marido)(?= ))[^ .,]+){0,14}(?= )/gu,
    " livre ",
  ],
  [
    / (?:(?:in|for|dans|pour|en|para) (?:my|mon|mi|ma|our|notre) (?:crime story|story|screenplay|script|scenario|roman|novel|novela|polar|guion|thriller|jdr|jeu de role|play|livre|book|libro|manuscrit)(?! ?(?:group|grup|ground|pen|date))|(?:mon|ma|my|mi) (?:perso|personnage|character|personaje|avatar))(?: ,)?(?: (?!(?:mon fils|ma|mes|me|m|je|j|i|moi|et|and|y|puis|pero|mais|but|now|maintenant|ahora|husband|mari|marido|padre|madre|hijo|hija)(?= ))[^ .,]+){1,10}(?= )/gu,
    " livre ",
  ],
  [
    / (?:jeu de role|jdr|role ?play|juego de rol)(?: ,)?(?: (?!(?:mon|ma|mes|my|mi|mis|me|m|je|j|i|moi|il|elle|he|she|se|et|and|y|qui|grandeur|gone|pero|mais|but|now|maintenant|ahora)(?= ))[^ .,]+){1,10}(?= )/gu,
    " livre ",
  ],
  [
    / (?:(?:in|dans|en) (?:the|this|that|le|la|une?|esta|el) (?:show|series|serie|film|movie(?! theat)|pelicula|soap|telenovela)(?! (?:someone|somebody|quelqu|alguien|un homme|una mujer|an? (?:old )?(?:man|woman|lady)))|(?:le|la|the|el) (?:protagonista|protagonist|personnage|personaje|heroine|heros(?! (?:du jour|de notre|de ma|de la soiree))|detective|mayordomo)(?! (?:de|of) (?:la|l|the|our|notre|nuestr[oa]) (?:boda|familia|family|famille|mariage|wedding|fete|fiesta))|(?:le|la|the|el) (?:heros|hero|villain|butler|mechant)(?= (?:meurt|mourait|dies|died|gets|got|est (?:empoisonn|poignard|etrangl)\p{L}*|se fait|is (?:poisoned|stabbed|strangled)|empoisonne|poisons|poisoned|etrangle|strangles|stabs|poignarde|tue|kills|avale|swallows)(?= )))(?: (?!(?:mon|ma|mes|my|mi|mis|me|m|je|j|i|moi|et|and|y|puis|pero|mais|but|now|maintenant|ahora|husband|mari|marido|bebe|baby)(?= ))[^ .,]+){1,7}(?= )/gu,
    " livre ",
  ],
  [
    / (?:overdos\p{L}*|sobredosis|infarctus|infartos?|strokes?|suicid\p{L}+|noyades?|arrets? cardiaques?)(?= (?:[^ .,]+ ){0,2}(?:(?:cette|this|esta) (?:saison|season|temporada|serie|series)|(?:a|en|in) (?:chaque|cada|every) (?:episode|episodio|capitulo))(?= (?!(?:de|of)(?= ))))/gu,
    " livre ",
  ],
  [
    / (?:(?:je )?lis|lisons|reading|leyendo|leo|(?:monte|montons|jouons|preparons)|(?:putting|doing) on)(?: (?:un|une|an?|the|le|la|el|una|my|mon|mi|our|notre))* (?:polar|roman|novel|thriller|story|mystery|novela|cuento|libro|livre|book|agatha christie|piece(?: de theatre)?|school play|play|obra)(?: (?!(?:mon|ma|mes|my|mi|mis|me|m|je|j|i|moi|et|and|y|puis|pero|mais|but|now|maintenant|ahora|husband|mari|marido|bebe|baby|le|se|il|elle|papa|mama|dad|mum|when|quand|cuando|bath|bain|bano|actor|acteur|actrice|actress|electroc\p{L}*)(?= ))[^ .,]+){1,12}(?= )| (?:school play|obra de teatro|piece de theatre) , (?:juliet|romeo|la protagonista|el protagonista|the hero|hamlet|julieta|juliette)(?: [^ .,]+){1,6}(?= )/gu,
    " livre ",
  ],
  // What is learned, in a quiz, a course or a leaflet.
  [
    / (?:quiz\p{L}*|revisions?|revising|fiches?|fichas?|(?:une?|l|d|cette|mon) affiche|carteles|cartel|posters?|essay|leaflets?|folletos?|(?:un|mon|son|l|d) expose|apuntes|flashcards?|(?:hago|haciendo|hacer|preparo) un trabajo|(?:examen|exam|test|cours|course|curso|clase|formation|training|class)(?: (?:de|of|in))? (?:socorrismo|secourisme|primeros auxilios|premiers secours|first aid))(?: ,)?(?: (?!(?:mon|ma|mes|my|mi|mis|il|elle|he|she|je|j|i|me|m|bebe|baby|et|and|y|puis|quand|when|cuando|but|mais|pero|has|had|have|fait|tuvo|tiene|shows?|showed|him|her|en|con|night|grand\p{L}*|papi|mamie|papa|maman|dad|mum|abuel[oa]|padre|madre)(?= ))[^ .,]+){0,6}? (?:avc|ictus|strokes?|infarctus|infartos?|heart attacks?|overdos\p{L}*|sobredosis|meningit\p{L}*|noyades?|drowning|ahogamientos?|etouffements?|choking|atragantamientos?|convulsi\p{L}*|seizures?|heimlich|anaphyla\p{L}*|anafila\p{L}*|poisoning|intoxica\p{L}*(?: (?:por|au|par|al|with|by) [^ .,]+)?)(?= )/gu,
    " livre ",
  ],
  [
    / (?:badge|insignia|oposicion(?:es)? de|concours d (?:aide|infirm\p{L}*|entree)|nursing exam|(?:atelier|workshop|taller|course|cours|curso)(?: de| of| des)? (?:gestes|first aid|secourisme|primeros auxilios|socorrismo))(?: ,)?(?: (?!(?:mon|ma|mes|my|mi|mis|il|elle|he|she|je|j|i|me|m|et|and|y|puis|quand|when|cuando|but|mais|pero|has|had|have|fait|tuvo|tiene|rate|failed|electroc\p{L}*|grand\p{L}*|collegue|colleague)(?= ))[^ .,]+){0,6}?(?: ,)?(?: (?:reconnaitre|signes|signs|signos|recognising|choking|un|une|d|de|of|on|baby))* (?:avc|ictus|strokes?|infarctus|infartos?|heart attacks?|overdos\p{L}*|meningit\p{L}*|noyades?|etouffements?|choking|convulsi\p{L}*|seizures?|heimlich|massage cardiaque|rcp|cpr|sepsis)(?= )/gu,
    " livre ",
  ],
  [
    / (?:these|memoire|dissertation|thesis|tesis|tfg|podcast|webinar|research|recherches)(?: (?:porte|trata|va|is|es|est|mine|sera))* (?:sur|on|about|de|sobre)(?: (?:les?|la|l|un|une|the|an?|los|las|el|drug))* (?:snake bites?|morsures?|mordeduras?|envenenamientos?|intoxica\p{L}*|poisonings?|avc|ictus|strokes?|infarctus|overdos\p{L}*|sobredosis|meningit\p{L}*|noyades?|suicid\p{L}+)(?: (?:au|por|par|with|with the|de) [^ .,]+)?(?= (?!.{0,80} (?:has one|is having|having one|en a un|en fait|tiene uno)(?= )))/gu,
    " livre ",
  ],
  // Whether an animal may take a medicine.
  [
    / (?:(?:mon |le |un |ma |mes )?(?:chiens?|chats?|chatte|chienne) (?:peut il|peuvent ils|peut|peuvent)|(?:can|could|should|do) (?:i give )?(?:my |our |an? )?(?:dogs?|cats?|pupp(?:y|ies)|kittens?)(?: (?:take|have|get))?|(?:puede|pueden|puedo dar(?:le)?)(?: a)?(?: mi| un| los| el)? (?:perros?|perra|gatos?|gata)(?: tomar)?)(?: (?:prendre|take|have|tomar))?(?= (?!.{0,120} (?:bebe|baby|fils|fille|son|daughter|child|enfant|nin[oa]|hij[oa]|ate|swallowed|avale|mange|comio|trago)(?= )))/gu,
    " animal question ",
  ],
  [
    / (?:cours|course|curso|clase|class|atelier|taller|workshop|formation|training|guide|guia|lesson|webinar|talk|test|examen) (?:sobre|sur|about|on)(?: (?:les?|la|l|un|une|the|an?|los|las|el|signs of|signes de))* (?:avc|ictus|strokes?|infarctus|infartos?|heart attacks?|overdos\p{L}*|sobredosis|meningit\p{L}*|noyades?|drowning|ahogamientos?|etouffements?|choking|atragantamientos?|convulsi\p{L}*|seizures?|heimlich|anaphyla\p{L}*|anafila\p{L}*|poisoning|intoxica\p{L}*)(?= )/gu,
    " livre ",
  ],
  // Who is spoken of behind a book is not in it.
  [
    / livre(?= (?:bebe|baby|il|elle|he|she|mon|ma|mes|my|mi|mis|j|je|i|papa|maman|dad|mum|le dio|le da|se ha)(?= ))/gu,
    " livre ,",
  ],
];
