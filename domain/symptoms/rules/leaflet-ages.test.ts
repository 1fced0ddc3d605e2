import { expect, test } from "vitest";
import { day } from "../../calendar/day.ts";
import { instant } from "../../calendar/instant.ts";
import { listed } from "../../medicines/molecules/molecule.ts";
import { refusalsOf } from "./candidate-checks.ts";

const BEGINS_AT: Readonly<Record<number, string>> = {
  3: "Ibuprofène",
  24: "Benzocaine, Cétirizine, Loratadine, Isothipendyl, Acide salicylique",
  36: "Ketotifen",
  48: "Fluticasone",
  72: "Amylmétacrésol, Alcool dichlorobenzylique, Biclotymol, Cetylpyridinium chloride, Diménhydrinate, Métopimazine, Butilescopolamina, Psyllium, Hydrocortisone, Aciclovir, Magnésium, Acide ascorbique",
  144: "Naproxen, Flurbiprofène, Lidocaïne, Diphénhydramine, Meclizine, Famotidine, Alginate de sodium, Calcium carbonate, Almagato, Trimébutine, Carbamide peroxide, Docosanol, Terbinafine, Benzoyl peroxide, Adapalène",
  180: "Kétoprofène, Diclofénac, Doxylamine, Lopéramide, Racécadotril, Oxymetazoline, Xylométazoline, Hydroxyde d’aluminium",
  216: "Nicotine, Mélatonine, Acétylleucine, Diosmine, Amorolfine, Oméprazole, Pantoprazole",
};
const cases = Object.entries(BEGINS_AT).flatMap(([months, names]) =>
  names.split(", ").map((name) => ({ name, months: Number(months) })),
);

function leafletRefuses(name: string, ageInMonths: number | null, type: "adult" | "child") {
  const refused = refusalsOf(
    {
      item: { kind: "medicine", name, isUnlisted: false },
      substances: listed(name),
      names: [name],
      requested: new Set(listed(name)),
      isListedAsPrescribed: false,
    },
    {
      country: "US",
      today: day("2026-11-21"),
      patient: {
        type,
        ageInMonths,
        weightKg: null,
        weightStanding: "missing",
        allergies: [],
        conditions: [],
        circumstances: [],
        treatmentAnswers: { taken: [], untaken: [] },
      },
      allergies: [],
      unrecorded: [],
      isUnnamedTaken: false,
      overMaximum: [],
      waitingForFever: [],
      moments: new Set(),
      treatments: { list: [], conditions: [], recorded: new Map() },
      now: instant("2026-11-21T12:00:00Z"),
    },
  );
  return refused.filter(({ rule }) => rule === "label-age").map(({ reason }) => reason);
}

test.each(cases)("$name begins at $months months", ({ name, months }) => {
  expect(leafletRefuses(name, months - 1, "child")).toEqual(["child"]);
  expect(leafletRefuses(name, months, "child")).toEqual([]);
  expect(leafletRefuses(name, null, "child")).toEqual(["age-unknown"]);
  expect(leafletRefuses(name, null, "adult")).toEqual([]);
});

test("what is meant for a baby stays within reach of one", () => {
  for (const name of [
    "Paracétamol",
    "Sérum physiologique",
    "Siméticone",
    "Soluté de réhydratation orale",
    "Oxyde de zinc",
  ])
    expect(leafletRefuses(name, 4, "child")).toEqual([]);
});
