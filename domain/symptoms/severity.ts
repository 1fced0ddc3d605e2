import { fold } from "../locale/fold.ts";
import type { ListCountry, Severity, Symptom } from "./symptom.ts";

const URGENT = ["consultation urgente", "emergency care", "consulta urgente"];
const DOCTOR = ["consulter un medecin", "see a doctor", "consultar a un medico"];

const isOneOf = (phrases: readonly string[]) => (medicine: string) =>
  phrases.includes(fold(medicine));

const isUrgentPhrase = isOneOf(URGENT);
export const isDoctorPhrase = isOneOf(DOCTOR);

/** The medicines of a line, without the phrase that sends to a doctor. */
export function namedMedicines({ medicines }: Pick<Symptom, "medicines">, country: ListCountry) {
  return medicines[country].filter((name) => !isUrgentPhrase(name) && !isDoctorPhrase(name));
}

/** Second specification, section 4, which reads the severity off the list. Ours is a column; the two must agree. */
export function severityByPhrase(
  { medicines, needsPrescription }: Pick<Symptom, "medicines" | "needsPrescription">,
  country: ListCountry,
): Severity {
  if (medicines[country].some(isUrgentPhrase)) return "urgent";
  if (needsPrescription[country] || medicines[country].some(isDoctorPhrase)) return "doctor";
  return "mild";
}
