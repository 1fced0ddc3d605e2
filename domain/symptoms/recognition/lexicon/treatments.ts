/** Treatments that have not worked or were mixed up, and what happens after a birth or an accident, in the three languages together. */
export const TREATMENTS = `
sats: saturando, saturant, satting, desatur*
seizure_medicine: midazolam, buccolam, stesolid, diazepam rectal, valium rectal, diazepam lavement
no_better: no better, not better, pas mieux, no mejora, not helping, not touching
sounds_drunk: sounds drunk, sound drunk, sounding drunk, dirait saoule, dirait saoul, dirait bourre, dirait bourree, dirait ivre, parece borracho, parece borracha
postpartum: tuve bebe
fork: fourchette, fork, tenedor, paper clip, trombone, epingle, hairpin, horquilla, tournevis, screwdriver, destornillador
strong_acid: acido muriatico, acide muriatique, muriatic, acide chlorhydrique, acido clorhidrico, hydrochloric, acide sulfurique, acido sulfurico, sulfuric, sulphuric, battery acid, acide batterie, soude caustique, soda caustica, sosa caustica, caustic soda
rapid_insulin: rapida, rapide, fast acting, rapid acting, novorapid, humalog, fiasp, apidra
slow_insulin: lenta, lente, lantus, long acting, basal, toujeo, tresiba, levemir, abasaglar
no_insulin: sin insulina, quedo sin insulina, run out insulin, ran out insulin, out insulin, no insulin, plus insuline, panne insuline, missed insulin, oublie insuline
gasps: respira hondo, respira profundo, breathing deep, deep breathing, breathing heavy, respire fort, respire profondement, respiration profonde
sharp: anzuelo*, hamecon*, fish hook, fishhook
sticks_out: sticking out, sticks out, poking out, pokes out, ressort, depasse, sort peau, asoma, asomando, sobresale
shin_bone: tibia, femur, humerus, humero, shin bone
fluid: clear watery, watery stuff, clear liquid, liquide clair, liquido claro, agua clara, eau claire
chemo: chimio*, chemo*, quimio*, neutropeni*, aplasie
weak_defence: transplant*, trasplant*, greffe, greffee, no spleen, without spleen, sans rate, plus rate, sin bazo, splenectom*, esplenectom*, asplenic, immunodeprim*, immunosuppress*, inmunodeprim*, inmunosuprim*
`;
