/** Brands that hold several substances, under the keys of those. A name of several words wins over its parts. */
export const COMBINATIONS = {
  "paracetamol codeine":
    "Codoliprane, Dafalgan codéine, Klipal, Efferalgan codéine, Algisedal, Tylenol 3, Tylenol with codeine, Apiretal codeína, Paracétamol codéine",
  "paracetamol tramadol": "Ixprim, Zaldiar, Ultracet, Pontalsic, Tramadol paracétamol",
  "paracetamol caffeine": "Panadol Extra, Excedrin Tension, Claradol caféine, Gelocatil plus",
  "paracetamol caffeine codeine": "Prontalgine",
  "paracetamol aspirin caffeine": "Excedrin, Excedrin migraine, Actron",
  "paracetamol vitamin-c": "Efferalgan vitamine C, Doliprane vitamine C",
  "paracetamol pseudoephedrine": "Dolirhume, Humex rhume jour",
  "paracetamol pseudoephedrine chlorphenamine": "Humex rhume",
  "paracetamol pseudoephedrine doxylamine": "Dolirhumepro, Nyquil severe",
  "paracetamol pseudoephedrine triprolidine": "Actifed rhume",
  "paracetamol pseudoephedrine diphenhydramine": "Actifed rhume jour et nuit",
  "paracetamol chlorphenamine": "Humexlib, Fervexrhume",
  "paracetamol pheniramine vitamin-c": "Fervex, Fervex état grippal",
  "paracetamol phenylephrine chlorphenamine": "Frenadol, Couldina, Bisolgrip",
  "paracetamol phenylephrine dextromethorphan": "DayQuil, Tylenol Cold, Mucinex Fast-Max",
  "paracetamol dextromethorphan doxylamine": "NyQuil",
  "paracetamol diphenhydramine": "Tylenol PM, Excedrin PM",
  "ibuprofen pseudoephedrine":
    "Advil rhume, Nurofen rhume, Rhinadvil, Rhinureflex, Advil Cold and Sinus",
  "ibuprofen diphenhydramine": "Advil PM",
  "ibuprofen codeine": "Antarène codéine, Nurofen Plus",
  "ibuprofen paracetamol": "Combogesic, Advil Dual Action",
  "naproxen diphenhydramine": "Aleve PM",
  "naproxen pseudoephedrine": "Aleve-D",
  "aspirin vitamin-c": "Aspirine vitamine C, Aspirina C",
  "aspirin sodium-bicarbonate": "Alka-Seltzer",
  "cetirizine pseudoephedrine": "Actifed allergie, Zyrtec-D, Reactine duo",
  "loratadine pseudoephedrine": "Claritin-D",
  "fexofenadine pseudoephedrine": "Allegra-D",
  "guaifenesin pseudoephedrine": "Mucinex D",
  "guaifenesin dextromethorphan": "Mucinex DM, Robitussin DM, Robitussin Cough",
  "amylmetacresol lidocaine": "Strepsils lidocaïne",
  "phloroglucinol trimethylphloroglucinol": "Spasfon",
  "diosmin hesperidin": "Daflon, Daflon 500",
  "alverine simeticone": "Météospasmyl",
  "loperamide simeticone": "Imodiumduo, Imodium duo, Imodium plus",
  "alginate sodium-bicarbonate": "Gaviscon",
  "alginate sodium-bicarbonate calcium-carbonate": "Gavisconell",
  "calcium-carbonate magnesium-carbonate": "Rennie",
  "calcium-carbonate magnesium-carbonate simeticone": "Rennie déflatine",
  "aluminium-hydroxide magnesium-hydroxide": "Maalox",
  "amoxicillin clavulanic-acid": "Augmentin, Augmentine",
  "sulfamethoxazole trimethoprim": "Bactrim, Septrin, Cotrimoxazole",
  "menthol camphor eucalyptus": "Vicks VapoRub",
} as const;

/**
 * Beside a brand typed by hand these say that the box is not the plain one: what else is in it is then unknown.
 * `Advil nuit` is not Advil.
 */
export const OTHER_BOX_WORDS =
  "rhume, cold, flu, grippe, grippal, sinus, nuit, night, noche, PM, plus, duo, dual, extra, codéine, codeine, codeína, migraine, compositum, resfriado, gripe, congestion, allergie, allergy, DM";
