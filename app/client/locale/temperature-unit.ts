import { type TemperatureUnit, temperatureUnit } from "#domain/illness/temperature.ts";
import { regionOf } from "#domain/locale/locales.ts";
import { localeOfPage } from "./visitor-locale.ts";

/** Readings are shown, typed and pressed in the unit of the region whose pages the reader opened. */
export const readerTemperatureUnit = (): TemperatureUnit =>
  temperatureUnit(regionOf(localeOfPage(location.pathname)));
