/** Two people saved the same form at once: what the second one sees, and what they have to decide. */
export interface Merge<Form, Field extends keyof Form = keyof Form> {
  /** What the form shows now: nothing that was typed is lost, nothing that was saved is overwritten unseen. */
  readonly form: Form;
  /** Changed by somebody else and not here: the form now holds their value. */
  readonly taken: readonly Field[];
  /** Changed by both, differently: the form still holds what was typed. */
  readonly contested: readonly Field[];
}

/**
 * @param fields in the order of the form
 * @param base what both started from
 * @param saved what the other saved
 * @param mine what was typed here
 */
export function mergeForms<Form, Field extends keyof Form>(
  fields: readonly Field[],
  { base, saved, mine }: { base: Form; saved: Form; mine: Form },
  isSame: (a: Form[Field], b: Form[Field]) => boolean = Object.is,
): Merge<Form, Field> {
  const changed = fields.filter((field) => !isSame(saved[field], base[field]));
  const taken = changed.filter((field) => isSame(mine[field], base[field]));
  const contested = changed.filter(
    (field) => !isSame(mine[field], base[field]) && !isSame(mine[field], saved[field]),
  );
  const form = { ...mine };
  for (const field of taken) form[field] = saved[field];
  return { form, taken, contested };
}
