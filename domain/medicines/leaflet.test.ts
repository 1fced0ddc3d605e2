import fc from "fast-check";
import { expect, test } from "vitest";
import { leafletOf, leafletUrl } from "./leaflet.ts";
import { BDPM } from "./source.ts";

const FRENCH = "https://base-donnees-publique.medicaments.gouv.fr/medicament";
const DAILYMED = "https://dailymed.nlm.nih.gov/dailymed";
const SET_ID = "482dcc92-b47f-4ea6-854a-f5ac2aea7842";

test.each([
  ["FR", "60234100", `${FRENCH}/60234100/extrait#tab-notice`],
  ["FR", "6023410", null],
  ["FR", "602341000", null],
  ["FR", "6023410a", null],
  ["FR", "", null],
  ["ES", "51347", "https://cima.aemps.es/cima/dochtml/p/51347/Prospecto.html"],
  ["ES", "1171186001", "https://cima.aemps.es/cima/dochtml/p/1171186001/Prospecto.html"],
  ["ES", "51", null],
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

test("a reference says who publishes its leaflet, and of which edition its number is", () => {
  const reference = { cis: "60234100", source: BDPM.name, source_date: "2026-04-28" };
  expect(leafletOf(reference)).toEqual({
    url: `${FRENCH}/60234100/extrait#tab-notice`,
    publisher: "BDPM",
    editionOn: "2026-04-28",
  });
  expect(leafletOf({ ...reference, source_date: "infinity" })?.editionOn).toBeNull();
  expect(leafletOf({ ...reference, cis: null })).toBeNull();
  expect(leafletOf({ ...reference, source: "A list of our own" })).toBeNull();
  expect(leafletOf(null)).toBeNull();
});
