import type { Language } from "../../../domain/locale/locales.ts";
import { plainLine } from "../../../domain/plain-text.ts";
import type { Occasion, ReminderDose, ReminderMessage } from "./reminder-message.ts";

interface Words {
  /** Texts for one dose, and for several. */
  readonly titles: Readonly<Record<Occasion, readonly [string, string]>>;
  readonly take: readonly [string, string];
  readonly later: string;
  readonly skip: string;
  readonly waiting: string;
  readonly refused: string;
  readonly more: (count: number) => string;
  readonly nameless: string;
  readonly tested: string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    titles: {
      reminder: ["C’est l’heure de votre prise", "C’est l’heure de vos prises"],
      later: ["Rappel : votre prise vous attend", "Rappel : vos prises vous attendent"],
      escalation: ["Une prise n’a pas été confirmée", "Des prises n’ont pas été confirmées"],
      test: ["Trousse peut vous prévenir ici", "Trousse peut vous prévenir ici"],
    },
    take: ["Pris", "Tout pris"],
    later: "Plus tard",
    skip: "Passer",
    waiting: "Votre réponse partira dès que la connexion reviendra.",
    refused: "Votre réponse n’a pas été enregistrée. Ouvrez Trousse pour vérifier.",
    more: (count) => (count === 1 ? "et une autre" : `et ${count} autres`),
    nameless: "Profil sans nom",
    tested: "C’était un essai : vos rappels s’afficheront comme ce message.",
  },
  en: {
    titles: {
      reminder: ["It is time for your dose", "It is time for your doses"],
      later: ["Reminder: your dose is waiting", "Reminder: your doses are waiting"],
      escalation: ["A dose has not been confirmed", "Doses have not been confirmed"],
      test: ["Trousse can reach you here", "Trousse can reach you here"],
    },
    take: ["Taken", "All taken"],
    later: "Later",
    skip: "Skip",
    waiting: "Your answer will be sent as soon as you are back online.",
    refused: "Your answer was not recorded. Open Trousse to check.",
    more: (count) => `and ${count} more`,
    nameless: "Profile without a name",
    tested: "This was a test: your reminders will look like this message.",
  },
  es: {
    titles: {
      reminder: ["Es la hora de su toma", "Es la hora de sus tomas"],
      later: ["Recordatorio: su toma le espera", "Recordatorio: sus tomas le esperan"],
      escalation: ["Una toma no se ha confirmado", "Algunas tomas no se han confirmado"],
      test: ["Trousse puede avisarle aquí", "Trousse puede avisarle aquí"],
    },
    take: ["Tomado", "Todo tomado"],
    later: "Más tarde",
    skip: "Omitir",
    waiting: "Su respuesta se enviará en cuanto vuelva la conexión.",
    refused: "Su respuesta no se ha registrado. Abra Trousse para comprobarlo.",
    more: (count) => (count === 1 ? "y otra más" : `y ${count} más`),
    nameless: "Perfil sin nombre",
    tested: "Era una prueba: sus recordatorios se verán como este mensaje.",
  },
};

export function titleOf({ recipient, occasion, doses }: ReminderMessage): string {
  const [one, several] = WORDS[recipient.language].titles[occasion];
  return doses.length > 1 ? several : one;
}

/** One line for each dose, without the medicine where it must stay private; parts that all share appear once. */
export function doseLines({ recipient, doses }: ReminderMessage): string[] {
  return [...new Set(doses.map((dose) => lineOf(dose, recipient)))];
}

function lineOf(
  { time, medicationName, dosage, quantity, profileId, profileName }: ReminderDose,
  { id, language, hidesMedicineNames }: ReminderMessage["recipient"],
): string {
  const medicine =
    quantity === 1 ? `${medicationName} ${dosage}` : `${medicationName} ${dosage} × ${quantity}`;
  return [
    time,
    ...(hidesMedicineNames ? [] : [plainLine(medicine)]),
    // The reader's own name is left out.
    ...(profileId === id ? [] : [plainLine(profileName ?? WORDS[language].nameless)]),
  ].join(" · ");
}
