/** What people say of such things every day, in the three languages together; a line adds to a concept of the others. */
export const EVERYDAY = `
rise: souleve*, going up, go up, sube, suben, monte
hold: porte, portent, soutient, sostiene, sostienen, support, supports
tight: barra, barre, prensa, etau
cry: grita, gritar, gritando, chilla, chillando
bend: doblo, doblar, doblarle, agachar, plie, plier
suicide: throw himself under, throw herself under, throw myself under, throw himself front, throw herself front, throw myself front, throwing myself under, throwing himself under, jeter train, jeter metro, jeter pont, jeter fenetre, tirar tren, tirar via, tirar puente, tirar balcon, tirar ventana, tirar azotea, tirar terraza, acabar todo, terminar todo, mettre fin tout, end all
blue: bleui*, bleuit
skin_off: skin coming off, skin came off, skin peeling, skin peels, skin peeled, peau part, peau decolle*, peau arrache*, peau pele, va piel, piel desprende, piel levanta, piel pela, despellej*
hot_thing: poele, poele brulant, estufa, plancha, horno, four, plaque cuisson, hob, radiator, radiateur, barbecue, parrilla, insert, cheminee, vitre four
mush: bouillie, mush, mushy, marbles mouth, papilla, patate chaude, hot potato, trapo boca, cotton mouth, pateux, pateuse
shock_word: shock, shocked, decharge, descarga, chataigne, calambrazo
wire: wire, wires, cable, cables, fil denude, fil electrique, denude*, bare wire, socket, prise, enchufe, outlet, rallonge, multiprise
farewell_figure: teacher*, maitresse, maitre, maestra, maestro, profesor*, colleague*, collegue*, companer*, retirement, retraite, jubil*, birthday, party, depart, class, classe, neighbours
make_sound: sound, noise, bruit, voix, ruido, sonido, sale voz, sort voix
went_down: passe travers, parti travers, went wrong way, avale travers
thing_swallowed: cacahuete*, raisin, grain raisin, uva, uvas, cacahuate*, salchicha, knacki, saucisse, cherry tomato, tomate cerise, caramelo
lie_flat: lie, lie down, lay down, lie flat, allonger, coucher, acostarse, acostar, tumbarse
foam: froth*, pink froth, mousse rose, espuma, echa espuma
breathless: fighting for air, fight for air, fights for air, struggling for air, gasping for air, gasps for air, fighting air, fights air, gasping air, struggling air, hungry air, cherche air, cherche souffle, boquea*, busca aire, puede aire
ripping: ripping, tearing, dechirant*, dechirure, desgarr*
shoulder_blades: shoulder blades, omoplates, omoplatos, paletillas
faint: going black, goes black, went black, everything black, voile noir, vois noir, ve negro, veo negro
not_working: gave way, gives way, giving way, gave under, derobe, quit working, quits working, gave out
feel: notar, noto, notado, noter
stay: still there, still, siguen
spots: pintit*, pintas, puntitos, moraton*, puntos
fade: borr*, effac*
swell: globo, ballon, balloon, ballons, balloons, globos
postpartum: accouch*, gave birth, giving birth, cesarean, caesarean, cesarienne, cesarea, pari, parto, post partum, postpartum, newborn home
soak: soak*, remplis, remplit, rempli, tremp*, empap*, lleno, llena, sature, saturating, going through
pad: pad, pads, serviette*, protection hygienique, compresa*, toalla higienica, maxi pad
clots: clot, clots, caillot*, coagulo*
big: big, large, huge, gros, grosse, grosses, grande, grandes, golf ball, plum, oeuf, egg, huevo
baby: bb, bbs
child: bb, bbs
boiling: chip pan, deep fryer, deep fat fryer, air fryer oil, huile friture, aceite freidora
electrocuted: shock off, shock cooker, shock oven, shock plug, shock wire, shock kettle
vape: eliquid*, liquide vapote*, vape*, vaping, vapeador*, vaporette, vapoteuse*, cigarette electronique, ecig*, nicotin*
poison: lighter fluid, lamp oil, kerosene, petrole, huile lampe, allume feu, allume barbecue, liquide allume, liquido encender, encendedor liquido, gasolina, essence voiture, gasoil, petrol can, gasoline, superglue, liquide frein, brake fluid, liquido frenos, cera liquida, decapant*, decapfour, quitagrasas, oven cleaner, lampara aceite, vape juice, vape liquid, vape refill, eliquid*, turps, harpic, domestos, cillit, canard wc, wc net, detartrant*, viakal, lavandina, destapacan*, pinol, acido muriatico, muriatico, dcon, rat pellets, green pellets, blue pellets, grains mort, capsule ariel, pods, ariel, persil capsule, tide pod*, gel hydroalcoolique, hydroalcoolique, hand sanitizer, sanitizer, sanitiser, gel antibacterial
cannabis: jujube pot, jujubes pot, jujubes cannabis, gummies thc
swallowed: necked, downed, chugged, scoffed, gobe, gobee, ingurgit*, zampo, engull*, swig*, gorgee*, lampee, trago, sorbo, chupo, chup*, suce, succion*, squirted mouth
mistaken: thought, thinking, croyant, croyait, pensait, pensant, pensando, creyendo, penso, confundio, taken mistake
beverage: gatorade, juice, jus, sirop, syrup, agua, water, eau, coca*, cola, lucozade, limonade, soda, lait, milk, tea, refresco, jugo, zumo, evian, vittel
insulin_pen: stylo, stylos, pen, insulin*, insulina, lente, novorapid, humalog, lantus
weekly_drug: methotrexat*, metotrexato, metoject, novatrex, imeth
daily: quotidien, daily, every day, chaque jour, cada dia, diario
played: played, playing, jouait, joue, jouant, jugaba, jugando, jugado
disappeared: faltan, falta, manque, manquent, missing
emptied_container: bajo jarabe, bajo frasco, bajo botella, siffle flacon, siffle bouteille, vide flacon, vide bouteille
life_over: fait temps, trop vieux vivre, burden, fardeau, poids tous, carga, estorbo, enough life, lived enough
rope: rope, noose, corde, soga, cuerda
weapon: fusil, carabine, fusil chasse, escopeta, pistola, rifle, shotgun, revolver
better_without: mieux sans moi, mieux morte, mieux mort, better off gone, better off dead, everyones better off, everyone better off, mejor desaparecer, mejor seria desaparecer, mejor muerto, mejor muerta
giving_away: gave away, giving away, given away, gave guitar away, gave dog away, gave cat away, gave things away, donne affaires, distribue affaires, donne chien, donne chat, regale cosas, regalo cosas
writing: writing, wrote, ecris, ecrit, ecrire, escribi*, escribo
drug: pastis, pastillas corazon, oxy, oxys, percs, xans, opioid*, opiace*, opioide*
venomous: rattler*, rattlesnake*, viper*, yarara*, cobra, copperhead, cottonmouth, serpent corail, coral snake, crotalo
snake: yarara*, rattler*, crotalo
boot: boot, boots, botte, bota, ankle, cheville, tobillo
headache: pounding head, head pounding
vision_sign: etoiles, estrellas, sparkly, zigzag*, luces, lumieres, mouches volantes
weeks_along: weeks pregnant
extreme: agony, atroce, atrocement, insoutenable, insoportable
sight_lost: deje ver, dejo ver, dejado ver, bajaran persiana, persiana, rideau noir, black curtain
wrists: muslos, muslo, cuisses, thigh, avant bras
vomit: bomit*, gomit*, revomi*
expiry: past date, out date, expire, expires, expired, expiry, perim*, caduc*, vence, vencid*, replacement, renew, renouvel*, repong*, reponer, repeat script, order, ordonnance, receta
disposal: jeter, jette, recycl*, dispose, disposal, tirar, reciclar, usag*, usad*, size, cr 2025, cr 2032
testing: test, tests, tester, press, pressing, prueba, probar, changer, changing, change, check, checking, verifier, revisar, cuanto hace
choke_figure: fou rire, rire, poster, cours secourisme, teach first aid, first aid course, charla, secourisme
laugh_mark: jaja*, jeje*, haha*, lol, ptdr, xd, lmao
figurative: rire, laughing, laughter, risa, pub, pubs, publicite*, mails, emails
fine: gueri, guerie, gueris, recovered, recuperado, recuperada, curado
exertion: yoga, hot yoga, pilates, zumba, spinning, netball, padel, footing, rugby, salsa
drown_figure: charla, poster, expose secourisme, cours secourisme, first aid course, tortas ahogadas, torta ahogada, huevos ahogados, tortas
not_now: semaine passee, semaine derniere, mois dernier, annee derniere, semana pasada, episode, ep, saison, season, temporada, netflix
came_out: came out, come out, ressort*, salio, salio panal, xray clear, x ray clear, radiografia limpia, radio normale, radio rien
confused: voices tell, voices telling, hears voices, hearing voices, entend voix, entends voix, voix disent, oye voces, oigo voces, voces dicen
phone: gsm
poison: boule mite, boules mite, boule mites, boules mites, debouche evier, debouche canalisation*, debouche toilettes, debouche tuyau, drain unblocker, sink unblocker, drain opener, destapador*, destapacano*, destapa canos, desatasca tuberias, floripondio*, brugmansia*, angel trumpet*, trompette anges, trompeta angel*
last_message: dernier message, ultimo mensaje, last message
forgive: pardon, pardonne*, desole*, sorry, forgive*, perdon, perdonen, perdonenme, perdoname
prepared: prepare, lined up, listas, preparadas
suicide: bon continuer vivre, bon vivre, poids tout monde, burden everyone, carga todos, feel like ending, tirar vias, pills lined up, peux plusde vivre, peut plusde vivre, life pointless, vie inutile, vida inutil, want everything stop, wish everything stop, want everything over, quiero todo pare
blow: brique, brick, ladrillo, ladrillazo, pedrada, piedrazo
snake: arana violinista, arana rincon, viuda negra, black widow, brown recluse, funnel web, veuve noire
waters: rompi bolsa, rompio bolsa
bee: abeille*, guepe*, frelon*, bee, bees, wasp, wasps, hornet, hornets, abeja*, avispa*, avispon*
live: vivir, vivre, living
fits: fits
bleed_lots: blood pumping, pumping out blood, sang pulse, bombea sangre
stay: not go, pas partir
dive: tiro pileta, tiro piscina, tiro alberca, tire pileta, tire piscina, tire alberca, dove shallow
cannabis: brownie mota, brownies mota, galleta mota, galletas mota, gomitas mota, gomitas thc, pastel mota, gateau beuh, gateau shit, cookie beuh, cookies beuh, hash brownie*, weed cookie*
street_drug: tacha, tachas, fent, mandy, tranq, cristal meth
burst: revento, reventado, exploto
poison_figure: empoisonn* vie, envenen* vida, chismes, ragots, gossip
figure: pas blague, rigole pas, plaisante pas, not joking, not kidding, no joke, no broma, heart attack plate, pass out papers, pass out flyers, pass out leaflets, seizure assets, seizure property, seizure goods, saisie biens, push up, push ups, pushups, reportage suicide, reportages suicide, article suicide, articles suicide, articulo suicidio, reportaje suicidio, article about suicide, symptomes avc, signes avc, symptoms stroke, signs stroke, sintomas ictus, signos ictus, sintomas derrame
`;
