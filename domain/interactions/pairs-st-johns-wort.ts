import type { PairRule } from "./rule.ts";

const ANSM = { source: "ansm-2020", mark: "V" } as const;

/** St John's wort. */
export const ST_JOHNS_WORT_PAIRS: readonly PairRule[] = [
  {
    id: "29",
    a: ["st-johns-wort"],
    b: ["hormonal-contraceptives"],
    level: "CI",
    reason: "unwanted-pregnancy",
    ...ANSM,
  },
  {
    id: "30",
    a: ["st-johns-wort"],
    b: ["vitamin-k-antagonists"],
    level: "CI",
    reason: "loss-of-effect",
    ...ANSM,
  },
  {
    id: "31",
    a: ["st-johns-wort"],
    b: ["digoxin"],
    level: "CI",
    reason: "loss-of-effect",
    ...ANSM,
  },
  {
    id: "32",
    a: ["st-johns-wort"],
    b: ["immunosuppressants"],
    level: "CI",
    reason: "rejection",
    ...ANSM,
  },
  {
    id: "33",
    a: ["st-johns-wort"],
    b: ["boosted-protease-inhibitors"],
    level: "CI",
    reason: "loss-of-effect",
    ...ANSM,
  },
  {
    id: "34",
    a: ["st-johns-wort"],
    b: ["theophylline"],
    level: "CI",
    reason: "loss-of-effect",
    ...ANSM,
  },
  {
    id: "35",
    a: ["st-johns-wort"],
    b: ["fexofenadine"],
    level: "CI",
    reason: "loss-of-effect",
    ...ANSM,
  },
  {
    id: "36",
    a: ["st-johns-wort"],
    b: ["ssris"],
    level: "PE",
    reason: "serotonin-syndrome",
    ...ANSM,
  },
  {
    id: "37",
    a: ["st-johns-wort"],
    b: ["simvastatin", "thyroid-hormones"],
    level: "AD",
    reason: "loss-of-effect",
    ...ANSM,
  },
];
