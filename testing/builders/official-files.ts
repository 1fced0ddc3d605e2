import { OFFICIAL_FILES, type OfficialFile } from "#domain/medicines/official/official-files.ts";

/** Two layouts that the official files have had. */
export type Layout = "2017" | "2026";

/**
 * Official files of our own: four medicines that nobody sells, with every habit of the real ones. A bar
 * stands for a tab, and texts are as they are printed.
 */
const TEXTS: Readonly<Record<OfficialFile, string>> = {
  medicines: `
60000001|TROUSSALGAN 500 mg, comprimé|comprimé|orale|Autorisation active|Procédure nationale|Commercialisée|14/03/1990||| MAISON TROUSSE|Non
60000002|TROUSSALGAN ENFANTS 2,4 POUR CENT, suspension buvable|suspension buvable|orale|Autorisation active|Procédure nationale|Commercialisée|20/01/2001||| MAISON TROUSSE|Non
60000003|ARMOIRIDE CODEINE 500 mg/30 mg, comprimé| comprimé|orale|Autorisation active|Procédure nationale|Commercialisée|29/11/2924||| MAISON TROUSSE; AUTRE MAISON|Non
60000004|PERFUSINE 10 mg/ml, solution pour perfusion|solution pour perfusion|intraveineuse|Autorisation active|Procédure nationale|Non commercialisée|10/04/1910|Alerte|| MAISON TROUSSE|Oui
`,
  packs: `
60000001|3000001|plaquette(s)  PVC-Aluminium de 16 comprimé(s)|Présentation active|Déclaration de commercialisation|19/01/2026|3400930000014|oui|65%|1,16|2,18|1,02|
60000001|3000002|10 plaquette(s) PVC-Aluminium de 10 comprimé(s)|Présentation active|Déclaration de commercialisation|23/04/2026|3400930000021|oui|||||
60000002|3000003|1 flacon(s) de 100 ml avec seringue de 8 ml|Présentation active|Déclaration de commercialisation|02/02/2020|3400930000038|non|65 %|1,16|2,18|1,02|<b>Remboursé</b> pour l¿enfant<br>
60000003|3000004|plaquette(s) "blister" de 16 comprimé(s)|Présentation active|Déclaration de commercialisation|02/02/2020||oui|15%|1,465,27|1,466,29|1,02|
69999999|3000005|1 boîte d'un médicament inconnu|Présentation active|Déclaration de commercialisation|02/02/2020|3400930000052|oui|||||
`,
  substances: `
60000001|comprimé|02202|PARACÉTAMOL|500,00 mg|un comprimé|SA|1
60000002|suspension|02202|PARACÉTAMOL|2,40 g|100 ml|SA|1
60000003|comprimé|02202|PARACÉTAMOL|500 mg|un comprimé|SA|1
60000003|comprimé|00503|CODÉINE (PHOSPHATE DE) HÉMIHYDRATÉ||un comprimé|SA|2
60000003|comprimé|00504|CODÉINE|30 mg|un comprimé|FT|2
60000004|solution|02202|PARACÉTAMOL|10 mg|1 ml|SA|1
`,
  conditions: `
60000003|liste I
60000003|prescription limitée à 12 semaines, d’un médecin – ou d’un autre
60000004|réservé à l'usage HOSPITALIER
`,
  generics: `
12|PARACETAMOL 500 mg - TROUSSALGAN 500 mg, comprimé|60000001|0|1
12|PARACETAMOL 500 mg - TROUSSALGAN 500 mg, comprimé|69999998|1|2
`,
  classes: `
60000003|N02AJ06|ARMOIRIDE CODEINE 500 mg/30 mg, comprimé|http://base-donnees-publique.medicaments.gouv.fr/extrait.php?specid=60000003
`,
};

/** The files in the encodings and line ends of a year, each text changed as the test requires. */
export function officialFiles({
  layout = "2026",
  change = (text) => text,
}: {
  layout?: Layout;
  change?: (text: string, file: OfficialFile) => string | undefined;
} = {}): Partial<Record<OfficialFile, Uint8Array>> {
  const files: Partial<Record<OfficialFile, Uint8Array>> = {};
  for (const file of Object.keys(OFFICIAL_FILES) as OfficialFile[]) {
    const text = change(TEXTS[file].trimStart(), file)?.replaceAll("|", "\t");
    if (text === undefined) continue;
    files[file] = layout === "2026" ? as2026(text, file) : as2017(text, file);
  }
  return files;
}

function as2026(text: string, file: OfficialFile): Uint8Array {
  if (file === "packs") return Buffer.from(text);
  // One file has a line break within a field, and after it an empty line.
  const broken = file === "conditions" ? text.replace(/\n$/, "\r\n\r\n") : text;
  const whole = cp1252(broken.replaceAll("\n", "\r\n"));
  return file === "classes" ? whole.subarray(0, -2) : whole;
}

/** All in CP1252; compositions and generics ended with a tab. */
function as2017(text: string, file: OfficialFile): Uint8Array {
  const ends = file === "substances" || file === "generics" ? "\t" : "";
  return cp1252(text.replaceAll("\n", `${ends}${file === "packs" ? "" : "\r"}\n`));
}

function cp1252(text: string): Uint8Array {
  return Buffer.from(text.replaceAll("’", "\u0092").replaceAll("–", "\u0096"), "latin1");
}
