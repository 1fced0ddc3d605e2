import type { Translations } from "../symptoms/list/symptom.ts";

/** What the sources say may happen, in a few words and never more than they say. */
export const REASONS = {
  bleeding: { fr: "risque de saignement", en: "risk of bleeding", es: "riesgo de hemorragia" },
  "severe-bleeding": {
    fr: "risque de saignement grave",
    en: "risk of severe bleeding",
    es: "riesgo de hemorragia grave",
  },
  "ulcer-bleeding": {
    fr: "risque d’ulcère et de saignement digestif",
    en: "risk of ulcer and digestive bleeding",
    es: "riesgo de úlcera y hemorragia digestiva",
  },
  "lithium-toxicity": {
    fr: "le lithium peut devenir toxique",
    en: "lithium may become toxic",
    es: "el litio puede volverse tóxico",
  },
  "blood-toxicity": {
    fr: "toxicité pour les cellules du sang",
    en: "toxicity to blood cells",
    es: "toxicidad para las células de la sangre",
  },
  kidney: {
    fr: "risque d’insuffisance rénale",
    en: "risk of kidney failure",
    es: "riesgo de insuficiencia renal",
  },
  "kidney-dehydration": {
    fr: "risque d’insuffisance rénale, surtout en cas de déshydratation",
    en: "risk of kidney failure, above all when dehydrated",
    es: "riesgo de insuficiencia renal, sobre todo con deshidratación",
  },
  "inr-rises": {
    fr: "l’INR peut augmenter, donc le risque de saignement",
    en: "the INR may rise, and with it the risk of bleeding",
    es: "el INR puede aumentar y con él el riesgo de hemorragia",
  },
  hypoglycaemia: {
    fr: "risque d’hypoglycémie",
    en: "risk of low blood sugar",
    es: "riesgo de hipoglucemia",
  },
  "masked-hypoglycaemia": {
    fr: "les signes d’une hypoglycémie peuvent être masqués",
    en: "signs of low blood sugar may be masked",
    es: "los signos de hipoglucemia pueden quedar ocultos",
  },
  "unwanted-pregnancy": {
    fr: "la contraception peut perdre son effet",
    en: "contraception may lose its effect",
    es: "el anticonceptivo puede perder su efecto",
  },
  "loss-of-effect": {
    fr: "le traitement peut perdre son effet",
    en: "the treatment may lose its effect",
    es: "el tratamiento puede perder su efecto",
  },
  rejection: {
    fr: "le traitement peut perdre son effet : risque de rejet de greffe",
    en: "the treatment may lose its effect: risk of transplant rejection",
    es: "el tratamiento puede perder su efecto: riesgo de rechazo del trasplante",
  },
  "serotonin-syndrome": {
    fr: "risque de syndrome sérotoninergique",
    en: "risk of serotonin syndrome",
    es: "riesgo de síndrome serotoninérgico",
  },
  "serotonin-seizures": {
    fr: "risque de syndrome sérotoninergique et de convulsions",
    en: "risk of serotonin syndrome and seizures",
    es: "riesgo de síndrome serotoninérgico y de convulsiones",
  },
  "opioid-loses-effect": {
    fr: "l’antidouleur peut perdre son effet",
    en: "the painkiller may lose its effect",
    es: "el analgésico puede perder su efecto",
  },
  "hypertensive-crisis": {
    fr: "risque de poussée de tension",
    en: "risk of a hypertensive crisis",
    es: "riesgo de crisis hipertensiva",
  },
  "hypertension-stroke": {
    fr: "risque de poussée de tension et d’AVC",
    en: "risk of high blood pressure and stroke",
    es: "riesgo de hipertensión y de ictus",
  },
  hypertension: {
    fr: "risque de poussée de tension",
    en: "risk of high blood pressure",
    es: "riesgo de hipertensión",
  },
  vasoconstriction: {
    fr: "les vaisseaux sanguins peuvent se resserrer",
    en: "blood vessels may tighten",
    es: "los vasos sanguíneos pueden estrecharse",
  },
  "fatal-hypotension": {
    fr: "chute de tension qui peut être mortelle",
    en: "a drop in blood pressure that may be fatal",
    es: "bajada de tensión que puede ser mortal",
  },
  hypotension: {
    fr: "risque de chute de tension",
    en: "risk of a drop in blood pressure",
    es: "riesgo de bajada de tensión",
  },
  "drowsiness-breathing": {
    fr: "somnolence et respiration ralentie",
    en: "drowsiness and slower breathing",
    es: "somnolencia y respiración más lenta",
  },
  "drowsiness-falls": {
    fr: "somnolence, risque de chute ; ne pas conduire",
    en: "drowsiness, risk of falls; do not drive",
    es: "somnolencia, riesgo de caídas; no conduzca",
  },
  "respiratory-depression": {
    fr: "la respiration peut être ralentie",
    en: "breathing may slow down",
    es: "la respiración puede hacerse más lenta",
  },
  "lactic-acidosis": {
    fr: "risque d’acidose lactique",
    en: "risk of lactic acidosis",
    es: "riesgo de acidosis láctica",
  },
  "flush-vomiting": {
    fr: "rougeurs et vomissements",
    en: "flushing and vomiting",
    es: "enrojecimiento y vómitos",
  },
  "birth-defects": {
    fr: "risque de malformations, chez une femme en âge d’avoir des enfants",
    en: "risk of birth defects, in a woman of child-bearing age",
    es: "riesgo de malformaciones, en mujeres en edad fértil",
  },
  anticholinergic: {
    fr: "rétention d’urine, confusion, bouche sèche",
    en: "urinary retention, confusion, dry mouth",
    es: "retención de orina, confusión, boca seca",
  },
  "heart-rhythm": {
    fr: "risque de trouble du rythme du cœur",
    en: "risk of abnormal heart rhythm",
    es: "riesgo de alteración del ritmo cardíaco",
  },
  "low-potassium": {
    fr: "baisse du potassium, qui favorise un trouble du rythme du cœur",
    en: "low potassium, which favors an abnormal heart rhythm",
    es: "bajada del potasio, que favorece una alteración del ritmo cardíaco",
  },
  "two-hours-apart": {
    fr: "moins bien absorbé : 2 heures d’écart entre les deux",
    en: "less well absorbed: 2 hours between the two",
    es: "se absorbe peor: 2 horas entre los dos",
  },
  "less-absorption": {
    fr: "le traitement peut être moins bien absorbé",
    en: "the treatment may be less well absorbed",
    es: "el tratamiento puede absorberse peor",
  },
  toxicity: {
    fr: "le traitement peut devenir toxique",
    en: "the treatment may become toxic",
    es: "el tratamiento puede volverse tóxico",
  },
  "fatal-toxicity": {
    fr: "toxicité qui peut être mortelle",
    en: "toxicity that may be fatal",
    es: "toxicidad que puede ser mortal",
  },
  "less-effect": {
    fr: "le traitement peut agir moins",
    en: "the treatment may act less",
    es: "el tratamiento puede actuar menos",
  },
  "high-potassium": {
    fr: "le potassium peut trop monter",
    en: "potassium may rise too high",
    es: "el potasio puede subir demasiado",
  },
  "higher-levels": {
    fr: "la quantité de médicament dans le sang peut augmenter",
    en: "the amount of medicine in the blood may rise",
    es: "la cantidad de medicamento en la sangre puede aumentar",
  },
  "muscle-breakdown": {
    fr: "risque de destruction des muscles",
    en: "risk of muscle breakdown",
    es: "riesgo de destrucción muscular",
  },
  "bone-marrow": {
    fr: "toxicité pour la moelle osseuse",
    en: "toxicity to the bone marrow",
    es: "toxicidad para la médula ósea",
  },
  "intracranial-hypertension": {
    fr: "risque d’hypertension intracrânienne",
    en: "risk of raised pressure in the skull",
    es: "riesgo de hipertensión intracraneal",
  },
  "vitamin-a-excess": {
    fr: "excès de vitamine A",
    en: "excess of vitamin A",
    es: "exceso de vitamina A",
  },
  "both-less-effective": {
    fr: "les deux peuvent agir moins : ajouter un préservatif",
    en: "both may act less: add a condom",
    es: "ambos pueden actuar menos: añada un preservativo",
  },
  seizures: { fr: "risque de convulsions", en: "risk of seizures", es: "riesgo de convulsiones" },
  "vaccine-disease": {
    fr: "risque de maladie due au vaccin",
    en: "risk of disease caused by the vaccine",
    es: "riesgo de enfermedad causada por la vacuna",
  },
  "dose-changes": {
    fr: "la dose du traitement peut devoir changer à l’arrêt du tabac",
    en: "the dose of the treatment may have to change when smoking stops",
    es: "puede ser necesario cambiar la dosis del tratamiento al dejar de fumar",
  },
} as const satisfies Readonly<Record<string, Translations>>;
