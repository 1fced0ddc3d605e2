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
  const noted = useMemo(
    () => rematch(words.map((text) => ({ text, symptom: null }))),
    [rematch, words],
  );
  const emergencies = useMemo(() => {
    const patient = { ageInMonths, circumstances: isPregnant ? (["pregnant"] as const) : [] };
    return code.data?.emergencies(noted, patient) ?? [];
  }, [code.data, noted, ageInMonths, isPregnant]);
  if (!code.data) return null;
  const { EmergencyBlock, SupportLine } = code.data;
  return (
    <div className="empty:hidden print:hidden">
      {emergencies.length > 0 && <EmergencyBlock emergencies={emergencies} heading="h2" />}
      <SupportLine chosen={noted} emergencies={emergencies} />
    </div>
  );
}
