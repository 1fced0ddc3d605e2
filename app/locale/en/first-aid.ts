import type { TranslationOf } from "../catalog.ts";
import type { firstAid as french } from "../fr/first-aid.ts";

export const firstAid: TranslationOf<typeof french> = {
  chest_pain: "Call without waiting. Stop all effort and sit or half lie down.",
  breathing: "Call. Sit the person upright and loosen their clothes.",
  unconscious:
    "Call. If the person breathes, turn them on their side; if not, start chest compressions.",
  not_breathing: "Call, start chest compressions right away and send someone for a defibrillator.",
  stroke_face:
    "Call at once and say when the first sign appeared. Lay the person down, give nothing to drink or eat.",
  stroke_arm:
    "Call at once and say when the first sign appeared. Lay the person down, give nothing to drink or eat.",
  stroke_speech:
    "Call at once and say when the first sign appeared. Lay the person down, give nothing to drink or eat.",
  vision_loss: "Call at once and say when the first sign appeared. Sit down and do not drive.",
  thunder_headache:
    "Call at once and say when it began. Lie down somewhere quiet and do not stay alone.",
  confusion: "Call. Stay with the person and give nothing to drink or eat.",
  seizure:
    "Call. Move away what could hurt, do not hold the person down, put nothing in their mouth; when it ends, turn them on their side.",
  stiff_neck_fever:
    "Call without waiting. Keep the person lying down in a quiet place and stay with them.",
  purpura:
    "Call without waiting and say that the spots do not fade when pressed. Stay with the person.",
  choking:
    "If the person coughs, let them cough. If not, lean them forward, give five blows between the shoulder blades, and have someone call.",
  anaphylaxis:
    "Call at once. Lay the person down, or leave them sitting if breathing is hard, and do not let them stand up.",
  blue_lips: "Call. Sit the person up, loosen their clothes and watch their breathing.",
  bleeding:
    "Press hard on the wound with a clean cloth without letting go, lay the person down and call.",
  vomit_blood: "Call, lay the person on their side and give nothing to drink or eat.",
  cough_blood: "Call. Sit the person up and give nothing to drink or eat.",
  black_stool: "Call, lay the person on their side and give nothing to drink or eat.",
  abdominal:
    "Call. Leave the person in the position that eases the pain, with nothing to drink or eat.",
  poisoning:
    "Do not make the person vomit, give no drink and no milk, keep the packaging and call without waiting for signs. If the person does not respond or does not breathe, call the ambulance first.",
  overdose:
    "Do not make the person vomit, give no drink and no milk, keep the packaging and call without waiting for signs. If the person does not respond or does not breathe, call the ambulance first.",
  button_battery:
    "Call right away, even without any sign. Do not make the person vomit, give nothing to drink or eat, keep the packaging.",
  co: "Get everyone out into fresh air without putting yourself in danger, open windows on your way, and call from outside.",
  suicidal:
    "Call now: someone is there to listen. If it is someone close to you, stay with them and move away what could hurt.",
  head_injury:
    "Call. Keep the person at rest without moving their head or neck, and do not leave them alone.",
  spine: "Call. Do not move the person and ask them to keep their head still.",
  burn: "Cut the power before touching someone who got a shock. Hold the burn under cool running water, put nothing else on it, and call.",
  drowning:
    "Call. Get the person out of the water without putting yourself in danger; if they do not breathe, start CPR.",
  major_trauma:
    "Call. Keep danger away, do not move the person, and press on what bleeds with a clean cloth.",
  baby_fever:
    "Call without waiting, even if the baby seems well. Dress the baby lightly and offer the breast or the bottle.",
  baby_cold:
    "Call. Meanwhile, hold the baby skin to skin under a blanket, with the head covered. No hot-water bottle.",
  newborn_jaundice:
    "Call. If the baby is fully awake, offer the breast or the bottle. Do not put the baby in the sun.",
  baby_drowsy:
    "Call. Keep the child close to you and watch their breathing; if they stop responding, turn them on their side.",
  dehydration:
    "Call. Meanwhile, if the child is fully awake, offer something to drink in very small sips.",
  pregnancy: "Call. Lie down on your side, do not drive yourself and do not stay alone.",
  diabetic:
    "Call and say that the person has diabetes. If they stop responding, turn them on their side and put nothing in their mouth.",
};
