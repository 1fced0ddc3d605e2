import { expect, test } from "vitest";
import { proposedQuantity } from "./dose-quantity.ts";

test.each([
  { form: "Comprimé", last: 2, scheduled: 1, proposed: 2 },
  { form: "Comprimé", last: null, scheduled: 0.5, proposed: 0.5 },
  { form: "Comprimé", last: null, scheduled: null, proposed: 1 },
  { form: "Gélule", last: null, scheduled: null, proposed: 1 },
  { form: "Sirop", last: 7, scheduled: 5, proposed: 7 },
  { form: "Sirop", last: null, scheduled: 5, proposed: 5 },
  { form: "Sirop", last: null, scheduled: null, proposed: null },
  { form: "Crème", last: null, scheduled: null, proposed: null },
  { form: "Suppositoire", last: null, scheduled: null, proposed: 1 },
  { form: "Collyre", last: null, scheduled: null, proposed: 1 },
  { form: "Gouttes", last: null, scheduled: null, proposed: null },
  { form: "Gouttes", last: null, scheduled: 3, proposed: 3 },
  { form: "Poudre pour suspension", last: null, scheduled: null, proposed: null },
  { form: "Autre", last: null, scheduled: null, proposed: null },
] as const)(
  "$form, last $last, scheduled $scheduled: $proposed",
  ({ form, proposed, ...known }) => {
    expect(proposedQuantity(form, known)).toBe(proposed);
  },
);
