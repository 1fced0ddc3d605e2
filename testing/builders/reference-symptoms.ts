import { readdirSync } from "node:fs";
import { join } from "node:path";
import { SEVERITIES, type Symptom } from "#domain/symptoms/list/symptom.ts";
import { readSeed, seedRows } from "../../supabase/seed/reference-rows.ts";
import { scenarioSymptom } from "../samples/symptom-scenario-lists.ts";

const SEED = join(import.meta.dirname, "../../supabase/seed");

type Row = Readonly<Record<string, string>>;

/** The list of symptoms as an installation begins with it, in the columns of its table. */
export function referenceSymptomRows(): Row[] {
  return readdirSync(SEED)
    .filter((name) => /^symptoms_medications_\d+.*\.sql$/u.test(name))
    .sort()
    .flatMap((name) => seedRows<Row>(readSeed(name)));
}

/** The natural products in the same way. */
export const referenceProductRows = () => seedRows<Row>(readSeed("health_products.sql"));

/** The names of the reference list as an installation begins with them; of medicines it says nothing. */
export function referenceSymptoms(): Symptom[] {
  return referenceSymptomRows().map((row) => ({
    ...scenarioSymptom("headache"),
    key: row.key ?? "",
    name: { fr: row.symptome_fr ?? "", en: row.symptom_en ?? "", es: row.symptoma_es ?? "" },
    synonyms: {
      fr: (row.synonyms_fr ?? "").split("; "),
      en: (row.synonyms_en ?? "").split("; "),
      es: (row.synonyms_es ?? "").split("; "),
    },
    severity: SEVERITIES.find((each) => each === row.severity) ?? "mild",
  }));
}
