import type { Language } from "#domain/locale/locales.ts";

/** How a photo of a page differs from the page. */
export interface PhotoFlaws {
  /** Degrees. */
  readonly turned: number;
  /** Of each point, from 0 to 255. */
  readonly noise: number;
  /** Points of a Gaussian blur; 0 for none. */
  readonly blur: number;
  /** Points of the width of the page on the photo. */
  readonly width: number;
  /** Whether one half lies in the shadow of a hand. */
  readonly isShaded: boolean;
}

export interface PrescriptionPage {
  readonly id: string;
  readonly language: Language;
  /** CSS of the text. */
  readonly font: string;
  /** Whether the directions stand below the medicine or behind it. */
  readonly layout: "below" | "behind";
  readonly isNumbered: boolean;
  readonly lines: readonly { readonly medicine: string; readonly directions: string }[];
  readonly flaws: PhotoFlaws;
}

type Line = readonly [medicine: string, directions: string];

/** The rules about grains and refills were written after a first reading of these pages: new pages will be read less well. */
const FRENCH: readonly (readonly Line[])[] = [
  [
    ["AMOXICILLINE 500 mg gélules", "1 gélule matin, midi et soir pendant 7 jours"],
    ["DOLIPRANE 1000 mg comprimés", "1 comprimé toutes les 6 heures si douleur"],
  ],
  [
    ["LEVOTHYROX 75 µg comprimés", "1 comprimé le matin à jeun"],
    ["KARDEGIC 75 mg sachets", "1 sachet par jour au milieu du repas"],
    ["TAHOR 20 mg comprimés", "1 comprimé le soir"],
  ],
  [["METFORMINE 1000 mg comprimés", "1 comprimé matin et soir au cours du repas pendant 3 mois"]],
  [
    ["VENTOLINE 100 µg inhalateur", "2 bouffées si besoin, 4 fois par jour au maximum"],
    ["CELESTENE 2 mg comprimés", "3 comprimés le matin pendant 3 jours"],
    ["RHINOCORT 64 µg spray nasal", "1 pulvérisation matin et soir pendant 15 jours"],
    ["AERIUS 5 mg comprimés", "1 comprimé le soir pendant 1 mois"],
  ],
  [
    ["INEXIUM 40 mg gélules", "1 gélule le matin pendant 4 semaines"],
    ["GAVISCON 250 ml sirop", "1 cuillère après chaque repas"],
  ],
  [
    ["RAMIPRIL 5 mg comprimés", "1 comprimé le matin"],
    ["BISOPROLOL 2,5 mg comprimés", "1 comprimé le matin"],
    ["FUROSEMIDE 40 mg comprimés", "1 comprimé le matin"],
  ],
  [["AUGMENTIN 100 mg/12,5 mg sirop", "1 dose de 14 kg matin, midi et soir pendant 8 jours"]],
  [
    ["SPASFON 80 mg comprimés", "2 comprimés 3 fois par jour pendant 5 jours"],
    ["SMECTA 3 g sachets", "1 sachet 3 fois par jour pendant 3 jours"],
  ],
];
const ENGLISH: readonly (readonly Line[])[] = [
  [
    ["Amoxicillin 500 mg capsules", "Take 1 capsule three times daily for 7 days"],
    ["Ibuprofen 400 mg tablets", "Take 1 tablet every 8 hours as needed"],
  ],
  [
    ["Lisinopril 10 mg tablets", "Take 1 tablet once daily in the morning"],
    ["Atorvastatin 20 mg tablets", "Take 1 tablet at bedtime"],
    ["Metformin 500 mg tablets", "Take 1 tablet twice daily"],
  ],
  [["Azithromycin 250 mg tablets", "Take 1 tablet once daily for 5 days"]],
  [
    ["Omeprazole 20 mg capsules", "Take 1 capsule every morning for 14 days"],
    ["Cetirizine 10 mg tablets", "Take 1 tablet at night"],
  ],
  [
    ["Prednisone 20 mg tablets", "Take 2 tablets every morning for 5 days"],
    ["Albuterol 90 mcg inhaler", "2 puffs every 4 hours as needed"],
    ["Montelukast 10 mg tablets", "Take 1 tablet every evening"],
  ],
  [["Levothyroxine 50 mcg tablets", "Take 1 tablet daily"]],
];
const SPANISH: readonly (readonly Line[])[] = [
  [
    ["Amoxicilina 500 mg cápsulas", "1 cápsula cada 8 horas durante 7 días"],
    ["Paracetamol 1 g comprimidos", "1 comprimido cada 8 horas si dolor"],
  ],
  [
    ["Omeprazol 20 mg cápsulas", "1 cápsula al día durante 4 semanas"],
    ["Enalapril 10 mg comprimidos", "1 comprimido por la mañana"],
    ["Simvastatina 20 mg comprimidos", "1 comprimido por la noche"],
  ],
  [["Metformina 850 mg comprimidos", "1 comprimido con la comida y 1 con la cena"]],
  [
    ["Ibuprofeno 600 mg comprimidos", "1 comprimido cada 12 horas durante 5 días"],
    ["Ventolin 100 mcg inhalador", "2 inhalaciones si precisa"],
  ],
  [["Loratadina 10 mg comprimidos", "1 comprimido al día"]],
  [
    ["Levotiroxina 100 mcg comprimidos", "1 comprimido por la mañana en ayunas"],
    ["Furosemida 40 mg comprimidos", "1 comprimido por la mañana"],
  ],
];

const FONTS = [
  "16px 'Liberation Serif', serif",
  "16px 'Liberation Sans', sans-serif",
  "15px 'Liberation Mono', monospace",
  "17px 'DejaVu Sans', sans-serif",
];

/** Twenty pages with a head, a patient and a foot, each photographed in another bad way. */
export const PRESCRIPTION_PAGES: readonly PrescriptionPage[] = (
  [
    ["fr", FRENCH],
    ["en", ENGLISH],
    ["es", SPANISH],
  ] as const
).flatMap(([language, pages]) =>
  pages.map(
    (lines, nth): PrescriptionPage => ({
      id: `${language}-${nth + 1}`,
      language,
      font: FONTS[nth % FONTS.length] ?? "",
      layout: nth % 3 === 1 ? "behind" : "below",
      isNumbered: nth % 2 === 1,
      lines: lines.map(([medicine, directions]) => ({ medicine, directions })),
      flaws: {
        turned: [0, 1.5, -2, 3, -1, 4, -3, 2][nth] ?? 0,
        noise: [6, 14, 10, 18, 24, 8, 16, 12][nth] ?? 10,
        blur: [0, 0.6, 0.8, 0, 0.7, 1, 0, 0.9][nth] ?? 0,
        width: [2200, 1600, 2000, 1400, 1800, 1500, 2200, 1300][nth] ?? 1600,
        isShaded: nth % 2 === 0,
      },
    }),
  ),
);

const HEADS: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    "Docteur Awa DIALLO",
    "Médecine générale, conventionnée secteur 1",
    "12, rue des Lilas 75011 Paris, Tél. 01 23 45 67 89",
    "RPPS 10001234567",
    "Paris, le 12 mars 2026",
    "Mme Claire DUPONT, née le 02/05/1984, 62 kg",
  ],
  en: [
    "Awa Diallo, MD",
    "Family Medicine",
    "1200 Maple Avenue, Springfield, Tel. 555 123 4567",
    "Date: March 12, 2026",
    "Patient: Claire Dupont, DOB 05/02/1984, 137 lb",
  ],
  es: [
    "Dra. Awa Diallo",
    "Medicina de familia, colegiada 28 1234567",
    "Calle de las Lilas 12, 28011 Madrid, Tel. 912 345 678",
    "Madrid, 12 de marzo de 2026",
    "Paciente: Claire Dupont, nacida el 02/05/1984, 62 kg",
  ],
};
const FEET: Readonly<Record<Language, readonly string[]>> = {
  fr: ["À renouveler 2 fois", "En cas d’urgence, appelez le 15"],
  en: ["Refills: 2", "In an emergency call 911"],
  es: ["Puede repetirse 2 veces", "En una urgencia llame al 112"],
};

/** The page as lines of text. */
export function pageTexts({ language, layout, isNumbered, lines }: PrescriptionPage): string[] {
  const rows = lines.flatMap(({ medicine, directions }, nth) => {
    const numbered = `${isNumbered ? `${nth + 1}) ` : ""}${medicine}`;
    return layout === "below" ? [numbered, directions] : [`${numbered} : ${directions}`];
  });
  return [...HEADS[language], ...rows, ...FEET[language]];
}

/** The page as HTML, 800 points wide. */
export function pageHtml({ language, font, layout, isNumbered, lines }: PrescriptionPage): string {
  const rows = lines.map(({ medicine, directions }, nth) => {
    const number = isNumbered ? `${nth + 1}) ` : "";
    return layout === "below"
      ? `<p><b>${number}${medicine}</b><br>${directions}</p>`
      : `<p>${number}${medicine} : ${directions}</p>`;
  });
  const block = (texts: readonly string[]) => texts.map((text) => `<div>${text}</div>`).join("");
  return `<!doctype html><html lang="${language}"><body style="margin:0;width:800px;background:#fdfcf8;color:#1b1b1b;font:${font};line-height:1.5">
<div style="padding:48px 56px">${block(HEADS[language])}<hr style="margin:24px 0">${rows.join("")}<div style="margin-top:36px">${block(FEET[language])}</div></div></body></html>`;
}
