import { ABSORPTION_PAIRS } from "./pairs-absorption.ts";
import { ANTI_INFLAMMATORIES_PAIRS } from "./pairs-anti-inflammatories.ts";
import { ANTICOAGULANTS_PAIRS } from "./pairs-anticoagulants.ts";
import { NERVOUS_SYSTEM_PAIRS } from "./pairs-nervous-system.ts";
import { ST_JOHNS_WORT_PAIRS } from "./pairs-st-johns-wort.ts";
import { TREATMENTS_PAIRS } from "./pairs-treatments.ts";
import type { PairRule } from "./rule.ts";

/** The 87 pairs of the safety document, in their order. */
export const PAIRS: readonly PairRule[] = [
  ...ANTI_INFLAMMATORIES_PAIRS,
  ...ANTICOAGULANTS_PAIRS,
  ...ST_JOHNS_WORT_PAIRS,
  ...NERVOUS_SYSTEM_PAIRS,
  ...ABSORPTION_PAIRS,
  ...TREATMENTS_PAIRS,
];
