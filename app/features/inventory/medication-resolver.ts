import type { FieldErrors, Resolver } from "react-hook-form";
import { today } from "#app/client/time/today.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { DateOrder } from "#domain/inventory/typed-expiry.ts";
import type { MedicationFacts } from "./data.ts";
import { checkForm, type FormErrors, type MedicationForm } from "./form.ts";

/** Lets react-hook-form ask the rules of the inventory; each error's `type` is their word. */
export function medicationResolver(
  order: DateOrder,
  todayIs: () => Day = today,
): Resolver<MedicationForm, unknown, MedicationFacts> {
  return (typed) => {
    const checked = checkForm(typed, order, todayIs());
    return checked.ok
      ? { values: checked.value, errors: {} }
      : { values: {}, errors: toErrors(checked.wrong) };
  };
}

/** `schedule.doses.1.time` is an error of that field, however deep it lies. */
function toErrors(wrong: FormErrors): FieldErrors<MedicationForm> {
  const errors: Nested = {};
  for (const [field, word] of Object.entries(wrong)) {
    const path = field.split(".");
    const last = path.pop() ?? "";
    let target = errors;
    for (const name of path) {
      target[name] ??= {};
      target = target[name] as Nested;
    }
    target[last] = { type: word };
  }
  return errors as FieldErrors<MedicationForm>;
}

interface Nested {
  [name: string]: Nested | string | undefined;
}
