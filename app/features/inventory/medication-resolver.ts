import type { FieldErrors, Resolver } from "react-hook-form";
import type { Day } from "../../../domain/calendar/day.ts";
import type { DateOrder } from "../../../domain/inventory/typed-expiry.ts";
import { today } from "../../client/today.ts";
import type { MedicationFacts } from "./data.ts";
import { checkForm, type MedicationForm, type WrongFields } from "./form.ts";

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
function toErrors(wrong: WrongFields): FieldErrors<MedicationForm> {
  const errors: Nested = {};
  for (const [field, word] of Object.entries(wrong)) {
    const path = field.split(".");
    const last = path.pop() ?? "";
    let place = errors;
    for (const name of path) {
      place[name] ??= {};
      place = place[name] as Nested;
    }
    place[last] = { type: word };
  }
  return errors as FieldErrors<MedicationForm>;
}

interface Nested {
  [name: string]: Nested | string | undefined;
}
