import { SERVER_TEXTS } from "../../../app/locale/server-texts.ts";
import { type FormUnit, formUnit, isForm } from "../../../domain/inventory/form.ts";
import { unitFraction } from "../../../domain/inventory/unit-fraction.ts";
import type { Language } from "../../../domain/locale/locales.ts";
import { writeNumber } from "../../../domain/number.ts";
import { plainLine } from "../../../domain/plain-text.ts";
import { dayWords } from "./day-words.ts";
import type { EndingPrescription, ReminderDose, ReminderMessage } from "./reminder-message.ts";

/** @param now when the message is sent, in milliseconds: a reminder may ring before its hour */
export function titleOf(
  { recipient, occasion, doses, prescriptions }: ReminderMessage,
  now: number,
): string {
  const { titles, early } = SERVER_TEXTS[recipient.language].notifications;
  const minutes = occasion === "reminder" ? minutesUntil(doses, now) : 0;
  if (minutes > 0) return early(minutes, doses.length);
  const [one, several] = titles[occasion];
  return doses.length > 1 || prescriptions.length > 1 ? several : one;
}

/** Whole minutes until the first of the doses; 0 at its hour, and after it. */
function minutesUntil(doses: readonly ReminderDose[], now: number): number {
  const moments = doses.flatMap(({ plannedAt }) =>
    plannedAt === undefined ? [] : [Date.parse(plannedAt)],
  );
  if (moments.length === 0) return 0;
  return Math.max(0, Math.round((Math.min(...moments) - now) / 60_000));
}

/**
 * One line for each dose or prescription, without the medicine or the prescriber where they must stay private; parts that
 * all share appear once.
 */
export function messageLines({
  recipient,
  occasion,
  doses,
  prescriptions,
}: ReminderMessage): string[] {
  const words = occasion === "duplicate" ? duplicateLine : lineOf;
  return [
    ...new Set([
      ...doses.map((dose) => words(dose, recipient)),
      ...prescriptions.map((prescription) => prescriptionLine(prescription, recipient)),
    ]),
  ];
}

/** 'Léa : ordonnance de Dr Diallo, valable jusqu’au mardi 31 mars inclus'; its prescriber says what is treated. */
function prescriptionLine(
  { prescriber, endsOn, profileId, profileName }: EndingPrescription,
  { id, language, hidesMedicineNames }: ReminderMessage["recipient"],
): string {
  const { prescription, nameless } = SERVER_TEXTS[language].notifications;
  return plainLine(
    prescription({
      person: profileId === id ? null : (profileName ?? nameless),
      prescriber: hidesMedicineNames ? null : prescriber,
      // The year is known: an end is told at most ninety days before.
      until: dayWords(endsOn, language, { weekday: "long" }),
    }),
  );
}

/** 'Julien a noté une dose à 20:45 pour Hugo. Est-ce la même que la vôtre ?' */
function duplicateLine(
  { time, medicationName, dosage, profileId, profileName, giverName }: ReminderDose,
  { id, language, hidesMedicineNames }: ReminderMessage["recipient"],
): string {
  const { duplicate, nameless } = SERVER_TEXTS[language].notifications;
  return plainLine(
    duplicate({
      giver: giverName ?? nameless,
      time,
      medicine: hidesMedicineNames ? null : `${medicationName} ${dosage}`,
      person: profileId === id ? null : (profileName ?? nameless),
    }),
  );
}

function lineOf(
  { time, medicationName, dosage, form, quantity, profileId, profileName }: ReminderDose,
  { id, language, hidesMedicineNames }: ReminderMessage["recipient"],
): string {
  const medicine = `${medicationName} ${dosage}${amountWords(form, quantity, language)}`;
  return [
    time,
    ...(hidesMedicineNames ? [] : [plainLine(medicine)]),
    // The reader's own name is left out.
    ...(profileId === id
      ? []
      : [plainLine(profileName ?? SERVER_TEXTS[language].notifications.nameless)]),
  ].join(" · ");
}

/** Whose doses they are; null where they are the reader's own, whose name is left out elsewhere too. */
export function peopleOf({ recipient, doses }: ReminderMessage): string | null {
  if (doses.every(({ profileId }) => profileId === recipient.id)) return null;
  const { nameless } = SERVER_TEXTS[recipient.language].notifications;
  return plainLine(
    [...new Set(doses.map(({ profileName }) => profileName ?? nameless))].join(", "),
  );
}

/** ` × 2`, ` × ½`, ` × 2,5 mL`; nothing for one unit. */
export function amountWords(form: string, quantity: number, language: Language): string {
  const unit = isForm(form) ? MEASURED[formUnit(form)] : undefined;
  if (unit === undefined && quantity === 1) return "";
  const amount = isForm(form) ? unitFraction(form, quantity) : null;
  const words = amount ?? writeNumber(quantity, language);
  return unit === undefined ? ` × ${words}` : ` × ${words} ${unit}`;
}

const MEASURED: Readonly<Partial<Record<FormUnit, string>>> = { ml: "mL", g: "g" };
