import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { Checked } from "#domain/draft.ts";

/**
 * Lets react-hook-form ask a rule of the domain: each error's `type` is the rule's word, and the focus goes to
 * the first wrong field in the order in which the form registers them.
 */
export function checkedResolver<Typed extends FieldValues, Value extends FieldValues>(
  check: (typed: Typed) => Checked<Value, Partial<Record<string, string>>>,
): Resolver<Typed, unknown, Value> {
  return (typed) => {
    const checked = check(typed);
    if (checked.ok) return { values: checked.value, errors: {} };
    const errors = Object.fromEntries(
      Object.entries(checked.wrong).map(([field, word]) => [field, { type: word }]),
    );
    return { values: {}, errors: errors as FieldErrors<Typed> };
  };
}
