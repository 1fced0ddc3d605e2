import { expect, test } from "vitest";
import { BOXES_PAST_GUIDE, OPENED_BOXES } from "../../testing/samples/opened-boxes.ts";
import { addDays, type Day, day } from "../calendar/day.ts";
import type { Form } from "./form.ts";
import { goodUntil, inUseGuide, openedNotice, openedRefusal } from "./opened-life.ts";

const today = day("2026-11-22");
const orNull = (text: string | null): Day | null => (text === null ? null : day(text));

test.each(OPENED_BOXES)(
  "printed $expiresOn, opened $openedOn for $inUseDays days: good until $until",
  ({ expiresOn, openedOn, inUseDays, until }) => {
    expect(goodUntil({ expiresOn: day(expiresOn), openedOn: orNull(openedOn), inUseDays })).toBe(
      until,
    );
  },
);

test.each<[Form, string, string | null]>([
  ["Collyre", "Larmabak", "eye 28 refuses"],
  ["Pommade", "Rifamycine ophtalmique", "eye 28 refuses"],
  ["Poudre pour suspension", "Amoxicilline Biogaran", "antibiotic 14 refuses"],
  ["Sirop", "AUGMENTIN enfants", "antibiotic 14 refuses"],
  ["Sirop", "Céfpodoxime", "antibiotic 14 refuses"],
  ["Poudre pour suspension", "Questran", null],
  ["Solution injectable", "Lantus Solostar", "insulin 28 refuses"],
  ["Solution injectable", "Toujeo", "insulin-long 56 refuses"],
  ["Solution injectable", "Levemir", null],
  ["Solution injectable", "Lovenox", null],
  ["Sirop", "Doliprane", "syrup 180"],
  ["Sirop", "Gaviscon", "alginate 90"],
  ["Sirop", "Gavinium", "alginate 90"],
  ["Poudre pour suspension", "Keforal", "antibiotic 14 refuses"],
  ["Spray nasal", "Aturgyl", "nasal-spray 30"],
  ["Crème", "Biafine", "cream 90"],
  ["Pommade", "Homéoplasmine", "ointment 180"],
  ["Comprimé", "Insuline", null],
  ["Suppositoire", "Doliprane", null],
  ["Sachet", "Amoxicilline", null],
  ["Gouttes", "ZymaD", null],
  ["Inhalateur", "Ventoline", null],
  ["Patch", "Nicopatch", null],
  ["Autre", "Bétadine", null],
])("%s %s: %s", (form, name, known) => {
  const found = inUseGuide({ form, name });
  expect(found && `${found.id} ${found.days}${found.refuses ? " refuses" : ""}`).toBe(known);
});

test.each<[Form, string, string]>([
  ["Poudre pour suspension", "KEFORAL", "céfalexine"],
  ["Poudre pour suspension", "AUGMENTIN", "amoxicilline, acide clavulanique"],
  ["Sirop", "GAVINIUM", "alginate de sodium"],
  ["Solution injectable", "LEVEMIR", "insuline détémir"],
  ["Solution injectable", "XULTOPHY", "insuline dégludec, liraglutide"],
  ["Solution injectable", "LANTUS", "insuline glargine"],
  ["Solution injectable", "TRESIBA", "insuline dégludec"],
])("the guide of %s %s is the same where its substance (%s) is known", (form, name, molecule) => {
  const byName = inUseGuide({ form, name });
  expect(inUseGuide({ form, name, activeMolecule: molecule })).toEqual(byName);
});

test("every guide has a mark and a source, and no general knowledge is among them", () => {
  for (const form of ["Collyre", "Sirop", "Crème", "Pommade", "Spray nasal"] as const) {
    const found = inUseGuide({ form, name: "x" });
    expect(found?.source).toMatch(/\S/);
    expect(["V", "S"]).toContain(found?.mark);
  }
});

test("the molecule of the reference tells what the name does not", () => {
  const box = { form: "Solution injectable", name: "Umuline" } as const;
  expect(inUseGuide({ ...box, name: "Stylo", activeMolecule: "Insuline asparte" })?.id).toBe(
    "insulin",
  );
});

interface Opened {
  readonly form: Form;
  readonly name?: string;
  readonly days: number;
  readonly printed?: number;
  readonly refused: string | null;
  readonly past?: boolean;
}

test.each<Opened>([
  { form: "Collyre", days: 28, refused: null, past: false },
  { form: "Collyre", days: 29, refused: "opened-past-guide", past: true },
  { form: "Collyre", days: 30, refused: "opened-past-guide", past: true },
  // The leaflet's own figure wins, longer or shorter.
  { form: "Collyre", days: 60, printed: 90, refused: null },
  { form: "Collyre", days: 16, printed: 15, refused: "opened-too-long" },
  { form: "Sirop", days: 150, refused: null, past: false },
  { form: "Sirop", days: 200, refused: null, past: true },
  { form: "Sirop", days: 31, printed: 30, refused: "opened-too-long" },
  { form: "Sirop", days: 30, printed: 30, refused: null },
  { form: "Crème", days: 400, refused: null, past: true },
  { form: "Comprimé", days: 400, refused: null },
  { form: "Poudre pour suspension", name: "Amoxicilline", days: 14, refused: null, past: false },
  {
    form: "Poudre pour suspension",
    name: "Amoxicilline",
    days: 15,
    refused: "opened-past-guide",
    past: true,
  },
])(
  "$form $name, opened for $days days, printed $printed: $refused",
  ({ form, name = "Zélixir", days, printed, refused, past }) => {
    const box = {
      form,
      name,
      expiresOn: day("2030-01-31"),
      openedOn: addDays(today, -days),
      inUseDays: printed ?? null,
    };
    expect(openedRefusal(today, box)).toBe(refused);
    expect(openedNotice(today, box)?.isPast).toBe(past);
  },
);

test("a closed box has no notice, and a box that expired is refused for that alone", () => {
  const box = { form: "Collyre", name: "x", expiresOn: day("2026-01-31") } as const;
  expect(openedNotice(today, box)).toBeNull();
  expect(openedRefusal(today, { ...box, openedOn: day("2026-01-20"), inUseDays: 30 })).toBeNull();
});

test.each(BOXES_PAST_GUIDE)("$form $name, opened $openedOn: past the guide is $isPast", (box) => {
  const { form, name, openedOn, isPast } = box;
  const activeMolecule = "molecule" in box ? box.molecule : null;
  const dates = { expiresOn: day("2027-05-31"), openedOn: orNull(openedOn) };
  const refusal = (inUseDays: number | null) =>
    openedRefusal(today, { form, name, activeMolecule, ...dates, inUseDays });
  expect(refusal(null)).toBe(isPast ? "opened-past-guide" : null);
  // Days of the box itself count instead.
  expect(refusal(3650)).toBeNull();
});
