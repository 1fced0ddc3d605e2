import { HEART_NAMES } from "./molecule-names-heart.ts";
import { NERVE_NAMES } from "./molecule-names-nerves.ts";

/**
 * One substance, one key, from the medicines of home cabinets and reference lists in France, Spain and the United
 * States. Before the bar its names in French, English and Spanish, after it brands that hold nothing else; accents,
 * case and hyphens make no difference. Names only: what a substance may do is said elsewhere.
 */
export const MOLECULE_NAMES = {
  // Pain and fever
  paracetamol:
    "paracétamol, acetaminophen, acetaminofén, acetaminofeno, APAP | Doliprane, Efferalgan, Dafalgan, Tylenol, Panadol, Gelocatil, Apiretal, Termalgin, Dolko, Antidol, FeverAll, Tempra, Perdolan, Ben-u-ron, Dolstic, Paralyoc, Claradol, Perfalgan, Dolocatil, Tylenol Extra Strength, Tylenol Regular Strength, Children's Tylenol, Tylenol Arthritis, Calpol, Dafalgan forte, Febrectal, Termalgin forte, Panodil",
  aspirin:
    "acide acétylsalicylique, acetylsalicylic acid, ácido acetilsalicílico, aspirine, aspirin, aspirina, AAS | Aspegic, Catalgine, Bayer Aspirin, Ecotrin, Bufferin, Aspro, Asared, Aspirine du Rhône, Aspirina 500",
  "low-dose-aspirin": "aspirine protect, baby aspirin | Kardegic, Resitune, Adiro, Bayer 81",
  ibuprofen:
    "ibuprofène, ibuprofen, ibuprofeno | Advil, Nurofen, Spedifen, Motrin, Dalsy, Neobrufen, Espidifen, Brufen, Nureflex, Ibupradoll, Junifen, Espididol, Antarène, Spifen, Ibufetum, Upfen, Ibudol, Algiasdin, Dolorac, Saetil, Nuprin, Advil migraine, Nurofen migraine, Pedea",
  ketoprofen:
    "kétoprofène, ketoprofen, ketoprofeno | Ketum, Profenid, Biprofenid, Toprec, Orudis, Profémigr, Bi-Profénid, Bi Profénid, Fastum, Orudis retard",
  dexketoprofen: "dexkétoprofène, dexketoprofen, dexketoprofeno | Enantyum, Ketesse, Quiralam",
  naproxen:
    "naproxène, naproxen, naproxeno | Aleve, Apranax, Naprosyne, Naprosyn, Naprosyn EC, Antalnox, Naprosyn retard, Momen, Tacron, Anaprox",
  diclofenac:
    "diclofénac, diclofenac, diclofenaco | Voltarène, Voltaren, Voltadol, Flector, Cataflam, Voltaren Emulgel, Voltarène Emulgel, Antalcalm, Entalgine, Solaraze, Dolotren, Voltadvance",
  aceclofenac: "acéclofénac, aceclofenac, aceclofenaco | Cartrex, Airtal, Falcol",
  flurbiprofen:
    "flurbiprofène, flurbiprofen, flurbiprofeno | Strefen, Strepfen, Antadys, Cébutid, Ocufen",
  "niflumic-acid":
    "acide niflumique, niflumic acid, ácido niflúmico | Nifluril, Niflugel, Niflactol",
  "mefenamic-acid":
    "acide méfénamique, mefenamic acid, ácido mefenámico | Ponstyl, Ponstel, Coslan, Ponstan",
  meloxicam: "méloxicam, meloxicam | Mobic, Parocin",
  piroxicam: "piroxicam | Feldène, Feldene, Cycladol, Brexin, Geldène, Zofora",
  indometacin:
    "indométacine, indomethacin, indometacin, indometacina | Indocid, Indocin, Chrono-Indocid, Inacid, Indocollyre",
  celecoxib: "célécoxib, celecoxib | Celebrex",
  etoricoxib: "étoricoxib, etoricoxib | Arcoxia",
  metamizole:
    "métamizole, metamizole, metamizol, dipyrone, dipirona | Nolotil, Metalgial, Dolemicin",
  codeine:
    "codéine, codeine, codeína | Codenfan, Codeisan, Néo-Codion adultes, Neo Codion, Paderyl, Perduretas codeína, Toseina, Histaverin",
  dihydrocodeine: "dihydrocodéine, dihydrocodeine, dihidrocodeína | Dicodin, Contugesic",
  tramadol:
    "tramadol | Topalgic, Contramal, Ultram, Adolonta, Takadol, Zumalgic, Zamudol, Orozamudol, Monoalgic, Monocrixo, Biodalgic, Tioner, Tradonal, Zytram, ConZip, Dolpar",
  morphine: "morphine, morfina | Skenan, Oramorph, Sevredol",
  oxycodone: "oxycodone, oxicodona | Oxycontin, Oxynorm, Roxicodone, Oxecta",
  sumatriptan: "sumatriptan, sumatriptán | Imigrane, Imitrex, Imigran",
  zolmitriptan: "zolmitriptan, zolmitriptán | Zomig, Zomigoro",
  caffeine: "caféine, caffeine, cafeína",
  // Cough, cold, throat
  dextromethorphan:
    "dextrométhorphane, dextromethorphan, dextrometorfano | Pulmodexane, Tussidane, Delsym, Romilar, Bisolvon antitusivo, Drill toux sèche",
  pholcodine: "pholcodine, folcodina | Biocalyptol",
  cloperastine: "clopérastine, cloperastine, cloperastina | Flutox",
  pentoxyverine: "pentoxyvérine, pentoxyverine, pentoxiverina | Vicks toux sèche",
  levodropropizine: "lévodropropizine, levodropropizine, levodropropizina | Levotuss",
  guaifenesin: "guaïfénésine, guaifenesin, guaifenesina | Mucinex, Vicks expectorant, Robitussin",
  acetylcysteine:
    "acétylcystéine, acetylcysteine, acetilcisteína | Fluimucil, Mucomyst, Exomuc, Flumil",
  carbocisteine: "carbocistéine, carbocisteine, carbocisteína | Bronchokod, Rhinathiol, Mucoplexil",
  ambroxol: "ambroxol | Muxol, Surbronc, Mucosan, Motosol",
  bromhexine: "bromhexine, bromhexina | Bisolvon",
  oxomemazine: "oxomémazine, oxomemazine, oxomemazina | Toplexil",
  promethazine:
    "prométhazine, promethazine, prometazina | Phénergan, Phenergan, Fenergan, Rhinathiol prométhazine",
  alimemazine: "alimémazine, alimemazine, trimeprazine, alimemazina | Théralène",
  pseudoephedrine: "pseudoéphédrine, pseudoephedrine, pseudoefedrina | Sudafed, Sudafed 12 hour",
  phenylephrine:
    "phényléphrine, phenylephrine, fenilefrina | Sudafed PE, Neo-Synephrine, Neosynephrine, Néosynéphrine, Disneumon",
  ephedrine: "éphédrine, ephedrine, efedrina | Rhino-Sulfuryl",
  oxymetazoline:
    "oxymétazoline, oxymetazoline, oximetazolina | Aturgyl, Afrin, Respir, Utabon, Respibien, Pernazène, Couldespir",
  xylometazoline: "xylométazoline, xylometazoline, xilometazolina | Otrivine, Otrivin",
  naphazoline: "naphazoline, nafazolina | Derinox",
  tixocortol: "tixocortol | Pivalone",
  chlorphenamine: "chlorphénamine, chlorpheniramine, chlorphenamine, clorfenamina | Chlor-Trimeton",
  dexchlorpheniramine:
    "dexchlorphéniramine, dexchlorpheniramine, dexclorfeniramina | Polaramine, Polaramin",
  brompheniramine: "bromphéniramine, brompheniramine, bromfeniramina | Dimetane",
  pheniramine: "phéniramine, pheniramine, feniramina",
  triprolidine: "triprolidine, triprolidina",
  saline:
    "sérum physiologique, eau de mer, chlorure de sodium, saline, sodium chloride, sea water, suero fisiológico, agua de mar | Physiomer, Stérimar, Rhinomer, Physiodose",
  biclotymol: "biclotymol | Hexaspray",
  hexetidine: "hexétidine, hexetidine, hexetidina | Hextril, Oraldine",
  chlorhexidine: "chlorhexidine, clorhexidina | Eludril, Cristalmina, Collunovar, Hibiclens",
  "dichlorobenzyl-alcohol":
    "alcool dichlorobenzylique, dichlorobenzyl alcohol, alcohol diclorobencílico",
  cetylpyridinium: "cétylpyridinium, cetylpyridinium, cetilpiridinio",
  amylmetacresol: "amylmétacrésol, amylmetacresol, amilmetacresol | Strepsils",
  lidocaine:
    "lidocaïne, lidocaine, lidocaína, xylocaïne | Xylocaine, Dynexan, Aspercreme lidocaine",
  benzocaine: "benzocaïne, benzocaine, benzocaína | Orajel, Chloraseptic lozenges",
  phenol: "phénol, phenol, fenol | Chloraseptic",
  "alpha-amylase": "alfa-amylase, alpha-amylase, alfa amilasa | Maxilase",
  ivy: "lierre grimpant, ivy leaf, ivy, hiedra | Prospan, Hederix",
  // Allergy
  cetirizine:
    "cétirizine, cetirizine, cetirizina | Zyrtec, Zyrtecset, Virlix, Reactine, Alercina, Humex allergie cétirizine, Drill allergie cétirizine, Alairgix, Alairgix allergie, Coulergin, Reactine allergie",
  levocetirizine: "lévocétirizine, levocetirizine, levocetirizina | Xyzall, Xyzal, Xazal, Muntel",
  loratadine:
    "loratadine, loratadina | Clarityne, Claritin, Clarityne allergie, Alavert, Clarityn, Humex allergie loratadine, Civeran",
  desloratadine: "desloratadine, desloratadina | Aerius, Clarinex, Azomyr, Dasselta",
  fexofenadine:
    "fexofénadine, fexofenadine, fexofenadina | Telfast, Allegra, Allervi, Allegra Allergy",
  bilastine: "bilastine, bilastina | Bilaska, Inorial, Bilaxten, Ibis, Bilaxten flas, Obalix",
  ebastine: "ébastine, ebastine, ebastina | Kestin, Ebastel, Ebastel forte, Bactil",
  mizolastine: "mizolastine, mizolastine, mizolastina | Mizollen, Mizocler, Mizolen",
  rupatadine: "rupatadine, rupatadina | Wystamm, Rupafin, Alergoliber, Rinialer",
  mequitazine: "méquitazine, mequitazine, mequitazina | Primalan",
  diphenhydramine:
    "diphénhydramine, diphenhydramine, difenhidramina | Benadryl, Nautamine, ZzzQuil, Unisom SleepGels, Sominex, Soñodor, Benadryl Allergy, Children's Benadryl",
  hydroxyzine: "hydroxyzine, hidroxizina | Atarax, Vistaril",
  doxylamine:
    "doxylamine, doxilamina | Donormyl, Lidène, Unisom, Dormidina, Dormidina doxilamina, Unisom SleepTabs",
  isothipendyl: "isothipendyl, isotipendilo | Apaisylgel",
  cromoglicate:
    "cromoglicate, cromoglycate, cromolyn, cromoglicato, cromoglicic acid, acide cromoglicique, ácido cromoglícico | Nasalcrom, Opticron, Cromoptic, Cromabak, Cromadoses, Multicrom, Lomudal",
  ketotifen: "kétotifène, ketotifen, ketotifeno | Zaditor, Zaditen, Alaway",
  azelastine: "azélastine, azelastine, azelastina | Allergodil, Astepro",
  fluticasone: "fluticasone, fluticasona | Flonase, Flixonase",
  mometasone: "mométasone, mometasone, mometasona | Nasonex",
  beclometasone: "béclométasone, beclomethasone, beclometasona | Béconase, Humex rhume des foins",
  epinephrine: "adrénaline, epinephrine, adrenaline, adrenalina, epinefrina | EpiPen, Anapen, Jext",
  // Stomach and bowel
  phloroglucinol: "phloroglucinol, floroglucinol",
  trimethylphloroglucinol: "triméthylphloroglucinol",
  trimebutine: "trimébutine, trimebutine, trimebutina | Débridat, Polibutin",
  mebeverine: "mébévérine, mebeverine, mebeverina | Duspatalin",
  hyoscine:
    "butylscopolamine, hyoscine, scopolamine, butilescopolamina, escopolamina | Scoburen, Buscopan, Buscapina, Scopoderm",
  alverine: "alvérine, alverine, alverina",
  "peppermint-oil":
    "menthe poivrée, peppermint oil, peppermint, menta piperita, aceite de menta | Colpermin, IBgard",
  loperamide: "lopéramide, loperamide, loperamida | Imodium, Fortasec, Salvacolina",
  racecadotril: "racécadotril, racecadotril, racecadotrilo | Tiorfan, Diarfix, Tiorfast, Tiorfanor",
  diosmectite: "diosmectite, smectite, esmectita, diosmectita | Smecta, Smectalia",
  montmorillonite:
    "montmorillonite, montmorillonita, argile verte, argile, clay, green clay, bentonite, arcilla | Bedelix",
  kaolin: "kaolin, kaolin, caolín, attapulgite, atapulgita",
  "activated-charcoal":
    "charbon activé, charbon végétal, activated charcoal, charcoal, carbón activado | Carbolevure, Charbon de Belloc",
  "bismuth-subsalicylate":
    "sous-salicylate de bismuth, bismuth subsalicylate, subsalicilato de bismuto | Pepto-Bismol, Pepto, Kaopectate",
  "oral-rehydration":
    "solution de réhydratation orale, soluté de réhydratation, sro, oral rehydration salts, oral rehydration solution, electrolyte solution, ors, suero oral, sales de rehidratación oral, solución de rehidratación oral | Adiaril, Fanolyte, GES 45, Pedialyte, Sueroral, Bioralsuero",
  "saccharomyces-boulardii": "saccharomyces boulardii | Ultra-levure, Florastor, Ultralevura",
  lactobacillus:
    "lactobacillus, lactobacilles, probiotiques, probiotics, probióticos | Lactéol, Culturelle",
  alginate: "alginate de sodium, alginate, sodium alginate, alginato de sodio, alginato",
  "sodium-bicarbonate": "bicarbonate de sodium, sodium bicarbonate, bicarbonato de sodio",
  "calcium-carbonate": "carbonate de calcium, calcium carbonate, carbonato de calcio | Tums",
  "magnesium-carbonate": "carbonate de magnésium, magnesium carbonate, carbonato de magnesio",
  "magnesium-hydroxide":
    "hydroxyde de magnésium, magnesium hydroxide, hidróxido de magnesio | Milk of Magnesia",
  "aluminium-hydroxide":
    "hydroxyde d'aluminium, aluminum hydroxide, aluminium hydroxide, hidróxido de aluminio",
  almagate: "almagate, almagato | Almax",
  omeprazole: "oméprazole, omeprazole, omeprazol | Mopral, Mopralpro, Prilosec, Losec",
  esomeprazole:
    "ésoméprazole, esomeprazole, esomeprazol | Inexium, Inexium control, Nexium, Nexium control",
  lansoprazole: "lansoprazole, lansoprazol | Lanzor, Ogast, Prevacid",
  pantoprazole: "pantoprazole, pantoprazol | Inipomp, Eupantol, Ipraalox, Protonix",
  famotidine: "famotidine, famotidina | Pepcid, Pepdine",
  simeticone: "siméticone, simethicone, simeticona | Gas-X, Aerored, Polysilane",
  metoclopramide: "métoclopramide, metoclopramide, metoclopramida | Primpéran, Primperan, Reglan",
  domperidone: "dompéridone, domperidone, domperidona | Motilium, Bipéridys",
  metopimazine: "métopimazine, metopimazine, metopimazina | Vogalène, Vogalib",
  dimenhydrinate: "diménhydrinate, dimenhydrinate, dimenhidrinato | Mercalm, Dramamine, Biodramina",
  meclizine: "méclozine, meclizine, meclozina | Agyrax, Bonine, Dramamine less drowsy, Chiclida",
  acetylleucine: "acétylleucine, acetylleucine, acetilleucina | Tanganil",
  macrogol:
    "macrogol, polyethylene glycol, polyéthylène glycol, polietilenglicol | Forlax, Movicol, Transipeg, MiraLAX, Casenlax, Molaxole",
  lactulose: "lactulose, lactulosa | Duphalac",
  bisacodyl: "bisacodyl, bisacodilo | Dulcolax, Contalax, Dulco Laxo",
  senna: "sennosides, séné, senna, sen, senósidos | Pursennide, Senokot, Puntual",
  "sodium-picosulfate": "picosulfate de sodium, sodium picosulfate, picosulfato de sodio | Evacuol",
  psyllium:
    "psyllium, ispaghul, ispaghula, plantago ovata, zaragatona | Metamucil, Spagulax, Plantaben",
  glycerin: "glycérine, glycérol, glycerin, glycerol, glicerina, glicerol",
  docusate: "docusate, docusato | Colace",
  diosmin: "diosmine, diosmina",
  hesperidin: "hespéridine, hesperidina, hesperidin",
  pyrantel: "pyrantel, pirantel | Helmintox, Combantrin, Pin-X, Trilombrin",
  albendazole: "albendazole, albendazol | Zentel, Eskazole",
  flubendazole: "flubendazole, flubendazol | Fluvermal",
  mebendazole: "mébendazole, mebendazole, mebendazol | Vermox, Lomper",
  // Skin, eyes, mouth
  hydrocortisone: "hydrocortisone, hidrocortisona | CortApaisyl, Cortizone, Dermofenac, Cortaid",
  dexpanthenol: "dexpanthénol, dexpanthenol, dexpantenol, panthénol | Bépanthen, Bepanthol",
  trolamine: "trolamine, trolamina | Biafine, Biafineact",
  "zinc-oxide": "oxyde de zinc, zinc oxide, óxido de zinc | Oxyplastine, Desitin, Mitosyl",
  petrolatum: "vaseline, petrolatum, petroleum jelly, vaselina",
  calamine: "calamine, calamina",
  aciclovir: "aciclovir, acyclovir | Zovirax, Activir",
  valaciclovir: "valaciclovir, valacyclovir | Zelitrex, Valtrex",
  amorolfine: "amorolfine, amorolfina | Locéryl, Loceryl",
  "selenium-sulfide": "sulfure de sélénium, selenium sulfide, sulfuro de selenio | Selsun",
  lanolin: "lanoline, lanolin, lanolina",
  paraffin:
    "paraffine liquide, paraffine, liquid paraffin, mineral oil, parafina líquida, parafina",
  "witch-hazel": "hamamélis, witch hazel, hamamelis",
  "hydrogen-peroxide": "peroxyde d'hydrogène, hydrogen peroxide, peróxido de hidrógeno",
  "carbamide-peroxide": "peroxyde de carbamide, carbamide peroxide, peróxido de carbamida | Debrox",
  docosanol: "docosanol | Abreva, Erazaban",
  clotrimazole: "clotrimazole, clotrimazol | Canesten, Lotrimin, Mycohydralin, Gine-Canesten",
  miconazole: "miconazole, miconazol | Daktarin, Daktar, Monistat, Loramyc",
  econazole: "éconazole, econazole, econazol | Pévaryl, Dermazol",
  ketoconazole: "kétoconazole, ketoconazole, ketoconazol | Kétoderm, Nizoral",
  terbinafine: "terbinafine, terbinafina | Lamisil, Lamisilate",
  ciclopirox: "ciclopirox | Mycoster",
  fluconazole: "fluconazole, fluconazol | Triflucan, Diflucan",
  // Lotions against lice, although a few gels for the stomach call theirs so too: no lotion is to be swallowed.
  dimeticone: "diméticone, dimethicone, dimeticona | Pouxit, Hedrin",
  permethrin: "perméthrine, permethrin, permetrina | Topiscab, Nix, Elimite, Sarcop",
  ivermectin: "ivermectine, ivermectin, ivermectina | Stromectol",
  "povidone-iodine": "povidone iodée, povidone-iodine, povidona yodada, yodo | Bétadine, Betadine",
  hexamidine: "hexamidine, hexamidina | Hexomédine",
  "fusidic-acid": "acide fusidique, fusidic acid, ácido fusídico | Fucidine, Fucidin",
  mupirocin: "mupirocine, mupirocin, mupirocina | Mupiderm, Bactroban",
  bacitracin: "bacitracine, bacitracin, bacitracina",
  "benzoyl-peroxide":
    "peroxyde de benzoyle, benzoyl peroxide, peróxido de benzoilo | Cutacnyl, Curaspot",
  "salicylic-acid": "acide salicylique, salicylic acid, ácido salicílico | Compound W, Kérafilm",
  adapalene: "adapalène, adapalene, adapaleno | Différine, Differin",
  minoxidil: "minoxidil | Rogaine",
  arnica: "arnica, árnica | Arnican, Arnicalme",
  "artificial-tears":
    "larmes artificielles, artificial tears, lágrimas artificiales, carbomère, carbomer, carbómero, povidone, povidona, carmellose, carmelosa, carboxymethylcellulose, polyvinyl alcohol | Refresh tears",
  "hyaluronic-acid": "acide hyaluronique, hyaluronate, hyaluronic acid, ácido hialurónico | Hyabak",
  "methyl-salicylate": "salicylate de méthyle, methyl salicylate, salicilato de metilo",
  // Sleep, mood, deficiency
  pyridoxine: "pyridoxine, pyridoxine, piridoxina",
  melatonin: "mélatonine, melatonin, melatonina | Circadin, Chronobiane",
  valerian: "valériane, valerian, valeriana | Valdispert",
  passionflower: "passiflore, passionflower, pasiflora",
  magnesium: "magnésium, magnesium, magnesio | Mag 2, MagneB6, Magné B6",
  "vitamin-c":
    "acide ascorbique, vitamine C, ascorbic acid, vitamin C, ácido ascórbico, vitamina C",
  "vitamin-d":
    "cholécalciférol, ergocalciférol, vitamine D, vitamin D, vitamina D, cholecalciferol, colecalciferol | Zymad, Uvédose, Stérogyl",
  iron: "fer, iron, hierro, sulfate ferreux, ferrous sulfate, sulfato ferroso | Tardyféron, Ferrograd",
  calcium: "calcium, calcio | Orocal",
  zinc: "zinc, cinc",
  nicotine: "nicotine, nicotina | Nicorette, Nicotinell, Nicoderm",
  // Infection
  amoxicillin: "amoxicilline, amoxicillin, amoxicilina | Clamoxyl, Amoxil, Clamoxyl suspension",
  "clavulanic-acid": "acide clavulanique, clavulanic acid, clavulanate, ácido clavulánico",
  ampicillin: "ampicilline, ampicillin, ampicilina",
  cloxacillin:
    "cloxacilline, oxacilline, cloxacillin, dicloxacillin, cloxacilina | Orbénine, Bristopen",
  penicillin:
    "pénicilline, penicillin, penicilina, phénoxyméthylpénicilline, benzylpénicilline | Oracilline, Pen-Vee",
  cefuroxime: "céfuroxime, cefuroxime, cefuroxima | Zinnat, Ceftin",
  cefpodoxime: "cefpodoxime, cefpodoxima | Orelox",
  cefixime: "céfixime, cefixime, cefixima | Oroken, Suprax",
  cefalexin: "céfalexine, cephalexin, cefalexina | Keflex",
  azithromycin: "azithromycine, azithromycin, azitromicina | Zithromax",
  clarithromycin: "clarithromycine, clarithromycin, claritromicina | Zeclar, Biaxin",
  spiramycin: "spiramycine, spiramycin, espiramicina | Rovamycine",
  metronidazole: "métronidazole, metronidazole, metronidazol | Flagyl",
  ciprofloxacin: "ciprofloxacine, ciprofloxacin, ciprofloxacino | Ciflox, Cipro",
  levofloxacin: "lévofloxacine, levofloxacin, levofloxacino | Tavanic, Levaquin",
  ofloxacin: "ofloxacine, ofloxacin, ofloxacino | Oflocet",
  norfloxacin: "norfloxacine, norfloxacin, norfloxacino | Noroxine",
  doxycycline: "doxycycline, doxiciclina | Doxy, Vibramycin",
  lymecycline: "lymécycline, lymecycline, limeciclina | Tétralysal",
  minocycline: "minocycline, minociclina",
  tetracycline: "tétracycline, tetracycline, tetraciclina",
  sulfamethoxazole: "sulfaméthoxazole, sulfamethoxazole, sulfametoxazol",
  trimethoprim: "triméthoprime, trimethoprim, trimetoprima",
  fosfomycin: "fosfomycine, fosfomycin, fosfomicina | Monuril",
  nitrofurantoin: "nitrofurantoïne, nitrofurantoin, nitrofurantoína | Macrobid, Furadantine",
  phenazopyridine: "phénazopyridine, phenazopyridine, fenazopiridina | AZO, Pyridium",
  // Long-term treatments that a rule names
  ramipril: "ramipril | Triatec, Altace",
  perindopril: "périndopril, perindopril | Coversyl",
  enalapril: "énalapril, enalapril | Rénitec",
  lisinopril: "lisinopril | Zestril",
  losartan: "losartan, losartán | Cozaar",
  valsartan: "valsartan, valsartán | Tareg, Diovan",
  candesartan: "candésartan, candesartan, candesartán | Atacand",
  irbesartan: "irbésartan, irbesartan, irbesartán | Aprovel",
  valproate:
    "acide valproïque, valproate de sodium, valproate, valproic acid, ácido valproico, valproato | Dépakine, Depakote",
  isotretinoin: "isotrétinoïne, isotretinoin, isotretinoína | Curacné, Roaccutane, Accutane",
  methotrexate: "méthotrexate, methotrexate, metotrexato | Imeth, Metoject, Novatrex",
  prednisolone: "prednisolone, prednisolona | Solupred",
  prednisone: "prednisone, prednisona | Cortancyl",
  alprazolam: "alprazolam | Xanax, Trankimazin",
  bromazepam: "bromazépam, bromazepam | Lexomil, Lexatin",
  diazepam: "diazépam, diazepam | Valium",
  lorazepam: "lorazépam, lorazepam | Témesta, Ativan, Orfidal",
  oxazepam: "oxazépam, oxazepam | Séresta",
  prazepam: "prazépam, prazepam | Lysanxia",
  zolpidem: "zolpidem | Stilnox, Ambien",
  zopiclone: "zopiclone, zopiclona | Imovane",
  salbutamol: "salbutamol, albuterol | Ventoline, Ventolin, ProAir",
  // Plants and products
  "st-johns-wort":
    "millepertuis, St John's wort, Saint John's wort, hypericum, hierba de San Juan, hipérico, hypérico | Mildac",
  honey: "miel, honey",
  camphor: "camphre, camphor, alcanfor",
  eucalyptus: "eucalyptus, eucalyptol, cinéole, cineole, eucalipto, eucaliptol",
  menthol: "menthol, mentol",
  thyme: "thym, thyme, tomillo, thymol, timol",
  pine: "pin sylvestre, bourgeons de pin, pin, pine, pino, térébenthine, turpentine, trementina",
  niaouli: "niaouli, gomenol",
  propolis: "propolis, própolis, propóleo",
  chamomile: "camomille, chamomile, manzanilla",
  ginger: "gingembre, ginger, jengibre",
  ...HEART_NAMES,
  ...NERVE_NAMES,
} as const;

export type Molecule = keyof typeof MOLECULE_NAMES;
