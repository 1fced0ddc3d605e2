/**
 * Ways of saying that one would rather be dead, in three languages together, each put together from the same few slots:
 * who wishes, what it is to live, what it is to be gone. Read as `wording.ts` writes them: folded, `not` apart.
 */

const slot = (words: string) =>
  `(?:${words
    .trim()
    .split("\n")
    .map((line) => line.trim())
    .join("|")})`;
/** Up to so many other words in between. */
const gap = (most: number) => `(?: [^ .,]+){0,${most}}`;
const small = (words: string) => `(?: ${slot(words)})*`;

const END =
  "(?: asi| comme ca| like this| any ?more| mas)?(?= (?:$|[.,]|et|and|y|je|i|pero|mais|but))";
const WISH = slot(`
  veux|veut|voudrais|voudrait|aimerais|aimerait|souhaite|prefere|prefererais|envie de|envie d|envie que|reve de|j espere|espere
  want to|wants to|want|wanna|wish|rather|would like to|i d like to|like to|hope to|hope i|hopes
  quiero|quiere|quisiera|querer|ojala|prefiero|preferiria|gustaria|ganas de|deseo|desearia|si seulement|if only|espero
`);
const LIVE = slot(
  "vivre|vie|living|live|life|alive|vivir|viva|vida|exister|existir|existing|exist|existence|existencia",
);
const DIE = slot(
  "mourir|crever|mort|morte|meure|die|dying|dead|death|morir|morirme|morirse|muerte|muera|muriera|muerto|muerta|palmarla",
);
const GONE_FOR_GOOD = slot(`
  pour de bon|pour toujours|a jamais|for good|forever|for ever|del todo|(?:para|pas?) siempre
  (?:ne |et )?(?:jamais|plus|plus jamais) (?:[^ ]+ )?revenir|(?:and )?never (?:come|coming) back|(?:et )?no volver
`);
const LEAVE = slot("partir|m en aller|leave|go away|be gone|irme|marcharme|largarme");
const TIRED_OF = slot(`
  marre|lassee?|fatiguee?|ras le bol|degoutee?|assez|tired|sick|done|fed up|exhausted|cansad[oa]|hart[oa]|aburrid[oa]
`);
const NOBODY = slot("nobody|no one|noone|personne|nadie|a nadie|not one|ni dios");
const FEW = small(
  "me|se|te|m|s|t|just|only|to|de|d|que|qu|en|y|simplement|juste|tout|all|solo|ya|mas|not|ne|plus|pas|et|and|i|je|could|can|pouvoir|poder|be",
);
const TO_SEE_AND_GET = slot(`
  (?:va a |volvera a |voudra |will )?(?:see me|ver(?:me)?|hear from me|hear of me|saber de mi|find me|encontrar(?:me)?)
  me (?:reverra|verra|retrouvera|trouvera|vera|volvera a ver|va a ver|encontrara|va a encontrar)
`);
/** What somebody else might do without, and be the better for it. */
const IF_I_WERE_GONE = slot(`
  si (?:je |j )?(?:n )?(?:etais|existais) (?:pas|plus|jamais)(?: (?:la|ici|nee?|de ce monde))?
  si (?:je )?(?:disparaissais|mourais|partais pour de bon)|si j etais (?:pas nee?|morte?|jamais nee?)
  if i (?:was|were|am) (?:not|never|gone|dead)(?: (?:here|around|born|alive|there))*
  if i (?:had )?(?:never|not) (?:do |been |was |is |am |were )*(?:exist|existed|born|here|around|there)
  if i (?:died|disappeared|vanished|were gone)
  si (?:yo )?(?:ya )?no (?:existiera|estuviera|hubiera nacido|hubiese nacido|viviera)
  si (?:yo )?(?:me )?(?:muriera|desapareciera|fuera para siempre)|without me|sans moi|sin mi
`);
const RELIEVED = slot(`
  soulages?|soulagee?s?|tranquilles?|heureux|heureuse|mieux|simple|facile|libres?|legers?|relieved|better|happier|easier|free
  simpler|lighter|mejor|tranquil[oa]s?|felices|facil|aliviad[oa]s?|descansarian|libres|contentos|en paix|at peace|en paz
`);
const ABOUT_TO = slot(
  "going to|gonna|will|might|about to|va|vais|va a|voy a|ira a|fasse|haga|capable de|capaz de",
);

const WORDINGS: readonly string[] = [
  // Not to wake, to die asleep, to be gone.
  `${WISH}${gap(1)}${FEW}(?: (?:dormir|sleep|endormir|asleep|dormirme|fall|go|to))* (?:et |and |y )?(?:(?:ne |pour |para )?(?:plus |pas |no |not |never |nunca |jamais )+)(?:se |me |m |te )*(?:reveiller|wake(?: up)?|waking up|despertar(?:me)?)(?: jamais| more| again| mas| nunca| plus)?(?= (?:$|[.,]|demain|tomorrow|manana|du tout|at all|et|and|y))`,
  `(?:no |not |pas |plus )(?:do )?${WISH}${FEW} (?:wake up|wake|despertar(?:me)?|reveiller)(?= (?:$|[.,]|demain|tomorrow|manana|mas|nunca|any ?more|again|ever|jamais))`,
  `${DIE}${gap(2)} (?:sommeil|sleep|dormid[oa]|durmiendo|dormant|in peace|en paix)`,
  `${WISH}${FEW} (?:just |juste |solo )?(?:disparaitre|disappear|vanish|desaparecer)(?= (?:$|[.,]|et|and|y|pour|para|forever|for|de (?:ce|este)|du monde|from (?:this world|the earth|life)|a jamais|pas? siempre|completely|completement|del (?:mundo|mapa|todo)|tellement|ya|parce|porque|because))`,
  `${LEAVE}${FEW} ${GONE_FOR_GOOD}`,
  `${NOBODY}${gap(2)} ${TO_SEE_AND_GET}`,
  `(?:la )?(?:derniere|last|ultima) (?:fois|time|vez)(?: (?:que|qu|you|that|je|tu|vous|i|te|me|os|les))* (?:parl\\p{L}+|ecri\\p{L}+|enten\\p{L}+|voi[st]|voyez|hear|heard|see|speak|talk|write|wrote|oigo|oyes|oyen|escrib\\p{L}+|habl\\p{L}+|veo|veis|ven)`,
  // Wanting to die, and how.
  `${WISH}${FEW} (?:etre |be |estar )?${DIE}(?= (?!(?:de |d |of |for |para |from |por |a )(?!suite|plus|pena)|aux? |to |knowing|saber|pour une?|pour des))`,
  `${DIE} (?:sans|without|sin) (?:souffrir|souffrance|douleurs?|mal|pain|suffering|dolor|sufrir|sentir nada)|(?:die|kill [^ ]+|mourir|morir\\p{L}*)${gap(1)} (?:painless\\p{L}*|peacefully|paisiblement|rapido|quickly|vite)`,
  `(?:comment|how to|how do i|how can i|how could i|como|manera de|facon de|maniere de|way to)(?: (?:on|se|me|puedo|peut|faire|fait|pour|hacer|para|uno))* (?:mourir|die|morir\\p{L}*|suicid\\p{L}*|tuer|crever)(?= (?:$|[.,]|sans|without|sin|vite|rapid\\p{L}+|quick\\p{L}*|fast|chez moi|at home|en casa|seul\\p{L}*|alone|sol[oa]))`,
  `(?:how many|how much|combien|cuant[oa]s?|quel\\p{L}*|what|which|que|qu)(?: [^ .,]+){0,6} (?:(?:pour|to|para) (?:mourir|crever|die|morir\\p{L}*|plus jamais|partir (?:sans|tranquil\\p{L}*|en paix|pour)|go (?:without|peacefully|quietly|in peace)|irme (?:sin|en paz|tranquil\\p{L}*)|be dead|finish myself|acabar conmigo)|(?:pour |para |to |so |that |que |you |on |te |i |se |me )+(?:ne |no |not |never |do |nunca )+(?:plus |jamais |pas |se |me |te |do )*(?:reveiller?|wake(?: up)?|despertar\\p{L}*|despiertes?)(?= (?:$|[.,]|plus|mas|jamais|again|any ?more|ever)))`,
  `(?:mieux|better|mejor|plutot|rather)${gap(1)} (?:morte?|dead|gone|muert[oa]|desaparecer|disparaitre)(?: (?:que|than|qu)(?: [^ ]+){1,2})?${END}`,
  // Of life itself.
  `${TIRED_OF} (?:de |d |of |with |que )*(?:la |ma |cette |my |this |mi |esta |etre |being |estar )*${LIVE}(?= (?!d |de |at |in the |en (?:ville|paris|la|casa)))`,
  `(?<! (?:battery|shelf|half|office|work|sex|social|night|student|school) )(?:vie|life|vida)(?: (?:me|m|n|ne|s|se|est|is|ya|esta|es|a|has|feels|est vraiment|no|not))* (?:finie|over|acabo|acabada|acaba|termino|terminada|fichue|foutue|gachee|ruinee|ruined|arruinada|pese|pesa|unbearable|insupportable|insoportable|degoute|un enfer|hell|un infierno|worthless|meaningless|worth living|worth it|vaut (?:plus|pas)|vale (?:nada|la pena)|plus (?:aucun )?(?:sens|interet)|tiene sentido|no (?:meaning|point|sense))`,
  `(?:merit\\p{L}+|deserv\\p{L}+|merec\\p{L}+|merezco)(?: (?:pas|plus|not|de|d|to|estar))* (?:etre en vie|vivre|live|living|be alive|vivir|viv[oa]|mourir|die|morir\\p{L}*|exister|exist|existir)`,
  `(?:pas|plus|not|never|no|nunca|jamais|regrette d)(?: (?:du|should|have|had|debi|debia|debio|tendria|que|to|d|was|supposed))* (?:haber nacido|naitre|etre nee?|been born|being born|be born|nacer)|never born|jamais nee?(?= (?:$|[.,]))`,
  `(?:assez|bien assez|trop|bastante|suficiente|demasiado) vecu|lived (?:long )?enough|vivido (?:ya )?(?:bastante|suficiente|demasiado)|fait mon temps`,
  `(?:i|me|je|moi|yo)(?: [^ .,]+){0,2} (?:no|not|pas|plus|finish|finir|terminar)(?: (?:want|more|quiero|querer|veux|vouloir))* (?:live|vivre|vivir|my life|ma vie|mi vida)(?= (?:$|[.,]|more|mas|plus|encore|anymore|any))`,
  // No reason, no way out, no strength to go on.
  `(?:a quoi (?:bon|[cs]a sert|sert)|para que|pas que|de que (?:me )?sirve|what is the point|what s the point|whats the point|why (?:do i |should i |even )?bother|pourquoi|no point|not see the point|ca sert a rien|rien ne sert|no sirve de nada|no tiene (?:caso|sentido)|no vale la pena|not worth it)(?: (?:de|d|to|in|of|a|me|m|je|que|i|even|encore|ya|seguir|continuer|keep))* (?:continuer|continue|vivre|vivir|live|living|seguir|sigo|going on|go on|carry on|carrying on|keep going|lutter|luchar|fight|fighting|me battre|m accrocher|essayer|try|trying|intentar\\p{L}*|me lever|levantarme|get up|getting up|tenir|exister|existir)${END}`,
  `(?:rien|nothing|nada)(?: (?:ne|n|de|d|m|me|really|ya|plus))* (?:importance|importa|matters|matter|interesse|(?:makes?|have|has|tiene|a) (?:any |de |aucun )?(?:sense|meaning|sentido|sens)|ilusion\\p{L}*|tient|left for me|me retient|me retiene|is holding me|holding me|me queda|no queda|keeps me|me ata)(?: (?:plus|anymore|ya|mas|aucun|a rien))*(?= (?:$|[.,]|et|and|y|ici|here|aqui|pour moi|for me|para mi))`,
  `(?:pas|plus|no|not|ni|sin|sans|aucune?|any|never|nunca|ninguna?)(?: [^ .,]+){0,3} (?:issue|echappatoire|way out|salida|escapatoria|avenir|espoir|esperanza|futuro|porvenir|raison d etre|lumiere au bout)(?= (?:$|[.,]|pour (?:moi|nous)|for me|para mi|et|and|y|je|i|ya|a (?:ma|mi)|left))`,
  `(?:plus|pas|no|not|sin|sans|ni)(?: [^ .,]+){0,3} (?:la force|le courage|courage|valor|coraje|fuerzas?|strength|energy|energie|ganas|envie)(?: [^ .,]+){0,3} (?:battre|lutter|vivre|continuer|luchar|seguir(?: adelante| asi| aqui)?|vivir|fight|fighting|live|go on|carry on|keep going|tenir|existir|exister)${END}`,
  `(?:not can|no puedo|peux plus|arrive plus a|no more|ya no)(?: (?:me|a|mas|plus|keep|seguir))* (?:fight|fighting|luchar|luchando|battre|lutter|carry on|go on|hang on|hold on|keep going|tenir|vivir|vivre|vivre comme ca|viviendo|existiendo|living)(?: (?:any ?more|anymore|mas|more|longer|like this|asi|comme ca))*${END}`,
  `(?:jette|jeter|jetter|throw in|throwing in|tiro|tirar) (?:l |the |la )?(?:eponge|towel|toalla)(?= (?:$|[.,]|de la vie))|(?:i give up|je lache|je baisse les bras|me rindo|abandonne)(?: (?:tout|on life|on everything|con la vida|con todo|de vivre|la vie))+`,
  // A weight on the others, who would do better alone.
  `${RELIEVED}${gap(4)} ${IF_I_WERE_GONE}`,
  `${IF_I_WERE_GONE}${gap(4)} ${RELIEVED}`,
  `${IF_I_WERE_GONE}(?= (?:$|[.,]))(?<=(?:existais|exist|existed|existiera|nacido|nee?|born|mourais|died|muriera|disparaissais|disappeared|vanished|desapareciera|dead|gone)(?: pas| plus| jamais)?)`,
  `(?:burden|fardeau|boulet|poids|charge|carga|estorbo|lastre|inutile)(?: (?:pour|to|on|para|a|de|for|en))+ (?:tout le monde|tous|toute?|ma|mes|mon|les autres|la famille|eux|vous|toi|everyone|everybody|my|the family|them|all|other|others|you|todos|mi|mis|los demas|la familia|ellos|ustedes|vosotros)`,
  `(?:suis|am|i m|feel like|soy|siento como|sens comme)(?: (?:qu|just|only|nothing but|solo|mas que))* (?:un|une|a|an|una) (?:poids|fardeau|boulet|charge|burden|carga|estorbo|lastre|waste of space|waste of air|bon a rien|bonne a rien)(?= (?!lourd|leger|mort|de))`,
  `${NOBODY}(?: [^ .,]+){0,3} (?:cry|care|notice|miss|llor\\p{L}+|import\\p{L}+|pleur\\p{L}+|regrett\\p{L}+|remarqu\\p{L}+|enterar\\p{L}+|echar\\p{L}* de menos|extran\\p{L}+|apercev\\p{L}+)(?: (?:me|that|qu|que|je|i|s|si|if|when|quand|cuando|il|elle|he|she|el|ella|yo|no|not|was|were|is|am|etais|me|se))* (?:gone|dead|died|die|mourait|mourais|meurs|meurt|plus la|disparaissais|disparaissait|muero|muere|muriera|moria|falto|me voy|not here|here)`,
  `(?:aur\\p{L}+ (?:plus|pas) (?:a|besoin de)|not (?:will )?(?:have|need) to|no (?:tendr\\p{L}+ que|va[sn]? a tener que|hara falta que))(?: (?:plus|mas|vous|te|s|ever|se))* (?:worry|occuper|soucier|inquieter|preocup\\p{L}+|supporter|aguantar\\p{L}*|put up|deal|care|look after|cargar|suffer|souffrir|bother)(?: (?:about|of|with|for|pour|de|por|a cause de|because of))* (?:me|moi|mi|conmigo)`,
  // Farewells, and what is left in order.
  `(?:dites?|dis|tell|dile|diles|decid\\p{L}*|digan\\p{L}*|dire)(?: [^ .,]+){1,5} (?:que je (?:l|la|le|les) ?(?:aimes?|ai aimee?s?)|i (?:will always )?loved? (?:them|him|her|you|u)|que (?:los|las|lo|la|les) (?:quiero|amo|quise|adoro))`,
  `(?:pardon|pardonne\\p{L}*|desolee?|sorry|forgive me|perdon|perdon\\p{L}+|lo siento)(?: (?:moi|me|m|a tous|tous|everyone|all|a todos|maman|papa|mom|mum|mama))* (?:pour|for|por|de)(?: (?:ce|tout|le|what|everything|lo|todo|mal|que|qu|i|je|m|im|all))* (?:vais|am (?:going|about)|m (?:going|about)|im (?:going|about)|going|about|voy|will|hare|ferai|hago|do|faire)(?= )`,
  `(?:lettre|letter|carta|mot|note|nota|video|message|mensaje)s?(?: [^ .,]+){0,5} (?:pour apres|for after|for when i|para despues|quand (?:je|il|elle) (?:ne )?(?:serai|sera) plus|para cuando (?:ya )?no|d adieux?|de adios|de despedida|of goodbye)`,
  `(?:mon|ma|my|mi|notre)(?: tout)? (?:dernier|derniere|last|ultim[oa]) (?:jour|soir|soiree|nuit|day|night|evening|dia|noche|repas|meal|cigarette)(?= (?:$|[.,]|sur terre|on earth|en la tierra|et|and|y))|c est (?:mon|le) dernier soir`,
  `(?:donn\\p{L}+|gave|giv\\p{L}+|regal\\p{L}+|leg\\p{L}+)(?: [^ .,]+){1,6} (?:et|and|y|,) (?:[^ .,]+ ){0,5}(?:au revoir|adieux?|goodbye|bye|despid\\p{L}+|despedi\\p{L}+|adios)`,
  `(?:dieu|god|lord|dios|seigneur|senor|jesus|virgen)(?: [^ .,]+){0,4} (?:chercher|prenne|prend|prendre|reprenne|rappelle|take me|took me|call me|come for me|take (?:him|her)|lleve|lleva|recoja|llame|llama)`,
  `(?:rejoin\\p{L}+|retrouv\\p{L}+|join\\p{L}*|be with|reunir\\p{L}*|reencontr\\p{L}+|ir(?:me|se)?|me voy|aller|see)(?: [^ .,]+){0,9} (?:au ciel|au paradis|au cimetiere|la haut|dans la tombe|dans l au dela|heaven|paradise|up there|in the grave|cielo|paraiso|alla arriba|al otro lado|otro lado|otra vida|next life)`,
  // Means at hand.
  `(?:garde\\p{L}*|met\\p{L}*|mis|sav(?:e|ing|ed)|keep(?:ing)?|guard\\p{L}+|junt\\p{L}+|hid(?:e|ing)?|cach\\p{L}+|escond\\p{L}+)(?: [^ .,]+){1,5} (?:(?:pour|for|para) )?(?:le jour ou|le jour j|the day|that day|el dia(?: que)?|the right (?:time|moment)|le bon moment|el momento)(?= (?:$|[.,]|i|je|que|when|quand|yo|arriv\\p{L}+|vien\\p{L}+|lleg\\p{L}+|comes))`,
  `(?:compte|comptes|counted|counting|conte|contado|contando)(?: [^ .,]+){0,2} (?:comprime|cachet|medic|pill|pastilla|tablet|gelule|somnifere)\\p{L}*(?: (?:,|et|and|y|il|there|is|are|y|a|hay|son|en|ai|j|i|have|que|tengo|us|theres))* (?:assez|enough|suficient\\p{L}*|bastantes?|suffisamment)(?= (?:$|[.,]|et|and|y|pour (?!le|la|les|un|trois|deux)|to |para (?!el|la|un|tod)))`,
  `(?:regarde|look|looking|miro|mirando|stare|staring|fixe|stand|standing|go|vais|voy)(?: [^ .,]+){0,4} (?:pont|bridge|puente|rails?|tracks|vias|train|tren|vide|edge|balcon|balcony|toit|roof|azotea|fenetre|window|ventana|metro)(?: [^ .,]+){0,12} (?:courage|brave|valor|guts|nerve|cran|atrev\\p{L}+|oser\\p{L}*|dare|saut\\p{L}+|jump|saltar)`,
  `(?:pens\\p{L}+|think|thinking|thought|envie|want|urge|feel like|ganas|veux|voudrais|quiero|imagin\\p{L}+)(?: [^ .,]+){0,5} (?:foncer|fonce|rentrer|lancer|encastrer|jeter|estrellar\\p{L}*|chocar|driv\\p{L}+|crash\\p{L}*|swerv\\p{L}+|steer\\p{L}*|planter)(?: [^ .,]+){0,4} (?:arbre|platane|mur|poteau|camion|pont|ravin|tree|wall|pole|truck|lorry|bridge|cliff|traffic|arbol|muro|pared|poste|barranco|puente|voiture|coche|carro|car)(?= )`,
  `(?<!(?:chat|chats|cat|cats|gato|gata|chien|dog|perro|oiseau|bird|pajaro|pigeon|plante|pot|couvreur|roofer) )(?:est|is|s|he|she|hes|shes|esta|sits|stands|standing|assise?|debout|montee?|grimpee?|parad[oa]|sentad[oa]|sitting|stood|climbed|subi[do]|se subio)(?: (?:up|standing|out|debout|assise?|parad[oa]|sentad[oa]|sitting|encore|already))* (?:on|onto|over|sur|en|a|al|au|encima)(?: (?:the|le|la|les|l|du|de|un|una|top|of|el))* (?:edge|ledge|window ledge|rebord|bord du (?:toit|vide|pont|balcon)|cornisa|borde|parapet\\p{L}*|barandilla|barandal|rambarde|garde corps|railings?|wrong side)(?= )`,
  `(?:toit|roof|azotea|tejado|pont|bridge|puente|rails|tracks|vias|grue|crane|balcon|balcony|falaise|cliff)(?: [^ .,]+){0,2} (?:et |and |y )(?:[^ .,]+ ){0,3}(?:pas|not|no|refuse|refuses|niega)(?: [^ .,]+){0,2} (?:descendre|come (?:down|off|in)|get down|bajar\\p{L}*|quitarse|bouger)`,
  `(?:fusil|carabine|gun|rifle|pistol\\p{L}*|shotgun|escopeta|arme|arma|revolver|corde|rope|noose|soga|cuerda|lames?|blades?|cuchill\\p{L}+)(?: [^ .,]+){0,4}(?: ,)?(?: (?:et|and|y))?(?: [^ .,]+){0,3} (?:pleure|crying|cries|llora|llorando|fear|j ai peur|scared|tengo miedo|adieu|goodbye|trembling|saoul|drunk|borracho)`,
  `${ABOUT_TO}(?: [^ .,]+){0,2} (?:do |faire |fasse |hacer )?(?:something (?:stupid|silly|bad to (?:my|him|her)self)|une? (?:grosse |grande )?(?:betise|connerie)|una (?:locura|tonteria|burrada|barbaridad)|(?:hurt|harm) (?:my|him|her|them)self)`,
  `(?:envie|envies|ganas|urges?|besoin|craving|impulse|impulsos?|need)(?: (?:de|d|to|of|me|m))* (?:couper|cut|cutting|cortarme|taillader|scarifier|rajarme|lastimarme|hurt myself|me punir|punish myself|me faire mal)(?= (?:$|[.,]|encore|again|otra|et|and|y|les (?:bras|veines|poignets|cuisses)|los brazos|las venas|my (?:arms?|wrists?|thighs?|legs?)|myself|tonight|ce soir))`,
  `(?:souffr\\p{L}+|suffering|sufrimiento|sufro|sadness|tristesse|tristeza|desespoir|despair|desesperacion|misery)(?: [^ .,]+){0,4} (?:dans ma tete|inside|por dentro|a l interieur|want out|no quiero mas|en peux plus|no puedo mas)|(?:pare|arrete|stop|acabe|finisse)(?: [^ .,]+){0,2} (?:ce|este|this|my|ma|mi) (?:sufrimiento|souffrance|misery|calvaire|calvario)`,
  // Death itself is spoken of, and nothing that one merely dies of, for or from.
  `(?<!(?:peur|afraid|scared|fear|miedo|terrified|panique|va|vais|vas|allait|going to|gonna|will|voy a|va a|van a|risque|danger|sudden infant|cot|crib|infant|apres|after|despues|depuis|since|desde|of|before|avant|antes)(?: de| d| of| a| la| the)? )(?:mourir|la mort|ma mort|to die|dying|(?<!to )death|morir|morirme|morirse|la muerte|mi muerte|crever${END})(?= (?!de |d |of |for |from |to |aux? |par |por |subite|subita|rates?|certificate|toll|star|metal|valley|noire|cap|rire|laugh|coffee|hunger|sans (?!souffrir|douleur)|si |if ))`,
  `(?:si (?:je |me |yo (?:me )?)?(?:meurs|mourais|creve|crevais|muero|muriera|moria)|if i (?:die|died|was to die))(?= (?!de |d |of |from |por |pneu|un |une ))`,
  `(?:should|tendria|debi|aurais|aurait|ought)(?: (?:have|que|haber\\p{L}*|du|to))* (?:died|muerto|been me|sido yo|etre moi|mourir)`,
  // Gone by tomorrow.
  `(?:out of|leav\\p{L}+|no more in|plus de|quitter|dejar|no (?:estare|estoy|voy a estar) en) (?:this|ce|este) (?:world|monde|mundo)`,
  `(?:me reverr\\p{L}+|me verr\\p{L}+) (?:plus|jamais)|not (?:will )?(?:ever )?see me (?:again|anymore|any more)|no me (?:volver\\p{L}+ a|van a|vais a|vas a) ver(?: mas| nunca)?${END}`,
  `(?:fai\\p{L}+|sa(?:y|ying|id)|dig\\p{L}+|dij\\p{L}+)(?: (?:mes|my|a tous|all|mis|ses|his|her))+ (?:adieux?|goodbyes|farewells?|despedidas)|me (?:estoy|vine a|vengo a|quiero) despid\\p{L}+`,
  `(?:comprendr\\p{L}+|understand|entender\\p{L}*|know why|sabr\\p{L}+)(?: (?:tout|todo|everything|why|pourquoi|por que|lo))* (?:demain|tomorrow|manana|bientot|soon|pronto)(?= (?:$|[.,]))|(?:demain|tomorrow|manana)(?: (?:you|he|she|i|d|ll|would|will|tu|vous|je|lo|te))* (?:comprendr\\p{L}+|understand|entender\\p{L}*)`,
  `${WISH}(?: (?:i|he|she|que|je|ne|pas|not|no|do|did|does|to|me))* (?:(?:ne |not |no |do )?(?:pas )?(?:passer (?:la|cette) nuit|make it|last the night|see (?:the )?(?:morning|tomorrow)|voir (?:demain|le matin|noel)|pase? de (?:esta|hoy)|amane[cz]\\p{L}+|llegar a manana))(?= (?!on time|to (?:work|school|the)|a temps))`,
  `${WISH}(?: (?:i|he|she|id|d|would|get|gets|got|had|have|avoir|attraper|choper|tener|tenga|tuviera|me|m|un|a|an|une|diera|de|que|qu|il|elle|se|by|be|hit|renverse|ecrase|get hit by))* (?:accident|crash|crashes|choque|cancer|truck|lorry|bus|camion|infarto|atropell\\p{L}+|renverse)(?= (?!screening|prevention|assurance))`,
  `${RELIEVED}(?: (?:avec|with|con|had|have|tener|une|un|a))* (?:autre|another|different|otr[oa]) (?:maman|mere|mum|mom|mother|mama|madre|papa|pere|dad|father|padre|femme|wife|esposa)`,
  `(?:je )?(?:sers|vaux) (?:plus )?(?:a )?rien|no use to (?:any|no)\\p{L}*|(?:no sirvo|no valgo)(?: (?:para|a|por))* nada|good for nothing`,
  `(?:vivre|living|vivir|existing|exister)(?: (?:is|c|est|es|devenu|becoming|become|se|me|ha|hace|too|trop|muy|tan|demasiado|so))* (?:unbearable|insupportable|insoportable|dure?|hard|duro|dificil|imposible|impossible|torture|tortura|enfer|hell|infierno)`,
  `(?:not can|peux plus|peux pas|arrive plus a|no puedo|incapable de)(?: (?:ya|mas|no))* (?:live|living|vivre|vivir)(?= (?:$|[.,]|with (?:it|this|myself|what)|avec (?:ca|moi|ce)|con (?:esto|eso|lo)|asi|like this|any|comme|mas|more))`,
  `${WISH}(?: (?:que|qu|it|it s|this|all|tout|todo|just|juste|solo|to|be|se|ce|ca|cela|soit|s|y|esto|ya|for|a))+ (?:over|finished|done|termine|terminee?|fini|finie|finisse|s arrete|acabe|acabara|pare)(?= (?:$|[.,]|et|and|y|pour toujours|forever|para siempre|now|ya|maintenant|once|une bonne|de una))`,
  `(?:autant|might as well|mejor|mieux vaut|better to|may as well|(?:solo )?queda) (?:en finir|end it|finish it|acabar|terminar|crever|mourir)(?= (?:$|[.,]|de una|con todo|et|and|y|tout de suite|all|now))`,
  `(?:sauter|saute|jump|jumping|saltar|salte|tuer|kill|matar|mate|couper|cut|corte|mourir|die|morir|muera)(?: [^ .,]+){0,6} (?:voix|voices?|voz|voces)|(?:voix|voices?|voz|voces)(?: [^ .,]+){0,6} (?:sauter|saute|jump|saltar|salte|tuer|kill|matar\\p{L}*|mate|me mate|couper|cut|cortar\\p{L}*|mourir|die|morir\\p{L}*|muera)`,
  `(?:off|top|neck|do|finish|end) (?:my|him|her|them)sel(?:f|ves)(?: in| off)?|(?:se|me|te) (?:peg\\p{L}+|da|doy|dar|dispar\\p{L}+|met[eo]) un tiro|(?:se|me|s) (?:flingu\\p{L}+|but\\p{L}+(?! de)|supprim\\p{L}+)`,
  `(?:et si je (?:prenais|prends|avalais)|what if i (?:just )?(?:take|took|swallow\\p{L}*)|y si me (?:tomo|trago|tomara))(?: [^ .,]+){0,2} (?:toute?s?|tous|all|whole|entire|todo|toda|todas|todos|enter\\p{L}+)`,
  `(?:recommenc\\p{L}+|restarted|started|starting|relapsed|volvi\\p{L}*|vuelve|vuelvo|empec\\p{L}*|empez\\p{L}*|arrete pas de|keep|keeps)(?: (?:to|a|de|again|otra vez|with|encore))* (?:me couper|se couper|cutting(?! (?:out|down|back|carb|sugar|corn|his|her (?:hair|nails)|teeth|own|hair|nails|grass|paper|wood))|cortarme|cortarse|me scarifier|se scarifier)`,
  `(?:coupures?|entailles?|cuts|cortes|cortadas|tajos)(?: [^ .,]+){0,5} (?:avant bras|poignets?|cuisses|forearms?|wrists?|thighs?|antebrazos?|munecas?|muslos)|me (?:brule|quemo) (?:avec|con) (?:une |un |des |unos? |mis |mes )?(?:cigarettes?|clopes?|cigarr\\p{L}+|mechero|briquet|encendedor)`,
  `(?:est|is|esta|s) (?:encore |still )?(?:sur|on|en) (?:le|the|el|un|a|la|les|las) (?:pont|bridge|puente|toit|roof|azotea|tejado|rails|tracks|vias)(?: [^ .]+){0,6} (?:repond|answer\\p{L}*|contest\\p{L}+|pleure|crying|llora\\p{L}*|adieu|goodbye|despid\\p{L}+|raccroche|hung up|hangs up|colgo)`,
  `(?:achete|bought|buying|compre|compro|comprado)(?: (?:de|la|une?|some|a|una|the|el))* (?:corde|rope|soga|cuerda|mecate|fusil|gun|pistol\\p{L}*|escopeta)(?= (?:$|[.,]|et (?:je|j|une|un)|and (?:i|a)|y (?:me|un|una)))`,
  `(?:testament|my will|testamento)(?: [^ .,]+){0,8} (?:prete? a partir|ready to (?:go|leave|die)|list[oa] para irme|adieu|goodbye|despid\\p{L}+)`,
  `(?:armoire a pharmacie|pharmacie|medicine (?:cabinet|cupboard|box)|botiquin|(?:tous|toutes|all|todos|todas)(?: (?:les|mes|the|my|of|las|los|mis))* (?:medic\\p{L}+|pills?|tablets?|cachets|comprim\\p{L}+|pastillas?|gelules))(?: [^ .,]+){0,3} (?:sur (?:le|mon) lit|(?:on|onto) (?:the|my) bed|en la cama|laidout|devant moi|in front of me|delante|sobre la cama|etal\\p{L}+|spread out)`,
  `(?:une seule chose|only (?:ask for )?one thing|qu une chose|una (?:sola )?cosa)(?: [^ .,]+){0,3} (?:partir|go in|go to sleep|irme|mourir|die|morir\\p{L}*)`,
  `(?:last|derniere|ultima|tonight|ce soir|esta noche|hoy|today)(?: (?:it|s|is|its|c|est|es))* (?:the end|la fin|el final|el fin)(?= (?:$|[.,]))`,
  `(?:no|pas|plus|not)(?: [^ .,]+){0,3} (?:raison|reason|motivo|razon)(?: [^ .,]+){0,2} (?:me lever|get up|get out of bed|levantarme|wake up|me reveiller)`,
  // What is left behind: ashes, a funeral, money, a world that turns.
  `(?:mes|ma|mon|my|mis?) (?:cendres|ashes|cenizas|enterrement|obseques|funerailles|funeral|funerals|entierro|tombe|grave|tumba|cercueil|coffin|ataud|epitaphe)`,
  `${RELIEVED}${gap(6)} (?:assurance vie|insurance|argent de l assurance|seguro)|(?:assurance|insurance|seguro)${gap(8)} (?:tranquilles?|ok|bien|safe|provided|better|mieux|mejor) (?:apres|after|despues|sans moi|without me|sin mi|once i)`,
  `(?:monde|world|mundo|terre|tierra|earth)${gap(5)} (?:sans moi|without me|sin mi)`,
  `(?:dites?|dis|tell|dile|diles|decid\\p{L}*|digan\\p{L}*)${gap(8)} (?:faute|fault|culpa)`,
  `(?:mon|my|mi|mes|mis) (?:dernier|last|ultimo|final|derniere|ultima|dernieres|ultimas)s? (?:message|mensaje|post|video|publication|publicacion|lettre|letter|carta|mots|words|palabras)${END}`,
  `(?:au revoir|bye|goodbye|adieu|adios|despedi\\p{L}*)${gap(8)} (?:reviendr\\p{L}+ (?:pas|plus)|reviens (?:pas|plus)|not (?:will )?(?:be )?(?:coming|come) back|no (?:vuelvo|volvere|voy a volver|regreso|regresare))`,
  `(?:decid\\p{L}+|decision)${gap(3)} (?:partir|leave|leaving|irme|mourir|morir|end|finir|acabar)${gap(2)} (?:cette nuit|tonight|ce soir|esta noche|life|world|pour toujours|forever|mundo|para siempre)`,
  `(?:pars|leaving|me voy|m en vais|irse|going away|s en va|se va)${gap(2)} (?:pour toujours|for good|forever|for ever|para siempre|a jamais)`,
  // Regret of waking, sleep without end, dreams of death.
  `(?:regret\\p{L}*|gutted|disappointed|decue?|lament\\p{L}+|wish|aurais aime|ojala|sad)${gap(5)} (?:woke|woken|waking|wake|reveillee?|despert\\p{L}+)(?= (?!late|early|tard|tot|temprano|tarde|so ))`,
  `(?:want|veux|voudrais|quiero|quisiera|wish|just|juste|solo)${gap(3)} (?:sleep|dormir)${gap(6)} (?:forever|for ever|toujours|siempre|never end|jamais fini\\p{L}*)`,
  `(?:reve|dream|dreams|sueno|imagine|imagino)${gap(3)} (?:morte?|dead|muert[oa])(?= (?:$|[.,]|et|and|y))`,
  // Of oneself.
  `${WISH}${FEW} (?:not|never|no|nunca|jamais)(?: (?:do|did|been|to))* (?:exist|existed|born|existir|alive)`,
  `(?:me|se) (?:hais|hait|deteste|degoute|odio|odia|detesto)(?= (?:$|[.,]|et|and|y|je|tellement|tanto))|hates? (?:my|him|her|them)sel(?:f|ves)`,
  `(?:suis|soy|siento|sens|estoy) (?:de )?(?:trop (?:ici|sur|dans|pour)|de mas)|(?:pas|no|not|aucune|ni)${gap(2)} (?:place|lugar|sitio) (?:pour|for|para) (?:moi|me|mi)`,
  `(?:vie|life|vida)(?: (?:c|est|ca|n|ya|is|it|s))* (?:plus|pas|not|no es|no)(?: is)? (?:pour moi|for me|para mi)`,
  `(?:alone|seule?|sol[ao]) (?:with|avec|con) (?:mes|my|mis|mine|ces|these|estas) (?:medic\\p{L}*|tablets?|pills?|pastillas?|cachets|comprim\\p{L}+|pensees|thoughts|pensamientos|idees|ideas)`,
  `(?:peur|scared|afraid|frightened|miedo|terrified)(?: (?:de|d|of|about|a))* (?:ce que|what|lo que|moi meme|myself|mi mism[oa])(?: (?:je|i|yo|me|m|that))*(?: (?:pourrais|might|could|may|pueda|puedo|podria|peux|vais|suis capable|am capable|will|would)|${END})`,
  `(?:confiance|trust|fio|confio|surmonter)(?: (?:en|de|in))* (?:moi|myself|mi)(?: meme| mism[oa])? (?:cette nuit|ce soir|tonight|esta noche|alone|seule?|sol[ao])|(?:fais plus confiance|not trust myself|no me fio de mi)(?= (?:cette|ce|tonight|esta|alone|right|now|with|avec|con (?:las|mis)))`,
  `(?:idees|pensees|thoughts|pensamientos|ideas)${gap(2)} (?:noires?|sombres?|dark|negr[oa]s|oscur[oa]s|morbides?)|(?:dark|black) thoughts`,
  `(?:etre|be|being|ser)(?: (?:mas|any more|encore|plus))* (?:un|a|une|una) (?:burden|fardeau|boulet|poids|charge|carga|estorbo|lastre)${gap(1)}(?= (?:$|[.,]|any|for|pour|para|laiss|let|dej|et|and|y|to|plus|longer))`,
  `${TIRED_OF} (?:de |d |of |with |from )*(?:me |se |la |the )*(?:battre|lutter|luchar|fighting|fight|trying|essayer|intentarlo|faire semblant|pretending|fingir|souffrir|suffering|sufrir)`,
  `(?:pas|plus|no|not|ni|sin|any)${gap(3)} (?:force|courage|fuerzas?|strength|energy|energie|raison|reason|razon|motivo)s?${gap(3)} (?:etre (?:en vie|vivante?|la)|be (?:alive|here)|being alive|estar (?:viv[oa]|aqui)|stay|rester|quedarme)${END}`,
  `(?:moi|me|yo|i) (?:fini|finish|terminar|acabar|stop|arreter) (?:la |my |ma |mi )?(?:vie|life|vida)`,
  `(?:tout le monde|everyone|everybody|todos|people|gens)${gap(2)} (?:m oublien?t?|m oublie|forget me|forgot me|me olvid\\p{L}+)`,
  `(?:librar\\p{L}*|debarrass\\p{L}+|rid) (?:de|of) (?:mi|moi|me)`,
  `(?:dit|dise|says?|said|dice|dijo|que)${gap(6)} ${RELIEVED}${gap(2)} (?:sans (?:elle|lui)|without (?:her|him)|sin (?:ella|el))${END}`,
  `(?:veut|wants? to|ready to|se quiere|quiere|prete? a) (?:partir|go|leave|leave us|ir|irse)${END}(?<=(?:mange|manger|eat|eating|come|comer|boire|drink)(?: [^ ]+){1,9})`,
  // Means that somebody stands beside, asks about or has used.
  `(?:lame|blade|cuchilla|couteau|knife|rasoir|razor|cutter|cuchillo|navaja)${gap(4)} (?:poignets?|wrists?|munecas?|gorge|throat|cuello|veines|veins|venas)`,
  `(?:noue|nouee|attache|tied|tying|ate|atado|atada|accroche|hung|colgue)${gap(2)} (?:corde|rope|soga|cuerda|drap|sheet|sabana|ceinture|belt|noose)${gap(4)} (?:poutre|beam|viga|branche|branch|rama|arbre|tree|arbol|plafond|ceiling|techo|porte|door|puerta|cou|neck|cuello)`,
  `(?:sur|on|en|entre|between)(?: (?:la|les|the|las|line|train|railway))* (?:rails|tracks|vias|voie|voies)(?: (?:ferrees?|del tren|du train))?(?<=(?:assise?|sitting|sat|sentad[oa]|allongee?|lying|tumbad[oa]|acostad[oa]|train|tren|debout|standing|parad[oa]|attends?|waiting|espero)(?: [^ ]+){1,6})`,
  `(?:wait|waiting|attends?|espero)${gap(4)} (?:line|tracks|via|vias|rails|voie)${gap(2)} (?:train|tren)|(?:attends?|espero) (?:le |el )?(?:train|tren) (?:sur|en) (?:la|les|las) (?:voie|rails|via|vias)`,
  `(?:moteur|engine|motor)${gap(5)} (?:garage|garaje|cochera)${gap(2)}(?= )|(?:tuyau|hose|manguera|pipe)${gap(4)} (?:echappement|exhaust|escape)`,
  `(?:gaz|gas)${gap(4)} (?:ferme|fermee?s?|shut|closed|cerre|cerrado|bouche)${gap(2)} (?:fenetres?|windows?|ventanas?|portes?|doors?|puertas?)`,
  `(?:sac|bag|bolsa|plastico)${gap(2)} (?:sur|over|around|en|autour de)(?: (?:la|sa|his|her|my|their|ma))* (?:tete|head|cabeza)`,
  `(?:slash\\p{L}*|stabb\\p{L}+|hang\\p{L}*|hung|gass\\p{L}+|drown\\p{L}*|poison\\p{L}*) (?:my|him|her|them)sel(?:f|ves)|(?:saut\\p{L}+|jump\\p{L}*|salt\\p{L}+)${gap(6)} (?:expres|on purpose|a proposito|adrede|volontairement)`,
  `(?:hanging|pendre|ahorcarse)${gap(1)} (?:hurts?|mal|duele|painful|long)|(?:mal|hurts?|painful|duele|pasa|happens|quoi|long|tarda|temps)${gap(4)} (?:pendre|hang(?:ing)?|ahorcar\\p{L}*|drown(?:ing)?|noyer|ahogarse|bleed(?:ing)? out|(?:coup\\p{L}+|cut|cutting|cort\\p{L}+)${gap(2)} (?:veines|wrists?|veins|venas|munecas))`,
  `(?:avale|avaler|swallowed|taken|took|trag\\p{L}+|tome)${gap(2)} (?:tout|everything|all|todo)${gap(4)} (?:trouve|found|find|encontre|habia|sous la main)`,
  `(?:fusil|carabine|gun|rifle|pistol\\p{L}*|shotgun|escopeta|revolver)${gap(6)} (?:fini|over|acabo|finished|terminado|fin)`,
  // This earth, an attempt, what is ready, and who says so of himself.
  `(?:${WISH}|no|not|pas|plus)${FEW}(?: estar| etre| be| being)? (?:on|of|from|sur|en|de) (?:this|cette|esta|ce|este) (?:earth|world|terre|tierra|monde|mundo)`,
  `(?:six pieds sous terre|six feet under|bajo tierra|sous terre|underground|dans un trou)(?<=(?:mieux|mejor|better|bien|off|deja|ya)(?: [^ ]+){0,6})`,
  `(?:refus\\p{L}*|refuse to|me niego a|arrete de|stop|stopped|deje de|dejar de|no quiero|not want to)(?: (?:de|to|a|seguir|continuer|keep|go on|continue|carry on))* (?:vivre|living|live|viviendo|vivir|exister|existing)(?= (?:$|[.,]|comme|like|asi|dans|in this|en este|et|and|y))`,
  `(?:fait|faire|refait) une (?:tentative|ts)|(?:attempted|tried)(?: (?:it|before|once|already|last|again|to (?:end|kill)))+|(?:j ai|i) (?:deja )?(?:essaye|tried) d en finir|(?:me )?(?:suis|m etais) rate(?:e)? (?:la|ma) derniere|(?:failed|not work)(?: (?:at it|the))* last time|(?:no lo logre|no me salio|la ultima vez falle)|(?:not (?:will )?fail|pas (?:me )?rater|no voy a fallar|no fallo)(?: this time| cette fois| esta vez)?(?= (?:$|[.,]))(?<=(?:decid|cette fois|this time|esta vez)\\p{L}*(?: [^ ]+){1,9})`,
  `(?:corde|rope|noose|soga|cuerda) (?:est|is|esta) (?:prete?|ready|lista)|(?:medic\\p{L}*|pills|tablets|pastillas|cachets|comprimes)(?: et| and| y| ,)? (?:je suis |i am |estoy )(?:prete?|ready|list[oa])${END}`,
  `(?:fenetre|window|ventana)(?: (?:is|est|esta))? (?:ouverte|open|abierta) (?:au|on|en|del|de|du|sur)(?: (?:the|le|un|el))* (?:\\d+|second|deux\\p{L}+|trois\\p{L}+|quatr\\p{L}+|cinq\\p{L}+|six\\p{L}+|sept\\p{L}+|huit\\p{L}+|dixi\\p{L}+|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|segundo|tercer\\p{L}*|cuarto|quinto|sexto|septimo|octavo|noveno|decimo|top|dernier|ultimo)`,
  `(?:march\\p{L}+|walk\\p{L}*|camin\\p{L}+|vais|going|voy|heading)(?: (?:vers|to|towards?|hacia|a|la|the|las|le|les|railway|train))+ (?:voies? ferrees?|tracks|rails|vias(?: del tren)?|pont|bridge|puente|falaise|cliff|acantilado)${END}`,
  `(?:me vois|me veo|see myself|picture myself|imagine myself|m imagine) (?:deja )?(?:morte?|dead|muert[oa]|pendue?|hanging|ahorcad[oa])`,
  `(?:endormir|dormir|dormirme|sleep|repos\\p{L}*|rest|descansar)${gap(3)} (?:eternite|eternity|eternidad|eternamente|eternally)`,
  `(?:ne )?me cherchez (?:pas|plus)${END}|not (?:do )?look for me${END}|no me (?:busquen|busques|busqueis)(?: mas)?(?= (?:$|[.,]|y|ya))`,
  `(?:je )?(?:vous|te|les|os|los) (?:laisse|dejo)(?: ,)? (?:adieu|adios)|leaving you(?: now| all)*(?: ,)? (?:farewell|goodbye|bye)`,
  `(?:who|qui|quien)(?: [^ .,]+){0,7} (?:when i am|when im|when i m|quand je serai|cuando (?:yo )?est[ea]|cuando me) (?:dead|gone|morte?|muert[oa]|muera)`,
  `(?:donne|giving|give|regalo|reparto)${gap(9)} (?:plus besoin|not (?:will )?(?:be )?need|no lo voy a necesitar|no (?:las?|los?) necesit\\p{L}+)`,
  `(?:sais pas|not (?:do )?know|no se)(?: (?:comment|how|to|como|si|if|i|je|vais|will|voy a|can))* (?:tenir|make it|llegar|survivre|survive|sobrevivir|passer)(?: (?:jusqu|to|through|until|a|till|hasta))+ (?:demain|tomorrow|the night|tonight|manana|la noche|ce soir)`,
  `(?:passer\\p{L}+|see|make it to|voir|paso|pasar|llegare)(?: (?:pas|not|plus|de|a|the|l|le|la|this|este|el))* (?:hiver|noel|winter|christmas|invierno|navidad|printemps|spring|ete|summer)(?: ,)?(?: (?:j ai|i ve|i have|c est|lo he|ive|ya))* (?:decid\\p{L}+|sur|sure)`,
  `(?:button|bouton|boton|interrupteur|switch|interruptor)${gap(3)} (?:disappear|disparaitre|desaparecer|mourir|die|morir|tout arreter|end it|acabar)`,
  `(?:plus|more|mas)? ?(?:simple|simpler|easier|facile|facil|sencillo)(?: (?:de|not|no|ne|plus|pas|if|si|to))+ (?:etre la|be here|not be here|estar aqui|etre en vie|be alive|exist\\p{L}*)`,
  `(?:ressentir|feel|sentir)${gap(2)} (?:rien|nothing|anything|nada)${gap(1)} (?:jamais|ever again|forever|nunca|a jamais)|(?:feel nothing|plus rien ressentir|no sentir nada) (?:ever again|jamais|forever|nunca mas|nunca)`,
  `(?:vivement|cant wait|can t wait|not can wait|ojala|que)(?: [^ .,]+){0,4} (?:termine|finisse|over|acabe|termine ya)(?: (?:ya|pour|to be))* (?:ma|my|mi) (?:vie|life|vida)|wait for my life`,
  `(?:si|if)(?: [^ .,]+){1,6} (?:se (?:tue|mata|suicid\\p{L}+|pend|flingue)|kills? (?:him|her|my)self)|se mata(?= $)(?<=si [^.]{1,40} se mata)`,
  `(?:enferme\\p{L}*|locked|encerr\\p{L}+)(?: [^ .,]+){0,8} (?:lames?|blades?|razor|rasoir|cuchill\\p{L}+|couteau|knife|cachets|pills|pastillas|corde|rope|soga)`,
  `(?:found|trouve|encontre|encontramos)(?: [^ .,]+){0,2} (?:lames?(?: de rasoir)?|blades?|razors?|cuchillas|hojas de afeitar|corde|noose|soga)${gap(2)} (?:sous|under|dans|in|debajo|bajo|en)(?: (?:le|la|the|de|her|his|my|su|sa|son|mi|ma))* (?:lit|bed|matelas|mattress|chambre|room|bedroom|cama|colchon|cuarto|habitacion|sac|bag)`,
  `(?:battre|lutter|luchar|fight|fighting)(?: (?:contre|contra|against))? (?:la |my |this )?(?:vie|vida|life)(?= (?!guard|jacket))`,
  `(?:pens\\p{L}+|think|thinking|thought|piens\\p{L}+)(?: (?:a|of|about|en|de|d))+ (?:en finir|ending it|ending things|end it|acabar con todo|acabar${END})`,
  `(?:pas|plus|no|not|sin|sans|aucune|lost) (?:the |de |la |any )?(?:will|volonte|voluntad) (?:to|de) (?:live|vivre|vivir|go on)`,
  `(?:plan|planned|planning|pienso|prevu|decide|decidi)(?: (?:to|de))* (?:go|partir|irme|leave)${gap(2)} (?:for good|pour toujours|pour de bon|forever|para siempre|del todo)`,
  `(?:let|letting|laisse|dejo|deje)(?: (?:me|myself|him|her))? (?:die|mourir|morir\\p{L}*)|(?:so|pour|para|until|hasta)(?: (?:i|que|me))* (?:die|mourir|morir\\p{L}*|muera)${END}`,
  `not (?:will )?be around(?= (?:$|[.,]|much|long|to see))|lo intent\\p{L}+(?: (?:antes|una vez|ya))+|me boy a (?:matar|suicid\\p{L}+)|(?:querer|vouloir|want) (?:muerte|mort|dead)`,
  `(?:abr\\p{L}+|cort\\p{L}+|ouvert|ouvre|ouvrir|opened|open|slit|cut)(?: (?:las|les|mis|mes|my|his|her|the))* (?:venas|veines|veins)`,
];

/** Each of them says by itself that somebody may want to die. */
export const DESPAIR: readonly (readonly [RegExp, string])[] = WORDINGS.map((wording) => [
  new RegExp(` (?:${wording})(?= )`, "gu"),
  " , suicide ",
]);
