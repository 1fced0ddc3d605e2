/**
 * What to do while help is called, one line for each red flag of the safety specification. Poisoning follows
 * centres-antipoison.net; the others say what first-aid courses commonly teach, and nothing finer. Never a medicine:
 * the person who answers the call decides.
 */
export const firstAid = {
  chest_pain: "Appelez sans attendre. Cessez tout effort et asseyez-vous ou allongez-vous à demi.",
  breathing: "Appelez. Asseyez la personne, le buste droit, et desserrez ses vêtements.",
  unconscious:
    "Appelez. Si la personne respire, tournez-la sur le côté ; si elle ne respire pas, commencez le massage cardiaque.",
  not_breathing:
    "Appelez, commencez tout de suite le massage cardiaque et faites chercher un défibrillateur.",
  stroke_face:
    "Appelez aussitôt et dites l’heure du premier signe. Allongez la personne, ne lui donnez ni à boire ni à manger.",
  stroke_arm:
    "Appelez aussitôt et dites l’heure du premier signe. Allongez la personne, ne lui donnez ni à boire ni à manger.",
  stroke_speech:
    "Appelez aussitôt et dites l’heure du premier signe. Allongez la personne, ne lui donnez ni à boire ni à manger.",
  vision_loss:
    "Appelez aussitôt et dites l’heure du premier signe. Asseyez-vous et ne conduisez pas.",
  thunder_headache:
    "Appelez aussitôt et dites l’heure du début. Allongez-vous au calme et ne restez pas seul.",
  confusion: "Appelez. Restez avec la personne et ne lui donnez ni à boire ni à manger.",
  seizure:
    "Appelez. Écartez ce qui peut blesser, ne retenez pas la personne, ne mettez rien dans sa bouche ; la crise finie, tournez-la sur le côté.",
  stiff_neck_fever:
    "Appelez sans attendre. Gardez la personne allongée, au calme, et restez avec elle.",
  purpura:
    "Appelez sans attendre et dites que les taches ne s’effacent pas quand on appuie dessus. Restez avec la personne.",
  choking:
    "Si la personne tousse, laissez-la tousser. Sinon, penchez-la en avant, donnez cinq claques dans le dos entre les omoplates, et faites appeler les secours.",
  anaphylaxis:
    "Appelez aussitôt. Allongez la personne, ou laissez-la assise si elle respire mal, et ne la faites pas se lever.",
  blue_lips: "Appelez. Asseyez la personne, desserrez ses vêtements et surveillez sa respiration.",
  bleeding:
    "Appuyez fort sur la plaie avec un linge propre, sans relâcher, allongez la personne et appelez.",
  vomit_blood: "Appelez, allongez la personne sur le côté et ne lui donnez ni à boire ni à manger.",
  cough_blood: "Appelez. Asseyez la personne et ne lui donnez ni à boire ni à manger.",
  black_stool: "Appelez, allongez la personne sur le côté et ne lui donnez ni à boire ni à manger.",
  abdominal: "Appelez. Laissez la personne dans la position qui la soulage, sans boire ni manger.",
  poisoning:
    "Ne faites pas vomir, ne donnez ni à boire ni lait, gardez l’emballage et appelez sans attendre les premiers signes. Si la personne ne répond pas ou ne respire pas, appelez d’abord les secours.",
  overdose:
    "Ne faites pas vomir, ne donnez ni à boire ni lait, gardez l’emballage et appelez sans attendre les premiers signes. Si la personne ne répond pas ou ne respire pas, appelez d’abord les secours.",
  button_battery:
    "Appelez tout de suite, même sans aucun signe. Ne faites pas vomir, ne donnez ni à boire ni à manger, gardez l’emballage.",
  co: "Sortez tous à l’air libre, sans vous mettre en danger, ouvrez les fenêtres si elles sont sur votre chemin, et appelez de dehors.",
  suicidal:
    "Appelez maintenant : quelqu’un est là pour écouter. Si c’est un proche, restez avec lui et éloignez ce qui peut blesser.",
  head_injury:
    "Appelez. Gardez la personne au repos sans bouger sa tête ni son cou, et ne la laissez pas seule.",
  spine: "Appelez. Ne déplacez pas la personne et demandez-lui de ne pas bouger la tête.",
  burn: "Coupez le courant avant de toucher une personne électrisée. Passez la brûlure sous l’eau courante fraîche, n’y mettez rien d’autre, et appelez.",
  drowning:
    "Appelez. Sortez la personne de l’eau sans vous mettre en danger ; si elle ne respire pas, commencez la réanimation.",
  major_trauma:
    "Appelez. Écartez le danger, ne déplacez pas la personne, et appuyez sur ce qui saigne avec un linge propre.",
  baby_fever:
    "Appelez sans attendre, même si le bébé semble aller bien. Habillez-le légèrement et proposez-lui le sein ou le biberon.",
  baby_cold:
    "Appelez. En attendant, tenez le bébé peau contre peau sous une couverture, la tête couverte. Pas de bouillotte.",
  newborn_jaundice:
    "Appelez. S’il est bien réveillé, proposez-lui le sein ou le biberon. Ne l’exposez pas au soleil.",
  baby_drowsy:
    "Appelez. Gardez l’enfant près de vous et surveillez sa respiration ; s’il ne répond plus, tournez-le sur le côté.",
  dehydration:
    "Appelez. En attendant, si l’enfant est bien réveillé, proposez-lui à boire par toutes petites gorgées.",
  pregnancy:
    "Appelez. Allongez-vous sur le côté, ne conduisez pas vous-même et ne restez pas seule.",
  diabetic:
    "Appelez et dites qu’il s’agit d’un diabète. Si la personne ne répond plus, tournez-la sur le côté et ne mettez rien dans sa bouche.",
} as const;
