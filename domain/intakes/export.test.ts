import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { instant } from "../calendar/instant.ts";
import { exportFileName, exportIntakes } from "./export.ts";

test("the export has the columns of the specification, one row a dose", () => {
  const dose = {
    id: "a",
    medicationId: null,
    medicationName: "=Doliprane",
    medicationDosage: "1000 mg",
    medicationForm: "Comprimé" as const,
    quantityTaken: 1.5,
    takenAt: instant("2026-03-31T08:00:00Z"),
    notes: null,
    loggedBy: "him",
    giverName: "Julien",
  };
  const csv = exportIntakes([dose, { ...dose, loggedBy: null, giverName: null }], {
    headings: ["Date", "Médicament", "Dosage", "Quantité", "Notes", "Donné par"],
    date: (takenAt) => takenAt.slice(0, 10),
    quantity: (quantity) => String(quantity).replace(".", ","),
    giver: ({ id, name }) => name ?? String(id),
    separator: ";",
  });
  expect(csv).toBe(
    "\uFEFFDate;Médicament;Dosage;Quantité;Notes;Donné par\r\n" +
      '2026-03-31;\'=Doliprane;1000 mg;"1,5";;Julien\r\n' +
      '2026-03-31;\'=Doliprane;1000 mg;"1,5";;null\r\n',
  );
});

test("the file carries the day of the export", () => {
  expect(exportFileName(day("2026-03-31"))).toBe("activite-medicaments-2026-03-31.csv");
});
