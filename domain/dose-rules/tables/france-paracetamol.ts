import { readRuleTable } from "../rule-table.ts";

/**
 * Paracetamol in France. Rows of one product with one dose and interval for all weights name the whole range; a child's
 * maximum in milligrams is the printed number of units times the strength.
 */
export const FRANCE_PARACETAMOL = readRuleTable(
  "FR",
  `
fr-doliprane-24   | doliprane  | paracetamol | liquid      | 24  | 3-26 kg  | ~0m-9y | 15 mg/kg | 6   | 4 doses, 60 mg/kg | 3/5 | RCP Doliprane 2,4 % §4.2 | 2023-07-01 | V
fr-doliprane-100-6  | doliprane | paracetamol | sachet     | 100 | 6-8 kg   | ~3m-9m | 1 | 6 | 4 doses, 400 mg  | 3/5 | Notice Doliprane 100 mg sachet §3 | - | S
fr-doliprane-100-9  | doliprane | paracetamol | sachet     | 100 | 9-10 kg  | ~9m-18m | 1 | 4 | 6 doses, 600 mg  | 3/5 | Notice Doliprane 100 mg sachet §3 | - | S
fr-doliprane-100-11 | doliprane | paracetamol | sachet     | 100 | 11-16 kg | ~18m-5y | 2 | 6 | 4 doses, 800 mg  | 3/5 | Notice Doliprane 100 mg sachet §3 | - | S
fr-doliprane-100-17 | doliprane | paracetamol | sachet     | 100 | 17-20 kg | ~4y-7y | 2 | 4 | 6 doses, 1200 mg | 3/5 | Notice Doliprane 100 mg sachet §3 | - | S
fr-doliprane-150-8  | doliprane | paracetamol | sachet     | 150 | 8-13 kg  | - | 1 | 6 | 4 doses, 600 mg  | 3/5 | Notice Doliprane 150 mg sachet §3 | - | S?
fr-doliprane-150-13 | doliprane | paracetamol | sachet     | 150 | 13-16 kg | - | 1 | 4 | 6 doses, 900 mg  | 3/5 | Notice Doliprane 150 mg sachet §3 | - | S?
fr-doliprane-150-16 | doliprane | paracetamol | sachet     | 150 | 16-25 kg | - | 2 | 6 | 4 doses, 1200 mg | 3/5 | Notice Doliprane 150 mg sachet §3 | - | S?
fr-doliprane-150-25 | doliprane | paracetamol | sachet     | 150 | 25-31 kg | - | 2 | 4 | 6 doses, 1800 mg | 3/5 | Notice Doliprane 150 mg sachet §3 | - | S?
fr-doliprane-200-11 | doliprane | paracetamol | sachet     | 200 | 11-16 kg | ~18m-5y | 1 | 6 | 4 doses, 800 mg  | 3/5 | RCP Doliprane 200 mg sachet §4.2 | 2023-07-01 | V
fr-doliprane-200-17 | doliprane | paracetamol | sachet     | 200 | 17-20 kg | ~4y-7y | 1 | 4 | 6 doses, 1200 mg | 3/5 | RCP Doliprane 200 mg sachet §4.2 | 2023-07-01 | V
fr-doliprane-200-21 | doliprane | paracetamol | sachet     | 200 | 21-25 kg | ~6y-10y | 2 | 6 | 4 doses, 1600 mg | 3/5 | RCP Doliprane 200 mg sachet §4.2 | 2023-07-01 | V
fr-doliprane-300    | doliprane | paracetamol | sachet     | 300 | 16-48 kg | ~4y-15y | - | - | - | 3/5 | RCP Doliprane 300 mg sachet §4.2 | 2023-07-01 | V
fr-doliprane-s100-3 | doliprane | paracetamol | suppository | 100 | 3-4 kg  | - | 0.5 | 6 | 4 doses, 200 mg | 3/5 | Notice Doliprane 100 mg suppositoire §3 | - | S?
fr-doliprane-s100-6 | doliprane | paracetamol | suppository | 100 | 6-8 kg  | - | 1 | 6 | 4 doses, 400 mg | 3/5 | Notice Doliprane 100 mg suppositoire §3 | - | S?
fr-doliprane-s150   | doliprane | paracetamol | suppository | 150 | 8-12 kg  | ~6m-2y | 1 | 6 | 4 doses, 600 mg  | 3/5 | Notice Doliprane 150 mg suppositoire §3 | - | S
fr-doliprane-s200   | doliprane | paracetamol | suppository | 200 | 12-16 kg | ~2y-5y | 1 | 6 | 4 doses, 800 mg  | 3/5 | RCP Doliprane 200 mg suppositoire §4.2 | 2023-07-01 | V
fr-doliprane-s300   | doliprane | paracetamol | suppository | 300 | 15-24 kg | ~4y-9y | 1 | 6/4 | 4 doses, 1200 mg | 3/5 | RCP Doliprane 300 mg suppositoire §4.2 | 2023-07-01 | V
fr-doliprane-s1000  | doliprane | paracetamol | suppository | 1000 | 50- kg  | - | 1 | - | - | - | Doliprane 1000 mg suppositoire | - | K
fr-efferalgan-30    | efferalgan,efferalganmed | paracetamol | liquid     | 30  | 4-32 kg  | ~1m-12y | 15 mg/kg | 6 | 4 doses, 60 mg/kg | 3/5 | Notice Efferalgan pédiatrique 30 mg/ml §3 | 2024-08-01 | S
fr-efferalgan-s80   | efferalgan,efferalganmed | paracetamol | suppository | 80  | 4-6 kg  | - | 1 | 6 | 4 doses, 320 mg | - | Efferalgan 80 mg suppositoire | - | K
fr-efferalgan-s150  | efferalgan,efferalganmed | paracetamol | suppository | 150 | 8-12 kg  | ~6m-2y | 1 | 6 | 4 doses, 600 mg  | 3/5 | RCP Efferalganmed 150 mg suppositoire §4.2 | 2022-08-05 | V
fr-efferalgan-s300  | efferalgan,efferalganmed | paracetamol | suppository | 300 | 15-24 kg | ~4y-9y | 1 | 6 | 4 doses, 1200 mg | 3/5 | RCP Efferalganmed 300 mg suppositoire §4.2 | 2018-01-05 | V
fr-efferalgan-250-13 | efferalgan,efferalganmed | paracetamol | tablet     | 250 | 13-20 kg | - | 1 | 6 | 4 doses, 1000 mg | 3/5 | Notice Efferalgan 250 mg §3 | - | S
fr-efferalgan-250-21 | efferalgan,efferalganmed | paracetamol | tablet     | 250 | 21-25 kg | - | 1 | 4 | 6 doses, 1500 mg | 3/5 | Notice Efferalgan 250 mg §3 | - | S
fr-efferalgan-250-26 | efferalgan,efferalganmed | paracetamol | tablet     | 250 | 26-40 kg | - | 2 | 6 | 4 doses, 2000 mg | 3/5 | Notice Efferalgan 250 mg §3 | - | S
fr-efferalgan-250-41 | efferalgan,efferalganmed | paracetamol | tablet     | 250 | 41-50 kg | - | 2 | 4 | 6 doses, 3000 mg | 3/5 | Notice Efferalgan 250 mg §3 | - | S
fr-paracetamol-500    | *,doliprane,dolipranetabs,dolipraneorodoz,efferalgan,efferalganmed,efferalganodis,dafalgan | paracetamol | tablet,capsule,sachet | 500 | 27-50 kg | - | - | - | - | 3/5 | RCP Doliprane 500 mg §4.2 | 2023-07-01 | V
fr-paracetamol-500-27 | *,doliprane,dolipranetabs,dolipraneorodoz,efferalgan,efferalganmed,efferalganodis,dafalgan | paracetamol | tablet,capsule,sachet | 500 | 27-40 kg | ~8y-13y | 1 | 6 | 4 doses, 2000 mg | 3/5 | Notice paracétamol 500 mg §3 | - | S
fr-paracetamol-500-41 | *,doliprane,dolipranetabs,dolipraneorodoz,efferalgan,efferalganmed,efferalganodis,dafalgan | paracetamol | tablet,capsule,sachet | 500 | 41-50 kg | ~12y-15y | 1 | 4 | 6 doses, 3000 mg | 3/5 | Notice paracétamol 500 mg §3 | - | S
fr-paracetamol-500-51 | *,doliprane,dolipranetabs,dolipraneorodoz,efferalgan,efferalganmed,efferalganodis,dafalgan | paracetamol | tablet,capsule,sachet | 500 | 51- kg | - | 1-2 | 4 | 3000 mg | 3/5 | RCP Doliprane 1000 mg §4.2 | 2023-04-18 | V
fr-paracetamol-1000   | *,doliprane,dolipranetabs,dolipraneorodoz,efferalgan,efferalganmed,efferalganodis,dafalgan | paracetamol | tablet,capsule,sachet | 1000 | 50- kg | - | 1 | 4 | 3000 mg | 3/5 | RCP Doliprane 1000 mg §4.2 | 2023-04-18 | V
`,
);
