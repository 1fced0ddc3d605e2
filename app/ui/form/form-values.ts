/** What stands in the fields of a form now, by their names. The fields themselves keep it, whatever happens next. */
export function formValues<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const data = new FormData(form);
  const entries = names.map((name) => [name, String(data.get(name) ?? "")]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
