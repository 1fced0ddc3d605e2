import type { RedFlagId } from "./red-flag.ts";
import type { Translations } from "./symptom.ts";

const STROKE: Translations = {
  fr: "Appelez aussitôt et dites l’heure du premier signe. Allongez la personne, ne lui donnez ni à boire ni à manger.",
  en: "Call at once and say when the first sign appeared. Lay the person down, give nothing to drink or eat.",
  es: "Llame de inmediato y diga a qué hora apareció el primer signo. Acueste a la persona, no le dé nada de beber ni de comer.",
};

/** What the poison centers ask for, in every country. */
const POISONING: Translations = {
  fr: "Ne faites pas vomir, ne donnez ni à boire ni lait, gardez l’emballage et appelez sans attendre les premiers signes. Si la personne ne répond pas ou ne respire pas, appelez d’abord les secours.",
  en: "Do not make the person vomit, give no drink and no milk, keep the packaging and call without waiting for signs. If the person does not respond or does not breathe, call the ambulance first.",
  es: "No provoque el vómito, no dé de beber ni leche, guarde el envase y llame sin esperar a los primeros signos. Si la persona no responde o no respira, llame primero a emergencias.",
};

const LOST_BLOOD: Translations = {
  fr: "Appelez, allongez la personne sur le côté et ne lui donnez ni à boire ni à manger.",
  en: "Call, lay the person on their side and give nothing to drink or eat.",
  es: "Llame, acueste a la persona de lado y no le dé nada de beber ni de comer.",
};

/**
 * What to do while help is called, one line for each red flag of the safety specification. Poisoning follows
 * centres-antipoison.net; the others say what first-aid courses commonly teach, and nothing finer. Never a medicine:
 * the person who answers the call decides.
 */
export const FIRST_AID: Readonly<Record<RedFlagId, Translations>> = {
  chest_pain: {
    fr: "Appelez sans attendre. Cessez tout effort et asseyez-vous ou allongez-vous à demi.",
    en: "Call without waiting. Stop all effort and sit or half lie down.",
    es: "Llame sin esperar. Deje todo esfuerzo y siéntese o recuéstese.",
  },
  breathing: {
    fr: "Appelez. Asseyez la personne, le buste droit, et desserrez ses vêtements.",
    en: "Call. Sit the person upright and loosen their clothes.",
    es: "Llame. Siente a la persona con el tronco erguido y aflójele la ropa.",
  },
  unconscious: {
    fr: "Appelez. Si la personne respire, tournez-la sur le côté ; si elle ne respire pas, commencez le massage cardiaque.",
    en: "Call. If the person breathes, turn them on their side; if not, start chest compressions.",
    es: "Llame. Si la persona respira, póngala de lado; si no respira, empiece las compresiones en el pecho.",
  },
  not_breathing: {
    fr: "Appelez, commencez tout de suite le massage cardiaque et faites chercher un défibrillateur.",
    en: "Call, start chest compressions right away and send someone for a defibrillator.",
    es: "Llame, empiece enseguida las compresiones en el pecho y mande a buscar un desfibrilador.",
  },
  stroke_face: STROKE,
  stroke_arm: STROKE,
  stroke_speech: STROKE,
  vision_loss: {
    fr: "Appelez aussitôt et dites l’heure du premier signe. Asseyez-vous et ne conduisez pas.",
    en: "Call at once and say when the first sign appeared. Sit down and do not drive.",
    es: "Llame de inmediato y diga a qué hora apareció el primer signo. Siéntese y no conduzca.",
  },
  thunder_headache: {
    fr: "Appelez aussitôt et dites l’heure du début. Allongez-vous au calme et ne restez pas seul.",
    en: "Call at once and say when it began. Lie down somewhere quiet and do not stay alone.",
    es: "Llame de inmediato y diga a qué hora empezó. Acuéstese en un lugar tranquilo y no se quede a solas.",
  },
  confusion: {
    fr: "Appelez. Restez avec la personne et ne lui donnez ni à boire ni à manger.",
    en: "Call. Stay with the person and give nothing to drink or eat.",
    es: "Llame. Quédese con la persona y no le dé nada de beber ni de comer.",
  },
  seizure: {
    fr: "Appelez. Écartez ce qui peut blesser, ne retenez pas la personne, ne mettez rien dans sa bouche ; la crise finie, tournez-la sur le côté.",
    en: "Call. Move away what could hurt, do not hold the person down, put nothing in their mouth; when it ends, turn them on their side.",
    es: "Llame. Aparte lo que pueda herir, no sujete a la persona, no le ponga nada en la boca; al terminar la crisis, póngala de lado.",
  },
  stiff_neck_fever: {
    fr: "Appelez sans attendre. Gardez la personne allongée, au calme, et restez avec elle.",
    en: "Call without waiting. Keep the person lying down in a quiet place and stay with them.",
    es: "Llame sin esperar. Mantenga a la persona acostada y tranquila, y quédese con ella.",
  },
  purpura: {
    fr: "Appelez sans attendre et dites que les taches ne s’effacent pas quand on appuie dessus. Restez avec la personne.",
    en: "Call without waiting and say that the spots do not fade when pressed. Stay with the person.",
    es: "Llame sin esperar y diga que las manchas no desaparecen al presionarlas. Quédese con la persona.",
  },
  choking: {
    fr: "Si la personne tousse, laissez-la tousser. Sinon, penchez-la en avant, donnez cinq claques dans le dos entre les omoplates, et faites appeler les secours.",
    en: "If the person coughs, let them cough. If not, lean them forward, give five blows between the shoulder blades, and have someone call.",
    es: "Si la persona tose, déjela toser. Si no, inclínela hacia delante, dele cinco golpes entre los omóplatos y pida que alguien llame.",
  },
  anaphylaxis: {
    fr: "Appelez aussitôt. Allongez la personne, ou laissez-la assise si elle respire mal, et ne la faites pas se lever.",
    en: "Call at once. Lay the person down, or leave them sitting if breathing is hard, and do not let them stand up.",
    es: "Llame de inmediato. Acueste a la persona, o déjela sentada si respira mal, y no la haga levantarse.",
  },
  blue_lips: {
    fr: "Appelez. Asseyez la personne, desserrez ses vêtements et surveillez sa respiration.",
    en: "Call. Sit the person up, loosen their clothes and watch their breathing.",
    es: "Llame. Siente a la persona, aflójele la ropa y vigile su respiración.",
  },
  bleeding: {
    fr: "Appuyez fort sur la plaie avec un linge propre, sans relâcher, allongez la personne et appelez.",
    en: "Press hard on the wound with a clean cloth without letting go, lay the person down and call.",
    es: "Presione con fuerza la herida con un paño limpio, sin soltar, acueste a la persona y llame.",
  },
  vomit_blood: LOST_BLOOD,
  cough_blood: {
    fr: "Appelez. Asseyez la personne et ne lui donnez ni à boire ni à manger.",
    en: "Call. Sit the person up and give nothing to drink or eat.",
    es: "Llame. Siente a la persona y no le dé nada de beber ni de comer.",
  },
  black_stool: LOST_BLOOD,
  abdominal: {
    fr: "Appelez. Laissez la personne dans la position qui la soulage, sans boire ni manger.",
    en: "Call. Leave the person in the position that eases the pain, with nothing to drink or eat.",
    es: "Llame. Deje a la persona en la postura que la alivie, sin beber ni comer.",
  },
  poisoning: POISONING,
  overdose: POISONING,
  button_battery: {
    fr: "Appelez tout de suite, même sans aucun signe. Ne faites pas vomir, ne donnez ni à boire ni à manger, gardez l’emballage.",
    en: "Call right away, even without any sign. Do not make the person vomit, give nothing to drink or eat, keep the packaging.",
    es: "Llame enseguida, aunque no haya ningún signo. No provoque el vómito, no dé nada de beber ni de comer, guarde el envase.",
  },
  co: {
    fr: "Sortez tous à l’air libre, sans vous mettre en danger, ouvrez les fenêtres si elles sont sur votre chemin, et appelez de dehors.",
    en: "Get everyone out into fresh air without putting yourself in danger, open windows on your way, and call from outside.",
    es: "Salgan todos al aire libre sin ponerse en peligro, abran las ventanas que encuentren al paso y llame desde fuera.",
  },
  suicidal: {
    fr: "Appelez maintenant : quelqu’un est là pour écouter. Si c’est un proche, restez avec lui et éloignez ce qui peut blesser.",
    en: "Call now: someone is there to listen. If it is someone close to you, stay with them and move away what could hurt.",
    es: "Llame ahora: hay alguien para escuchar. Si es alguien cercano, quédese a su lado y aleje lo que pueda herir.",
  },
  head_injury: {
    fr: "Appelez. Gardez la personne au repos sans bouger sa tête ni son cou, et ne la laissez pas seule.",
    en: "Call. Keep the person at rest without moving their head or neck, and do not leave them alone.",
    es: "Llame. Mantenga a la persona en reposo sin moverle la cabeza ni el cuello, y no la deje sola.",
  },
  spine: {
    fr: "Appelez. Ne déplacez pas la personne et demandez-lui de ne pas bouger la tête.",
    en: "Call. Do not move the person and ask them to keep their head still.",
    es: "Llame. No mueva a la persona y pídale que no mueva la cabeza.",
  },
  burn: {
    fr: "Coupez le courant avant de toucher une personne électrisée. Passez la brûlure sous l’eau courante fraîche, n’y mettez rien d’autre, et appelez.",
    en: "Cut the power before touching someone who got a shock. Hold the burn under cool running water, put nothing else on it, and call.",
    es: "Corte la corriente antes de tocar a una persona electrocutada. Ponga la quemadura bajo agua corriente fresca, no le aplique nada más, y llame.",
  },
  drowning: {
    fr: "Appelez. Sortez la personne de l’eau sans vous mettre en danger ; si elle ne respire pas, commencez la réanimation.",
    en: "Call. Get the person out of the water without putting yourself in danger; if they do not breathe, start CPR.",
    es: "Llame. Saque a la persona del agua sin ponerse en peligro; si no respira, empiece la reanimación.",
  },
  major_trauma: {
    fr: "Appelez. Écartez le danger, ne déplacez pas la personne, et appuyez sur ce qui saigne avec un linge propre.",
    en: "Call. Keep danger away, do not move the person, and press on what bleeds with a clean cloth.",
    es: "Llame. Aparte el peligro, no mueva a la persona y presione lo que sangra con un paño limpio.",
  },
  baby_fever: {
    fr: "Appelez sans attendre, même si le bébé semble aller bien. Habillez-le légèrement et proposez-lui le sein ou le biberon.",
    en: "Call without waiting, even if the baby seems well. Dress the baby lightly and offer the breast or the bottle.",
    es: "Llame sin esperar, aunque el bebé parezca estar bien. Vístalo con ropa ligera y ofrézcale el pecho o el biberón.",
  },
  baby_drowsy: {
    fr: "Appelez. Gardez l’enfant près de vous et surveillez sa respiration ; s’il ne répond plus, tournez-le sur le côté.",
    en: "Call. Keep the child close to you and watch their breathing; if they stop responding, turn them on their side.",
    es: "Llame. Mantenga al niño cerca y vigile su respiración; si deja de responder, póngalo de lado.",
  },
  dehydration: {
    fr: "Appelez. En attendant, si l’enfant est bien réveillé, proposez-lui à boire par toutes petites gorgées.",
    en: "Call. Meanwhile, if the child is fully awake, offer something to drink in very small sips.",
    es: "Llame. Mientras tanto, si el niño está bien despierto, ofrézcale de beber a sorbos muy pequeños.",
  },
  pregnancy: {
    fr: "Appelez. Allongez-vous sur le côté, ne conduisez pas vous-même et ne restez pas seule.",
    en: "Call. Lie down on your side, do not drive yourself and do not stay alone.",
    es: "Llame. Acuéstese de lado, no conduzca y no se quede sola.",
  },
  diabetic: {
    fr: "Appelez et dites qu’il s’agit d’un diabète. Si la personne ne répond plus, tournez-la sur le côté et ne mettez rien dans sa bouche.",
    en: "Call and say that the person has diabetes. If they stop responding, turn them on their side and put nothing in their mouth.",
    es: "Llame y diga que se trata de una diabetes. Si la persona deja de responder, póngala de lado y no le ponga nada en la boca.",
  },
};
