import { readRuleTable } from "../rule-table.ts";

/** Allergy, sleep, cough, nose, stomach and gut in France; those on prescription have no figure. */
export const FRANCE_OTHER = readRuleTable(
  "FR",
  `
fr-cetirizine-10       | * | cetirizine  | tablet | 10 | - | 12y-   | 1   | - | 1 doses, 10 mg | - | Notice Zyrtec 10 mg §3 | - | S
fr-cetirizine-10-6     | * | cetirizine  | tablet | 10 | - | 6y-12y | 0.5 | - | 2 doses, 10 mg | - | Notice Zyrtec 10 mg §3 | - | S
fr-cetirizine-days     | * | cetirizine  | tablet | 10 | - | 12y- | - | - | - | 7 | Cétirizine 10 mg | - | K
fr-loratadine-10       | * | loratadine  | tablet | 10 | 31- kg | 2y- | 1 | - | 1 doses, 10 mg | - | Notice loratadine 10 mg §3 | - | S
fr-desloratadine-5     | * | desloratadine | tablet | 5 | - | 12y- | 1 | - | 1 doses, 5 mg | - | Desloratadine 5 mg | - | K
fr-fexofenadine-120    | * | fexofenadine | tablet | 120 | - | 12y- | 1 | - | 1 doses, 120 mg | - | Fexofénadine 120 mg | - | K
fr-polaramine-2-12     | *,polaramine | dexchlorpheniramine | tablet | 2 | - | 13y-   | 1   | 4 | 4 doses, 8 mg | - | RCP Polaramine 2 mg §4.2 | 2024-05-30 | V
fr-polaramine-2-6      | *,polaramine | dexchlorpheniramine | tablet | 2 | - | 6y-13y | 0.5 | 4 | 3 doses, 3 mg | - | RCP Polaramine 2 mg §4.2 | 2024-05-30 | V
fr-fervex-adult        | fervex,humexlib | pheniramine | sachet | - | - | 15y- | 1 | 4 | 3 doses | - | Fervex adultes | - | K
fr-doxylamine-15       | *,donormyl,dormirel | doxylamine  | tablet | 15 | - | 15y-  | 0.5-2 | - | 1 doses | 5 | Notice doxylamine 15 mg §3 | 2023-06-23 | S
fr-doxylamine-10       | *,donormyl,dormirel | doxylamine  | tablet | 10 | - | 15y-  | - | - | 1 doses | 5 | RCP Dormirel 10 mg §4.2 | 2013-12-20 | V
fr-oxomemazine         | * | oxomemazine | liquid | - | - | 15y- | 10 | - | 4 doses | - | Oxomémazine sirop | - | K
fr-acetylcysteine-7    | *,fluimucil,mucomyst,exomuc | acetylcysteine | tablet,sachet | 200 | - | 7y-    | 1 | - | 3 doses, 600 mg | 8 | Notice acétylcystéine 200 mg §3 | 2020-11-20 | S
fr-acetylcysteine-2    | *,fluimucil,mucomyst,exomuc | acetylcysteine | tablet,sachet | 200 | - | 2y-7y  | 1 | - | 2 doses, 400 mg | 8 | Notice acétylcystéine 200 mg §3 | 2020-11-20 | S
fr-carbocisteine-50    | * | carbocisteine | liquid | 50 | - | 15y- | 15 | - | 3 doses | 5 | Carbocistéine 5 % | - | K
fr-carbocisteine-20-2  | * | carbocisteine | liquid | 20 | - | 2y-5y | 5 | - | 2 doses | 5 | Carbocistéine 2 % | - | K
fr-carbocisteine-20-6  | * | carbocisteine | liquid | 20 | - | 6y-15y | 5 | - | 3 doses | 5 | Carbocistéine 2 % | - | K
fr-ambroxol-30         | * | ambroxol | tablet | 30 | - | 15y- | 1 | - | 3 doses, 90 mg | 5 | Ambroxol 30 mg | - | K
fr-loperamide-2        | *,imodium,imodiumcaps,imodiumliquicaps | loperamide | capsule | 2 | - | 15y- | 1-2 | - | 12 mg | 2 | RCP Imodiumliquicaps 2 mg §4.2 | 2012-02-20 | V
fr-loperamide-lyoc-12  | * | loperamide | lyophilisate | 2 | - | 12y-18y | 1 | - | 8 mg | 2 | Notice lopéramide lyophilisat §3 | - | S
fr-loperamide-lyoc     | * | loperamide | lyophilisate | 2 | - | 18y- | 1-2 | - | 12 mg | 2 | Notice lopéramide lyophilisat §3 | - | S
fr-racecadotril-100    | * | racecadotril | capsule | 100 | - | 18y- | 1 | - | - | 3 | Notice racécadotril 100 mg §3 | - | S
fr-diosmectite-3       | *,smectalia | diosmectite | sachet | 3000 | - | 18y- | 1 | - | 6 doses | 3 | RCP Smectalia §4.2 | 2018-05-18 | V
fr-smecta-child        | smecta | diosmectite | sachet | 3000 | - | 2y-18y | - | - | 4 doses | 3 | Notice Smecta §3 | - | S
fr-phloroglucinol-80   | * | phloroglucinol | tablet | 80 | - | 18y- | 1 | 2 | 6 doses, 480 mg | - | Phloroglucinol 80 mg | - | K
fr-gaviscon            | gaviscon | alginate | liquid | - | - | 12y- | 10-20 | - | 4 doses | 7 | Notice Gaviscon §3 | 2017-04-27 | S
fr-omeprazole-20       | * | omeprazole   | tablet,capsule | 20 | - | 18y- | 1 | - | 1 doses, 20 mg | 14 | Notice oméprazole 20 mg §3 | 2018-12-31 | S
fr-esomeprazole-20     | * | esomeprazole | tablet,capsule | 20 | - | 18y- | 1 | - | 1 doses, 20 mg | 14 | Notice ésoméprazole 20 mg §3 | 2018-12-31 | S
fr-pantoprazole-20     | * | pantoprazole | tablet | 20 | - | 18y- | 1 | - | 1 doses, 20 mg | 14 | Notice pantoprazole 20 mg §3 | 2018-12-31 | S
fr-metopimazine        | * | metopimazine | tablet,lyophilisate | 7.5 | - | 18y- | 1 | - | - | 2 | Métopimazine 7,5 mg | - | K
fr-bisacodyl-5         | * | bisacodyl | tablet | 5 | - | 18y- | 1-2 | - | 1 doses, 10 mg | 8 | Bisacodyl 5 mg | - | K
fr-macrogol-10         | * | macrogol | sachet | 10000 | - | 18y- | 1-2 | - | - | 7 | RCP Forlaxlib 10 g §4.2 | 2018-12-13 | V
fr-macrogol-4-2        | forlax | macrogol | sachet | 4000 | - | 2y-4y | - | - | 2 doses | - | RCP Forlax 4 g §4.2 | 2022-01-19 | V
fr-macrogol-4-4        | forlax | macrogol | sachet | 4000 | - | 4y-8y | - | - | 4 doses | - | RCP Forlax 4 g §4.2 | 2022-01-19 | V
fr-lactulose           | * | lactulose | liquid | - | - | 18y- | 15-45 | - | - | - | Lactulose | - | K
fr-dextromethorphan    | rx | dextromethorphan | - | - | - | - | - | - | - | - | Base de données publique des médicaments | 2026-04-28 | V
fr-pseudoephedrine     | rx | pseudoephedrine  | - | - | - | - | - | - | - | - | Base de données publique des médicaments | 2026-04-28 | V
fr-oxymetazoline       | rx | oxymetazoline    | - | - | - | - | - | - | - | - | Base de données publique des médicaments | 2026-04-28 | V
fr-naphazoline         | rx | naphazoline      | - | - | - | - | - | - | - | - | Base de données publique des médicaments | 2026-04-28 | V
fr-promethazine        | rx | promethazine     | - | - | - | - | - | - | - | - | Base de données publique des médicaments | 2026-04-28 | V
fr-hydroxyzine         | rx | hydroxyzine      | - | - | - | - | - | - | - | - | Base de données publique des médicaments | 2026-04-28 | V
fr-alimemazine         | rx | alimemazine      | - | - | - | - | - | - | - | - | Base de données publique des médicaments | 2026-04-28 | V
fr-domperidone         | rx | domperidone      | - | - | - | - | - | - | - | - | Base de données publique des médicaments | 2026-04-28 | V
fr-metoclopramide      | rx | metoclopramide   | - | - | - | - | - | - | - | - | Base de données publique des médicaments | 2026-04-28 | V
fr-salbutamol          | rx | salbutamol       | - | - | - | - | - | - | - | - | Base de données publique des médicaments | 2026-04-28 | V
`,
);
