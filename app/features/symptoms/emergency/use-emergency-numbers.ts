import { useEmergencyCountry } from "#app/client/locale/use-emergency-country.ts";
import { unreadNumbers, urgentNumbers } from "#domain/symptoms/emergencies/emergency-help.ts";
import {
  EMERGENCY_NUMBERS,
  type EmergencyNumber,
} from "#domain/symptoms/emergencies/emergency-numbers.ts";
import type { EmergencyFlag } from "#domain/symptoms/emergencies/red-flag.ts";

const EUROPE = "EU";

/** Where a country's own numbers are not known: it answers in the Union and on most mobile phones. */
const ANYWHERE = EMERGENCY_NUMBERS.filter(({ country }) => country === EUROPE);

/** What somebody calls about: red flags, none where nobody has said anything yet, or words that nobody could read. */
export type CallReason = readonly EmergencyFlag[] | "unread";

/** Whom to call where the reader is, whom to call first in front. They are in the code: nothing is fetched. */
export function useEmergencyNumbers(reason: CallReason): {
  numbers: readonly EmergencyNumber[];
  isCountryKnown: boolean;
} {
  const [country] = useEmergencyCountry();
  const known = country === null ? null : numbersIn(country, reason);
  return { numbers: known ?? ANYWHERE, isCountryKnown: known !== null };
}

function numbersIn(country: string, reason: CallReason): readonly EmergencyNumber[] | null {
  return reason === "unread" ? unreadNumbers(country) : urgentNumbers(country, reason);
}
