import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { type BoxRecall, recallMatch, recallsToMind } from "./recall.ts";

const recall = (lots: readonly string[], id = "r"): BoxRecall => ({
  id,
  title: "Rappel",
  publishedOn: day("2026-03-12"),
  url: "https://ansm.sante.fr/a",
  allLots: lots.length === 0,
  lots,
});

test.each([
  ["AB123", ["AB123"], "recalled"],
  ["ab 123", ["AB123"], "recalled"],
  ["AB-123", ["AB123"], "recalled"],
  ["Lot AB123", ["AB123"], "recalled"],
  ["LOT: AB123", ["AB123"], "recalled"],
  ["Lot n° AB123", ["AB123"], "recalled"],
  ["ＡＢ１２３", ["AB123"], "recalled"],
  ["ABO23", ["AB023"], "recalled"],
  ["AI123", ["A1123"], "recalled"],
  ["LOTUS12", ["US12"], "not-in-notice"],
  ["AB124", ["AB123"], "not-in-notice"],
  ["AB12", ["AB123"], "not-in-notice"],
  ["AB1234", ["AB123", "AB1234"], "recalled"],
  [null, ["AB123"], "lot-unknown"],
  ["", ["AB123"], "lot-unknown"],
  [" - ", ["AB123"], "lot-unknown"],
  [null, [], "recalled"],
  ["AB124", [], "recalled"],
])("batch %j of the notice %j is %s", (lot, lots, match) => {
  expect(recallMatch(lot, recall(lots))).toBe(match);
});

test("what names the box comes first, what does not concern it not at all", () => {
  const recalls = [recall(["X1"], "other"), recall(["AB123"], "mine")];
  expect(recallsToMind({ lot: "AB123", notices: { recalls } })).toMatchObject([
    { recall: { id: "mine" }, match: "recalled" },
  ]);
  expect(
    recallsToMind({ lot: null, notices: { recalls: [...recalls, recall([], "all")] } }),
  ).toMatchObject([
    { recall: { id: "all" }, match: "recalled" },
    { recall: { id: "other" }, match: "lot-unknown" },
    { recall: { id: "mine" }, match: "lot-unknown" },
  ]);
  expect(recallsToMind({ lot: null })).toEqual([]);
});
