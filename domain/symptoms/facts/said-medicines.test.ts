import { expect, test } from "vitest";
import { saidMedicines } from "./said-medicines.ts";

const said = (text: string) =>
  saidMedicines(text).map(({ name, substances, isTreatment }) =>
    [name, substances.join("+"), isTreatment ? "treatment" : "dose"].join(": "),
  );

test.each([
  ["je prends du ramipril et j'ai mal au dos", "ramipril: ramipril: treatment"],
  ["mal de dos, sous Lovenox", "Lovenox: enoxaparin: treatment"],
  ["back pain, I'm on lisinopril", "lisinopril: lisinopril: treatment"],
  ["dolor de cabeza, tomo sertralina", "sertralina: sertraline: treatment"],
  ["mi abuelo toma Pradaxa", "Pradaxa: dabigatran: treatment"],
  ["Azilect, mal de dos", "Azilect: rasagiline: treatment"],
  ["j'ai pris hier soir vers 22 h un Doliprane", "Doliprane: paracetamol: dose"],
  ["Doliprane donné à 14 h, toujours 39", "Doliprane: paracetamol: dose"],
  ["I took 2 ibuprofen this morning", "ibuprofen: ibuprofen: dose"],
  ["she is on aspirin since", "aspirin: aspirin: dose"],
  ["Kardégic, mal de dos", "Kardégic: low-dose-aspirin: treatment"],
  ["ya le di Apiretal hace una hora", "Apiretal: paracetamol: dose"],
  ["me tomé un ibuprofeno hace dos horas", "ibuprofeno: ibuprofen: dose"],
  ["le doy Dalsy cada ocho horas", "Dalsy: ibuprofen: dose"],
  ["I give him Calpol every four hours", "Calpol: paracetamol: dose"],
  ["toujours 39 malgré le Doliprane", "Doliprane: paracetamol: dose"],
  // A question or a denial about something else, without a comma.
  ["j'ai pris un Doliprane puis-je prendre un Advil", "Doliprane: paracetamol: dose"],
  ["can I take ibuprofen I took paracetamol 2 hours ago", "paracetamol: paracetamol: dose"],
  ["is it ok to take ibuprofen after I took naproxen", "naproxen: naproxen: dose"],
  ["puis-je donner de l'Advil avec le Doliprane qu'il a pris", "Doliprane: paracetamol: dose"],
  ["I can't sleep and I took ibuprofen", "ibuprofen: ibuprofen: dose"],
  ["je ne dors pas j'ai pris ibuprofène", "ibuprofène: ibuprofen: dose"],
  ["no puedo dormir tomé ibuprofeno", "ibuprofeno: ibuprofen: dose"],
  ["en plus je prends du ramipril", "ramipril: ramipril: treatment"],
  ["seasonal allergies I took ibuprofen", "ibuprofen: ibuprofen: dose"],
  ["est-ce que je prends trop de Doliprane", "Doliprane: paracetamol: dose"],
  ["do I give Calpol, I gave Nurofen at 8", "Nurofen: ibuprofen: dose"],
  ["je n'ai rien pris sauf un Doliprane", "Doliprane: paracetamol: dose"],
  // What came up again was taken.
  ["il a vomi le Doliprane il y a 10 minutes", "Doliprane: paracetamol: dose"],
  ["elle a recraché tout son Advil", "Advil: ibuprofen: dose"],
  ["vomi juste après le Doliprane", "Doliprane: paracetamol: dose"],
  ["Doliprane vomi tout de suite", "Doliprane: paracetamol: dose"],
  ["j'ai vomi mon Doliprane", "Doliprane: paracetamol: dose"],
  ["puked up the Tylenol", "Tylenol: paracetamol: dose"],
  ["devolví el paracetamol", "paracetamol: paracetamol: dose"],
  ["she threw up the Tylenol", "Tylenol: paracetamol: dose"],
  ["he spat out his Motrin", "Motrin: ibuprofen: dose"],
  ["vomited right after the Tylenol", "Tylenol: paracetamol: dose"],
  ["the Tylenol came back up", "Tylenol: paracetamol: dose"],
  ["ha vomitado el Apiretal", "Apiretal: paracetamol: dose"],
  ["escupió todo el Dalsy", "Dalsy: ibuprofen: dose"],
  // Stopped, and counted for weeks after the last dose; or not stopped.
  ["dry cough, I stopped fluoxetine", "fluoxetine: fluoxetine: treatment"],
  ["j'ai arrêté le méthotrexate", "méthotrexate: methotrexate: treatment"],
  ["dejé la fluoxetina", "fluoxetina: fluoxetine: treatment"],
  ["je n'ai pas arrêté le ramipril", "ramipril: ramipril: treatment"],
  ["I haven't stopped lisinopril", "lisinopril: lisinopril: treatment"],
  ["no he dejado el losartán", "losartán: losartan: treatment"],
  ["j'ai arrêté de fumer, je prends du ramipril", "ramipril: ramipril: treatment"],
  ["j'ai arrêté de fumer je prends du ramipril", "ramipril: ramipril: treatment"],
  ["dejé de fumar tomo losartán", "losartán: losartan: treatment"],
  ["stopped smoking on lisinopril", "lisinopril: lisinopril: treatment"],
  ["I stopped Advil because of lisinopril", "lisinopril: lisinopril: treatment"],
  ["stopped amlodipine now lisinopril", "lisinopril: lisinopril: treatment"],
  ["ramipril arrêté puis repris", "ramipril: ramipril: treatment"],
  ["lisinopril stopped working", "lisinopril: lisinopril: treatment"],
  ["j'arrête le ramipril ?", "ramipril: ramipril: treatment"],
  ["quieren que deje el losartán", "losartán: losartan: treatment"],
  ["je n'ai jamais arrêté le ramipril", "ramipril: ramipril: treatment"],
  ["I stopped warfarin yesterday", "warfarin: warfarin: treatment"],
  ["gave Calpol stopped crying", "Calpol: paracetamol: dose"],
  ["fever stopped after Tylenol given at 8", "Tylenol: paracetamol: dose"],
  // Put or sprayed, by any person.
  ["papa lui a déjà mis un suppo d'Efferalgan", "Efferalgan: paracetamol: dose"],
  ["ya le puse un supositorio de Apiretal", "Apiretal: paracetamol: dose"],
  ["I already used Advil an hour ago", "Advil: ibuprofen: dose"],
])("%s", (text, expected) => {
  expect(said(text)).toEqual([expected]);
});

test.each([
  ["denied", "je ne prends pas de ramipril, mal de dos"],
  ["denied in English", "I haven't taken any ibuprofen"],
  ["denied in Spanish", "no le he dado Dalsy"],
  ["denied after the name", "Doliprane pas donné"],
  ["denied after the name, in English", "ibuprofen not taken"],
  ["not yet", "elle n'a pas encore pris de Doliprane"],
  ["denied after the verb", "je prends pas de ramipril"],
  ["denied with a preposition", "I'm not on lisinopril"],
  ["who may not take it", "I can't take ibuprofen"],
  ["what a home has", "on a un Doliprane à la maison"],
  ["a question in Spanish", "qué le doy Dalsy o Apiretal"],
  ["a question about giving", "est-ce que je lui donne du Doliprane"],
  ["a choice", "give ibuprofen or Tylenol"],
  ["a choice in French", "je donne quoi Doliprane ou Advil"],
  ["a plan", "I want to take ibuprofen"],
  ["an allergy", "allergique au paracétamol, mal de tête"],
  ["a question", "puis-je prendre un Doliprane ?"],
  ["a question about a verb in the sentence", "can I take ibuprofen with that"],
  ["a medicine that nobody says was taken", "mal de tête, Doliprane ou Advil"],
  ["a person", "Jasmine a mal à la tête"],
  ["a thing", "tiny burn from curling iron on my finger"],
  ["no medicine", "j'ai pris froid et je tousse"],
  ["what was stopped", "j'ai arrêté le ramipril"],
  ["what was stopped, named first", "ramipril arrêté hier"],
  ["what somebody has stopped for good", "he dejado el losartán"],
  ["a dose that was stopped", "I stopped ibuprofen an hour ago"],
  ["what was stopped in English", "back pain, I stopped taking lisinopril last year"],
  ["what was stopped in Spanish", "dejé de tomar losartán"],
  ["what was stopped by a doctor", "el médico me suspendió el enalapril"],
  ["what it does to somebody", "ibuprofen gives her hives"],
  ["what it did to somebody", "el ibuprofeno me dio asma una vez"],
  ["a suppository that nobody put", "je n'ai pas mis de suppo de Doliprane"],
  ["what is mine in Spanish", "me duelen mis rodillas ibuprofeno"],
  ["who vomits and asks", "il vomit, Doliprane ?"],
  ["who vomits and asks what may be given", "il vomit puis-je donner du Doliprane"],
])("nothing is taken by %s", (_, text) => {
  expect(said(text)).toEqual([]);
});

test("a denial reaches no further than its part of the sentence, and each substance stands once", () => {
  expect(said("je n'ai pas de fièvre, je prends Eliquis et Eliquis 5 mg")).toEqual([
    "Eliquis: apixaban: treatment",
  ]);
});

test("the name of a person is a medicine where it is taken", () => {
  expect(said("je prends Jasmine")).toHaveLength(1);
});

test.each([
  "fiebre 38,7, ¿cuántos ml de Apiretal le doy?",
  "combien de Doliprane je peux lui donner",
  "how much Tylenol do I give",
  "qué dosis de Dalsy le doy",
  // It has left the day that counts.
  "avant-hier j'ai pris un Doliprane",
  "took Advil two days ago",
  "hace dos días tomé ibuprofeno",
  "antes de ayer le di Dalsy",
])("%s tells of no dose of this day", (text) => {
  expect(said(text)).toEqual([]);
});

test.each([
  "cuánto Apiretal le di",
  "combien de Doliprane je lui ai donné, je sais plus",
  "how much Tylenol he took I don't know",
  "le di Apiretal y cuántos ml de Dalsy le doy",
  "took Tylenol two days ago and again this morning",
  "depuis deux jours je prends du Doliprane",
  "hace dos días que tomo paracetamol",
  "hier j'ai pris un Doliprane",
])("%s tells of a dose that may be of this day", (text) => {
  expect(saidMedicines(text).map(({ substances }) => substances)).toEqual([["paracetamol"]]);
});
