import type { PairRule } from "./rule.ts";

const ANSM = { source: "ansm-2020", mark: "V" } as const;

/** Anticoagulants, and anti-infectives that act on them or on sulfonylureas. */
export const ANTICOAGULANTS_PAIRS: readonly PairRule[] = [
  {
    id: "21",
    a: ["miconazole"],
    b: ["vitamin-k-antagonists"],
    level: "CI",
    reason: "severe-bleeding",
    ...ANSM,
  },
  {
    id: "22",
    a: ["miconazole"],
    b: ["sulfonylureas"],
    level: "CI",
    reason: "hypoglycaemia",
    ...ANSM,
  },
  {
    id: "23",
    a: ["fluconazole"],
    b: ["vitamin-k-antagonists"],
    level: "PE",
    reason: "inr-rises",
    ...ANSM,
  },
  {
    id: "24",
    a: ["sulfamethoxazole"],
    b: ["vitamin-k-antagonists"],
    level: "AD",
    reason: "inr-rises",
    ...ANSM,
  },
  {
    id: "25",
    a: ["fluoroquinolones", "macrolides-except-spiramycin", "tetracyclines"],
    b: ["vitamin-k-antagonists"],
    level: "PE",
    reason: "inr-rises",
    ...ANSM,
  },
  {
    id: "26",
    a: ["tramadol"],
    b: ["oral-anticoagulants"],
    level: "APEC",
    reason: "inr-rises",
    ...ANSM,
  },
  {
    id: "27",
    a: ["ssris"],
    b: ["oral-anticoagulants"],
    level: "APEC",
    reason: "bleeding",
    ...ANSM,
  },
  {
    id: "28",
    a: ["orlistat"],
    b: ["vitamin-k-antagonists"],
    level: "PE",
    reason: "inr-rises",
    ...ANSM,
  },
];
