import { type UseFormReturn, useForm } from "react-hook-form";
import { checkedResolver } from "#app/client/forms/checked-resolver.ts";
import { today } from "#app/client/time/today.ts";
import { useLanguage } from "#app/locale/text.tsx";
import { checkForm, dateOrder, type MedicationForm } from "../form.ts";
import type { MedicationFacts } from "../medication-facts.ts";

export type MedicationFormControl = UseFormReturn<MedicationForm, unknown, MedicationFacts>;

/** The form of the add and edit dialogs: checked by the rules, focus to the first wrong field. */
export function useMedicationForm(defaultValues: MedicationForm): MedicationFormControl {
  const order = dateOrder(useLanguage());
  return useForm<MedicationForm, unknown, MedicationFacts>({
    defaultValues,
    resolver: checkedResolver((typed) => checkForm(typed, order, today())),
  });
}
