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
    return { values: {}, errors: nestedErrors(checked.wrong) as FieldErrors<Typed> };
  };
}

interface Nested {
  [name: string]: Nested | string | undefined;
}

/** `schedule.doses.1.time` is an error of that field, however deep it lies. */
function nestedErrors(wrong: Partial<Record<string, string>>): Nested {
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
  return errors;
}
