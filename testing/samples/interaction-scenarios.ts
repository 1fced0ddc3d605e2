/**
 * Treatment × product: exactly these findings. `testing/builders/interaction-scenario.ts` reads a line. A treatment is a
 * personal box on prescription unless a word before it says otherwise; today is 21 November 2026 at noon. Written from
 * the pairs of the safety document; each pair has a line where it holds and one that is nearly the same.
 *
 * because | takes | product | findings
 */
export const INTERACTION_TABLE = `
1: 1 g of aspirin with an anticoagulant | Eliquis 5 mg | Aspirine 1000 mg | CI 1a bleeding
1: a pain dose below 1 g | Eliquis 5 mg | Aspirine 500 mg | AD 1d bleeding
1: an unknown strength may be 1 g | Xarelto 20 mg | Aspirine | CI 1a bleeding
1: a pain dose after an ulcer | Previscan 20 mg; condition ulcer_bleed | Aspirine 500 mg | CI 1b bleeding
1: an ulcer alone is no interaction | condition ulcer_bleed | Aspirine 500 mg | -
1: 3 g of aspirin recorded in a day | Eliquis 5 mg; dose Aspirine 500 mg x6 2h ago | Aspirine 500 mg | CI 1c bleeding
1: 2.5 g recorded in a day | Eliquis 5 mg; dose Aspirine 500 mg x5 2h ago | Aspirine 500 mg | AD 1d bleeding
1: 3 g recorded, and the day is over | Eliquis 5 mg; dose Aspirine 500 mg x6 25h ago | Aspirine 500 mg | AD 1d bleeding
1: the low dose is to be taken into account | Coumadine 5 mg | Kardegic 75 mg | APEC 1e bleeding
1: paracetamol is no aspirin | Eliquis 5 mg | Doliprane 1000 mg | -
1: the anticoagulant is added to who took aspirin | dose Aspirine 500 mg x1 5h ago | Eliquis 5 mg | AD 1d bleeding
2: an anti-inflammatory with apixaban | Eliquis 5 mg | Advil 200 mg | AD 2 bleeding
2: rivaroxaban | Xarelto 20 mg | Nurofen 400 mg | AD 2 bleeding
2: dabigatran | Pradaxa 150 mg | Apranax 550 mg | AD 2 bleeding
2: edoxaban | Lixiana 60 mg | Profenid 100 mg | AD 2 bleeding
2: acenocoumarol | Sintrom 4 mg | Voltarene 50 mg | AD 2 bleeding
2: a gel counts as well | Eliquis 5 mg | Voltarene 1 %, cream | AD 2 bleeding
2: an antiplatelet is no anticoagulant | Plavix 75 mg | Advil 200 mg | APEC 12 bleeding
2: paracetamol is no anti-inflammatory | Xarelto 20 mg | Efferalgan 500 mg | -
3: two anti-inflammatories | dose Apranax 550 mg x1 3h ago | Advil 200 mg | AD 3 ulcer-bleeding
3: two brands of one substance are one | dose Nurofen 200 mg x1 3h ago | Advil 200 mg | -
3: the other one a day and an hour ago | dose Apranax 550 mg x1 25h ago | Advil 200 mg | -
4: an anti-inflammatory after aspirin | dose Aspirine 500 mg x1 5h ago | Advil 200 mg | AD 4a ulcer-bleeding
4: with low-dose aspirin | Kardegic 75 mg | Advil 200 mg | APEC 4b ulcer-bleeding
4: paracetamol with low-dose aspirin | Kardegic 75 mg | Doliprane 500 mg | -
5: lithium | Teralithe 250 mg | Ibuprofène 400 mg | AD 5 lithium-toxicity
5: aspirin is not in this pair | Teralithe 250 mg | Aspirine 500 mg | -
6: methotrexate, dose unknown, may be above 20 mg a week | Novatrex 2,5 mg | Ibuprofène 400 mg | AD 6a blood-toxicity
6: written as 25 mg a week | typed Methotrexate 25 mg par semaine | Ibuprofène 400 mg | AD 6a blood-toxicity
6: written as 20 mg a week | typed Methotrexate 20 mg par semaine | Ibuprofène 400 mg | PE 6b blood-toxicity
6: written as 10 mg a week in Spanish | typed Metotrexato 10 mg por semana | Ibuprofeno 400 mg | PE 6b blood-toxicity
6: azathioprine is no methotrexate | Imurel 50 mg | Ibuprofène 400 mg | -
7: an ACE inhibitor, ramipril | Triatec 5 mg | Advil 200 mg | PE 7 kidney-dehydration
7: perindopril | Coversyl 5 mg | Nurofen 200 mg | PE 7 kidney-dehydration
7: amlodipine is none | Amlor 5 mg | Advil 200 mg | -
8: a sartan, losartan | Cozaar 50 mg | Advil 200 mg | PE 8 kidney
8: a beta-blocker is none | Detensiel 10 mg | Advil 200 mg | -
9: a diuretic, furosemide | Lasilix 40 mg | Advil 200 mg | PE 9 kidney
9: paracetamol with a diuretic | Lasilix 40 mg | Doliprane 500 mg | -
10: an SSRI | Zoloft 50 mg | Advil 200 mg | APEC 10 bleeding
10: mirtazapine is none | Norset 15 mg | Advil 200 mg | -
11: a corticosteroid | Solupred 20 mg | Advil 200 mg | APEC 11 ulcer-bleeding
11: a corticosteroid as a cream does not count | Betamethasone 0,05 %, cream | Advil 200 mg | -
12: an antiplatelet | Brilique 90 mg | Advil 200 mg | APEC 12 bleeding
12: paracetamol with an antiplatelet | Brilique 90 mg | Doliprane 500 mg | -
13: a heparin | Lovenox 4000 UI, injection | Advil 200 mg | AD 13 bleeding
13: paracetamol with a heparin | Lovenox 4000 UI, injection | Doliprane 500 mg | -
14: ciclosporin | Neoral 100 mg | Advil 200 mg | PE 14 kidney
14: tacrolimus | Prograf 1 mg | Advil 200 mg | PE 14 kidney
14: sirolimus is not in this pair | Rapamune 1 mg | Advil 200 mg | -
15: nicorandil | Ikorel 10 mg | Advil 200 mg | AD 15 ulcer-bleeding
15: another nitrate is not in this pair | Natispray | Advil 200 mg | -
16: aspirin and methotrexate | Novatrex 2,5 mg | Aspirine 500 mg | CI 16 blood-toxicity
16: known to be 15 mg a week | typed Methotrexate 15 mg par semaine | Aspirine 500 mg | -
17: 1 g of aspirin with a corticosteroid | Cortancyl 20 mg | Aspirine 1000 mg | AD 17a bleeding
17: a pain dose | Cortancyl 20 mg | Aspirine 500 mg | APEC 17b bleeding
17: the low dose | Cortancyl 20 mg | Kardegic 75 mg | -
17: a pain dose with a corticosteroid cream | Betamethasone 0,05 %, cream | Aspirine 500 mg | -
17: 1 g with a corticosteroid cream | Betamethasone 0,05 %, cream | Aspirine 1000 mg | -
18: aspirin with clopidogrel | Plavix 75 mg | Aspirine 500 mg | AD 18 bleeding
18: aspirin with ticagrelor | Brilique 90 mg | Aspirine 500 mg | AD 18 bleeding
18: the prescribed low dose with clopidogrel | Plavix 75 mg | Kardegic 75 mg | -
19: aspirin with an ACE inhibitor | Triatec 5 mg | Aspirine 500 mg | PE 19 kidney
19: with a sartan | Cozaar 50 mg | Aspirine 500 mg | PE 19 kidney
19: with a diuretic | Fludex 1,5 mg | Aspirine 500 mg | PE 19 kidney
19: the low dose | Triatec 5 mg | Kardegic 75 mg | -
20: 4 g of paracetamol on each of four days | Coumadine 5 mg; dose Doliprane 1000 mg x4 3h ago; dose Doliprane 1000 mg x4 27h ago; dose Doliprane 1000 mg x4 51h ago; dose Doliprane 1000 mg x4 75h ago | Doliprane 500 mg | PE 20 inr-rises
20: on three days | Coumadine 5 mg; dose Doliprane 1000 mg x4 3h ago; dose Doliprane 1000 mg x4 27h ago; dose Doliprane 1000 mg x4 51h ago | Doliprane 500 mg | -
20: 3 g on one of the days | Coumadine 5 mg; dose Doliprane 1000 mg x4 3h ago; dose Doliprane 1000 mg x3 27h ago; dose Doliprane 1000 mg x4 51h ago; dose Doliprane 1000 mg x4 75h ago | Doliprane 500 mg | -
20: apixaban is no vitamin K antagonist | Eliquis 5 mg; dose Doliprane 1000 mg x4 3h ago; dose Doliprane 1000 mg x4 27h ago; dose Doliprane 1000 mg x4 51h ago; dose Doliprane 1000 mg x4 75h ago | Doliprane 500 mg | -
21: miconazole as a gel for the mouth | Previscan 20 mg | Daktarin 2 %, cream | CI 21 severe-bleeding
21: apixaban is no vitamin K antagonist | Eliquis 5 mg | Daktarin 2 %, cream | -
21: clotrimazole is no miconazole | Previscan 20 mg | Canesten 1 %, cream | -
22: miconazole with gliclazide | Diamicron 30 mg | Loramyc 50 mg | CI 22 hypoglycaemia
22: miconazole with metformin | Glucophage 500 mg | Loramyc 50 mg | -
23: fluconazole | Coumadine 5 mg | Triflucan 50 mg | PE 23 inr-rises
23: fluconazole with apixaban | Eliquis 5 mg | Triflucan 50 mg | -
24: cotrimoxazole | Coumadine 5 mg | Bactrim 800 mg | AD 24 inr-rises
24: amoxicillin | Coumadine 5 mg | Clamoxyl 500 mg | -
25: a fluoroquinolone | Coumadine 5 mg | Ciflox 500 mg | PE 25 inr-rises
25: a macrolide | Coumadine 5 mg | Zithromax 250 mg | PE 25 inr-rises
25: a tetracycline | Coumadine 5 mg | Doxy 100 mg | PE 25 inr-rises
25: spiramycin is left out | Coumadine 5 mg | Rovamycine 3 MUI | -
26: tramadol with an anticoagulant | Eliquis 5 mg | Tramadol 50 mg | APEC 26 inr-rises
26: codeine is not in this pair | Eliquis 5 mg | Codenfan 1 mg | -
27: an SSRI with an anticoagulant | Eliquis 5 mg | Prozac 20 mg | APEC 27 bleeding
27: venlafaxine is no SSRI | Eliquis 5 mg | Effexor 75 mg | -
28: orlistat | Coumadine 5 mg | Alli 60 mg | PE 28 inr-rises
28: orlistat with apixaban | Eliquis 5 mg | Alli 60 mg | -
29: St John's wort with a pill | Optimizette 75 µg | Millepertuis | CI 29 unwanted-pregnancy
29: with a ring | NuvaRing | Millepertuis | CI 29 unwanted-pregnancy
29: valerian with a pill | Optimizette 75 µg | Valériane | -
30: with a vitamin K antagonist | Sintrom 4 mg | Millepertuis | CI 30 loss-of-effect
30: by the brand of the plant | Coumadine 5 mg | Mildac 300 mg | CI 30 loss-of-effect
30: the anticoagulant is added to the brand | typed Mildac | Coumadine 5 mg | CI 30 loss-of-effect
30: with apixaban, which this pair does not name | Eliquis 5 mg | Millepertuis | -
31: with digoxin | Digoxine 0,25 mg | Hipérico | CI 31 loss-of-effect
31: with amiodarone | Cordarone 200 mg | Millepertuis | -
32: with ciclosporin | Neoral 100 mg | Millepertuis | CI 32 rejection
32: with everolimus | Certican 0,5 mg | Millepertuis | CI 32 rejection
32: with azathioprine | Imurel 50 mg | Millepertuis | -
33: with a protease inhibitor | Prezista 800 mg | Millepertuis | CI 33 loss-of-effect
33: with valaciclovir | Zelitrex 500 mg | Millepertuis | -
34: with theophylline | Theostat 200 mg | Millepertuis | CI 34 loss-of-effect
34: with salbutamol | Ventoline 100 µg | Millepertuis | -
35: with fexofenadine | Telfast 120 mg | Millepertuis | CI 35 loss-of-effect
35: with cetirizine | Zyrtec 10 mg | Millepertuis | -
36: with an SSRI | Deroxat 20 mg | St John's wort | PE 36 serotonin-syndrome
36: with mianserin | Athymil 10 mg | Millepertuis | -
37: with simvastatin | Zocor 20 mg | Millepertuis | AD 37 loss-of-effect
37: with levothyroxine | Levothyrox 100 µg | Millepertuis | AD 37 loss-of-effect
37: with atorvastatin | Tahor 20 mg | Millepertuis | -
38: dextromethorphan with an irreversible MAOI | Marsilid 50 mg | Tussidane 30 mg | CI 38 serotonin-syndrome
38: an expectorant with one | Marsilid 50 mg | Bronchokod 5 % | -
39: with moclobemide | Moclamine 150 mg | Tussidane 30 mg | AD 39a serotonin-syndrome
39: with linezolid | Zyvoxid 600 mg | Tussidane 30 mg | AD 39a serotonin-syndrome
39: with selegiline, for Parkinson | Deprenyl 5 mg | Tussidane 30 mg | AD 39b serotonin-syndrome
39: an expectorant with selegiline | Deprenyl 5 mg | Bronchokod 5 % | -
40: tramadol with an irreversible MAOI | Marsilid 50 mg | Topalgic 50 mg | CI 40a serotonin-syndrome
40: with moclobemide | Moclamine 150 mg | Topalgic 50 mg | AD 40b serotonin-syndrome
40: codeine with moclobemide | Moclamine 150 mg | Codenfan 1 mg | -
40: tramadol with rasagiline | Azilect 1 mg | Topalgic 50 mg | CI 40c serotonin-syndrome
40: codeine with rasagiline | Azilect 1 mg | Codenfan 1 mg | -
41: tramadol with fluoxetine | Prozac 20 mg | Topalgic 50 mg | AD 41 opioid-loses-effect, APEC 42 serotonin-seizures
41: codeine with paroxetine | Deroxat 20 mg | Codoliprane 500 mg | AD 41 opioid-loses-effect
41: codeine with duloxetine | Cymbalta 60 mg | Codoliprane 500 mg | AD 41 opioid-loses-effect
41: codeine with bupropion | Zyban 150 mg | Codoliprane 500 mg | AD 41 opioid-loses-effect
41: codeine with terbinafine tablets | Lamisil 250 mg | Codoliprane 500 mg | AD 41 opioid-loses-effect
41: codeine with terbinafine cream | Lamisil 1 %, cream | Codoliprane 500 mg | -
41: codeine with sertraline | Zoloft 50 mg | Codoliprane 500 mg | -
42: tramadol with sertraline | Zoloft 50 mg | Topalgic 50 mg | APEC 42 serotonin-seizures
42: tramadol with venlafaxine | Effexor 75 mg | Topalgic 50 mg | APEC 42 serotonin-seizures
42: paracetamol with sertraline | Zoloft 50 mg | Doliprane 500 mg | -
43: pseudoephedrine with an irreversible MAOI | Marsilid 50 mg | Sudafed 60 mg | CI 43 hypertensive-crisis
43: saline with one | Marsilid 50 mg | Physiomer | -
44: pseudoephedrine with moclobemide | Moclamine 150 mg | Sudafed 60 mg | AD 44a hypertensive-crisis
44: with safinamide, for Parkinson | Xadago 50 mg | Sudafed 60 mg | AD 44b hypertensive-crisis
44: a nasal spray with safinamide | Xadago 50 mg | Aturgyl | AD 44b hypertensive-crisis
44: saline with safinamide | Xadago 50 mg | Physiomer | -
45: pseudoephedrine after a nasal spray | dose Aturgyl x1 6h ago | Sudafed 60 mg | CI 45 hypertension-stroke
45: with oral phenylephrine | dose Sudafed PE 10 mg x1 2h ago | Sudafed 60 mg | CI 45 hypertension-stroke
45: pseudoephedrine twice is one substance | dose Sudafed 60 mg x1 6h ago | Dolirhume 500 mg | -
45: after the spray of the day before yesterday | dose Aturgyl x1 30h ago | Sudafed 60 mg | -
46: pseudoephedrine with methylphenidate | Ritaline 10 mg | Sudafed 60 mg | CI 46 hypertension
46: with bupropion | Zyban 150 mg | Sudafed 60 mg | CI 46 hypertension
46: with ephedrine | Rhino-Sulfuryl | Sudafed 60 mg | CI 46 hypertension
46: phenylephrine with methylphenidate | Ritaline 10 mg | Sudafed PE 10 mg | -
47: a decongestant with an ergot | Seglor 5 mg | Aturgyl | AD 47 vasoconstriction
47: a decongestant with a triptan | Zomig 2,5 mg | Aturgyl | -
48: a triptan with ergotamine | Gynergene 1 mg | Relpax 20 mg | CI 48 vasoconstriction
48: a triptan with dihydroergotamine | Seglor 5 mg | Relpax 20 mg | CI 48 vasoconstriction
48: a triptan with methylergometrine, which this pair does not name | Methergin 0,125 mg | Relpax 20 mg | -
49: sumatriptan with an irreversible MAOI | Marsilid 50 mg | Imigrane 50 mg | CI 49 serotonin-syndrome
49: zolmitriptan with moclobemide | Moclamine 150 mg | Zomig 2,5 mg | CI 49 serotonin-syndrome
49: rizatriptan with selegiline | Deprenyl 5 mg | Maxalt 10 mg | CI 49 serotonin-syndrome
49: eletriptan is not in this pair | Moclamine 150 mg | Relpax 20 mg | -
50: a triptan with an SSRI | Zoloft 50 mg | Imigrane 50 mg | APEC 50 serotonin-syndrome
50: a triptan with amitriptyline | Laroxyl 25 mg | Imigrane 50 mg | -
51: sildenafil with trinitrin | Natispray | Viagra 50 mg | CI 51 fatal-hypotension
51: tadalafil with nicorandil | Ikorel 10 mg | Cialis 10 mg | CI 51 fatal-hypotension
51: vardenafil with molsidomine | Molsidomine 2 mg | Levitra 10 mg | CI 51 fatal-hypotension
51: with amlodipine | Amlor 5 mg | Viagra 50 mg | -
52: with doxazosin | Zoxan 4 mg | Viagra 50 mg | AD 52a hypotension
52: with tamsulosin | Omix 0,4 mg | Viagra 50 mg | PE 52b hypotension
52: with a beta-blocker | Detensiel 10 mg | Viagra 50 mg | -
53: alcohol with a sedative | condition alcohol | Donormyl 15 mg | AD 53 drowsiness-breathing
53: alcohol written down | typed alcool | Atarax 25 mg | AD 53 drowsiness-breathing
53: alcohol with cetirizine, which is no sedative of the list | condition alcohol | Zyrtec 10 mg | -
54: two sedatives | Xanax 0,25 mg | Stilnox 10 mg | APEC 54 drowsiness-falls
54: one that is no sedative | Xanax 0,25 mg | Zyrtec 10 mg | -
55: a benzodiazepine with an opioid | Xanax 0,25 mg | Codoliprane 500 mg | APEC 54 drowsiness-falls, APEC 55 respiratory-depression
55: a benzodiazepine with paracetamol | Xanax 0,25 mg | Doliprane 500 mg | -
56: alcohol with metformin | condition alcohol | Glucophage 500 mg | AD 56 lactic-acidosis
56: grapefruit with metformin | typed pamplemousse | Glucophage 500 mg | -
57: alcohol with insulin | condition alcohol | Lantus 100 U/ml, injection | AD 57 hypoglycaemia
57: alcohol with a sulfonylurea | condition alcohol | Diamicron 30 mg | AD 57 hypoglycaemia
57: alcohol with levothyroxine | condition alcohol | Levothyrox 50 µg | -
58: alcohol with metronidazole | condition alcohol | Flagyl 500 mg | AD 58 flush-vomiting
58: alcohol with tinidazole | condition alcohol | Fasigyne 500 mg | AD 58 flush-vomiting
58: alcohol with secnidazole | condition alcohol | Secnol 2 g | AD 58 flush-vomiting
58: alcohol with disulfiram | condition alcohol | Esperal 500 mg | AD 58 flush-vomiting
58: alcohol with amoxicillin | condition alcohol | Clamoxyl 500 mg | -
59: alcohol with acitretin | condition alcohol | Soriatane 10 mg | CI 59 birth-defects
59: alcohol with isotretinoin | condition alcohol | Roaccutane 20 mg | -
60: two anticholinergics | Ditropan 5 mg | Polaramine 2 mg | APEC 60 anticholinergic
60: with loratadine | Ditropan 5 mg | Clarityne 10 mg | -
61: domperidone with clarithromycin | Zeclar 500 mg | Motilium 10 mg | CI 61 heart-rhythm
61: with ketoconazole | Nizoral 200 mg | Motilium 10 mg | CI 61 heart-rhythm
61: with itraconazole | Sporanox 100 mg | Motilium 10 mg | CI 61 heart-rhythm
61: with fluconazole | Triflucan 50 mg | Motilium 10 mg | CI 61 heart-rhythm
61: with ritonavir | Norvir 100 mg | Motilium 10 mg | CI 61 heart-rhythm
61: with erythromycin, which is torsade-prone as well | Erythromycine 500 mg | Motilium 10 mg | CI 61 heart-rhythm
61: with azithromycin | Zithromax 250 mg | Motilium 10 mg | -
62: domperidone with sotalol | Sotalex 80 mg | Motilium 10 mg | AD 62 heart-rhythm
62: hydroxyzine with amiodarone | Cordarone 200 mg | Atarax 25 mg | AD 62 heart-rhythm
62: citalopram with hydroxychloroquine | Plaquenil 200 mg | Seropram 20 mg | AD 62 heart-rhythm
62: escitalopram with hydroxychloroquine | Plaquenil 200 mg | Seroplex 10 mg | AD 62 heart-rhythm
62: domperidone with sertraline | Zoloft 50 mg | Motilium 10 mg | -
63: a stimulant laxative with sotalol | Sotalex 80 mg | Dulcolax 5 mg | PE 63 low-potassium
63: senna with amiodarone | Cordarone 200 mg | Senokot 8 mg | PE 63 low-potassium
63: lactulose with sotalol | Sotalex 80 mg | Duphalac 10 g | -
64: an adsorbent with a treatment that is swallowed | Levothyrox 50 µg | Smecta 3 g | PE 64a two-hours-apart
64: a dose an hour ago | dose Smecta 3 g x1 1h ago | Doliprane 500 mg | PE 64a two-hours-apart
64: a dose three hours ago | dose Smecta 3 g x1 3h ago | Doliprane 500 mg | -
64: what is injected is not swallowed | Lantus 100 U/ml, injection | Smecta 3 g | -
64: an integrase inhibitor | Tivicay 50 mg | Maalox | AD 64b less-absorption
64: a dose of one three hours ago is still too near | dose Tivicay 50 mg x1 3h ago | Maalox | AD 64b less-absorption
65: iron with levothyroxine | Levothyrox 50 µg | Tardyferon 80 mg | PE 65 two-hours-apart
65: iron with doxycycline | Doxy 100 mg | Tardyferon 80 mg | PE 65 two-hours-apart
65: iron with a fluoroquinolone | Tavanic 500 mg | Tardyferon 80 mg | PE 65 two-hours-apart
65: iron with levodopa | Levodopa 100 mg | Tardyferon 80 mg | PE 65 two-hours-apart
65: iron with alendronic acid | Fosamax 70 mg | Tardyferon 80 mg | PE 65 two-hours-apart
65: iron with zinc | Zinc 15 mg | Tardyferon 80 mg | PE 65 two-hours-apart
65: iron with amoxicillin | Clamoxyl 500 mg | Tardyferon 80 mg | -
65: three hours after levothyroxine | dose Levothyrox 50 µg x1 3h ago | Tardyferon 80 mg | -
66: calcium with levothyroxine | Levothyrox 50 µg | Calcium 500 mg | PE 66 two-hours-apart
66: calcium with doxycycline | Doxy 100 mg | Calcium 500 mg | PE 66 two-hours-apart
66: calcium with alendronic acid | Fosamax 70 mg | Calcium 500 mg | PE 66 two-hours-apart
66: calcium carbonate with ciprofloxacin | Ciflox 500 mg | Tums | PE 66 two-hours-apart
66: calcium with iron is in both pairs | Tardyferon 80 mg | Calcium 500 mg | PE 65 two-hours-apart
66: calcium carbonate with iron is in both pairs | Tardyferon 80 mg | Tums | PE 65 two-hours-apart
66: calcium with norfloxacin, which this pair does not name | Noroxine 400 mg | Calcium 500 mg | -
66: three hours after levothyroxine | dose Levothyrox 50 µg x1 3h ago | Calcium 500 mg | -
67: macrogol with what is swallowed | Amlor 5 mg | Forlax 10 g | APEC 67 less-absorption
67: macrogol with a cream | Betamethasone 0,05 %, cream | Forlax 10 g | -
68: a proton pump inhibitor with methotrexate | Novatrex 2,5 mg | Mopral 20 mg | AD 68a toxicity
68: known to be 15 mg a week | typed Methotrexate 15 mg par semaine | Mopral 20 mg | APEC 68b toxicity
68: famotidine with methotrexate | Novatrex 2,5 mg | Pepcid 20 mg | -
69: a proton pump inhibitor with levothyroxine | Levothyrox 50 µg | Inexium 20 mg | PE 69 less-effect
69: with amlodipine | Amlor 5 mg | Inexium 20 mg | -
70: general knowledge alone is applied to nobody | Plavix 75 mg | Mopral 20 mg | -
71: potassium with an ACE inhibitor | Triatec 5 mg | Diffu-K 600 mg | AD 71 high-potassium
71: with a sartan | Cozaar 50 mg | Diffu-K 600 mg | AD 71 high-potassium
71: with spironolactone | Aldactone 25 mg | Diffu-K 600 mg | AD 71 high-potassium
71: with furosemide | Lasilix 40 mg | Diffu-K 600 mg | -
72: grapefruit with simvastatin | typed jus de pamplemousse | Zocor 20 mg | AD 72a higher-levels
72: grapefruit with ivabradine | typed pamplemousse | Procoralan 5 mg | AD 72a higher-levels
72: grapefruit with ticagrelor | typed pamplemousse | Brilique 90 mg | AD 72a higher-levels
72: grapefruit with dronedarone | typed pamplemousse | Multaq 400 mg | AD 72a higher-levels
72: grapefruit with tacrolimus | typed pomelo | Prograf 1 mg | AD 72a higher-levels
72: grapefruit with sertraline | typed pamplemousse | Zoloft 50 mg | AD 72a higher-levels
72: grapefruit with atorvastatin | typed grapefruit juice | Tahor 10 mg | APEC 72b higher-levels
72: grapefruit with verapamil | typed toronja | Isoptine 120 mg | APEC 72b higher-levels
72: grapefruit with amlodipine | typed pamplemousse | Amlor 5 mg | -
73: simvastatin with clarithromycin | Zocor 20 mg | Zeclar 500 mg | CI 73a muscle-breakdown
73: with fluconazole | Zocor 20 mg | Triflucan 50 mg | PE 73b muscle-breakdown
73: with amlodipine | Zocor 20 mg | Amlor 5 mg | PE 73b muscle-breakdown
73: with diltiazem | Zocor 20 mg | Tildiem 60 mg | PE 73b muscle-breakdown
73: atorvastatin with clarithromycin | Tahor 20 mg | Zeclar 500 mg | -
74: colchicine with a macrolide | Colchicine 1 mg | Zithromax 250 mg | CI 74 fatal-toxicity
74: clarithromycin, a strong inhibitor as well, is said once | Zeclar 500 mg | Colchicine 1 mg | CI 74 fatal-toxicity
74: whether clarithromycin is taken is asked once | common Zeclar 500 mg | Colchicine 1 mg | ask CI 74 fatal-toxicity
74: with pristinamycin | Colchicine 1 mg | Pyostacine 500 mg | CI 74 fatal-toxicity
74: with spiramycin | Colchicine 1 mg | Rovamycine 3 MUI | -
75: with itraconazole | Colchicine 1 mg | Sporanox 100 mg | AD 75 toxicity
75: with fluconazole | Colchicine 1 mg | Triflucan 50 mg | -
76: trimethoprim with methotrexate | Novatrex 2,5 mg | Bactrim 800 mg | CI 76 blood-toxicity
76: fosfomycin with methotrexate | Novatrex 2,5 mg | Monuril 3 g | -
77: allopurinol with azathioprine | Imurel 50 mg | Zyloric 100 mg | CI 77 bone-marrow
77: febuxostat with mercaptopurine | Purinethol 50 mg | Adenuric 80 mg | CI 77 bone-marrow
77: colchicine with azathioprine | Imurel 50 mg | Colchicine 1 mg | -
78: a tetracycline with isotretinoin | Roaccutane 20 mg | Tetralysal 300 mg | CI 78 intracranial-hypertension
78: with acitretin | Soriatane 10 mg | Tetralysal 300 mg | CI 78 intracranial-hypertension
78: with vitamin A | Vitamine A 50000 UI | Tetralysal 300 mg | CI 78 intracranial-hypertension
78: with a gel of isotretinoin | Isotretinoine 0,05 %, cream | Tetralysal 300 mg | -
79: vitamin A with acitretin | Soriatane 10 mg | Vitamine A | CI 79 vitamin-a-excess
79: vitamin A with isotretinoin | Roaccutane 20 mg | Vitamine A | CI 79 vitamin-a-excess
79: vitamin D with acitretin | Soriatane 10 mg | Zymad | -
80: an enzyme inducer with a pill | Optimizette 75 µg | Tegretol 200 mg | AD 80a unwanted-pregnancy
80: rifampicin with a ring | NuvaRing | Rifadine 300 mg | AD 80a unwanted-pregnancy
80: topiramate is general knowledge here: applied to nobody | Optimizette 75 µg | Epitomax 50 mg | -
81: ulipristal with a progestin | Optimizette 75 µg | EllaOne 30 mg | AD 81 both-less-effective
81: levonorgestrel beside another progestin | Optimizette 75 µg | Norlevo 1,5 mg | -
82: erythromycin with theophylline | Theostat 200 mg | Erythromycine 500 mg | AD 82a seizures
82: ciprofloxacin with theophylline | Theostat 200 mg | Ciflox 500 mg | PE 82b seizures
82: amoxicillin with theophylline | Theostat 200 mg | Clamoxyl 500 mg | -
83: lithium with an ACE inhibitor | Teralithe 250 mg | Triatec 5 mg | AD 83 lithium-toxicity
83: with a sartan | Teralithe 250 mg | Cozaar 50 mg | AD 83 lithium-toxicity
83: with a thiazide | Teralithe 250 mg | Fludex 1,5 mg | AD 83 lithium-toxicity
83: with a loop diuretic | Teralithe 250 mg | Lasilix 40 mg | AD 83 lithium-toxicity
83: with spironolactone, which this pair does not name | Teralithe 250 mg | Aldactone 25 mg | -
84: a beta-blocker with insulin | Lantus 100 U/ml, injection | Detensiel 10 mg | PE 84 masked-hypoglycaemia
84: drops for the eye count as well | Diamicron 30 mg | Timoptol 0,5 % | PE 84 masked-hypoglycaemia
84: a beta-blocker with metformin | Glucophage 500 mg | Detensiel 10 mg | -
85: an SSRI with an irreversible MAOI | Marsilid 50 mg | Zoloft 50 mg | CI 85 serotonin-syndrome
85: with moclobemide, which this pair does not name | Moclamine 150 mg | Zoloft 50 mg | -
85: with rasagiline, for Parkinson | Azilect 1 mg | Zoloft 50 mg | AD 85b serotonin-syndrome
85: amitriptyline with rasagiline | Azilect 1 mg | Laroxyl 25 mg | -
86: a live vaccine with an immunosuppressant | Neoral 100 mg | Priorix, injection | CI 86 vaccine-disease
86: with a corticosteroid that is swallowed | Solupred 20 mg | Varivax, injection | CI 86 vaccine-disease
86: with a corticosteroid cream | Betamethasone 0,05 %, cream | Varivax, injection | -
87: nicotine replacement with theophylline | Theostat 200 mg | Nicorette 2 mg | APEC 87 dose-changes
87: with clozapine | Leponex 100 mg | Nicorette 2 mg | APEC 87 dose-changes
87: with salbutamol | Ventoline 100 µg | Nicorette 2 mg | -
look-back: an ordinary dose counts for 24 hours | dose Eliquis 5 mg x1 23h ago | Advil 200 mg | AD 2 bleeding
look-back: and at that minute no more | dose Eliquis 5 mg x1 24h ago | Advil 200 mg | -
look-back: fluoxetine for five weeks | dose Prozac 20 mg x1 34d ago | Topalgic 50 mg | AD 41 opioid-loses-effect, APEC 42 serotonin-seizures
look-back: fluoxetine after five weeks | dose Prozac 20 mg x1 35d ago | Topalgic 50 mg | -
look-back: another SSRI for a day | dose Deroxat 20 mg x1 2d ago | Topalgic 50 mg | -
look-back: an irreversible MAOI for 14 days | dose Marsilid 50 mg x1 13d ago | Tussidane 30 mg | CI 38 serotonin-syndrome
look-back: an irreversible MAOI after 14 days | dose Marsilid 50 mg x1 14d ago | Tussidane 30 mg | -
look-back: moclobemide for a day | dose Moclamine 150 mg x1 2d ago | Tussidane 30 mg | -
look-back: a proton pump inhibitor for two weeks | dose Mopral 20 mg x1 13d ago | Levothyrox 50 µg | PE 69 less-effect
look-back: after two weeks | dose Mopral 20 mg x1 14d ago | Levothyrox 50 µg | -
look-back: a corticosteroid for two weeks | dose Solupred 20 mg x1 13d ago | Advil 200 mg | APEC 11 ulcer-bleeding
look-back: a corticosteroid after two weeks | dose Solupred 20 mg x1 15d ago | Advil 200 mg | -
look-back: methotrexate for a week | dose Novatrex 2,5 mg x4 6d ago | Advil 200 mg | AD 6a blood-toxicity
look-back: methotrexate after a week | dose Novatrex 2,5 mg x4 7d ago | Advil 200 mg | -
look-back: insulin while its box is there | kept dose Lantus 100 U/ml x1 20d ago | Detensiel 10 mg | PE 84 masked-hypoglycaemia
look-back: insulin whose box is gone | dose Lantus 100 U/ml x1 20d ago | Detensiel 10 mg | -
look-back: a dose noted for a moment to come counts | dose Eliquis 5 mg x1 -1h ago | Advil 200 mg | AD 2 bleeding
evidence: a box on prescription in the person's name | Eliquis 5 mg | Advil 200 mg | AD 2 bleeding
evidence: a box of the house is asked about | common Eliquis 5 mg | Advil 200 mg | ask AD 2 bleeding
evidence: a box of the house that was answered with yes is taken | common Eliquis 5 mg; answered yes Eliquis | Advil 200 mg | AD 2 bleeding
evidence: answered with no, it is not asked about again | common Eliquis 5 mg; answered no Eliquis | Advil 200 mg | -
evidence: an answer is about the name however it is written, and about no other box | common ELIQUIS 5 mg; common Xarelto 20 mg; answered no Eliquis | Advil 200 mg | ask AD 2 bleeding
evidence: what was answered with yes counts without a box | answered yes Eliquis | Advil 200 mg | AD 2 bleeding
evidence: a dose counts after a no | common Eliquis 5 mg; answered no Eliquis; dose Eliquis 5 mg x1 5h ago | Advil 200 mg | AD 2 bleeding
evidence: a prescription in the person's own name counts after a no | Eliquis 5 mg; answered no Eliquis | Advil 200 mg | AD 2 bleeding
evidence: a box of the house that somebody took from is a dose | common Eliquis 5 mg; dose Eliquis 5 mg x1 5h ago | Advil 200 mg | AD 2 bleeding
evidence: a box of somebody else is nothing | other Eliquis 5 mg | Advil 200 mg | -
evidence: a personal box sold without a prescription is asked about | free Aspirine 500 mg | Advil 200 mg | ask AD 4a ulcer-bleeding
evidence: a box typed by hand that names a long-term treatment | unknown Xarelto 20 mg | Advil 200 mg | AD 2 bleeding
evidence: a box typed by hand that names none is asked about | unknown Aspirine 500 mg | Advil 200 mg | ask AD 4a ulcer-bleeding
evidence: free text | typed Xarelto le soir | Advil 200 mg | AD 2 bleeding
evidence: free text that no rule knows | typed mes gouttes du matin | Advil 200 mg | -
evidence: nothing is asked about what is only to be taken into account | common Zoloft 50 mg | Advil 200 mg | -
evidence: a precaution is asked about | common Triatec 5 mg | Advil 200 mg | ask PE 7 kidney-dehydration
evidence: nobody is asked about every box because of an adsorbent | common Doliprane 500 mg | Smecta 3 g | -
evidence: lithium as a condition | condition lithium | Advil 200 mg | AD 5 lithium-toxicity
evidence: methotrexate as a condition | condition methotrexate | Aspirine 500 mg | CI 16 blood-toxicity
evidence: an anticoagulant or antiplatelet as a condition | condition anticoagulant_antiplatelet | Advil 200 mg | AD 2 bleeding
evidence: diabetes is no treatment | condition diabetes | Advil 200 mg | -
evidence: the same box is not compared with itself | self Alka-Seltzer 324 mg | Alka-Seltzer 324 mg | -
several: the strictest comes first | Zoloft 50 mg; Eliquis 5 mg; Triatec 5 mg | Advil 200 mg | AD 2 bleeding, PE 7 kidney-dehydration, APEC 10 bleeding
several: two substances of one box are both read | Marsilid 50 mg | Advil rhume 200 mg | CI 43 hypertensive-crisis
several: a combination as treatment | Duoplavin 75 mg | Advil 200 mg | APEC 4b ulcer-bleeding, APEC 12 bleeding
several: a combination for blood pressure | Co-Renitec 20 mg | Advil 200 mg | PE 7 kidney-dehydration, PE 9 kidney
unknown: a product that no rule knows | Eliquis 5 mg | Zorglub 10 mg | -
unknown: a treatment that no rule knows | Zorglub 10 mg | Advil 200 mg | -
section 8: Advil at 20:00 and Nurofenpro at 23:00 are one ingredient | dose Advil 20 mg/ml x8 3h ago | Nurofenpro 20 mg/ml, syrup | -
section 8: Advil and naproxen | dose Advil 200 mg x1 3h ago | Naproxène 550 mg | AD 3 ulcer-bleeding
section 8: Fervex and Doliprane are no pair, for their paracetamol is summed | dose Fervex x1 3h ago | Doliprane 500 mg | -
section 8: Aspégic 500 is 500 mg and not 900 | Cortancyl 20 mg | Aspegic 500 mg | APEC 17b bleeding
evidence: what would be contra-indicated is asked about as well | common Marsilid 50 mg | Tussidane 30 mg | ask CI 38 serotonin-syndrome
several: two treatments of one pair are both said | Triatec 5 mg; Coversyl 5 mg | Advil 200 mg | PE 7 kidney-dehydration, PE 7 kidney-dehydration
several: a question comes behind what is known | common Marsilid 50 mg; Zoloft 50 mg | Topalgic 50 mg | APEC 42 serotonin-seizures, ask CI 40a serotonin-syndrome
apart: at two hours to the minute it is far enough | dose Smecta 3 g x1 2h ago | Doliprane 500 mg | -
`;
