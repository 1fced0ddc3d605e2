import type { Guidance, Item, RefusalReason } from "./guidance.ts";

/** What an analysis came to, as `symptom_searches.found_medications` keeps it. */
export interface FoundSummary {
  /** Red flags; `urgent` for a line of the list that is none of them. */
  readonly emergencies: readonly string[];
  readonly offered: readonly {
    /** Its key, or what was written. */
    readonly symptom: string;
    readonly kind: Item["kind"];
    readonly name: string;
  }[];
  readonly refused: readonly {
    readonly name: string;
    readonly reasons: readonly RefusalReason[];
  }[];
}

export function foundSummary({ emergencies, symptoms, refusals }: Guidance): FoundSummary {
  return {
    emergencies: emergencies.map(({ flag }) => flag ?? "urgent"),
    offered: symptoms.flatMap(({ chosen, offers }) =>
      offers.map(({ item }) => ({
        symptom: chosen.symptom?.key ?? chosen.text,
        kind: item.kind,
        name: nameOf(item),
      })),
    ),
    refused: refusals.map(({ item, reasons }) => ({
      name: nameOf(item),
      reasons: [...new Set(reasons.map(({ reason }) => reason))],
    })),
  };
}

/** The same for the activity log: how many of what, and no word about anybody's health. */
export interface AnalysisCounts {
  readonly symptoms: number;
  readonly emergencies: number;
  readonly offered: number;
  readonly refused: number;
}

export function analysisCounts({ emergencies, symptoms, refusals }: Guidance): AnalysisCounts {
  return {
    symptoms: symptoms.length,
    emergencies: emergencies.length,
    offered: symptoms.reduce((sum, { offers }) => sum + offers.length, 0),
    refused: refusals.length,
  };
}

function nameOf(item: Item): string {
  return item.kind === "box" ? item.box.name : item.name;
}
