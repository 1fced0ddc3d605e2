import { useText } from "#app/locale/text.tsx";
import { ChipChoice } from "#app/ui/form/chip-choice.tsx";
import type { Person } from "#domain/intakes/recipients.ts";

/** Who takes the dose, where there is a choice. */
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
  return (
    <ChipChoice
      legend={t("intakes.fields.recipient")}
      options={people.map(({ id, name }) => ({
        value: id,
        label: name ?? t("intakes.fields.nameless"),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
