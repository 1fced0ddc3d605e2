import { readRuleTable } from "../rule-table.ts";

/** Ibuprofen, aspirin and other medicines against pain in France; those on prescription have no figure. */
export const FRANCE_PAIN = readRuleTable(
  "FR",
  `
fr-advil-20     | advil,advilmed | ibuprofen | liquid | 20 | -30 kg | 3m-12y | 7.5 mg/kg | 6 | 4 doses, 30 mg/kg | 3/5 | Le Moniteur des pharmacies, Advil 20 mg/ml | 2008-03 | S
fr-nurofenpro-20 | nurofenpro | ibuprofen | liquid | 20 | 5-30 kg | 3m-12y | 10 mg/kg | 8 | 3 doses, 30 mg/kg | 3 | RCP Nurofenpro 20 mg/ml §4.2 | 2018-04-26 | V
fr-antarene-20  | antarene | ibuprofen | liquid | 20 | 5-30 kg | 3m-12y | 10 mg/kg | 8 | 3 doses, 30 mg/kg | 3 | Le Moniteur des pharmacies, Antarène 20 mg/ml | 2008-03 | S
fr-viatris-20   | viatris | ibuprofen | liquid | 20 | 5-30 kg | 3m-12y | 10 mg/kg | 8 | 3 doses, 30 mg/kg | 3 | Notice Ibuprofène Viatris 20 mg/ml §3 | 2022-11-18 | S?
fr-ibuprofen-200-20 | * | ibuprofen | tablet,capsule | 200 | 20-30 kg | 6y- | 1 | 6 | 3 doses, 600 mg | 3/5 | Ibuprofène 200 mg | - | K
fr-ibuprofen-200-31 | * | ibuprofen | tablet,capsule | 200 | 31- kg | - | 1-2 | 6 | 1200 mg | 3/5 | Ibuprofène 200 mg | - | K
fr-ibuprofen-400    | * | ibuprofen | tablet,capsule | 400 | 30- kg | 11y- | 1 | 6 | 3 doses, 1200 mg | 3/5 | Notice ibuprofène 400 mg §3 | 2024-10-17 | S?
fr-ibuprofen-400-40 | * | ibuprofen | tablet,capsule | 400 | 40- kg | 12y- | 1 | 6 | 3 doses, 1200 mg | 3/5 | Notice ibuprofène 400 mg §3 | - | S?
fr-ibupradoll-400   | ibupradoll | ibuprofen | tablet,capsule | 400 | - | 15y- | 1 | 6 | 3 doses, 1200 mg | 3/5 | Notice Ibupradoll 400 mg §3 | 2021 | S
fr-aspirin-500      | *,aspegic,aspirine | aspirin | tablet,sachet | 500 | 51- kg | 16y-65y | 1-2 | 4 | 3000 mg | - | RCP Aspirine du Rhône 500 mg §4.2 | 2024-09-18 | V
fr-aspirin-500-65   | *,aspegic,aspirine | aspirin | tablet,sachet | 500 | 51- kg | 65y- | 1-2 | 4 | 2000 mg | - | RCP Aspirine du Rhône 500 mg §4.2 | 2024-09-18 | V
fr-aspirin-500-30   | aspegic | aspirin | sachet | 500 | 30-40 kg | 16y- | 1 | 6 | 4 doses, 2000 mg | - | RCP Aspégic 500 mg §4.2 | 2015-09-18 | V
fr-aspirin-500-41   | aspegic | aspirin | sachet | 500 | 41-50 kg | 16y- | 1 | 4 | 6 doses, 3000 mg | - | RCP Aspégic 500 mg §4.2 | 2015-09-18 | V
fr-ketoprofen-25    | * | ketoprofen | tablet | 25 | - | 15y- | 1 | - | 75 mg | - | Toprec 25 mg | - | S
fr-naproxen         | rx | naproxen         | - | - | - | - | - | - | - | - | Base de données publique des médicaments | 2026-04-28 | V
fr-flurbiprofen     | rx | flurbiprofen     | - | - | - | - | - | - | - | - | Base de données publique des médicaments | 2026-04-28 | V
fr-codeine          | rx | codeine          | - | - | - | - | - | - | - | - | Base de données publique des médicaments | 2026-04-28 | V
fr-tramadol         | rx | tramadol         | - | - | - | - | - | - | - | - | Base de données publique des médicaments | 2026-04-28 | V
fr-morphine         | rx | morphine         | - | - | - | - | - | - | - | - | Base de données publique des médicaments | 2026-04-28 | V
fr-oxycodone        | rx | oxycodone        | - | - | - | - | - | - | - | - | Base de données publique des médicaments | 2026-04-28 | V
fr-dihydrocodeine   | rx | dihydrocodeine   | - | - | - | - | - | - | - | - | Base de données publique des médicaments | 2026-04-28 | V
`,
);
