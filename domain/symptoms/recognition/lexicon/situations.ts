/** Births, violence, counts of medicines and how full their containers are, in the three languages together. */
export const SITUATIONS = `
violence: violencenow
constipated: constipe, constipee, constipation, estrenid*, estrenimiento, constipated, hemorroide*, hemorrhoid*, piles, ir bano, caca, poo
bear_down: beardown
push_word: push
pushing: poussedeja, pushing, pujando
clutch: soba, sobando
poison: lily vase, vase water, flower vase
head_seen: voit tete, vois tete, see head, sees head, voit cheveux, vois cheveux, voit deja cheveux, see hair, sees hair, hair showing, ve pelo, veo pelo, asoma pelo, pelito bebe
birth: voit tete bebe, vois tete bebe, tete bebe sort, tete bebe dehors, tete bebe apparait, sens tete bebe, sent tete bebe, cabeza bebe sale, cabeza bebe asoma, cabeza bebe fuera, cabeza bebe afuera, cabeza bebe saliendo, siento cabeza bebe, baby head out, head coming out
kick: patea, patean, pateo, pateado
within_a_day: aujourd hui, depuis hier, depuis matin, depuis midi, depuis nuit, hier soir, matin, nuit, journee, today, tonight, since yesterday, since morning, since last night, since midnight, since noon, morning, overnight, hoy, desde ayer, desde manana, desde anoche, anoche, 24 h, 24 heures, 24 hours, 24 horas
in_stock: reste, restent, restant, restait, left, remaining, quedan, queda, quedaban, sobran, sobraron, stock, achet*, buying, buy, bought, order*, command*, compte, count*, cuento, conte, recu, received, recibi, jete, jetes, threw, tire, thrown
drops: goutte*, gota, gotas, drop, drops, puff, puffs, bouffee*, granule*, inhalation*, pulveris*, pulveriz*
full: full, plein, pleine, lleno, llena
replaced: new one, another one, need new, need more, buy*, racheter, rachete, comprar*, achet*, order*, replace*, remplacer, refill*, reponer, other one, autre, otro, otra, recycl*
body_weight: pese, pesa, weighs, weighing, poids, peso
nitro: trinispray, nitrolingual, solinitrina, isoket, trinitroglycerin*
`;
