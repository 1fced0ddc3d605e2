import { useMemo } from "react";
import { useSymptomMatcher } from "../search/use-symptom-matcher.ts";

const WANTED = { list: true, code: true };

/** What was noted of an illness, read as what is typed in the symptom field is: an emergency says whom to call. */
export function NotedEmergencies({
  words,
  ageInMonths,
  isPregnant,
}: {
  words: readonly string[];
  /** Null where unknown. */
  ageInMonths: number | null;
  isPregnant: boolean;
}) {
  const { code, rematch } = useSymptomMatcher(WANTED, { ageInMonths, hasChildren: false });
  const emergencies = useMemo(() => {
    const noted = rematch(words.map((text) => ({ text, symptom: null })));
    const patient = { ageInMonths, circumstances: isPregnant ? (["pregnant"] as const) : [] };
    return code.data?.emergencies(noted, patient) ?? [];
  }, [code.data, rematch, words, ageInMonths, isPregnant]);
  const EmergencyBlock = code.data?.EmergencyBlock;
  if (!EmergencyBlock || emergencies.length === 0) return null;
  return (
    <div className="print:hidden">
      <EmergencyBlock emergencies={emergencies} heading="h2" />
    </div>
  );
}
