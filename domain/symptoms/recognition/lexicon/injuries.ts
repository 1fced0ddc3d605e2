/** Wounds, machines and falls as they are told in few words, and whom they happen to, in the three languages together. */
export const INJURIES = `
stabbed: tiro panza, tiro barriga, tiro pecho, tiro espalda, tiro muslo, tiro brazo, tiro cuello, tiro cara, tiro estomago, herida bala, heridas bala, impacto bala, blessure balle, blessures balles, tir dans bras, tir dans jambe, tir dans ventre, tir dans dos, tir dans cuisse, tir dans tete, tir dans poitrine, couteau dans cuisse, couteau dans ventre, couteau dans jambe, couteau dans bras, couteau dans dos, couteau dans poitrine, couteau dans gorge, couteau dans cou, gored, encorne*, cornad*, coup corne, coups corne
deep_wound: pulgar cortado, cortado pulgar, corto pulgar, pouce coupe entier, cut off thumb, thumb cut off, chain saw
stuck: atrapad*, prensad*, pinned, trapped, happe, happee
machine_word: conveyor, machine, machinery, maquina, maquinaria, press, presse, prensa, roller, rollers, rouleaux, rodillo, rodillos, baler, presse balles, tapis roulant, cinta transportadora, auger, vis sans fin, betonniere, hormigonera, cement mixer, tractor, tracteur, quad, forklift, chariot elevateur, montacargas, garage door, gate, portail
under_word: sous, under, underneath, beneath, debajo, bajo
horse: cow, cows, bull, bulls, heifer, steer, vache, taureau, toro, vaca, novillo, becerro, mule, mula, burro, donkey, yegua, mare kicked, jument
height: scaffold, scaffolds, tracteur, tractor roof
run_over: head collision, head crash, collision frontale, choc frontal, choque frontal, colision frontal, car flipped, car rolled, car overturned, truck rolled, truck overturned, quad rolled, tractor overturned, tractor rolled, voiture tonneau, voiture tonneaux, voiture toit, coche volcado, carro volcado, auto volcado, volco coche, volco carro, volcadura, passe dessus, passee dessus
lying_place: street, calle, rue, pavement, sidewalk, trottoir, banqueta, acera, vereda, ground, tirado, tirada, tendido, tendida
useless_word: inutile, useless, inutil, dead weight
clothes: manche*, manga, mangas, sleeve*, veste, blouse, tablier, hoodie, jumper, sweater, jacket, coat, apron, skirt, nightie, nightdress, dressing gown, robe chambre, chemise, jupe, echarpe, scarf, sudadera, buzo, camisa, falda, delantal, chaqueta, chamarra, bufanda, bata
on_fire: hoodie went up, shirt went up, sleeve went up, hair went up, clothes went up, coat went up, dress went up
drown: fell through ice, went through ice, travers glace, rompio hielo debajo
heat_word: pleno sol, rayo sol, without shade
steam: vapeur, vapor, candle wax, hot wax, cera
power_line: overhead line, overhead lines, overhead cable, overhead cables, power line, power lines, ligne haute tension, lignes haute tension, ligne electrique, lignes electriques, cable haute tension, cables alta tension, cable alta tension, cables electricos, cables luz, tendido electrico, pylon, pylone
varicose: varice, varices, variz, varicose*
puddle: puddle, pool, flaque, mare, charco
fistula_word: dialysis arm, dialysis line, dialysis catheter, fistule, fistula, bras dialyse, catheter dialyse, brazo dialisis, cateter dialisis
hands_at_neck: hands neck, hands throat, hands round neck, clutching neck, clutching throat, clutches neck, clutches throat, grabbing throat, grabbing neck, mains cou, mains autour cou, mains gorge, manos cuello, manos garganta, tient gorge, tient cou, agarra garganta, agarra cuello
mute_word: silent, mute, muette, muet, muda, mudo, silencio, silence, no sound, aucun bruit, sans bruit, sin ruido
heat_word: canicule, cagnard, soleil, sun, heatwave, heat, hot day, chaleur, calor, sol, ola calor, sous toits, attic flat, sauna
hot_body: brulant, brulante, burning, scarlet, ardiendo, hot touch, quema tocarlo, ecarlate
stagger: titube, titubant, titubait, staggering, staggers, stumbling, tambalea*, tambalean*, zigzague
delirious: dit importe, raconte importe, divague, muttering, mumbling, rambling, delire, delirando, delira, dice cosas raras, dice tonterias, talking nonsense, babbling
again_word: repart, recommence, recommencent, starting again, started again, starts again, going again, back again, vuelve empezar, empieza otra vez, empezo otra vez, otra vez, vuelve
incontinent: pisse dessus, wet trousers, wet pants, peed pants, orina encima
repeats: tandas
spasm: dobla navaja, jackknif*, folds half, plie deux, dobla mitad
half_body: medio cuerpo, mitad cuerpo, moitie corps, half body, hemicuerpo, half face arm
numb_word: numb*, dormid*, durmio, durmieron, engourdi*, endormi*, insensible, dead
sharp: alambre, fil fer, barbed wire, anzuelo, hamecon
contraction: tightening, tightenings, ventre durcit, ventre durci, panza dura, barriga dura, endurece panza, endurece barriga
pop_noise: popped inside, something popped
scream_word: scream*, screaming, hurle*, crie, gritando, grita, grito
first_day: born yesterday, born today, born morning, born last night, born hier, nee matin, nacio ayer, nacio hoy, one day old, 1 day old, 12 hours old, 24 hours old
testicle_high: subio, subido, remonte, remonta, riding up, higher, high
wake_word: woke, wakes, reveille, reveillee, desperto, despierta
wild_animal: mono mordio, mono mordida
broken_speech: palabritas, palabras sueltas, petits mots, short words, one word
poison: descaling, produit detartrage, detartrant, descalcificador
person: student, pupil, boss, client, clients, passenger, stranger, customer, flatmate, housemate, mate, buddy, tenant, landlord, worker, builder, roofer, apprentice, lodger, resident, coach, driver, eleve, maitresse, instit, coloc, colocataire, passager, passagere, inconnu, inconnue, cliente, locataire, ouvrier, apprenti, stagiaire, residente, facteur, conducteur, alumno, alumna, pasajero, pasajera, desconocido, desconocida, inquilino, obrero, albanil, roomie, huesped, conductor
postpartum: delivered baby, recien parida, acaba parir
pad: protection toutes, protection tous, protection heure, garniture, garnitures
`;
