/** Births, violence, counts of medicines and how full their containers are, in the three languages together. */
export const SITUATIONS = `
violence: violencenow
constipated: constipe, constipee, constipation, estrenid*, estrenimiento, constipated, hemorroide*, hemorrhoid*, piles
poo: poo, poop, caca, ir bano, popo
bear_down: beardown
push_word: push
pushing: poussedeja, pushing, pujando
clutch: soba, sobando
poison: lily vase, vase water, flower vase
head_seen: voit tete, vois tete, see head, sees head, voit cheveux, vois cheveux, voit deja cheveux, see hair, sees hair, hair showing, ve pelo, veo pelo, asoma pelo, pelito bebe
birth: voit tete bebe, vois tete bebe, tete bebe sort, tete bebe dehors, tete bebe apparait, sens tete bebe, sent tete bebe, cabeza bebe sale, cabeza bebe asoma, cabeza bebe fuera, cabeza bebe afuera, cabeza bebe saliendo, siento cabeza bebe, baby head out, head coming out, feel head coming, feel babys head, feel baby head, head coming
kick: patea, patean, pateo, pateado
within_a_day: aujourd hui, depuis hier, depuis matin, depuis midi, depuis nuit, hier soir, matin, nuit, journee, midi, apres midi, soir, today, tonight, since yesterday, since morning, since last night, since midnight, since noon, morning, overnight, afternoon, evening, noon, lunchtime, hoy, noche, tarde, mediodia, desde ayer, desde manana, desde anoche, anoche, 24 h, 24 heures, 24 hours, 24 horas
in_stock: reste, restent, restant, restait, left, remaining, quedan, queda, quedaban, sobran, sobraron, stock, achet*, buying, buy, bought, ordered, commande, commander, compte, count*, cuento, conte, recu, received, recibi, deliver*, livre, livree, livres, livrees, livraison, entregaron, entregan, llegaron, llego
drops: goutte*, gota, gotas, drop, drops, puff, puffs, bouffee*, granule*, inhalation*, pulveris*, pulveriz*
full: full, plein, pleine, lleno, llena
replaced: new one, another one, need new, need more, buy*, racheter, rachete, comprar*, achet*, order*, replace*, remplacer, refill*, reponer, other one, autre, otro, otra, recycl*
body_weight: pese, pesa, weighs, weighing, poids, peso
tonsils_out: tonsils out, tonsils removed, tonsillectom*, ope amygdales, operee amygdales, opere amygdales, amygdales enlevees, ablation amygdales, operaron amigdalas, operado amigdalas, operada amigdalas, amigdalectom*, sacaron amigdalas
devil: devil, demon, diable, demonio, diablo, possessed, possede, possedee, poseido, poseida
fumigated: fumig*, pesticid*, plaguicid*, insecticid*
star_anise: anis estrellado, star anise, anis etoile, anis etoilee, badiane
exertion: crossfit, hiit, marathon, sprint*, treadmill, burpee*, randonnee, jogging, footing, cinta correr, maraton, interval training
haemophilia: hemophil*, haemophil*, hemofil*
anticoagulant: hemophil*, haemophil*, hemofil*
erection: erection*, ereccion*, priapism*
many: punado, puno, handful, handfuls, poignee, poignees
hard_breathe: pink froth, mousse rosee, espuma rosada, espuma rosa, jalar aire chilla, chilla jalar aire, aire chilla
street_drug: needle next, syringe next, seringue cote, aiguille cote, jeringa lado, aguja lado
rolled: ojos arriba, ojos para arriba, ojos blanco, yeux blancs, yeux haut
sharp: grinding metal, limaille, metal chip, eclat metal, viruta metal, esquirla metal
swallowed: ventilado bote, ventilado caja, ventilo bote
mushroom: robellon*, rovellon*, niscalo*
chest_muscle: agujetas, courbature*
iron: tardyferon, timoferol, reglisse, liquorice, licorice, regaliz, bismuth*, bismuto, pepto, charbon actif, activated charcoal, carbon activado
nitro: trinispray, nitrolingual, solinitrina, isoket, trinitroglycerin*
vomit_of_stool: vomit smells poo, vomit smells shit, vomit smells like poo, vomit like poo, vomit poo, vomi sent selles, vomi sent caca, vomit selles, vomi caca, vomito huele caca, vomito caca, vomito heces
run_over: tractor encima, coche encima, carro encima, camion encima, moto encima
`;
