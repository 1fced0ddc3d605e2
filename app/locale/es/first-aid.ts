import type { TranslationOf } from "../catalog.ts";
import type { firstAid as french } from "../fr/first-aid.ts";

export const firstAid: TranslationOf<typeof french> = {
  chest_pain: "Llame sin esperar. Deje todo esfuerzo y siéntese o recuéstese.",
  breathing: "Llame. Siente a la persona con el tronco erguido y aflójele la ropa.",
  unconscious:
    "Llame. Si la persona respira, póngala de lado; si no respira, empiece las compresiones en el pecho.",
  not_breathing:
    "Llame, empiece enseguida las compresiones en el pecho y mande a buscar un desfibrilador.",
  stroke_face:
    "Llame de inmediato y diga a qué hora apareció el primer signo. Acueste a la persona, no le dé nada de beber ni de comer.",
  stroke_arm:
    "Llame de inmediato y diga a qué hora apareció el primer signo. Acueste a la persona, no le dé nada de beber ni de comer.",
  stroke_speech:
    "Llame de inmediato y diga a qué hora apareció el primer signo. Acueste a la persona, no le dé nada de beber ni de comer.",
  vision_loss:
    "Llame de inmediato y diga a qué hora apareció el primer signo. Siéntese y no conduzca.",
  thunder_headache:
    "Llame de inmediato y diga a qué hora empezó. Acuéstese en un lugar tranquilo y no se quede a solas.",
  confusion: "Llame. Quédese con la persona y no le dé nada de beber ni de comer.",
  seizure:
    "Llame. Aparte lo que pueda herir, no sujete a la persona, no le ponga nada en la boca; al terminar la crisis, póngala de lado.",
  stiff_neck_fever:
    "Llame sin esperar. Mantenga a la persona acostada y tranquila, y quédese con ella.",
  purpura:
    "Llame sin esperar y diga que las manchas no desaparecen al presionarlas. Quédese con la persona.",
  choking:
    "Si la persona tose, déjela toser. Si no, inclínela hacia delante, dele cinco golpes entre los omóplatos y pida que alguien llame.",
  anaphylaxis:
    "Llame de inmediato. Acueste a la persona, o déjela sentada si respira mal, y no la haga levantarse.",
  blue_lips: "Llame. Siente a la persona, aflójele la ropa y vigile su respiración.",
  bleeding:
    "Presione con fuerza la herida con un paño limpio, sin soltar, acueste a la persona y llame.",
  vomit_blood: "Llame, acueste a la persona de lado y no le dé nada de beber ni de comer.",
  cough_blood: "Llame. Siente a la persona y no le dé nada de beber ni de comer.",
  black_stool: "Llame, acueste a la persona de lado y no le dé nada de beber ni de comer.",
  abdominal: "Llame. Deje a la persona en la postura que la alivie, sin beber ni comer.",
  poisoning:
    "No provoque el vómito, no dé de beber ni leche, guarde el envase y llame sin esperar a los primeros signos. Si la persona no responde o no respira, llame primero a emergencias.",
  overdose:
    "No provoque el vómito, no dé de beber ni leche, guarde el envase y llame sin esperar a los primeros signos. Si la persona no responde o no respira, llame primero a emergencias.",
  button_battery:
    "Llame enseguida, aunque no haya ningún signo. No provoque el vómito, no dé nada de beber ni de comer, guarde el envase.",
  co: "Salgan todos al aire libre sin ponerse en peligro, abran las ventanas que encuentren al paso y llame desde fuera.",
  suicidal:
    "Llame ahora: hay alguien para escuchar. Si es alguien cercano, quédese a su lado y aleje lo que pueda herir.",
  head_injury:
    "Llame. Mantenga a la persona en reposo sin moverle la cabeza ni el cuello, y no la deje sola.",
  spine: "Llame. No mueva a la persona y pídale que no mueva la cabeza.",
  burn: "Corte la corriente antes de tocar a una persona electrocutada. Ponga la quemadura bajo agua corriente fresca, no le aplique nada más, y llame.",
  drowning:
    "Llame. Saque a la persona del agua sin ponerse en peligro; si no respira, empiece la reanimación.",
  major_trauma:
    "Llame. Aparte el peligro, no mueva a la persona y presione lo que sangra con un paño limpio.",
  baby_fever:
    "Llame sin esperar, aunque el bebé parezca estar bien. Vístalo con ropa ligera y ofrézcale el pecho o el biberón.",
  baby_cold:
    "Llame. Mientras tanto, mantenga al bebé piel con piel bajo una manta, con la cabeza cubierta. Sin bolsa de agua caliente.",
  newborn_jaundice:
    "Llame. Si el bebé está bien despierto, ofrézcale el pecho o el biberón. No lo exponga al sol.",
  baby_drowsy:
    "Llame. Mantenga al niño cerca y vigile su respiración; si deja de responder, póngalo de lado.",
  dehydration:
    "Llame. Mientras tanto, si el niño está bien despierto, ofrézcale de beber a sorbos muy pequeños.",
  pregnancy: "Llame. Acuéstese de lado, no conduzca y no se quede sola.",
  diabetic:
    "Llame y diga que se trata de una diabetes. Si la persona deja de responder, póngala de lado y no le ponga nada en la boca.",
};
