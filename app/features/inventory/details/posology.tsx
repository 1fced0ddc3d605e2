import { useText } from "#app/locale/text.tsx";
import type { MedicationReference } from "../medication-reference.ts";
import type { StoredMedication } from "../stored-medication.ts";

/**
 * What the box says, else what the reference list says, with its source below. Without either no figure is shown: the
 * specification's "three tablets a day" is nobody's leaflet.
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
  return t(
    `inventory.details.${reference?.needsPrescription ? "followPrescription" : "readLeaflet"}`,
  );
}
