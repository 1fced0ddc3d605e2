import { useEffect, useRef } from "react";
import { pharmacyCountry } from "../../../domain/pharmacies/country.ts";
import { analysisCounts, foundSummary } from "../../../domain/symptoms/found-summary.ts";
import type { Guidance } from "../../../domain/symptoms/guidance.ts";
import type { ChosenSymptom } from "../../../domain/symptoms/symptom.ts";
import { logActivity } from "../../client/activity-log.ts";
import { visitorCountry } from "../../client/visitor.ts";
import { keepSymptomSearch } from "./queries.ts";

/** Keeps one line for each analysis, with what it came to before anything was ticked or filtered. Nobody waits for it. */
export function useKeptSearch(
  profileId: string,
  chosen: readonly ChosenSymptom[],
  guidance: Guidance | undefined,
): void {
  const isKept = useRef(false);
  useEffect(() => {
    if (!guidance || isKept.current) return;
    isKept.current = true;
    keepSymptomSearch({
      profileId,
      symptomsText: chosen.map(({ text }) => text).join(", "),
      countryContext: pharmacyCountry(visitorCountry()),
      found: foundSummary(guidance),
    });
    logActivity("symptom_analysis_viewed", { ...analysisCounts(guidance) });
  }, [profileId, chosen, guidance]);
}
