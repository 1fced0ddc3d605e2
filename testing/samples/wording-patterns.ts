/** What the screens say, in the three languages. */
export interface Wording {
  readonly fr: string;
  readonly en: string;
  readonly es: string;
}

/**
 * The sentences about doses, sentence by sentence, as a pharmacist is asked to review them. `{…}` is what the data says;
 * every other letter is fixed. Each is looked for on the screen that says it.
 */
export const WORDING_PATTERNS = {
  not_before: {
    fr: "{substance} : pas avant {time}. Dernière dose {when}, {amount}, donnée par {name} ({product}). La notice demande {hours} h entre deux doses.",
    en: "{substance}: not before {time}. Last dose {when}, {amount}, given by {name} ({product}). The leaflet asks for {hours} h between doses.",
    es: "{substance}: no antes de{time}. Última dosis {when}, {amount}, dada por {name} ({product}). El prospecto pide {hours} h entre dosis.",
  },
  interval_passed: {
    fr: "Le délai de {hours} h de la notice est passé depuis {time}. Lisez la notice avant de donner.",
    en: "The leaflet’s {hours} h have passed since {time}. Read the leaflet before giving.",
    es: "Las {hours} h del prospecto han pasado desde {time}. Lea el prospecto antes de dar.",
  },
  total_24h: {
    fr: "Noté sur 24 h : {count} doses, {mg} mg de {substance}. Maximum de la notice : {most} doses",
    en: "Recorded in 24 h: {count} doses, {mg} mg {substance}. Leaflet maximum: {most} doses",
    es: "Registrado en 24 h: {count} dosis, {mg} mg de {substance}. Máximo del prospecto: {most} dosis",
  },
  total_24h_at_least: {
    fr: "Noté sur 24 h : {count} doses, {mg} mg de {substance} (au moins).",
    en: "Recorded in 24 h: {count} doses, at least {mg} mg {substance}.",
    es: "Registrado en 24 h: {count} dosis, {mg} mg de {substance} (como mínimo).",
  },
  max_reached: {
    fr: "Maximum de la notice atteint ({most} doses{mg}). Pas d’autre dose avant {time}. Si la personne va mal : {number}",
    en: "Leaflet maximum reached ({most} doses{mg}). No other dose before {time}. If unwell: {number}",
    es: "Máximo del prospecto alcanzado ({most} dosis{mg}). Ninguna otra dosis antes {time}. Si empeora: {number}",
  },
  leaflet_band: {
    fr: "La notice ({source}, {date}, rubrique {section}) dit, pour {band} kg : « {text} ».",
    en: "The leaflet ({source}, {date}, section {section}) says for {band} kg: “{text}”.",
    es: "El prospecto ({source}, {date}, sección {section}) dice para {band} kg: «{text}».",
  },
  leaflet_band_weight: {
    fr: "Poids noté : {weight} kg le {day}.",
    en: "Recorded weight: {weight} kg on {day}.",
    es: "Peso anotado: {weight} kg el {day}.",
  },
  own_pipette: {
    fr: "Utilisez seulement la seringue de cette boîte, graduée en kg.",
    en: "Use only this box’s own syringe, marked in kg.",
    es: "Use solo la jeringa de esta caja, graduada en kg.",
  },
  weight_missing: {
    fr: "Poids inconnu. La notice demande de peser l’enfant.",
    en: "Weight unknown. The leaflet asks you to weigh the child.",
    es: "Peso desconocido. El prospecto pide pesar al niño.",
  },
  weight_old: {
    fr: "Poids noté il y a {months} mois ({weight} kg). La notice demande de peser l’enfant.",
    en: "Weight noted {months} months ago ({weight} kg). The leaflet asks you to weigh the child.",
    es: "Peso anotado hace {months} meses ({weight} kg). El prospecto pide pesar al niño.",
  },
  weight_odd: {
    fr: "{weight} kg à {age} ans ? Vouliez-vous dire {meant} kg ?",
    en: "{weight} kg at {age} years? Did you mean {meant} kg?",
    es: "¿{weight} kg con {age} años? ¿Quería decir {meant} kg?",
  },
  refused: {
    fr: "Non proposé : {what} — {why}. Source : {source}. Demandez au pharmacien ou au médecin.",
    en: "Not offered: {what} — {why}. Source: {source}. Ask a pharmacist or doctor.",
    es: "No se propone: {what} — {why}. Fuente: {source}. Consulte al farmacéutico o al médico.",
  },
  refused_strength: {
    fr: "Non proposé : {box} est, d’après sa notice, à partir de {least} kg ; poids noté {weight} kg.",
    en: "Not offered: its leaflet says {box} from {least} kg; recorded weight {weight} kg.",
    es: "No se propone: según su prospecto, {box} a partir de {least} kg; peso anotado {weight} kg.",
  },
  unknown_rule: {
    fr: "Nous n’avons pas relu la notice de ce produit : pas d’heure ni de maximum affichés.",
    en: "We have not reviewed this product’s leaflet: no time or maximum shown.",
    es: "No hemos revisado el prospecto de este producto: no mostramos hora ni máximo.",
  },
  duplicate_now: {
    fr: "{name} a noté une dose il y a {count} minutes. Est-ce la même ?",
    en: "{name} recorded a dose {count} minutes ago. Is it the same one?",
    es: "{name} anotó una dosis hace {count} minutos. ¿Es la misma?",
  },
  over: {
    fr: "Plus que le maximum de la notice est noté. Appelez maintenant {centre}. Gardez la boîte.",
    en: "More than the leaflet maximum is recorded. Call {centre} now. Keep the box.",
    es: "Hay anotado más que el máximo del prospecto. Llame ahora a {centre}. Conserve la caja.",
  },
  days_limit: {
    fr: "{day}e jour noté. La notice demande un médecin après {days} jours de fièvre.",
    en: "Day {day} recorded. The leaflet says see a doctor after {days} days of fever.",
    es: "Día {day} anotado. El prospecto pide un médico tras {days} días de fiebre.",
  },
} as const satisfies Readonly<Record<string, Wording>>;

export type WordingPattern = keyof typeof WORDING_PATTERNS;

/** Finds a sentence of the pattern in what a screen says, whatever the data and the widths of its spaces. */
export function wordingPattern(name: WordingPattern, language: keyof Wording): RegExp {
  const fixed = WORDING_PATTERNS[name][language]
    .split(/\{[^}]*\}/u)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&").replace(/\s+/gu, "\\s+"));
  return new RegExp(fixed.join(".*?"), "u");
}
