import { type UseFormReturn, useForm } from "react-hook-form";
import { useLanguage } from "#app/locale/text.tsx";
import type { MedicationFacts } from "../data.ts";
import { dateOrder, type MedicationForm } from "../form.ts";
import { medicationResolver } from "../medication-resolver.ts";

export type MedicationFormControl = UseFormReturn<MedicationForm, unknown, MedicationFacts>;

/** The form of the add and edit dialogs: checked by the rules, focus to the first wrong field. */
export function useMedicationForm(defaultValues: MedicationForm): MedicationFormControl {
  const order = dateOrder(useLanguage());
  return useForm<MedicationForm, unknown, MedicationFacts>({
    defaultValues,
    resolver: medicationResolver(order),
  });
}
