import type { RedFlagId } from "./red-flag.ts";

/** Wordings that one phrase alone reads: without it they would be missed. */
export const RARE_RED_FLAG_SAMPLES: Readonly<Partial<Record<RedFlagId, readonly string[]>>> = {
  baby_fever: ["mon bébé de deux mois a de la fièvre", "de la fièvre à moins de 2 mois"],
  chest_pain: ["une douleur au cœur"],
  breathing: [
    "il ne respire pas bien",
    "she is not breathing well",
    "unable to breathe",
    "respira mal",
    "no respira bien",
  ],
  unconscious: ["elle ne se réveille plus", "loss of consciousness"],
  not_breathing: ["son cœur ne bat plus"],
  stroke_arm: [
    "sa main gauche est engourdie",
    "son bras est paralysé",
    "sa jambe ne bouge plus",
    "un accident vasculaire",
    "derrame cerebral",
    "is it a stroke",
    "tiene un lado débil",
  ],
  stroke_speech: ["il ne trouve plus ses mots", "her speech is slurred"],
  vision_loss: [
    "il est devenu aveugle",
    "vision loss",
    "she can't see anything",
    "pérdida de la vista",
    "se ha quedado ciego",
    "soudain aveugle",
  ],
  thunder_headache: ["ma pire céphalée", "la peor jaqueca"],
  confusion: ["elle ne nous reconnaît plus", "odd behavior"],
  seizure: ["epileptic fits"],
  purpura: ["fever and spots not fading", "fever, non-blanching rash"],
  choking: ["a foreign body", "he cannot cough"],
  anaphylaxis: ["la garganta se cierra"],
  blue_lips: ["lips turn blue"],
  bleeding: ["il pisse le sang"],
  vomit_blood: ["vómito como posos"],
  black_stool: ["sangre abundante en las heces"],
  abdominal: ["abdominal pain, severe; abdominal pain severe", "fuerte dolor abdominal"],
  overdose: [
    "she took too much Tylenol",
    "ha tomado un exceso de pastillas",
    "I took too many pills",
    "ha tomado demasiadas pastillas",
  ],
  button_battery: ["une pile bouton", "a button battery", "una pila de botón"],
  suicidal: ["je veux me tuer", "en finir avec la vie", "quiero acabar con todo"],
  head_injury: ["a head trauma, then a malaise"],
  burn: ["un choc électrique", "struck by lightning"],
  major_trauma: [
    "il a été amputé",
    "renversé par une voiture",
    "hit by a car",
    "the wound is deep",
  ],
  diabetic: ["une acidocétose"],
  baby_drowsy: ["mon bébé refuse de boire", "mi bebé está somnoliento", "mi niño no bebe"],
  dehydration: [
    "pas d'urine depuis hier",
    "baby, dry nappies",
    "my child's eyes look sunken",
    "mi hijo no hace pipí",
  ],
  pregnancy: [
    "je suis enceinte et je perds du sang",
    "rupture de la poche",
    "enceinte, il ne bouge plus",
    "the baby stopped moving",
  ],
};

/** Sentences around a wording: none of them may hide it. */
export const SENTENCES: readonly ((wording: string) => string)[] = [
  (wording) => wording,
  (wording) => `Bonjour, depuis ce matin ${wording}, que faire ?`,
  (wording) => `help!! ${wording.toUpperCase()}`,
  (wording) => `Hola. ${wording}. Gracias`,
];
