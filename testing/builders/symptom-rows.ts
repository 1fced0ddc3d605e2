import type { HealthProduct } from "#domain/symptoms/list/health-product.ts";
import type { Symptom } from "#domain/symptoms/list/symptom.ts";

/** A line of the list as PostgREST answers it. */
export function symptomRow({
  key,
  name,
  synonyms,
  medicines,
  needsPrescription,
  severity,
  redFlag,
  advice,
  unlisted,
  source,
}: Symptom) {
  return {
    key,
    symptome_fr: name.fr,
    symptom_en: name.en,
    symptoma_es: name.es,
    suggested_medications_fr: medicines.FR.join(", "),
    suggested_medications_us: medicines.US.join(", "),
    medicamentos_sugeridos_es: medicines.ES.join(", "),
    ordonnance_fr: needsPrescription.FR ? "Oui" : "-",
    prescription_us: needsPrescription.US ? "Yes" : "-",
    receta_es: needsPrescription.ES ? "Sí" : "-",
    severity,
    red_flag: redFlag,
    synonyms_fr: synonyms.fr.join("; "),
    synonyms_en: synonyms.en.join("; "),
    synonyms_es: synonyms.es.join("; "),
    advice_fr: advice.fr,
    advice_en: advice.en,
    advice_es: advice.es,
    unlisted: unlisted.join(", "),
    source: source.name,
    source_url: source.url,
    reviewed_on: source.reviewedOn,
  };
}

export function productRow({ key, symptom, products, category, caution, source }: HealthProduct) {
  return {
    key,
    symptom_fr: symptom.fr,
    symptom_en: symptom.en,
    symptom_es: symptom.es,
    product_fr: products.FR.join("; "),
    product_us: products.US.join("; "),
    product_es: products.ES.join("; "),
    category,
    caution_fr: caution.fr,
    caution_en: caution.en,
    caution_es: caution.es,
    source: source.name,
    source_url: source.url,
    reviewed_on: source.reviewedOn,
  };
}
