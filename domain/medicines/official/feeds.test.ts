import { expect, test } from "vitest";
import { day } from "../../calendar/day.ts";
import { feedWarning } from "../imports/feed-warnings.ts";
import { type Feed, readFeeds } from "./feeds.ts";
import { fileNamed } from "./official-files.ts";

const today = day("2026-11-21");
const lines = (text: string) => text.trimStart().replaceAll("|", "\t");

const availability = (text: string) => {
  const feeds = readFeeds((file) => (file === "availability" ? lines(text) : undefined), today);
  if ("file" in feeds) return feeds;
  return feeds.availability;
};
const information = (text: string) => {
  const feeds = readFeeds((file) => (file === "information" ? lines(text) : undefined), today);
  if ("file" in feeds) return feeds;
  return feeds.information;
};

test("a row is read with its state, its days and its link", () => {
  expect(
    availability(
      "60000001||1|Rupture de stock|14/04/2026|18/05/2026||https://ansm.sante.fr/troussalgan\r\n",
    ),
  ).toEqual({
    rows: [
      {
        cis: "60000001",
        cip13: "",
        state: "shortage",
        startedOn: "2026-04-14",
        updatedOn: "2026-05-18",
        backOn: null,
        url: "https://ansm.sante.fr/troussalgan",
      },
    ],
    count: 1,
    leftOut: 0,
    newestDay: "2026-05-18",
  });
});

test.each([
  ["1", "shortage"],
  ["2", "tension"],
  ["3", "stopped"],
  ["4", "back"],
])("code %s is %s", (code, state) => {
  expect(availability(`60000001||${code}|x|14/04/2026|||`)).toMatchObject({ rows: [{ state }] });
});

test("rows with another code, or without a day, are left out and counted", () => {
  const good = Array.from(
    { length: 30 },
    (_, nth) => `600000${10 + nth}||2|Tension|14/04/2026|||\n`,
  ).join("");
  expect(availability(`${good}60000001||7|Autre|14/04/2026|||\n`)).toMatchObject({ leftOut: 1 });
  expect(availability(`${good}60000001||1|Rupture|bientôt|||\n`)).toMatchObject({ leftOut: 1 });
  expect(availability(`${good}6000|| 1|Rupture|14/04/2026|||\n`)).toMatchObject({ leftOut: 1 });
});

test("of two rows about one pack the one said last counts, in whatever order", () => {
  const old = "60000001||2|Tension|02/11/2024|04/12/2024||\n";
  const recent = "60000001||1|Rupture|09/01/2026|15/04/2026||\n";
  for (const text of [old + recent, recent + old]) {
    const feed = availability(text);
    expect(feed).toMatchObject({ count: 2 });
    expect((feed as Feed).rows).toMatchObject([{ state: "shortage" }]);
  }
});

test("days in the future do not date the feed", () => {
  expect(availability("60000001||1|Rupture|14/04/2026|18/05/2924||\n")).toMatchObject({
    newestDay: "2026-04-14",
  });
});

test("an announcement is a text and a link, whichever way its days are written", () => {
  const text = `
60000001|2026-03-01|2026-09-01|<a href='https://ansm.sante.fr/a'>Rappel de lots</a>
60000002|01/04/2026||Arr&ecirc;t de l'utilisation
60000002|01/04/2026||Arr&ecirc;t de l'utilisation
`;
  expect(information(text)).toEqual({
    rows: [
      {
        cis: "60000001",
        startsOn: "2026-03-01",
        endsOn: "2026-09-01",
        body: "Rappel de lots",
        url: "https://ansm.sante.fr/a",
      },
      {
        cis: "60000002",
        startsOn: "2026-04-01",
        endsOn: null,
        body: "Arrêt de l'utilisation",
        url: null,
      },
    ],
    count: 3,
    leftOut: 0,
    newestDay: "2026-04-01",
  });
});

test.each([
  ["", "empty"],
  ["<!DOCTYPE html><p>Page</p>", "web-page"],
  ["60000001|liste I\n", "other-file"],
])("%s is refused as %s", (text, is) => {
  expect(availability(text)).toMatchObject({ file: "availability", is });
  expect(information(text)).toMatchObject({ file: "information", is });
});

test("a file under the name of the other one is recognised", () => {
  expect(information("60000001||1|Rupture de stock|14/04/2026|18/05/2026||\n")).toMatchObject({
    looksLike: "CIS_CIP_Dispo_Spec.txt",
  });
});

test.each([
  ["CIS_InfoImportantes.txt", "information"],
  ["CIS_InfoImportantes_20260518093000_bdpm.txt", "information"],
  ["cis_cip_dispo_spec.TXT", "availability"],
  ["CIS_bdpm.txt", "medicines"],
  ["CIS_InfoImportantes.html", undefined],
  ["CIS_bdpm (1).txt", undefined],
])("%s is the file %s", (name, file) => {
  expect(fileNamed(name)).toBe(file);
});

const feed = (count: number, newestDay: string): Feed => ({
  rows: [],
  count,
  leftOut: 0,
  newestDay: day(newestDay),
});

test.each([
  [feed(1, "2026-05-18"), null, null],
  [feed(70, "2026-05-18"), { date: day("2026-05-18"), rows: 100 }, null],
  [feed(69, "2026-05-18"), { date: day("2026-05-18"), rows: 100 }, "shrunken"],
  [feed(100, "2026-05-17"), { date: day("2026-05-18"), rows: 100 }, "older"],
])("feed %# is believed or not", (came, last, is) => {
  expect(feedWarning("availability", came, last)?.is ?? null).toBe(is);
});
