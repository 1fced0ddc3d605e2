import { type EmergencyKind, type EmergencyNumber, numbersFor } from "./emergency-numbers.ts";
import { type EmergencyFlag, UNNAMED } from "./red-flag.ts";

const RESCUE: readonly EmergencyKind[] = ["ambulance", "emergency", "deaf-text"];

const SWALLOWED_OR_BREATHED: ReadonlySet<EmergencyFlag> = new Set([
  "poisoning",
  "overdose",
  "button_battery",
  "co",
  UNNAMED,
]);

/**
 * Who can help, whom to call first in front. Somebody who thinks of suicide is offered a voice before a siren. What is
 * not named may be anything, and everybody who helps is offered.
 */
export function kindsFor(flags: readonly EmergencyFlag[]): readonly EmergencyKind[] {
  const mayBeSuicidal = flags.includes("suicidal") || flags.includes(UNNAMED);
  const suicide: EmergencyKind[] = mayBeSuicidal ? ["suicide"] : [];
  const poison: EmergencyKind[] = flags.some((flag) => SWALLOWED_OR_BREATHED.has(flag))
    ? ["poison"]
    : [];
  const isOnlySuicidal = flags.length > 0 && flags.every((flag) => flag === "suicidal");
  return isOnlySuicidal ? [...suicide, ...RESCUE] : [...RESCUE, ...poison, ...suicide];
}

/**
 * The numbers for these red flags in a country, in the order of `kindsFor`.
 * @returns null where we know no number: the screen then asks for the country.
 */
export function urgentNumbers(
  country: string,
  flags: readonly EmergencyFlag[],
): readonly EmergencyNumber[] | null {
  const numbers = numbersFor(country);
  return (
    numbers && kindsFor(flags).flatMap((kind) => numbers.filter((number) => number.kind === kind))
  );
}

/**
 * Whom to call about words that nobody could read: whatever stands behind them, one of these answers. Of the poison
 * centers the first alone, which takes calls from the whole country.
 * @returns null where we know no number: the screen then asks for the country.
 */
export function unreadNumbers(country: string): readonly EmergencyNumber[] | null {
  const numbers = urgentNumbers(country, ["poisoning", "suicidal"]);
  const center = numbers?.find(({ kind }) => kind === "poison");
  return numbers?.filter((number) => number.kind !== "poison" || number === center) ?? null;
}
