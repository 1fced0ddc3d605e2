import type { Emergency } from "../../../domain/symptoms/guidance.ts";
import { redFlagsIn } from "../../../domain/symptoms/red-flags.ts";
import type { ChosenSymptom } from "../../../domain/symptoms/symptom.ts";

export function emergenciesIn(chosen: readonly ChosenSymptom[]): Emergency[] {
  return chosen.flatMap((each) => {
    const flags = redFlagsIn(each.text);
    if (flags.length > 0) return flags.map((flag) => ({ flag, chosen: [each] }));
    return each.symptom?.severity === "urgent"
      ? [{ flag: each.symptom.redFlag, chosen: [each] }]
      : [];
  });
}
