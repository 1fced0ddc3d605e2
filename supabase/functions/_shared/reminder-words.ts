import { SERVER_TEXTS } from "../../../app/locale/server-texts.ts";
import { plainLine } from "../../../domain/plain-text.ts";
import type { ReminderDose, ReminderMessage } from "./reminder-message.ts";

export function titleOf({ recipient, occasion, doses }: ReminderMessage): string {
  const [one, several] = SERVER_TEXTS[recipient.language].notifications.titles[occasion];
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
    ...(profileId === id
      ? []
      : [plainLine(profileName ?? SERVER_TEXTS[language].notifications.nameless)]),
  ].join(" · ");
}
