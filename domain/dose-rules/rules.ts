import type { DoseRule } from "./dose-rule.ts";
import { FRANCE_OTHER } from "./tables/france-other.ts";
import { FRANCE_PAIN } from "./tables/france-pain.ts";
import { FRANCE_PARACETAMOL } from "./tables/france-paracetamol.ts";
import { BELGIUM, CANADA, SWITZERLAND } from "./tables/other-countries.ts";
import { SPAIN } from "./tables/spain.ts";
import { UNITED_STATES } from "./tables/united-states.ts";

/** Every leaflet rule that was read, those with open questions among them: ask `isQuotable` before a figure is shown. */
export const DOSE_RULES: readonly DoseRule[] = [
  ...FRANCE_PARACETAMOL,
  ...FRANCE_PAIN,
  ...FRANCE_OTHER,
  ...SPAIN,
  ...UNITED_STATES,
  ...SWITZERLAND,
  ...BELGIUM,
  ...CANADA,
];
