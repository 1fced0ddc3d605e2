export type TemperatureUnit = "celsius" | "fahrenheit";

/** Degrees Celsius, as the database accepts them. */
export const CELSIUS_MIN = 30;
export const CELSIUS_MAX = 45;

/** To the hundredth of a degree, as it is stored. */
export function toCelsius(value: number, unit: TemperatureUnit): number {
  const celsius = unit === "celsius" ? value : ((value - 32) * 5) / 9;
  return Math.round(celsius * 100) / 100;
}

/** To the tenth of a degree, as thermometers show it: a stored reading comes back as it was read. */
export function fromCelsius(celsius: number, unit: TemperatureUnit): number {
  const value = unit === "celsius" ? celsius : (celsius * 9) / 5 + 32;
  return Math.round(value * 10) / 10;
}

/** Fahrenheit in the United States, Celsius elsewhere. */
export function temperatureUnit(country: string): TemperatureUnit {
  return country.toUpperCase() === "US" ? "fahrenheit" : "celsius";
}
