/**
 * What words are about, in the three languages: `class: word, beginning*, several words`, folded. A word may stand in
 * several classes. Classes of everyday things are there because they tell a phrase of everyday life from despair.
 */
export const DESPAIR_CLASSES = `
i: je, j, i, yo, moi, ich, jss, chu, jai, ojd
me: me, m, myself, mi, conmigo, moi meme, mismo, misma
my: mon, ma, mes, my, mi, mis, mine
you: tu, te, toi, vous, you, usted, ustedes, vosotros, os, ti, contigo, t, youre, youll, youd
your: ton, ta, tes, votre, vos, your, tus, vuestr*
they: il, elle, ils, elles, lui, he, she, they, him, her, them, himself, herself, el, ella, ellos, ellas, le, les
they: se, s, theyd, theyll, theyve, hed, shed
their: son, sa, ses, leur, leurs, his, their, su, sus
not: pas, non, not, no, sans, without, sin, ni, nor, ne, n, neither, nunca, jamais, never, tampoco, dont, wouldnt
more: plus, more, anymore, mas, any longer, ya, encore, still, again, otra vez
want: veux, veut, veulent, vouloir, voulait, voulais, voudrai*, want, wants, wanted, wanting, wish*, envie, envies
want: quiero, quiere, quieren, querer, queria, quisiera, ganas, souhait*, desire*, dese*, antoj*, gout, aimerais
want: aimerait, gustaria, prefer*, rather, urge*, feel like, would like, would love, mejor, lgout
hope: esper*, hope, hopes, hoping, ojala, pourvu, si seulement, if only, pri*, pray*, rez*, rueg*, pido, pide
hope: demande au ciel, vivement, tarde, tarda, hate de, cant wait, can t wait, not can wait
would: would, serais, serait, seraient, seria, serian, irait, iraient, pourrai*, podria*, could, aurai*, habria*
would: estaria*, vivria*, should, devrai*, ought, deber*, theyd, wed, itd, youd, hed, shed
if: si, if, when, quand, lorsque, cuando, qd
live: vis, vit, viv*, live, lives, living, alive, vie, life, lifes, vida, survi*, sobreviv*, en vie
exist: exist*, etre la, be here, estar aqui, being here, etre ici, monde, world, mundo, terre, earth, tierra
exist: este mundo
born: naitre, nee, ne, naissance, naci*, nacer, born, birth, avort*, abort*, mettre au monde, traerme al mundo
die: mour*, meur*, mort, morts, morte, mortes, crev*, die, dies, died, dying, dead, death, deaths, mori*, muer*
die: palmar*, dece*, fallec*, perish*, succomb*, trepass*
kill: tue, tuer, tues, tuent, kill*, suicid*, mata*, mato, mate, flingu*, but me, buter, butter, pendre, pendu*
kill: pend, hang, hanging, hanged, ahorc*, colgarme, colgarse, colgar, cuelgue, kms, unaliv*, noyer, drown*
kill: ahogarme, supprim*, assassin*, shoot, electrocut*, asphyxi*, kys
endit: finir, fini, finie, finit, finiss*, termin*, acab*, end, ends, ended, ending, over, fin, arret*, stop
endit: stops, stopping, pare, parar, ces*, finish*, finale, final, done, terme, stoppe*, quit, bout
self: self, autolesion*, automutil*, scarifi*, mutil*, sh
cut: coupe*, coupu*, cut, cuts, cutting, cort*, entaill*, taillad*, slash*, slic*, slit, raj*, rebano, ouvert
cut: lacer*, tajo*, scar, scars, cicatri*
hurt: mal, blesse*, hurt*, harm*, dano, lastim*, douleur*, pain*, dol*, duel*, souffr*, suffer*, sufr*, aches
hurt: ache
burn: brul*, burn*, quem*, crame*
hit: frapp*, tape, taper, cogne*, bang*, punch*, golpe*, pega, pego, pegar*, hit, hits, hitting
blade: lame*, blade*, rasoir*, razor*, cuchill*, navaja*, couteau*, knife, knives, cutter, hoja afeitar
limb: poignet*, wrist*, muneca*, bras, arm, arms, brazo*, avant bras, forearm*, antebrazo*, cuisse*, thigh*
limb: muslo*, vein*, vena*, gorge, throat, cuello, peau, skin, piel
blood: sang, saign*, blood*, bleed*, bled, sangr*, desangr*
onpurpose: expres, volontair*, on purpose, deliberat*, a proposito, aposta, adrede, intention*
wake: reveil*, wake*, woke*, waking, despert*, despiert*, amanec*, lever, leve, me lever, get up, levant*
wake: ouvrir les yeux, ouvrir yeux, abrir ojos, open my eyes, matin, morning, manana por la manana
sleep: dor*, endor*, sommeil, sleep*, asleep, duerm*, sueno, nap, anesthesi*, coma, somnol*, fermer les yeux
sleep: cerrar ojos, close my eyes, lit, bed, cama
sleeping_pill: somnif*
forever: toujours, forever, siempre, jamais, etern*, definitiv*, permanent*, for good, pour de bon, del todo
forever: completement, completely, sans fin, sin fin, une bonne fois, de una vez, tjrs, tjs
disappear: dispar*, disappear*, vanish*, desapar*, evapor*, effac*, erase*, borrar*, borre, delete me, fondre
leave: part*, pars, m en aller, m en vais, en va, leave*, leaving, left, gone, irme, irse
leave: me voy, se fue, went, quitt*, quitar*, away, marcharme, largarme
end_life: mes jours, my days, mis dias, own life, la vie, ma vie, my life, mi vida, sa vie, his life, her life
end_life: su vida, ses jours
burden: fardeau*, fardo, boulet, poids, charge*, burden*, burdon, carga*, karga, lastre, estorb*, nuisance, drag
burden: drain, encombr*, gen*, embet*, molest*, weigh*, pes*, in the way, de trop, sobro, sobra, sobrando
burden: dead weight, waste, dechet, basura, trash, garbage, poison
useless: inutile*, useless, inutil, sers, sert, servir, sirv*, no use, good for nothing, bon a rien, nul, nulle
useless: fracas*, fail*, rate*, looser, loser, worthless, merde, mierda, crap, moche, ugly, feo, fea, honte
useless: shame*, asham*, verguenza, erreur, mistake, error
worth: vaut, vaux, valoir, worth*, vale*, valgo, valor, peine, pena, merit*, deserv*, merec*, merez*
reason: raison*, reason*, razon*, motivo, sens, sense, sentido, meaning*, point, but, purpose, a quoi bon
reason: para que, pourquoi, why, por que, ca rime
hopeless: espoir*, esperanza, hopeless, desesp*, despair, futur*, avenir, porvenir, issue, exit, salida, way out
hopeless: solution*, solucion, option*, opcion, choix, choice, impasse, trapped, atrapad*, coince*, lumiere, light
hopeless: luz, noir, noire, noires, black, dark*, negr*, oscur*, sombre*
nothing: rien, nothing, nada, vide, empty, vaci*, numb
nobody: personne, nobody, no one, noone, nadie
everyone: tout le monde, tous, toutes, everyone, everybody, todos, todas, les autres, others, demas, gente, gens
everyone: people, tlm
better: mieux, better, mejor*, soulag*, relie*, alivi*, tranquil*, libr*, free, freer, libere*, debarrass*, rid
better: riddance, heureux, happier, feliz, felices, paix, peace, paz, legers, lighter, easier, arrang*, suit
better: respir*, breathe, contentos, descans*, repos*, rest
withoutme: sans moi, without me, sin mi
miss: manqu*, miss, misses, missed, extran*, echar de menos, regrett*, pleur*, llor*, cry, cries, crying, notice*
miss: remarqu*, notar*, care, cares, importa*, importe, darse cuenta, cuenta
tired: fatig*, tired, exhaust*, cans*, marre, ras le bol, plein le dos, ecoeur*, tanne, sick of, fed up, hart*
tired: assez, enough, bastante, lass*, epuis*, agot*, done with, over it, hasta la madre, podrid*
cant: peux, peut, can, cant, puedo, puede, pouvoir, arrive, arriver, capable, capaz, able, aguant*, support*
cant: soport*, stand, bear, take, tenir, tiens, hold, doy, cope
continue: continu*, seguir, sigo, siga, carry, keep, battre, lutter, lutte, luch*, fight*, force*, strength
continue: fuerza*, courage, essay*, try*, tried, intent*, energ*, go on, avanc*, affront*, face, acharne
giveup: abandonn*, give up, giving up, rind*, rend, laisse tomber, baisse, lache, toalla, eponge, towel, capitul*
giveup: renonc*
goodbye: adieu*, au revoir, goodbye*, bye, farewell*, adios, despid*, despedi*, chau, ciao, tchao, so long
goodbye: last words, dernieres paroles
lastone: dernier*, last, ultim*
letter: lettre*, letter*, carta*, mot, note*, nota, message*, mensaje*, texto, text, post, posted, story, video
letter: ecri*, wrot*, write*, writing, written, escrib*, escrit*, enveloppe, sobre, envelope, journal, diary
letter: diario, cahier, cuaderno, testament, will, volontes, voluntades, wishes
love: aime*, amour, love*, amo, ama, amor, quise, querid*, adore
sorry: pardon*, desole*, sorry, forgiv*, perdon*, lo siento, excus*
thanks: merci, thanks, thank, gracias
takecare: occup*, prends soin, prenez soin, take care, look after, cuid*, veill*, watch over, watch
fault: faute, fault, culpa, blame
after: apres, after, despues, plus la, dies, luego
tonight: soir, nuit, tonight, night, noche, esta noche, cette nuit, minuit, midnight
tomorrow: demain, tomorrow, tmrw, manana, bientot, soon, pronto, semaine prochaine, next week, date, jour j
tomorrow: prochain
heaven: ciel, cielo, heaven, paradis, paraiso, la haut, up there, alla arriba, otro lado, other side, autre cote
heaven: au dela, rejoin*, retrouv*, join*, reun*, revoir, be with, god, dieu, dios, lord, seigneur, senor, jesus
heaven: angel*, anges
grave: tombe*, tumba, grave, cimetiere, cemetery, cementerio, enterr*, entierr*, funeral*, obseques, coffin
grave: cercueil, ataud, ashes, cendres, cenizas, buried, sous terre, underground, six feet, bajo tierra, inciner*
grave: cremat*, cremen
pills: cachet*, comprime*, pilule*, medic*, medoc*, pill, pills, tablet*, meds, pastilla*, gelule*, capsul*
pills: plaquette*, blister*, doliprane, paracetamol*, xanax, lexomil, clonazepam, tylenol, benadryl, insulin*
pills: morphin*, morfin*, drug*, dose*, dosis, traitement*, tratamiento*, melange, mezcla, mix
container: boite*, box, caja, tube, tubo, bottle, bouteille, frasco, bote, flacon, botella, packet, pack, stash
container: reserve, reserva
all: tout, toute, toutes, all, whole, todo, toda, entier*, enter*, everything
many: combien, how many, how much, cuant*, quelle, quel, which, what, que, cual, comment, how, como
swallow: aval*, swallow*, trag*, pris, prendre, prends, took, take, taking, tom*, ingest*, bu, boire, drink, drank
swallow: beb*
save: garde*, mis de cote, mets, met, cach*, hid*, sav*, guard*, junt*, escond*, stock*
enough: suffi*, enough, alcanz*, bastan
rope: corde*, rope*, noose, soga, cuerda*, noeud, knot, nudo, ceinture, belt, cinturon, tabouret, stool, crochet
rope: hook, gancho
gun: fusil*, gun, guns, rifle*, pistol*, escopeta, arme, arma, weapon, revolver, carabine, balle, bullet, bala
gun: balazo, tiro, shotgun, tempe, sien
height: pont, bridge, puente, toit, roof, azotea, tejado, falaise, cliff, acantil*, fenetre, window, ventana
height: balcon, balcony, parapet, railing, baranda, rebord, ledge, cornisa, etage, floor, piso, bord, edge, borde
height: grue, crane, grua, vide, vacio, tower, tour
jump: saut*, jump*, salt*, jeter, jette, throw*, tirar*, avent*, lanz*, foncer, plong*
train: train*, tren, metro, subway, tube, rails, tracks, vias, quai, platform, anden, voie*
water: riviere, river, rio, canal, seine, lac, lake, mer, sea, mar, eau, water, agua
gas: gaz, gas, exhaust, echappement, escape, garage, garaje, moteur, engine, motor, barbecue, bbq, brasero, tuyau
gas: hose, manguera
bleach: javel, bleach, lejia, destop, rats, ratas, rat, veneno, poison*, antigel, antifreeze, soude, sosa
method: method*, metodo*, moyen*, manera, way, maniere, facon, forma, indolore*, painless*, rapid*, quick*, vite
method: sans souffrir, sin dolor, sure, surest, google, internet, online, cherch*, search*, busc*, looked up
crash: accident*, crash*, camion, truck, bus, voiture, car, coche, carro, arbre, tree, arbol, mur, wall, muro
crash: cancer, infarct*, heart attack, atropell*, choc, chocar, choque, ecras*, avion, plane
think: pens*, think*, thought*, piens*, idee*, idea*, rumin*, imagin*, obses*, brood*, picture, reve*, dream*
think: suen*, intrusi*, vois, see, veo
fear: peur, scared, afraid, fear*, miedo, trouille, terrifi*, frighten*
do: faire, fais, fait, do, does, did, doing, hacer, hago, hace, haga, haci*, passer a l acte, act on it, trust
do: confiance, fio
stupid: betise*, connerie*, stupid*, silly, tonteria*, locura, irreparabl*, impensable, unthinkable, pire, worst
stupid: lo peor
say: dit, dis, dire, parle, parler, disent, says, say, said, tell, tells, told, talk*, speak*, dice, dicen, dijo
say: decir, habl*, diles, dile, diganle*, dites, repet*, threat*, menac*, amenaz*, promet*, envoi*, envoy*, sent
say: send*, mand*
give: donn*, giv*, gave, regal*, legu*, repart*, hand*, distribu*
belongings: affaires, things, stuff, cosas, belongings, chien, dog, perro, chat, cat, gato, bijoux, jewel*, joyas
belongings: keys, cles, llaves, passwords, mot passe, contrasen*, compte, account, cuenta, assurance*, insurance
belongings: seguro
kid: enfant*, kid*, child*, hijo*, hija*, fils, fille*, nino*, nina*, daughter*, son, gosse*, petit*, bebe*, baby*
kid: teen*, ado, adolesc*
kin: mere, pere, maman, papa, mom, dad, mother*, father*, madre, mama, padre, parents, padres, papas, femme, mari
kin: wife, husband, esposa, esposo, marido, mujer, frere*, soeur*, brother*, sister*, herman*, mamie, papi
kin: grand mere, grand pere, grandma, grandpa, grandad, granddad, nan, gran, abuel*, oncle, tante, uncle, aunt
kin: tio, tia, cousin*, prim*, famille, family, familia, niece, nephew, sobrin*, copain, copine, boyfriend
kin: girlfriend, novi*, amie, ami, amis, friend*, mate, amig*, pote*, bestie, voisin*, neighbo*, vecin*, collegue
kin: coworker, colleague, companer*, ex, roommate, flatmate, coloc, patient*, pacient*, eleve, student, alumn*
kin: dame, lady, beau pere, belle mere, suegr*, tonton, tata, tatie, pepe, meme, mum, mums, moms, nana, nanna
kin: pops
alone: seul*, alone, sol, solo, sola, lonel*
hate: deteste*, hais, hait, hat*, odi*, degout*, disgust*
sad: trist*, sad*, deprim*, depress*, decaid*, chagrin, desespoir, low, malheureu*, unhapp*, cafard
help: aide*, help*, ayud*, besoin, need*, necesit*
answer: repond*, answer*, respond*, contest*, reply, coupe, eteint, apagad*, switched
birthafter: accouchement, postpartum, parto, since the birth, naissance, delivery
debts: dette*, debt*, deud*, ruin*, faillite, bankrupt*, divorc*, licenci*, fired, huissier*, bailiff*, prison
debts: jail, harcel*, bull*, acos*, quitte, chomage, dumped, rupture, breakup
voices: voix, voice*, voces
treat: piqure, inyeccion, injection, suisse, suiza, switzerland, euthanas*, eutanas*
bug: pou, poux, lice, nits, piojo*, moustique*, mosquito*, tique*, tick*, garrapat*, puce*, fourmi*, ants, wasp*
bug: guepe*, abeill*, bee, bees, avispa*, arana*, spider*, araignee*
food: mang*, eat, eating, ate, com*, food, repas, meal*, diner, dejeuner, breakfast, lunch, faim, hungry, hambre
food: chocolat*, sucre, sugar, azucar, lait, milk, leche, cafe, coffee, pizza, kebab, fruit*, legume*, vegetabl*
food: verdura*, glace, helado, gateau, cake, pastel, soupe, soup, sopa, vin, wine, vino, biere, beer, cerveza
food: cheese, fromage, queso, pan, pain grille, bread, sel, salt, pates, pasta, viande, meat, carne, curry, cuire
food: cook*, cuisin*, cocin*
symptom: toux, tousse*, cough*, tos, tose, toser, fievre, fever*, fiebre, rhume*, cold, colds, resfri*, catarr*
symptom: grippe, flu, gripe, gastro*, diarr*, vom*, nause*, mareo*, dizz*, vertig*, migrain*, headache*, tete
symptom: cabeza, grat*, itch*, pica, pican, picor, picazon, bouton*, spot*, grano*, acne, eczem*, ecc*, allerg*
symptom: alerg*, rhinit*, hay, pollen, polen, hiccup*, hoquet, hipo, constip*, estren*, hemorr*, haemorr*, reflux
symptom: reflujo, brulures, ballon*, bloat*, gaz, angine, anginas, tonsil*, otit*, sinus*, tendin*, entors*
symptom: sprain*, esguince, foul*, lumbag*, sciat*, ciatic*, arthr*, cramp*, calambr*, verru*, wart*, mycos*
symptom: hong*, fung*, aft*, ulcer*, ronfl*, snor*, ronc*, insomn*, regle*, period*, pms, wound*, plaie*, herida*
symptom: rash, eruption, sarpull*, nez, nose, nariz, dos, back, espalda, dent, dents, tooth, teeth, muela*
symptom: diente*, genou*, knee*, rodilla*, pied*, foot, feet, pie, pies, jambe*, leg, legs, pierna*, epaule
symptom: shoulder*, hombro, ventre, estomac, stomach, tummy, belly, estomago, barriga, tripa, oreille*, ear, ears
symptom: oido*, oeil, yeux, eye, eyes, ojo*, cheveu*, hair, pelo, ongle*, nail*, una, unas, cheville, ankle*
symptom: tobillo, hanche, hip, cadera, coude, elbow, codo, doigt*, finger*, dedo*, orteil*, toe, toes, mollet*
symptom: calf, levre*, lip, lips, labio*, langue, tongue, lengua, gencive*, gum, gums, encia*, poumon*, lung*
symptom: pulmon*, foie, liver, higado, grossesse, pregnan*, embaraz*, enceinte, tension, pressure, presion
symptom: voix cassee, mole, dermat*, psorias*, varicel*, chickenpox, plaster, platre, cast, yeso
medicine: sirop*, syrup*, jarabe*, creme*, cream*, crema, goutte*, drops, gotas, spray, vaccin*, vacun*
medicine: ordonnance*, prescription*, receta*, antibio*, ibuprof*, aspirin*, vitamin*, magnes*, pharmaci*
medicine: pharmacy, farmaci*, notice, leaflet, prospecto, ampoule*, inhal*, lentill*, glasses, lunettes, gafas
medicine: pansement*, bandage, vendaje, sachet*, suppos*, pommade*, ointment, pomada, pilulier, peremption, expir*
medicine: perim*, caduc*, generi*, dentist*, medecin, doctor*, docteur, medico, cardiolog*, chirurg*, surgeon
medicine: cirujan*, rendez vous, appointment*, cita, analyse*, blood test, analisis, radio, xray, scanner, scan
medicine: examen medic*, operation, operacion, hopital, hospital, infirm*, nurse, enfermer*, weaning, sevrage
everyday: travail*, work*, trabaj*, boulot, ecole*, school*, cole, colegio, escuela, clase, classe, examen*, exam
everyday: exams, vacances, holiday*, vacacion*, voyage*, trip, viaje, sport*, gym*, gimnas*, foot, football
everyday: futbol, match, partido, course, running, corr*, run, marathon, maraton, piscine, pool, piscina, plage
everyday: beach, playa, soleil, sun, sol fuerte, hotel, tele, tv, television, film*, movie*, pelicula*, serie*
everyday: book*, livre*, libro*, song, chanson, photo*, foto*, jeu, jeux, game*, juego*, wifi, phone, telephone
everyday: telefon*, portable, movil, celular, ordinateur, computer, batterie, battery, bateria, maison, house
everyday: casa, home, cuisine, kitchen, cocina, jardin*, garden*, voisinage, bruit, noise, ruido, parking
everyday: chaussure*, shoe*, zapato*, chapeau, hat, gorro, robe, dress, lessive, laundry, ropa, pneu, tyre, tire
everyday: bonnet, chaud, heat, calor, froid, frio, freez*, hiver, winter, invierno, ete, summer, verano, pluie
everyday: rain, lluvia, fete, party, fiesta, cadeau, gift, regalo, argent, money, dinero, papier, paper, papel
laugh: rire, lol, mdr, ptdr, haha, jaja*, risa, laugh*, rigol*, blague, joke, broma, ennui, bored*, aburr*
laugh: embarrass*
smoke: fum*, smok*, cigar*, clope*, tabac, alcool, alcohol*, drunk, vape*
will: va, vais, vas, voy, van, going, gonna, ll, will, wont, about to, fais, ferai, vay*, aller, ir
go: go, goes, going, aller, ir, irme, irse, vaya, fui, va, vais, voy
ready: pret, prete, prets, ready, list*, prepar*, tout est en place, all set, decid*, decision, mind is made up
ready: plan, plans, planned
buy: achet*, buy, bought, buying, compr*, command*, order*, pidio
attempt: tentative*, attempt*, intento, intentos, intentado, ts, rate mon coup, relaps*, recommenc*, recai
attempt: recaida, volvi, volvio, restart*, replong*, rechut*
unbearable: insupport*, insoport*, unbearable, intoler*, invivable, enfer, hell, infierno, tortur*, calvaire
unbearable: trop dur, too hard, muy duro
regret: regret*, lament*, disappoint*, decu*, decepc*, gutted, dommage, pity
hang_out: bord, edge, borde, ledge, rebord, cornisa, debout, standing, assis*, sitting, sat, sentad*, parad*
hang_out: perch*, enjamb*, climb*, grimp*, subio, subid*, mont*, penche, leaning
hideout: matelas, mattress, colchon, oreiller, pillow, almohada, tiroir, drawer, cajon, sous, under, debajo, bajo
hideout: trousse, pencil, estuche, armoire, cupboard, armario, cabinet, botiquin
bag: sac, bag, bolsa, plastic*, plastique
scratch: griff*, scratch*, aran*, rasgun*, mord*, bite, bites, biting, muerd*, arrach*, arranc*
closed: ferme*, closed, shut, cerr*, enferm*, encerr*, locked, lock, calfeutr*, sealed, tap*
find: trouv*, found, find, encontr*, hall*
look: regard*, look*, stare*, staring, mir*, contempl*
show: cherch*, search*, busc*, google*, tap*, typed, looked up, internet
crisis: crise, crisis, attack, ataque, angoisse, panic, panico, anxi*, ansied*, stress*, estres
travel: londres, london, paris, madrid, gare, station, estacion, airport, aeroport*, aeropuerto, avion, flight
travel: vuelo, ticket*, billet*, billete*, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, monday
travel: tuesday, wednesday, thursday, friday, saturday, sunday, lunes, martes, miercoles, jueves, viernes, sabado
travel: domingo
little: petit peu, peu, un peu, bit, little, small, poco, pequen*, leger*, slight*
season: noel, christmas, navidad, anniversaire, birthday, cumpleanos, printemps, spring, primavera, automne
season: autumn
worry: souc*, worr*, preocup*, inquiet*, deal with, occuper
air: oxygene, oxigeno, oxygen, air, aire, breath, breathe, respir*
reaper: faucheuse, reaper, parca, fin des temps, maker
lethal: mortel*, mortal*, lethal, letal*, fatal*, terminal*, incurable
fall: tomb*, fall, fell, fallen, caer*, cae, caigo, cayo, drop
ruin: charcut*, carv*, destroc*, destr*, gach*, detrui*, arruin*, ruin*, pourri*, spoil*
fade: eteind*, eteint, fade, fading, apag*, sink*, sombr*, coul*, hund*
pretend: semblant, pretend*, fing*, fake, smile*, smiling, sonri*, souri*
inside: interieur, inside, dentro, adentro, fond de moi, deep down
remember: souven*, rememb*, memory, memories, recuerd*, oubli*, forget*, forgot*, olvid*
body: corps, body, cuerpo, cadavre, corpse
heart: coeur, heart, corazon
time: heure*, hour*, hora*, minute*, an, ans, year*, annee*, ano, anos, mois, month*, semaine*, week*, semana*
drive: condui*, drive*, driving, manej*, conduzco, volant, wheel, roule*, scooter, moto
neck: cou, neck, cuello, gorge, throat, garganta
serve: serv*, verre, glass, vaso, whisky, vodka, rhum, ron
problem: probleme*, problem*, poids pour, trouble*, ennuis
pay: pay*, pag*, cout*, cost*, cuesto, rembours*
count: compt*, count*, cuent*, conte, contad*
stay: rest*, stay*, qued*, here, ici, aqui
know: sais, sait, know*, knew, se, sabe*, sabr*, comprend*, understand*, entiend*, entend*, saur*
ask: demand*, ask*, pregunt*, pid*
thing: chose*, thing, things, cosa, cosas
too: trop, too, demasiad*, muy, very, tres, tellement, tan, so
only: seulement, juste, just, only, solo, nomas, que
was: etais, was, were, estaba, fui, era
before: avant, before, antes, deja, already
aswell: autant, might as well, may as well, may aswell, aussi bien, da lo mismo, da igual, tant mieux, tant pis
aswell: so much the better, mejor asi, c est mieux, quitte
let: laisse, laissez, laisser, laissent, dejen, dejenme, dejame, dejar, deja que, let, lets, letting, qu on, que me
come: serai, sera, seront, serez, seras, verra, verrai, verrez, aura, irai, estare, estara, estaran, sere, tendran
come: tendra, vera, veran, wont, itll, ill be, iras, ferai, shall, shan t, van a, vas a, va a, voy a, ya no voy
be: etre, be, being, been, ser, estar, sois, am, im, suis, soy, estoy, chui, jsuis, toy
wait: attend*, wait*, esperando, espero
place: place, places, lugar, sitio, room, spot, seat, belong*, appart*, chair, chaise, silla
someone: someone, somebody, quelqu un, quelqu, alguien, autre, another, other, otro, otra, otros
person: person, persona, personas, humain*, human*
each: chaque, every, each, cada, jour, jours, day, days, dia, dias, journee, heure, hour, cada dia
this: ce, cet, cette, ca, cela, this, that, it, thats, este, esto, eso, esta
door: porte, portes, door, puerta, grille, rideau, curtain*, telon, store, blind*, persiana
off: bouton, switch*, button*, boton, interruptor, debranch*, unplug*, desconect*, turn off, courant, power
off: log out, pause, play, off
feel: sentir, sens, sent, ressent*, feel*, felt, siento, siente, sienta, sentia
cancel: annul*, cancel*, resili*, cancele, renouvel*, renew*, renov*, refus*, rechaz*, rehus*, rendez, renonc*
calm: calme*, calm*, tranquill*, silence*, silencio*, quiet*, serein*, seren*, callad*
name: nom, noms, name, names, nombre, nombres, prenom*
road: route*, road*, carretera, autoroute, motorway, viaduc*, viaduct*, barriere, barrier, rambarde, rail, railing
road: barandilla, virage, bend, curva, ligne, line, camino
envy: jalous*, envidi*, envy, envi, lucky, veinard*, suerte, chance*
old: vieux, vieil*, old, viejo*, vieja*, anci*, age, edad
hole: trou, trous, hole, hoyo, hueco, agujero, puits, well, pozo, vide, void
ghost: ombre*, fantom*, ghost*, shadow*, sombra*, fantasm*, spectre
candle: bougie*, candle*, vela, souffl*, blow*, sopl*, flamme, flame, llama, etoile, star, estrella
back: retour, return*, regreso, revenir, revien*, reviendr*, come back, coming back, volver, vuelvo, vuelva
owe: dois, owe*, debo, debe
beam: poutre*, beam, viga, grange, barn, galpon, establo, cobertizo, shed, garage, garaje, arbre, tree
rest_of: reste, restait, queda, quedan, left, rest, lo que queda, plus que
keep: tenir, tiens, tient, hold, holding, keep, keeps, retien*, accroch*, cling*, hang on, sosten*, aferr*, fil, thread
keep: hilo
room: chambre, bedroom, cuarto, habitacion, bain, bath, bathroom, bano, salle, tub, baignoire, banera
paper: papier*, papers, papeles, contrat*, notaire, solicitor, notario, contract*, facture*, bill, bills, factura*
`
  .trim()
  .split("\n");
