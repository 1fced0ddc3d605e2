import type { Level, Mark } from "./rule.ts";
import type { SOURCES } from "./sources.ts";

/** Of a profile rule, how strict it is and where it was read. `advice` is said and refuses nothing. */
export interface ProfileRuleFact {
  readonly id: `P${number}` | "label-belgium" | "label-under-2";
  readonly level: Level | "advice";
  readonly source: keyof typeof SOURCES;
  readonly mark: Mark;
}

/**
 * P1 to P27 of the safety document, and what Belgian leaflets print of a pregnancy. Those of general knowledge refuse all the same, because they have done so before
 * sources were graded and taking a refusal away would offer more; none of them shows a figure of a dose.
 */
export const PROFILE_RULE_FACTS: readonly ProfileRuleFact[] = [
  { id: "P1", level: "CI", source: "mhra-2002", mark: "S" },
  { id: "P2", level: "CI", source: "ema-2015", mark: "S" },
  { id: "P3", level: "CI", source: "ema-2015", mark: "S" },
  { id: "P4", level: "CI", source: "ema-2015", mark: "S" },
  { id: "P5", level: "CI", source: "fda-2017", mark: "K" },
  { id: "P6", level: "CI", source: "ansm-2017", mark: "S" },
  { id: "P7", level: "AD", source: "fda-2020", mark: "S" },
  { id: "P8", level: "CI", source: "ansm-2017", mark: "S" },
  { id: "P9", level: "AD", source: "ansm-2019-chickenpox", mark: "S" },
  { id: "P10", level: "advice", source: "ansm-2025", mark: "S" },
  { id: "P11", level: "AD", source: "ansm-2019-clay", mark: "S" },
  { id: "P12", level: "CI", source: "ema-2011", mark: "S" },
  { id: "P13", level: "CI", source: "fda-2008", mark: "S" },
  { id: "P14", level: "advice", source: "ansm-2024", mark: "S" },
  { id: "P15", level: "CI", source: "french-labels", mark: "K" },
  { id: "P16", level: "CI", source: "french-labels", mark: "K" },
  { id: "P17", level: "CI", source: "general-knowledge", mark: "K" },
  { id: "P18", level: "CI", source: "ema", mark: "K" },
  { id: "P19", level: "CI", source: "fda", mark: "K" },
  { id: "P20", level: "CI", source: "general-knowledge", mark: "K" },
  { id: "P21", level: "CI", source: "general-knowledge", mark: "K" },
  { id: "P22", level: "CI", source: "ema", mark: "K" },
  { id: "P23", level: "CI", source: "ansm-2020", mark: "V" },
  { id: "P24", level: "AD", source: "general-knowledge", mark: "K" },
  { id: "P25", level: "advice", source: "general-knowledge", mark: "K" },
  { id: "P26", level: "CI", source: "class-rule", mark: "K" },
  { id: "P27", level: "advice", source: "cima", mark: "S" },
  { id: "label-belgium", level: "CI", source: "belgian-leaflets", mark: "S" },
  { id: "label-under-2", level: "PE", source: "labels-under-2", mark: "S" },
];
