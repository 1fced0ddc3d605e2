import { type Day, day } from "../../calendar/day.ts";
import type { Translations } from "../list/symptom.ts";

/** Who answers. A `deaf-text` number is written to, so its link begins with `sms:`. */
export type EmergencyKind =
  | "ambulance"
  | "emergency"
  | "fire"
  | "police"
  | "deaf-text"
  | "poison"
  | "suicide"
  | "advice";

/** Whether a copy of the source was read, or the number stands on what is commonly known. */
export type Certainty = "source-read" | "general-knowledge";

export interface EmergencyNumber {
  /** ISO 3166-1 alpha-2, or `EU` for what holds in every country of the Union. */
  readonly country: string;
  readonly kind: EmergencyKind;
  /** As people there write it. */
  readonly number: string;
  /** Digits alone, for the link. */
  readonly tel: string;
  readonly label: Translations;
  readonly source: string;
  readonly certainty: Certainty;
  readonly checkedOn: Day;
}

type Origin = Pick<EmergencyNumber, "source" | "certainty" | "checkedOn">;

const origin = (certainty: Certainty) => (source: string, checkedOn: string) => ({
  source,
  certainty,
  checkedOn: day(checkedOn),
});
const read = origin("source-read");
const known = origin("general-knowledge");

const ARCEP = read("Arcep (lamutuellegenerale.fr)", "2026-11-21");
const CENTRES_ANTIPOISON = read("centres-antipoison.net", "2026-11-21");
const BELGIAN_CENTRE = read("centreantipoisons.be", "2026-11-21");
const LUXEMBOURG = read("esante.lu", "2026-11-21");
const SWITZERLAND = read("vitagate.ch", "2026-11-21");
const SPAIN = read("laregion.es, masvive.com, maldita.es", "2026-11-21");
const UNITED_STATES = read("poisonhelp.hrsa.gov", "2026-11-21");
const CANADA = read("Health Canada (nexreg.com), aboutkidshealth.ca", "2026-11-21");
const QUEBEC = read("santemontreal.qc.ca", "2026-11-21");
const MEXICO = read("cronica.com.mx", "2026-11-21");
const ARGENTINA = known("SAME, Hospital Posadas", "2026-11-21");

const label = (fr: string, en: string, es: string): Translations => ({ fr, en, es });

const EMERGENCY = label("Urgences", "Emergency services", "Emergencias");
const EUROPEAN = label(
  "Numéro d’urgence européen",
  "European emergency number",
  "Número de emergencia europeo",
);
const AMBULANCE = label("Ambulance", "Ambulance", "Ambulancia");
const POISON = label("Centre antipoison", "Poison center", "Centro de toxicología");
const SUICIDE = label("Prévention du suicide", "Suicide prevention", "Prevención del suicidio");

const poisonIn = (fr: string, en = fr, es = en): Translations =>
  label(`Centre antipoison : ${fr}`, `Poison center: ${en}`, `Centro de toxicología: ${es}`);

function at(
  country: string,
  kind: EmergencyKind,
  number: string,
  shown: Translations,
  from: Origin,
): EmergencyNumber {
  return { country, kind, number, tel: number.replace(/\D/g, ""), label: shown, ...from };
}

/**
 * The table of the safety specification. Mexico’s poison center is not in it: nobody has verified its number.
 * Within a country, whom to call first comes first.
 */
export const EMERGENCY_NUMBERS: readonly EmergencyNumber[] = [
  at("FR", "ambulance", "15", label("SAMU", "SAMU (ambulance)", "SAMU (ambulancia)"), ARCEP),
  at("FR", "emergency", "112", EUROPEAN, ARCEP),
  at(
    "FR",
    "deaf-text",
    "114",
    label(
      "Par SMS, pour qui entend ou parle mal",
      "By text, for people who cannot hear or speak well",
      "Por SMS, para quien no oye o no habla bien",
    ),
    ARCEP,
  ),
  at("FR", "fire", "18", label("Pompiers", "Fire department", "Bomberos"), ARCEP),
  at("FR", "police", "17", label("Police", "Police", "Policía"), ARCEP),
  at(
    "FR",
    "poison",
    "01 45 42 59 59",
    poisonIn("numéro national (ORFILA)", "national number (ORFILA)", "número nacional (ORFILA)"),
    CENTRES_ANTIPOISON,
  ),
  at("FR", "poison", "02 41 48 21 21", poisonIn("Angers"), CENTRES_ANTIPOISON),
  at(
    "FR",
    "poison",
    "05 56 96 40 80",
    poisonIn("Bordeaux", "Bordeaux", "Burdeos"),
    CENTRES_ANTIPOISON,
  ),
  at("FR", "poison", "08 00 59 59 59", poisonIn("Lille"), CENTRES_ANTIPOISON),
  at("FR", "poison", "04 72 11 69 11", poisonIn("Lyon"), CENTRES_ANTIPOISON),
  at(
    "FR",
    "poison",
    "04 91 75 25 25",
    poisonIn("Marseille", "Marseille", "Marsella"),
    CENTRES_ANTIPOISON,
  ),
  at("FR", "poison", "03 83 22 50 50", poisonIn("Nancy"), CENTRES_ANTIPOISON),
  at("FR", "poison", "01 40 05 48 48", poisonIn("Paris", "Paris", "París"), CENTRES_ANTIPOISON),
  at("FR", "poison", "05 61 77 74 47", poisonIn("Toulouse"), CENTRES_ANTIPOISON),
  at("FR", "suicide", "3114", SUICIDE, read("3114 (cnape.fr)", "2026-11-21")),

  at("BE", "emergency", "112", EMERGENCY, BELGIAN_CENTRE),
  at("BE", "poison", "070 245 245", POISON, BELGIAN_CENTRE),
  at(
    "BE",
    "suicide",
    "0800 32 123",
    label(
      "Prévention du suicide, en français",
      "Suicide prevention, in French",
      "Prevención del suicidio, en francés",
    ),
    read("preventionsuicide.be (bx1.be)", "2026-11-21"),
  ),
  at(
    "BE",
    "suicide",
    "1813",
    label(
      "Prévention du suicide, en néerlandais",
      "Suicide prevention, in Dutch",
      "Prevención del suicidio, en neerlandés",
    ),
    read("zelfmoord1813.be (vrt.be)", "2026-11-21"),
  ),

  at("LU", "emergency", "112", EMERGENCY, LUXEMBOURG),
  at("LU", "poison", "8002-5500", POISON, LUXEMBOURG),

  at("CH", "ambulance", "144", AMBULANCE, SWITZERLAND),
  at("CH", "emergency", "112", EMERGENCY, SWITZERLAND),
  at(
    "CH",
    "poison",
    "145",
    label("Tox Info Suisse", "Tox Info Suisse", "Tox Info Suisse"),
    SWITZERLAND,
  ),
  at(
    "CH",
    "suicide",
    "143",
    label("La Main Tendue", "La Main Tendue (someone to talk to)", "La Main Tendue (escucha)"),
    read("143.ch", "2026-11-21"),
  ),

  at("ES", "emergency", "112", EMERGENCY, SPAIN),
  at(
    "ES",
    "poison",
    "91 562 04 20",
    label(
      "Centre antipoison (SIT)",
      "Poison center (SIT)",
      "Servicio de Información Toxicológica (SIT)",
    ),
    SPAIN,
  ),
  at("ES", "suicide", "024", SUICIDE, SPAIN),

  at("US", "emergency", "911", EMERGENCY, UNITED_STATES),
  at("US", "poison", "1-800-222-1222", POISON, UNITED_STATES),
  at("US", "suicide", "988", SUICIDE, UNITED_STATES),

  at("CA", "emergency", "911", EMERGENCY, CANADA),
  at("CA", "poison", "1-844-764-7669", POISON, CANADA),
  at("CA", "poison", "1-800-463-5060", poisonIn("Québec", "Quebec", "Quebec"), QUEBEC),
  at("CA", "suicide", "988", SUICIDE, read("mentalhealthcommission.ca", "2026-11-21")),
  at(
    "CA",
    "advice",
    "811",
    label("Conseil de santé, Québec", "Health advice, Quebec", "Consejo de salud, Quebec"),
    QUEBEC,
  ),

  at("MX", "emergency", "911", EMERGENCY, MEXICO),
  at(
    "MX",
    "suicide",
    "800 911 2000",
    label("Línea de la Vida", "Línea de la Vida", "Línea de la Vida"),
    MEXICO,
  ),

  at("AR", "ambulance", "107", label("SAME", "SAME (ambulance)", "SAME"), ARGENTINA),
  at(
    "AR",
    "emergency",
    "911",
    label(
      "Urgences, dans de nombreuses provinces",
      "Emergency services, in many provinces",
      "Emergencias, en muchas provincias",
    ),
    ARGENTINA,
  ),
  at("AR", "poison", "0800-333-0160", POISON, ARGENTINA),
  at(
    "AR",
    "suicide",
    "135",
    label(
      "Prévention du suicide, selon la province",
      "Suicide prevention, in some provinces",
      "Prevención del suicidio, según la provincia",
    ),
    read("asistenciaalsuicida.org.ar, elonce.com", "2026-11-21"),
  ),

  at("EU", "emergency", "112", EUROPEAN, read("ec.europa.eu (news.lt)", "2026-11-21")),
];

/** Those with numbers of their own, as a person is asked where they are. */
export const EMERGENCY_COUNTRIES: readonly string[] = [
  ...new Set(EMERGENCY_NUMBERS.map(({ country }) => country)),
].filter((country) => country !== "EU");

/** The countries of the Union without a line of their own. */
const REST_OF_THE_UNION = new Set(
  "AT BG CY CZ DE DK EE FI GR HR HU IE IT LT LV MT NL PL PT RO SE SI SK".split(" "),
);

/** Those for which `numbersFor` knows whom to call. */
export const COUNTRIES_WITH_NUMBERS: readonly string[] = [
  ...EMERGENCY_COUNTRIES,
  ...REST_OF_THE_UNION,
];

/**
 * Whom to call where the person is now, whatever their language.
 * @param country ISO 3166-1 alpha-2, in any case
 * @returns null where we know no number: the screen then asks for the country.
 */
export function numbersFor(country: string): readonly EmergencyNumber[] | null {
  const code = country.toUpperCase();
  const asked = REST_OF_THE_UNION.has(code) ? "EU" : code;
  const numbers = EMERGENCY_NUMBERS.filter((line) => line.country === asked);
  return numbers.length > 0 && code !== "EU" ? numbers : null;
}

/**
 * The country whose numbers a page names: where its reader is now, else the one that the page is for. Every page asks
 * this, lest two of them name different numbers on one phone.
 * @param here ISO 3166-1 alpha-2; null where nobody knows, as on the server
 */
export function countryToCall(here: string | null, ofPage: string): string {
  return here !== null && numbersFor(here) !== null ? here : ofPage;
}
