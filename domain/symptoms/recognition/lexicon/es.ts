/** Spanish: `concept: word, beginning*, several words`, folded and without the words that say nothing. */
export const SPANISH = `
not: no, nunca, jamas, sin, ningun, ninguna, ni, tampoco, nada
can: puede, puedo, pueden, poder, consigue, consigo, logra, logro, quiere, quiero, podia, podemos, pude, pudo, podido, conseguimos, conseguido, logramos, logrado, consiguen, logran
filler: bien, casi, mas, apenas, volver, vuelve, coger, tomar, hace, hacer, hecho, toma, siquiera, manera, modo, forma, mantener, mantenerlo, mantenerla
unable: imposible, incapaz, deja, dejado, dejo, dejar, niega, rechaza
not_now: semana pasada, ano pasado, autrefois, infancia, antecedentes, historia familiar, pelicula, libro, serie, documental, curso, clase, vacuna contra, prevenir, murio, fallec*
person: madre, padre, mama, papa, marido, mujer, esposo, esposa, novio, novia, hermana, hermano, tio, tia, vecino, vecina, amigo, amiga, pareja, companero, hombre, senora, senor, alguien, suegra, suegro, cunado, primo, prima, companera, cunada, colega, persona, jefe, jefa, abuelo, patrona, compa
newborn: recien nacid*, neonat*, prematur*, recien nacida
baby: bebe*, lactante*, bebita, bebito, guagua, wawa, bebecito, bebecita
child: bebe, bebes, bebita, bebito, lactante*, nino*, nina*, ninos, hijo*, hija*, peque, peques, pequeno, pequenito, chico, chica, chaval*, crio, cria, sobrino, sobrina, nieto, nieta, adolescente*, nene, nena, chiquitin*, chiquillo, gemelos, recien nacid*, enano, enana, guagua, chamaco, pibe, mellizo*, ahijado, ahijada, hijita, hijito, chamaca, pequenita, niete*, mellizos, gemela, nenita, chiquito, chiquita, chiquilla, chavito, chavita, nenito, cipote, escuincle, chamaquito, wawa, huahua, hijos, nenes, bebecito, bebecita
elder: abuel*, yayo, yaya, anciano, anciana, viejo, vieja, viejito, viejita, mayor, suegra, suegro, abuelito, abuelita, tercera edad
pregnant: embaraz*, gestacion, gestante, parto, prenada, encinta, estoy 2 meses, estoy 3 meses, estoy 4 meses, estoy 5 meses, estoy 6 meses, estoy 7 meses, estoy 8 meses, estoy 9 meses, estoy semanas
diabetic: diabet*
born: nacio, nacido, nacida
pain: dolor*, duele*, dolia, doler, punzada*, pinchazo*, calambre*, retorcij*, duelen, molestias, ardor pecho, adolorid*, quemazon, dolio, dolido, doliendo, doliera, adolorido
headache: dolor cabeza, dolores cabeza, duele cabeza, cefalea*, jaqueca*, migran*, dolor fuerte cabeza, estalla cabeza
nausea: nausea*, ganas vomitar
chest: torax, toracic*, esternon, pecho, busto, caja toracica
heart: corazon
tight: aprieta*, apret*, opres*, oprim*, presion, peso, losa, aplast*, pesadez, ahoga, pesa, estruja, elefante, molestia*, tenaza*, torniquete, garra, cinturon, faja
heart_attack: infarto*, ataque corazon, ataque cardiaco, infartando, angina pecho
sweat: sudor*, sudando, suda, sudado, sudorosa, empapado sudor, chorreando
jaw: mandibula
clutch: agarra, agarrando, toca, lleva mano, agarrandose, echa mano, sujeta, lleva manos
breathe: respir*
breath_word: respiracion*, aliento, respiratori*, aire
hard: dificultad*, cuesta, cuesta mucho, problema*, dificil, trabajo, costando, esfuerzo, lucha, fatiga
breathless: ahoga, ahogo, ahogando, ahogandose, ahogandome, ahogue, asfixi*, sofoca*, falta aire, sin aire, sin aliento, fatiga hablar, fatigado hablar, disnea, jade*, jadea, boquea*, aire no, quedado sin aire, aogo, aoga, aogando, asficcia*, respiro nada, fatiga solo, ahogos, bocanadas, boqueando, boqueadas, sin respiracion, sin resuello, ahogada, ahogado respirar, corto respiracion, corta respiracion, cortado respiracion, perdida respiracion, ahoguio
badly: rapido, raro, fuerte, ruido*, agitad*, quejido*, entrecortad*, superficial, ronquido*, pausas, deprisa, dificultad, extrano, acelerad*, ronco, ronca, entrecortado, boqueando, irregular*, gorgote*, gargajeo, ladrido*, ladra*
ribs: costillas, costilla, barriga, cuello, pecho
suck_in: hund*, hundi*, tiraje, mete*, marca, marcan
asthma: asma*, asmatic*
attack: ataque*, crisis
inhaler: ventolin, inhalador*, salbutamol, aerosol, puff
not_working: no funciona, no hace nada, no hace efecto, no mejora, no sirve, no calma, no alivia, no va, no basta, no ayuda, hace nada
exertion: correr, corri, corriendo, deporte, ejercicio, gimnasio, escaleras, subir, entrenar, futbol, bici, caminata, carrera, cuesta arriba, entrenamiento, bailar, subiendo, pisos, corro, nadar, nado, nadando, natacion
nose: nariz, nasal*
faint: desmay*, desplom*, perdido conocimiento, perdio conocimiento, perdida conocimiento, pierde conocimiento, perder conocimiento, perdida conciencia, perdio conciencia, perdio sentido, perdido sentido, sincope, desvanec*, lipotimia, caido redondo, cayo redondo, perdida consciencia, perdio consciencia, pierde conciencia, perdi conocimiento, perdido conciencia, perdido consciencia, pierde consciencia, sin sentido, sin conocimiento, colapso, quedo inconsciente, cayo redonda, desplome, cayo desmayad*, patatus, soponcio, yeyo, telele, jamacuco, perdida sentido
unconscious_word: inconscien*, incocien*, inconcien*, coma, sin sentido, sin conocimiento, reanimar, grogui, sin reaccionar, desmayado sin, desmayado, desvanecido, no vuelve, no recupera conocimiento, no recobra conocimiento, no recupera conciencia, no recobra conciencia, no recupera consciencia, no recobra consciencia
respond: respon*, contest*, reaccion*
wake: despert*, despiert*, espabil*, despabil*
move: mueve*, mover*, moverse, muevo, movia, movemos, mueven, moverle
not_breathing_word: paro cardi*, parada cardi*, paro respiratorio, parada respiratoria, parado corazon, paro corazon, para corazon, corazon parado, no late, corazon no late, corazon paro, rcp, parada cardiorespi*, dejado respirar, deja respirar, dejo respirar, dio paro, dado paro, tuvo paro, tenido paro, hizo paro, entro parada, entrado parada, hecho parada, hizo parada, entra parada, parado respirar, paro respirar
pulse: pulso, latido*, late, latir
rise: sube, levanta
face: cara, rostro, facial, media cara, carita
mouth: boca, labio*, comisura, boquita, labiecito
smile: sonris*, sonrie, sonreir
droop: torcid*, torcio, tuerce, cae, caid*, paraliz*, paralis*, desvi*, dormid*, asimetric*, deform*, ladead*, colgando, chueca, chueco, cuelga, caida, descolg*, inmovil, entumec*, cayo, caido, cayendo
stroke_word: ictus, derrame cerebral, acv, embolia, apoplejia, ataque cerebral, infarto cerebral, hemiplej*, derrame, trombosis cerebral
dentist: dentista*, anestesia, muela*, diente*
arm: brazo*, hombro, bracito, bracitos
leg: pierna*, muslo*, piernita, piernitas
hand: mano, manos, manita, manitas
side: izquierd*, derech*, lado, mitad, medio cuerpo, media cara, media
weak: debil*, entumec*, adormec*, hormigue*, paraliz*, paralis*, dormid*, duerme*, durmio, floja, flojo, muert*, torpe, acorchad*, pesad*, torpeza, debilidad, adormecimiento, insensible
strength: fuerza, fuerzas
drops_things: cae todo, caen cosas, cae todo mano, cae taza, deja caer todo, cae mano
feel: siente*, siento, sentir, noto, nota, notar, sensibilidad, sensacion*
lift: levant*, alzar, subir, mantener
sleepy_cause: dormir, dormi, sentada, sentado, durmiendo, encima, postura, cruzada
speak: hablar*, habla*, hablo, palabra*, articul*, decir, pronunci*, expres*, frase*
speech_word: palabras, frases, lenguaje
gibberish: balbuc*, farfull*, sin sentido, incoheren*, entiende dice, entiende nada, no entiende*, no entendemos, arrastra palabras, traba lengua, trabado, trabada, lengua trapo, palabras sin sentido, confunde palabras, mezcla palabras, afasia, borracho bebido, galimatias, enredad*, trabad*, arrastrando, ininteligible, patosa lengua, cosas sin sentido, nada sentido, cosas no sentido, no sentido, incomprens*, ininteligib*
odd: rar*, extran*, anormal*, incoheren*, chistoso, enredado
voice: voz, afonic*, ronc*, afonia
see: ver, ve, veo, vista, vision, ven, viendo
blurred: borros*, lejos, cerca, gafas, peor, leer, lentes
double_vision: doble vision, ve doble, veo doble, ver doble, vision doble, viendo doble, dos imagenes, diplop*, veo dos, ve dos
sight_lost: perdido vista, perdio vista, pierde vista, perdida vista, perdida vision, perdido vision, perdi vista, perdi vision, perdiendo vista, perdiendo vision, ciego, ciega, ceguera, cortina, cortina negra, todo negro, nublo todo, mancha negra vision, sombra ojo, velo ojo, velo negro, quedado ciego, perdida subita vision, perdida subita vista, vista desaparec*, vision desaparec*
eye: ojo, ojos, ojito, ojitos
sudden: repentin*, repente, golpe, subit*, brusc*, pronto, segundos, instante, derepente, momento otro
abrupt: repentin*, repente, golpe, subit*, brusc*, pronto, segundos, trueno, explosiv*, explosion, derepente, instante, estalla, rayo, fulmin*, subitamente, latigazo, relampago, vino segundo, llego segundo, empezo segundo, aparecio segundo, momento otro
worst: peor, nunca dolido asi, nunca dolido tanto, nunca dolido, trueno, explosiv*, jamas, nunca asi, estalla, peor vida, nunca sentido, fulmin*, nunca dolio, jamas dolio, jamas dolido, dolido tanto, dolio tanto
head: cabeza, craneo, frente, sien, cabecita, sesera
confused: confus*, confund*, desorient*, delir*, alucin*, ve cosas, ve gente, habla muertos, comportamiento raro, comportamiento extran*, comportamiento anormal, comporta raro, comporta extran*, conducta extrana, conducta anormal, conducta rara, desvaria*, dice cosas sin sentido, dice incoherencias, perdido orientacion, disparates, actua raro, ido, aturdido, habla solo, habla sola, hablando solo, hablando sola, dice tonterias, disparatad*, no rige, trastornad*, desvariando, incoherencias, dice locuras
know: sabe
recognise: reconoc*
where_when: donde, dia, ano, quien, nombre, llama
seizure: convuls*, combuls*, comvuls*, ataque epilep*, crisis epilep*, ojos blanco, epileptico ataque, ojos vueltos, ataque sacudidas, convulcion*, combulcion*, convulsion febril, crisis tonico*, tonico clonic*, crisis convuls*
epilepsy: epilep*
shake: tiembl*, tembl*, sacud*, espasm*, sacudida*, mueven solos, sacudiendo*, temblores
all_over: entero, entera, cuerpo, todo cuerpo, todas partes, todos lados, arriba abajo, pies cabeza
stiff: rigid*, ties*, dur*, bloquead*, tenso
foam: espuma, babea, baba
fever: fiebre*, febril*, calentura, temperatura, temp, fievre, hirviendo fiebre, ardiendo, afiebrad*, calenturient*, fiebron
high_temperature: caliente, ardiendo, temperatura, temp
cold_sore: calentura labio, calenturas labio
neck: cuello, nuca
bend: doblar, mover, girar, bajar, flexionar, tocar, bajamos, baja, bajo, doblamos, dobla, agachar, inclinar, tocarse, agach*, flexion*
chin: barbilla, menton
light: luz
stand: soporta, aguanta, tolera
hurts_eyes: molesta*, dana, fotofob*
meningitis: mening*
spots: mancha*, punto*, puntit*, sarpull*, erupcion*, grano*, granit*, roncha*, moraton*, manchit*
fade: desapar*, van, borra*, quita*, blanque*, va
pressed: apret*, presion*, vaso
violet: morad*, violet*, violace*, purpur*, rojo oscuro, hematoma, amorat*, granate, negr*, rojas oscuras, rojos oscuros, rojas oscuras, rojo vino
purpura_word: purpura, petequi*, prueba vaso
choke: atragant*, atrangant*, estrangul*, ahogando caramelo, ahogando comida, via aerea, tragado mal, heimlich, mal sitio, otro lado, mal camino, camino viejo, otro camino, atoro, atora, atorar*, atorando
stuck: atascad*, atorad*, clavad*, quedado, quedo, atravesad*, encajad*, atasc*, clavado, clavada
thing_swallowed: trozo, caramelo, uva*, espina*, hueso*, juguete*, moneda*, comida, carne, cacahuet*, fruto, salchicha, canica*, pan, manzana, tornillo, pieza
throat: garganta, traquea, esofago, gargantita
swell: hinch*, inflad*, edema, inchad*, incha*, hinchazon, enorme*, crecio, hinchando, inflamandose, hinchadas, abotagad*
tongue: lengua, uvula, campanilla
eyelid: parpado*
allergy: alergi*, anafil*
anaphylaxis_word: anafil*, alergia grave, alergia severa, reaccion alergica grave, reaccion alergica severa, reaccion alergica fuerte, reaccion fuerte, alergia fuerte, choque alergico, shock alergico, reaccion grave, reaccion alergica, alergica grave, edema quincke, angioedema
epipen: epipen, adrenalina, autoinyector, altellus, jext
closes: cierra, cerrando, cierre, cerro, aprieta
hives: ronchas, urticaria, habones
sting: avispa*, abeja*, avispon*, picadura*, pico, picado, picada
trigger: cacahuet*, nueces, nuez, frutos secos, marisco*, gamba*, antibiotic*, penicilina, amoxi*, avispa*, abeja*, leche, huevo, kiwi, sesamo, pescado, almendra*, vacuna, cacahuate*, mani, camaron*
blue: azul*, morad*, gris*, amorat*, violace*, cianot*, cianos*, violeta
blue_skin: piel azul*, puesto azul, pone azul, puso azul, puesto morado, pone morado, puso morado, puesta azul, puesta morada, cianos*, cianot*, pone gris, puesto gris, poniendo azul, poniendo morado, todo morado, piel gris, piel morada, cara morada, cara azul, piel amoratada, dedos azules, dedos morados
nails: dedos
lips: labio*
blood: sangr*, hemorrag*, sanguin*, ensangrentad*
bleed: sangr*, hemorrag*, desangr*
stop: para, parar, deten*, detiene, cesa, corta, coagul*, paro, calma, deja, dejan
lots: mucha, mucho, abundant*, chorro*, montones, cantidad*, masiv*, partes, litros, charco, muchisim*, empapad*, borboton*, coagulos, compresas, lleno, llena, muchisimo, inunda, borbotones, harta, harto sangre
a_little: poco, leve*, pequen*, liger*, cepill*, papel, gota*, superficial*, poquito, hilillo, primer grado
bleed_lots: hemorrag*, desangr*, sangre partes, sangre chorros, perdiendo sangre, pierde sangre, perdido sangre, chorro sangre, charco sangre, sangra mucho, sangrado abundante, sangrado masivo, sangra chorros, sangrado mucho, sangra abundante*, chorrea sangre, chorreando sangre, sangre chorreando, mana sangre
anticoagulant: sintrom, anticoagul*, eliquis, xarelto, warfarina, heparina, acenocumarol
towel: toalla*
vomit: vomit*, vomito, devuelve, devuelto, devolv*, arroj*, vomitando, potando, pota, guacare*
coffee: cafe, posos
spit: escup*, flema*, esputo*
cough: tos, tose*, toser, tosiendo, tosio, toso
phlegm: flema*, esputo*, moco sangre
stool: caca*, heces, deposic*, vater, ano, recto, popo, wc, culo, panal, defec*, diarre*, excremento*, evacu*
black: negr*, alquitran*
melena: melena*, rectorrag*, sangra ano, sangre ano
belly: barriga, tripa*, vientre, abdom*, estomago, panza, guata, barriguita, tripita, pancita
hard_belly: vientre duro, barriga dura, abdomen duro, tripa dura, vientre rigido, abdomen rigido, dura tabla, duro tabla, vientre tabla, duro piedra
strong: fuerte*, fuertisim*, insoport*, intens*, terrible*, horrible*, atroz*, brutal*, agud*, violent*, sever*, inaguant*, mucho, muchisimo, bestial, llora*, grita*, retuerce*, insufrible, fortisimo, gritando, bestia, llorar, inmenso, atroces
doubled: doblado, doblada, dobla, retuerce, revuelco, revuelca, revolcando
right_low: abajo derecha, derecha, lado derecho
testicle: testicul*, huevo, huevos, escroto, cojon*, pelotas
swallowed: trag*, bebido, comido, chup*, lami*, mastic*, mord*, ingeri*, ingest*, prob*, metio boca, ingirio, comio, sorbo, lame, metido boca, bebio, beber, bebi, bebiendo, bebieron, comiendo, comieron, comer, comerse, comi, tomo, tome, tomado, tomar, tomaron, tomando, tomarse
took: trag*, zamp*, ingeri*, metido, engull*, meti*, pastillas tomadas, tomo, tome, tomado, tomar, tomaron, tomando, tomarse, tomada, tomadas
gave: di, dado, dio, puse, puesto, inyect*, administr*, pinch*
poisoned: intoxic*, envenen*, ingesta toxica
food_poisoning: intoxicacion alimentaria, intoxicacion alimenticia, intoxicado comida
inhaled: inhal*, respirado, vapores, esnif*, respiro, inhalo
picked: campo, silvestr*, jardin, bosque, monte, recogid*, cogid*, balcon, parque, arbusto
berries: baya*, semilla*, bolitas rojas, frutos rojos jardin
mushroom: seta*, hongo*, champinon*, amanita*, niscalo*
leaf: hoja*, planta*, flor, flores, bulbo*, semilla*, petalo*
sick: malo, mala, mal, vomit*, enferm*, diarrea, nause*, mare*, dolor*, duele, somnolien*, desmay*
cigarette: cigarr*, colilla*, tabaco, pitillo*
all: todo, toda, todos, todas, enter*, complet*
container: caja*, bote*, frasco*, blister*, botella*, tableta*, tarro, sobre, tira, pomo, gotero, cajita, botecito, tubo, paquete
many: demasiad*, punado*, monton, muchas, muchos, varios, varias, mogollon, exceso, mucho, no cuantas, cuantas pastillas, docena*, decenas
multiple: doble*, triple*, cuadruple, dos veces, cuatro veces, 3 veces, 2 veces, 4 veces, 10 veces, diez veces, vez, lugar, cinco veces, 5 veces
dose: dosis, cantidad
mistake: error*, equivoc*, confund*, accident*, sin querer, despiste
someone_elses: otra persona, otro, ajen*, perro, hermano, hermana, vecina, vecino
overdose_word: sobredos*, empastill*, sobre dosis, dosis mas
figurative: trabajo, ternura, pantalla*, azucar, informacion, chocolate
empty_found: frasco vacio, bote vacio, caja vacia, blister vacio, blisters vacios, botes vacios, cajas vacias
found: encontr*, lado, junto, hall*
disappeared: falta, faltan, desapar*, encuentro, perdido
battery: pila*, bateria*
magnet: iman*, imanes, magnetic*, bolitas magneticas
ear: oido*, oreja*
carbon_monoxide: monoxido*
alarm: detector*, alarma*, suena, pita*, sonando
gas_smell: huele gas, olor gas, fuga gas, escape gas, olemos gas, oliendo gas, huele mucho gas
smoke: humo, gases toxicos, vapores
heater: caldera*, estufa*, brasero*, calentador*, chimenea*, calefaccion, generador*, barbacoa, motor, calefactor*, coche encendido
indoors: dentro, garaje, casa, habitacion, interior, encerrad*, tienda, salon, cocina, piso
everyone: familia, todos, ambos, todas, dos, varias personas, toda familia
suicide: suicid*, quiero morir, quiero morirme, quiere morir, quiere morirse, querer morir, ganas morir, ganas morirme, deseo morir, deseos morir, matarme, matarse, voy matar, quitarme vida, quitarse vida, acabar vida, acabar todo, acabe todo, todo acabe, sin ganas vivir, cansado vivir, cansada vivir, mejor sin, mejor muerto, mejor muerta, mejor estar muerto, ojala muerto, ojala muera, ojala estuviera muert*, ojala no despertar, dormir despertar, quiero desaparecer, quiere desaparecer, desaparecer siempre, ganas desaparecer, cortarse venas, cortado venas, corta venas, cortarme venas, corto munecas, corto venas, lesiona mismo, automutilation, hace dano misma, hago dano, ahorcar*, ahorcarse, ahorcarme, colgarme, tirarme ventana, tirarse puente, tirarse ventana, tirarse tren, tirarse balcon, saltar puente, saltar ventana, saltar balcon, carta despedida, nota despedida, nota suicid*, vida no vale, vida vale nada, vida no sentido, nada sentido quiero, razones vivir, pegarme tiro, pegarse tiro, quiero dejar existir, dejar existir, seguir viviendo, poner fin vida, fin vida, quiero matarme, harto vivir, harta vivir, ideas suicid*, quiere matarse, quitar vida, quitarme medio, tirarme puente, tirarme tren, tirarme balcon, tirarme vias, tirarme metro, tirarme azotea, estarian mejor, estaria mejor sin, va matar, va suicidar, voy suicidar, intento suicid*, intentado suicid*, tirar tren, dejar vivir, saltar tejado, lanzarse vacio, cansado vida, harto vida, cansada vida, voy hacer tonteria, hacer locura, pegar tiro, todo termine, todo terminara, quitarme medio, quitarse medio, tirarme puente, tirarse puente, mejor muero, mejor morirme, mejor morir, quita medio, quitarse medio, quito medio, cortar venas, seguir viviendo
die: morir*, muerto, muerta, muero, morirme, morirse, muera
want: quiero, quiere, ganas, deseo, deseos, pienso, piensa, ojala, quisiera, pensando, penso, queria, querer
figurative_death: hambre, risa, sueno, sed, frio, calor, ganas verte, verguenza, aburrimiento, cansancio, curiosidad, saber*, miedo, pena, ver
fear: miedo, fobia, temor, avion
kill: matar*, mata
fell: cay*, caid*, cae, caer, resbal*, tropez*, precipit*, rodo, cai, caigo, caimos, caia
blow: golpe*, choc*, golpead*, dado, dio, pego, porrazo, traumat*, coscorron
head_injury_word: traumatismo crane*, conmocion*, traumatismo craneoencef*, trauma craneal, fractura craneo, tce
height: cambiador, escalera*, cama, sofa, tejado, ventana, arbol, balcon, trona, caballo, metros, piso, cuna, litera, andamio, altura, muro, tobogan, carrito, columpio, silla
bad_sign: vomit*, desmay*, inconscien*, sueno, somnol*, dormido, dormida, duerme, conocimiento, acuerda, recuerda, memoria, confus*, liquido, desorient*, mareo*, mareado, mareada, raro, despierta, cefalea, dolor cabeza, convuls*, sangre oido, nause*, aturdid*, palido, repite*, groggy, tambalea*, palid*, aturdida, no llora, dormir, palida, rara, raras
remember: acuerda*, recuerda*, memoria
back: espalda, cuello, columna, cervical*, medula, vertebra*, lumbar*
dive: tiro cabeza, tirado cabeza, zambull*, lanzo cabeza
accident: accident*, choque, colision, vuelco, estrell*
tingling: hormigue*, adormec*, entumec*
horse: caballo, poni
burn: quem*, abras*, ampolla*, escald*
scald: escald*
boiling: hirviendo, agua caliente, aceite caliente, hirviente, olla, cazo, tetera, freidora, cafe caliente, sopa, aceite hirviendo, agua hirviendo, sarten
spilled: derram*, cay*, volc*, salpic*, caido, encima, tiro, tirado, echado, echo, tirada, salto
severe_burn: grave*, extens*, profund*, tercer*, segundo, quimic*, electric*, cara, grande*, sever*, enorm*, ampollas grandes, negra, acido, todo brazo, toda mano
burn_place: cara, pecho, brazo*, pierna*, espalda, cuerpo, cuello, genital*, muslo*, barriga
heartburn: ardor*, acidez, quemadura solar, quemaduras solares, quemadura sol, quemaduras sol, quemado sol, queme sol, quema orinar, quema estomago, reflujo, quemazon estomago, quemado trabajo, queme lengua, quema grasa, quemar calorias, quemar grasa, lengua quemada, quema lengua
sun: sol, solar, playa
electric: electri*, corriente, voltios, calambre*, alta tension, cable
electrocuted: electrocut*, descarga electrica, choque electrico, calambrazo*, dio corriente, rayo, dado corriente, chispazo, dedos enchufe, dedo enchufe, cayo rayo, tenedor enchufe, corriente electrica, pego corriente, electrocu*, descarga, dio descarga, dio calambre, dado calambre, pego calambre, calambre enchufe
socket: enchufe*
fire: fuego, llamas, incend*, prend*, ardiendo, explosion, ardio
clothes: ropa, pelo, camiseta, vestido, pijama
chemical: quimic*, acido, lejia*, amoniaco, sosa, detergente, producto, cemento, cal, salfuman, gel, gas pimienta, limpiador, caustic*, sosa caustica, desatascador*, aguarras, disolvente*, limpiahornos, superglue, pegamento
drown: ahogamiento*, ahogad*, ahogo mar, ahogo piscina, ahoga mar, ahoga piscina, hundio, tragado agua, trago agua, casi ahoga, boca abajo, bajo agua, medio ahogado, hundido agua, agua pulmones
water_place: piscina, banera, mar, lago, rio, agua, pozo, estanque, playa, barreno, jacuzzi, alberca, pileta, arroyo, acequia, tina, pantano
out_of_water: sac*, hund*, flot*, resbal*, cay*, rescat*, ahog*, caido
hit_by: atropell*, arroll*, golpeo, embisti*
run_over: atropell*, arroll*, accidente trafico, accidente coche, accidente moto, accidente carretera
vehicle: coche*, moto*, camion, autobus, tren, patinete, furgoneta, auto, bici, tractor, carro, quad, camioneta, colectivo, micro, bicicleta, motocicleta, bus
deep_wound: herida profunda, corte profundo, herida abierta, heridas profundas, heridas abiertas, ve hueso, ve grasa, hueso fuera, hueso salido, ve tendon, ve musculo, cortado dedo, dedo cortado, corto dedo, amput*, seccion*, aplast*, fractura abierta, empal*, sale hueso, hueso asom*, motosierra, desgarr*, arrancado dedo, arranco dedo, tajo, rajado, brecha grande, hueso visible, asoma hueso, hueso expuesto
weapon: cuchillo, navaja, pistola, bala, machete, disparo, tijeras, escopeta, rifle
stabbed: apunal*, clavado cuchillo, clavaron cuchillo, acuchill*, disparo, disparado, navajazo, balazo, punalada*, dispararon, tiroteo
wound: herida*, corte*, tajo, brecha*
deep: profund*, abiert*, hueso, grasa, musculo*
deformed: deform*, doblad*, arrancad*, aplast*, angulo, colgando, salido, reves
limb: brazo*, pierna*, dedo*, muneca*, mano*, miembro*, tobillo*, pie, codo*, rodilla*, hombro*
fracture: fractur*, rompi*, quebr*, romp*, partid*, roto, rota, rotos
hip: cadera*, femur, pelvis
get_up: levantarse, levantar, levanta, pararse, incorporar*, enderez*
snake: serpiente*, vibora*, culebra*, alacran*, escorpion*, viuda negra
bite: mord*, picad*, mordisco, pico, picado
dog: perro*, pitbull
ripped: arranc*, desgarr*, destroz*, cara, cuello
limp: flacid*, floj*, apatic*, aletarg*, letarg*, decaid*, hipoton*, blandito, blando, sin fuerzas, muneco trapo, apagad*, trapo, desmadejad*, mustio, mustia, sin tono
drowsy: somnol*, adormil*, adormecid*, quej*, duerme todo rato, dificil despertar, cuesta despertar*, cuesta despert*, no mira, gime*, gimote*, mirada perdida, mirada fija, ojos fijos, llanto agudo, inconsolable, dormido no, amodorrad*, letargico, letargica
sleep_lots: duerme, dormido, dormida, dormir
drink: mama, mamar, biberon*, tomar pecho, pecho, tetada, lacta, beber, bebio, bebido, bebiendo, beba, beban, bebe nada
eat: alimenta*, comer, comido, comio, comiendo, alimentarse
feeding: biberon*, pecho, leche, toma, teta, bibe
vomits_all: vomita todo, vomita hasta, vomita hasta agua, devuelve todo, vomita cada, todo vomita
urinate: orin*, pipi, pis, mea, meado, mear, panal mojado, panales mojados, moja panal, mojado, orina, moja, mojar
bedwetting: cama, pipi cama
dry_nappy: panal seco, panales secos, ningun panal, panal mojado, seco panal, panal limpio
sunken: ojos hundidos, mollera hundida, fontanela hundida, fontanela, mollera, ojeras hundidas
no_tears: sin lagrimas, no lagrimas, ni lagrimas
dehydrated: deshidrat*
diarrhea: diarre*, gastroenteritis, descomposicion
waters: roto aguas, rompio aguas, rotura aguas, rompi aguas, rompio bolsa, rota bolsa, rotura bolsa, roto bolsa, romper aguas, rompieron aguas, rompio fuente, rompi fuente, rotura membranas, pierdo liquido, perdida liquido, perdiendo liquido, pierde liquido, bolsa rota, fuente rota
contraction: contracc*, parto
preterm: 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, antes tiempo, prematur*, minutos, meses
birth: cabeza bebe, sale bebe, bebe sale, ve cabeza, pariendo, dando luz, cordon, asoma cabeza, sale cabeza
vision_sign: luces, lucecitas, estrellas, destellos, moscas, borroso, puntos luz, chispas, luceros, lucecillas, borros*
blood_loss: perdida sangre, perdidas sangre, sangr*, mancho, manchado, manchando
sugar: azucar*, glucos*, glucemi*, glicemia, glucometro, glucometr*
hypo: hipogluc*, cetoacid*, coma diabet*, bajon azucar, bajada azucar, hiperglu*
fruity: manzana, acetona, afrutad*, frut*, dulce
breath_smell: aliento
period: regla, reglas, menstru*, periodo
tooth: diente*, encia*, muela*, cepill*
prescribed: recet*, mando medico, prescri*
itch: pica, picor*, picazon
phone: telefono, mensaje*, correo, medico, tratamiento, whatsapp, llamada*, medicamento*, movil, llaves, anillo, gafas, camara
drug: pastilla*, medicament*, medicina*, comprimid*, capsula*, jarabe*, pildora*, gragea*, gotas, somnifer*, antidepresiv*, ansiolitic*, calmante*, tranquilizante*, parche*, antibiotico*, medicacion*, tratamiento, insulina, anticonceptiv*, antihistaminic*, pastillero*, remedio, remedios
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
injury: lesion*, traumat*, herida
spine_word: latigazo cervical
foreign_body: cuerpo extrano, cuerpos extranos
skin: piel
never: nunca, jamas
breastfeeding: dar pecho, dando pecho, pezon*, pechos, lactancia
swallow: tragar, trague, traga
treatment: tratamiento, dieta, trabajo, curso
button_cell: pila boton, pilas boton
gas: gas
malaise: malestar, encuentra mal
catch_breath: coger aire, recuperar aliento, tomar aire, entra aire, llega aire
keep_down: retiene, tolera, retener
nosebleed: sangra nariz, sangrado nariz, sangre nariz, hemorragia nasal, epistaxis
life_wish: quiero vivir, quiere vivir, ganas vivir, razon vivir, motivo vivir, sentido vivir, quiero seguir, fuerzas vivir, vida sentido, deseo vivir, deseos vivir, motivos vivir, razon seguir, razones seguir, motivo seguir, motivos seguir, razon para seguir, razones para seguir, motivo para seguir, motivos para seguir, ganas seguir, encuentro razon seguir, encuentro razon para seguir, encuentro motivo seguir, encuentro motivo para seguir, veo salida
not_yet: aun, todavia
appliance: bascula, termometro, cambiar, comprar, reloj, mando, tensiometro
nobody: nadie, muneco, peluche
hard_breathe: respira mal, respira fatal, respiro mal, respirar mal
well: bien, correctamente, normal
put: metio, metido, mete, meter, puso, llevo, echo, rocio, vertio
open: abre, abrir, abren
squeeze: aprieta, apretar, agarra, coger, sujetar, sostener, sostiene
nothing_out: sale nada, no sale nada, salen palabras, sale voz
imaginary: bichos, cosas, gente, insectos, fantasmas, aranas, animales, muertos
per_day: dia, dias, diario, semana
find: encontr*, encuentr*, aparece
goodbye: despedida*, despide*
message: mensaje*, carta*, nota, whatsapp, audio, video
cut: cort*, raj*
wrists: brazos, munecas, venas, muslos, muneca
touch: toc*
sever: reban*, amput*, seccion*, sierra, radial, cortacesped, motosierra, amoladora, cortadora
less: menos, apenas, poco
blank_look: mirada perdida, mirada fija, mirada vacia, ojos fijos, ojos vidriosos, ida mirada
fast: rapido, deprisa, rapida, acelerad*, rapid*
nostrils_flare: abre nariz, aleteo nasal, abre mucho nariz, aletea nariz
product: producto*, liquido*, liquida, spray, polvo*, capsula*, pastilla*, gel, mata, veneno, bolita*, espray*
household: vater, wc, horno, suelo, cristales, piscina, coche, lavadora, ropa, platos, cucarachas, ratas, raton, ratones, hormigas, pulgas, babosas, desatascar, desatasco, plantas, jardin, fregadero, tuberias, bano, alfombra, zapatos, plata, mosquitos, polillas, insectos, limpiar, limpieza, fregar, motor, frenos, parabrisas, acuario, hogar
gush: chorro*, empapa*, borboton*, brota*, chorrea*, mana, manando
fine: va bien, estoy bien
skin_bump: grano*, moraton*, quiste
also: tambien
figure: fiebre amarilla, fiebre heno, quedando huesos
stand_up: pie, tenerse pie, sostiene
lean: inclina*, ladea*
strength_loss: perdida fuerza, perdio fuerza, pierde fuerza
bone: hueso*
mix: mezcl*
co_word: co
jump: saltar, tirarse, lanzarse
repeats: repite*, repitiendo, repetid*
sharp: tornillo*, clavo*, tijeras, aguja*, astilla metal, varilla*, fierro*, estaca*, vidrio*, cristal*, flecha
after_verb: nada
chest_word: angina pecho
self_harm: autolesion*, autolesiona*, corta brazos, corto brazos
pillbox: pastillero*
age_word: edad
ingested: trago, tragado, ingirio, ingerido, chupo, chupado, mastico, masticado, lamio, lamido, mordio, mordido
food: comida, sopa, pan, leche, galleta*, pastel, chocolate, verdura*, fruta, carne, arroz, pasta, yogur, caramelo*, chicle, agua, zumo, platano, manzana, queso, tierra, arena, saliva, dedo, dedos, chupete, lengua, labio, pepita*, sandia
tongue_bite: mordio lengua, mordido lengua
incontinent: orino encima, meo encima
spasm: espasmo*, sacudida*
stranger: desconocidos, desconocido, extranos
say: dice, cuenta, contesta, responde
symmetric: simetric*, recta
life: vida
bear: aguanto, aguanta, soporto
lethal_height: puente, ventana, tejado, balcon, tren, metro, vacio, azotea, edificio, vias, acantilado
palm: palma*, manos
floor: suelo, tierra
pale: palido, palida, blanco, livido
green: verde
bulging: fontanela abombada, mollera abombada
balance: equilibrio, tambalea*
twice: dos veces, doble, triple
dizzy: mareo, mareado, mareada
cold: frio, fria
believe: cree, piensa
loss: perdida, perdio, perdido
worth: vale, merece
extreme: insoport*, inaguant*, atroz*, insufrible*
hidden_place: fregadero, garaje, armario, trastero, despensa, lavadero
gas_poison: cloro, amoniaco, lejia, gas, disolvente
closed: cerrados
drunk: borrach*, ebri*, bebido
burst: explot*, estall*, reventar, revienta
complain: queja, quejando
pharmacy: farmacia, compre, comprado
boiler: caldera*, estufa*, calentador*, brasero*, barbacoa, generador
palpitation: palpitacion*, taquicardia
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
drool: babea*, babeando, salivea
toy: juguete*, canica*
ear_bleeding: sangre oido, sangra oido
slight_exertion: minimo esfuerzo, menor esfuerzo
foreign_language: ingles, frances, aleman, italiano, espanol, portugues, arabe, idioma
install: instalar, instalacion, instalo, poner, comprar, cambiar, colocar, elegir, marca
chest_muscle: musculo* pecho, pectoral*
yellow: amarill*, icteric*
cold_body: frio tacto, fria tacto, todo frio, toda fria, piel fria, helad*, cuerpo frio
temp_word: temperatura, temp, termometro, grados
rings: suena, pita, pitando, sonando, saltado
hypothermia: hipotermi*, temperatura baja, temperatura demasiado baja, baja temperatura, temperatura debajo, debajo 36
hard_speak: perdido habla, perdio habla, pierde habla, perdida habla, quedado mudo, quedado muda, quedo mudo, quedo muda, no salen palabras, no sale palabra, no salen frases, no sale habla
finished: acabo, acabado, termino, terminado, vacio, vaciado
hot_thing: horno, plancha, estufa, chimenea, barbacoa, vitroceramica, tubo escape
artery: arteria*, yugular
foolish: tonteria*, locura, estupidez, barbaridad
burp: eruct*
snores: ronca, roncar, ronquido*
at_once: golpe, sola vez, misma vez
nipple: pezon*
memory_loss: perdida memoria, perdio memoria, perdido memoria, amnesi*
`;
