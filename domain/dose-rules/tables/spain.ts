import { readRuleTable } from "../rule-table.ts";

/**
 * Spain. The table of the paracetamol drops names single weights and no ranges: its volumes are not entered. Where the
 * text leaves children under two years to a doctor, the rows begin at two years.
 */
export const SPAIN = readRuleTable(
  "ES",
  `
es-paracetamol-100ml | * | paracetamol | liquid | 100 | 3-32 kg | 2y- | - | 6/4 | 60 mg/kg | 3/5 | Ficha técnica CIMA 83208, paracetamol 100 mg/ml §4.2 | - | V
es-paracetamol-500-33 | * | paracetamol | tablet,capsule | 500 | 33-40 kg | 10y- | 1 | 4 | 4 doses, 2000 mg | 3/5 | Ficha técnica CIMA 86579, paracetamol 500 mg §4.2 | - | V
es-paracetamol-500-41 | * | paracetamol | tablet,capsule | 500 | 41-50 kg | 10y- | 1 | 4 | 5 doses, 2500 mg | 3/5 | Ficha técnica CIMA 86579, paracetamol 500 mg §4.2 | - | V
es-paracetamol-500-51 | * | paracetamol | tablet,capsule | 500 | 51- kg   | 15y- | 1 | 4 | 3000 mg | 3/5 | Ficha técnica CIMA 86579, paracetamol 500 mg §4.2 | - | V
es-paracetamol-1000   | * | paracetamol | tablet | 1000 | 50- kg | 16y- | 1 | 6 | 3000 mg | 3/5 | Prospecto paracetamol 1 g §3 | 2022 | S?
es-ibuprofen-40-5     | * | ibuprofen | liquid | 40 | 5-7.6 kg | 2y- | 50 mg | 6/4 | 3 doses, 150 mg | 3 | Ficha técnica CIMA 81974, ibuprofeno 40 mg/ml §4.2 | - | V
es-ibuprofen-40-7     | * | ibuprofen | liquid | 40 | 7.7-9 kg | 2y- | 50 mg | 6/4 | 4 doses, 200 mg | 3 | Ficha técnica CIMA 81974, ibuprofeno 40 mg/ml §4.2 | - | V
es-ibuprofen-40-10    | * | ibuprofen | liquid | 40 | 10-15 kg | 2y- | 100 mg | 6/4 | 4 doses, 400 mg | 3 | Ficha técnica CIMA 81974, ibuprofeno 40 mg/ml §4.2 | - | V
es-ibuprofen-40-16    | * | ibuprofen | liquid | 40 | 16-20 kg | 2y- | 150 mg | 6/4 | 4 doses, 600 mg | 3 | Ficha técnica CIMA 81974, ibuprofeno 40 mg/ml §4.2 | - | V
es-ibuprofen-40-21    | * | ibuprofen | liquid | 40 | 21-29 kg | 2y- | 200 mg | 6/4 | 4 doses, 800 mg | 3 | Ibuprofeno 40 mg/ml, ficha de otro país | - | S?
es-ibuprofen-40-30    | * | ibuprofen | liquid | 40 | 30-40 kg | 2y- | 300 mg | 6/4 | 4 doses, 1200 mg | 3 | Ibuprofeno 40 mg/ml, ficha de otro país | - | S?
es-dalsy              | dalsy | ibuprofen | liquid | 20 | 5- kg | 3m- | - | - | 30 mg/kg | 3 | Prospecto Dalsy §3 | - | S
es-ibuprofen-400      | * | ibuprofen | tablet | 400 | 40- kg | 12y- | 1 | 6 | 1200 mg | 3/5 | Ibuprofeno 400 mg | - | K
es-aspirin-500        | * | aspirin | tablet | 500 | - | 16y- | 1 | 4 | 4000 mg | - | Ácido acetilsalicílico 500 mg | - | K
es-dexketoprofen-25   | * | dexketoprofen | tablet | 25 | - | 18y- | 1 | 8 | 75 mg | - | Dexketoprofeno 25 mg | - | K
es-diclofenac-12      | * | diclofenac | tablet | 12.5 | - | 14y- | 1 | - | 75 mg | - | Diclofenaco 12,5 mg | - | K
es-flurbiprofen-lozenge | * | flurbiprofen | lozenge | 8.75 | - | 12y- | 1 | 3 | 5 doses | 3 | Flurbiprofeno 8,75 mg | - | K
es-dexchlorpheniramine-2 | * | dexchlorpheniramine | tablet | 2 | - | 12y- | 1 | 4 | - | - | Dexclorfeniramina 2 mg | - | K
es-metamizole         | rx | metamizole | - | - | - | - | - | - | - | - | Metamizol | - | K
`,
);
