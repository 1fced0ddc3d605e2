import type { MoleculeClass } from "../../medicines/molecules/molecule-classes.ts";
import type { Molecule } from "../../medicines/molecules/molecule-names.ts";
import type { Circumstance } from "../facts/circumstances.ts";
import type { RefusalReason, RuleId } from "../guidance.ts";
import type { ListCountry } from "../list/symptom.ts";

/** What makes a substance not for somebody: all that is given here together. */
export interface ProfileRule {
  readonly id: RuleId;
  readonly reason: RefusalReason;
  readonly molecules?: readonly Molecule[];
  readonly classes?: readonly MoleculeClass[];
  readonly underMonths?: number;
  readonly underKg?: number;
  readonly circumstance?: Circumstance;
  /** Of a pregnancy: before that week the conditions of the profile ask first. An unknown week counts as later. */
  readonly fromWeeks?: number;
  readonly countries?: readonly ListCountry[];
  /** Where the leaflet says so, by the country of the reader, whatever list is read there. */
  readonly leafletCountries?: readonly string[];
}

const years = (count: number) => count * 12;

/**
 * The profile rules of the safety document, P1 to P24, each with its source there. P10, P25 and P27 are cautions, P26
 * is about allergies.
 */
export const PROFILE_RULES: readonly ProfileRule[] = [
  // Reye's syndrome: UK MHRA 2002, US label.
  { id: "P1", reason: "child", classes: ["salicylates"], underMonths: years(16) },
  // EMA 2013 and 2015.
  { id: "P2", reason: "child", molecules: ["codeine", "dihydrocodeine"], underMonths: years(12) },
  {
    id: "P3",
    reason: "condition",
    molecules: ["codeine", "dihydrocodeine"],
    underMonths: years(18),
    circumstance: "breathing-problems",
  },
  {
    id: "P3",
    reason: "condition",
    molecules: ["codeine", "dihydrocodeine"],
    underMonths: years(18),
    circumstance: "tonsil-surgery",
  },
  {
    id: "P4",
    reason: "breastfeeding",
    molecules: ["codeine", "dihydrocodeine"],
    circumstance: "breastfeeding",
  },
  {
    id: "P4",
    reason: "condition",
    molecules: ["codeine", "dihydrocodeine"],
    circumstance: "codeine-metaboliser",
  },
  // FDA 2017.
  { id: "P5", reason: "child", molecules: ["tramadol"], underMonths: years(12) },
  // ANSM 2017, from 24 weeks on; where nobody knows the week, the whole pregnancy counts.
  {
    id: "P6",
    reason: "pregnancy",
    classes: ["nsaids"],
    circumstance: "pregnant",
    fromWeeks: 24,
    countries: ["FR", "ES"],
  },
  // FDA 2020, from 20 weeks on.
  {
    id: "P7",
    reason: "pregnancy",
    classes: ["nsaids"],
    circumstance: "pregnant",
    fromWeeks: 20,
    countries: ["US"],
  },
  // Belgian leaflets of ibuprofen print 20 weeks.
  {
    id: "label-belgium",
    reason: "pregnancy",
    classes: ["nsaids"],
    circumstance: "pregnant",
    fromWeeks: 20,
    leafletCountries: ["BE"],
  },
  // ANSM 2017.
  { id: "P8", reason: "pregnancy", classes: ["coxibs"], circumstance: "pregnant" },
  // ANSM 2019.
  { id: "P9", reason: "condition", classes: ["nsaids"], circumstance: "chickenpox" },
  // ANSM 2019: lead in clays.
  { id: "P11", reason: "child", molecules: ["diosmectite"], underMonths: years(2) },
  { id: "P11", reason: "child", molecules: ["montmorillonite", "kaolin"], underMonths: years(18) },
  { id: "P11", reason: "pregnancy", classes: ["clays"], circumstance: "pregnant" },
  { id: "P11", reason: "breastfeeding", classes: ["clays"], circumstance: "breastfeeding" },
  // EMA 2011, about suppositories; we mind it for whatever holds them.
  { id: "P12", reason: "child", classes: ["terpenes"], underMonths: 30 },
  { id: "P12", reason: "condition", classes: ["terpenes"], circumstance: "seizure-history" },
  // FDA 2008 says not under 2, the labels say not under 4.
  { id: "P13", reason: "child", classes: ["cough-and-cold"], underMonths: years(4) },
  // ANSM, since 11 December 2024.
  { id: "P14", reason: "prescription-needed", molecules: ["pseudoephedrine"], countries: ["FR"] },
  { id: "P15", reason: "child", molecules: ["pseudoephedrine"], underMonths: years(15) },
  {
    id: "P15",
    reason: "condition",
    molecules: ["pseudoephedrine"],
    circumstance: "heart-or-stroke-history",
  },
  { id: "P16", reason: "child", classes: ["mucolytics"], underMonths: years(2) },
  { id: "P17", reason: "child", classes: ["phenothiazines"], underMonths: years(2) },
  { id: "P18", reason: "child", molecules: ["metoclopramide"], underMonths: years(1) },
  { id: "P18", reason: "child", molecules: ["domperidone"], underMonths: years(12) },
  { id: "P18", reason: "child", molecules: ["domperidone"], underKg: 35 },
  { id: "P19", reason: "child", molecules: ["loperamide"], underMonths: years(2) },
  { id: "P20", reason: "child", classes: ["tetracyclines"], underMonths: years(8) },
  { id: "P20", reason: "child", classes: ["fluoroquinolones"], underMonths: years(18) },
  {
    id: "P21",
    reason: "pregnancy",
    classes: ["ace-inhibitors", "sartans"],
    circumstance: "pregnant",
  },
  {
    id: "P22",
    reason: "pregnancy",
    molecules: ["valproate", "isotretinoin", "methotrexate"],
    circumstance: "pregnant",
  },
  {
    id: "P23",
    reason: "condition",
    molecules: ["st-johns-wort"],
    circumstance: "hormonal-contraception",
  },
  { id: "P24", reason: "child", molecules: ["honey"], underMonths: years(1) },
  // Labels of the United States, and fichas técnicas of the CIMA 83208 and 81974: a doctor sets the dose.
  {
    id: "label-under-2",
    reason: "ask-first",
    molecules: ["paracetamol", "ibuprofen"],
    underMonths: years(2),
    countries: ["US", "ES"],
  },
];

/**
 * Medicines sold without a prescription whose leaflets, as far as we know them, begin at an age. A molecule goes by the
 * strictest of its usual boxes in the three countries: the list names no form.
 */
export const LEAFLET_AGES: readonly (Pick<ProfileRule, "molecules" | "classes"> & {
  readonly underMonths: number;
})[] = [
  { molecules: ["ibuprofen"], underMonths: 3 },
  // FDA 2018 on benzocaine: the blood may stop carrying oxygen.
  {
    molecules: ["benzocaine", "cetirizine", "loratadine", "isothipendyl", "salicylic-acid"],
    underMonths: years(2),
  },
  { molecules: ["ketotifen"], underMonths: years(3) },
  { molecules: ["fluticasone"], underMonths: years(4) },
  {
    molecules: [
      "amylmetacresol",
      "dichlorobenzyl-alcohol",
      "biclotymol",
      "cetylpyridinium",
      "dimenhydrinate",
      "metopimazine",
      "hyoscine",
      "psyllium",
      "hydrocortisone",
      "aciclovir",
      "magnesium",
      "vitamin-c",
    ],
    underMonths: years(6),
  },
  {
    molecules: [
      "naproxen",
      "flurbiprofen",
      "lidocaine",
      "diphenhydramine",
      "meclizine",
      "famotidine",
      "alginate",
      "calcium-carbonate",
      "almagate",
      "trimebutine",
      "carbamide-peroxide",
      "docosanol",
      "terbinafine",
      "benzoyl-peroxide",
      "adapalene",
    ],
    underMonths: years(12),
  },
  {
    molecules: [
      "ketoprofen",
      "diclofenac",
      "doxylamine",
      "loperamide",
      "racecadotril",
      "oxymetazoline",
      "xylometazoline",
      "aluminium-hydroxide",
    ],
    underMonths: years(15),
  },
  {
    molecules: ["nicotine", "melatonin", "acetylleucine", "diosmin", "amorolfine"],
    underMonths: years(18),
  },
  { classes: ["stomach-acid-blockers"], underMonths: years(18) },
];

/** A tablet of this strength is not for a child of less than this age: French leaflets. No dose follows from it. */
export interface StrengthRule {
  readonly molecule: Molecule;
  readonly fromMg: number;
  readonly underMonths: number;
}

export const STRENGTH_RULES: readonly StrengthRule[] = [
  { molecule: "paracetamol", fromMg: 1000, underMonths: years(15) },
  { molecule: "paracetamol", fromMg: 500, underMonths: years(8) },
  { molecule: "ibuprofen", fromMg: 400, underMonths: years(12) },
  { molecule: "ibuprofen", fromMg: 200, underMonths: years(6) },
];

/**
 * Milligrams for each kilogram in the heaviest row that a French leaflet prints for a child: one sachet, suppository or
 * tablet of more is for somebody heavier, whatever its own leaflet says.
 */
export const LARGEST_PER_KG: readonly { readonly molecule: Molecule; readonly mgPerKg: number }[] =
  [
    { molecule: "paracetamol", mgPerKg: 20 },
    { molecule: "ibuprofen", mgPerKg: 10 },
  ];

/** To swallow, on prescription in the three countries from this strength on, whatever the gel or the small box is. */
export const PRESCRIBED_FROM: readonly Pick<StrengthRule, "molecule" | "fromMg">[] = [
  { molecule: "diclofenac", fromMg: 50 },
  { molecule: "ibuprofen", fromMg: 600 },
  { molecule: "naproxen", fromMg: 500 },
  { molecule: "hydrocortisone", fromMg: 0 },
  { molecule: "terbinafine", fromMg: 0 },
  { molecule: "aciclovir", fromMg: 0 },
];

/** A tablet or a capsule can go down the wrong way before this age: French leaflets. */
export const TABLETS_FROM_MONTHS = years(6);

/** From then on an antihistamine that makes drowsy is asked about first. */
export const ELDERLY_FROM_MONTHS = years(65);
