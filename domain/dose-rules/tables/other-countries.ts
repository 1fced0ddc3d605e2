import { readRuleTable } from "../rule-table.ts";

export const SWITZERLAND = readRuleTable(
  "CH",
  `
ch-paracetamol-500 | * | paracetamol | tablet | 500 | 50- kg | - | 1-2 | 4 | 4000 mg | - | Paracetamol 500 mg | - | K
ch-ibuprofen-400   | * | ibuprofen | tablet | 400 | - | 12y- | 1 | 6 | 1200 mg | 3 | Information professionnelle 62075, ibuprofène 400 mg | - | S
ch-gaviscon        | gaviscon | alginate | liquid | - | - | 12y- | 10-20 | - | 4 doses | - | Information professionnelle 62889, Gaviscon | - | S
`,
);

export const BELGIUM = readRuleTable(
  "BE",
  `
be-paracetamol-500 | * | paracetamol | tablet | 500 | 50- kg | - | 1-2 | 4 | 3000 mg | - | Paracétamol 500 mg | - | K
be-ibuprofen-400   | * | ibuprofen | tablet | 400 | 40- kg | 12y- | 1 | 6 | 1200 mg | 3/4 | Notice ibuprofène 400 mg §3 | - | S
`,
);

export const CANADA = readRuleTable(
  "CA",
  `
ca-acetaminophen-500 | * | paracetamol | tablet | 500 | - | 12y- | 1-2 | 4 | 4000 mg | 3/5 | Health Canada, acetaminophen | 2016 | S?
ca-acetaminophen-32  | * | paracetamol | liquid | 32 | - | -12y | - | 4 | 5 doses | 3/5 | Health Canada, acetaminophen | 2016 | S?
`,
);
