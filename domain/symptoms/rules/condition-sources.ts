/** A text that a rule about conditions was read in. */
export interface ConditionSource {
  /** As its publisher names it, with the date that it carries; null for general knowledge. */
  readonly text: string | null;
  /** `official`: read in the official text; `page`: in a page that quotes one; `unchecked`: general knowledge. */
  readonly mark: "official" | "page" | "unchecked";
}

const official = (text: string): ConditionSource => ({ text, mark: "official" });
const page = (text: string): ConditionSource => ({ text, mark: "page" });

/** Read on 22 November 2026; not reviewed by a health professional. */
export const CONDITION_SOURCES = {
  "ansm-pregnancy": official("ANSM, 26/01/2017 (service-public.fr A11351)"),
  "ansm-domperidone": official("ANSM, dompéridone, 2014"),
  dextromethorphan: official("RCP Dextrocidine 0,3 %, 14/12/2015"),
  anticholinergics: official("RCP Dormirel, 20/12/2013 ; RCP Polaramine, 13/11/2020"),
  dexchlorpheniramine: official("RCP Polaramine, 13/11/2020"),
  domperidone: official("RCP Motilium 10 mg, 25/11/2024"),
  "interactions-index": official("ANSM, thésaurus des interactions, 10/2020"),
  "ibuprofen-leaflet": page("Ibuprofène 200 mg, notice"),
  "paracetamol-leaflet": page("RCP Doliprane 1000 mg, 2011"),
  "dextromethorphan-leaflet": page("Dextrométhorphane, notice"),
  "doxylamine-leaflet": page("Doxylamine, notice, 23/06/2023"),
  "mucolytic-leaflet": page("Acétylcystéine, notice, 20/11/2020"),
  "ppi-leaflet": page("ANSM, inhibiteurs de la pompe à protons, 31/12/2018"),
  "cetirizine-leaflet": page("Cétirizine, notice"),
  "loratadine-leaflet": page("Loratadine, notice"),
  "alginate-leaflet": page("Gaviscon, notice, 28/12/2023"),
  "bisacodyl-leaflet": page("Dulcolax, notice"),
  "aspirin-leaflet": page("Aspirine, notice"),
  "paracetamol-italy": page("Efferalgan, foglio illustrativo"),
  loperamide: official("RCP Imodiumliquicaps, 20/02/2012"),
  macrogol: official("RCP Forlax 4 g, 19/01/2022"),
  "paracetamol-suppository": official("RCP Doliprane 200 mg et 300 mg, suppositoire, 01/07/2023"),
  "effervescent-paracetamol": official("RCP Doliprane 1000 mg effervescent, 18/04/2023"),
  "aspirin-fever": official("RCP Aspirine du Rhône 500 mg, 18/09/2024"),
  "ansm-chickenpox": page("ANSM, 18/04/2019"),
  "us-decongestants": page("21 CFR 341.80"),
  "us-antihistamines": page("21 CFR 341.72"),
  "ema-pseudoephedrine": page("EMA, 01/2024"),
  unchecked: { text: null, mark: "unchecked" },
} as const satisfies Readonly<Record<string, ConditionSource>>;

export type ConditionSourceKey = keyof typeof CONDITION_SOURCES;
