/** Two people saved the same form at once: what the second one sees, and what they have to decide. */
export interface MergeResult<Form, Field extends keyof Form = keyof Form> {
  /** What the form shows now: nothing that was typed is lost, nothing that was saved is overwritten unseen. */
  readonly form: Form;
  /** Changed by somebody else and not here: the form now holds their value. */
  readonly changedElsewhere: readonly Field[];
  /** Changed by both, differently: the form still holds what was typed. */
  readonly conflicts: readonly Field[];
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
): MergeResult<Form, Field> {
  const changed = fields.filter((field) => !isSame(saved[field], base[field]));
  const changedElsewhere = changed.filter((field) => isSame(mine[field], base[field]));
  const conflicts = changed.filter(
    (field) => !isSame(mine[field], base[field]) && !isSame(mine[field], saved[field]),
  );
  const form = { ...mine };
  for (const field of changedElsewhere) form[field] = saved[field];
  return { form, changedElsewhere, conflicts };
}
