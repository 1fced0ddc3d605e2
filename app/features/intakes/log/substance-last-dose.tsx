import { useNow } from "#app/client/time/now.ts";
import { useText } from "#app/locale/text.tsx";
import type { Medication } from "#domain/inventory/medication.ts";
import type { Substance } from "#domain/medicines/molecules/molecule.ts";
import { useDoseWords } from "./dose-words.ts";
import { useDoseCheck } from "./use-dose-check.ts";

/** When the latest dose of one substance of a box was given, and by whom; nothing where that could not be read. */
export function SubstanceLastDose({
  profileId,
  box,
  substance,
}: {
  profileId: string;
  box: Pick<Medication, "id" | "name" | "dosage" | "form">;
  substance: Substance;
}) {
  const t = useText();
  const now = useNow();
  const doseWords = useDoseWords();
  const { facts, relevantDoses } = useDoseCheck(profileId, box, true);
  const last = relevantDoses?.taken.find((each) => each.substance === substance)?.last;
  if (!facts || !last) return null;
  return <p>{t("intakes.last.latest", { dose: doseWords(last, facts.me, now) })}</p>;
}
