import type { Form } from "#domain/inventory/form.ts";

/** Last good days of boxes, which the rule in TypeScript and the one in SQL both answer. */
export const OPENED_BOXES = [
  { expiresOn: "2027-05-31", openedOn: null, inUseDays: null, until: "2027-05-31" },
  { expiresOn: "2027-05-31", openedOn: null, inUseDays: 28, until: "2027-05-31" },
  { expiresOn: "2027-05-31", openedOn: "2026-11-01", inUseDays: null, until: "2027-05-31" },
  { expiresOn: "2027-05-31", openedOn: "2026-11-01", inUseDays: 28, until: "2026-11-29" },
  { expiresOn: "2026-11-15", openedOn: "2026-11-01", inUseDays: 28, until: "2026-11-15" },
  { expiresOn: "2026-11-29", openedOn: "2026-11-01", inUseDays: 28, until: "2026-11-29" },
  { expiresOn: "2027-05-31", openedOn: "2026-10-20", inUseDays: 7, until: "2026-10-27" },
  { expiresOn: "2027-05-31", openedOn: "2027-02-27", inUseDays: 2, until: "2027-03-01" },
  { expiresOn: "2028-05-31", openedOn: "2028-02-27", inUseDays: 2, until: "2028-02-29" },
  { expiresOn: "2200-12-31", openedOn: "2200-12-31", inUseDays: 3650, until: "2200-12-31" },
] as const;

/** Boxes without days of their own on 22 November 2026, and whether a guide that refuses has run out. */
export const BOXES_PAST_GUIDE = [
  { form: "Collyre", name: "Larmabak", openedOn: "2026-10-25", isPast: false },
  { form: "Collyre", name: "Larmabak", openedOn: "2026-10-24", isPast: true },
  { form: "Collyre", name: "Larmabak", openedOn: null, isPast: false },
  { form: "Pommade", name: "Rifamycine Ophtalmique", openedOn: "2026-10-24", isPast: true },
  { form: "Pommade", name: "Homéoplasmine", openedOn: "2020-01-01", isPast: false },
  { form: "Crème", name: "Oftálmica", openedOn: "2026-10-24", isPast: true },
  { form: "Poudre pour suspension", name: "Céfpodoxime", openedOn: "2026-11-08", isPast: false },
  { form: "Poudre pour suspension", name: "Céfpodoxime", openedOn: "2026-11-07", isPast: true },
  { form: "Sirop", name: "Pédiazole", openedOn: "2026-11-07", isPast: true },
  { form: "Sirop", name: "Génial", molecule: "Amoxicilline", openedOn: "2026-11-07", isPast: true },
  { form: "Sirop", name: "Doliprane", openedOn: "2020-01-01", isPast: false },
  { form: "Sachet", name: "Amoxicilline", openedOn: "2020-01-01", isPast: false },
  { form: "Solution injectable", name: "Lantus", openedOn: "2026-10-25", isPast: false },
  { form: "Solution injectable", name: "Lantus", openedOn: "2026-10-24", isPast: true },
  { form: "Solution injectable", name: "Toujeo", openedOn: "2026-10-24", isPast: false },
  { form: "Solution injectable", name: "Toujeo", openedOn: "2026-09-26", isPast: true },
  { form: "Solution injectable", name: "Levemir", openedOn: "2020-01-01", isPast: false },
  {
    form: "Solution injectable",
    name: "Xultophy",
    molecule: "Insuline dégludec, liraglutide",
    openedOn: "2020-01-01",
    isPast: false,
  },
  { form: "Solution injectable", name: "Lovenox", openedOn: "2020-01-01", isPast: false },
  { form: "Inhalateur", name: "Insuline", openedOn: "2020-01-01", isPast: false },
] as const satisfies readonly {
  readonly form: Form;
  readonly name: string;
  readonly molecule?: string;
  readonly openedOn: string | null;
  readonly isPast: boolean;
}[];
