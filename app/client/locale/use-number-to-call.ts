import {
  EMERGENCY_COUNTRIES,
  type EmergencyNumber,
  numbersFor,
} from "#domain/symptoms/emergencies/emergency-numbers.ts";
import { useEmergencyCountry } from "./use-emergency-country.ts";

interface NumberToCall {
  /** Null where the country is unknown, or has none that we know. */
  readonly number: EmergencyNumber | null;
  readonly isCountryKnown: boolean;
  /** To ask where the reader is. */
  readonly choice: {
    readonly country: string;
    readonly countries: readonly string[];
    readonly onChoose: (country: string) => void;
  };
}

/** The poison centre, or whom to call first in an emergency, where the reader is now. */
export function useNumberToCall(whom: "poison" | "rescue"): NumberToCall {
  const [country, onChoose] = useEmergencyCountry();
  const known = country === null ? null : numbersFor(country);
  const isListed = country !== null && EMERGENCY_COUNTRIES.includes(country);
  return {
    number: known?.find(({ kind }) => whom === "rescue" || kind === whom) ?? null,
    isCountryKnown: known !== null,
    choice: { country: isListed ? country : "", countries: EMERGENCY_COUNTRIES, onChoose },
  };
}
