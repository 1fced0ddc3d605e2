import type { Guidance } from "./guidance.ts";
import type { GuideFacts } from "./guide-facts.ts";

/** From what is known today to what is offered and what is refused. Never a dose. */
export function guide({ chosen }: GuideFacts): Guidance {
  return {
    emergencies: [],
    consultFirst: [],
    symptoms: chosen.map((each) => ({
      chosen: each,
      severity: each.symptom?.severity ?? null,
      state: "unknown",
      seesDoctor: false,
      offers: [],
    })),
    refusals: [],
    unreadAllergies: [],
  };
}
