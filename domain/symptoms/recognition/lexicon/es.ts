/** Spanish: `concept: word, beginning*, several words`, folded and without the words that say nothing. */
export const SPANISH = `
not: nunca, jamas, sin, ningun, ninguna, tampoco, nada
can: puede, puedo, pueden, poder, consigue, consigo, logra, logro, quiere, quiero, podia, podemos, pude, pudo, podido, conseguimos, conseguido, logramos, logrado, consiguen, logran
filler: casi, mas, apenas, volver, vuelve, coger, tomar, hace, hacer, hecho, toma, siquiera, manera, modo, forma, mantener, mantenerlo, mantenerla
unable: imposible, incapaz, deja, dejado, dejo, dejar, niega, rechaza
not_now: semana pasada, ano pasado, infancia, historia familiar, pelicula, libro, documental, curso, clase, vacuna contra, murio, fallec*
person: madre, padre, mama, marido, mujer, esposo, esposa, novio, novia, hermana, hermano, tio, tia, vecino, vecina, amigo, amiga, pareja, companero, hombre, senora, senor, alguien, suegra, suegro, cunado, primo, prima, companera, cunada, colega, persona, jefe, jefa, abuelo, patrona, compa
newborn: recien nacid*, prematur*, recien nacida
baby: lactante*, bebita, bebito, guagua, wawa
child: bebita, bebito, lactante*, nino*, nina*, hijo*, hija*, peque, peques, pequeno, pequenito, chico, chica, chaval*, crio, cria, sobrino, sobrina, nieto, nieta, adolescente*, nene, nena, chiquitin*, chiquillo, gemelos, recien nacid*, enano, enana, guagua, chamaco, pibe, mellizo*, ahijado, ahijada, hijita, hijito, chamaca, pequenita, niete*, gemela, nenita, chiquito, chiquita, chiquilla, chavito, chavita, nenito, cipote, escuincle, chamaquito, wawa, huahua, nenes
elder: abuel*, yayo, yaya, anciano, anciana, viejo, vieja, viejito, viejita, mayor, suegra, suegro, tercera edad
pregnant: embaraz*, gestacion, gestante, parto, prenada, encinta, estoy 2 meses, estoy 3 meses, estoy 4 meses, estoy 5 meses, estoy 6 meses, estoy 7 meses, estoy 8 meses, estoy 9 meses, estoy semanas
born: nacio, nacido, nacida
pain: dolor*, duele*, dolia, doler, punzada*, pinchazo*, calambre*, retorcij*, molestias, ardor pecho, adolorid*, quemazon, dolio, dolido, doliendo, doliera
headache: dolor cabeza, dolores cabeza, duele cabeza, cefalea*, jaqueca*, migran*, dolor fuerte cabeza, estalla cabeza
nausea: nausea*, ganas vomitar
chest: torax, toracic*, esternon, pecho, busto, caja toracica
heart: corazon
tight: aprieta*, apret*, opres*, oprim*, presion, peso, losa, aplast*, pesadez, ahoga, pesa, estruja, elefante, molestia*, tenaza*, torniquete, garra, cinturon, faja
heart_attack: infarto*, ataque corazon, ataque cardiaco, infartando
sweat: sudor*, sudando, suda, sudado, empapado sudor, chorreando
jaw: mandibula
clutch: agarra, agarrando, toca, lleva mano, agarrandose, echa mano, sujeta, lleva manos
breath_word: respiracion*, aliento, respiratori*, aire
hard: dificultad*, cuesta, cuesta mucho, problema*, dificil, trabajo, costando, esfuerzo, lucha, fatiga
breathless: ahoga, ahogo, ahogando, ahogandose, ahogandome, ahogue, asfixi*, sofoca*, falta aire, fatiga hablar, fatigado hablar, disnea, jade*, boquea*, aire no, aogo, aoga, aogando, asficcia*, respiro nada, fatiga solo, ahogos, bocanadas, sin respiracion, sin resuello, ahogada, ahogado respirar, corto respiracion, corta respiracion, cortado respiracion, perdida respiracion, ahoguio
badly: raro, fuerte, ruido*, agitad*, quejido*, entrecortad*, superficial, ronquido*, pausas, deprisa, dificultad, extrano, acelerad*, ronco, ronca, boqueando, gorgote*, gargajeo, ladrido*, ladra*
ribs: costillas, costilla, barriga, cuello, pecho
suck_in: hund*, hundi*, tiraje, mete*, marca, marcan
asthma: asma*, asmatic*
attack: ataque*
inhaler: inhalador*, puff
not_working: no funciona, no hace nada, no hace efecto, no mejora, no sirve, no calma, no alivia, no va, no basta, no ayuda, hace nada
exertion: correr, corri, corriendo, deporte, ejercicio, gimnasio, escaleras, subir, entrenar, futbol, bici, caminata, carrera, cuesta arriba, entrenamiento, bailar, subiendo, pisos, corro, nadar, nado, nadando, natacion
nose: nariz
faint: desmay*, desplom*, perdido conocimiento, perdio conocimiento, perdida conocimiento, pierde conocimiento, perder conocimiento, perdida conciencia, perdio conciencia, perdio sentido, perdido sentido, sincope, desvanec*, lipotimia, caido redondo, cayo redondo, perdida consciencia, perdio consciencia, pierde conciencia, perdi conocimiento, perdido conciencia, perdido consciencia, pierde consciencia, colapso, patatus, soponcio, yeyo, telele, jamacuco, perdida sentido
unconscious_word: incocien*, inconcien*, sin sentido, sin conocimiento, reanimar, grogui, desmayado, desvanecido, no vuelve, no recupera conocimiento, no recobra conocimiento, no recupera conciencia, no recobra conciencia, no recupera consciencia, no recobra consciencia
respond: contest*, reaccion*
wake: despert*, despiert*, espabil*, despabil*
move: mueve*, mover*, muevo, movia, movemos
not_breathing_word: paro cardi*, parada cardi*, paro respiratorio, parada respiratoria, parado corazon, paro corazon, para corazon, rcp, dejado respirar, deja respirar, dejo respirar, dio paro, dado paro, tuvo paro, tenido paro, hizo paro, entro parada, entrado parada, hecho parada, hizo parada, entra parada, parado respirar, paro respirar
pulse: pulso, latido*, late, latir
rise: sube, levanta
face: cara, rostro, media cara, carita
mouth: boca, labio*, comisura, boquita, labiecito
smile: sonris*, sonrie, sonreir
droop: torcid*, torcio, tuerce, cae, caid*, paraliz*, paralis*, desvi*, dormid*, asimetric*, deform*, ladead*, colgando, chueca, chueco, cuelga, descolg*, inmovil, entumec*, cayo, cayendo
stroke_word: ictus, acv, embolia, apoplejia, ataque cerebral, infarto cerebral, hemiplej*, derrame, trombosis cerebral
dentist: dentista*, anestesia, muela*, diente*
arm: brazo*, hombro, bracito, bracitos
leg: pierna*, muslo*, piernita, piernitas
hand: mano, manos, manita, manitas
side: izquierd*, derech*, lado, mitad, medio cuerpo, media cara, media
weak: debil*, entumec*, adormec*, hormigue*, paraliz*, paralis*, dormid*, duerme*, durmio, floja, flojo, muert*, torpe, acorchad*, pesad*, torpeza
strength: fuerza, fuerzas
drops_things: cae todo, caen cosas, cae taza, deja caer todo, cae mano
feel: siente*, siento, noto, nota, notar, sensibilidad, sensacion*
lift: levant*, alzar, subir, mantener
sleepy_cause: dormir, dormi, sentada, sentado, durmiendo, encima, postura, cruzada
speak: hablar*, habla*, hablo, palabra*, articul*, decir, pronunci*, expres*, frase*
speech_word: palabras, frases, lenguaje
gibberish: balbuc*, farfull*, sin sentido, entiende dice, entiende nada, no entiende*, no entendemos, arrastra palabras, traba lengua, lengua trapo, palabras sin sentido, confunde palabras, mezcla palabras, afasia, borracho bebido, galimatias, enredad*, trabad*, arrastrando, patosa lengua, cosas sin sentido, nada sentido, no sentido, incomprens*, ininteligib*
odd: rar*, extran*, chistoso, enredado
voice: voz, afonic*, ronc*, afonia
see: ver, ve, veo, vista, ven, viendo
blurred: borros*, lejos, cerca, gafas, peor, leer, lentes
double_vision: doble vision, ve doble, veo doble, ver doble, vision doble, viendo doble, dos imagenes, diplop*, veo dos, ve dos
sight_lost: perdido vista, perdio vista, pierde vista, perdida vista, perdida vision, perdido vision, perdi vista, perdi vision, perdiendo vista, perdiendo vision, ciego, ciega, ceguera, cortina, todo negro, nublo todo, mancha negra vision, velo negro, vista desaparec*, vision desaparec*
eye: ojo, ojos, ojito, ojitos
sudden: repentin*, repente, golpe, brusc*, pronto, segundos, derepente, momento otro
abrupt: repentin*, repente, golpe, brusc*, pronto, segundos, trueno, explosiv*, derepente, estalla, rayo, fulmin*, latigazo, relampago, vino segundo, llego segundo, empezo segundo, aparecio segundo, momento otro
worst: peor, nunca dolido asi, nunca dolido tanto, nunca dolido, trueno, explosiv*, jamas, nunca asi, estalla, peor vida, nunca sentido, fulmin*, nunca dolio, jamas dolio, jamas dolido, dolido tanto, dolio tanto
head: cabeza, craneo, frente, sien, cabecita, sesera
confused: confund*, alucin*, habla muertos, comportamiento raro, comportamiento extran*, comportamiento anormal, comporta raro, comporta extran*, conducta extrana, conducta anormal, conducta rara, desvaria*, dice cosas sin sentido, dice incoherencias, perdido orientacion, disparates, actua raro, ido, aturdido, habla solo, habla sola, hablando solo, hablando sola, dice tonterias, disparatad*, no rige, trastornad*, incoherencias, dice locuras
know: sabe
recognise: reconoc*
where_when: donde, dia, ano, quien, nombre, llama
seizure: combuls*, comvuls*, ojos blanco, ojos vueltos, ataque sacudidas, convulcion*, combulcion*, crisis tonico*, tonico clonic*
shake: tiembl*, tembl*, sacud*, espasm*, sacudida*, mueven solos, sacudiendo*
all_over: entero, entera, cuerpo, todo cuerpo, todas partes, todos lados, arriba abajo, pies cabeza
stiff: ties*, dur*, bloquead*, tenso
foam: espuma, babea, baba
fever: fiebre*, febril*, calentura, temperatura, hirviendo fiebre, ardiendo, afiebrad*, calenturient*, fiebron, caliente tacto, caliente tocar
high_temperature: caliente, ardiendo, temperatura
cold_sore: calentura labio, calenturas labio
neck: cuello, nuca
bend: doblar, mover, girar, bajar, tocar, bajamos, baja, bajo, doblamos, dobla, inclinar, tocarse, agach*, flexion*
chin: barbilla
light: luz
stand: soporta, aguanta, tolera
hurts_eyes: molesta*, dana, fotofob*
spots: mancha*, punto*, puntit*, sarpull*, erupcion*, grano*, granit*, roncha*, moraton*, manchit*
fade: desapar*, van, borra*, quita*, blanque*, va
pressed: apret*, presion*, vaso
violet: morad*, purpur*, rojo oscuro, hematoma, amorat*, granate, negr*, rojas oscuras, rojos oscuros, rojo vino
purpura_word: petequi*, prueba vaso
choke: atragant*, atrangant*, estrangul*, ahogando caramelo, ahogando comida, via aerea, tragado mal, mal sitio, otro lado, mal camino, camino viejo, otro camino, atoro, atora, atorar*, atorando
stuck: atascad*, atorad*, clavad*, quedado, quedo, atravesad*, encajad*, atasc*
thing_swallowed: trozo, caramelo, uva*, espina*, hueso*, juguete*, moneda*, comida, carne, fruto, salchicha, canica*, pan, manzana, tornillo, pieza
throat: garganta, traquea, esofago, gargantita
swell: hinch*, inflad*, edema, inchad*, incha*, crecio, inflamandose, abotagad*
tongue: lengua, campanilla
eyelid: parpado*
allergy: alergi*, anafil*
anaphylaxis_word: anafil*, alergia grave, alergia severa, reaccion fuerte, alergia fuerte, choque alergico, shock alergico, reaccion grave, reaccion alergica, alergica grave, angioedema
epipen: adrenalina, autoinyector, altellus
closes: cierra, cerrando, cierre, cerro, aprieta
hives: ronchas, urticaria, habones
sting: avispa*, abeja*, avispon*, picadura*, pico, picado, picada
trigger: nueces, nuez, frutos secos, marisco*, gamba*, penicilina, avispa*, abeja*, leche, huevo, sesamo, pescado, almendra*, vacuna, cacahuate*, mani, camaron*
blue: azul*, morad*, gris*, amorat*, violace*, cianot*, cianos*
blue_skin: piel azul*, puesto azul, pone azul, puso azul, puesto morado, pone morado, puso morado, puesta azul, puesta morada, cianos*, cianot*, pone gris, puesto gris, poniendo azul, poniendo morado, todo morado, piel gris, piel morada, cara morada, cara azul, piel amoratada
nails: dedos
lips: labio*
blood: sangr*, sanguin*, ensangrentad*
bleed: sangr*, desangr*
stop: para, parar, deten*, detiene, cesa, corta, paro, calma, deja, dejan
lots: mucha, mucho, abundant*, chorro*, montones, cantidad*, masiv*, partes, litros, charco, muchisim*, empapad*, borboton*, coagulos, compresas, lleno, llena, inunda, harta, harto sangre
a_little: poco, leve*, pequen*, liger*, cepill*, papel, gota*, superficial*, poquito, hilillo, primer grado
bleed_lots: desangr*, perdiendo sangre, pierde sangre, perdido sangre, chorrea sangre, chorreando sangre, sangre chorreando, mana sangre
anticoagulant: warfarina, heparina, acenocumarol
towel: toalla*
vomit: devuelve, devuelto, devolv*, arroj*, potando, pota, guacare*
coffee: posos
spit: escup*, flema*, esputo*
cough: tos, tose*, tosiendo, tosio, toso
phlegm: flema*, esputo*, moco sangre
stool: heces, deposic*, vater, ano, recto, popo, wc, culo, panal, defec*, diarre*, excremento*, evacu*
black: negr*, alquitran*
melena: sangra ano, sangre ano
belly: barriga, tripa*, vientre, estomago, panza, guata, barriguita, tripita, pancita
hard_belly: vientre duro, barriga dura, abdomen duro, tripa dura, vientre rigido, abdomen rigido, dura tabla, duro tabla, vientre tabla, duro piedra
strong: fuerte*, fuertisim*, insoport*, atroz*, brutal*, agud*, inaguant*, mucho, muchisimo, bestial, llora*, grita*, retuerce*, insufrible, fortisimo, bestia, inmenso
doubled: doblado, doblada, dobla, retuerce, revuelco, revuelca, revolcando
right_low: abajo derecha, derecha, lado derecho
testicle: huevo, huevos, escroto, cojon*, pelotas
swallowed: trag*, bebido, comido, chup*, lami*, mastic*, mord*, ingeri*, prob*, metio boca, ingirio, comio, sorbo, lame, metido boca, bebio, beber, bebi, bebiendo, bebieron, comiendo, comieron, comer, comerse, comi, tomo, tome, tomado, tomar, tomaron, tomando, tomarse
took: trag*, zamp*, ingeri*, engull*, meti*, pastillas tomadas, tomo, tome, tomado, tomar, tomaron, tomando, tomarse, tomada, tomadas
gave: di, dado, dio, puse, puesto, inyect*, administr*, pinch*
poisoned: intoxic*, envenen*, ingesta toxica
food_poisoning: intoxicacion alimentaria, intoxicacion alimenticia, intoxicado comida
inhaled: respirado, vapores, esnif*, respiro
picked: campo, silvestr*, bosque, monte, recogid*, cogid*, parque, arbusto
berries: baya*, semilla*, bolitas rojas, frutos rojos jardin
mushroom: seta*, hongo*, champinon*, amanita*, niscalo*
leaf: hoja*, planta*, flor, flores, bulbo*, semilla*, petalo*
sick: malo, mala, enferm*, diarrea, mare*, dolor*, duele, somnolien*, desmay*
cigarette: cigarr*, colilla*, tabaco, pitillo*
all: todo, toda, todos, todas, enter*
container: caja*, bote*, frasco*, botella*, tableta*, tarro, sobre, tira, pomo, gotero, cajita, tubo
many: demasiad*, punado*, monton, muchas, muchos, varios, varias, mogollon, exceso, mucho, no cuantas, cuantas pastillas, docena*, decenas
multiple: doble*, cuadruple, dos veces, cuatro veces, 3 veces, 2 veces, 4 veces, 10 veces, diez veces, vez, lugar, cinco veces, 5 veces
dose: dosis, cantidad
mistake: error*, equivoc*, confund*, sin querer, despiste
someone_elses: otra persona, otro, ajen*, perro, hermano, hermana, vecina, vecino
overdose_word: sobredos*, empastill*, sobre dosis, dosis mas
figurative: trabajo, ternura, pantalla*, azucar, informacion
empty_found: frasco vacio, bote vacio, caja vacia, blister vacio, blisters vacios, botes vacios, cajas vacias
found: encontr*, lado, junto, hall*
disappeared: falta, faltan, desapar*, encuentro, perdido
battery: pila*, bateria*
magnet: iman*, magnetic*, bolitas magneticas
ear: oido*, oreja*
carbon_monoxide: monoxido*
alarm: alarma*, suena, pita*, sonando
gas_smell: huele gas, olor gas, fuga gas, escape gas, olemos gas, oliendo gas, huele mucho gas
smoke: humo, gases toxicos, vapores
heater: caldera*, estufa*, brasero*, calentador*, chimenea*, calefaccion, generador*, barbacoa, motor, calefactor*, coche encendido
indoors: dentro, garaje, casa, habitacion, interior, encerrad*, tienda, cocina, piso
everyone: familia, todos, ambos, todas, varias personas, toda familia
suicide: matarme, matarse, voy matar, quitarme vida, quitarse vida, acabar vida, acabar todo, acabe todo, todo acabe, ojala estuviera muert*, dormir despertar, desaparecer siempre, corto munecas, lesiona mismo, automutilation, hace dano misma, hago dano, ahorcar*, colgarme, tirarme ventana, vida no sentido, nada sentido quiero, razones vivir, dejar existir, seguir viviendo, fin vida, quitar vida, quitarme medio, tirarme puente, tirarme tren, tirarme balcon, tirarme vias, tirarme metro, tirarme azotea, va matar, tirar tren, dejar vivir, voy hacer tonteria, hacer locura, pegar tiro, todo termine, todo terminara, quitarse medio, mejor muero, quita medio, quito medio
die: morir*, muerto, muerta, muero, muera
want: quiero, quiere, ganas, deseo, deseos, pienso, piensa, ojala, quisiera, pensando, penso, queria, querer
figurative_death: hambre, risa, sueno, sed, frio, calor, ganas verte, verguenza, aburrimiento, cansancio, saber*, miedo, ver
fear: miedo, fobia, temor, avion
kill: matar*, mata
fell: cay*, caid*, cae, caer, resbal*, tropez*, precipit*, rodo, cai, caigo, caimos, caia
blow: golpe*, golpead*, dado, dio, pego, porrazo, coscorron
head_injury_word: traumatismo crane*, conmocion*, trauma craneal, fractura craneo, tce
height: cambiador, escalera*, cama, tejado, ventana, arbol, trona, caballo, metros, piso, cuna, litera, andamio, altura, muro, tobogan, carrito, columpio, silla
bad_sign: desmay*, inconscien*, sueno, dormido, dormida, duerme, conocimiento, acuerda, recuerda, memoria, liquido, mareo*, mareado, mareada, raro, despierta, cefalea, dolor cabeza, aturdid*, repite*, tambalea*, palid*, no llora, rara, raras
remember: acuerda*, recuerda*, memoria
back: espalda, cuello, columna, medula, vertebra*, lumbar*
dive: tirado cabeza, zambull*, lanzo cabeza
accident: choque, colision, vuelco, estrell*
tingling: hormigue*, adormec*, entumec*
horse: caballo, poni
burn: quem*, abras*, ampolla*, escald*
scald: escald*
boiling: hirviendo, agua caliente, aceite caliente, hirviente, olla, cazo, tetera, freidora, cafe caliente, sopa, aceite hirviendo, agua hirviendo, sarten
spilled: derram*, cay*, volc*, salpic*, caido, encima, tiro, tirado, echado, echo, tirada, salto
severe_burn: extens*, profund*, tercer*, segundo, quimic*, electric*, cara, grande*, sever*, enorm*, ampollas grandes, negra, acido, todo brazo, toda mano
burn_place: cara, pecho, brazo*, pierna*, espalda, cuerpo, cuello, muslo*, barriga
heartburn: ardor*, acidez, quemadura solar, quemaduras solares, quemadura sol, quemaduras sol, quemado sol, queme sol, quema orinar, quema estomago, reflujo, quemazon estomago, quemado trabajo, queme lengua, quema grasa, quemar calorias, quemar grasa, lengua quemada, quema lengua
sun: sol, solar, playa
electric: corriente, voltios, calambre*, alta tension, cable
electrocuted: choque electrico, calambrazo*, dio corriente, rayo, dado corriente, chispazo, dedos enchufe, dedo enchufe, tenedor enchufe, corriente electrica, pego corriente, descarga, dio calambre, dado calambre, pego calambre, calambre enchufe
socket: enchufe*
fire: fuego, llamas, incend*, prendio, prendido, prendida, prendieron, prende fuego, ardiendo, ardio
clothes: ropa, pelo, camiseta, vestido, pijama
chemical: quimic*, acido, lejia*, amoniaco, sosa, producto, cemento, cal, salfuman, gas pimienta, limpiador, sosa caustica, desatascador*, aguarras, disolvente*, limpiahornos, pegamento
drown: ahogamiento*, ahogad*, ahogo mar, ahogo piscina, ahoga mar, ahoga piscina, hundio, tragado agua, trago agua, casi ahoga, boca abajo, bajo agua, agua pulmones
water_place: piscina, banera, mar, lago, rio, agua, pozo, estanque, playa, barreno, jacuzzi, alberca, pileta, arroyo, acequia, tina, pantano
out_of_water: sac*, hund*, flot*, resbal*, cay*, rescat*, ahog*, caido
hit_by: atropell*, arroll*, golpeo, embisti*
run_over: paso tractor encima, paso coche encima, paso carro encima, paso camion encima, paso moto encima, atropell*, arroll*, accidente trafico, accidente carretera
vehicle: coche*, autobus, tren, patinete, furgoneta, bici, carro, colectivo, micro, bicicleta
deep_wound: ve hueso, ve grasa, hueso fuera, hueso salido, ve tendon, ve musculo, cortado dedo, dedo cortado, corto dedo, seccion*, aplast*, fractura abierta, sale hueso, hueso asom*, motosierra, desgarr*, arranco dedo, tajo, rajado, brecha grande, hueso visible, asoma hueso, hueso expuesto
weapon: cuchillo, navaja, pistola, bala, disparo, tijeras, escopeta
stabbed: apunal*, acuchill*, disparo, disparado, navajazo, balazo, punalada*, dispararon, tiroteo
wound: herida*, corte*, tajo, brecha*
deep: profund*, abiert*, hueso, grasa, musculo*
deformed: doblad*, arrancad*, aplast*, angulo, colgando, salido, reves
limb: brazo*, pierna*, dedo*, muneca*, mano*, miembro*, tobillo*, pie, codo*, rodilla*, hombro*
fracture: rompi*, quebr*, romp*, partid*, roto, rota, rotos
hip: cadera*
get_up: levantarse, levantar, levanta, pararse, incorporar*, enderez*
snake: serpiente*, vibora*, culebra*, alacran*, escorpion*, viuda negra
bite: picad*, pico
dog: perro*
ripped: arranc*, desgarr*, destroz*, cara, cuello
limp: flacid*, floj*, apatic*, aletarg*, letarg*, decaid*, hipoton*, blandito, blando, sin fuerzas, muneco trapo, apagad*, trapo, desmadejad*, mustio, mustia, sin tono
drowsy: adormil*, adormecid*, quej*, duerme todo rato, dificil despertar, cuesta despertar*, cuesta despert*, no mira, gime*, gimote*, mirada perdida, mirada fija, ojos fijos, llanto agudo, dormido no, amodorrad*, letargico, letargica
sleep_lots: duerme, dormido, dormida
drink: mama, mamar, tomar pecho, pecho, tetada, lacta, beber, bebio, bebido, bebiendo, beba, beban, bebe nada
eat: alimenta*, comer, comido, comio, comiendo
feeding: pecho, leche, toma, teta, bibe
vomits_all: vomita todo, vomita hasta, vomita hasta agua, devuelve todo, vomita cada, todo vomita
urinate: orin*, pis, mea, meado, mear, panales mojados, moja panal, mojado, moja, mojar
bedwetting: cama, pipi cama
dry_nappy: panal seco, panales secos, ningun panal, panal mojado, seco panal, panal limpio
sunken: ojos hundidos, mollera, ojeras hundidas
no_tears: sin lagrimas, no lagrimas, ni lagrimas
dehydrated: deshidrat*
diarrhea: diarre*, descomposicion
waters: roto aguas, rompio aguas, rotura aguas, rompi aguas, rompio bolsa, rota bolsa, rotura bolsa, roto bolsa, romper aguas, rompieron aguas, rompio fuente, rompi fuente, rotura membranas, pierdo liquido, perdida liquido, perdiendo liquido, pierde liquido, bolsa rota, fuente rota
contraction: contracc*
preterm: antes tiempo, prematur*, minutos, meses
birth: cabeza bebe, sale bebe, bebe sale, ve cabeza, pariendo, dando luz, asoma cabeza, sale cabeza
vision_sign: luces, lucecitas, estrellas, destellos, moscas, puntos luz, chispas, luceros, lucecillas, borros*
blood_loss: perdida sangre, perdidas sangre, sangr*, mancho, manchado, manchando
sugar: azucar*, glucos*, glucemi*, glicemia, glucometr*
hypo: hipogluc*, cetoacid*, bajon azucar, bajada azucar, hiperglu*
fruity: manzana, acetona, afrutad*, frut*, dulce
breath_smell: aliento
period: regla, reglas
tooth: diente*, encia*, muela*, cepill*
prescribed: recet*, mando medico
itch: pica, picor*, picazon
phone: telefono, mensaje*, correo, medico, tratamiento, whatsapp, llamada*, medicamento*, movil, llaves, anillo, gafas, camara
drug: pastilla*, medicina*, comprimid*, capsula*, jarabe*, pildora*, gragea*, gotas, somnifer*, antidepresiv*, ansiolitic*, calmante*, tranquilizante*, parche*, antibiotico*, medicacion*, tratamiento, anticonceptiv*, antihistaminic*, pastillero*, remedio, remedios
beat: late, latir
work: funciona, obedece
cry: llor*, grit*, chill*
kick: patada*
emptied_container: vacio bote, vaciado bote, vaciado frasco, vacio frasco, vaciado caja
walk: andar, caminar, camina
fluid: liquido
want_end: quiero acabar, quiere acabar, quiero terminar
twisted: torcid*, retorcid*
paralysed: paraliz*, paralis*
thunder: trueno, martillazo
stay: siguen, quedan, queda
too_much: demasiad*, exceso
home: casa
injury: herida
spine_word: latigazo cervical
foreign_body: cuerpo extrano garganta, cuerpo extrano, cuerpos extranos
skin: piel
never: nunca, jamas
breastfeeding: pezon*, pechos, lactancia
swallow: tragar, trague, traga
treatment: tratamiento, dieta, trabajo, curso
button_cell: pila boton, pilas boton
malaise: malestar, encuentra mal
catch_breath: coger aire, recuperar aliento, tomar aire, entra aire, llega aire
keep_down: retiene, tolera, retener
nosebleed: sangra nariz, sangrado nariz, sangre nariz, hemorragia nasal, epistaxis
life_wish: quiero vivir, quiere vivir, ganas vivir, razon vivir, motivo vivir, sentido vivir, quiero seguir, fuerzas vivir, vida sentido, deseo vivir, deseos vivir, motivos vivir, razon seguir, razones seguir, motivo seguir, motivos seguir, razon para seguir, razones para seguir, motivo para seguir, motivos para seguir, encuentro razon seguir, encuentro razon para seguir, encuentro motivo seguir, encuentro motivo para seguir, veo salida
not_yet: aun, todavia
appliance: bascula, termometro, cambiar, comprar, reloj, mando, tensiometro
nobody: nadie, muneco
hard_breathe: respira mal, respira fatal, respiro mal, respirar mal
well: correctamente, normal
put: metio, metido, mete, meter, puso, llevo, echo, rocio, vertio
open: abre, abrir, abren
squeeze: aprieta, apretar, agarra, coger, sujetar, sostener, sostiene
nothing_out: sale nada, no sale nada, salen palabras, sale voz
imaginary: bichos, cosas, gente, insectos, fantasmas, aranas, animales, muertos
per_day: dia, dias, diario, semana
find: encontr*, encuentr*, aparece
goodbye: despedida*, despide*
message: mensaje*, carta*, nota, whatsapp, audio
cut: cort*, raj*
wrists: brazos, munecas, venas, muslos, muneca
touch: toc*
sever: reban*, seccion*, sierra, radial, cortacesped, motosierra, amoladora, cortadora
less: menos, apenas, poco
blank_look: mirada perdida, mirada fija, mirada vacia, ojos fijos, ojos vidriosos, ida mirada
fast: deprisa, acelerad*
nostrils_flare: abre nariz, aleteo nasal, abre mucho nariz, aletea nariz
product: producto*, liquido*, liquida, polvo*, capsula*, pastilla*, mata, veneno, bolita*, espray*
household: vater, horno, suelo, cristales, piscina, coche, lavadora, ropa, platos, cucarachas, ratas, raton, ratones, hormigas, pulgas, babosas, desatascar, desatasco, plantas, fregadero, tuberias, bano, alfombra, zapatos, plata, mosquitos, polillas, limpiar, limpieza, fregar, motor, frenos, parabrisas, acuario, hogar
gush: chorro*, empapa*, borboton*, brota*, chorrea*, mana, manando
fine: estoy bien
skin_bump: grano*, moraton*, quiste
also: tambien
figure: fiebre amarilla, fiebre heno, quedando huesos
stand_up: pie, tenerse pie, sostiene
lean: inclina*, ladea*
strength_loss: perdida fuerza, perdio fuerza, pierde fuerza
bone: hueso*
mix: mezcl*
jump: saltar, tirarse, lanzarse
repeats: repite*, repitiendo, repetid*
sharp: tornillo*, clavo*, tijeras, aguja*, astilla metal, varilla*, fierro*, estaca*, vidrio*, cristal*, flecha
after_verb: nada
chest_word: angina pecho
self_harm: autolesion*, autolesiona*, corta brazos, corto brazos
pillbox: pastillero*
age_word: edad
ingested: trago, tragado, ingirio, ingerido, chupo, chupado, mastico, masticado, lamio, lamido, mordio, mordido
food: comida, sopa, pan, leche, galleta*, pastel, verdura*, fruta, carne, arroz, yogur, caramelo*, chicle, agua, zumo, platano, manzana, queso, tierra, arena, dedo, dedos, chupete, lengua, labio, pepita*, sandia
tongue_bite: mordio lengua, mordido lengua
incontinent: orino encima, meo encima
spasm: espasmo*, sacudida*
stranger: desconocidos, desconocido, extranos
say: dice, cuenta, contesta, responde
symmetric: simetric*, recta
life: vida
bear: aguanto, aguanta, soporto
lethal_height: puente, ventana, tejado, tren, vacio, azotea, edificio, vias, acantilado
palm: palma*, manos
floor: suelo, tierra
pale: palido, palida, blanco, livido
green: verde
bulging: fontanela abombada, mollera abombada
balance: equilibrio, tambalea*
twice: dos veces, doble
dizzy: mareo, mareado, mareada
cold: frio, fria
believe: cree, piensa
loss: perdida, perdio, perdido
worth: vale, merece
extreme: insoport*, inaguant*, atroz*, insufrible*
hidden_place: fregadero, garaje, armario, trastero, despensa, lavadero
gas_poison: cloro, amoniaco, lejia, disolvente
closed: cerrados
drunk: borrach*, ebri*, bebido
burst: explot*, estall*, reventar, revienta
complain: queja, quejando
pharmacy: farmacia, compre, comprado
boiler: caldera*, estufa*, calentador*, brasero*, barbacoa, generador
palpitation: palpitacion*, taquicardia, corazon va mil, corazon mil, corazon va galope
coin: moneda, monedas
oil: aceite
on_fire: prendido fuego, prendio fuego
leak: sale, pierdo, chorrea
carried: brazos
iron: hierro
ate_drug: tomado prisparautrui mine, tomo prisparautrui mine, comio mine, comido mine, comio pastillas, comido pastillas, comio comprimidos, comio medicamentos, comio medicinas, comieron pastillas
sniffed: esnif*
floppy: flojito, flojita, muneco trapo, desmadejad*, sin tono, blandito
red_jelly: jalea grosella, mermelada grosella, gelatina roja
drool: babea*, salivea
toy: juguete*, canica*
slight_exertion: minimo esfuerzo, menor esfuerzo
foreign_language: ingles, frances, aleman, italiano, espanol, portugues, idioma
install: instalar, instalacion, instalo, poner, comprar, cambiar, colocar, elegir, marca
chest_muscle: musculo* pecho
yellow: amarill*, icteric*
cold_body: frio tacto, fria tacto, todo frio, toda fria, piel fria, helad*, cuerpo frio
temp_word: temperatura, termometro, grados
rings: suena, pita, pitando, sonando, saltado
hypothermia: hipotermi*, temperatura baja, temperatura demasiado baja, baja temperatura, temperatura debajo, debajo 36
hard_speak: perdido habla, perdio habla, pierde habla, perdida habla, quedado mudo, quedado muda, quedo mudo, quedo muda, no salen palabras, no sale palabra, no sale habla
finished: acabo, acabado, termino, terminado, vacio, vaciado
hot_thing: horno, plancha, estufa, chimenea, barbacoa, vitroceramica, tubo escape
artery: arteria*, yugular
foolish: tonteria*, locura, estupidez, barbaridad
burp: eruct*
snores: ronca, roncar, ronquido*
at_once: golpe, sola vez, misma vez
nipple: pezon*
memory_loss: perdida memoria, perdio memoria, perdido memoria
`;
