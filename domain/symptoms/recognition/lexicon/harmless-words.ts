/** Everyday words that one letter separates from a word of the lexicon, and that mean something else. */
export const HARMLESS_WORDS: ReadonlySet<string> = new Set(
  (
    "desearia roncar pulsioximetro pulsioximetros martes fontanero fontanera painting paintings peindre peint allait allaient allais espero esperar entendu entendre fishes fishing facing cuenta cuentas brought hiding seconde secondes enfonces eviter evitar manana mananas techo techos pulgar stable stables date dates dated tired scab scabs scabbing scabbed puisse puissent puisses grazed grazes viennent viendront stubbed stubbing sortant rumbling rumbles grumbling crumbling tumbling driving drives drive driven patata patatas cooking ecoulement ecoulements sofoco sofocos beaute contusion boule boules scalp surcos cabello moins cabellos girarme piscinas poisson poissons mouche bourse boucle touche couche bouger rouge rouges boire poire poires bonne bonnes course " +
    "conge conges collant planche ronde monde grande marche marches morale moral parler parles partie parties " +
    "passe passer penser pense poche roche vente vendre tendre rendre prendre apprendre attendre entendre louer jouer " +
    "joue jouet brillant pleurer pleure plaire faire ferme verre terre guerre cadeau bateau gateau chateau chapeau " +
    "peach teach reach coach beach hearth earth wealth health mouse house horse nurse purse curse course cause sauce " +
    "pause those these there their where which while white write right night light might fight sight eight tight " +
    "could would should mould cloud proud grade trade blade shade brain train drain grain plane place space grace " +
    "stale scale pause clean clear plain paint point print spring string bring thing think thank drank blank plank " +
    "great bread dream cream steam scream stream speed spend spent scent slept sleep steep sheep cheap creep sweep " +
    "smell spell shell skill still stall small smart start chart heart stand stamp clamp champ chalk stalk walk talk " +
    "cabeza cerveza pobre libre nombre hombre hambre sobre cobre madre padre perro cerro carro barro gato pato plato " +
    "rato trato barato mesa misa masa pasa casa cosa rosa bolsa falsa playa plaza placa cuento cuenta puente fuente " +
    "gente mente lento viento tiempo campo cambio llave nieve nueve leche noche coche queso beso peso piso paso vaso " +
    "flower shower power tower lower slower answer finger singer ginger hunger anger danger stranger winter summer " +
    "corps coeur soeur fleur pleurs heure heures beurre leurre lundi mardi jeudi vendredi samedi dimanche janvier " +
    "prune brune dune lune plume brume larme arme charme ferme firme forme norme borne corne morne tourne journee"
  ).split(" "),
);
