import { fold } from "../../locale/fold.ts";
import { LIST_COUNTRIES, type ListCountry, type Symptom } from "./symptom.ts";

const URGENT = ["consultation urgente", "emergency care", "consulta urgente"];
const DOCTOR = ["consulter un medecin", "see a doctor", "consultar a un medico"];

const isOneOf = (phrases: readonly string[]) => (medicine: string) =>
  phrases.includes(fold(medicine));

const isUrgentPhrase = isOneOf(URGENT);
const isDoctorPhrase = isOneOf(DOCTOR);

/** Whether a line sends to a doctor, in whatever country. */
export function sendsToDoctor({ medicines }: Pick<Symptom, "medicines">): boolean {
  return LIST_COUNTRIES.some((country) => medicines[country].some(isDoctorPhrase));
}

/** The medicines of a line, without the phrase that sends to a doctor. */
export function namedMedicines({ medicines }: Pick<Symptom, "medicines">, country: ListCountry) {
  return medicines[country].filter((name) => !isUrgentPhrase(name) && !isDoctorPhrase(name));
}
