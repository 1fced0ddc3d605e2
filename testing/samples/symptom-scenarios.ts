/**
 * Cabinet × person × symptoms: exactly these offered, exactly these refused, with these reasons. `scenario.ts` tells how
 * to read a line; the lists they choose from are in `scenario-lists.ts`, today is 21 November 2026 at noon.
 *
 * because | who | feels | has | took | offers | refuses | says
 */
export const SCENARIO_TABLE = `
an empty cabinet is answered by the list | adult 35y | headache |  |  | headache: medicine Paracétamol; headache: medicine Ibuprofène |  | 
an own box comes before the list | adult 35y | headache | Doliprane 1000 mg |  | headache: box Doliprane, for Paracétamol; headache: medicine Ibuprofène |  | 
an own box of the second medicine comes first too | adult 35y | headache | Advil 200 mg |  | headache: box Advil, for Ibuprofène; headache: medicine Paracétamol |  | 
two boxes of one substance are one offer, the one that ends first | adult 35y | headache | Doliprane 1000 mg, until 2028-01-31; Efferalgan 500 mg, until 2026-12-31 |  | headache: box Efferalgan, for Paracétamol; headache: medicine Ibuprofène |  | 
a box is good on its last day | adult 35y | headache | Doliprane 1000 mg, until 2026-11-21 |  | headache: box Doliprane, for Paracétamol; headache: medicine Ibuprofène |  | 
a box is expired the day after | adult 35y | headache | Doliprane 1000 mg, until 2026-11-20 |  | headache: medicine Paracétamol; headache: medicine Ibuprofène | box Doliprane: expired | 
an opened syrup is noted and offered | adult 35y | headache | Doliprane 2,4 %, syrup, opened 2026-06-24 |  | headache: box Doliprane, for Paracétamol; headache: medicine Ibuprofène |  | 
an opened syrup past its guide is offered | adult 35y | headache | Doliprane 2,4 %, syrup, opened 2026-01-01 |  | headache: box Doliprane, for Paracétamol; headache: medicine Ibuprofène |  | 
what is printed on an opened box ends it | adult 35y | headache | Doliprane 2,4 %, syrup, opened 2026-10-21, in use for 30 |  | headache: medicine Paracétamol; headache: medicine Ibuprofène | box Doliprane: opened-too-long | 
an opened box is good on its last day | adult 35y | headache | Doliprane 2,4 %, syrup, opened 2026-10-22, in use for 30 |  | headache: box Doliprane, for Paracétamol; headache: medicine Ibuprofène |  | 
eye drops opened for 29 days are refused | adult 35y | headache | Doliprane 1 %, eye drops, opened 2026-10-23 |  | headache: medicine Paracétamol; headache: medicine Ibuprofène | box Doliprane: opened-past-guide | 
eye drops opened for 28 days are not | adult 35y | headache | Doliprane 1 %, eye drops, opened 2026-10-24 |  | headache: box Doliprane, for Paracétamol; headache: medicine Ibuprofène |  | 
an empty box is not offered | adult 35y | headache | Doliprane 1000 mg, 0 left |  | headache: medicine Paracétamol; headache: medicine Ibuprofène | box Doliprane: empty | 
half a tablet is left | adult 35y | headache | Doliprane 1000 mg, 0.5 left |  | headache: box Doliprane, for Paracétamol; headache: medicine Ibuprofène |  | 
both reasons are told | adult 35y | headache | Advil 200 mg, 0 left, until 2020-01-31 |  | headache: medicine Paracétamol; headache: medicine Ibuprofène | box Advil: expired, empty | 
an American name is the same substance | adult 35y | headache | Tylenol 500 mg |  | headache: box Tylenol, for Paracétamol; headache: medicine Ibuprofène |  | 
a Spanish name is the same substance | adult 35y | headache | Gelocatil 650 mg |  | headache: box Gelocatil, for Paracétamol; headache: medicine Ibuprofène |  | 
the reference says what is in a box whose name does not | adult 35y | headache | Comprimés de Papa 500 mg, holds Paracétamol |  | headache: box Comprimés de Papa, for Paracétamol; headache: medicine Ibuprofène |  | 
a name that says nothing is not offered | adult 35y | headache | Comprimés de Papa 500 mg |  | headache: medicine Paracétamol; headache: medicine Ibuprofène |  | 
a box for something else stays out | adult 35y | headache | Spasfon 80 mg |  | headache: medicine Paracétamol; headache: medicine Ibuprofène |  | 
the second substance of Spasfon is no reason against it | adult 35y | cramps | Spasfon 80 mg |  | cramps: box Spasfon, for Phloroglucinol |  | 
vitamin C in it is no reason either | adult 35y | headache | Efferalgan vitamine C 500 mg, holds Paracétamol + Acide ascorbique |  | headache: box Efferalgan vitamine C, for Paracétamol; headache: medicine Ibuprofène |  | 
a box with more in it than was asked for | adult 35y | headache | Humexlib 500 mg, holds Paracétamol + Chlorphénamine, free |  | headache: medicine Paracétamol; headache: medicine Ibuprofène | box Humexlib: other-substances | 
a brand with a word more is another box | adult 35y | headache | Advil nuit 200 mg |  | headache: medicine Paracétamol; headache: medicine Ibuprofène | box Advil nuit: unknown-substance | 
low-dose aspirin is no pain killer | adult 35y | toothache | Aspirine 75 mg; Kardegic 160 mg |  | toothache: medicine Ibuprofène; toothache: medicine Acide acétylsalicylique |  | 
aspirin of a pain killer's strength is one | adult 35y | toothache | Aspirine 500 mg |  | toothache: box Aspirine, for Acide acétylsalicylique; toothache: medicine Ibuprofène, ask AD 4a |  | 
the list of the United States | adult 35y, in US | headache |  |  | headache: medicine Acetaminophen; headache: medicine Ibuprofen |  | 
the list of Spain | adult 35y, in ES | headache |  |  | headache: medicine Paracetamol; headache: medicine Ibuprofeno |  | 
what is left of a prescription | adult 35y | strong-pain | Codoliprane 500 mg, holds Paracétamol + Codéine, prescribed |  | strong-pain: see a doctor; strong-pain: medicine Codéine, on prescription, drowsiness; strong-pain: medicine Tramadol, on prescription, drowsiness, APEC 54 | box Codoliprane: prescription-needed, other-substances | 
a prescription the list alone knows of | adult 35y | throat-infection | Clamoxyl 500 mg |  | throat-infection: see a doctor; throat-infection: medicine Amoxicilline, on prescription | box Clamoxyl: prescription-needed | 
the reference says that this one needs none | adult 35y | throat-infection | Amoxicilline 500 mg, holds Amoxicilline, free |  | throat-infection: see a doctor; throat-infection: box Amoxicilline, for Amoxicilline, on prescription |  | 
P14: pseudoephedrine is on prescription in France | adult 35y | cold |  |  | cold: medicine Paracétamol; cold: product Inhalation d'eucalyptus | medicine Pseudoéphédrine: prescription-needed P14 | 
P14 is of France alone | adult 35y, in US | cold |  |  | cold: medicine Acetaminophen; cold: medicine Pseudoephedrine |  | 
P14: a box of it in France | adult 35y | cold | Dolirhume 500 mg |  | cold: medicine Paracétamol; cold: product Inhalation d'eucalyptus | box Dolirhume: prescription-needed P14; medicine Pseudoéphédrine: prescription-needed P14 | 
an allergy to the substance | adult 35y, allergy Paracétamol | headache | Doliprane 1000 mg |  | headache: medicine Ibuprofène; headache: product Menthe poivrée sur les tempes | box Doliprane: allergy Paracétamol; medicine Paracétamol: allergy Paracétamol | 
an allergy to a brand is one to what is in it | adult 35y, allergy Doliprane | headache | Efferalgan 500 mg |  | headache: medicine Ibuprofène; headache: product Menthe poivrée sur les tempes | box Efferalgan: allergy Doliprane; medicine Paracétamol: allergy Doliprane | 
P26: aspirin stands for all anti-inflammatories | adult 35y, allergy aspirine | toothache |  |  | toothache: medicine Paracétamol | medicine Ibuprofène: allergy P26 aspirine; medicine Acide acétylsalicylique: allergy P26 aspirine | 
P26: so does the class by its name | adult 35y, allergy Allergie aux AINS | headache | Advil 200 mg |  | headache: medicine Paracétamol; headache: product Menthe poivrée sur les tempes | box Advil: allergy P26 Allergie aux AINS; medicine Ibuprofène: allergy P26 Allergie aux AINS | 
P26: ibuprofen does too | adult 35y, allergy ibuprofeno | sprain |  |  |  | medicine Kétoprofène: allergy P26 ibuprofeno; medicine Célécoxib: allergy P26 ibuprofeno | 
P26: aspirin and what becomes the same | adult 35y, allergy aspirin, in US | diarrhea |  |  | diarrhea: medicine Loperamide; diarrhea: product Green clay | medicine Bismuth subsalicylate: allergy P26 aspirin | 
P26: penicillin stands for amoxicillin | adult 35y, allergy pénicilline | throat-infection | Amoxicilline 500 mg, free |  | throat-infection: see a doctor | box Amoxicilline: allergy P26 pénicilline; medicine Amoxicilline: allergy P26 pénicilline | 
P26: Augmentin stands for all penicillins | adult 35y, allergy Augmentin | throat-infection |  |  | throat-infection: see a doctor | medicine Amoxicilline: allergy P26 Augmentin | 
an allergy to a name we do not know, on the box | adult 35y, allergy baume du Pérou | dry-skin |  |  |  | medicine Baume du Pérou: allergy baume du Pérou | unread allergy baume du Pérou
an allergy nobody can read is said to be unread | adult 35y, allergy zorglub | headache |  |  | headache: medicine Paracétamol; headache: medicine Ibuprofène |  | unread allergy zorglub
an allergy to a plant, in another language | adult 35y, allergy chamomile, natural | insomnia |  |  | insomnia: product Millepertuis | product Camomille: allergy chamomile | 
P1: aspirin the month before sixteen | child 191m, 58kg | toothache |  |  | toothache: medicine Ibuprofène, child-by-weight; toothache: medicine Paracétamol, child-by-weight | medicine Acide acétylsalicylique: child P1 | 
P1: aspirin at sixteen | child 16y | toothache |  |  | toothache: medicine Ibuprofène, child-by-weight; toothache: medicine Acide acétylsalicylique, child-by-weight |  | 
P1: what becomes the same as aspirin | child 15y, in US | diarrhea |  |  | diarrhea: medicine Loperamide, child-by-weight; diarrhea: product Rice water | medicine Bismuth subsalicylate: child P1; product Green clay: child P11 | 
P2 and P5: codeine and tramadol before twelve | child 143m | strong-pain |  |  | strong-pain: see a doctor | medicine Codéine: child P2; medicine Tramadol: child P5 | 
P2 and P5: both at twelve | child 12y | strong-pain |  |  | strong-pain: see a doctor; strong-pain: medicine Codéine, on prescription, drowsiness, child-by-weight; strong-pain: medicine Tramadol, on prescription, drowsiness, child-by-weight |  | 
P3: codeine before eighteen with breathing problems | child 215m, breathing-problems | strong-pain |  |  | strong-pain: see a doctor; strong-pain: medicine Tramadol, on prescription, drowsiness, child-by-weight | medicine Codéine: condition P3 | ask first, chronic-disease
P3: an adult with breathing problems | adult 18y, breathing-problems | strong-pain |  |  | strong-pain: see a doctor; strong-pain: medicine Codéine, on prescription, drowsiness; strong-pain: medicine Tramadol, on prescription, drowsiness |  | ask first, chronic-disease
P3: codeine before eighteen after a tonsil operation | child 215m, tonsil-surgery | strong-pain |  |  | strong-pain: see a doctor; strong-pain: medicine Tramadol, on prescription, drowsiness, child-by-weight | medicine Codéine: condition P3 | 
P3: an adult after a tonsil operation | adult 18y, tonsil-surgery | strong-pain |  |  | strong-pain: see a doctor; strong-pain: medicine Codéine, on prescription, drowsiness; strong-pain: medicine Tramadol, on prescription, drowsiness |  | 
P11: diosmectite before two, P19: loperamide before two | child 23m | diarrhea |  |  | diarrhea: product Eau de riz | medicine Diosmectite: child P11; medicine Lopéramide: child P19, child label-age; product Argile verte: child P11 | ask first, under-2
P11 and P19 at two; P11: another clay | child 24m, natural | diarrhea |  |  | diarrhea: product Eau de riz | product Argile verte: child P11 | 
P11 and P19 at two; loperamide waits for its leaflet | child 24m, traditional | diarrhea |  |  | diarrhea: medicine Diosmectite, child-by-weight | medicine Lopéramide: child label-age | 
P11: another clay at eighteen | adult 18y, natural | diarrhea |  |  | diarrhea: product Argile verte; diarrhea: product Eau de riz |  | 
P12: terpenes before thirty months | child 29m, natural | cold |  |  |  | product Inhalation d'eucalyptus: child P12 | 
P12: terpenes at thirty months | child 30m, natural | cold |  |  | cold: product Inhalation d'eucalyptus |  | 
P13: a cough medicine before four, P17: oxomemazine before two | child 23m, traditional | dry-cough |  |  |  | medicine Dextrométhorphane: child P13; medicine Oxomémazine: child P17 | ask first, under-2
P13 before four; P17 at two | child 47m, traditional | dry-cough |  |  | dry-cough: medicine Oxomémazine, drowsiness, child-by-weight | medicine Dextrométhorphane: child P13 | 
P13 at four | child 48m, traditional | dry-cough |  |  | dry-cough: medicine Dextrométhorphane, drowsiness, child-by-weight; dry-cough: medicine Oxomémazine, drowsiness, child-by-weight |  | 
P15: pseudoephedrine before fifteen | child 179m, in US, traditional | cold |  |  | cold: medicine Acetaminophen, child-by-weight | medicine Pseudoephedrine: child P15 | 
P15: pseudoephedrine at fifteen | child 15y, in US, traditional | cold |  |  | cold: medicine Acetaminophen, child-by-weight; cold: medicine Pseudoephedrine, child-by-weight |  | 
P16: what thins mucus before two | child 23m | wet-cough |  |  |  | medicine Acétylcystéine: child P16; medicine Carbocistéine: child P16 | ask first, under-2
P16 at two | child 24m | wet-cough |  |  | wet-cough: medicine Acétylcystéine, child-by-weight; wet-cough: medicine Carbocistéine, child-by-weight |  | 
P18: metoclopramide before one, domperidone before twelve | child 11m | nausea |  |  |  | medicine Dompéridone: child P18; medicine Métoclopramide: child P18 | ask first, under-2
P18: metoclopramide at one | child 12m | nausea |  |  | nausea: medicine Métoclopramide, drowsiness, child-by-weight | medicine Dompéridone: child P18 | ask first, under-2
P18: domperidone under 35 kg | child 13y, 34kg | nausea |  |  | nausea: medicine Métoclopramide, drowsiness, child-by-weight | medicine Dompéridone: child P18 | 
P18: domperidone from 35 kg | child 12y, 35kg | nausea |  |  | nausea: medicine Dompéridone, child-by-weight; nausea: medicine Métoclopramide, drowsiness, child-by-weight |  | 
P20: tetracyclines before eight, quinolones before eighteen | child 95m | skin-infection |  |  | skin-infection: see a doctor | medicine Doxycycline: child P20; medicine Ciprofloxacine: child P20 | 
P20: tetracyclines at eight | child 8y | skin-infection |  |  | skin-infection: see a doctor; skin-infection: medicine Doxycycline, on prescription, child-by-weight | medicine Ciprofloxacine: child P20 | 
P20: quinolones at eighteen | adult 18y | skin-infection |  |  | skin-infection: see a doctor; skin-infection: medicine Doxycycline, on prescription; skin-infection: medicine Ciprofloxacine, on prescription |  | 
P24: honey before one | child 11m, natural | dry-cough |  |  | dry-cough: product Boire chaud | product Miel: child P24; product Tisane de thym: child P12 | ask first, under-2
P24: honey at one | child 12m, natural | dry-cough |  |  | dry-cough: product Miel; dry-cough: product Boire chaud | product Tisane de thym: child P12 | ask first, under-2
the leaflet of ibuprofen begins at three months | child 2m | headache |  |  | headache: medicine Paracétamol, child-by-weight; headache: product Repos | medicine Ibuprofène: child label-age; product Menthe poivrée sur les tempes: child P12 | ask first, under-2
ibuprofen at three months | child 3m | headache |  |  | headache: medicine Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight | product Menthe poivrée sur les tempes: child P12 | ask first, under-2
the leaflet of naproxen begins at twelve | child 143m, in US | sprain |  |  |  | medicine Naproxen: child label-age | 
naproxen at twelve | child 12y, in US | sprain |  |  | sprain: medicine Naproxen, child-by-weight |  | 
the leaflet of ketoprofen begins at fifteen | child 179m | sprain |  |  | sprain: medicine Célécoxib, child-by-weight | medicine Kétoprofène: child label-age | 
ketoprofen at fifteen | child 15y | sprain |  |  | sprain: medicine Kétoprofène, child-by-weight; sprain: medicine Célécoxib, child-by-weight |  | 
the leaflet of doxylamine begins at fifteen | child 179m, traditional | insomnia |  |  |  | medicine Doxylamine: child label-age | 
doxylamine at fifteen | child 15y, traditional | insomnia |  |  | insomnia: medicine Doxylamine, drowsiness, child-by-weight |  | 
the leaflet of omeprazole begins at eighteen | child 215m | heartburn |  |  | heartburn: product Réglisse | medicine Oméprazole: child label-age | 
omeprazole at eighteen | adult 18y | heartburn |  |  | heartburn: medicine Oméprazole; heartburn: product Réglisse |  | 
1000 mg of paracetamol is an adult's tablet | child 179m, 52kg | headache | Doliprane 1000 mg |  | headache: medicine Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight | box Doliprane: child label-strength | 
1000 mg of paracetamol is an adult's suppository | child 179m | headache | Doliprane 1000 mg, suppository |  | headache: medicine Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight | box Doliprane: child label-strength | 
500 mg before eight, as a sachet | child 95m, 27kg | headache | Doliprane 500 mg, sachet |  | headache: medicine Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight | box Doliprane: child label-strength | 
a suppository is not swallowed | child 5y, 18kg | headache | Doliprane 300 mg, suppository |  | headache: box Doliprane, for Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight |  | 
1 g is the same | child 10y | headache | Paracétamol Biogaran 1 g |  | headache: medicine Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight | box Paracétamol Biogaran: child label-strength | 
1000 mg at fifteen | child 15y, 55kg | headache | Doliprane 1000 mg |  | headache: box Doliprane, for Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight |  | 
500 mg before eight | child 95m, 27kg | headache | Doliprane 500 mg |  | headache: medicine Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight | box Doliprane: child label-strength | 
500 mg at eight | child 8y, 27kg | headache | Doliprane 500 mg |  | headache: box Doliprane, for Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight |  | 
400 mg of ibuprofen before twelve | child 143m | headache | Nurofen 400 mg |  | headache: medicine Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight | box Nurofen: child label-strength | 
400 mg of ibuprofen at twelve | child 12y | headache | Nurofen 400 mg |  | headache: box Nurofen, for Ibuprofène, child-by-weight; headache: medicine Paracétamol, child-by-weight |  | 
200 mg of ibuprofen before six, and a tablet | child 71m | headache | Nurofen 200 mg |  | headache: medicine Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight | box Nurofen: child label-strength, child label-form | 
200 mg of ibuprofen at six | child 72m | headache | Nurofen 200 mg |  | headache: box Nurofen, for Ibuprofène, child-by-weight; headache: medicine Paracétamol, child-by-weight |  | 
a capsule can go down the wrong way as well | child 5y | headache | Efferalgan 250 mg, capsule |  | headache: medicine Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight | box Efferalgan: child label-form | 
a syrup has no strength of a tablet | child 3y, 15kg | headache | Doliprane 2,4 %, syrup; Advil 20 mg/ml, syrup |  | headache: box Doliprane, for Paracétamol, child-by-weight; headache: box Advil, for Ibuprofène, child-by-weight |  | 
an unknown age is never an adult's | adult | toothache |  |  | toothache: medicine Ibuprofène; toothache: medicine Paracétamol | medicine Acide acétylsalicylique: age-unknown P1 | ask first, age-unknown
a declared adult is taken at their word for a tablet | adult | headache | Doliprane 1000 mg |  | headache: box Doliprane, for Paracétamol; headache: medicine Ibuprofène | product Menthe poivrée sur les tempes: age-unknown P12 | ask first, age-unknown
a child of unknown age may be a baby | child | headache | Doliprane 500 mg |  | headache: medicine Paracétamol, child-by-weight; headache: product Repos | box Doliprane: weight-unknown 27-, age-unknown label-strength, age-unknown label-form; medicine Ibuprofène: age-unknown label-age; product Menthe poivrée sur les tempes: age-unknown P12 | ask first, age-unknown
a rule of a weight asks for none that is unknown | child 12y | nausea |  |  | nausea: medicine Dompéridone, child-by-weight; nausea: medicine Métoclopramide, drowsiness, child-by-weight |  | 
P6: anti-inflammatories in pregnancy, in France | adult 30y, pregnant | headache | Advil 200 mg |  | headache: medicine Paracétamol; headache: product Menthe poivrée sur les tempes | box Advil: pregnancy P6, ask-first pregnancy; medicine Ibuprofène: pregnancy P6, ask-first pregnancy | ask first, pregnant
P6: in Spain | adult 30y, pregnant, in ES | headache |  |  | headache: medicine Paracetamol; headache: product Menta piperita | medicine Ibuprofeno: pregnancy P6, ask-first pregnancy | ask first, pregnant
P7: in the United States | adult 30y, pregnant, in US | headache |  |  | headache: medicine Acetaminophen; headache: product Peppermint oil | medicine Ibuprofen: pregnancy P7, ask-first pregnancy | ask first, pregnant
P8: coxibs in pregnancy | adult 30y, pregnant | sprain |  |  |  | medicine Kétoprofène: pregnancy P6, ask-first pregnancy; medicine Célécoxib: pregnancy P6, pregnancy P8, ask-first pregnancy | ask first, pregnant
P11: clays in pregnancy | adult 30y, pregnant | diarrhea |  |  | diarrhea: product Eau de riz | medicine Diosmectite: pregnancy P11, ask-first pregnancy; medicine Lopéramide: ask-first pregnancy; product Argile verte: pregnancy P11 | ask first, pregnant
P11: clays while breastfeeding | adult 30y, breastfeeding | diarrhea |  |  | diarrhea: medicine Lopéramide; diarrhea: product Eau de riz | medicine Diosmectite: breastfeeding P11; product Argile verte: breastfeeding P11 | ask first, breastfeeding
P21: medicines for the blood pressure in pregnancy | adult 30y, pregnant | high-pressure |  |  |  | medicine Ramipril: pregnancy P21, ask-first pregnancy; medicine Losartan: pregnancy P21, ask-first pregnancy | ask first, pregnant
P22: treatments that harm the unborn | adult 30y, pregnant | long-treatment |  |  |  | medicine Méthotrexate: pregnancy P22, ask-first pregnancy; medicine Isotrétinoïne: pregnancy P22, ask-first pregnancy | ask first, pregnant
P22: valproate | adult 30y, pregnant, in US | long-treatment |  |  |  | medicine Valproate: pregnancy P22, ask-first pregnancy | ask first, pregnant
P4: codeine while breastfeeding | adult 30y, breastfeeding | strong-pain |  |  | strong-pain: see a doctor; strong-pain: medicine Tramadol, on prescription, drowsiness | medicine Codéine: breastfeeding P4 | ask first, breastfeeding
P4: codeine in those who turn it into morphine fast | adult 35y, codeine-metaboliser | strong-pain |  |  | strong-pain: see a doctor; strong-pain: medicine Tramadol, on prescription, drowsiness | medicine Codéine: condition P4 | 
P9: anti-inflammatories in chickenpox | child 7y, chickenpox | headache |  |  | headache: medicine Paracétamol, child-by-weight; headache: product Menthe poivrée sur les tempes | medicine Ibuprofène: condition P9 | 
P12: terpenes after a seizure | adult 35y, seizure-history, natural | headache |  |  | headache: product Repos | product Menthe poivrée sur les tempes: condition P12 | ask first, chronic-disease
P15: pseudoephedrine after a stroke | adult 60y, heart-or-stroke-history, in US | cold |  |  | cold: medicine Acetaminophen; cold: product Eucalyptus inhalation | medicine Pseudoephedrine: condition P15, ask-first coronary_stroke | ask first, chronic-disease
P23: St John's wort with hormonal contraception | adult 25y, hormonal-contraception, natural | insomnia |  |  | insomnia: product Camomille | product Millepertuis: condition P23 | 
a substance no rule knows is not for a child | child 7y | dry-skin |  |  |  | medicine Baume du Pérou: unknown-substance | 
nor for a pregnancy | adult 30y, pregnant | dry-skin |  |  |  | medicine Baume du Pérou: ask-first pregnancy, unknown-substance | ask first, pregnant
nor while breastfeeding | adult 30y, breastfeeding | dry-skin |  |  |  | medicine Baume du Pérou: unknown-substance | ask first, breastfeeding
for an adult it is said to be unchecked | adult 35y | dry-skin |  |  | dry-skin: medicine Baume du Pérou, unlisted, unchecked-substance |  | 
P10: with a fever paracetamol comes first | adult 35y | fever | Advil 200 mg |  | fever: medicine Paracétamol; fever: box Advil, for Ibuprofène, paracetamol-first |  | 
P10: the fever of another chip counts | adult 35y | headache; fever | Advil 200 mg |  | headache: medicine Paracétamol; headache: box Advil, for Ibuprofène, paracetamol-first; fever: medicine Paracétamol, as for headache; fever: box Advil, for Ibuprofène, paracetamol-first, as for headache |  | ask first, several-symptoms
P25: the same substance this morning | adult 35y | headache | Doliprane 1000 mg | Tylenol at 08:00; Efferalgan at 10:30 | headache: medicine Ibuprofène; headache: box Doliprane, for Paracétamol, same-substance-taken, waits until 21T14:30, taken 10:30 |  | 
P25: the list minds it as well | adult 35y | headache |  | Doliprane at 08:00 | headache: medicine Paracétamol, same-substance-taken, taken 08:00; headache: medicine Ibuprofène |  | 
P25: a day ago is over | adult 35y | headache |  | Doliprane at 2026-11-20T12:00; Spasfon at 08:00 | headache: medicine Paracétamol; headache: medicine Ibuprofène |  | 
P25: a minute less is not | adult 35y | headache |  | Doliprane at 2026-11-20T12:01 | headache: medicine Paracétamol, same-substance-taken, taken 12:01; headache: medicine Ibuprofène |  | 
P25: one dose serves two symptoms | adult 35y | headache; cold | Doliprane 1000 mg |  | headache: box Doliprane, for Paracétamol; headache: medicine Ibuprofène; cold: box Doliprane, for Paracétamol, as for headache; cold: product Inhalation d'eucalyptus | medicine Pseudoéphédrine: prescription-needed P14 | ask first, several-symptoms
P27: what makes drowsy | adult 35y, traditional | insomnia | Donormyl 15 mg |  | insomnia: box Donormyl, for Doxylamine, drowsiness |  | 
natural hides medicines, also those at home | adult 35y, natural | headache | Doliprane 1000 mg |  | headache: product Menthe poivrée sur les tempes; headache: product Repos |  | 
traditional hides natural products | adult 35y, traditional | insomnia |  |  | insomnia: medicine Doxylamine, drowsiness |  | 
all fills the second place with a product | adult 35y | insomnia |  |  | insomnia: medicine Doxylamine, drowsiness; insomnia: product Millepertuis |  | 
the first of each line of products before the second of any | adult 35y, natural | dry-cough |  |  | dry-cough: product Miel; dry-cough: product Boire chaud |  | 
at most two, whatever there is | adult 35y | toothache | Doliprane 500 mg; Advil 200 mg; Aspirine 500 mg |  | toothache: box Advil, for Ibuprofène, ask AD 4a; toothache: box Aspirine, for Acide acétylsalicylique, ask AD 4a |  | 
two symptoms | adult 35y | cramps; heartburn |  |  | cramps: medicine Phloroglucinol; heartburn: medicine Oméprazole; heartburn: product Réglisse |  | ask first, several-symptoms
before two years | child 23m | cramps |  |  | cramps: medicine Phloroglucinol, child-by-weight |  | ask first, under-2
at two years | child 24m | cramps |  |  | cramps: medicine Phloroglucinol, child-by-weight |  | 
the month before seventy-five | adult 899m | cramps |  |  | cramps: medicine Phloroglucinol |  | 
from seventy-five on | adult 75y | cramps |  |  | cramps: medicine Phloroglucinol |  | ask first, over-75
what somebody ticks | adult 35y, immunosuppressed, chronic-disease, lasting-fever | cramps |  |  | cramps: medicine Phloroglucinol |  | ask first, immunosuppressed; ask first, chronic-disease; ask first, lasting-fever
pregnancy and breastfeeding | adult 35y, pregnant, breastfeeding | cramps |  |  |  | medicine Phloroglucinol: ask-first pregnancy | ask first, pregnant; ask first, breastfeeding
a line that sends to a doctor and names nothing | adult 35y | tired | Doliprane 500 mg |  | tired: see a doctor |  | 
free text that no list holds | adult 35y | "j'ai le blues" | Doliprane 500 mg |  | "j'ai le blues": unknown |  | 
beside words that no list holds nothing is offered | adult 35y, allergy Zorglub | headache; "zorglub" | Doliprane 500 mg; Advil 200 mg, until 2020-01-31 |  | headache: held; "zorglub": unknown |  | ask first, several-symptoms
the caution of a product before its age | child 11y, natural | heartburn |  |  |  | product Réglisse: child | 
the caution of a product in a pregnancy | adult 30y, pregnant, natural | heartburn |  |  |  | product Réglisse: pregnancy | ask first, pregnant
a product whose caution speaks of others | adult 35y, natural | heartburn |  |  | heartburn: product Réglisse |  | 
the same box refused for two symptoms is told once | adult 35y | headache; cold | Doliprane 500 mg, 0 left |  | headache: medicine Paracétamol; headache: medicine Ibuprofène; cold: medicine Paracétamol, as for headache; cold: product Inhalation d'eucalyptus | box Doliprane for headache + cold: empty; medicine Pseudoéphédrine: prescription-needed P14 | ask first, several-symptoms
a word more on a box, and its list knows the rest | adult 35y | headache | Doliprane rhume 500 mg |  | headache: medicine Paracétamol; headache: medicine Ibuprofène | box Doliprane rhume: unknown-substance | 
a box that two medicines of the list share is one offer | adult 35y, in US | cold | Dolirhume 500 mg |  | cold: box Dolirhume, for Acetaminophen; cold: product Eucalyptus inhalation |  | 
what is at home and not on the country's list | adult 35y, in ES | toothache | Doliprane 1000 mg |  | toothache: medicine Dexketoprofeno; toothache: medicine Ácido acetilsalicílico |  | 
everything at once | child 5y, 18kg, allergy aspirine | headache | Nurofen 200 mg, 0 left, until 2020-01-31; Doliprane 2,4 %, syrup |  | headache: box Doliprane, for Paracétamol, child-by-weight; headache: product Menthe poivrée sur les tempes | box Nurofen: expired, empty, allergy P26 aspirine, child label-strength, child label-form; medicine Ibuprofène: allergy P26 aspirine | 
an urgent line of the list | adult 35y | chest-pain | Doliprane 1000 mg |  | chest-pain: emergency |  | chest_pain! chest-pain
an urgent line that is none of the red flags | adult 35y | snake-bite |  |  | snake-bite: emergency |  | urgent! snake-bite
free text that is a red flag | adult 35y | "mon fils a du mal à respirer" | Doliprane 1000 mg |  | "mon fils a du mal à respirer": emergency |  | breathing! "mon fils a du mal à respirer"
the other chips stay, without a suggestion | adult 35y | headache; chest-pain | Doliprane 1000 mg, until 2020-01-31 |  | headache: held; chest-pain: emergency |  | chest_pain! chest-pain
no filter hides it | adult 35y, natural | chest-pain; insomnia |  |  | chest-pain: emergency; insomnia: held |  | chest_pain! chest-pain
two chips that are one only together | adult 35y | fever; "raideur de nuque" |  |  | fever: emergency; "raideur de nuque": emergency |  | stiff_neck_fever! fever + "raideur de nuque"
a fever before three months | child 2m | fever | Doliprane 2,4 %, syrup |  | fever: emergency |  | baby_fever! fever
a fever at three months | child 3m | fever |  |  | fever: medicine Paracétamol, child-by-weight; fever: medicine Ibuprofène, paracetamol-first, child-by-weight |  | ask first, under-2
a fever in free text before three months | child 1m | "il est fiévreux" |  |  | "il est fiévreux": emergency |  | baby_fever! "il est fiévreux"
told of a baby, a baby is meant | child 8m | "ne boit plus rien" |  |  | "ne boit plus rien": emergency |  | baby_drowsy! "ne boit plus rien"
the same words of an adult are none | adult 35y | "ne boit plus rien" |  |  | "ne boit plus rien": unknown |  | 
bleeding in a pregnancy | adult 30y, pregnant | "je saigne" |  |  | "je saigne": emergency |  | pregnancy! "je saigne"
bleeding without one is not read as an emergency | adult 35y | "je saigne" |  |  | "je saigne": unknown |  | 
what else is in Imodiumduo is no reason against it | adult 35y, traditional | diarrhea | Imodiumduo 2 mg |  | diarrhea: box Imodiumduo, for Lopéramide; diarrhea: medicine Diosmectite |  | 
what else is in Gavisconell is no reason either | adult 35y | reflux | Gavisconell 250 mg |  | reflux: box Gavisconell, for Alginate de sodium |  | 
a tablet without a strength of a rule, for a child of unknown age | child | cramps | Spasfon 80 mg |  | cramps: medicine Phloroglucinol, child-by-weight | box Spasfon: age-unknown label-form | ask first, age-unknown
a date of birth says more than the type: a child | adult 10y | cramps |  |  | cramps: medicine Phloroglucinol, child-by-weight |  | 
a date of birth says more than the type: an adult | child 19y | cramps |  |  | cramps: medicine Phloroglucinol |  | 
P25: a dose of a box is one of what is in it | adult 35y | headache | Papa 500 mg, holds Paracétamol | box-0 at 09:15 | headache: medicine Ibuprofène; headache: box Papa, for Paracétamol, same-substance-taken, waits until unknown, taken 09:15 |  | 
P10: a chip that says fever in other words | adult 35y | fever as température | Advil 200 mg |  | fever: medicine Paracétamol; fever: box Advil, for Ibuprofène, paracetamol-first |  | 
a fever told of a young baby is one emergency | child 2m | "fièvre chez un bébé de moins de 3 mois" |  |  | "fièvre chez un bébé de moins de 3 mois": emergency |  | baby_fever! "fièvre chez un bébé de moins de 3 mois"
a fever of a child of unknown age is none by itself | child | fever |  |  | fever: medicine Paracétamol, child-by-weight | medicine Ibuprofène: age-unknown label-age | ask first, age-unknown
words of a baby, of a child of unknown age | child | "ne boit plus rien" |  |  | "ne boit plus rien": unknown |  | ask first, age-unknown
words of a baby, at two years | child 24m | "ne boit plus rien" |  |  | "ne boit plus rien": unknown |  | 
an emergency in free text is that chip's alone | adult 35y | "je n'arrive plus à respirer"; headache |  |  | "je n'arrive plus à respirer": emergency; headache: held |  | breathing! "je n'arrive plus à respirer"
two boxes refused are two | adult 35y | headache | Doliprane 500 mg, 0 left; Efferalgan 500 mg, until 2020-01-31 |  | headache: medicine Paracétamol; headache: medicine Ibuprofène | box Efferalgan: expired; box Doliprane: empty | 
P2: another opioid of its kind before twelve | child 143m | very-strong-pain |  |  |  | medicine Dihydrocodéine: child P2 | 
P3: the same before eighteen with breathing problems | child 215m, breathing-problems | very-strong-pain |  |  |  | medicine Dihydrocodéine: condition P3 | ask first, chronic-disease
P3: the same before eighteen after a tonsil operation | child 215m, tonsil-surgery | very-strong-pain |  |  |  | medicine Dihydrocodéine: condition P3 | 
P4: the same while breastfeeding | adult 30y, breastfeeding | very-strong-pain |  |  |  | medicine Dihydrocodéine: breastfeeding P4 | ask first, breastfeeding
P4: the same in those who turn it into morphine fast | adult 35y, codeine-metaboliser | very-strong-pain |  |  |  | medicine Dihydrocodéine: condition P4 | 
P11: kaolin before eighteen | child 17y | rumbling |  |  |  | medicine Kaolin: child P11 | 
P11: kaolin at eighteen | adult 18y | rumbling |  |  | rumbling: medicine Kaolin |  | 
the leaflet of flurbiprofen begins at twelve | child 143m | sore-throat |  |  |  | medicine Flurbiprofène: child label-age | 
flurbiprofen at twelve | child 12y | sore-throat |  |  | sore-throat: medicine Flurbiprofène, child-by-weight |  | 
P21: medicines for the blood pressure without a pregnancy | adult 35y | high-pressure |  |  | high-pressure: medicine Ramipril, on prescription; high-pressure: medicine Losartan, on prescription |  | 
P22: harmful treatments without a pregnancy | adult 35y | long-treatment |  |  | long-treatment: medicine Méthotrexate, on prescription; long-treatment: medicine Isotrétinoïne, on prescription |  | 
an anticoagulant of the person refuses anti-inflammatories, of the cabinet and of the list | adult 35y | headache | Eliquis 5 mg, prescribed; Advil 200 mg, free |  | headache: medicine Paracétamol; headache: product Menthe poivrée sur les tempes | box Advil: interaction 2; medicine Ibuprofène: interaction 2 | 
an ACE inhibitor asks first | adult 35y | headache | Triatec 5 mg, prescribed |  | headache: medicine Paracétamol; headache: product Menthe poivrée sur les tempes | medicine Ibuprofène: interaction-precaution 7 | 
an SSRI is said beside the offer | adult 35y | headache | Zoloft 50 mg, prescribed |  | headache: medicine Paracétamol; headache: medicine Ibuprofène, APEC 10 |  | 
what nobody knows to be taken is asked about | adult 35y | toothache | Apranax 550 mg, free |  | toothache: medicine Ibuprofène, ask AD 3; toothache: medicine Acide acétylsalicylique, ask AD 4a |  | 
the same medicine written down by name alone | adult 35y | headache |  | Naproxène at 08:00 | headache: medicine Paracétamol; headache: product Menthe poivrée sur les tempes | medicine Ibuprofène: interaction 3 | 
St John's wort with a treatment | adult 35y, natural | insomnia | Sintrom 4 mg, prescribed |  | insomnia: product Camomille | product Millepertuis: interaction 30 | 
weight: a suppository of 1000 mg at 14 kg | child 3y, 14kg | headache | Doliprane 1000 mg, suppository |  | headache: medicine Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight | box Doliprane: child label-strength | 
weight: a sachet of 1000 mg at 14 kg | child 3y, 14kg | headache | Doliprane 1000 mg, sachet |  | headache: medicine Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight | box Doliprane: leaflet-weight 50-, child label-strength | 
weight: 500 mg at 22 kg | child 7y, 22kg | headache | Doliprane 500 mg |  | headache: medicine Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight | box Doliprane: leaflet-weight 27-, child label-strength | 
weight: 1000 mg at 38 kg, whatever the age | adult 35y, 38kg | headache | Doliprane 1000 mg |  | headache: medicine Paracétamol; headache: medicine Ibuprofène | box Doliprane: leaflet-weight 50- | 
weight: 1000 mg at 50 kg | adult 35y, 50kg | headache | Doliprane 1000 mg |  | headache: box Doliprane, for Paracétamol; headache: medicine Ibuprofène |  | 
weight: 26.9 kg is not from 27 kg | child 8y, 26.9kg | headache | Doliprane 500 mg |  | headache: medicine Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight | box Doliprane: leaflet-weight 27- | 
weight: 16.5 kg has the sachet of 200 mg | child 4y, 16.5kg | headache | Doliprane 200 mg, sachet |  | headache: box Doliprane, for Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight |  | 
weight: a syrup up to 26 kg at 28 kg | child 8y, 28kg | headache | Doliprane 2,4 %, syrup |  | headache: medicine Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight | box Doliprane: leaflet-weight 3-26 | 
weight: unknown, of a child | child 8y, weight missing | headache | Doliprane 500 mg |  | headache: weigh first | box Doliprane: weight-unknown 27- | 
weight: unknown, of an adult | adult 35y | headache | Doliprane 500 mg |  | headache: box Doliprane, for Paracétamol; headache: medicine Ibuprofène |  | 
weight: the leaflet of another country is not read | child 8y, 22kg, in US | headache | Doliprane 500 mg |  | headache: box Doliprane, for Acetaminophen, child-by-weight; headache: medicine Ibuprofen, child-by-weight |  | 
a misspelt allergy refuses what it resembles | adult 35y, allergy ibuprophène | headache | Advil 200 mg |  | headache: medicine Paracétamol; headache: product Menthe poivrée sur les tempes | box Advil: allergy-resembles ibuprophène; medicine Ibuprofène: allergy-resembles ibuprophène | unread allergy ibuprophène
a kidney disease refuses an anti-inflammatory and asks about paracetamol | adult 35y, has kidney, traditional | headache | Advil 200 mg |  |  | box Advil: condition kidney; medicine Paracétamol: ask-first kidney; medicine Ibuprofène: condition kidney | ask first, chronic-disease
treated hypertension asks about an anti-inflammatory | adult 35y, has hypertension, traditional | headache |  |  | headache: medicine Paracétamol | medicine Ibuprofène: ask-first hypertension | ask first, chronic-disease
before 24 weeks an anti-inflammatory asks first | adult 30y, has pregnancy 23w, traditional | headache |  |  | headache: medicine Paracétamol | medicine Ibuprofène: ask-first pregnancy | ask first, pregnant
P6: at 24 weeks it is refused | adult 30y, has pregnancy 24w, traditional | headache |  |  | headache: medicine Paracétamol | medicine Ibuprofène: pregnancy P6, ask-first pregnancy | ask first, pregnant
P6: so it is where nobody knows the week | adult 30y, has pregnancy, traditional | headache |  |  | headache: medicine Paracétamol | medicine Ibuprofène: pregnancy P6, ask-first pregnancy | ask first, pregnant
P7: in the United States from 20 weeks on | adult 30y, has pregnancy 20w, in US, traditional | headache |  |  | headache: medicine Acetaminophen | medicine Ibuprofen: pregnancy P7, ask-first pregnancy | ask first, pregnant
a pregnancy that nobody is sure of asks about every medicine but paracetamol | adult 30y, unsure of pregnancy, traditional | headache |  |  | headache: medicine Paracétamol | medicine Ibuprofène: ask-first pregnancy | 
a pregnancy that nobody is sure of asks about a product that is not for one | adult 30y, unsure of pregnancy, natural | heartburn |  |  |  | product Réglisse: ask-first pregnancy | 
P9: chickenpox of the profile is the one that can be ticked | adult 35y, has chickenpox_now, traditional | headache |  |  | headache: medicine Paracétamol | medicine Ibuprofène: condition P9 | 
an old weight of a child is asked for, and nothing is offered until then | child 8y, weight old, traditional | headache |  |  | headache: weigh first |  | 
an odd weight of a child is asked for | child 8y, weight odd | headache | Doliprane 2,4 %, syrup |  | headache: weigh first | box Doliprane: weight-unknown 3-26 | 
a missing weight is asked for before a list's medicine | child 4y, weight missing | fever |  |  | fever: weigh first |  | 
a missing weight of an adult is not asked for | adult 35y, weight missing | headache |  |  | headache: medicine Paracétamol; headache: medicine Ibuprofène |  | 
what has no rows by weight is offered unweighed | child 8y, weight missing, traditional | dry-cough |  |  | dry-cough: medicine Dextrométhorphane, drowsiness, child-by-weight, weigh-first; dry-cough: medicine Oxomémazine, drowsiness, child-by-weight, weigh-first |  | 
a refused medicine by weight asks for none | child 8y, weight missing, allergy Paracétamol, allergy AINS, traditional | headache |  |  |  | medicine Paracétamol: allergy Paracétamol; medicine Ibuprofène: allergy P26 AINS | 
ledger: within the interval of its leaflet a box waits | adult 35y | headache | Doliprane 1000 mg | Doliprane x1 at 10:30 | headache: medicine Ibuprofène; headache: box Doliprane, for Paracétamol, same-substance-taken, waits until 21T14:30, taken 10:30 |  | 
ledger: one minute before the end of the interval | adult 35y | headache | Doliprane 1000 mg | Doliprane x1 at 08:01 | headache: medicine Ibuprofène; headache: box Doliprane, for Paracétamol, same-substance-taken, waits until 21T12:01, taken 08:01 |  | 
ledger: when the interval has passed it is offered first | adult 35y | headache | Doliprane 1000 mg | Doliprane x1 at 08:00 | headache: box Doliprane, for Paracétamol, same-substance-taken, taken 08:00; headache: medicine Ibuprofène |  | 
ledger: a combination counts as its paracetamol | adult 35y | headache | Doliprane 1000 mg; Fervex 500 mg, holds Paracétamol + Phéniramine, free | box-1 x1 at 10:00 | headache: medicine Ibuprofène; headache: box Doliprane, for Paracétamol, same-substance-taken, waits until 21T14:00, taken 10:00 | box Fervex: other-substances | 
ledger: the maximum of 24 hours by milligrams | adult 35y | headache | Doliprane 1000 mg | box-0 x1 at 2026-11-20T20:00; box-0 x1 at 02:00; box-0 x1 at 07:00 | headache: medicine Ibuprofène; headache: box Doliprane, for Paracétamol, same-substance-taken, waits at its maximum until 21T20:00, taken 07:00 |  | 
ledger: two of three doses are below it | adult 35y | headache | Doliprane 1000 mg | box-0 x1 at 02:00; box-0 x1 at 07:00 | headache: box Doliprane, for Paracétamol, same-substance-taken, taken 07:00; headache: medicine Ibuprofène |  | 
ledger: five of 1000 mg in 14 hours are over | adult 35y | headache | Doliprane 1000 mg | box-0 x1 at 2026-11-20T22:00; box-0 x1 at 01:00; box-0 x1 at 04:00; box-0 x1 at 08:00; box-0 x1 at 11:59 | headache: medicine Ibuprofène; headache: box Doliprane, for Paracétamol, same-substance-taken, waits over its maximum until 22T04:00, taken 11:59 |  | 
ledger: a full count of a child's doses | child 4y, 16.5kg, traditional | headache | Doliprane 200 mg, sachet | box-0 x1 at 2026-11-20T13:00; box-0 x1 at 2026-11-20T19:00; box-0 x1 at 00:00; box-0 x1 at 06:00 | headache: medicine Ibuprofène, child-by-weight; headache: box Doliprane, for Paracétamol, same-substance-taken, child-by-weight, waits at its maximum until 21T13:00, taken 06:00 |  | 
ledger: a dose of an unknown quantity counts for the interval | adult 35y | headache | Doliprane 1000 mg | Tylenol at 11:00 | headache: medicine Ibuprofène; headache: box Doliprane, for Paracétamol, same-substance-taken, waits until 21T15:00, taken 11:00 |  | 
ledger: an interval we do not know names no hour | adult 35y | headache | Paracétamol maison 500 mg, free | box-0 x1 at 02:00 | headache: medicine Ibuprofène; headache: box Paracétamol maison, for Paracétamol, same-substance-taken, waits until unknown, taken 02:00 |  | 
ledger: a day after it is offered again | adult 35y | headache | Paracétamol maison 500 mg, free | box-0 x1 at 2026-11-20T12:00 | headache: box Paracétamol maison, for Paracétamol; headache: medicine Ibuprofène |  | 
ledger: what no leaflet limits by hours is offered with its last dose | adult 35y | cramps | Spasfon 80 mg | box-0 x1 at 11:00 | cramps: box Spasfon, for Phloroglucinol, same-substance-taken, taken 11:00 |  | 
ledger: a box that waits is named even where it is the third | adult 35y | toothache | Advil 200 mg; Aspirine 500 mg; Doliprane 1000 mg | Doliprane x1 at 11:00 | toothache: box Advil, for Ibuprofène, ask AD 4a; toothache: box Aspirine, for Acide acétylsalicylique, ask AD 4a; toothache: box Doliprane, for Paracétamol, same-substance-taken, waits until 21T15:00, taken 11:00 |  | 
ledger: two bottles of ibuprofen are one substance | child 4y, 16.5kg, traditional | headache | Advil 20 mg/ml, syrup; Nurofenpro 20 mg/ml, syrup | Advil x5 at 11:00 | headache: medicine Paracétamol, child-by-weight; headache: box Advil, for Ibuprofène, same-substance-taken, child-by-weight, waits until 21T17:00, taken 11:00 |  | 
ledger: with a fever the other medicine asks while the first one waits | adult 35y | fever | Doliprane 1000 mg; Advil 200 mg | box-0 x1 at 10:30 | fever: box Doliprane, for Paracétamol, same-substance-taken, waits until 21T14:30, taken 10:30 | box Advil: other-fever-medicine; medicine Ibuprofène: other-fever-medicine | 
ledger: with a fever, and the interval has passed | adult 35y, traditional | fever | Doliprane 1000 mg; Advil 200 mg | box-0 x1 at 08:00 | fever: box Doliprane, for Paracétamol, same-substance-taken, taken 08:00; fever: box Advil, for Ibuprofène, paracetamol-first, other-fever-medicine |  | 
ledger: without a fever the other one does not ask | adult 35y, traditional | headache | Doliprane 1000 mg; Advil 200 mg | box-0 x1 at 10:30 | headache: box Advil, for Ibuprofène; headache: box Doliprane, for Paracétamol, same-substance-taken, waits until 21T14:30, taken 10:30 |  | 
level leaflet: nothing of the person refuses, waits or warns | child 4y, 16.5kg, level leaflet, allergy Paracétamol, has chickenpox_now, traditional | headache | Doliprane 1000 mg; Advil 200 mg | box-0 x1 at 11:00 | headache: box Doliprane, for Paracétamol, child-by-weight, taken 11:00; headache: box Advil, for Ibuprofène, child-by-weight |  | 
level leaflet: what is true of the box itself still refuses it | adult 35y, level leaflet, traditional | headache | Doliprane 1000 mg, until 2026-11-20; Advil 200 mg, 0 left |  | headache: medicine Paracétamol; headache: medicine Ibuprofène | box Doliprane: expired; box Advil: empty | 
level leaflet: a treatment is not compared | adult 35y, level leaflet, traditional | headache | Eliquis 5 mg, prescribed; Advil 200 mg, free |  | headache: box Advil, for Ibuprofène; headache: medicine Paracétamol |  | 
level leaflet: the weight is asked for to find the line of the box, and nothing is held back | child 8y, weight missing, level leaflet, traditional | headache | Doliprane 2,4 %, syrup |  | headache: weight asked; headache: box Doliprane, for Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight |  | 
level leaflet: an old weight is asked for again | child 8y, 24kg, weight old, level leaflet, traditional | headache | Doliprane 2,4 %, syrup |  | headache: weight asked; headache: box Doliprane, for Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight |  | 
level leaflet: a known weight is not asked for | child 8y, 24kg, level leaflet, traditional | headache | Doliprane 2,4 %, syrup |  | headache: box Doliprane, for Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight |  | 
level leaflet: without a box no line is looked for, and no weight | child 8y, weight missing, level leaflet, traditional | headache |  |  | headache: medicine Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight |  | 
level leaflet: an emergency stays one | child 2m, level leaflet | fever | Doliprane 2,4 %, syrup |  | fever: emergency |  | baby_fever! fever
7: a box that nobody said is taken is asked about and refuses nothing | adult 35y | headache | Advil 200 mg; Triatec 5 mg |  | headache: box Advil, for Ibuprofène, ask PE 7; headache: medicine Paracétamol |  | 
P4: who does not breastfeed | adult 30y | strong-pain |  |  | strong-pain: see a doctor; strong-pain: medicine Codéine, on prescription, drowsiness; strong-pain: medicine Tramadol, on prescription, drowsiness |  | 
P6: at 23 weeks ibuprofen asks first | adult 30y, has pregnancy 23w | headache | Advil 200 mg |  | headache: medicine Paracétamol; headache: product Menthe poivrée sur les tempes | box Advil: ask-first pregnancy; medicine Ibuprofène: ask-first pregnancy | ask first, pregnant
P6: at 24 weeks ibuprofen is refused | adult 30y, has pregnancy 24w | headache | Advil 200 mg |  | headache: medicine Paracétamol; headache: product Menthe poivrée sur les tempes | box Advil: pregnancy P6, ask-first pregnancy; medicine Ibuprofène: pregnancy P6, ask-first pregnancy | ask first, pregnant
label-belgium: at 19 weeks ibuprofen asks first | adult 30y, reads BE, has pregnancy 19w, traditional | headache |  |  | headache: medicine Paracétamol | medicine Ibuprofène: ask-first pregnancy | ask first, pregnant
label-belgium: at 20 weeks ibuprofen is refused, as its leaflets print there | adult 30y, reads BE, has pregnancy 20w, traditional | headache |  |  | headache: medicine Paracétamol | medicine Ibuprofène: pregnancy label-belgium, ask-first pregnancy | ask first, pregnant
in France at 23 weeks it is not refused yet | adult 30y, has pregnancy 23w, traditional | headache |  |  | headache: medicine Paracétamol | medicine Ibuprofène: ask-first pregnancy | ask first, pregnant
eye drops opened for 30 days are refused | adult 35y, traditional | headache | Doliprane 1 %, eye drops, opened 2026-10-22 |  | headache: medicine Paracétamol; headache: medicine Ibuprofène | box Doliprane: opened-past-guide | 
26.9 kg: 500 mg is not offered | child 9y, 26.9kg, traditional | headache | Doliprane 500 mg |  | headache: medicine Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight | box Doliprane: leaflet-weight 27- | 
27 kg: 500 mg is | child 9y, 27kg, traditional | headache | Doliprane 500 mg |  | headache: box Doliprane, for Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight |  | 
the composition says what the print does not: 1000 mg at 10 years | child 10y, 32kg, traditional | headache | Doliprane, composed paracetamol 1000 tablet |  | headache: medicine Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight | box Doliprane: leaflet-weight 50-, child label-strength | 
the composition wins over what is printed: 500 mg typed on a box of 1000 mg | child 10y, 38kg, traditional | headache | Doliprane 500 mg, composed paracetamol 1000 tablet |  | headache: medicine Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight | box Doliprane: leaflet-weight 50-, child label-strength | 
a composition in another unit than the box is counted in leaves what is printed | child 10y, 38kg, traditional | headache | Doliprane 1000 mg, composed paracetamol 1000 sachet |  | headache: medicine Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight | box Doliprane: leaflet-weight 50-, child label-strength | 
an answer about a box refuses in the analysis as well | adult 35y, takes Eliquis, traditional | headache | Advil 200 mg |  | headache: medicine Paracétamol | box Advil: interaction 2; medicine Ibuprofène: interaction 2 | 
ibuprofen after naproxen is refused | adult 35y, traditional | headache | Advil 200 mg | Apranax 550 mg at 09:00 | headache: medicine Paracétamol | box Advil: interaction 3; medicine Ibuprofène: interaction 3 | 
P7: at 19 weeks in the United States | adult 30y, in US, has pregnancy 19w | headache | Advil 200 mg |  | headache: medicine Acetaminophen; headache: product Peppermint oil | box Advil: ask-first pregnancy; medicine Ibuprofen: ask-first pregnancy | ask first, pregnant
P7: at 20 weeks in the United States | adult 30y, in US, has pregnancy 20w | headache | Advil 200 mg |  | headache: medicine Acetaminophen; headache: product Peppermint oil | box Advil: pregnancy P7, ask-first pregnancy; medicine Ibuprofen: pregnancy P7, ask-first pregnancy | ask first, pregnant
P7: 20 weeks in France are not yet 24 | adult 30y, has pregnancy 20w | headache | Advil 200 mg |  | headache: medicine Paracétamol; headache: product Menthe poivrée sur les tempes | box Advil: ask-first pregnancy; medicine Ibuprofène: ask-first pregnancy | ask first, pregnant
P8: without a pregnancy | adult 30y | sprain |  |  | sprain: medicine Kétoprofène; sprain: medicine Célécoxib |  | 
P9: without chickenpox | child 7y | headache |  |  | headache: medicine Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight |  | 
P10: without a fever | adult 35y | headache | Advil 400 mg |  | headache: box Advil, for Ibuprofène; headache: medicine Paracétamol |  | 
P15: without a stroke or heart attack | adult 60y, in US | cold |  |  | cold: medicine Acetaminophen; cold: medicine Pseudoephedrine |  | 
P21: without a pregnancy | adult 30y | high-pressure |  |  | high-pressure: medicine Ramipril, on prescription; high-pressure: medicine Losartan, on prescription |  | 
P22: without a pregnancy | adult 30y | long-treatment |  |  | long-treatment: medicine Méthotrexate, on prescription; long-treatment: medicine Isotrétinoïne, on prescription |  | 
P23: without hormonal contraception | adult 25y, natural | insomnia |  |  | insomnia: product Millepertuis; insomnia: product Camomille |  | 
P26: an allergy to paracetamol is none to anti-inflammatories | adult 35y, allergy Paracétamol | headache | Advil 200 mg |  | headache: box Advil, for Ibuprofène; headache: product Menthe poivrée sur les tempes | medicine Paracétamol: allergy Paracétamol | 
P27: phloroglucinol makes nobody drowsy | adult 35y, traditional | cramps |  |  | cramps: medicine Phloroglucinol |  | 
16.5 kg is in the row of 11 to 16 kg of a sachet of 200 mg | child 4y, 16.5kg | fever | Doliprane 200 mg, sachet |  | fever: box Doliprane, for Paracétamol, child-by-weight; fever: medicine Ibuprofène, paracetamol-first, child-by-weight |  | 
26.9 kg is not 27 kg: a tablet of 500 mg is refused | child 8y, 26.9kg | fever | Doliprane 500 mg |  | fever: medicine Paracétamol, child-by-weight; fever: medicine Ibuprofène, paracetamol-first, child-by-weight | box Doliprane: leaflet-weight 27- | 
a child of four years and 165 kg is weighed again | child 4y, 165kg, weight odd | fever | Doliprane 2,4 %, syrup |  | fever: weigh first | box Doliprane: weight-unknown 3-26 | 
a suppository of 1000 mg at 14 kg | child 3y, 14kg | fever | Doliprane 1000 mg, suppository |  | fever: medicine Paracétamol, child-by-weight; fever: medicine Ibuprofène, paracetamol-first, child-by-weight | box Doliprane: child label-strength | 
a sachet of 1000 mg at 14 kg | child 3y, 14kg | fever | Doliprane 1000 mg, sachet |  | fever: medicine Paracétamol, child-by-weight; fever: medicine Ibuprofène, paracetamol-first, child-by-weight | box Doliprane: leaflet-weight 50-, child label-strength | 
500 mg at 22 kg | child 7y, 22kg | fever | Doliprane 500 mg, sachet |  | fever: medicine Paracétamol, child-by-weight; fever: medicine Ibuprofène, paracetamol-first, child-by-weight | box Doliprane: leaflet-weight 27-, child label-strength | 
1000 mg at 38 kg | child 12y, 38kg | fever | Doliprane 1000 mg |  | fever: medicine Paracétamol, child-by-weight; fever: medicine Ibuprofène, paracetamol-first, child-by-weight | box Doliprane: leaflet-weight 50-, child label-strength | 
1000 mg at 50 kg | child 15y, 50kg | fever | Doliprane 1000 mg |  | fever: box Doliprane, for Paracétamol, child-by-weight; fever: medicine Ibuprofène, paracetamol-first, child-by-weight |  | 
ibuprofen while naproxen was taken this morning | adult 35y | headache | Advil 200 mg; Apranax 550 mg | Apranax at 08:00 | headache: medicine Paracétamol; headache: product Menthe poivrée sur les tempes | box Advil: interaction 3; medicine Ibuprofène: interaction 3 | 
label-under-2: under two in the United States a doctor is asked | child 23m, 11kg, in US | headache | Tylenol 160 mg, free |  | headache: product Rest | box Tylenol: ask-first label-under-2, child label-form; medicine Acetaminophen: ask-first label-under-2; medicine Ibuprofen: ask-first label-under-2; product Peppermint oil: child P12 | ask first, under-2
label-under-2: at two in the United States | child 24m, 12kg, in US | headache |  |  | headache: medicine Acetaminophen, child-by-weight; headache: medicine Ibuprofen, child-by-weight | product Peppermint oil: child P12 | 
label-under-2: under two in Spain a doctor is asked | child 23m, 11kg, in ES | headache |  |  | headache: product Reposo | medicine Paracetamol: ask-first label-under-2; medicine Ibuprofeno: ask-first label-under-2; product Menta piperita: child P12 | ask first, under-2
label-under-2: under two in France the leaflet has its rows | child 23m, 11kg | headache |  |  | headache: medicine Paracétamol, child-by-weight; headache: medicine Ibuprofène, child-by-weight | product Menthe poivrée sur les tempes: child P12 | ask first, under-2
`;
