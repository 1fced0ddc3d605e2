/** The texts that rules were read in. `date` is as precise as the text says. */
export const SOURCES = {
  "ansm-2020": { name: "ANSM, Thésaurus des interactions médicamenteuses", date: "2020-10" },
  "fda-clopidogrel": { name: "FDA, label of clopidogrel", date: null },
  "mhra-2002": { name: "MHRA; NHS inform", date: "2002" },
  "ema-2015": { name: "EMA", date: "2015" },
  "fda-2017": { name: "FDA", date: "2017" },
  "ansm-2017": { name: "ANSM; service-public.fr A11351", date: "2017-01-26" },
  "fda-2020": { name: "FDA", date: "2020-10-15" },
  "ansm-2019-chickenpox": { name: "ANSM", date: "2019-04-18" },
  "ansm-2025": { name: "ANSM", date: "2025-12-17" },
  "ansm-2019-clay": { name: "ANSM", date: "2019-02-28" },
  "ema-2011": { name: "EMA; Afssaps", date: "2011-09-23" },
  "fda-2008": { name: "FDA", date: "2008-01-17" },
  "ansm-2024": { name: "ANSM", date: "2024-12-11" },
  "french-labels": { name: "Notices françaises", date: null },
  "belgian-leaflets": { name: "Notices belges d’ibuprofène", date: null },
  "labels-under-2": { name: "FDA labels; CIMA 83208, 81974", date: null },
  "ema-rasagiline": { name: "EMA, RCP de la rasagiline", date: null },
  "us-rasagiline": { name: "Azilect (rasagiline), summary of the US label", date: null },
  ema: { name: "EMA", date: null },
  fda: { name: "FDA", date: null },
  "general-knowledge": { name: "Connaissance générale", date: null },
  "class-rule": { name: "Règle de classe", date: null },
  cima: { name: "Pictogrammes français; CIMA", date: null },
} as const satisfies Readonly<
  Record<string, { readonly name: string; readonly date: string | null }>
>;
