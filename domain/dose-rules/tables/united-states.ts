import { readRuleTable } from "../rule-table.ts";

/** The United States. Bands are printed in pounds, and a weight is compared in pounds. */
export const UNITED_STATES = readRuleTable(
  "US",
  `
us-acetaminophen-32    | * | paracetamol | liquid | 32 | 24-95 lb | 2y-12y | - | - | 5 doses | - | FDA label, acetaminophen 160 mg/5 ml | - | V
us-acetaminophen-32-24 | * | paracetamol | liquid | 32 | 24-35 lb | ~2y-4y | 5 | 4 | 5 doses | - | Drug Facts, acetaminophen 160 mg/5 ml | - | S
us-acetaminophen-32-36 | * | paracetamol | liquid | 32 | 36-47 lb | ~4y-6y | 7.5 | 4 | 5 doses | - | Drug Facts, acetaminophen 160 mg/5 ml | - | S
us-acetaminophen-32-48 | * | paracetamol | liquid | 32 | 48-59 lb | ~6y-9y | 10 | 4 | 5 doses | - | Drug Facts, acetaminophen 160 mg/5 ml | - | S
us-acetaminophen-32-60 | * | paracetamol | liquid | 32 | 60-71 lb | ~9y-11y | 12.5 | 4 | 5 doses | - | Drug Facts, acetaminophen 160 mg/5 ml | - | S
us-acetaminophen-32-72 | * | paracetamol | liquid | 32 | 72-95 lb | ~11y-12y | 15 | 4 | 5 doses | - | Drug Facts, acetaminophen 160 mg/5 ml | - | S
us-acetaminophen-500   | * | paracetamol | tablet,capsule | 500 | - | 12y- | 2 | 6 | 3000 mg | -/10 | Drug Facts, acetaminophen 500 mg | - | S
us-acetaminophen-325   | * | paracetamol | tablet,capsule | 325 | - | 12y- | 2 | 4 | 3250 mg | - | Drug Facts, acetaminophen 325 mg | - | K
us-ibuprofen-20-24     | * | ibuprofen | liquid | 20 | 24-35 lb | ~2y-4y | 5 | 6 | 4 doses | 3 | Drug Facts, ibuprofen 100 mg/5 ml | - | S
us-ibuprofen-20-36     | * | ibuprofen | liquid | 20 | 36-47 lb | ~4y-6y | 7.5 | 6 | 4 doses | 3 | Drug Facts, ibuprofen 100 mg/5 ml | - | S
us-ibuprofen-20-48     | * | ibuprofen | liquid | 20 | 48-59 lb | ~6y-9y | 10 | 6 | 4 doses | 3 | Drug Facts, ibuprofen 100 mg/5 ml | - | S
us-ibuprofen-20-60     | * | ibuprofen | liquid | 20 | 60-71 lb | ~9y-11y | 12.5 | 6 | 4 doses | 3 | Drug Facts, ibuprofen 100 mg/5 ml | - | S
us-ibuprofen-20-72     | * | ibuprofen | liquid | 20 | 72-95 lb | ~11y-12y | 15 | 6 | 4 doses | 3 | Drug Facts, ibuprofen 100 mg/5 ml | - | S
us-ibuprofen-40-12     | * | ibuprofen | liquid | 40 | 12-17 lb | 6m- | 1.25 | 6 | 4 doses | 3 | Drug Facts, infants' ibuprofen 50 mg/1.25 ml | - | S
us-ibuprofen-40-18     | * | ibuprofen | liquid | 40 | 18-23 lb | 6m- | 1.875 | 6 | 4 doses | 3 | Drug Facts, infants' ibuprofen 50 mg/1.25 ml | - | S
us-ibuprofen-200       | * | ibuprofen | tablet,capsule | 200 | - | 12y- | 1-2 | 4 | 1200 mg | 3/10 | Drug Facts, ibuprofen 200 mg | - | S
us-aspirin-325         | * | aspirin | tablet | 325 | - | 16y- | 1-3 | 4 | 3900 mg | - | Drug Facts, aspirin 325 mg | - | S
us-naproxen-220        | * | naproxen | tablet,capsule | 220 | - | 12y- | 1-2 | 8 | 660 mg | -/10 | Drug Facts, naproxen sodium 220 mg | - | K
us-cetirizine-10-65    | * | cetirizine | tablet | 10 | - | 65y- | 0.5 | - | 5 mg | - | Drug Facts, cetirizine 10 mg | - | S
us-cetirizine-10       | * | cetirizine | tablet | 10 | - | 6y-65y | 0.5-1 | - | 1 doses, 10 mg | - | Drug Facts, cetirizine 10 mg | - | S
us-loratadine-10       | * | loratadine | tablet | 10 | - | 6y- | 1 | - | 1 doses, 10 mg | - | Drug Facts, loratadine 10 mg | - | S
us-fexofenadine-180    | * | fexofenadine | tablet | 180 | - | 12y- | 1 | - | 1 doses, 180 mg | - | Drug Facts, fexofenadine 180 mg | - | K
us-chlorphenamine-4    | * | chlorphenamine | tablet | 4 | - | 12y- | 1 | 4 | 24 mg | - | Drug Facts, chlorpheniramine 4 mg | - | K
us-doxylamine-25       | * | doxylamine | tablet | 25 | - | 12y- | 1 | - | 1 doses | 14 | Drug Facts, doxylamine 25 mg | - | K
us-diphenhydramine-25  | * | diphenhydramine | tablet,capsule | 25 | - | 12y- | 1-2 | 4 | 300 mg | - | Drug Facts, diphenhydramine 25 mg | - | S
us-diphenhydramine-25-6 | * | diphenhydramine | tablet,capsule | 25 | - | 6y-12y | 0.5-1 | 4 | 150 mg | - | Drug Facts, diphenhydramine 25 mg | - | S
us-dextromethorphan    | * | dextromethorphan | liquid | - | - | 12y- | 10-30 mg | 4 | 120 mg | - | Drug Facts, dextromethorphan | - | S
us-dextromethorphan-6  | * | dextromethorphan | liquid | - | - | 6y-12y | - | - | 60 mg | - | Drug Facts, dextromethorphan | - | S
us-guaifenesin         | * | guaifenesin | tablet,liquid | - | - | 12y- | 200-400 mg | 4 | 2400 mg | - | Drug Facts, guaifenesin | - | S
us-guaifenesin-6       | * | guaifenesin | tablet,liquid | - | - | 6y-12y | - | - | 1200 mg | - | Drug Facts, guaifenesin | - | S
us-pseudoephedrine     | * | pseudoephedrine | tablet | - | - | 12y- | 60 mg | 4 | 240 mg | 7 | Drug Facts, pseudoephedrine | - | S
us-pseudoephedrine-6   | * | pseudoephedrine | tablet | - | - | 6y-12y | - | 4 | 120 mg | 7 | Drug Facts, pseudoephedrine | - | S
us-phenylephrine-10    | * | phenylephrine | tablet | 10 | - | 12y- | 1 | 4 | 60 mg | - | Drug Facts, phenylephrine 10 mg | - | K
us-phenylephrine-16    | * | phenylephrine | tablet | 15.6 | - | 12y- | 1 | 4 | 62.4 mg | - | Federal Register 71 FR 43362, phenylephrine bitartrate | 2006 | S
us-loperamide-2        | * | loperamide | tablet,capsule | 2 | - | 12y- | 1-2 | - | 8 mg | 2 | Drug Facts, loperamide 2 mg | - | S
us-loperamide-2-9      | * | loperamide | tablet,capsule | 2 | - | 9y-12y | 1 | - | 6 mg | 2 | Drug Facts, loperamide 2 mg | - | S
us-loperamide-2-6      | * | loperamide | tablet,capsule | 2 | - | 6y-9y | 1 | - | 4 mg | 2 | Drug Facts, loperamide 2 mg | - | S
us-omeprazole-20       | * | omeprazole | tablet,capsule | 20 | - | 18y- | 1 | - | 1 doses, 20 mg | 14 | Drug Facts, omeprazole 20 mg | - | S
us-simeticone          | * | simeticone | tablet,capsule | - | - | 12y- | - | - | 500 mg | - | Drug Facts, simethicone | - | K
us-bisacodyl-5         | * | bisacodyl | tablet | 5 | - | 12y- | 1-3 | - | 1 doses, 15 mg | 7 | Drug Facts, bisacodyl 5 mg | - | K
us-macrogol-17         | * | macrogol | sachet | 17000 | - | 17y- | 1 | - | 1 doses | 7 | Drug Facts, polyethylene glycol 3350 | - | S
us-tramadol            | rx | tramadol | - | - | - | - | - | - | - | - | Tramadol | - | K
`,
);
