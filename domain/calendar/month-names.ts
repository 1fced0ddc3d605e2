import { fold } from "../locale/fold.ts";

/** Names and short forms of each month in French, English and Spanish, January first. */
const NAMES: readonly string[] = [
  "janvier janv jan january enero ene",
  "février fevr fév feb february febrero",
  "mars mar march marzo",
  "avril avr apr april abril abr",
  "mai may mayo",
  "juin jun june junio",
  "juillet juil jul july julio",
  "août aou aug august agosto ago",
  "septembre sept sep september septiembre setiembre set",
  "octobre oct october octubre",
  "novembre nov november noviembre",
  "décembre déc dec december diciembre dic",
];

const BY_NAME: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.split(" ").map((name) => [fold(name), index + 1])),
);

/** 1 for `janvier`, `Jan` and `enero`; null for what is no month. */
export function monthNamed(word: string): number | null {
  return BY_NAME.get(fold(word)) ?? null;
}
