/** Words of pictures that have no red flag of their own, and of what looks like them, in the three languages together. */
export const PICTURES = `
shaken_baby: bebesecoue
shaken_person: secousseforte
child_minder: nounou, nanny, ninera, babysitter, childminder, assistante maternelle
unweighed: rangementseul, pileseule, autrefoisseul
not_now: autrefoisseul
someone_elses: dog tablets, dogs tablets, dog pills, dogs pills, dogs medicine, dog medicine, cats pills, cats tablets, pastillas perro, pastillas gato, medicina perro, comprimes chat
swallowed: comimos, comiste, bebimos, tragamos, mangions
rabies_bite: ragemorsure
lain_long: gisantlong
mattress: matelas, mattress, colchon, futon, sleepover, pyjama party, camping, tente, tent
not_of_body: dehors, outside, outdoor*, fuera, afuera, exterieur, exterior, chambre, bedroom, room, habitacion, cuarto, maison, house, office, bureau, oficina, ete, summer, verano, calor, chaleur, canicule, heat, heatwave, weather, meteo, clima, frigo, fridge, nevera, oven, four, horno, car, voiture, coche, bath, bain, bano, incubator
blister_word: blister*, cloque*, ampolla, ampollas, bulles peau
raw_place: vif, raw, carne viva, eyes stuck, yeux colles, ojos pegados
sjs_drug: lamotrigin*, lamictal, allopurin*, alopurin*, zyloric, bactrim*, septrin*, cotrimoxaz*, sulfa*, carbamazep*, tegretol*, phenytoin*, fenitoin*, antibiot*, amoxicil*, nouveau traitement, nouveau medicament, nouveaux comprimes, new medicine, new medication, new tablets, new pills, new drug, medicina nueva, nueva medicina, medicamento nuevo, nuevo medicamento, tratamiento nuevo, nuevo tratamiento, pastillas nuevas
skin_off: skin sloughing, skin sloughs, skin falling off, peau lambeaux, cae piel, piel cae, piel tiras, pele partout
red_line: red line, red lines, red streak*, ligne rouge, lignes rouges, trait rouge, trainee rouge, trainees rouges, linea roja, lineas rojas, raya roja
test_word: test, tests, prueba, covid
erection_drug: viagra, sildenafil*, cialis, tadalafil*, levitra, vardenafil*, kamagra, spedra, avanafil*, poppers
serotonin_drug: sertralin*, paroxetin*, fluoxetin*, prozac, citalopram*, escitalopram*, seropram, seroplex, zoloft, venlafaxin*, effexor, duloxetin*, cymbalta, tramadol*, maoi, imao, mao inhibitor, linezolid*, ssri, isrs, dextromethorph*, dextrometorf*, cough syrup, sirop toux, jarabe tos, fentanyl, mdma, ecstasy, saint john wort, millepertuis, hiperico, hierba san juan
agitated: agite, agitee, agitated, agitation, agitad*, restless
polydipsia: thirst*, soif, sed, sediento, sedienta, drinking non stop, drinking nonstop, drinking constantly, drinking loads, drinking lots, drinks loads, drinks lots, drinks constantly, drinking litres, boit sans arret, boit tout temps, boit enormement, boit beaucoup, bebe muchisimo, bebe mucho, bebe mucha, bebiendo mucho, bebe sin parar
polyuria: weeing constantly, weeing loads, weeing all, weeing non stop, peeing loads, peeing constantly, peeing nonstop, peeing non stop, peeing lots, peeing all, wees loads, pees loads, pees constantly, wetting bed, wets bed, urine sans arret, urine beaucoup, urine tout temps, pipi sans arret, pipi tout temps, pipi beaucoup, pisse tout temps, mouille lit, orina mucho, orina muchisimo, orina rato, orina cada, orina todo, orina sin parar, orinando mucho, pis rato, mea mucho, mea todo, moja cama
thinner: lost stone, lost weight, losing weight, weight loss, maigri*, amaigri*, perdu kilos, perdu poids, perd poids, perdido peso, bajado peso, bajo peso, perdiendo peso, adelgaz*, enflaquec*
nosebleed: nariz sangra*, sangrando nariz, nez saigne, nez saignant
anticoagulant: acenocumar*, acenocoumar*, dabigatran*, pradaxa, edoxaban, lixiana, enoxaparin*, lovenox, clexane, fluindione, apixaban, rivaroxaban
long_time: hora media, heure demie, hour half
snow: avalanche*, blizzard*, ventisca*, nevad*, icy water, eau glacee, agua helada, snowdrift
no_insulin: plusde insuline, pump failed, pump stopped, pump broken, pompe panne, pompe insuline panne, pompe arretee, bomba insulina falla*, bomba insulina fallo
floaters_word: floaters, mouches volantes, moscas volantes, corps flottants, cuerpos flotantes
flashes_word: flashes, flash, flashing, eclair*, destello*, shadow, ombre, sombra
sharp: metal eye, metal oeil, metal ojo, metal dans oeil
learning: livre, guide, guia, course, cours, curso, clase, book, libro, fiche, ficha, exposition, exposicion, foto, photo, photos, fotos, prof, profe, profesor*, maestra, maestro, teacher, teach, expose, liste, list, lista, pictures
locked_car: enfermevoiture
wild_animal: monkey, singe, stray dog, stray cat, chien errant, chat errant, perro callejero, gato callejero, raccoon*, mapache*, renard, zorro, fox
dark_urine: urine coke, urine coca, urines coca, urine cola, pee coke, pee cola, brown urine, urine brown, pee brown, urine marron, urines marron, orina oscura, orina marron, orina coca, orina cola
muscle: muscle*, muscul*
lithium_word: lithium, litio, teralithe, plenur
yellow_sight: yellow, jaune, amarillo, halos
frostbite_word: frostbite*, frostbitten, gelure*, engelure*, congelacion*
finger_place: finger*, toe, toes, doigt*, orteil*, dedo*
tampon_word: tampon*
spreading: spreading up, spreads up, creeping up, remonte bras, remonte jambe, sube brazo, sube pierna
projectile: projectile, jet, jets, proyectil, chorro, chorros
icd_word: defib*, icd, desfibrilador*, pacemaker*, marcapasos*, dai
went_off: went off, fired, shocked, choque, descarga, descargas, goes off
rabies_word: rabies, rabid, enrage, enragee, rabioso, rabiosa
kick: sabot, hoof, coz
sick: vaseu*, patraque*
coughs_blood_word: coughing pink, tos rosada, crache rose
nitro: spray nitre, nitre, derives nitres
eye_out: sort, sortant, bulging, bulges, saliendo, salido
pupil: pupil, pupils, pupille*, pupila*
tiny_word: minuscul*, pinpoint, tiny, puntiform*
larger: bigger, larger, grosse, dilate*, dilatad*, grande, differente*, distint*, uneven, unequal
fluid: clear runny, runny stuff, clear stuff
spasm: head drops, head drop, head nods, head nodding
repeats: clusters, cluster, salves, racimos
broken_speech: two words time, few words time, words time
pillbox_open: pill box open, pillbox open, pilulier ouvert, pastillero abierto
`;
