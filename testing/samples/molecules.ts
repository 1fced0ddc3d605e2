/** What a box is called, by whom it was written down; its substances, in the order of the text. */
export const BOX_SAMPLES: readonly (readonly [written: string, holds: string])[] = [
  ["Doliprane", "paracetamol"],
  ["DOLIPRANE 1000", "paracetamol"],
  ["DolipraneTabs", "paracetamol"],
  ["DolipraneOrodoz", "paracetamol"],
  ["Efferalgan", "paracetamol"],
  ["EfferalganMed", "paracetamol"],
  ["EfferalganOdis", "paracetamol"],
  ["Dafalgan", "paracetamol"],
  ["Tylenol", "paracetamol"],
  ["Panadol", "paracetamol"],
  ["Gelocatil", "paracetamol"],
  ["Acetaminophen", "paracetamol"],
  ["acetaminofén", "paracetamol"],
  ["Paracetamol 500", "paracetamol"],
  ["Paracétamol Biogaran", "paracetamol"],
  ["Advil", "ibuprofen"],
  ["AdvilCaps", "ibuprofen"],
  ["Nurofen", "ibuprofen"],
  ["NurofenFlash", "ibuprofen"],
  ["Spedifen", "ibuprofen"],
  ["Motrin", "ibuprofen"],
  ["Ibuprofeno Cinfa", "ibuprofen"],
  ["Aleve", "naproxen"],
  ["Crestor", "rosuvastatin"],
  ["Rosuvastatine Viatris 10 mg", "rosuvastatin"],
  ["rosuvastatina", "rosuvastatin"],
  ["Aspirine du Rhône", "aspirin"],
  ["acide acétylsalicylique", "aspirin"],
  ["Ácido acetilsalicílico", "aspirin"],
  ["Kardegic", "low-dose-aspirin"],
  ["Aspirine Protect", "low-dose-aspirin"],
  ["VoltarenActigo", "diclofenac"],
  ["Enantyum", "dexketoprofen"],
  ["Nolotil", "metamizole"],
  ["ImodiumCaps", "loperamide"],
  ["ImodiumLiquicaps", "loperamide"],
  ["Imodiumduo", "loperamide simeticone"],
  ["Codoliprane", "paracetamol codeine"],
  ["Dafalgan codéine", "paracetamol codeine"],
  ["Humex rhume", "paracetamol pseudoephedrine chlorphenamine"],
  ["Actifed rhume jour et nuit", "paracetamol pseudoephedrine diphenhydramine"],
  ["Advil rhume", "ibuprofen pseudoephedrine"],
  ["Advil nuit", "ibuprofen ?"],
  ["Doliprane grippe", "paracetamol ?"],
  ["Tylenol PM", "paracetamol diphenhydramine"],
  ["Tylenol Flu", "paracetamol ?"],
  ["Cétirizine Biogaran allergie", "cetirizine"],
  ["Vitamine C", "vitamin-c"],
  ["Spasfon Lyoc", "phloroglucinol trimethylphloroglucinol"],
  ["Gaviscon", "alginate sodium-bicarbonate"],
  ["carbonate de calcium", "calcium-carbonate"],
  ["Augmentin", "amoxicillin clavulanic-acid"],
  ["Amoxicilline/Acide clavulanique", "amoxicillin clavulanic-acid"],
  ["Chlorhydrate de pseudoéphédrine", "pseudoephedrine"],
  ["Miel de thym", "honey thyme"],
  ["St. John's wort", "st-johns-wort"],
  ["Hierba de San Juan", "st-johns-wort"],
  ["Huile essentielle d’eucalyptus", "eucalyptus"],
  ["Zorglub", ""],
  ["Dolipranne", ""],
  ["Tabs", ""],
  ["", ""],
];

/** An allergy as typed; something it forbids, and something it does not. */
export const ALLERGY_SAMPLES: readonly (readonly [
  typed: string,
  forbids: string,
  allows: string,
])[] = [
  ["aspirine", "ibuprofen bismuth-subsalicylate", "paracetamol"],
  ["AINS", "ibuprofen naproxen aspirin metamizole", "paracetamol"],
  ["aspirine/AINS", "ketoprofen", "codeine"],
  ["NSAIDs", "naproxen", "paracetamol"],
  ["antiinflamatorios", "dexketoprofen", "paracetamol"],
  ["allergie à l'ibuprofène", "aspirin", "bismuth-subsalicylate"],
  ["Nolotil", "ibuprofen", "paracetamol"],
  ["salicylés", "aspirin methyl-salicylate", "paracetamol"],
  ["Pénicilline", "amoxicillin ampicillin cloxacillin penicillin", "azithromycin"],
  ["amoxicilina", "penicillin", "clarithromycin"],
  ["bêta-lactamines", "amoxicillin", "doxycycline"],
  ["céphalosporines", "cefixime cefuroxime cefpodoxime cefalexin", "amoxicillin"],
  ["macrolides", "azithromycin clarithromycin spiramycin", "amoxicillin"],
  ["cyclines", "doxycycline lymecycline minocycline tetracycline", "amoxicillin"],
  ["quinolones", "ciprofloxacin levofloxacin ofloxacin norfloxacin", "amoxicillin"],
  ["sulfamides", "sulfamethoxazole", "trimethoprim"],
  ["opiacés", "codeine tramadol morphine oxycodone dihydrocodeine", "paracetamol"],
  ["codéine", "codeine", "tramadol"],
  ["Bactrim", "sulfamethoxazole trimethoprim", "amoxicillin"],
  ["arachides", "", "paracetamol"],
];

/** Every class, to the letter: a substance that leaves one is missed here. */
export const CLASS_SAMPLES: Readonly<Record<string, string>> = {
  nsaids:
    "aceclofenac aspirin celecoxib dexketoprofen diclofenac etodolac etoricoxib fenoprofen flurbiprofen ibuprofen indometacin ketoprofen low-dose-aspirin mefenamic-acid meloxicam metamizole morniflumate nabumetone naproxen niflumic-acid piroxicam sulindac tenoxicam tiaprofenic-acid",
  "nsaids-except-aspirin":
    "aceclofenac celecoxib dexketoprofen diclofenac etodolac etoricoxib fenoprofen flurbiprofen ibuprofen indometacin ketoprofen mefenamic-acid meloxicam morniflumate nabumetone naproxen niflumic-acid piroxicam sulindac tenoxicam tiaprofenic-acid",
  salicylates: "aspirin bismuth-subsalicylate low-dose-aspirin methyl-salicylate",
  coxibs: "celecoxib etoricoxib",
  penicillins: "amoxicillin ampicillin cloxacillin penicillin",
  cephalosporins: "cefalexin cefixime cefpodoxime cefuroxime",
  macrolides: "azithromycin clarithromycin erythromycin josamycin roxithromycin spiramycin",
  tetracyclines: "doxycycline lymecycline minocycline tetracycline",
  fluoroquinolones: "ciprofloxacin delafloxacin levofloxacin moxifloxacin norfloxacin ofloxacin",
  sulfonamides: "sulfamethoxazole",
  decongestants:
    "ephedrine naphazoline oxymetazoline phenylephrine pseudoephedrine tuaminoheptane xylometazoline",
  mucolytics: "acetylcysteine carbocisteine",
  phenothiazines: "alimemazine oxomemazine promethazine",
  "cough-and-cold":
    "brompheniramine chlorphenamine cloperastine dexchlorpheniramine dextromethorphan diphenhydramine doxylamine ephedrine guaifenesin levodropropizine pentoxyverine pheniramine phenylephrine pholcodine pseudoephedrine triprolidine",
  "ace-inhibitors":
    "benazepril captopril enalapril fosinopril lisinopril perindopril quinapril ramipril trandolapril zofenopril",
  sartans: "candesartan irbesartan losartan olmesartan telmisartan valsartan",
  clays: "diosmectite kaolin montmorillonite",
  terpenes: "camphor eucalyptus menthol niaouli peppermint-oil pine thyme",
  "stomach-acid-blockers": "esomeprazole lansoprazole omeprazole pantoprazole rabeprazole",
  "sedative-medicines":
    "agomelatine alimemazine alizapride alprazolam amisulpride amitriptyline aripiprazole azelastine baclofen bromazepam brompheniramine buprenorphine chlordiazepoxide chlorphenamine chlorpromazine clobazam clonazepam clonidine clorazepate clotiazepam clozapine codeine cyamemazine cyproheptadine dapoxetine dexchlorpheniramine dextromethorphan diazepam dihydrocodeine dimenhydrinate diphenhydramine doxepin doxylamine droperidol estazolam ethylmorphine etifoxine fentanyl flunarizine flupentixol gabapentin haloperidol hydrocodone hydromorphone hydroxyzine isothipendyl ketotifen levomepromazine loflazepate loprazolam lorazepam lormetazepam loxapine maprotiline meclizine mepyramine mequitazine methadone methyldopa metoclopramide metopimazine mianserin midazolam mirtazapine morphine moxonidine nefopam nitrazepam nordazepam noscapine olanzapine oxazepam oxetorone oxomemazine oxycodone paliperidone perampanel pheniramine phenobarbital pholcodine pimozide pipamperone pipotiazine pizotifen prazepam pregabalin primidone promethazine propericiazine quetiapine rilmenidine risperidone ropinirole rupatadine sodium-oxybate sulpiride tapentadol tetrabenazine tiapride tramadol trimipramine triprolidine zolpidem zopiclone zuclopenthixol",
  sedatives:
    "agomelatine alimemazine alizapride alprazolam amisulpride amitriptyline aripiprazole azelastine baclofen bromazepam brompheniramine buprenorphine chlordiazepoxide chlorphenamine chlorpromazine clobazam clonazepam clonidine clorazepate clotiazepam clozapine codeine cyamemazine cyproheptadine dapoxetine dexchlorpheniramine dextromethorphan diazepam dihydrocodeine dimenhydrinate diphenhydramine doxepin doxylamine droperidol estazolam ethylmorphine etifoxine fentanyl flunarizine flupentixol gabapentin haloperidol hydrocodone hydromorphone hydroxyzine isothipendyl ketotifen levomepromazine loflazepate loprazolam lorazepam lormetazepam loxapine maprotiline meclizine melatonin mepyramine mequitazine methadone methyldopa metoclopramide metopimazine mianserin midazolam mirtazapine morphine moxonidine nefopam nitrazepam nordazepam noscapine olanzapine oxazepam oxetorone oxomemazine oxycodone paliperidone perampanel pheniramine phenobarbital pholcodine pimozide pipamperone pipotiazine pizotifen prazepam pregabalin primidone promethazine propericiazine quetiapine rilmenidine risperidone ropinirole rupatadine sodium-oxybate sulpiride tapentadol tetrabenazine tiapride tramadol trimipramine triprolidine valerian zolpidem zopiclone zuclopenthixol",
  benzodiazepines:
    "alprazolam bromazepam chlordiazepoxide clobazam clonazepam clorazepate clotiazepam diazepam estazolam loflazepate loprazolam lorazepam lormetazepam midazolam nitrazepam nordazepam oxazepam prazepam zolpidem zopiclone",
  opioids:
    "buprenorphine codeine dihydrocodeine fentanyl hydrocodone hydromorphone methadone morphine opium oxycodone tapentadol tramadol",
  anticholinergics:
    "alimemazine amitriptyline amoxapine atropine azelastine biperiden brompheniramine chlorphenamine chlorpromazine clidinium clomipramine clozapine cyamemazine cyclopentolate cyproheptadine dexchlorpheniramine dimenhydrinate diphenhydramine disopyramide dosulepin doxepin doxylamine fesoterodine flavoxate flunarizine flupentixol glycopyrronium hydroxyzine hyoscine imipramine ipratropium isothipendyl levomepromazine loxapine maprotiline meclizine mepyramine mequitazine metopimazine nefopam oxomemazine oxybutynin pheniramine pipotiazine pizotifen promethazine propericiazine quetiapine quinidine solifenacin tolterodine trihexyphenidyl trimipramine triprolidine tropatepine tropicamide trospium umeclidinium zuclopenthixol",
  "torsade-prone":
    "amiodarone amisulpride chloroquine chlorpromazine citalopram cyamemazine disopyramide domperidone dronedarone droperidol erythromycin escitalopram flupentixol haloperidol hydroquinidine hydroxychloroquine hydroxyzine levomepromazine mequitazine methadone moxifloxacin pimozide pipamperone pipotiazine quinidine sotalol spiramycin sulpiride tiapride zuclopenthixol",
  "oral-anticoagulants":
    "acenocoumarol apixaban dabigatran edoxaban fluindione rivaroxaban warfarin",
  "vitamin-k-antagonists": "acenocoumarol fluindione warfarin",
  heparins: "bemiparin dalteparin danaparoid enoxaparin fondaparinux heparin nadroparin tinzaparin",
  antiplatelets: "clopidogrel prasugrel ticagrelor ticlopidine",
  diuretics:
    "altizide amiloride bendroflumethiazide bumetanide chlortalidone cicletanine eplerenone furosemide hydrochlorothiazide indapamide piretanide potassium-canrenoate spironolactone triamterene",
  thiazides:
    "altizide bendroflumethiazide chlortalidone cicletanine hydrochlorothiazide indapamide",
  "loop-diuretics": "bumetanide furosemide piretanide",
  "beta-blockers":
    "acebutolol atenolol betaxolol bisoprolol carteolol carvedilol celiprolol labetalol levobunolol metoprolol nadolol nebivolol pindolol propranolol sotalol tertatolol timolol",
  nitrates: "isosorbide-nitrate molsidomine nicorandil nitroglycerin",
  "pde5-inhibitors": "avanafil sildenafil tadalafil vardenafil",
  "alpha-blockers": "alfuzosin doxazosin prazosin silodosin tamsulosin terazosin urapidil",
  sulfonylureas: "glibenclamide gliclazide glimepiride glipizide",
  "thyroid-hormones": "levothyroxine liothyronine tiratricol",
  bisphosphonates: "alendronic-acid ibandronic-acid risedronic-acid",
  "progestin-contraceptives":
    "desogestrel dienogest drospirenone etonogestrel levonorgestrel medroxyprogesterone nomegestrol norelgestromin norethisterone norgestimate",
  "hormonal-contraceptives":
    "desogestrel dienogest drospirenone ethinylestradiol etonogestrel levonorgestrel medroxyprogesterone nomegestrol norelgestromin norethisterone norgestimate",
  corticosteroids:
    "betamethasone budesonide cortisone dexamethasone methylprednisolone prednisolone prednisone triamcinolone",
  immunosuppressants: "ciclosporin everolimus sirolimus tacrolimus",
  "macrolides-except-spiramycin":
    "azithromycin clarithromycin erythromycin josamycin roxithromycin",
  "strong-cyp3a4-inhibitors":
    "clarithromycin cobicistat erythromycin itraconazole ketoconazole posaconazole ritonavir voriconazole",
  "boosted-protease-inhibitors": "atazanavir darunavir fosamprenavir lopinavir ritonavir",
  "integrase-inhibitors": "bictegravir dolutegravir elvitegravir raltegravir",
  "enzyme-inducers":
    "carbamazepine efavirenz eslicarbazepine nevirapine oxcarbazepine phenobarbital phenytoin pitolisant primidone rifabutin rifampicin",
  ssris:
    "citalopram dapoxetine escitalopram fluoxetine fluvoxamine paroxetine sertraline vortioxetine",
  "irreversible-maois": "iproniazid phenelzine",
  "reversible-maois": "linezolid moclobemide",
  "maois-b": "rasagiline safinamide selegiline",
  triptans: "almotriptan eletriptan frovatriptan naratriptan rizatriptan sumatriptan zolmitriptan",
  "vasoconstrictor-ergots": "dihydroergotamine ergotamine methylergometrine",
  vasoconstrictors:
    "etilefrine midodrine naphazoline oxymetazoline phenylephrine pseudoephedrine tuaminoheptane xylometazoline",
  "stimulant-laxatives": "bisacodyl senna sodium-picosulfate",
  "antacids-and-adsorbents":
    "activated-charcoal alginate almagate aluminium-hydroxide diosmectite kaolin magnesium-carbonate magnesium-hydroxide montmorillonite",
};
