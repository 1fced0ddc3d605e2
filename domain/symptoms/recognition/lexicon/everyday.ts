/** What people say of such things every day, in the three languages together; a line adds to a concept of the others. */
export const EVERYDAY = `
rise: going up, go up, suben, monte
hold: porte, portent, soutient, sostiene, sostienen, support, supports
tight: barra, prensa
bend: doblo, doblarle
suicide: throw himself under, throw herself under, throw himself front, throw herself front, throwing myself under, throwing himself under, tirar via, tirar puente, tirar balcon, tirar ventana, tirar azotea, tirar terraza, terminar todo
blue: bleui*
skin_off: skin coming off, skin came off, skin peeling, skin peels, skin peeled, peau part, peau decolle*, peau arrache*, peau pele, va piel, piel desprende, piel levanta, piel pela, despellej*
hot_thing: poele brulant, radiator, radiateur, parrilla, cheminee, vitre four
mush: bouillie, mush, mushy, marbles mouth, papilla, patate chaude, hot potato, trapo boca, cotton mouth, pateux, pateuse
shock_word: shock, shocked, decharge, descarga, chataigne, calambrazo
wire: wire, wires, cable, cables, fil denude, fil electrique, denude*, bare wire, socket, prise, enchufe, outlet, rallonge, multiprise
farewell_figure: teacher*, maitresse, maitre, maestra, maestro, profesor*, colleague*, collegue*, companer*, retirement, retraite, jubil*, birthday, party, depart, class, classe, neighbours
make_sound: sound, noise, bruit, voix, ruido, sonido, sale voz, sort voix
went_down: passe travers, parti travers, went wrong way, avale travers
thing_swallowed: cacahuete*, grain raisin, cacahuate*, knacki, cherry tomato, tomate cerise
lie_flat: lie, lie down, lay down, lie flat, allonger, coucher, acostarse, acostar, tumbarse
foam: pink froth, mousse rose, echa espuma
breathless: fighting for air, fight for air, fights for air, struggling for air, fights air, struggling air, hungry air, busca aire, puede aire, cherche souffle, bouche ouverte cherche air, not enough air, gulping air, short winded, fighting breathe, sin aire, sin aliento, quedado sin aire, gasping for air, gasps for air, gasping air
ripping: ripping, tearing, dechirant*, dechirure, desgarr*
shoulder_blades: shoulder blades, omoplates, omoplatos, paletillas
faint: going black, goes black, went black, everything black, voile noir, vois noir, ve negro, veo negro
not_working: gave way, gives way, giving way, gave under, derobe, quit working, quits working, gave out
feel: notado, noter
stay: still there, still
spots: pintit*, pintas
fade: borr*, effac*
swell: globo, ballon, ballons, globos
postpartum: accouch*, gave birth, cesarean, caesarean, cesarienne, cesarea, pari, parto, post partum, postpartum, newborn home, giving birth
soak: soak*, remplis, remplit, rempli, tremp*, empap*, lleno, llena, sature, saturating, going through
pad: pad, pads, serviette*, protection hygienique, compresa*, toalla higienica, maxi pad
clots: clot, clots, caillot*, coagulo*
big: big, large, huge, gros, grosse, grosses, grande, grandes, golf ball, plum, oeuf, egg, huevo
baby: bb, bbs
child: bb, bbs
boiling: chip pan, deep fryer, deep fat fryer, air fryer oil, huile friture, aceite freidora
electrocuted: shock off, shock cooker, shock oven, shock plug, shock kettle
vape: eliquid*, liquide vapote*, vape*, vaping, vapeador*, vaporette, vapoteuse*, cigarette electronique, ecig*, nicotin*
poison: liquide allume, liquido encender, essence voiture, petrol can, cera liquida, lampara aceite, vape juice, vape liquid, vape refill, turps, lavandina, destapacan*, pinol, acido muriatico, muriatico, dcon, rat pellets, green pellets, blue pellets, grains mort, capsule ariel, persil capsule, gel hydroalcoolique, hand sanitizer, gel antibacterial
cannabis: jujube pot, jujubes pot, jujubes cannabis, gummies thc
swallowed: necked, downed, chugged, scoffed, zampo, engull*, swig*, gorgee*, lampee, succion*, squirted mouth
mistaken: thought, thinking, croyant, croyait, pensait, pensant, pensando, creyendo, penso, confundio, taken mistake
beverage: gatorade, juice, jus, sirop, syrup, agua, water, eau, coca*, cola, lucozade, limonade, soda, lait, milk, tea, refresco, jugo, zumo, evian, vittel
insulin_pen: stylo, stylos, pen, insulin*, lente, novorapid, humalog, lantus
weekly_drug: methotrexat*, metotrexato, metoject, novatrex, imeth
daily: quotidien, daily, every day, chaque jour, cada dia, diario
played: played, playing, jouait, joue, jouant, jugaba, jugando, jugado
disappeared: manquent
emptied_container: bajo jarabe, bajo frasco, bajo botella, siffle bouteille, vide tout flacon, downed whole bottle, emptied whole bottle, emptied entire bottle
life_over: fait temps, trop vieux vivre, burden, fardeau, poids tous, carga, estorbo, enough life
rope: rope, noose, corde, soga, cuerda
weapon: carabine, fusil chasse
giving_away: gave away, giving away, given away, gave guitar away, gave dog away, gave cat away, gave things away, donne affaires, distribue affaires, donne chien, donne chat, regale cosas, regalo cosas
writing: writing, wrote, ecris, ecrit, ecrire, escribi*, escribo
drug: pastis, pastillas corazon, oxy, oxys, percs, xans, opiace*, opioide*
venomous: rattler*, rattlesnake*, viper*, yarara*, cobra, copperhead, cottonmouth, serpent corail, coral snake, crotalo
snake: yarara*, rattler*, crotalo
boot: boot, boots, botte, bota, ankle, cheville, tobillo
headache: pounding head
vision_sign: sparkly, lumieres, mouches volantes
weeks_along: weeks pregnant
extreme: agony
sight_lost: deje ver, persiana
wrists: muslo, thigh
vomit: bomit*, gomit*, revomi*
expiry: past date, out date, expire, expires, expired, expiry, perim*, caduc*, vence, vencid*, replacement, renew, renouvel*, repong*, reponer, repeat script, order, ordonnance, receta
disposal: jeter, jette, recycl*, dispose, disposal, tirar, reciclar, usag*, usad*, size, cr 2025, cr 2032
testing: test, tests, tester, press, pressing, prueba, probar, changer, changing, change, check, checking, verifier, revisar, cuanto hace
choke_figure: fou rire, rire, poster, cours secourisme, teach first aid, first aid course, charla, secourisme
laugh_mark: jaja*, jeje*, haha*, lol, ptdr, xd, lmao
figurative: rire, laughing, laughter, risa, pub, pubs, publicite*, mails, emails
fine: gueri, guerie, gueris, recovered, recuperado, recuperada, curado
exertion: yoga, hot yoga, pilates, zumba, spinning, netball, padel, rugby, salsa
drown_figure: charla, poster, expose secourisme, cours secourisme, first aid course, tortas ahogadas, torta ahogada, huevos ahogados, tortas
not_now: semaine passee, episode, ep, saison, season, temporada, netflix
came_out: came out, come out, ressort*, salio, salio panal, xray clear, x ray clear, radiografia limpia, radio normale, radio rien
confused: voices tell, voices telling, hears voices, hearing voices, entends voix, voix disent, oye voces, oigo voces, voces dicen, voit choses, voit gens, agite confus, etat confusionnel, sait plus ou, seeing things, ve cosas, ve gente, entend voix
phone: gsm
poison: boule mite, boules mite, boule mites, boules mites, debouche evier, debouche canalisation*, debouche toilettes, debouche tuyau, drain unblocker, sink unblocker, destapador*, destapacano*, destapa canos, desatasca tuberias, floripondio*, brugmansia*, angel trumpet*, trompette anges, trompeta angel*
last_message: dernier message, ultimo mensaje, last message
forgive: pardon, pardonne*, desole*, sorry, forgive*, perdon, perdonen, perdonenme, perdoname
prepared: prepare, lined up, listas, preparadas
suicide: ve mourir, veu mourir, bon continuer vivre, bon vivre, poids tout monde, burden everyone, carga todos, feel like ending, tirar vias, pills lined up, peux plusde vivre, peut plusde vivre, life pointless, vie inutile, vida inutil, want everything stop, wish everything stop, want everything over
blow: brique, brick, ladrillo, ladrillazo, pedrada, piedrazo
snake: arana violinista, arana rincon, brown recluse, funnel web, veuve noire
waters: rompi bolsa
bee: abeille*, guepe*, frelon*, bee, bees, wasp, wasps, hornet, hornets, abeja*, avispa*, avispon*
live: vivir, vivre, living
fits: fits
bleed_lots: blood pumping, pumping out blood, sang pulse, bombea sangre, sang partout, sang gicle, mare sang, vide sang, sang coule, sang flots, sang jets, serviettes trempees, blood everywhere, pouring blood, blood pouring, bleeding badly, bleeding profusely, severe bleeding, massive bleeding, uncontrollable bleeding, uncontrolled bleeding, blood squirting, sangre partes, sangre chorros, chorro sangre, charco sangre, sangra mucho, sangrado abundante, sangrado masivo, sangra chorros, sangrado mucho, sangra abundante*
stay: not go, pas partir
dive: tiro pileta, tiro piscina, tiro alberca, tire pileta, tire piscina, tire alberca, dove shallow, tiro cabeza
cannabis: brownie mota, brownies mota, galleta mota, galletas mota, gomitas mota, gomitas thc, pastel mota, gateau beuh, gateau shit, cookie beuh, cookies beuh, hash brownie*, weed cookie*
street_drug: tacha, tachas, fent, mandy, tranq, cristal meth
burst: revento, reventado
poison_figure: empoisonn* vie, envenen* vida, chismes, ragots, gossip
figure: pas blague, rigole pas, plaisante pas, not joking, not kidding, no joke, no broma, heart attack plate, pass out papers, pass out flyers, pass out leaflets, seizure assets, seizure property, seizure goods, saisie biens, push up, push ups, pushups, reportage suicide, reportages suicide, article suicide, articles suicide, articulo suicidio, reportaje suicidio, article about suicide, symptomes avc, signes avc, symptoms stroke, signs stroke, sintomas ictus, signos ictus, sintomas derrame
breath_word: detresse respiratoire
not_breathing_word: arret cardiorespi*, coeur arrete, arret respiration, heart stopped, no heartbeat, corazon parado, no late, corazon no late, corazon paro, parada cardiorespi*
gibberish: comprends rien, melange mots, cherche mots, confond mots, veulent rien dire, words wrong, wrong words, words coming out wrong, words mixed, nonsense words, makes no sense, cosas no sentido
choke: fausses routes, swallowed wrong way, object airway, airway blocked, blocked airway
epipen: stylo adrenaline
bleed: pisse sang
bad_sign: perdu connaissance, perte connaissance, perd connaissance, sang oreille, tourne oeil, raconte importe, passed out, blacked out, knocked out, ear bleeding, sangre oido
drown: coule piscine, glisse sous eau, disappeared under, under water, near drowning, medio ahogado, hundido agua
limp: sans reaction
dry_nappy: aucune couche mouillee, no wet diaper*, no wet napp*, no wet nappy
sunken: fontanelle creuse, fontanelle enfoncee, fontanelle creusee, fontanelle rentree, yeux cernes creux, sunken eyes, eyes sunken, sunken fontanel*, soft spot sunken, sunken soft, fontanel* sunken, eyes look sunken, mollera hundida, fontanela hundida
hard_breathe: mal reprendre respiration, mal reprendre souffle
nostrils_flare: battement ailes nez
pale: teint gris
run_over: accident voiture, accident moto, accident scooter, fait ecraser, car accident, car crash, car wreck, motorcycle accident, bike accident, accidente coche, accidente moto
ear_bleeding: sang oreille, ear bleeding, sangre oido, sangra oido
weak: gone dead
carbon_monoxide: co alarm, co detector
fire: caught fire
hit_by: run over, ran over
stabbed: shot gun, clavado cuchillo, clavaron cuchillo
deformed: wrong way
birth: babys head out, baby crowning, baby coming out, baby coming now
paralysed: went numb left
life_wish: take life, ganas seguir
over_now: va mieux, fine now, okay now, better now, pero bien, poco pero bien
static_shock: statique, estatica, static
sever: sliced off, clean off
vomits_blood_word: vomit bright red, vomit red, vomiting red, vomiting bright red, red vomit
drops_things: cae todo mano
urinate: panal mojado
hard_speak: no salen frases
half: half, moitie, mitad
half_face: moitie visage, half face, mitad cara
paper: leaflet, notice, prospecto, instructions, instrucciones, phrase, sentence, frase, film, histoire, story, historia, exercice, exercise, ejercicio
toilet_training: proprete, potty, orinal, avisa
co_word: carbon alarm, carbon detector
joking: rit, rie, riendo
family: parents, enfants, kids, children, hijos, hijas, padres, familia, famille, family, papas
drug: lexo, xan, clona, alpra, rivo
sharp: bout metal, bouts metal, bout fer, bout verre, morceau metal, morceau verre, bit metal, piece metal, trozo metal, pedazo metal, copeau*, metal filing*, metal splinter, esquirla*
dizzy: mareando, mareandome, marea
palpitation: flutter*, heart pounding, coeur emballe, coeur bat trop vite, corazon desbocado
shock_word: zap, zaps
wire: fuse box, fusebox, fuse board, breaker box, tableau electrique, cuadro electrico, cuadro luz, interrupteur, interruptor, light switch
shiver: grelott*, shiver*, tirit*, frissonn*
snow: neige, snow, nieve, lac gele, frozen lake, frozen pond, lago helado, rio helado, hypothermi*, hipotermi*, congele, congelado, congelada, gele, gelee, freezing
slow_speech: parle ralenti, parle lentement, habla lento, habla despacio, mumbl*, slow speech, speaking slowly, talking slowly, marmonn*, balbuc*, bredouill*
quit_verb: arrete, stopped, dejo, dejado
halo: halo*, arcos colores, aureole*, arcs colores, rainbow*, arc ciel, arcoiris
homemade_alcohol: aguardiente casero, alcohol casero, licor casero, alcohol adulterado, licor adulterado, moonshine, hooch, bootleg vodka, bootleg, alcool maison, gnole, alcool frelate, alcool contrebande
storage: ou ranger, comment ranger, ou stocker, ou conserver, comment conserver, where store, how store, where storing, storage, donde guardar, donde guardo, donde conservar, ou mettre, donde pongo
disposal: recicl*
message: stories, historias, posts, posting, publica
snores: reve, dreaming, dreams, suena, sonando
`;
