import { useEffect, useRef } from "react";
import { useText } from "#app/locale/text.tsx";
import { ChipChoice } from "#app/ui/form/chip-choice.tsx";
import type { Person } from "#domain/intakes/recipients.ts";

/** Who takes the dose, where there is a choice. */
export function RecipientChoice({
  people,
  value,
  isMissing = false,
  hasFocus = false,
  onChange,
}: {
  people: readonly Person[];
  /** Null until somebody is chosen. */
  value: string | null;
  /** The dose was to be saved for nobody. */
  isMissing?: boolean;
  /** The keyboard stays here, where the form around it was drawn anew. */
  hasFocus?: boolean;
  onChange: (id: string) => void;
}) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus || isMissing) {
      const radios = frame.current?.querySelectorAll("input") ?? [];
      ([...radios].find(({ checked }) => checked) ?? radios[0])?.focus();
    }
  }, [hasFocus, isMissing]);
  return (
    <div ref={frame}>
      <ChipChoice
        legend={t("intakes.fields.recipient")}
        options={people.map(({ id, name }) => ({
          value: id,
          label: name ?? t("intakes.fields.nameless"),
        }))}
        value={value ?? ""}
        error={isMissing && t("intakes.wrong.recipient")}
        onChange={onChange}
      />
    </div>
  );
}
