import { NUMBER_WORDS } from "../../locale/number-words.ts";

/** What the number at `from` says by its size and the words beside it; nothing for a word that is no number. */
export function numberConcepts(
  words: readonly string[],
  from: number,
  isMedicine: (word: string) => boolean,
): string[] {
  const word = words[from] ?? "";
  const value = Number.parseFloat(word) || (WORD_NUMBERS.get(word) ?? Number.NaN);
  if (Number.isNaN(value) || isMinuteOfClock(words, from)) return [];
  const unit = UNITS.get(words[from + 1] ?? "");
  const days = unit === undefined ? undefined : DAYS[unit];
  if (unit !== undefined && days !== undefined) {
    // Nobody is ill for so many weeks.
    if (isDuration(words, from)) return unit === "week" && value >= 20 ? ["weeks_along"] : [];
    const ages = ageConcepts(value * days, words, from);
    if (unit === "week" && value >= WEEKS_ALONG_MIN && value <= WEEKS_ALONG_MAX) {
      ages.push("weeks_along");
      if (value >= FELT_FROM_WEEKS) ages.push("late_weeks");
    }
    // Some days may also be how long it has lasted.
    return ages.includes("young_age") && unit !== "day" ? [...ages, "young_months"] : ages;
  }
  // Several of a medicine are counted, and measure no fever: "40 dolipranes".
  const counts = isSeveral(words[from + 1] ?? "") && isMedicine(words[from + 1] ?? "");
  const isCounted = counts || !isMeasured(value, words, from);
  // A small number in a word counts people and times as often as tablets.
  if (!/^\d/u.test(word))
    return [
      ...(value >= 10 && isMany(value, unit, words[from - 1] ?? "")
        ? ["many", "plenty", "over_a_day"]
        : []),
      ...heightConcepts(value, unit),
    ];
  return [
    ...(!counts && isFever(value, unit) ? ["fever", "high_temperature", "measured_fever"] : []),
    ...(!counts && isExtremeFever(value, unit) ? ["measured_fever"] : []),
    ...(!counts && isCold(value, unit) ? ["low_temperature"] : []),
    ...(isCold(value, unit) && !Number.isInteger(value) ? ["cold_decimal"] : []),
    ...(!counts && isHypothermia(value, unit) ? ["hypothermia_number"] : []),
    ...(unit === undefined && value >= 50 && value <= 91 ? ["low_percent"] : []),
    ...(isPressure(value, unit, HIGH_PRESSURE) ? ["pressure_number_high"] : []),
    ...(isPressure(value, unit, RAISED_PRESSURE) ? ["pressure_number_raised"] : []),
    ...((unit === undefined || unit === "mmol") && value > 0.6 && value <= LOW_MMOL
      ? ["low_mmol"]
      : []),
    ...(value >= 1.5 && value <= 10 && !Number.isInteger(value) ? ["ketone_number"] : []),
    ...(!counts && isNormalTemperature(value, unit) ? ["normal_temperature"] : []),
    ...(isCounted && isMany(value, unit, words[from - 1] ?? "") ? ["many"] : []),
    ...(isCounted && value >= 10 && unit === undefined && isMany(value, unit, words[from - 1] ?? "")
      ? ["plenty"]
      : []),
    ...(value > MOST_A_DAY &&
    (counts || !isLikeATemperature(value)) &&
    unit === undefined &&
    isMany(value, unit, words[from - 1] ?? "")
      ? ["over_a_day"]
      : []),
    ...(unit === "gram" && value >= 4 ? ["many_grams"] : []),
    ...(value >= 1950 && value < 2100 ? ["not_now"] : []),
    ...(unit === undefined && value >= 150 && value <= 250 ? ["fast_number"] : []),
    ...((unit === "minute" && value >= 20) || unit === "hour" ? ["long_time"] : []),
    ...(isLowSugar(value, unit) ? ["low_number"] : []),
    ...(isHighSugar(value, unit) ? ["high_number"] : []),
    ...heightConcepts(value, unit),
  ];
}

/** Whether a word is a number, or says something of the number beside it. */
export function isNumeric(word: string): boolean {
  return (
    /^\d/u.test(word) ||
    WORD_NUMBERS.has(word) ||
    UNITS.has(word) ||
    DURATION.has(word) ||
    [BORN, APPROXIMATE, BELOW, CLOCK].some((words) => words.test(word))
  );
}

/** Whether the word at `at` is a number, and the next one its unit. */
export function hasUnit(words: readonly string[], at: number): boolean {
  return /^\d/u.test(words[at] ?? "") && UNITS.has(words[at + 1] ?? "");
}

const isSeveral = (word: string) => word.length >= 4 && word.endsWith("s");

/** In English no number: `once a week`. */
const ONCE = "once";
/** Larger numbers in words are ages and pulses rather than tablets. */
const MOST_IN_WORDS = 50;
const WORD_NUMBERS: ReadonlyMap<string, number> = new Map([
  ...[...NUMBER_WORDS].filter(
    ([word, value]) => value > 0 && value <= MOST_IN_WORDS && word !== ONCE,
  ),
  ...Object.entries({
    10: "dizaine",
    12: "douzaine dozen docena",
    20: "vingtaine veintena",
    30: "trentaine treintena",
    40: "quarantaine",
    50: "cinquantaine",
    100: "cent hundred cien centaine",
  }).flatMap(([value, words]) =>
    words.split(" ").map((word): [string, number] => [word, Number(value)]),
  ),
]);

const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    day: "j jour jours day days dia dias d",
    week: "semaine semaines sem week weeks semana semanas w",
    month: "mois month months mes meses m",
    year: "an ans year years ano anos",
    hour: "h heure heures hour hours hora horas hrs hr",
    minute: "min minute minutes minuto minutos",
    second: "sec seconds secondes segundos",
    mg: "mg milligrammes",
    gram: "g gr gramme grammes gram grams gramos",
    other: "ml cl kg kilos cm l litres mcg ug ui lb lbs lbs pounds oz times fois veces euros",
    mmol: "mmol",
    metre: "metre metres meters metros",
    foot: "feet ft foot",
    celsius: "c celsius degres degrees grados",
    fahrenheit: "f fahrenheit",
  }).flatMap(([unit, words]) => words.split(" ").map((word): [string, string] => [word, unit])),
);
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

/** Weeks that somebody may be pregnant for and know it. */
const WEEKS_ALONG_MIN = 5;
const WEEKS_ALONG_MAX = 42;
/** From when on a mother has felt her baby move: not to feel it any more is no question of time. */
const FELT_FROM_WEEKS = 24;
const YOUNG_BABY_DAYS = 90;
const BABY_DAYS = 730;
const CHILD_DAYS = 12 * 365;
const ELDER_DAYS = 70 * 365;

/** In words before the number: since when, for how long, how often, or when it happened. */
const DURATION: ReadonlySet<string> = new Set(
  (
    "depuis pendant durant apres tous toutes for since every last past desde hace durante cada despues after " +
    "dans within ago durant more mas plus lasting lasts lasted over dure dura duran lleva ultimos"
  ).split(" "),
);
const BELOW = /^(?:moins|less|under|below|menos|menor|younger)$/u;
const BORN = /^(?:ne|nee|born|nacio|nacido|nacida)$/u;
const APPROXIMATE = /^(?:environ|about|almost|presque|casi|unos|unas|moins|less|menos)$/u;
const BORN_REACH = 4;
const LATER: ReadonlySet<string> = new Set(["ago", "later", "apres", "despues"]);

function isDuration(words: readonly string[], from: number): boolean {
  const before = words.slice(Math.max(0, from - BORN_REACH), from);
  if (before.some((word) => BORN.test(word))) return false;
  const last = before.at(-1) ?? "";
  const isBefore = DURATION.has(APPROXIMATE.test(last) ? (before.at(-2) ?? "") : last);
  return isBefore || LATER.has(words[from + 2] ?? "");
}

function ageConcepts(days: number, words: readonly string[], from: number): string[] {
  const isBelow = BELOW.test(words[from - 1] ?? "");
  if (days < YOUNG_BABY_DAYS || (isBelow && days <= YOUNG_BABY_DAYS)) {
    return ["young_age", "child_age", ...(isBelow ? ["age_word"] : [])];
  }
  if (days < BABY_DAYS) return ["baby_age", "child_age"];
  if (days < CHILD_DAYS) return ["child_age"];
  return days >= ELDER_DAYS ? ["person", "elder"] : ["person"];
}

const heightConcepts = (value: number, unit: string | undefined) =>
  (unit === "metre" && value >= 2) || (unit === "foot" && value >= 6) ? ["height"] : [];

function isFever(value: number, unit: string | undefined): boolean {
  const isCelsius = value >= 38 && value <= 43;
  const isFahrenheit = value >= 100.4 && value <= 108;
  return isTemperatureUnit(unit) && (isCelsius || isFahrenheit);
}

/**
 * More than most people ever read, up to what the illness log accepts. Of a heart, a weight or a pressure more numbers
 * are like it in degrees Fahrenheit, which must be said then.
 */
function isExtremeFever(value: number, unit: string | undefined): boolean {
  const isCelsius = unit !== "fahrenheit" && value > 43 && value <= 45;
  const isFahrenheit = (unit === "celsius" || unit === "fahrenheit") && value > 108 && value <= 113;
  return isTemperatureUnit(unit) && (isCelsius || isFahrenheit);
}

/** A body temperature below 36 °C, which is a danger sign in a newborn. */
function isCold(value: number, unit: string | undefined): boolean {
  const isCelsius = unit !== "fahrenheit" && value >= 30 && value < 36;
  const isFahrenheit = unit !== "celsius" && value >= 86 && value < 96.8;
  return isTemperatureUnit(unit) && (isCelsius || isFahrenheit);
}

/** Below 35 °C a body of any age is in danger; a thermometer that shows less than 26 measures something else. */
const isHypothermia = (value: number, unit: string | undefined) =>
  (unit === undefined || unit === "celsius") && value >= 26 && value < 35;

/** Between a cold body and a fever: the word beside it says no fever then. */
function isNormalTemperature(value: number, unit: string | undefined): boolean {
  const isCelsius = unit !== "fahrenheit" && value >= 36 && value < 38;
  const isFahrenheit = unit !== "celsius" && value >= 96.8 && value < 100.4;
  return isTemperatureUnit(unit) && (isCelsius || isFahrenheit);
}

const isTemperatureUnit = (unit: string | undefined) =>
  unit === undefined || unit === "celsius" || unit === "fahrenheit";

/** In mg, as people write them without the unit: `doliprane 500`. Nobody counts as many tablets. */
const STRENGTHS: ReadonlySet<number> = new Set([125, 150, 200, 250, 300, 400, 500]);
const CLOCK = /^(?:at|vers|around|las|depuis|since|desde)$/u;

/** In tablets: no leaflet against pain or fever lets an adult have more in 24 hours. */
const MOST_A_DAY = 8;
/** A number alone that people write of a fever, in degrees Celsius or Fahrenheit. */
const isLikeATemperature = (value: number) =>
  (value >= 35 && value <= 42) || (value >= 95 && value <= 108);

/** In words before it: `temp still 101`. */
const MEASURED_WITHIN = 2;
const FEVER = /^(?:fievre|fever|feverish|fiebre|febre)$/u;
/** `took 40 for the fever` counts tablets. */
const TOOK =
  /^(?:took|take|taken|swallow\p{L}*|ate|pris|prise?|avale|avaler|gave|given|donne|tomo|tome|tomado|trago|di|dio|of|de)$/u;
const THERMOMETER = /^(?:temp|temperature|temperatura|thermometer|thermometre|termometro)$/u;

/** Whether a number is one of a thermometer by the words beside it. */
const isMeasured = (value: number, words: readonly string[], from: number) =>
  isLikeATemperature(value) &&
  (words.slice(Math.max(0, from - MEASURED_WITHIN), from).some((word) => THERMOMETER.test(word)) ||
    (words.some((word) => FEVER.test(word)) && !TOOK.test(words[from - 1] ?? "")));

/** `23 h 30`. */
const isMinuteOfClock = (words: readonly string[], from: number) =>
  words[from - 1] === "h" &&
  /^\d{1,2}$/u.test(words[from - 2] ?? "") &&
  /^[0-5]\d$/u.test(words[from] ?? "");

/** More tablets, or grams, than anybody takes at once. */
function isMany(value: number, unit: string | undefined, before: string): boolean {
  if (unit === "gram") return value >= 4;
  if (unit === "mg") return value >= 4000;
  return (
    unit === undefined &&
    Number.isInteger(value) &&
    value >= 4 &&
    value <= 500 &&
    !STRENGTHS.has(value) &&
    !CLOCK.test(before)
  );
}

/** Upper values of a blood pressure, in mm of mercury, that are dangerous: to anybody, and to a pregnant woman. */
const HIGH_PRESSURE = 180;
const RAISED_PRESSURE = 160;
const PRESSURE_MAX = 300;

/** In mm or cm of mercury: `190`, `19`. */
const isPressure = (value: number, unit: string | undefined, least: number) =>
  unit === undefined &&
  ((value >= least && value < PRESSURE_MAX) || (value >= least / 10 && value < PRESSURE_MAX / 10));

/** In mmol/L. */
const LOW_MMOL = 3.4;

/** In g/L, mg/dL or mmol/L, whichever the number can be. */
function isLowSugar(value: number, unit: string | undefined): boolean {
  if (unit === "mmol") return value < 3.5;
  if (unit === "celsius" || unit === "fahrenheit") return false;
  return value <= 0.6 || (value >= 20 && value <= 55);
}

function isHighSugar(value: number, unit: string | undefined): boolean {
  if (unit === "mmol") return value >= 20;
  return unit === "gram" ? value >= 3 && value <= 9 : value >= 300 && value <= 900;
}
