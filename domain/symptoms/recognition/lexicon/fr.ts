/** French: `concept: word, beginning*, several words`, folded and without the words that say nothing. */
export const FRENCH = `
not: pas, jamais, sans, aucun, aucune, ni, non, plusde, rien
after_verb: pas, plus, jamais, rien, guere, plusde
no_more: plus, plusde
can: arrive, arrivent, arrivait, arriver, peut, peux, peuvent, pouvoir, parvient, parviens, reussit, reussis, veut, veux
filler: bien, vouloir, rien, reprendre, tenir, mettre, finir, tout, toute, faire, fait
unable: impossible, incapable, refuse*, arrete*
not_now: semaine derniere, mois dernier, antecedent*, jadis, autrefois, film, livre, serie, documentaire, formation, cours secourisme, vaccin contre, prevenir, famille antecedents, annee derniere, enfance, decede*, deced*
person: mere, pere, papa, maman, mari, femme, copain, copine, soeur, frere, oncle, tante, voisin*, ami, amie, cheri*, compagne, compagnon, collegue, homme, dame, monsieur, quelqu, gars, mec, copains, beau frere, belle soeur, patient, patron, pote, cousin*, epoux, epouse, conjoint*, meuf
newborn: neonat*, prema*, born hier, vient naitre
baby: bebe*, nourrisson*, bambin*, jumeaux, poupon
child: bebe*, nourrisson*, enfant*, fils, fille, fillette*, garcon*, gamin*, gosse*, petiot*, pitchoun*, ado*, bambin*, neveu, niece, loulou*, puce, bout chou, minot*, gone, eleve*, bonhomme, petite fille, petit fils, mome*, jumeaux, jumelles, cadet*, fiston, filleul*, marmot*, bout choux, jumeau, soeurette, petit bout, moufle*, minette
elder: mamie*, papi, papy, grand mere, grand pere, grand mere*, grand pere*, meme, pepe, mamy, age*, vieux, vieille, personne agee, grand parents, mame, pepere, memere, belle mere, beau pere, papou, papie, mamoune, tata, octogenaire, retraite
pregnant: enceinte*, grossesse, accouche*, femme enceinte, encinte
diabetic: diabet*
born: nee, naissance
pain: mal, maux, douleur*, douloureu*, souffr*, fait mal, lance, elance*, brule, oppress*, crampe*, colique*, bobo, lancinant*, elancement*, torture, tiraill*, mal fou
headache: mal tete, maux tete, mal crane, cephal*, migraine*, douleur tete, douleurs tete, douleur crane, tete fait mal, tete explose, coups tete
nausea: mal coeur, nausee*, envie vomir, envie gerber, barbouille*
chest: poitrine*, thora*, torse, sternum, cage thoracique, cote gauche poitrine, plexus, buste
heart: coeur, cardiaque, palpitant
tight: serre, serrement*, serrer, oppress*, etau, poids, ecras*, comprim*, pression, pese, barre, enclume, broie, etreint, elephant, gene*, inconfort*, tenaille*, ceinture, corset, broye*, comprime*, appuie, appuient, appuyer
heart_attack: infarctus, crise cardiaque, crise coeur, attaque cardiaque, crise cardiaq
sweat: sueur*, transpir*, sue, trempe, moite*, suer, degouline
jaw: machoire*, mandibule
clutch: tient, tenant, agrippe, porte main, tiennent, agrippant, porte mains, serre main
breathe: respir*, souffle, souffler, respi, aspirer
breath_word: respiration*, respiratoire*, haleine, souffle
hard: difficult*, difficile*, peine, gene*, galere, lutte*, bataille, dur, trouble*
breathless: essouff*, suffoqu*, suffocat*, asphyxi*, haletant*, halete*, dyspnee, detresse respiratoire, souffle court, souffle coupe, cherche air, gaspe*, manque air, manque souffle, manque oxygene, plus air, plus souffle, essouf*, court souffle, aucun air, etouffement respiratoire, plusde air, plusde souffle, plusde oxygene
badly: vite, rapide*, bizarre*, bizarement, fort, bruyamment, rale*, saccade*, creuse*, ronfle bizarre, geint, gemit, pause*, difficilement, drole, superficielle*, bruit bizarre, bruits bizarres, fait bruit, fait bruits, raque, rauque, stridor, ronfle*, haletante, tire cotes, aboie*, aboiement*, aboy*
ribs: cotes, thorax, ventre, cou
suck_in: creus*, rentre*, tire, tirent, tirer, tirage
asthma: asthm*
attack: crise*, attaque*
inhaler: ventolin*, inhalateur*, bombe, salbutamol, aerosol
not_working: marche pas, suffit pas, suffit plus, effet pas, fait rien, marche plus, agit pas, pas effet, aucun effet, change rien, passe pas, passe plus
exertion: sport*, couru, courir, course*, footing, escalier*, etages, effort*, velo, marche rapide, foot, gym, muscu*, entrainement, danse, danser, randonnee, monte etages, montant, cours, cour, piscine, nage, nager, natation
nose: nez, narine*, nasal*
faint: evanoui*, syncope*, tombe pommes, tombee pommes, tombe pomme, malaise vagal, perd connaissance, perdu connaissance, perte connaissance, pert connaissance, perdre connaissance, perte conscience, perdu conscience, perd conscience, effondre*, ecroule*, inanime*, tourne oeil, black out, fait malaise, sans conscience, gros malaise, malaise cardiaque, dans pommes, tombee raide, tombe raide, vapes
unconscious_word: inconscien*, coma*, revient pas, revient plus, sans connaissance, inerte, sans reaction, evanoui*, vapes, assomme*, reprend pas connaissance, reprend pas conscience
respond: repon*, reagi*, reaction*
wake: reveil*
move: bouge*, remue*, mobilise
not_breathing_word: arret cardia*, arret cardio*, arret respi*, coeur arret*, coeur bat plus, coeur bat pas, massage cardiaque, arrete respirer, cesse respirer
pulse: pouls, battement*, battements coeur
rise: souleve*, leve
face: visage*, figure, facial*, moitie visage, tronche, gueule
mouth: bouche, levre*, babine*
smile: sourire, sourit, grimace
droop: tombe, tombee, tombant*, pend, pendant*, tordu*, tord, travers, affaiss*, paralys*, deforme*, asymetri*, devi*, tire cote, descendu*, engourdi*, fige*, anesthesi*
stroke_word: avc, ait, accident vasculaire, attaque cerebrale, hemiplegi*, congestion cerebrale
dentist: dentiste*, anesthesie dentaire, dent*
arm: bras, avant bras, epaule
leg: jambe*, cuisse*, mollet*
hand: main, mains, doigts
side: gauche*, droit, droite, cote, moitie, hemicorps, unilateral*
weak: faibl*, engourdi*, paralys*, insensible*, fourmi, fourmis, fourmill*, mou, molle, endormi*, mort, morte, flasque, ballant*, inerte, picot*, lourd*, tient plus, insensibl*, coton, ramolli*, engourdissement*
strength: force, forces
drops_things: lache tout, lache objets, laisse tout tomber, lache tasse
feel: sens, sent, sentir, ressent*, sentait, sensation*, sensibilite
lift: lever, leve, soulever, souleve
sleepy_cause: dormant, dormir dessus, dormi dessus, assise, assis, reveil matin, endormi dessus, position, croise*
speak: parl*, prononc*, exprim*, dire, mots, phrase*
speech_word: parole*, elocution, langage, mots, phrases, aphasi*, propos
gibberish: charabia, bouillie, incomprehensible*, comprend rien, comprend pas dit, comprend plus dit, propos incoherents, incoheren*, bafouill*, bredouill*, confond, bourre bu, ivre bu, emmele*, embrouill*, aucun sens
odd: bizarre*, bizarement, drole, etrange*, anormal*, inhabituel*, incoheren*, drolement, pas normal, change
voice: voix, extinction, aphon*, enroue*
see: voir, voit, vois, vue, vision, distingue*
blurred: flou*, loin, pres, lunettes, baisse
double_vision: vois double, voit double, voir double, vision double, vue double, tout double, vois deux, diplopi*, dedoubl*
sight_lost: perte vue, perdu vue, perd vue, perte vision, perdu vision, perd vision, trou noir, voile noir, voile devant, rideau, aveugle*, cecite, tout noir, cache noir, vue disparu, vision disparu, vue disparait, vision disparait, vue partie
eye: oeil, yeux, loeil
sudden: soudain*, subit*, brutal*, brusque*, coup, tout coup, instantan*, seconde, secondes, apercu, tonnerre, foudroyant*
abrupt: soudain*, subit*, brutal*, brusque*, coup, tout coup, coup tonnerre, tonnerre, foudroyant*, explos*, seconde, secondes, inhabituel*, eclair, fulgur*, apparu coup, net
worst: pire*, jamais mal, jamais connu, jamais ressenti, coup tonnerre, foudroyant*, explosi*, jamais aussi mal, jamais aussi, fulgur*
head: tete, crane, front, caboche, tempe
confused: desorient*, delir*, hallucin*, divague*, perdu jour, raconte importe, propos incoherents, comportement bizarre, comportement anormal, comporte bizarrement, comportement etrange, tient propos, parle mort*, completement perdu, completement perdue, tourne rond, agit bizarrement, parle tout seul, parle toute seule, parle seul, raconte betises, bizarreries, fait choses bizarres, pete plombs, incoherente
know: sait, sais, savoir
recognise: reconnai*
where_when: jour, ou, annee, appelle, nom, prenom, habite, mois
seizure: convuls*, convultion*, comitial*, revuls*, crise tonico
epilepsy: epilep*
shake: trembl*, secou*, secousse*, spasme*, tremble*, saccad*, grelott*, bougent tout seuls, mouvements incontrol*, clonies, soubresaut*
all_over: partout, corps, bras jambes, membres, tout corps, entier, entiere, tous membres
stiff: raide*, raidi*, rigid*, bloqu*, coince*
foam: bave*, ecume*, mousse
fever: fievre*, febrile*, fievreu*, 38, temperature, temp, brulant, chaud bouillant, hyperthermi*, chaud toucher, chaude toucher, bouillant*, fiev
high_temperature: brulant*, chaud, chaude, temperature, temp, bouillant*
neck: nuque*, cou
bend: plier, baisser, flechir, tourner, bouger, pencher, toucher, bouge, baisse, penche, plie, flechit, incline, incliner
chin: menton
light: lumiere*, lampe
stand: supporte*, tolere*
hurts_eyes: gene, agresse, photophob*
meningitis: mening*
spots: tache*, point, points, bouton*, plaque*, petechi*, eruption*, rougeur*, marque*, tach
fade: efface*, dispara*, part, partent, partir, blanchi*, palis*
pressed: appui*, press*, verre
violet: violet*, violace*, pourpre*, mauve*, bordeaux, bleuatre*, lie vin, hematome*, noir, noires, rouge fonce, rouges foncees, rouge sombre, rouges fonces, rouges sombres, rouge bordeaux
purpura_word: petechi*, test verre
choke: etouff*, etrangl*, avale travers, fausse route, atrag*, setouffe, mauvais trou, mauvais tuyau
stuck: coinc*, bloqu*, reste travers, plante*, travers, enfonce*, coince*
thing_swallowed: morceau*, bout, bonbon*, cacahuet*, arete*, os, jouet*, piece, objet*, pomme, viande, saucisse, raisin*, perle*, bille*, noisette*, noyau, lego*, aliment*, bouchon, pain, capuchon
throat: gorge, gosier, trachee, oesophage
swell: gonfl*, enfl*, oedem*, enorme*, double volume, boursouf*, tumefi*, bouffi*
tongue: langue, luette, palais
eyelid: paupiere*
allergy: allergi*, anaphyla*, anafila*
anaphylaxis_word: anaphyla*, quinck*, quink*, choc allerg*, reaction allergique grave, allergie grave, allergie severe, allergie violente, reaction allergique severe, reaction allergique violente, forte reaction allergique, grosse reaction allergique, grosse allergie, reaction grave, allergie generalisee
epipen: adrenaline, anapen, jext
closes: ferme, referme, serre, noue, retrecit
hives: urticaire, plaques, plaques partout, boutons partout
sting: piqu*, guepe*, abeille*, frelon*, dard
trigger: cacahuet*, arachide*, noix, noisette*, fruits mer, crevette*, antibiotique*, amoxi*, penicilline, guepe*, abeille*, frelon*, lait, oeuf, kiwi, sesame, poisson, amande*, vaccin, augmentin, cajou
blue: bleu, bleue, bleus, bleues, bleut*, bleuatre*, cyanos*, violet*, violac*, mauve
blue_skin: peau bleue, peau bleu, cyanos*, devenu bleu, devenue bleue, devient bleu, devient bleue, vire bleu, vient bleu, tout bleu, toute bleue, teint gris, bleuit, doigts bleus
nails: ongles, extremites, bout doigts, ongle
blood: sang, sanguinol*, sanglant*, saign*, hemorrag*, ensanglant*, sangs
bleed: saign*, hemorrag*, hemorag*, perd sang, perdu sang
stop: arret*, stopp*, cess*, coagul*, tarit
lots: beaucoup, enorm*, abondant*, abondamment, flots, flot, massi*, plein, quantite, partout, litre*, vide, gicle*, jet, jets, flaque*, mare, trempe*, coule, serviettes, caillots, pleine, rempli*, grande quantite, verse, inonde, tonne
a_little: peu, leger*, petit, petite, superficiel*, goutte, trace*, brosse*, brossage, papier, minime, premier degre, premiere degre, 1 er degre
bleed_lots: hemorrag*, hemorag*, pisse sang, gicle*, perd tout sang, bain sang
anticoagulant: anticoagul*, previscan, coumadine, eliquis, xarelto, kardegic, sintrom, warfarine, avk, fluidifiant*
towel: serviette*, torchon*
vomit: vomi*, vomiss*, gerb*, degueul*, regurgit*, rend, rendu, renvoie*, vomissement*
coffee: cafe, marc
spit: crach*, glaire*, expector*
cough: touss*, toux
phlegm: glaire*, mucus, crachat*
stool: selle*, caca*, excrement*, chier, matieres, toilettes, anus, rectum, rectal*, couche, fesses, cul, derriere, cuvette, diarrh*
black: noir, noire, noirs, noires, goudron*, meconium
melena: melena*, rectorrag*
belly: ventre, abdom*, bide, estomac, bidou, bas ventre
hard_belly: ventre dur, ventre dure, ventre rigide, abdomen dur, ventre bois, dur bois, ventre contracture
strong: fort, forte*, violent*, intens*, insupport*, insout*, atroce*, aigu*, sever*, terrible*, horrible*, affreu*, inhumain*, hurle*, tord*, terribl*, enorme*, intolerable*, extreme*, abominable*, trop mal, pleure, 10 10, crie*, mourir douleur, plus fort, hurlait, pleurer
doubled: plie deux, pliee deux, plie 2, pliee 2, courbe deux, tord douleur, tord douleurs, roule terre, rouler terre
right_low: bas droite, droite, cote droit, fosse iliaque
testicle: testicul*, couille*, bourse*, scrotum, bouboule*, zizi gonfle
swallowed: aval*, bu, boit, boire, bue, mang*, ingere*, ingurgit*, gobe*, croqu*, lech*, suce*, mordu dans, absorb*, goute*, mache*, machouill*, consomme*, bouffe*, sirote*, siphonn*, met bouche, porte bouche, mis bouche, bouchee
took: pris, prise, prend, prendre, prises, avale*, ingurgit*, pri
gave: donne*, administre*, injecte*, fait injection
poisoned: intoxi*, empoison*, envenim*
food_poisoning: intoxication alimentaire, intox alimentaire, intoxications alimentaires
inhaled: inhal*, respire*, sniff*, vapeur*, inspire
picked: cueill*, foret, jardin, sauvage*, bois, ramass*, champ, trouve, balcon, bord chemin
berries: baie*, fruits rouges jardin, graines, gland*
mushroom: champignon*, bolet*, amanit*, girolle*, morille*, cepe*
leaf: feuille*, plante*, fleur*, petale*, bulbe*, herbe*, graine*, seve
sick: malade*, vomi*, diarrh*, mal, nausee*, vertige*, malaise, etourdi*, tournent, tourne, somnol*, patraque
cigarette: cigarette*, megot*, clope*, tabac, mego
all: tout, toute, tous, toutes, entier*, entiere*, complet*, integral*
container: boite*, flacon*, plaquette*, bouteille*, tube, paquet*, pot, blister*, pilulier, tablette*, sachet*
many: trop, poignee*, tas, plusieurs, nombreux, plein, masse, quantite, pleins, paquet, beaucoup, dizaine*, vingtaine*, quinzaine, douzaine, trentaine
multiple: double*, triple*, quadruple*, 2 fois, 3 fois, 4 fois, 5 fois, 10 fois, deux fois, trois fois, quatre fois, dix fois, lieu
dose: dose*, quantite, posologie
mistake: erreur, trompe*, confondu*, accident*, megarde, sans faire expres, melange
someone_elses: autre, quelqu autre, siens, appartenant, adulte*, traitement chien, chien, voisin*, frere, soeur
overdose_word: surdos*, overdos*, od
figurative: travail, boulot, ecran*, mignon*, infos
empty_found: flacon vide, boite vide, boites vides, plaquettes vides, plaquette vide, tubes vides, flacons vides
found: trouve*, retrouve*, cote, decouver*
disappeared: dispar*, manque, introuvable*, perdue
battery: pile*, batterie*
magnet: aimant*, magnet*, magnetique*, billes magnetiques
ear: oreille*
carbon_monoxide: monoxyd*, intoxication co, intoxique co
alarm: detecteur*, alarme*, sonne, bipe*
gas_smell: sent gaz, odeur gaz, fuite gaz, pue gaz, senti gaz
smoke: fumee*, gaz toxique*, vapeurs toxiques
heater: chauffage, poele*, chaudiere*, cheminee, chauffe eau, barbecue, groupe electrogene, moteur, insert, rechaud
indoors: interieur, garage, salon, ferme, tente, cave, chambre, maison, cuisine, appartement
everyone: famille, tous, toute famille, tout monde, tous deux, tous trois, tout deux, plusieurs, enfants, plusieurs personnes
suicide: suicid*, idee noire, plus vivre, pas vivre, foutre air, fin jours, fin vie, finir vie, finir jours, sert rien vivre, quitter monde, coupe veines, taille veines, taillade*, fait mal volontairement, fait mal cutter, pendre, jeter sous, tirer balle, passer acte, dormir jamais reveiller, autant disparaitre, vie sert, tout arrete, tout finisse, ras bol vie, faire sauter cervelle, avaler tout finir, fin tout, tuer, tout arreter, mettre terme, fin souffrance*, pulsion*, plus exister, vie aucun sens, vie pas sens, fatigue tout finir, peux plus vie, peut plus vie, vais faire betise, faire betise grave, retrouve pendu, retrouvee pendue, trouve pendu, trouvee pendue, decouvert pendu
die: mourir, crever, mort, morte, meurs
want: veux, veut, voudrais, envie, voudrait, pense, songe, souhaite, preferer*, parle, voulait, voulais, veulent
figurative_death: rire, faim, soif, chaud, froid, fatigue, envie savoir, temps, honte, trouille, ennui, impatience, mouche*
fear: peur, phobie, crainte
kill: tuer, supprimer, tue, pendre, buter, flinguer, tuera
fell: tomb*, chut*, cogn*, heurt*, tape*, glisse*, degringol*, bascul*, culbute*
blow: coup*, choc*, cogn*, tape, tapee, tapes, tapent, taper, tapant, heurt*, traumat*, pris porte
head_injury_word: traumatisme cranien*, trauma cranien*, commotion*, traumatismes craniens, fracture crane, tc
height: echelle, escalier*, table langer, toit, arbre, balcon, etage, fenetre, cheval, lit, canape, chaise haute, echafaudage, metres, trampoline, mur, berceau, poussette, chaise, lit superpose, plan, toboggan, cage escalier, haut, hauteur
bad_sign: vomi*, somnol*, dort, endort, malaise, evanoui*, souvient, rappelle, amnes*, bizarre*, confus*, mal tete, liquide, pleure plus, desorient*, maux tete, vertige*, trouble*, gerbe*, blanc, reveil*, sommeil, double, convuls*, oreille, nausee*, ko, mou, repete*, hebete*, groggy, sonne, perdu memoire, titube, zigzag, pleure pas, reagit, dormir, envie dormir, pale, blanche, dit importe
remember: souvien*, rappel*
back: dos, colonne, rachis, vertebre*, cervicale*, lombaire*, cervical*, moelle
dive: plonge*
accident: accident*, collision, percut*, choc, carambolage, tonneau*
tingling: fourmi*, picot*, engourdi*, decharge*
horse: cheval, poney
burn: brul*, ebouillant*, crame*, cloque*
scald: ebouillant*
boiling: bouillant*, eau chaude, huile chaude, huile bouillante, friture, casserole*, bouilloire*, marmite, soupe, cafe chaud, friteuse, eau bouillante, cire
spilled: renvers*, tomb*, recu, verse*, eclabouss*, prise, pris, gicle, saute
severe_burn: grave*, etendu*, profond*, troisieme, 3 eme, 3 degre, 3, deuxieme, 2 eme, degre, severe*, chimique*, electri*, noir, blanche, cloques partout, grosse*, enorme*, acide, tout bras, toute main, toute jambe
burn_place: visage, face, torse, bras, dos, ventre, jambe*, cuisse*, poitrine, cou, sexe, genit*, corps, main entiere, cheveux, oeil, yeux
heartburn: brulures estomac, brulure estomac, brulures urin*, brulure urin*, brulures mict*, coup soleil, coups soleil, remontees acides, brulures solaires, brulure solaire, brulure pipi, brule pipi, brulures vagin*, reflux, brulure indigestion, yeux brulent, gorge brule, langue brulee, brule langue
sun: soleil, solaire, plage
electric: electri*, courant, decharge*, 220, 380, volts, cable electrique, ligne haute tension, haute tension, fil electrique
electrocuted: electrocut*, electris*, foudroy*, choc electrique, pris courant, prend courant, chataigne, coup jus, foudre, doigts prise, main prise, fourchette prise, prise courant, doigt prise, recu decharge, electrocu*, pris decharge, prend decharge, prendre decharge, prendre courant, recu courant, doigt dans prise
socket: prise, prises, interrupteur
fire: feu, flammes, enflamm*, explosion
clothes: vetement*, habits, cheveux, pull, robe
chemical: chimique, acide, soude, chaux, javel*, ammoniaq*, detergent*, produit*, lessive, ciment, gel, vinaigre, gaz piment, bombe piment, gaz poivre, lacrymo*, destop, caustiq*, deboucheur*, detartrant*, decapant*, white spirit, acetone, superglue
drown: noie, bu tasse, boit tasse, boire tasse, sous eau, avale eau piscine, coule fond, noye, noyee, noyer, noyade, noyait, noient
water_place: piscine, baignoire, bain, mer, lac, riviere, etang, bassin, eau
out_of_water: sorti*, sort, sors, sortent, repech*, coule, coulee, coulait, couler, coulant, glisse*, fond, flott*, tomb*
hit_by: renvers*, percut*, fauch*, ecras*, heurte*
vehicle: voiture*, moto*, camion*, bus, scooter*, trottinette*, train, auto, tracteur, velo, quad, poids lourd, tram
deep_wound: grosse entaille, voit os, os sort, os visible, os ressort, os dehors, voit graisse, voit muscle, voit tendon, beant*, ouvert crane, eventr*, coupe net, sectionn*, amput*, arrach*, ecras*, fracture ouverte, doigt coupe, doigts coupes, scie circulaire, tronconn*, empal*, coupe doigt entier, phalange coupee, lambeau, os apparent, os depasse
weapon: couteau*, poignard*, arme, balle, cutter, tir, fusil, machette, revolver, pistolet
stabbed: poignard*, coup couteau, coups couteau, balle dans, coup feu, blesse balle, agress* couteau, tirer dessus, tire dessus, fusille
wound: plaie*, entaille*, blessure*, coupure*, coupe, coupee
deep: profond*, ouvert*, beant*, graisse, muscle*, os
deformed: deform*, angle, travers, arrach*, sectionn*, amput*, ecras*, broy*, pendouill*, sens inverse, mauvais sens, envers
limb: bras, jambe*, doigt*, poignet*, main*, membre*, cheville*, pied*, coude*, epaule*, genou, orteil*
fracture: fractur*, cass*
hip: hanche*, femur, bassin, col femur
get_up: relever, lever, releve, debout
snake: serpent*, vipere*, couleuvre*, cobra, scorpion*, vive, araignee veuve
bite: mordu*, morsure*, mord*, piqu*, attaqu*
dog: chien*, pitbull, malinois
ripped: arrach*, defigur*, dechiquet*, profond*, visage, joue, gorge
limp: mou, molle, amorphe*, hypotoni*, apathi*, flasque*, lethargi*, atone*, prostre*, chiffon, eteint*, sans force, poupee chiffon, abattu*, tout mou, toute molle, mollass*, atonie
drowsy: somnol*, dort tout temps, dort sans arret, dort trop, endormi tout, difficile reveiller, dur reveiller, dort toute journee, reveille difficilement, mal reveiller, dort plus normal, geign*, gemi*, geint, gemissant*, regarde pas, regarde plus, regard vide, regard fixe, fixe vide, pleure anormal*, cri aigu, inconsolable*, lethargique, eteint, reveille plus manger
sleep_lots: dort, dormir, endort
drink: boi*, bu, tete, tetes, teter, biberon*, sein, allaite*, hydrate*
eat: mang*, aliment*, tete, nourri*, biberonne
feeding: biberon*, sein, tetee*, lait, bib
vomits_all: vomit tout, vomi tout, rend tout, garde rien, tout vomi, revomit, vomit eau, rejette tout, vomit sans arret, vomit tout bu, vomissements repetes
urinate: urin*, pipi, pisse, mouille couche, couche mouillee, couches mouillees, mouillee, mouillees, mouille, mouiller
bedwetting: pipi lit, lit
dry_nappy: couche seche, couches seches, couche vide, couche propre, couche reste seche
sunken: yeux creux, yeux creuses, yeux enfonces, orbites creuses
no_tears: sans larmes, pas larmes, plus larmes, plusde larmes, plusde larme, aucune larme, plus larme, pas larme
dehydrated: deshydrat*
diarrhea: diarrh*, gastro*
waters: perdu eaux, perte eaux, perd eaux, poche eaux, rupture poche, poche rompue, poche percee, fissure poche, poche rompu, rupture membranes, eaux perdues, perds eaux, perte liquide, liquide coule
contraction: contraction*, travail commence
preterm: terme, avant terme, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, premature*, mois
birth: bebe sort, tete bebe, bebe arrive, accouche maintenant, accoucher maison, cordon, accouchement maison, tete sort, pousse bebe, va accoucher, accouche voiture, train accoucher
vision_sign: mouche*, etoiles, flash*, points lumineux, taches lumineuses, floue, flou, trouble, lucioles, phosphenes, points noirs
blood_loss: pertes sang, perte sang, perd sang, perdu sang, pertes rouges, pertes marron, saignement*, saigne, metrorragi*
sugar: glyc*, glycem*, dextro, sucre, lecteur glycemie, glycemique*
hypo: hypoglyc*, hypo, acidoceto*, hyperglyc*, coma diabet*, acido ceto*
fruity: pomme, acetone, fruit*, dissolvant, bonbon
breath_smell: haleine, souffle, sent
period: regles, regle, menstru*, cycle
tooth: dent*, gencive*, brosse*, brossage
prescribed: prescri*, ordonnance*, traitement fini
itch: gratte*, demange*
phone: telephone*, sms, message*, mail*, traitement*, medecin, medicament*, portable, cles, bague, montre, appel, appels
fact_word: depuis
drug: comprime*, cachet*, medicament*, gelule*, pilule*, sirop*, goutte*, somnifere*, antidepresseur*, anxiolytique*, antidouleur*, traitement*, suppo*, calmant*, tranquillisant*, patch*, antibiotique*, medecine, doses, prozac, pilulier*, semainier
beat: bat, battre
work: marche, fonctionne, obei*
cry: pleur*, crie*, hurle*
kick: coups pied
emptied_container: vide flacon, vide boite, vide plaquette, vide tube, vide bouteille, vide sirop, vider boite, vider flacon, vide pilulier, siffle flacon
walk: march*
fluid: liquide*
want_end: veux finir, envie finir, veut finir, voudrais finir
twisted: tordu*
paralysed: paralys*, bras mort, bras morte, jambe morte, main morte
thunder: tonnerre, coup marteau, marteau
stay: reste*
vomits_blood_word: hematemes*
coughs_blood_word: hemoptysi*, hemoptisi*
too_much: trop
home: maison, armoire
injury: traumat*, blessure*, blesse*, lesion*
spine_word: coup lapin
foreign_body: corps etranger*
skin: peau
never: jamais
breastfeeding: allait*, mamelon*, teton*, seins, tetee
swallow: avaler, avale
treatment: traitement*, regime, travail, cure, boite
button_cell: pile bouton, piles bouton
gas: gaz
hard_breathe: mal respirer, respire mal, mal respiration, mal trouver souffle, mal reprendre, respirer mal, mal respire
hard_speak: mal parler, mal articuler, mal exprimer, mal prononcer, mal trouver mots
malaise: malaise*
catch_breath: reprendre souffle, reprendre respiration, retrouver souffle
nosebleed: saigne nez, saignement nez, saignements nez, hemorragie nasale, sang nez
life_wish: envie vivre, gout vivre, gout vie, raison vivre, veux vivre, veut vivre, force vivre, vie sens, sens vie, desir vivre, volonte vivre
not_yet: encore
appliance: balance, thermometre, montre, telecommande, changer, remplacer, acheter, tensiometre, calculette
nobody: personne, peluche, poupee
well: bien, correctement, normalement
put: met, mettre, mise, porte, porter, mis, asperge, pulverise, verse
open: ouvre*, ouvrir
squeeze: serre, serrer, tenir, tient
nothing_out: rien sort, sort rien, mots sortent pas, aucun mot
imaginary: insecte*, bestiole*, betes, choses, gens, fantome*, araignees, monstre*, animaux
per_day: jour, jours, quotidien*, semaine
find: retrouv*, trouv*
goodbye: adieu*
message: message*, lettre*, mot, sms, texto, video
cut: coupe*, entaill*, taillade*, ouvert, tranch*
wrists: bras, poignet*, veines, cuisses, avant bras
touch: touch*
sever: tranch*, sectionn*, amput*, scie, hachoir, tondeuse, tronconneuse, disqueuse, meuleuse, machine
less: moins, peu
blank_look: regard vide, regard fixe, regard absent, fixe plafond, yeux fixes, yeux vitreux
fast: vite, rapide*, accelere*
nostrils_flare: narines battent, narines bougent, ailes nez
product: produit*, liquide*, truc*, spray, bombe, poudre, granule*, dosette*, capsule*, tablette*, pastille*, gel, flacon, bidon
household: toilette*, wc, four, sol, sols, piscine, voiture, machine, linge, vaisselle, cafard*, rats, rat, souris, limaces, puces, fourmis, debouche*, plantes, jardin, menage, nettoyer, salle bain, evier, canalisation*, barbecue, cheminee, frein*, moteur, pare brise, vitre*, tapis, chaussures, argenterie, moustique*, guepes, mites, bebe lingettes, aquarium, pieds, insecte*, menager*, entretien, nettoyage, nettoie, lessive
gush: gicl*, jets, traverse pansement, coule flots
fine: vais bien, va bien, tout va bien, normalement, rassure*
skin_bump: bouton*, kyste*, bleu
also: aussi
figure: bouton fievre, boutons fievre, fievre jaune, rhume foins, poche eau chaude, mourir envie
stand_up: debout, tenir debout, tient debout
lean: penche*
strength_loss: perte force, perd force, perdu force
bone: os, arete*
mix: melang*
co_word: co
jump: sauter, saut, saute, jeter
repeats: repete*, radote
sharp: vis, clou*, couteau*, ciseaux, aiguille*, barre, tige, eclat*
hi: hi
chest_word: angine poitrine
self_harm: scarifi*, automutil*, mutil*
pillbox: pilulier*, semainier
age_word: age, agee
ingested: avale, avalee, avalees, ingere*, croque, croquee, leche, suce, gobe, mache, mordu, machouille, ingurgite
food: repas, soupe, pain, lait, biscuit*, gateau*, chocolat*, legume*, fruit, fruits, viande, poisson, riz, pates, yaourt, bonbon*, compote, salive, eau, jus, puree, banane, pomme, glace, fromage, chewing gum, terre, sable, poussiere, noyau, doigt, doigts, pouce, sucette, tetine, langue, travers, pepin*
tongue_bite: mordu langue, mord langue
incontinent: pipi dessus, urine dessus
spasm: spasme*, secousse*, sursaut*, clonies
stranger: inconnus, etrangers, inconnu, etranger
say: dit, raconte, repond, tient
symmetric: symetrique*
life: vie
bear: supporte, tiens
lethal_height: pont, fenetre, toit, balcon, train, metro, vide, immeuble, etage, falaise, rails, voie ferree, tram
palm: paume*, main entiere, deux mains, mains
floor: terre, sol, carrelage
pale: pale, blanc, blanche, livide, blafard*
green: vert, verte, verdatre
bulging: fontanelle bombee, fontanelle gonflee
balance: equilibre, marche droit, titube*
twice: deux fois, double, doublent, doublee, triple, triplent
dizzy: vertige*, tourne
cold: froid, glace
believe: croit, prend, pense
run_over: voiture passee dessus, tracteur passe dessus, camion passe dessus, roule dessus, accident route, accident circulation, fait renverser, faite renverser, fait percuter, fait faucher
loss: perte, perdu, perd, perds
worth: vaut, peine
extreme: insupport*, atroce*, intolerable*, insoutenable*, plus violent, plus fort vie, abominable*
hidden_place: garage, evier, placard, remise, cave, buanderie, atelier, cabanon, dechetterie
gas_poison: chlore, ammoniaqu*, javel, gaz, solvant*, peinture
closed: fermes, clos, fermees
drunk: ivre, bourre*, saoul*, soul, beurre
burst: explos*, eclater, eclate
complain: plaint, plaindre, mal
pharmacy: pharmacie, achete, acheter
boiler: chaudiere*, poele*, chauffe eau, insert, barbecue
palpitation: palpitation*
coin: monnaie, piece euro, piece monnaie
oil: huile
on_fire: pris feu, prend feu, transforme torche
leak: coule, coulent, fuit
carried: bras
iron: fer, fer comprimes
ate_drug: pris prisparautrui mine, avale prisparautrui mine, mange mine, mange comprimes, mange cachets, mange medicament*, mange gelules, mange pilules, bouffe mine, fouille armoire pharmacie
sniffed: sniff*
floppy: tout mou, toute molle, poupee chiffon, hypotoni*, flasque
red_jelly: gelee groseille, gelee rouge
drool: bave*
toy: jouet*, bille*, perle*
slight_exertion: moindre effort, moindre mouvement
foreign_language: anglais, espagnol, allemand, italien, francais, arabe, portugais, langue etrangere
install: installer, installe, installation, poser, pose, acheter, changer, brancher, choisir, marque
chest_muscle: muscle* poitrine, pectora*
yellow: jaune, jaunes, jauni*, ictere*, icteriq*
cold_body: froid toucher, froide toucher, tout froid, toute froide, corps froid, peau froide, glace, glacee, trop froid
temp_word: temperature, temp, thermometre, degres
rings: sonne, bipe*, hurle, declenche*
hypothermia: hypothermi*, temperature basse, temperature trop basse, temperature sous, sous 36, dessous 36, temperature chute
finished: fini, finie, termine, descendu, siffle, vide
hot_thing: four, plaque cuisson, plaques cuisson, fer repasser, insert, poele, barbecue, pot echappement, fer lisser
artery: artere*, carotide, femorale
foolish: betise*, connerie*, folie
burp: rot, rots, roter, rote
snores: ronfle, ronfler, ronflement*
at_once: coup, seule fois, seul coup
nipple: mamelon*, teton*, crevasse*
memory_loss: perte memoire, perdu memoire, amnesi*, trou memoire
`;
