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
] as const)(
  "$form, last $last, scheduled $scheduled: $proposed",
  ({ form, proposed, ...known }) => {
    expect(proposedQuantity(form, known)).toBe(proposed);
  },
);
