import { useEffect, useRef } from "react";
import { logActivity } from "#app/client/activity-log/activity-log.ts";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { afterDisplay } from "#app/client/time/after-display.ts";
import { pharmacyCountry } from "#domain/pharmacies/country.ts";
import { analysisCounts, foundSummary } from "#domain/symptoms/found-summary.ts";
import type { Guidance } from "#domain/symptoms/guidance.ts";
import type { ChosenSymptom } from "#domain/symptoms/list/symptom.ts";
import { saveSymptomSearch } from "../queries.ts";

/** Keeps one line for each analysis, with what it came to before anything was ticked or filtered. Nobody waits for it. */
export function useSearchLog(
  profileId: string,
  chosen: readonly ChosenSymptom[],
  guidance: Guidance | undefined,
): void {
  const isSaved = useRef(false);
  useEffect(() => {
    if (!guidance || isSaved.current) return;
    isSaved.current = true;
    afterDisplay(() =>
      saveSymptomSearch({
        profileId,
        symptomsText: chosen.map(({ text }) => text).join(", "),
        countryContext: pharmacyCountry(visitorCountry()),
        found: foundSummary(guidance),
      }),
    );
    logActivity("symptom_analysis_viewed", { ...analysisCounts(guidance) });
  }, [profileId, chosen, guidance]);
}
