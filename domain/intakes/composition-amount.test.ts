import { expect, test } from "vitest";
import { compositionFactsAsAmount } from "#testing/builders/composed-box.ts";
import { DOSE_AMOUNT_CASES } from "#testing/samples/dose-amount-cases.ts";
import { doseAmount } from "./composition-amount.ts";

test.each(DOSE_AMOUNT_CASES)(
  "$quantity of $form is $amount: $because",
  ({ form, quantity, composition, amount }) => {
    const { milligrams, unknownBecause } = doseAmount(
      quantity,
      form,
      compositionFactsAsAmount(composition),
    );
    expect(milligrams ?? unknownBecause).toBe(amount);
  },
);

test("a salt is named where it is what was weighed and its amount is known", () => {
  const salt = { weighedAs: "CHLORHYDRATE DE LOPÉRAMIDE", isSalt: true };
  const of = (amount: number | null, unknownBecause?: string) =>
    doseAmount(
      1,
      "Comprimé",
      compositionFactsAsAmount({
        substance: "loperamide",
        amount,
        ...salt,
        ...(unknownBecause !== undefined && { unknownBecause }),
      }),
    ).weighedAs;
  expect(of(2)).toBe("CHLORHYDRATE DE LOPÉRAMIDE");
  expect(of(null, "salt-or-base")).toBeNull();
});
