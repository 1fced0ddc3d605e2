import fc from "fast-check";
import { expect, test } from "vitest";
import { OFFICIAL_NUMBERS } from "../../../testing/samples/official-numbers.ts";
import { BDPM, CIMA, NDC_DIRECTORY } from "../imports/source.ts";
import {
  leafletOf,
  leafletSearch,
  leafletUrl,
  officialNumberCountry,
  readOfficialNumber,
} from "./leaflet.ts";

const FRENCH = "https://base-donnees-publique.medicaments.gouv.fr/medicament";
const DAILYMED = "https://dailymed.nlm.nih.gov/dailymed";
const SET_ID = "482dcc92-b47f-4ea6-854a-f5ac2aea7842";

test.each([
  ["FR", "60234100", `${FRENCH}/60234100/extrait#tab-notice`],
  ["FR", "6023410", null],
  ["FR", "602341000", null],
  ["FR", "6023410a", null],
  ["FR", "", null],
  ["ES", "51347", "https://cima.aemps.es/cima/dochtml/p/51347/P_51347.html"],
  ["ES", "1171186001", "https://cima.aemps.es/cima/dochtml/p/1171186001/P_1171186001.html"],
  ["ES", "51", null],
  ["ES", "51347IP1", null],
  ["ES", "../51347", null],
  ["US", SET_ID, `${DAILYMED}/drugInfo.cfm?setid=${SET_ID}`],
  ["US", "50580-449", `${DAILYMED}/search.cfm?query=50580-449`],
  ["US", "50580-449-05", `${DAILYMED}/search.cfm?query=50580-449-05`],
  ["US", "50580449", null],
  ["DE", "60234100", null],
  [null, "60234100", null],
  ["FR", null, null],
])("in %s the number %s leads to %s", (country, number, url) => {
  expect(leafletUrl(country, number)).toBe(url);
});

test("whatever the number, the address is of an agency and holds no other part", () => {
  fc.assert(
    fc.property(fc.constantFrom("FR", "ES", "US"), fc.string(), (country, number) => {
      const url = leafletUrl(country, number);
      if (url === null) return;
      const { protocol, hostname, username } = new URL(url);
      expect({ protocol, username }).toEqual({ protocol: "https:", username: "" });
      expect(hostname).toMatch(
        /^(base-donnees-publique\.medicaments\.gouv\.fr|cima\.aemps\.es|dailymed\.nlm\.nih\.gov)$/,
      );
    }),
  );
});

test.each([
  [
    BDPM,
    "60234100",
    { url: `${FRENCH}/60234100/extrait#tab-notice`, publisher: "BDPM", country: "FR" },
  ],
  [
    CIMA,
    "51347",
    {
      url: "https://cima.aemps.es/cima/dochtml/p/51347/P_51347.html",
      publisher: "CIMA",
      country: "ES",
    },
  ],
  [
    NDC_DIRECTORY,
    "50580-449",
    {
      url: `${DAILYMED}/search.cfm?query=50580-449`,
      publisher: "DailyMed",
      country: "US",
      listedIn: "NDC Directory",
    },
  ],
])(
  "a reference of $shortName leads to the leaflet of its number, with the edition of the list",
  (source, key, leaflet) => {
    const reference = { source_key: key, source: source.name, source_date: "2026-04-28" };
    expect(leafletOf(reference, null)).toEqual({ ...leaflet, editionOn: "2026-04-28" });
    expect(leafletOf({ ...reference, source_date: "infinity" }, null)?.editionOn).toBeNull();
  },
);

test.each([
  [BDPM, null],
  [BDPM, "51347"],
  [CIMA, null],
  [CIMA, "712729"],
  [CIMA, "51347IP1"],
  [CIMA, "50580-449"],
  [NDC_DIRECTORY, null],
  [NDC_DIRECTORY, "50580449"],
  [NDC_DIRECTORY, "51347"],
  [{ name: "A list of our own" }, "60234100"],
])("a reference of $name whose number is %j has no leaflet", ({ name }, source_key) => {
  expect(leafletOf({ source_key, source: name, source_date: "2026-04-28" }, null)).toBeNull();
});

test("a box without a reference or a number has no leaflet", () => {
  expect(leafletOf(null, null)).toBeNull();
});

test.each(OFFICIAL_NUMBERS)("$number is written as in $country", ({ number, country }) => {
  expect(officialNumberCountry(number)).toBe(country);
});

test.each([
  [" 51 347 ", "51347"],
  ["50580-449-05", "50580-449-05"],
  [SET_ID.toUpperCase(), SET_ID],
  ["  ", null],
])("typed as %j it is stored as %j", (typed, stored) => {
  expect(readOfficialNumber(typed)).toBe(stored);
});

test("a number of the box itself comes before its reference, and has no edition", () => {
  const reference = { source_key: "60234100", source: BDPM.name, source_date: "2026-04-28" };
  expect(leafletOf(reference, "51347")).toEqual({
    url: "https://cima.aemps.es/cima/dochtml/p/51347/P_51347.html",
    publisher: "CIMA",
    country: "ES",
    editionOn: null,
    typedNumber: "51347",
  });
  expect(leafletOf(null, "50580-449")?.publisher).toBe("DailyMed");
  expect(leafletOf(reference, "doliprane")?.editionOn).toBe("2026-04-28");
});

test("without a number, the agency of the reader's country is to look in", () => {
  expect(leafletSearch("US", "Tylenol & more")).toEqual({
    url: `${DAILYMED}/search.cfm?query=Tylenol%20%26%20more`,
    publisher: "DailyMed",
  });
  expect(leafletSearch("ES", "Termalgin")).toEqual({
    url: "https://cima.aemps.es/cima/publico/home.html",
    publisher: "CIMA",
  });
  expect(leafletSearch("FR", "Doliprane")?.publisher).toBe("BDPM");
  expect(leafletSearch("DE", "Doliprane")).toBeNull();
  expect(leafletSearch("US", "\ud800")?.url).toContain("query=");
});
