import { useState } from "react";
import { formatNumber } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { millilitresAt, type Syringe } from "#domain/dose-rules/syringe.ts";
import { parseQuantity } from "#domain/inventory/quantity.ts";
import { writeNumber } from "#domain/number.ts";

/** How far an arrow key goes: French syringes have half marks. */
const HALF_MARK = 0.5;

/** The mark that was read on the syringe of the box, in kilograms, which comes to the millilitres that are recorded. */
export function SyringeField({
  syringe,
  quantity,
  onQuantity,
}: {
  syringe: Syringe;
  /** As typed, in millilitres. */
  quantity: string;
  onQuantity: (quantity: string) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const [typed, setTyped] = useState("");
  const mark = parseQuantity(typed);
  const millilitres = mark === null ? null : millilitresAt(mark, syringe);
  // Millilitres that were typed since are another dose.
  const isMeant = millilitres === null || parseQuantity(quantity) === millilitres;
  return (
    <Field
      label={t("intakes.syringe.label")}
      hint={
        mark !== null && millilitres !== null && isMeant
          ? t("intakes.syringe.is", {
              mark: formatNumber(mark, language),
              millilitres: formatNumber(millilitres, language),
              milligrams: formatNumber(mark * syringe.milligramsPerMark, language),
            })
          : t("intakes.syringe.hint")
      }
      optional
    >
      {(control) => (
        <NumberInput
          {...control}
          step={HALF_MARK}
          value={isMeant ? typed : ""}
          onChange={({ target }) => {
            setTyped(target.value);
            const read = parseQuantity(target.value);
            onQuantity(read === null ? "" : writeNumber(millilitresAt(read, syringe), language));
          }}
        />
      )}
    </Field>
  );
}
