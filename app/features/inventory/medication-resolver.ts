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

function toErrors(wrong: WrongFields): FieldErrors<MedicationForm> {
  const errors: Record<string, unknown> = {};
  const reminders: unknown[] = [];
  for (const [field, word] of Object.entries(wrong)) {
    const [name = "", index] = field.split(".");
    if (index === undefined) errors[name] = { type: word };
    else reminders[Number(index)] = { time: { type: word } };
  }
  if (reminders.length > 0) errors.reminders = reminders;
  return errors as FieldErrors<MedicationForm>;
}
