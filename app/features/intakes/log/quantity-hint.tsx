import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useText } from "#app/locale/text.tsx";
import { type FormUnit, formUnit } from "#domain/inventory/form.ts";
import { type GoneMedication, isBox, type TakenMedication } from "./taken-medication.ts";

/** Units that the name of the form does not say. */
const MEASURES = ["ml", "g", "drop", "spray", "puff"] as const;

function isMeasured(unit: FormUnit): unit is (typeof MEASURES)[number] {
  return (MEASURES as readonly FormUnit[]).includes(unit);
}

/** In what it is measured, and what is left of it. */
export function QuantityHint({ medication }: { medication: TakenMedication | GoneMedication }) {
  const t = useText();
  const quantityWords = useQuantityWords();
  const unit = formUnit(medication.form);
  return (
    <>
      {isMeasured(unit) && `${t(`intakes.logging.measured.${unit}`)} `}
      {isBox(medication)
        ? t("intakes.logging.left", {
            quantity: quantityWords(medication.form, medication.currentQuantity),
          })
        : t("intakes.correcting.noBox")}
    </>
  );
}
