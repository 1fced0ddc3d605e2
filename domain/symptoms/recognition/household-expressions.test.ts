import { expect, test } from "vitest";
import { recognizeWords } from "./recognize.ts";

/** Each is harmless by the expression or the number it holds, beside an emergency in nearly the same words. */
test.each([
  ["me duele la espalda y le doy el pecho a mi niña", "me duele el pecho y el brazo"],
  ["stuffy nose and I'm nursing a newborn", "my newborn is blue"],
  ["l'aspro me déclenche des crises d'asthme", "l'aspro vient de déclencher une crise d'asthme"],
  ["el ibuprofeno me dio asma una vez", "se tomó todo el ibuprofeno de una vez"],
  ["Doliprane donné à 22h, il est 23h30", "Doliprane donné, 30 comprimés"],
  ["gave her Tylenol an hour ago, temp still 101", "she took 40 Tylenol"],
  ["il a encore 39 de fièvre, Doliprane donné à 22h", "elle a pris 39 Doliprane"],
  ["where do I keep the epipen", "allergic to bees, where do I put the epipen"],
  ["where do I put the epipen in the fridge", "stung, where do I put the epipen"],
  ["stroke in 2018, recovered well", "stroke in 2018, recovered, having another one"],
  ["avc en 2018, bien récupéré", "avc en 2018, il en fait un autre"],
  ["ictus en 2018, se recuperó", "ictus en 2018, le está dando otro"],
  ["my dog bit his toy", "my dog bit off his finger"],
])("%j is none, %j is one", (harmless, emergency) => {
  expect(recognizeWords(harmless)).toEqual([]);
  expect(recognizeWords(emergency)).not.toEqual([]);
});
