/**
 * What a stretch of text is about where it speaks of no person now: folded words with one blank around each. What is
 * told of somebody near, of now, or in the first person is never among it.
 */

/** Somebody who cannot do what everybody can is an emergency, whatever else is said. */
export const UNABLE =
  / (?:cant|cannot|can t|not|ne|n|no|isn t|isnt|won t|wont|doesn t|stopped|arrete de|dejo de|sans|sin)(?: (?:puede|puedo|peut|peux|arrive|arrive a|quiere|able to|can|longer))? (?:breath(?:e|es|ing)|respir\p{L}+|speak\p{L}*|talk\p{L}*|parle\p{L}*|habl\p{L}+|wak\p{L}+|reveill\p{L}+|despiert\p{L}+|respond\p{L}*|repond\p{L}*|reag\p{L}+)(?= )/u;

export const WANTS_TO_DIE =
  / (?:want to die|wanna die|kill myself|end it|end my life|je veux (?:mourir|en finir)|envie de mourir|me tuer|me suicider|quiero morir\p{L}*|matarme|suicidarme|quitarme la vida|better off dead)(?= )/u;

/** Who is near, and what is now. */
export const PERSONAL = {
  near: / (?:i|im|ive|me|my|he|she|hes|shes|his|her|him|we|our|us|mum|mom|mummy|dad|daddy|nan|gran|grandma|grandad|grandpa|husband|wife|baby|je|j|moi|m|mon|ma|mes|il|elle|lui|on|nous|notre|nos|maman|papa|mamie|papi|papy|bebe|fils|mari|mi|mis|yo|nos|nuestr\p{L}+|tengo|siento|estoy|esta|estan|mama|abuel\p{L}+|marido|espos\p{L}+|hij\p{L}+|peque)(?= )/u,
  now: / (?:now|right now|again|still|tonight|today|this morning|this afternoon|just|help|since|for (?:an hour|hours|days|\d+)|is|are|has|feels?|feeling|cant|cannot|maintenant|la maintenant|encore|a nouveau|de nouveau|toujours|aujourd|ce soir|ce matin|cette nuit|vient|depuis|aide|vite|urgent\p{L}*|est|sont|sens|sent|souffre|ahora|otra vez|de nuevo|todavia|sigue|hoy|esta (?:noche|manana|tarde)|acaba|desde|ayuda|esta|estan|siente|siento|born|nee?|nacio|nacido|nacida|accouch\p{L}*|birth|parto|pari|estamos|cree|croit|thinks?|believes?)(?= )/u,
} as const;

/** What is over, or asked about it: no sign of now. */
export const OVER =
  / (?:(?:(?:she|he|i|it|everyone|all) ?(?:s|is|am|m|has)? )?(?:fine|ok|okay|well|better|recovered|healed|all good)(?: now| since)?|(?:plus )?(?:rien|aucun\p{L}*|jamais)(?: \p{L}+){0,3} depuis|(?:nothing|none|never)(?: \p{L}+){0,2} since|(?:nada|ningun\p{L}*|nunca)(?: \p{L}+){0,2} desde|(?:est |s en est |s est )?(?:tres )?(?:bien )?(?:remis\p{L}*|gueri\p{L}*|retabli\p{L}*)|(?:va|vais) (?:tres |bien )?(?:bien|mieux)(?: depuis| maintenant)?|(?:hoy |ya )?(?:esta|estoy) (?:muy )?(?:bien|recuperad\p{L}+|curad\p{L}+)|(?:is|est ce|es|esta)(?: que)?(?: it| the| le| la| el)? (?:safe|ok|compatible|seguro|possible|posible|risque)|(?:\d+|she s \d+|he s \d+) now(?: wants)?)(?= )/gu;

/** Long ago, in words of any of the three languages. */
export const ABOUT_PAST =
  / (?:at the time|back then|growing up|in my (?:twenties|thirties|teens)|(?:a long|long) time ago|a l epoque|en aquella epoca|hace (?:mucho )?tiempo|(?:during|with) my (?:first|last|second) pregnancy|(?:a|pour|lors de) (?:ma|mon) (?:premiere?|derniere?|seconde?) (?:grossesse|accouchement)|en mi (?:primer|ultimo|segundo) (?:embarazo|parto)|at \d+ (?:he|she)(?: i)?s \d+|nearly lost (?:her|him)|failli (?:la|le) perdre|casi l[ao] perdemos|(?:last|the other) (?:year|month|summer|winter|spring|autumn|fall|christmas)|(?:\d+|two|three|four|five|ten|few|several|many|some) (?:years?|yrs|months?) (?:ago|back)|years ago|back in (?:the )?(?:\d+|uni|school|college|university|my)|in (?:the )?(?:(?:19|20)?[4-9]\ds?|(?:19|20)\d\d)(?= (?:$|he|she|it|they|and|all|fine|ok|which|now|$))|when (?:i|he|she|we|they) (?:was|were) (?:\d+|two|three|four|five|six|a (?:child|kid|baby|toddler|teen\p{L}*)|little|young|small|at school)|as an? (?:child|kid|baby|toddler|teen\p{L}*)|l (?:an|annee|ete|hiver|automne) (?:dernier|derniere|passe|passee)|le (?:mois|printemps) (?:dernier|passe)|(?:il )?y a (?:\p{L}+ )?(?:\d+|un|deux|trois|quatre|cinq|six|dix|vingt|quelques|plusieurs|des|longtemps)(?: bons?)? (?:ans?|annees|mois)|en (?:19|20)\d\d|dans les annees \d\d|quand (?:il|elle|j|on) (?:avait|avais) (?:\d+|un|deux|trois|quatre|cinq|six) (?:ans?|mois)|quand (?:il|elle|j|on) etai[st] (?:petit\p{L}*|bebe|enfant|jeune|ado|a l ecole)|(?:etant|tout) (?:petit\p{L}*|enfant|bebe|jeune)|dans (?:mon|son) enfance|(?:el|la) (?:ano|mes|verano|invierno|primavera|otono|navidad) (?:pasad\p{L}+)|hace (?:\p{L}+ )?(?:\d+|un|dos|tres|cuatro|cinco|seis|diez|muchos|varios|unos) (?:anos?|meses)|en los (?:anos )?\d\d|cuando (?:era|eramos|tenia) (?:\d+|chic\p{L}+|nin\p{L}+|peque\p{L}+|joven|bebe|adolescente|chamac\p{L}+|un|dos|tres|cuatro|cinco)|de (?:nin[oa]|pequen[oa]|joven|chic[oa]))(?= )/u;

const ANIMAL =
  "cats?|kittens?|dogs?|pupp(?:y|ies)|hamsters?|gerbil|rabbits?|bunny|guinea pigs?|parrot|budgie|goldfish|horses?|pony|tortoise|lizard|ferret|chats?|chattes?|chatons?|chiens?|chiennes?|chiots?|lapins?|lapines?|cochon d inde|perroquet|perruche|poissons? rouges?|cheval|jument|poney|tortue|furet|gat[oa]s?|gatit[oa]s?|perr[oa]s?|perrit[oa]s?|cachorr[oa]s?|conej[oa]s?|cobaya|loro|periquito|caballo|yegua|tortuga|hamster";
/** An animal that a text begins with, or whom a vet is asked for. */
export const ABOUT_ANIMALS = new RegExp(
  `^ (?:(?:bonjour|hi|hello|hola|help|urgent|convulsion\\p{L}*|convulsiona|vomita|vomits?|se \\p{L}+|my|our|the|a|an|mon|ma|mes|notre|nos|le|la|les|un|une|mi|mis|el|los|las|una|nuestr\\p{L}+|old|vieux|vieille|little|petite?) ){0,4}(?:${ANIMAL})(?= (?!hair|fur|dander|allerg|bite|scratch|litter|food|medic|pill|tablet|poils?|griff|morsure|croquette|litiere|pelo|comida|arena|pastilla|pipeta|pipette|bone|toy|walker|owner|sitter|groomer|trainer|handler|brav|sauvage|s (?:food|pill|med|tablet|bowl|toy|hair)|de (?:peluche|juguete))\\p{L})`,
  "u",
);

/** What animals do to people, and what people do with what is theirs. */
export const HARM_BY_ANIMALS =
  / (?:bit|bitten|bites?|biting|mord\p{L}*|muerd\p{L}*|griff\p{L}*|scratch\p{L}*|attack\p{L}*|attaqu\p{L}*|ataco|atac\p{L}*|aran\p{L}*|kick\p{L}*|rue|patea\p{L}*|knock\p{L}*|renvers\p{L}*|pinch\p{L}*|pique|piqu\p{L}*|pico|jump\p{L}*|saut\p{L}*|tir\p{L}*|tumb\p{L}*|aplast\p{L}*|crush\p{L}*|ecras\p{L}*|roll\p{L}*|threw|throws|thrown|buck\p{L}*|ripp?\p{L}*|arrach\p{L}*|tore|non|pardon|arranc\p{L}*|trampl\p{L}*|pietin\p{L}*|pisote\p{L}*|(?:his|her|le|son|sa|su|la) (?:face|leg|arm|hand|ear|finger|visage|jambe|bras|main|oreille|doigt|cara|pierna|brazo|mano|oreja|dedo|cachete))(?= )/u;

export const HUMANS =
  / (?:i|im|me|my|him|us|them|who|someone|baby|toddler|child|kids?|son|daughter|boy|girl|man|woman|mum|mom|dad|nan|gran\p{L}*|husband|wife|neighbou?r|friend|brother|sister|je|j|moi|m|mon|ma|mes|lui|leur|quelqu|bebe|enfants?|fils|fille|garcon|homme|femme|maman|papa|mamie|papi|mari|voisin\p{L}*|frere|soeur|petit|petite|gamin|mi|mis|yo|nos|alguien|nin[oa]s?|hij[oa]s?|senor\p{L}*|hombre|mujer|mama|abuel[oa]|marido|espos[oa]|vecin[oa]|herman[oa]|peque|le (?:a |ha )?(?:dio|hizo))(?= )/u;

/** A toy that is ill in a game; one that is swallowed is somebody's emergency. */
export const ABOUT_TOYS =
  /(?:^| dit que| says(?: that)?| says her| dice que)(?: (?:la|le|sa|son|ma|the|her|his|my|su|el|mi))* (?:poupees?|doudou|nounours|peluche|barbie|dolls?|dolly|teddy(?: bear)?|munec[oa]s?|osit[oa]|oso de peluche|peluche)(?: (?:de (?:ma|mon|sa|mi|su|la) (?:fille|fils|petite|hija|hijo|nina)))? (?:qui |que )?(?:ne |n |se |s |has |is |est |a |ha |esta |needs? |needing |can |cant |no |fell |respire|pleure|vomit|tousse|bleed|tiene |fait |doesn )(?!.*(?:swallow|chok|throat|avale|etouff|gorge|trago|atragant|garganta|nose|nez|nariz|bouche|mouth|boca))/u;

/** Who tells it, and whom nobody knows: no person of the writer. */
export const SOMEBODY_ELSE_SAYS =
  / (?:i (?:just )?(?:saw|watched|read|heard|am watching|m watching|was reading)|(?:j ai |on a )(?:vu|lu|entendu|regarde)|je (?:regarde|lis|cherche)|que je regarde|(?:ils|on) (?:disent|dit|parle|parlent|raconte)|on nous demande|(?:il |qu il )?faut(?: il| t il)?|y a t il|est il|est ce que|peut on|(?:he |hemos )(?:visto|leido|oido)|(?:vi|lei) (?:un|una|en)|estoy (?:viendo|leyendo)|for my (?:school|course|class|homework|essay|exam|poster|book|novel)|(?:pour|de) (?:mon|ma|notre) (?:cours|expose|devoir|examen|concours|roman|livre|affiche|classe|ecole)|para (?:mi|el|la) (?:curso|trabajo|examen|clase|novela|libro|cartel)|me (?:ensenaron|preguntan|piden)|for my (?:kids|children) school)(?= )/gu;

interface CalmFrame {
  readonly is: RegExp;
  /** What makes it no calm one. */
  readonly unless: RegExp;
  /** A story, a lesson or an expression, through which nobody speaks of themselves. */
  readonly isFiction?: true;
}

const NOBODY_NEAR = new RegExp(
  `${PERSONAL.near.source}| (?:now|right now|maintenant|ahora|help|ayuda|au secours|vite|since|depuis|desde|tonight|ce soir|esta noche|pendant|during|while|durante|mientras|devant|watching|viendo|en regardant|apres|after|tras)(?= )`,
  "u",
);
const NO_SIGN_OF_NOW =
  / (?:now|right now|help|ayuda|vite|urgent\p{L}*|want to|not joking|baby|bebe|toddler|son|daughter|fils|fille|hij\p{L}+|pills?|tablets?|comprim\p{L}*|cachets?|pastillas?|blood|sang|sangre|breath\p{L}*|respir\p{L}*|chest|poitrine|pecho|arm|bras|brazo|jaw|machoire|sweat\p{L}*|sueur\p{L}*|sudor\p{L}*|numb|dizzy|vertige\p{L}*|mareo\p{L}*|die|mourir|morir\p{L}*|suicid\p{L}*|kill myself|swell\p{L}*|gonfl\p{L}*|hincha\p{L}*)(?= )/u;

const HAPPENS_NOW = new RegExp(
  `${NO_SIGN_OF_NOW.source}| (?:is|are|hes|shes|having|happening|il|elle|il est|fait|fais|saigne|esta|tiene|he|she|mum|dad|baby)(?= )`,
  "u",
);

export const CALM_FRAMES: readonly CalmFrame[] = [
  // What is learned, and how it is prevented.
  {
    is: /(?:^| )(?:how (?:to|do (?:you|i|we)|can (?:you|we|i)) (?:recogni[sz]e|spot|prevent|avoid|detect|identify)|(?:comment|facon de) (?:reconnaitre|reperer|prevenir|eviter|detecter|identifier)|como (?:reconocer|prevenir|evitar|detectar|identificar|reconozco)|(?:what (?:are|is)|quels? (?:sont|est)|quelles sont|c est quoi|cuales son|que son) (?:the |les |los |las |le |la )?(?:early |first |main |premiers |primeros |primeras )?(?:signs?|symptoms?|signes?|symptomes?|sintomas|senales|signos)|^ (?:signs?|symptoms?|signes?|symptomes?|sintomas|senales|signos) (?:of|de|d|del|du)|difference between|difference entre|diferencia entre|what (?:temp\p{L}*|age)|why do|is \p{L}+ contagious|are (?:\p{L}+ ){1,2}(?:toxic|poisonous|dangerous)|pour savoir|por saber|just (?:curious|wondering)|par curiosite|por curiosidad|child ?proof\p{L}*|baby ?proof\p{L}*|securiser|securite (?:des )?enfants?|out of reach|hors de portee|fuera del alcance|where (?:to|do you|should we) (?:store|keep)|ou ranger|donde guardar|est (?:il|ce) dangereux|es peligroso|is it dangerous|a partir de quel age|(?:from|at) what age|a que edad|que faire pour eviter|que hacer para evitar|thinking of (?:buying|getting)|to avoid|pour eviter|para evitar|para prevenir|pour prevenir|to prevent|au cas ou|por si acaso|just in case|par precaution)(?= )/u,
    unless: NOBODY_NEAR,
  },
  // Courses, school, posters.
  {
    is: / (?:cours de (?:secourisme|rcp|premiers secours)|premiers secours|secourisme|psc1|pcs1|psc 1|first aid (?:course|class|training|kit|badge)|cpr (?:class|course|training|cert\p{L}*)|choking (?:class|course)|(?:curso|clase|taller) de (?:primeros auxilios|rcp)|primeros auxilios|rcp|expose|affiche (?:pour|de|sur)|poster|cartel|school (?:project|report|play|poster|essay)|homework|devoirs|deberes|trabajo (?:del cole|escolar|de clase)|leaflet for|quiz|dissertation|thesis|campagne de|awareness (?:day|week|month)|journee (?:mondiale|nationale)|dia (?:mundial|internacional))(?= )/u,
    isFiction: true,
    unless: NOBODY_NEAR,
  },
  // Films, books, games, songs.
  {
    is: / (?:films?|movies?|peliculas?|peli|tv (?:show|series)|dans (?:la|une|cette) serie|en (?:la|una|esta) serie|in (?:the|a|that) (?:series|show|game)|series finale|documentaire|documentary|documental|docu|podcast|telenovela|novela|roman|novel|chanson|paroles (?:de|chanson)|lyrics|song|cancion|letra de|jeu video|video ?games?|videojuego|en el juego|minecraft|fortnite|zelda|skyrim|sims|netflix|acteur|actrice|actor|actress|personnage|personaje|chapitre|chapter|capitulo|saison \d+|season \d+|temporada \d+|episode \d+|sitcom|soap opera|trailer|spoiler)(?= )|^ (?:who|qui|quien) (?:dies?|meurt|muere|kills?|tue|mata|se muere)(?= )/u,
    isFiction: true,
    unless: NOBODY_NEAR,
  },
  // News of others.
  {
    is: / (?:(?:aux|les|dans les|vu aux) infos|(?:on|in) the news|news (?:says?|about|report)|las noticias|noticias? (?:de|sobre)|telediario|(?:au )?journal|periodico|newspaper|headlines?|reportage|article|articulo|(?:i )?(?:read|heard) that|(?:lu|entendu) (?:que|qu)|il parait (?:que|qu)|dicen que|a la tele|on (?:the )?tv|en la tele|facebook|instagram|youtube|twitter|a la radio|en la radio|on the radio|radio|tiktok trend|on tiktok|explosion des cas|outbreak in|read about|brote (?:de|en)|segun (?:el|la|los))(?= )/u,
    unless: NOBODY_NEAR,
  },
  // Whether somebody may be vaccinated.
  {
    is: /^ (?:puis je|peut on|on peut|can (?:i|he|she|we|my)|should (?:i|he|she|we)|is it (?:ok|safe)|est ce que|se puede|puedo|le puedo|le pongo) .*(?:vaccin|vacun|mmr|jab)/u,
    unless:
      / (?:apres|after|despues|tras|since|depuis|desde|now|ahora|maintenant|hoy|today|aujourd)(?= )/u,
  },
  // Forms, insurance, certificates, purchases.
  {
    is: / (?:formulaire|formulario|form to fill|which form|paperwork|assurance|insurance|seguro de|life insurance|mutuelle|attestation|certificat|certificate|certificado|permis de conduire|driving licen[cs]e|carnet de conducir|invoice|facture|factura|remboursement|reembolso|compte rendu|medical records?|historial|sick note|doctor s note|arret maladie|baja laboral|parte de baja|justificante|indemni\p{L}*|compensation|disability|invalidite|incapacidad|mdph|protocole|protocolo|declaration|prendre rdv|rendez vous|appointment|inscription|where to buy|where can i (?:buy|get|order)|ou acheter|ou trouver|ou le placer|donde (?:compro|comprar|consigo|venden|colocar)|best (?:\p{L}+ ){1,4}(?:alarm|detector|monitor|kit|gate|lock)|quel detecteur|prix d|price of|precio de|how much (?:is|does))(?= )/u,
    unless: HAPPENS_NOW,
  },
  // Where an expression comes from.
  {
    is: / (?:expression|origine|origin|origen|meaning|signification|significado|idiom|que significa|que veut dire|ca veut dire quoi|what does .* mean|refran|proverbe|proverb|dicho)(?= )/u,
    isFiction: true,
    unless: NOBODY_NEAR,
  },
  // What is said in jest.
  {
    is: / (?:haha\p{L}*|lol|lmao|mdr|ptdr|jaja\p{L}*|jeje\p{L}*|xd)(?= )/u,
    unless: NO_SIGN_OF_NOW,
  },
  // Hearts that bills, goals and chiefs stop.
  {
    is: /^(?=.* (?:heart attack|strokes?|crise cardiaque|infarctus|avc|infarto|derrame|patatus|aneurysm|anevrisme) )(?=.* (?:(?:gives?|gave|giving) (?:me|us)|(?:me|m|nous) (?:a |va |vont |ont )?(?:donn\p{L}+|fait|font|faire)|(?:me|nos) (?:va a |van a )?(?:provoca\p{L}*|da|dar|dan|dio)|nearly|almost|failli|casi) )(?=.* (?:boss|team|match|goal|but|gol|partido|bill|price|prix|precio|facture|factura|traffic|exam\p{L}*|jefe|jefa|patron|chef|prof|ado|ados|teens?|teenagers?|laughing|laugh|rire|risa|penalty|penalti|mails?|surprise|sorpresa|spider|araignee|arana|cada vez que veo|quand j ai vu|when i saw|en voyant|al ver) )/u,
    unless: NO_SIGN_OF_NOW,
  },
  {
    is: / (?:team|equipe|equipo|players?|striker|goalie|joueurs?|jugador\p{L}*) (?:choked|chokes|always chokes|s est (?:noyee?|etouffee?)|se (?:ahogo|ahoga))(?= )/u,
    unless: NO_SIGN_OF_NOW,
  },
];
