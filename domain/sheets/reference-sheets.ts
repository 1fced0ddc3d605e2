import { choice, day, link, long, number, onOff, REQUIRED, text } from "./columns.ts";
import type { Sheet, SheetDraft, SheetWrong } from "./sheet.ts";

const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What stands for medicines where only help is offered. The table holds it too. */
export const URGENT_HELP = {
  suggested_medications_fr: "Consultation urgente",
  suggested_medications_us: "Emergency care",
  medicamentos_sugeridos_es: "Consulta urgente",
} as const;

/** An emergency gets help and nothing else, and a red flag is one. */
function checkSymptom(draft: SheetDraft): SheetWrong {
  const isUrgent = draft.severity === "urgent";
  if (!isUrgent) return draft.red_flag ? { severity: "urgent" } : {};
  const others = Object.entries(URGENT_HELP).filter(([name, help]) => draft[name]?.trim() !== help);
  return Object.fromEntries(others.map(([name]) => [name, "help" as const]));
}

const medicines: Sheet = {
  name: "medication_references",
  keys: ["id"],
  titles: ["name", "dosage"],
  details: ["form", "active_molecule", "source"],
  order: ["name", "dosage"],
  isLarge: true,
  columns: [
    text("name", 300, REQUIRED),
    text("name_es", 300),
    // Some medicines have none.
    text("dosage", 200, { keepsEmpty: true }),
    text("form", 100, REQUIRED),
    text("active_molecule", 2000, REQUIRED),
    text("prescription_required", 200, { ...REQUIRED, initial: "Non" }),
    number("default_quantity", 10_000, { min: 1, isWhole: true }),
    number("price", 99_999),
    long("treated_symptoms", 2000),
    long("treated_symptoms_es", 2000),
    long("side_effects", 2000),
    long("side_effects_es", 2000),
    long("default_posology", 1000),
    long("default_posology_es", 1000),
    text("source", 500, REQUIRED),
    day("source_date", REQUIRED),
  ],
};

const symptoms: Sheet = {
  name: "symptoms_medications",
  keys: ["id"],
  titles: ["symptome_fr"],
  details: ["symptom_en", "symptoma_es", "severity", "reviewed_on"],
  order: ["symptome_fr"],
  check: checkSymptom,
  columns: [
    text("key", 100, { ...REQUIRED, pattern: KEY, isFixed: true }),
    choice("severity", ["urgent", "doctor", "mild"], { initial: "mild" }),
    text("red_flag", 100, { pattern: /^[a-z]+(?:_[a-z]+)*$/ }),
    text("symptome_fr", 200, REQUIRED),
    text("symptom_en", 200, REQUIRED),
    text("symptoma_es", 200, REQUIRED),
    long("synonyms_fr", 1000, { keepsEmpty: true }),
    long("synonyms_en", 1000, { keepsEmpty: true }),
    long("synonyms_es", 1000, { keepsEmpty: true }),
    long("suggested_medications_fr", 1000, REQUIRED),
    long("suggested_medications_us", 1000, REQUIRED),
    long("medicamentos_sugeridos_es", 1000, REQUIRED),
    choice("ordonnance_fr", ["-", "Oui"]),
    choice("prescription_us", ["-", "Yes"]),
    choice("receta_es", ["-", "Sí"]),
    long("advice_fr", 1000, REQUIRED),
    long("advice_en", 1000, REQUIRED),
    long("advice_es", 1000, REQUIRED),
    long("unlisted", 1000, { keepsEmpty: true }),
    text("source", 500, REQUIRED),
    link("source_url"),
    day("reviewed_on", REQUIRED),
  ],
};

const products: Sheet = {
  name: "health_products",
  keys: ["id"],
  titles: ["product_fr"],
  details: ["symptom_fr", "category", "reviewed_on"],
  order: ["symptom_fr", "key"],
  columns: [
    text("key", 100, { ...REQUIRED, pattern: KEY, isFixed: true }),
    choice("category", [
      "Alimentation et hydratation",
      "Compléments",
      "Hygiène et mesures simples",
      "Médecine douce",
      "Phytothérapie",
    ]),
    text("symptom_fr", 200, REQUIRED),
    text("symptom_en", 200, REQUIRED),
    text("symptom_es", 200, REQUIRED),
    long("product_fr", 1000, REQUIRED),
    long("product_us", 1000, REQUIRED),
    long("product_es", 1000, REQUIRED),
    long("caution_fr", 1000, { keepsEmpty: true }),
    long("caution_en", 1000, { keepsEmpty: true }),
    long("caution_es", 1000, { keepsEmpty: true }),
    text("source", 500, REQUIRED),
    link("source_url"),
    day("reviewed_on", REQUIRED),
  ],
};

const pharmacies: Sheet = {
  name: "online_pharmacies",
  keys: ["id"],
  titles: ["name"],
  details: ["url", "country", "checked_on"],
  visibility: "is_active",
  order: ["name"],
  columns: [
    onOff("is_active"),
    text("name", 200, REQUIRED),
    text("name_es", 200),
    link("url", REQUIRED),
    text("country", 60, {
      ...REQUIRED,
      pattern: /^[A-Z][A-Za-z ]*\/(?:Europe|Americas)$/,
      initial: "France/Europe",
    }),
    long("description", 1000),
    long("description_en", 1000),
    long("description_es", 1000),
    text("authority", 300, REQUIRED),
    link("source", REQUIRED),
    link("evidence"),
    day("checked_on"),
  ],
};

/** What guidance, search and orders are made of. */
export const REFERENCE_SHEETS: Readonly<Record<string, Sheet>> = {
  medicines,
  symptoms,
  products,
  pharmacies,
};
