/** What a body shows, what a device measures, and what happened, in the three languages together. */
export const SIGNS = `
sats: sats, spo, oxygene, oxigeno, oximeter, oximetro, oxymetre, pulse ox, saturacion*, satu, sature
pressure: tension, tensiometre, bp, blood pressure, pression arterielle, presion, systolic, systolique, sistolica
sugar_mmol: bm, bms, bg, bgs, bgl, bgls, sugar, sugars, blood glucose, cgm, libre, dexcom, glucometer, finger prick, fingerprick
sugar: bm, bms, bgs, bgls, cgm, freestyle, dexcom, capillaire, finger prick, fingerprick, destrostix, hgt, lecteur
ketones: cetone*, cetona*, corps cetoniques, cuerpos cetonicos, acetonurie, acetonemie
low_word: low, dropping, dropped, crashing, tanking, bas, basse, chute, baja, bajo, bajando, baje, chuta, effondree
wheeze: wheez*, siffl*, sibil*, silba*, silbido*, pitido*, pitos, pecho cerrado, hervor pecho, pillido*, ronronea pecho, whistl*, stridor
complete_sentence: finir phrase, finir phrases, terminer phrase*, faire phrase, finish sentence, complete sentence*, full sentence*, whole sentence*, terminar frase*, acabar frase*, decir frase, frase entera, frase completa, words out, string sentence, dos palabras seguidas, hablar corrido, hablar seguido, sortir mots, sortir mot, sacar palabras, sacar palabra, trouver mots, articuler mot, articular palabra, pronunciar palabra, decir palabra seguida, speak sentences, talk sentences, form sentence*, form words, formar frase*, former phrase*, make sentence*
breathless: air manque, besoin air, court air, hunting for breath, battling for breath, lutte air, bat respirer, falta respiracion, faltaba aire, no agarra aire, jalando aire, jala aire, buscando aire, va aire, smothering, hiperventil*, tripod, apnea*, apnee*, apenas respira, respirando apenas, agonal, poisson hors eau, pez fuera agua, enough puff, no puff, not enough puff
unconscious_word: gone blank, passed clean out, like dead weight, ailleurs yeux ouverts, plus aucune reaction, sans vie, poids mort, yeux ouverts mais, ido, este mundo, sin vida, privado, privo, no da senales, cayo fulminado, vino abajo, desplomo, no hay quien despierte
drag_leg: drag* foot, drag* leg, drag* right, drag* left, dragging one, traine jambe, traine pied, traine patte, jambe traine, arrastra pierna, arrastra pie
drops_things: drops cup, drops fork, dropping cup, dropping fork, dropping spoon, drops spoon, lache fourchette, lache couverts, laisse tomber fourchette, laisse tomber tasse, laisse tomber cuillere, laisse tomber tout, tombe mains, tombent mains, echappe mains, cae cuchara, cae tenedor, cae vaso, suelta todo agarra
falls_back: retombe*, drifts down, drops down, falls down, flops, flopped, dropped down, cae solo, cae sola
gibberish: gobbledegook, no dice nada sentido, double dutch, word soup, words not exist, made up words, making up words, baragouin*, propos sans queue ni tete, invente mots, phrases sans queue, parle chinois, patoise, dit tout travers, jerigonza, inventa palabras, palabras no existen, lengua pesada, lengua dormida, pega lengua, traba hablar, tongue tied, tongue not work, tongue not working, word finding, losing words, lost words, perdu mots, perd mots, perdu parole, perd parole, perdio palabra, mots sortent plus, words not come, words backwards, mots envers, mots dans desordre, not made sense
veil: shade, curtain, curtains, veil, shadow, blind, shutter, rideau, voile, store, ombre, volet, cortina, velo, sombra, persiana, telon, nube, fog, brouillard, niebla, mist, brume, neblina
abrupt: seul coup, came second, split second, came fast, massue, gourdin, axe, hit hammer, martillazo, hachazo, garrotazo, mazazo, punalada, balazo, bombazo, out blue, blue sky
sudden: seul coup, split second
extreme: blinding, aveuglant*, cegador*, splitting worst, 10 10, 10 out 10, unimaginable, epouvantabl*, espantos*
wander: trying leave house, leave house night, wandering street, wandering streets, street pyjamas, out nightie, out pyjamas, sorti pyjama, dehors pyjama, erre dans rue, sale calle pijama, quiere salir casa, quiere irse casa, wants go home but, veut rentrer mere, veut rentrer parents, thinks war, croit guerre, cree guerra, thinks mother, prend mere, prend soeur, cree soy, thinks someone else, asks for dead, demande mari mort, pregunta madre muerta, talks dead, habla gente, habla pared, habla alguien no, parle gens, parle mur, talks wall, talking wall, picking air, cherche mere morte, put keys fridge
rolled: volteo, vire*, virado*, rolled, rolling, rolls, turned up, turned back, went back, retourne*, blancos, blancs, revuls*, partis arriere, hacia arriba, hacia atras, went white, gone back, looking up, stuck up, plafond, ceiling, partent arriere, van atras, van para atras, fueron para atras, fueron atras, van ojos, whites eyes, yeux ciel
red: rouge, rouges, red, rojo, roja, rojas, rojos, bright red
still_bleeds: still coming, still going, still pouring, still bleeding, still flowing, coming through, through bandage, through dressing, not quit, not slow, not slowing, sort encore, coule encore, continue couler, traverse pansement, sort coups, saccades, jaillit, jaillissant, sort jet, sale et sale, saliendo mucha, no deja salir, no para salir, traspasa venda, traspasa gasa, salta, saltando, brota, brotando, borbotones, sprays, spraying, shooting out, fountain, fontaine, like tap, llave abierta, running down, dripping everywhere
long_time: half hour, demi heure, media hora, hours, heures, horas, tout heure continue, ages now
postpartum: di luz, dar luz, dio luz, cuarentena, alumbramiento, birth last week, episiotomie, delivered last
soak: inonde*, goes through pads, went through pads, change toutes, cambio cada
black: cirage, reglisse, petrole, carbon, brea, chapopote, coal, liquorice, licorice, shoe polish, tinta
hard_belly: ventre planche, ventre beton, abdomen planche, belly like board, tummy hard, stomach like rock, belly like rock, stomach rigid, tummy like drum, board like, panza dura, barriga piedra, barriga tabla, panza piedra, vientre piedra, estomago duro, estomago piedra, guata dura
bear_weight: put weight, bear weight, weight leg, poser pied, pose pied, appuyer dessus, prendre appui, appui dessus, apoyar, apoya pie, pisar, marcher dessus
short_leg: leg shorter, shorter leg, leg looks shorter, leg turned out, foot turned out, foot pointing, jambe plus courte, jambe courte, jambe tournee, pied tourne, pierna corta, mas corta, pierna girada, pie girado, pie hacia afuera
child: little man, little lady, little guy, wee man, wee one, bibou, coeur 2, princesa, chamac*, morrita, guaguita, pibita, beba, bebo, chinit*, mocoso, chavo, chava, ti bout, ti loup, ti gars, youngest, eldest, middle one, aine, ainee, benjamin, tout petit, tout petite, toute petite, todd, hermanita, primita, sobrinita, little brother, little sister, petit frere, petite soeur, petit dernier, petite derniere, ahijadita, chiqui, peladita
elder: abu, nono, nona, mamet, papet, pape, nonno, oma, opa, mawmaw, memaw, mee maw, papaw, pop, popop, abue
drowsy: not look, regarde meme plus, no fija mirada, glassy eyed, eyes glassy, yeux vitreux, ojos vidriosos, vitreux, amorphe, apathique, plus force, no fuerzas, sin fuerza, desguanzad*, aguad*, desganad*, decaid*, tirado sin fuerzas, hecho trapo, chiffe, ramolli, rag doll, raggy, spaced out, won wake fully, reveille pas bien, cuesta mucho despertarlo, groans, groaning, mewling, weak cry, cri faible, pleure faiblement, llanto debil, llora debil, llora bajito, pleure aigu, shrill cry, high pitched, cat cry, llanto raro, grito agudo
limp: aguad*, chiffe, flopp*, no strength, spaghetti, pantin, guimauve, trapito, muneco, desguanzad*
dry_nappy: nappy bone dry, dry all day, panales limpios, not one wet diaper, not one wet nappy, ni solo panal mojado, not single wet
no_tears: dry tears, tearless, llora seco, pleure sec, sans larme
keep_down: even sip, sips down, medicine down, garde pas eau, garde rien, ni agua, no retiene ni, cucharadita agua
tingling: itch*, gratte*, pique, picazon, arde, arden
thick: thick, fat, fatter, gorda, grossit, big, huge, epaisse, epais, enorme, grosse, gruesa, grande, grandota, hinchada, gonflee, swollen
hoarse: hoarse, croaky, voice going, voice gone, voice changed, voice sounds funny, voix change, voix rauque, voix cassee, ronca, ronco, cambio voz, voz rara, voz cambiada
pale: grey, gray, gris, grise, palid*, cireux, waxy, ceniciento, cendre*, terreux, terreuse, colourless, no colour, sin color, descolorid*, grisatre
tight: stood, stands, stamping, parked, camion, truck, lorry, tonne, tonelada*, anvil, yunque, dalle, parpaing, brique, ladrillo, pierre, piedra, rock, boulder, stone, kilos, rouleau compresseur, steamroller, compresses, compression, nudo, noeud, knot, grip, etouffante, pisan, pisa, pisotean, stomp*, trampling
unhurt: graze*, scrape*, egratign*, eraflure*, erafle*, ecorch*, raspon*, rasguno*, raspo, aranaz*, petite bosse, petit bleu, small bruise, small bump, little bump, only bruise, moreton, chichon, chichoncito, rien casse, nothing broken, playing again, playing happily, back playing, plays, rejoue, deja jouer, reparti jouer, reparti courir, juega tranquilo, juega normal, joue normalement, joue avant, laughing again, laughed, laughs, rigole, no blood, pas sang, sin sangre, carried playing, ran off play, went back play, back normal, fine now, tout va bien, todo bien, laughing now, rit maintenant, rie
ride: bike, bicycle, velo, bici, bicicleta, moto, motorbike, motorcycle, scooter, patinete, trottinette, skateboard, monopatin, ski, snowboard, quad, cuatrimoto, luge, sled, trineo, horse, cheval, caballo
sleep: sleep, dormir, dort
alone: itself, tout seul, toute seule, solo, sola
glands: glands, ganglio*
figurative: correo, correos, boss, bosses, patron, patrons, jefe, jefes
choke_figure: mails, emails, correos, boulot, deudas, debts, dettes
prevent: eviter, evitar, avoid, empecher, proteger, out reach, hors portee, fuera alcance
floor: tile, concrete, pavement, sidewalk, tarmac, beton, trottoir, bitume, parquet, hardwood, baldosa*, cemento, asfalto, vereda, banqueta, acera
repeats: asks same, asking same, same question, same thing, meme question, meme chose, mismo otra, misma pregunta, pregunta mismo, boucle, veces mismo, fois meme question, times same
limb: pouce, pulgar*, phalange*, indice, nudillo*, index, knuckle*, pinky, forearm, avant bras, antebrazo
detector: detector*, detecteur*
mistake: mixed up, mix up, mixup, interverti, swapped, muddled
swallowed: machonn*, slurp*, guzzled, nibbled, nibbling, gnawed, gnawing, grignot*, ronge, empino, empinado, empinar, glugged, chug, descended, enfilee, descendu bouteille, cul sec
suicide: want stop forever, no puede seguir viviendo, autant finir, may well die, might well die, may well dead, might well dead, prefiero no vivir, ahogarme proposito, gas myself, gazer, apunalarme, pills die, ganas seguir, envie continuer, ready go forever, planifie mort, planeando muerte, plan funeral, goodbye forever, adios para siempre, adios mundo, goodbye world, adieu monde, tout termine soir, acaba hoy, hoy acaba todo, acabo todo noche, voy para siempre, leave world, leaving world, quitter terre, unbearable life, plus force continuer, no strength go, perdu gout vivre, lacher volant, let go wheel, soltar volante, drive into wall, foncer dans mur, leave die, threatens kill, threatening kill, tirer volant, mal vivre, vivir duele, duele vivir, living hurts, hurts live
skin_off: levanto piel, levanta piel, piel levanto, piel levantada, peau leve, peau souleve, skin lifted, skin lifting, skin came away, skin coming away, skin gone, peau partie, piel salio, salio piel
hard_swallow: mal avaler, peine avaler
faint: derrumba, derrumbada
halted: arrete, arretee, stopped, stops, paro, parado, detuvo, detenido, quit, given out
sight_lost: tout devenu noir, tout devient noir, everything turned black, everything turning black, everything went grey, todo puso negro, todo vuelve negro, vision eteinte, perdu moitie vue, moitie champ, half vision, medio campo, mitad vista, tache noire, black spot middle, black hole vision, plus rien oeil, mitad campo visual, perdi mitad campo, field vision, champ vision, champ visuel
blow: coup marteau, baseball bat, cricket bat, hockey stick, golf club, bate, batazo, punetazo, patada, pelotazo, codazo, cabezazo, ballon dans tete, pelota cabeza, headbutt, punch, tackled, elbowed, kneed, clattered, walloped, clobbered, clonk*, bonk*, thud, cracked, tabasse, frappee, battu, pegaron, dieron, madreado, madrazo, trancazo, guamazo, chingadazo, cocotazo, topeton, pris poteau, assomme, ball head, ballon tete, balonazo*
chest_word: elephant sitting, elephant assis, elefante sentado, elefante encima, angor, syndrome coronarien
nitro: nitro*, trinitrine*, natispray, cafinitrina, vernies, gtn, spray langue
suck_in: drawing, tugging, tug, trague, jala, jalando
lean: va lado, listing, veers, veering, tips over, falls one side, tombe cote, derive, va para lado
bulging: soft spot bulging, soft spot swollen, soft spot sticking out, soft spot bulges
pain: arde, arden, ardiendo pecho, owie, boo boo, nanas
dog: berger, rottweiler, rott, doberman, staffie, staff, husky, labrador, shepherd, pastor aleman, mastiff, dogo, bulldog, terrier, alsatian, perra, chiot, puppy, cachorro, akita, cane corso
electrocuted: dio toques, dieron toques, toques electricos, dio toque, toque electrico, pego toques, big shock, shock appliance, shock toaster, shock washing, courant dans corps, garroch*, patada corriente, agarro corriente, quedo pegado cable, pegado corriente, colle fil, stuck wire
through: enterr*, encaj*, plunged, pierced, piercing, perfor*, skewered, speared, gored, corne, cornada, encorne, emplafonne
street_drug: metio coca, metido coca, esnifo coca, inhalo coca, perico, crystal, cristal, tusi, pcp, bath salts, sels bain, keta, xtc, pills party, pilule boite, g h b, krokodil, opio, fumo base, paco, basuco, angel
apart: apart, ecart, intervalle, too soon, trop tot, demasiado pronto, too close, trop rapproche*
laid_out: laidout, etale*, alignees, lined up, counted out, comptes, alineadas, contadas
self_harm: hits himself, hits herself, hit myself purpose, punch myself, burn myself, burning myself, brule expres, carving arm, carved arm, cutting arm, cutting legs, cutting thighs, blade arms, rasoir bras, cutter bras, navaja brazos, rajandose, raja brazos, anda cortando, cortando brazos
thunder: gunshot, sledgehammer, jackhammer, mazo
double_dose: doubledose
bad_sign: atontad*, stunned, ahuri, atarantad*, zonked, confundid*, seeing stars, voit etoiles, ve estrellas, pas normal, unsteady, wobbly, inestable, sleeps, sleeping
phone: celular*, iphone, ipad, tele, lunettes, cle, earbuds, airpods
work: hace caso, hacen caso, obey, listens, cooperates, sirve
shake: sautent, jumping, jumps, brinca, saltan, saltando solos, convulsing, vibrating, vibre, contractures, contracciones brazo, thrashing, flailing, agite dans tous sens, shook, convulso
bruise: bleus, hematome*, ecchymose*, bruise*, bruising, moreton*, moraton*, cardenal*, bluish marks, marcas moradas
throat: gaznate, pescuezo, garguero, glotte, larynx, faringe, glotis, epiglottis
thing_swallowed: dulce, chocolatina, gomita, gomitas, gominola*, marshmallow*, chamallow*, guimauve, chipolata, palomita*, carrot*, carotte*, zanahoria*, cherry, cerise*, cereza*, olive*, aceituna*, lollipop, sucette, chupeta, paleta, nugget*, steak, gum ball, pelota, ballon, balloon, globo, tapon, tapa, bouton chemise, boton, perla, screw, safety pin, epingle, alfiler, fishbone, galleta, biscuit, crisp, meatball, pear, poire, abricot, tomato, tomate, myrtille*, mora, moras, blueberr*, arandano*, lolly, slush*
violet: lila, lilac, color vino, wine coloured, wine colored, rouge vin, couleur vin
coughs_blood_word: tousse rouge, tose rojo, coughs red, coughing red, coughs up red, coughing up red, crache rouge, spits red, spitting red, escupe rojo, escupe colorado
vomit: brought up, bringing up, bring up, sicking up, sicked up, rejette, rejeter, basca, basque*, lanza, depone, trasboc*, volvio estomago, regreso comida
bleed_lots: baigne dans sang, baigne sang, covered blood, couvert sang, couverte sang, rios sangre, cubierta sangre, banado sangre, puddle blood, bleeding like mad, saigne boeuf, sangra loco, sangra mares
last_message: derniere lettre, last letter, ultima carta, ultima nota, last note, derniers mots, last words, ultimas palabras, final note, final letter, final message, last goodbye, dernier adieu, ultimo adios
care_for: prenez soin, prends soin, take care, look after, cuiden, cuida, cuidenme, cuidame
embers: braise*, embers, campfire, bonfire, camp fire, feu camp, fire pit, brasas, fogata, hoguera, carbones, charbons ardents, hot coals, charcoals, chimenea encendida, brasero
deep_wound: os pointe, os perce, os traverse peau, bone pokes, bone coming out, hueso rompio piel, hueso perforo, tendon visible, voit interieur, can see inside, ve carne, carne viva, chair vif, flesh hanging, chair pend, colgajo, flap skin, scalpe, nez coupe, ear bitten off, oreja arrancada, finger came off, finger off, lost finger, perdio dedo, hanging thread, tient fil, cuelga hilo, mano maquina, mano molino, fractura expuesta, fracture exposee, exposed fracture
sick: feel rough, feeling rough, poorly, peaky, rotten, pas bien, rough
heater: planta luz, planta electrica, grupo electrogeno, generateur, cocina gas, idling car, car idling, carro prendido, auto prendido, voiture allumee, pot echappement
indoors: cochera, cochere, camping car, camper, campervan, cabane, bateau, piece fermee, fenetres fermees, windows shut, windows closed, ventanas cerradas, cuarto
hoard: cache, cachait, cachees, hiding, hides, hid, esconde, escondiendo, escondido, escondidas, junte, juntado, put aside, set aside, stored
badly: feo, feito, fea, jaloncitos, petits coups, little puffs, short puffs, panting, silbando, cortito, cortitas, noisily, like dog
height: resbaladilla, resbalin, rodadero, deslizador, sube baja, subibaja, juegos infantiles, playset, boat deck, caballito
wood: bois, wood, madera, log, planche*, plank*, tabla*, wooden
multiple: second time, deuxieme fois
forgive: excuse
closes: cerrado, fermee
heart: ticker
sever: volo, mocho, mochado, trozo, volado, hacha, hache, axe, hatchet, chainsaw, bandsaw, guillotine, hacked off
cheek: cheek*, mejilla*, cachete*, joues
instead: instead, lieu, vez
where_when: appellent, birthday
invisible: invisible*, existent pas
foreign_throat: quelque chose dans gorge, quelque chose coince, algo garganta, algo atorado, truc dans gorge
locked_in: enferme, enfermee, locked, encerro, encerrado, encerrada, barricad*
lump: bosse*, chichon*, lump*, goose egg, huevo cabeza, oeuf pigeon
chemical: acide batterie, battery acid, acido bateria, peroxide, alcool, alcohol gel, gel hydroalcoolique, gel antibacterial, hand sanitiser
burst: went off, gone off
firework: firework*, petard*, cohete*, feu artifice, feux artifice, firecracker*, cuete*, sparkler*, triquitraque, polvora, gunpowder, poudre canon, detonator, grenade
stabbed: tire dans pied, tire dans jambe, balacera, pegaron tiro, tiro pierna, tiro pie, recu balle, machetazo, picaron navaja, knifed, glassed, bottled face, coup tesson
shrill: shrill, aigu, aigue, aigus, agudo, aguda, high pitched, percante, piercing
broken_speech: entrecortad*, haches, hachee, hache phrases, word time, words time, mot mot, palabra palabra, monosyllab*, monosilab*
spots: placa*, marca*, lunares
poison: water vase, agua florero, eau vase
only_blood: onlyblood
weapon: arma, firearm, handgun, hatchet, sword, epee, espada, ice pick, picahielo, punzon
goodbye: adios, bye, bye bye, revoir, despedi, despedirme, despidio
stuck: pegad*, collee, colles, collees, glued
hot_thing: colle plaque, collee plaque, tray, hot pan, skillet, sarten caliente, olla caliente, comal, wok, plaque chaude, plaque electrique, vitro, induction, casserole chaude, lisseur, rizador, muffler, escape moto, mofle
leg: calf, shin, pantorrilla*, espinilla*, tibia, canilla
glass: verre, vitre*, glass, vidrio*, cristal*, bouteille cassee, botella rota, broken bottle, window pane, mirror, miroir, espejo
opened: ouvert, opened, abrio, abierto, abriu, slit, split, fendu, tranche, rajo, gashed, sliced open
worse: worse, worsening, empire, empirent, empeor*, aggrave*, deteriorat*, pire pire, cada vez peor
strong: horrendous, espantos*, epouvantable*, ghastly, fierce, savage, infernal, demencial, tremend*, immense, enormisimo, horreur, horror, torture, agonie
disappear_word: disparai*, desaparezco, desaparecer, desaparece, disappear, vanish
kick: coup pied, patadita*
syllable: syllab*, silab*
pop_noise: pop, claquement, tronido, snap, crac
bend: tilt, tilts, tilting, pencher
tourniquet_word: tourniquet*, garrot, torniquete*
empty_word: empty, vide, vacio, vacia, vides, vacios
syringe: syringe*, seringue*, jeringa*, pipette*, pipeta*
fingertip: bout doigt, bout pouce, tip finger, tip thumb, punta dedo, punta pulgar, yema dedo, fingertip*
deformed: backwards, facing backwards, arriere
vision_sign: eclair*, destello*, flashes, sparkle*
inhaler: spray, pompe, bomba, bombas, bombita
all: everything, everyone, everybody
droop: falling
finished: acabo
a_little: ampollita*, heridita*, cortecito*, rasponcito*
joking: laugh*, rire, reir, reirnos, risa, joke*, joking, blague*, broma*, bromea
tiredness: fatigue, sueno, tired, sommeil, cansancio, exhaustion
spike: horquilla
mottled: marbrure*, marbre, marbree, marbrees, mottled, mottling, moteada, moteado, marmorea, livedo
`;
