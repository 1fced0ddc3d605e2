import { expect, test } from "vitest";
import { instant } from "../calendar/instant.ts";
import type { Form } from "../inventory/form.ts";
import { pairsAmong } from "./box-pairs.ts";

const NOW = instant("2026-11-26T20:00:00Z");
const NOBODY = { conditions: [], recorded: new Map() };

const box = (name: string, activeMolecule: string | null, form: Form = "Comprimé") => ({
  id: name,
  name,
  dosage: "500 mg",
  form,
  activeMolecule,
});

const IBUPROFEN = box("Nurofen", "Ibuprofène");
const KETOPROFEN = box("Profénid", "Kétoprofène");
const WARFARIN = box("Coumadine", "Warfarine");
const PARACETAMOL = box("Doliprane", "Paracétamol");
const WITH_CODEINE = box("Codoliprane", "Paracétamol + Codéine");
const UNKNOWN = box("Tisane de grand-mère", null);

const said = (boxes: Parameters<typeof pairsAmong>[0], person = NOBODY) =>
  pairsAmong(boxes, person, NOW).map(
    ({ boxes: [one, other], interactions, shared, needsAnswer }) => [
      one.name,
      other.name,
      interactions[0]?.rule.level ?? null,
      shared,
      needsAnswer,
    ],
  );

test("an anticoagulant beside an anti-inflammatory is refused, in either order", () => {
  const [[, , level] = []] = said([IBUPROFEN, WARFARIN]);
  expect(["CI", "AD"]).toContain(level);
  expect(said([WARFARIN, IBUPROFEN])).toEqual([["Coumadine", "Nurofen", level, [], true]]);
});

test("two anti-inflammatories are refused", () => {
  expect(said([IBUPROFEN, KETOPROFEN])).toMatchObject([
    ["Nurofen", "Profénid", expect.stringMatching(/^(CI|AD)$/), [], true],
  ]);
});

test("a substance in both is said, and refuses nothing by itself", () => {
  expect(said([PARACETAMOL, WITH_CODEINE])).toEqual([
    ["Doliprane", "Codoliprane", null, ["paracetamol"], false],
  ]);
});

test("of three boxes each pair is compared once, and what has nothing to say is left out", () => {
  const pairs = said([PARACETAMOL, IBUPROFEN, UNKNOWN, WARFARIN]);
  expect(pairs.map(([one, other]) => `${one} ${other}`)).toContain("Nurofen Coumadine");
  expect(pairs.flat()).not.toContain("Tisane de grand-mère");
  expect(new Set(pairs.map(([one, other]) => `${one} ${other}`)).size).toBe(pairs.length);
});

test("a precaution needs an answer as well", () => {
  expect(said([IBUPROFEN, box("Triatec", "Ramipril")])).toEqual([
    ["Nurofen", "Triatec", "PE", [], true],
  ]);
});
