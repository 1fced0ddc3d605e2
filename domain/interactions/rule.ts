import type { MoleculeClass } from "../medicines/molecules/molecule-classes.ts";
import type { Molecule } from "../medicines/molecules/molecule-names.ts";
import type { REASONS } from "./reasons.ts";
import type { SOURCES } from "./sources.ts";

/**
 * As the ANSM grades interactions: contra-indicated, not recommended (`association déconseillée`), to be used with a
 * precaution (`précaution d'emploi`), to be taken into account (`à prendre en compte`). The strictest first.
 */
export const LEVELS = ["CI", "AD", "PE", "APEC"] as const;

export type Level = (typeof LEVELS)[number];

/** How a fact is known: read in the official text, in a page that quotes it, or general knowledge. */
export type Mark = "V" | "S" | "K";

/** What no box holds and a rule speaks of all the same. */
export type Habit = "alcohol" | "grapefruit";

/** A substance, all of a class, a habit, or every medicine that is swallowed. */
export type Member = Molecule | MoleculeClass | Habit | "any-swallowed";

/** When a side of a rule is meant. */
export interface SideCondition {
  /** Milligrams in one unit. An unknown strength may be as much. */
  readonly fromMg?: number;
  /** Milligrams a week. Unknown may be more. */
  readonly aboveMgPerWeek?: number;
  /** Recorded in each of the last days. What was not recorded is not counted. */
  readonly recorded?: { readonly mgPerDay: number; readonly days: number };
  /** What acts in the whole body: neither a cream nor drops for an eye. An unknown form does. */
  readonly isSystemic?: true;
}

/** A condition of a profile that makes a rule stricter. */
export type RuleCondition = "ulcer_bleed";

/** Two treatments that meet. */
export interface PairRule {
  /** The number of the pair, and a letter where several rows share it. */
  readonly id: string;
  readonly a: readonly Member[];
  readonly b: readonly Member[];
  readonly level: Level;
  readonly reason: keyof typeof REASONS;
  readonly aWhen?: SideCondition;
  readonly bWhen?: SideCondition;
  readonly condition?: RuleCondition;
  /** Asked about first, whatever its level: dose facts, section 2. */
  readonly isAskedFirst?: true;
  /** The rule is about taking both within these hours. */
  readonly apartHours?: number;
  readonly source: keyof typeof SOURCES;
  readonly mark: Mark;
}

/** A rule of general knowledge is a question for the reviewer and is applied to nobody. */
export function isApplied({ mark }: Pick<PairRule, "mark">): boolean {
  return mark !== "K";
}
