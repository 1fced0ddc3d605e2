import { expect, test } from "vitest";
import { saidAllergies } from "./said-allergies.ts";

const said = (text: string) =>
  saidAllergies(text).map(({ typed, substances }) => [typed, substances.size > 1]);

test.each([
  ["je suis allergique au paracétamol et j'ai mal à la tête", [["paracetamol", false]]],
  ["headache, I'm allergic to Tylenol", [["tylenol", false]]],
  ["soy alérgica al paracetamol", [["paracetamol", false]]],
  ["ibuprofen allergy, back pain", [["ibuprofen", true]]],
  [
    "allergique à la pénicilline et à l'aspirine",
    [
      ["penicilline", true],
      ["aspirine", true],
    ],
  ],
])("%s", (text, expected) => {
  expect(said(text)).toEqual(expected);
});

test.each([
  ["allergic reaction to Tylenol", ["tylenol"]],
  ["allergic to acetylsalicylic acid", ["acetylsalicylic acid"]],
  ["allergique à l'acide acétylsalicylique", ["acide acetylsalicylique"]],
  ["mal au dos, allergies : pénicilline, aspirine", ["penicilline", "aspirine"]],
  ["allergy: penicillin", ["penicillin"]],
  ["penicillin and aspirin allergy", ["penicillin", "aspirin"]],
  ["allergique à la pénicilline, à l'aspirine, mal de tête", ["penicilline", "aspirine"]],
  ["allergic to both aspirin and ibuprofen", ["aspirin", "ibuprofen"]],
  ["allergique à tous les AINS", ["ains"]],
  ["allergique aux anti-inflammatoires", ["anti inflammatoires"]],
  ["allergie connue à l'aspirine", ["aspirine"]],
  ["alergia grave al paracetamol", ["paracetamol"]],
  ["allergique au pollen et à l'aspirine", ["aspirine"]],
  ["allergic to cats and aspirin", ["aspirin"]],
  ["allergie au pollen et allergique à l'aspirine", ["aspirine"]],
  ["allergic to penicillin, ibuprofen and peanuts", ["penicillin", "ibuprofen"]],
  // A denial of something else.
  ["pas de fièvre allergique à l'aspirine", ["aspirine"]],
])("the whole of it: %s", (text, expected) => {
  expect(said(text).map(([typed]) => typed)).toEqual(expected);
});

test("of a question the last medicine is asked about", () => {
  expect(said("allergique à la pénicilline, Doliprane ?")).toEqual([["penicilline", true]]);
});

test.each([
  "je ne suis pas du tout allergique au paracétamol",
  "no known allergy to ibuprofen",
  "nunca he tenido alergia al ibuprofeno",
  "j'ai pris du Doliprane allergie au pollen",
  "I took ibuprofen allergy to cats",
  "allergic to cats and ibuprofen did nothing",
  "Zyrtec allergie au pollen",
  "allergies Flonase",
  "allergique au pollen, Doliprane ?",
  "pas allergique au paracétamol",
  "no soy alérgico al paracetamol",
  "allergie au pollen, mal de tête",
  "seasonal allergies",
  "alergia a los gatos loratadina",
  "allergy loratadine",
  "je prends du paracétamol",
])("no allergy to a medicine: %s", (text) => {
  expect(said(text)).toEqual([]);
});

test.each([
  ["je ne supporte pas l'aspirine", "aspirine"],
  ["elle supporte très mal l'ibuprofène", "ibuprofene"],
  ["il ne tolère pas la codéine", "codeine"],
  ["je ne peux pas prendre d'ibuprofène", "ibuprofene"],
  ["elle n'a pas droit à l'aspirine", "aspirine"],
  ["l'aspirine m'est interdite", "aspirine"],
  ["mal de tête, le paracétamol me donne des boutons", "paracetamol"],
  ["le tramadol me fait vomir", "tramadol"],
  ["l'ibuprofène ne me réussit pas", "ibuprofene"],
  ["il réagit mal au Doliprane", "doliprane"],
  ["j'ai fait une réaction à la pénicilline", "penicilline"],
  ["headache, can't take aspirin", "aspirin"],
  ["I cannot have ibuprofen", "ibuprofen"],
  ["she doesn't tolerate codeine", "codeine"],
  ["I'm not allowed to take any ibuprofen", "ibuprofen"],
  ["Tylenol gives me hives", "tylenol"],
  ["aspirin makes me wheeze", "aspirin"],
  ["ibuprofen doesn't agree with me", "ibuprofen"],
  ["I react badly to codeine", "codeine"],
  ["had a bad reaction to penicillin", "penicillin"],
  ["dolor de cabeza, no tolera el ibuprofeno", "ibuprofeno"],
  ["no puedo tomar aspirina", "aspirina"],
  ["me sienta mal el ibuprofeno", "ibuprofeno"],
  ["el paracetamol me da urticaria", "paracetamol"],
  ["tiene prohibida la aspirina", "aspirina"],
  ["el naproxeno me cae fatal", "naproxeno"],
  ["reacciona mal al metamizol", "metamizol"],
  ["mon médecin m'a interdit l'ibuprofène", "ibuprofene"],
  ["on lui a déconseillé de prendre de l'aspirine", "aspirine"],
  ["pas d'ibuprofène pour moi", "ibuprofene"],
  ["je dois éviter l'aspirine", "aspirine"],
  ["l'ibuprofène me donne mal à l'estomac", "ibuprofene"],
  ["j'ai fait un œdème avec le paracétamol", "paracetamol"],
  ["my doctor said no ibuprofen", "ibuprofen"],
  ["I was told not to take aspirin", "aspirin"],
  ["advised against ibuprofen", "ibuprofen"],
  ["no ibuprofen for me", "ibuprofen"],
  ["ibuprofen upsets my stomach", "ibuprofen"],
  ["got hives from Tylenol", "tylenol"],
  ["had a reaction after taking Tylenol", "tylenol"],
  ["el médico me ha prohibido el ibuprofeno", "ibuprofeno"],
  ["me salen ronchas con el paracetamol", "paracetamol"],
  ["nada de ibuprofeno para mí", "ibuprofeno"],
  ["tengo que evitar la aspirina", "aspirina"],
  ["el ibuprofeno me da acidez", "ibuprofeno"],
])("what somebody does not bear: %s", (text, name) => {
  expect(said(text).map(([typed]) => typed)).toEqual([name]);
});

test.each([
  ["je suis allergique non pas au pollen mais à l'ibuprofène", "ibuprofene"],
  ["not allergic to pollen but to ibuprofen", "ibuprofen"],
  ["es alérgico no a los ácaros sino al ibuprofeno", "ibuprofeno"],
  ["no me dan alergia los ácaros, el ibuprofeno sí", "ibuprofeno"],
  ["allergique aux acariens non, l'ibuprofène oui", "ibuprofene"],
  ["aucune allergie sauf l'aspirine", "aspirine"],
  ["no known allergies apart from codeine", "codeine"],
  ["ninguna alergia salvo la penicilina", "penicilina"],
  ["It's not that she isn't allergic to Motrin, she is", "motrin"],
  ["no es que no sea alérgica a la aspirina", "aspirina"],
  ["No es que no quiera aspirina, es que me da urticaria", "aspirina"],
  ["ce n'est pas vrai qu'elle supporte l'ibuprofène", "ibuprofene"],
  ["elle prend de l'Advil, elle fait des plaques avec", "advil"],
  ["l'aspro ça me déclenche des crises d'asthme", "aspro"],
  ["il n'a pas supporté l'ibuprofène", "ibuprofene"],
  ["no ha tolerado el ibuprofeno", "ibuprofeno"],
  ["aspirin brings me out in a rash", "aspirin"],
  ["I break out in hives with ibuprofen", "ibuprofen"],
  ["Motrin? it gives him hives", "motrin"],
  ["me da urticaria la aspirina", "aspirina"],
])("by its grammar: %s", (text, name) => {
  expect(said(text).map(([typed]) => typed)).toEqual([name]);
});

test.each([
  "allergique au pollen, pas à l'ibuprofène",
  "not allergic to ibuprofen but to pollen",
  "no es alérgico al ibuprofeno sino al polen",
  "no me da alergia el ibuprofeno",
  "pas d'allergie, ibuprofène oui ou non",
  "allergies, is Zyrtec OK yes or no",
  "ça me donne envie de vomir",
  "je supporte bien le paracétamol",
  "urticaire avec Zyrtec",
  "hives with Benadryl",
  "no hives from Tylenol",
  "no rash after ibuprofen",
  "pas de boutons avec le Doliprane",
  "pas de Doliprane à la maison",
  "no Tylenol at home",
  "no hay ibuprofeno en casa",
  "je ne supporte plus la douleur malgré le Doliprane",
  "je n'ai jamais eu de réaction à l'aspirine",
  "je n'ai pas pris d'ibuprofène",
  "can I take ibuprofen",
  "I don't have ibuprofen",
  "I didn't take Tylenol",
  "she doesn't take aspirin",
  "I can't sleep, Tylenol?",
  "aspirin doesn't make me sick",
  "no bad reaction to penicillin",
  "no me sienta mal el ibuprofeno",
  "puedo tomar ibuprofeno",
  "no he tomado ibuprofeno",
  "no puedo dormir, ibuprofeno",
  "el ibuprofeno me sienta bien",
])("borne, or of something else: %s", (text) => {
  expect(said(text)).toEqual([]);
});
