import type { QueryClient } from "@tanstack/react-query";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { isForm } from "#domain/inventory/form.ts";
import { isWithoutMaker, matchLine } from "#domain/inventory/typed-boxes/match-line.ts";
import type { Language } from "#domain/locale/locales.ts";
import { writeNumber } from "#domain/number.ts";
import { isPlanOf } from "#domain/prescriptions/directed-plan.ts";
import type { PrescriptionLine } from "#domain/prescriptions/prescription-line.ts";
import { lineReferencesQuery } from "../fill/queries.ts";
import { EMPTY_FORM, fillFrom, type MedicationForm } from "../form.ts";
import type { MedicationReference } from "../medication-reference.ts";

/** What a prescription is turned into before somebody compares it with the box: a filled form, and the listed medicine meant. */
export interface PrescribedBox {
  readonly form: MedicationForm;
  /** Null where the list has none, or several that the line may mean. */
  readonly reference: MedicationReference | null;
}

/** The form that a line of a prescription fills in. What it leaves open, and the expiry of the box, is asked as ever. */
export async function formOfLine(
  queryClient: QueryClient,
  { medicine, directions, plan }: PrescriptionLine,
  { language, today }: { readonly language: Language; readonly today: Day },
): Promise<PrescribedBox> {
  const found = await queryClient
    .fetchQuery(lineReferencesQuery(medicine.name, medicine.dosage, language, true))
    .catch(() => []);
  const reference = matchLine(medicine, found).sure;
  const quantity = medicine.quantity === null ? "" : writeNumber(medicine.quantity, language);
  const typed: MedicationForm = {
    ...EMPTY_FORM,
    name: medicine.typedName,
    dosage: medicine.dosage,
    form: medicine.form ?? "",
    totalQuantity: quantity,
    currentQuantity: quantity,
  };
  const filled = {
    ...typed,
    ...(reference && fillFrom(reference, typed, language)),
    // The pharmacy gives the box of any maker.
    ...(reference && isWithoutMaker(medicine.name, reference) && { name: typed.name }),
  };
  // One millilitre is no spoonful, and ten drops are no ten millilitres.
  const isCounted = !isForm(filled.form) || (plan !== null && isPlanOf(plan, filled.form));
  return {
    reference,
    form: {
      ...filled,
      // It was prescribed to this person.
      isCommon: false,
      posology: directions,
      ...(plan &&
        isCounted && {
          wantsReminders: true,
          schedule: {
            ...EMPTY_FORM.schedule,
            doses: plan.doses.map(({ time, quantity }) => ({
              time,
              quantity: writeNumber(quantity, language),
            })),
            startsOn: today,
            endsOn: plan.days === null ? "" : addDays(today, plan.days - 1),
          },
        }),
    },
  };
}
