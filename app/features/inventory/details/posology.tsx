import { useText } from "#app/locale/text.tsx";
import type { MedicationReference } from "../medication-reference.ts";
import type { StoredMedication } from "../stored-medication.ts";

/**
 * What the box says, else what the reference list says, else the specification's fixed sentence for tablets. A
 * prescription is better than that sentence: three tablets a day of some of them would be far too much.
 *
 * @param reference undefined while nobody knows it: on its way, or not to be had
 */
export function Posology({
  medication,
  reference,
}: {
  medication: StoredMedication;
  reference: MedicationReference | null | undefined;
}) {
  const t = useText();
  if (medication.posology)
    return <span className="whitespace-pre-line">{medication.posology}</span>;
  if (reference?.defaultPosology) {
    return <span lang={reference.languages.posology}>{reference.defaultPosology}</span>;
  }
  if (reference?.needsPrescription) return t("inventory.details.followPrescription");
  if (reference === undefined || medication.form !== "Comprimé") {
    return t("inventory.details.readLeaflet");
  }
  return t("inventory.details.threeTablets");
}
