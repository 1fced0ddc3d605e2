export type WeightUnit = "kg" | "lbs";
export type HeightUnit = "cm" | "ft";

/** International yard and pound agreement, 1959: exact. */
export const KG_PER_POUND = 0.45359237;
export const KG_PER_OUNCE = KG_PER_POUND / 16;
export const CM_PER_FOOT = 30.48;
const INCHES_PER_FOOT = 12;
export const CM_PER_INCH = CM_PER_FOOT / INCHES_PER_FOOT;

// Kilograms and centimetres are kept, to the hundredth, as the database does; a unit is only a way to
// show and to type them, so changing the unit changes no fact. What is typed comes back as it was
// typed. Convert only what a person has typed anew: a tenth of a foot is three centimetres, and a form
// that saves a height it merely showed would move it.

/** Kilograms to the hundredth from a weight as typed. */
export function kilograms(weight: number, unit: WeightUnit): number {
  return toHundredth(unit === "kg" ? weight : weight * KG_PER_POUND);
}

/** A weight as shown, to the tenth, which is also the step of the field. */
export function weightIn(unit: WeightUnit, kg: number): number {
  return round(unit === "kg" ? kg : kg / KG_PER_POUND, 10);
}

/** Centimetres to the hundredth from a height as typed. */
export function centimetres(height: number, unit: HeightUnit): number {
  return toHundredth(unit === "cm" ? height : height * CM_PER_FOOT);
}

/** A height as shown: whole centimetres or tenths of a foot, the steps of the field. */
export function heightIn(unit: HeightUnit, cm: number): number {
  return unit === "cm" ? Math.round(cm) : round(cm / CM_PER_FOOT, 10);
}

/** A height as people who think in feet say it: 170 cm is 5 ft 7 in. To the inch. */
export function feetAndInches(cm: number): { feet: number; inches: number } {
  const inches = Math.round((cm / CM_PER_FOOT) * INCHES_PER_FOOT);
  return { feet: Math.floor(inches / INCHES_PER_FOOT), inches: inches % INCHES_PER_FOOT };
}

/** Pounds and feet in the United States, kilograms and centimetres elsewhere. */
export function defaultUnits(country: string): { weight: WeightUnit; height: HeightUnit } {
  return country.toUpperCase() === "US"
    ? { weight: "lbs", height: "ft" }
    : { weight: "kg", height: "cm" };
}

/** To the hundredth, as the database keeps kilograms and centimetres. */
export function toHundredth(metric: number): number {
  return round(metric, 100);
}

function round(value: number, perUnit: number): number {
  return Math.round(value * perUnit) / perUnit;
}
