import { useId } from "react";
import { useText } from "#app/locale/text.tsx";
import type { Person } from "#domain/intakes/recipients.ts";

/** Who takes the dose, where there is a choice: one press. */
export function RecipientChoice({
  people,
  value,
  onChange,
}: {
  people: readonly Person[];
  value: string;
  onChange: (id: string) => void;
}) {
  const t = useText();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{t("intakes.fields.recipient")}</legend>
      <div className="flex flex-wrap gap-2">
        {people.map((person) => (
          // What is unseen has its place in here: from elsewhere, the focus would bring nothing into sight.
          <label
            key={person.id}
            className="relative flex min-h-11 cursor-pointer items-center rounded-control border border-edge px-4 py-2 transition-colors hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={person.id}
              checked={person.id === value}
              onChange={() => onChange(person.id)}
            />
            {person.name ?? t("intakes.fields.nameless")}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
