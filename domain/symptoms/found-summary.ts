import type { Guidance, RefusalReason } from "./guidance.ts";

/** What an analysis came to, as `symptom_searches.found_medications` keeps it. */
export interface FoundSummary {
  readonly emergencies: readonly string[];
  readonly offered: readonly {
    readonly symptom: string;
    readonly kind: "box" | "medicine" | "product";
    readonly name: string;
  }[];
  readonly refused: readonly {
    readonly name: string;
    readonly reasons: readonly RefusalReason[];
  }[];
}

export function foundSummary(_guidance: Guidance): FoundSummary {
  return { emergencies: [], offered: [], refused: [] };
}

/** The same for the activity journal: how many of what, and no word about anybody's health. */
export interface AnalysisCounts {
  readonly symptoms: number;
  readonly emergencies: number;
  readonly offered: number;
  readonly refused: number;
}

export function analysisCounts(guidance: Guidance): AnalysisCounts {
  return {
    symptoms: guidance.symptoms.length,
    emergencies: guidance.emergencies.length,
    offered: guidance.symptoms.reduce((sum, { offers }) => sum + offers.length, 0),
    refused: guidance.refusals.length,
  };
}
