import { day } from "../../calendar/day.ts";
import { readRuleTable } from "../rule-table.ts";

/**
 * Labels with a date, read in copies of the official records (V) or in two registers that quote them with set id,
 * version and date (S): decision 0311 lists them. Bands are printed in pounds, and a weight is compared in pounds. Where
 * a label says "every 6 to 8 hours", the longer time is the preferred one. The charts of children end at 12 years, and
 * begin at 2: below, the labels say to ask a doctor.
 *
 * - A box that says "infants" has a chart of its own, which ends at 35 lb.
 * - Aspirin is printed as 1 or 2 every 4 hours or 3 every 6: the longer time holds for each of them. Its age is that of
 *   rule P1.
 * - Loperamide has a second, smaller dose after the first; its chart goes by weight.
 */
const DATED_LABELS = readRuleTable(
  "US",
  `
us-acetaminophen-32-24 | *,children,childrens | paracetamol | liquid | 32 | 24-35 lb | 2y-12y | 5 | 4 | 5 doses | 3/5 | Drug Facts, Children’s Tylenol 160 mg/5 mL (Kenvue) §Directions | 2026-06-12 | V
us-acetaminophen-32-36 | *,children,childrens | paracetamol | liquid | 32 | 36-47 lb | 2y-12y | 7.5 | 4 | 5 doses | 3/5 | Drug Facts, Children’s Tylenol 160 mg/5 mL (Kenvue) §Directions | 2026-06-12 | V
us-acetaminophen-32-48 | *,children,childrens | paracetamol | liquid | 32 | 48-59 lb | 2y-12y | 10 | 4 | 5 doses | 3/5 | Drug Facts, Children’s Tylenol 160 mg/5 mL (Kenvue) §Directions | 2026-06-12 | V
us-acetaminophen-32-60 | *,children,childrens | paracetamol | liquid | 32 | 60-71 lb | 2y-12y | 12.5 | 4 | 5 doses | 3/5 | Drug Facts, Children’s Tylenol 160 mg/5 mL (Kenvue) §Directions | 2026-06-12 | V
us-acetaminophen-32-72 | *,children,childrens | paracetamol | liquid | 32 | 72-95 lb | 2y-12y | 15 | 4 | 5 doses | 3/5 | Drug Facts, Children’s Tylenol 160 mg/5 mL (Kenvue) §Directions | 2026-06-12 | V
us-acetaminophen-32-infants | infants,infant | paracetamol | liquid | 32 | 24-35 lb | 2y-12y | 5 | 4 | 5 doses | 3/5 | Drug Facts, Infants’ Tylenol 160 mg/5 mL (Kenvue) §Directions | 2026-08-07 | S
us-acetaminophen-500   | *,tylenol | paracetamol | tablet,capsule | 500 | - | 12y- | 2 | 6 | 3000 mg | 3/10 | Drug Facts, Tylenol Extra Strength 500 mg (Kenvue) §Directions | 2026-07-24 | S
us-acetaminophen-325   | *,tylenol | paracetamol | tablet,capsule | 325 | - | 12y- | 2 | 6/4 | 3250 mg | 3/10 | Drug Facts, Tylenol Regular Strength 325 mg (Kenvue) §Directions | 2024-11-07 | V
us-acetaminophen-325-6 | *,tylenol | paracetamol | tablet,capsule | 325 | - | 6y-12y | 1 | 6/4 | 5 doses, 1625 mg | 3/5 | Drug Facts, Tylenol Regular Strength 325 mg (Kenvue) §Directions | 2024-11-07 | V
us-ibuprofen-20-24     | *,motrin | ibuprofen | liquid | 20 | 24-35 lb | 2y-12y | 5 | 8/6 | 4 doses | 3 | Drug Facts, Children’s Motrin 100 mg/5 mL (Kenvue) §Directions | 2024-11-08 | S
us-ibuprofen-20-36     | *,motrin | ibuprofen | liquid | 20 | 36-47 lb | 2y-12y | 7.5 | 8/6 | 4 doses | 3 | Drug Facts, Children’s Motrin 100 mg/5 mL (Kenvue) §Directions | 2024-11-08 | S
us-ibuprofen-20-48     | *,motrin | ibuprofen | liquid | 20 | 48-59 lb | 2y-12y | 10 | 8/6 | 4 doses | 3 | Drug Facts, Children’s Motrin 100 mg/5 mL (Kenvue) §Directions | 2024-11-08 | S
us-ibuprofen-20-60     | *,motrin | ibuprofen | liquid | 20 | 60-71 lb | 2y-12y | 12.5 | 8/6 | 4 doses | 3 | Drug Facts, Children’s Motrin 100 mg/5 mL (Kenvue) §Directions | 2024-11-08 | S
us-ibuprofen-20-72     | *,motrin | ibuprofen | liquid | 20 | 72-95 lb | 2y-12y | 15 | 8/6 | 4 doses | 3 | Drug Facts, Children’s Motrin 100 mg/5 mL (Kenvue) §Directions | 2024-11-08 | S
us-ibuprofen-40-12     | *,motrin | ibuprofen | liquid | 40 | 12-17 lb | 6m- | 1.25 | 8/6 | 4 doses | 3 | Drug Facts, Infants’ Motrin 50 mg/1.25 mL (Kenvue) §Directions | 2026-06-30 | S
us-ibuprofen-40-18     | *,motrin | ibuprofen | liquid | 40 | 18-23 lb | 6m- | 1.875 | 8/6 | 4 doses | 3 | Drug Facts, Infants’ Motrin 50 mg/1.25 mL (Kenvue) §Directions | 2026-06-30 | S
us-ibuprofen-200       | *,advil,motrin | ibuprofen | tablet,capsule | 200 | - | 12y- | 1-2 | 6/4 | 1200 mg | 3/10 | Drug Facts, Advil Liqui-Gels 200 mg (Haleon) §Directions | 2026-07-31 | S
us-aspirin-325         | *,bayer | aspirin | tablet | 325 | - | 16y- | 1-3 | 6 | 3900 mg | 3/10 | Drug Facts, Bayer Genuine Aspirin 325 mg (Bayer) §Directions | 2025-12-05 | S
us-naproxen-220        | *,aleve | naproxen | tablet,capsule | 220 | - | 12y- | 1-2 | 12/8 | 660 mg | 3/10 | Drug Facts, Aleve 220 mg (Bayer) §Directions | 2025-12-08 | S
us-cetirizine-10       | * | cetirizine | tablet | 10 | - | 6y-65y | 1 | - | 1 doses, 10 mg | - | Drug Facts, cetirizine 10 mg (PD-Rx, DailyMed 03c0a599-072a-10ef-e063-6394a90a9698) §Directions | 2025-05-29 | V
us-loratadine-10       | * | loratadine | tablet | 10 | - | 6y- | 1 | - | 1 doses, 10 mg | - | Drug Facts, loratadine 10 mg (DailyMed cd21751e-e62f-40f3-a254-f2db7cf9c101) §Directions | 2022-02-08 | V
us-diphenhydramine-25  | * | diphenhydramine | tablet,capsule | 25 | - | 12y- | 1-2 | 6/4 | 6 doses, 300 mg | - | Drug Facts, diphenhydramine 25 mg (DailyMed e4e4004f-77e3-569d-e053-2a95a90a73fe) §Directions | 2024-01-08 | V
us-diphenhydramine-25-6 | * | diphenhydramine | tablet,capsule | 25 | - | 6y-12y | 1 | 6/4 | 6 doses, 150 mg | - | Drug Facts, diphenhydramine 25 mg (DailyMed e4e4004f-77e3-569d-e053-2a95a90a73fe) §Directions | 2024-01-08 | V
us-fexofenadine-180    | * | fexofenadine | tablet | 180 | - | 12y-65y | 1 | - | 1 doses, 180 mg | - | Drug Facts, fexofenadine 180 mg (Spirit, DailyMed f0ea471e-de9f-4048-a48c-cfe858774854) §Directions | 2024-12-13 | V
us-chlorphenamine-4    | * | chlorphenamine | tablet | 4 | - | 12y- | 1 | 6/4 | 24 mg | - | Drug Facts, chlorpheniramine 4 mg (DailyMed c948e612-a491-4ad0-adb9-cf31ef76e4d8) §Directions | 2024-04-03 | V
us-chlorphenamine-4-6  | * | chlorphenamine | tablet | 4 | - | 6y-12y | 0.5 | 6/4 | 12 mg | - | Drug Facts, chlorpheniramine 4 mg (DailyMed c948e612-a491-4ad0-adb9-cf31ef76e4d8) §Directions | 2024-04-03 | V
us-doxylamine-25       | *,unisom | doxylamine | tablet | 25 | - | 12y- | 1 | - | 1 doses | 14 | Drug Facts, Unisom SleepTabs 25 mg (Chattem) §Directions | 2023-04-26 | V
us-guaifenesin-400     | * | guaifenesin | tablet | 400 | - | 12y- | 1 | 4 | 6 doses, 2400 mg | 7 | Drug Facts, guaifenesin 400 mg (DailyMed d1700952-d835-fa09-e053-2995a90ae617) §Directions | 2021-12-24 | V
us-dextromethorphan-delsym | delsym | dextromethorphan | liquid | 6 | - | 12y- | 10 | 12 | 120 mg | - | Drug Facts, Delsym 30 mg/5 mL §Directions | 2026-09-11 | S
us-dextromethorphan-delsym-6 | delsym | dextromethorphan | liquid | 6 | - | 6y-12y | 5 | 12 | 60 mg | - | Drug Facts, Delsym 30 mg/5 mL §Directions | 2026-09-11 | S
us-dextromethorphan-delsym-4 | delsym | dextromethorphan | liquid | 6 | - | 4y-6y | 2.5 | 12 | 30 mg | - | Drug Facts, Delsym 30 mg/5 mL §Directions | 2026-09-11 | S
us-loperamide-2        | *,imodium | loperamide | tablet,capsule | 2 | - | 12y- | 1-2 | - | 8 mg | 2 | Drug Facts, Imodium A-D 2 mg (Kenvue) §Directions | 2025-09-29 | S
us-loperamide-2-9      | *,imodium | loperamide | tablet | 2 | 60-95 lb | 6y-12y | 0.5-1 | - | 6 mg | 2 | Drug Facts, Imodium A-D 2 mg (Kenvue) §Directions | 2025-09-29 | S
us-loperamide-2-6      | *,imodium | loperamide | tablet | 2 | 48-59 lb | 6y-12y | 0.5-1 | - | 4 mg | 2 | Drug Facts, Imodium A-D 2 mg (Kenvue) §Directions | 2025-09-29 | S
us-macrogol-17         | *,miralax | macrogol | sachet | 17000 | - | 17y- | 1 | - | 1 doses | 7 | Drug Facts, MiraLAX 17 g (Bayer) §Directions | 2026-05-06 | S
`,
  day("2026-11-30"),
);

/** Pages without a date, which restrict and are quoted nowhere, and general knowledge. */
const UNDATED = readRuleTable(
  "US",
  `
us-dextromethorphan    | * | dextromethorphan | liquid | - | - | 12y- | 10-30 mg | 4 | 120 mg | - | Drug Facts, dextromethorphan | - | S
us-dextromethorphan-6  | * | dextromethorphan | liquid | - | - | 6y-12y | - | - | 60 mg | - | Drug Facts, dextromethorphan | - | S
us-guaifenesin         | * | guaifenesin | tablet,liquid | - | - | 12y- | 200-400 mg | 4 | 2400 mg | - | Drug Facts, guaifenesin | - | S
us-guaifenesin-6       | * | guaifenesin | tablet,liquid | - | - | 6y-12y | - | - | 1200 mg | - | Drug Facts, guaifenesin | - | S
us-pseudoephedrine     | * | pseudoephedrine | tablet | - | - | 12y- | 60 mg | 4 | 240 mg | 7 | Drug Facts, pseudoephedrine | - | S
us-pseudoephedrine-6   | * | pseudoephedrine | tablet | - | - | 6y-12y | - | 4 | 120 mg | 7 | Drug Facts, pseudoephedrine | - | S
us-phenylephrine-10    | * | phenylephrine | tablet | 10 | - | 12y- | 1 | 4 | 60 mg | - | Drug Facts, phenylephrine 10 mg | - | K
us-phenylephrine-16    | * | phenylephrine | tablet | 15.6 | - | 12y- | 1 | 4 | 62.4 mg | - | Federal Register 71 FR 43362, phenylephrine bitartrate | 2006 | S
us-omeprazole-20       | * | omeprazole | tablet,capsule | 20 | - | 18y- | 1 | - | 1 doses, 20 mg | 14 | Drug Facts, omeprazole 20 mg | - | S
us-simeticone          | * | simeticone | tablet,capsule | - | - | 12y- | - | - | 500 mg | - | Drug Facts, simethicone | - | K
us-bisacodyl-5         | * | bisacodyl | tablet | 5 | - | 12y- | 1-3 | - | 1 doses, 15 mg | 7 | Drug Facts, bisacodyl 5 mg | - | K
us-tramadol            | rx | tramadol | - | - | - | - | - | - | - | - | Tramadol | - | K
`,
);

/** The United States. */
export const UNITED_STATES = [...DATED_LABELS, ...UNDATED];
