import { expect, test } from "vitest";
import { recognizeWords } from "./recognize.ts";

/** Each is about an animal, a story or a lesson, beside an emergency in nearly the same words. */
test.each([
  ["le hamster de mon fils respire vite", "mon fils respire vite et ses côtes se creusent"],
  ["mi canario respira raro", "mi hija respira raro"],
  ["my budgie is breathing fast", "my baby is breathing fast"],
  ["le chien de mon fils respire vite", "mordu par un chien, mon fils respire mal"],
  [
    "mon chien a fait une crise d'épilepsie",
    "mon chien va bien, mon fils fait une crise d'épilepsie",
  ],
  ["mi perro respira raro", "mi perro respira raro y mi hija también, vomitan"],
  ["cat having a seizure which vet is open", "cat having kittens, and my son is having a seizure"],
  ["mon chat convulse, quel véto", "mon chat convulse, mon bébé aussi"],
  ["tortoise not waking up from hibernation", "my baby is not waking up"],
  ["lapin inerte, quel vétérinaire de garde", "mon petit lapin ne respire plus"],
  ["my rabbit collapsed, need a vet", "my cat is at the vet and i can't breathe"],
  ["perro atropellado, ¿a qué veterinario voy?", "atropellado por una moto, no siente las piernas"],
  ["chien mordu, véto ouvert ?", "mordu par une vipère"],
  ["my horse is limping, vet tomorrow", "my horse threw me and i can't feel my legs"],
  ["gato cayó del balcón, ¿veterinario abierto?", "chat chez le véto, mal à la poitrine"],
  ["my dog ate rat poison", "the dog ate the rat poison and so did my son, my son ate it too"],
  ["el perro se comió mi ibuprofeno", "mi hijo se comió mi ibuprofeno"],
  ["mon chien a avalé une pile", "mon fils a avalé la pile du chien"],
  ["mon chien peut prendre du doliprane ?", "ma fille a pris les comprimés du chien"],
  ["j'écris un polar où le méchant empoisonne son frère", "mon frère m'a empoisonné"],
  ["i'm writing a thriller where the hero gets stabbed", "i got stabbed"],
  ["escribo un guion en el que la chica se suicida", "mi hija escribió que se suicida esta noche"],
  ["in the show she gets stabbed", "she gets stabbed"],
  ["mon personnage se fait poignarder dans la partie de jdr", "mon frère se fait poignarder"],
  ["el protagonista muere envenenado", "mi hermano está envenenado"],
  ["je lis un polar où la victime est empoisonnée", "je lis un polar et mon mari s'étouffe"],
  ["grey's anatomy, plein d'overdoses cette saison", "une overdose ce soir"],
  ["quiz avc signes pour l'école d'infirmières", "quiz à l'école et il s'est effondré"],
  ["révisions : signes de la méningite", "nuque raide, méningite ?"],
  ["examen de socorrismo: maniobra de heimlich", "maniobra de heimlich y sigue azul"],
  ["une affiche sur les avc", "le tensiomètre affiche 20, avc ?"],
  ["un exposé sur l'intoxication", "exposé aux fumées, intoxication"],
  ["badge secourisme, massage cardiaque", "on fait le massage cardiaque"],
  ["concours d'aide-soignante, reconnaître un AVC", "pendant le concours crise convulsive"],
  ["mi tesis va de envenenamientos", "envenenamiento con lejía"],
  ["champignons vénéneux, je cherche une fiche", "il a mangé un champignon vénéneux"],
])("'%s' is elsewhere, '%s' is here", (harmless, emergency) => {
  expect(recognizeWords(harmless)).toEqual([]);
  expect(recognizeWords(emergency)).not.toEqual([]);
});

test.each([
  "mon fils s'est fait attaquer par un chien, il saigne beaucoup",
  "le chien a mangé la mort aux rats et mon fils aussi",
  "fell off my pony, not moving her legs",
  "tombé de cheval, inconscient",
  "my dog is fine but my husband collapsed",
  "cat allergy and wheezing badly",
  "le chien aboie, mon père ne se réveille pas",
  "mi gatita no despierta, tiene 8 meses",
  "ma puce ne se réveille pas",
  "scout choking on a marshmallow",
  "formation secourisme, un stagiaire fait un arrêt cardiaque",
  "the hero of the day, my dad, has collapsed",
  "at the school play my son had a seizure",
  "en la clase de primeros auxilios mi compañera se desmayó y no despierta",
])("'%s' stays an emergency", (text) => {
  expect(recognizeWords(text)).not.toEqual([]);
});
