/** Self-harm: means, preparations and farewells, in the three languages together. */
export const HARM = `
rope: lazo, cordage, ficelle, cordel, reata, mecate, nudo corredizo, noeud coulant, slipknot, ligature
strap: belt, ceinture, cinturon, sheet, drap, sabana
blades: razor*, blade*, lame*, rasoir*, cutter, stanley knife, cuchilla*, navaja*, gillette*, trincheta
tonight: tonight*, noche, anoche, soir, nuit
prepared: tout pret, tout prete, everything ready, all set, todo listo, todo preparado, arranged everything, tout organise, todo arreglado, arregle todo
absent_soon: absentsoon, not here anymore, not around anymore, not here much longer, not around much longer, not alive tomorrow
giving_away: gives away, donne tout, regala cosas, regalando cosas, giving belongings, gave belongings
hoard: hoard*, stockpil*, saving up, saved up, stashed, stashing, mis cote, met cote, juntando, acumul*, guardando
lethal: mortelle*, fatal dose, letal*, dosis mortal, enough kill
on_purpose: purpose, fait expres, volontairement, volontaire, deliberate*, intentional*, proposito, adrede, aposta, queriendo
live: exister, existir, exist
suicide: tenter disparaitre, disparaitre jamais, disparaitre definitivement, disappear forever, desaparecer para siempre, pego tiro, tiro cabeza, blow brains, gun head, gun mouth, pistola boca, pistola cabeza, fusil dans bouche, flinguer, ahorco, topping myself, offing myself, ending all, end misery, finir souffrances, terminar vida, no quiero estar viva, no quiero estar vivo, donner mort, ras bol vivre, peux plus continuer vivre, ojala no hubiera nacido, seulement etais mort, should die, bout vivre, passage acte, jette pont, aventarme, aviento, jumping front, step front train, step front bus, walk into traffic, drive into tree, drive off bridge, foncer dans arbre, tried end, intento quitarse, avaler tous, aller ciel, rejoindre papa ciel, grandma heaven, go heaven, quiero irme abuela
self_harm: brule cigarette, cutting again, cutting arms, cuts arms, cut legs, coupures bras, cortes brazos, corta piernas, corto piernas, coupe bras, coupe cuisses, coupe poignets, hace cortes, hago cortes, lacere
`;
