import { randomUUID } from "node:crypto";
import { instant } from "#domain/calendar/instant.ts";
import { NO_NOTICES } from "#domain/notices/box-notices.ts";
import { aCabinet } from "../cabinet.ts";
import type { Case } from "../case.ts";
import type { CaseContext } from "../case-context.ts";
import { product } from "../recorded-product.ts";

const { listSymptoms, listHealthProducts, listCabinetBoxes, listIntakesSince, logSymptomSearch } =
  product.symptoms;

const aSource = { source: "A public list", source_url: null, reviewed_on: "2026-11-01" };

/** A line of this case alone. */
async function aSymptom({ owner }: CaseContext, change: object = {}) {
  const key = `case-${randomUUID()}`;
  const line = {
    key,
    symptome_fr: "Mal de case",
    symptom_en: "Case ache",
    symptoma_es: "Dolor de caso",
    suggested_medications_fr: "Paracétamol, Ibuprofène",
    suggested_medications_us: "Acetaminophen",
    medicamentos_sugeridos_es: "Paracetamol",
    ordonnance_fr: "Oui",
    prescription_us: "-",
    receta_es: "Sí",
    severity: "doctor",
    synonyms_fr: "case; petite case",
    advice_fr: "Un médecin.",
    advice_en: "A doctor.",
    advice_es: "Un médico.",
    unlisted: "Paracétamol",
    ...aSource,
    ...change,
  };
  const { error } = await owner().from("symptoms_medications").insert(line);
  return { key, code: error?.code ?? "kept" };
}

const aSearch = (profileId: string) => ({
  profileId,
  symptomsText: " Mal de tête ",
  countryContext: "France/Europe",
  found: {
    emergencies: [],
    offered: [{ symptom: "headache", kind: "box" as const, name: "Doliprane" }],
    refused: [{ name: "Advil", reasons: ["expired" as const] }],
  },
});

/** Symptoms: what is listed, what is at home for them, and what somebody looked for. */
export const symptomCases: readonly Case[] = [
  {
    name: "listSymptoms: a line in three languages, its lists taken apart",
    async run(world) {
      const { key } = await aSymptom(world);
      const { db } = await world.member();
      const listed = (await listSymptoms(db)).find((symptom) => symptom.key === key);
      return listed && { ...listed, key: "the key" };
    },
    expected: {
      wire: ["GET /rest/v1/symptoms_medications 200"],
      answer: {
        key: "the key",
        name: { fr: "Mal de case", en: "Case ache", es: "Dolor de caso" },
        synonyms: { fr: ["case", "petite case"], en: [], es: [] },
        medicines: {
          FR: ["Paracétamol", "Ibuprofène"],
          US: ["Acetaminophen"],
          ES: ["Paracetamol"],
        },
        needsPrescription: { FR: true, US: false, ES: true },
        severity: "doctor",
        redFlag: null,
        advice: { fr: "Un médecin.", en: "A doctor.", es: "Un médico." },
        unlisted: ["Paracétamol"],
        source: { name: "A public list", url: null, reviewedOn: "2026-11-01" },
      },
    },
  },
  {
    name: "listSymptoms: no line holds a medicine for an emergency",
    async run(world) {
      const refused = await aSymptom(world, { severity: "urgent" });
      const help = await aSymptom(world, {
        severity: "urgent",
        red_flag: "chest_pain",
        suggested_medications_fr: "Consultation urgente",
        suggested_medications_us: "Emergency care",
        medicamentos_sugeridos_es: "Consulta urgente",
      });
      const { db } = await world.member();
      const listed = (await listSymptoms(db)).filter(({ key }) =>
        [refused.key, help.key].includes(key),
      );
      return { codes: [refused.code, help.code], flags: listed.map(({ redFlag }) => redFlag) };
    },
    expected: {
      wire: ["GET /rest/v1/symptoms_medications 200"],
      answer: { codes: ["23514", "kept"], flags: ["chest_pain"] },
    },
  },
  {
    name: "listSymptoms: a visitor",
    run: async ({ visitor }) => ({ hasSome: (await listSymptoms(visitor())).length > 0 }),
    expected: {
      wire: ["GET /rest/v1/symptoms_medications 200"],
      answer: { hasSome: true },
    },
  },
  {
    name: "listHealthProducts: a line in three languages, its lists taken apart",
    async run(world) {
      const key = `case-${randomUUID()}`;
      const { error } = await world
        .owner()
        .from("health_products")
        .insert({
          key,
          symptom_fr: "Mal de case",
          symptom_en: "Case ache",
          symptom_es: "Dolor de caso",
          product_fr: "Miel; Repos",
          product_us: "Honey; Rest",
          product_es: "Miel; Reposo",
          category: "Médecine douce",
          caution_fr: "Jamais avant 1 an.",
          caution_en: "Never before 1 year.",
          caution_es: "Nunca antes de 1 año.",
          ...aSource,
        });
      if (error) throw error;
      const { db } = await world.member();
      const listed = (await listHealthProducts(db)).find((each) => each.key === key);
      return listed && { ...listed, key: "the key" };
    },
    expected: {
      wire: ["GET /rest/v1/health_products 200"],
      answer: {
        key: "the key",
        symptom: { fr: "Mal de case", en: "Case ache", es: "Dolor de caso" },
        products: { FR: ["Miel", "Repos"], US: ["Honey", "Rest"], ES: ["Miel", "Reposo"] },
        category: "Médecine douce",
        caution: {
          fr: "Jamais avant 1 an.",
          en: "Never before 1 year.",
          es: "Nunca antes de 1 año.",
        },
        source: { name: "A public list", url: null, reviewedOn: "2026-11-01" },
      },
    },
  },
  {
    name: "listCabinetBoxes: a box typed by hand, and another family's",
    async run(world) {
      const { db, userId, box } = await aCabinet(world);
      const eve = await world.member("eve");
      return {
        own: (await listCabinetBoxes(db, userId)).map((each) => ({
          ...each,
          id: each.id === box.id ? "the box" : each.id,
        })),
        another: await listCabinetBoxes(eve.db, userId),
      };
    },
    expected: {
      wire: [
        "GET /rest/v1/rpc/list_boxes_in_reach 200",
        "GET /rest/v1/rpc/list_boxes_in_reach 200",
      ],
      answer: {
        own: [
          {
            id: "the box",
            name: "Doliprane",
            dosage: "1000 mg",
            form: "Comprimé",
            currentQuantity: 8,
            expiresOn: "2030-01-31",
            activeMolecule: null,
            contained: [],
            leaflet: null,
            lot: null,
            notices: NO_NOTICES,
            openedOn: null,
            inUseDays: null,
            needsPrescription: null,
            country: null,
            ownerId: "zoe's id",
          },
        ],
        another: [],
      },
    },
  },
  {
    name: "listIntakesSince: from that moment on, the latest first",
    async run(world) {
      const { db, userId, box } = await aCabinet(world);
      const take = (takenAt: string) =>
        product.intakes.logIntake(db, { by: userId, profileId: userId }, randomUUID(), box.id, {
          quantityTaken: 1,
          takenAt: instant(takenAt),
          notes: null,
        });
      await world.unobserved(async () => {
        await take("2026-11-20T07:59:59Z");
        await take("2026-11-20T08:00:00Z");
        await take("2026-11-20T20:00:00Z");
      });
      const listed = await listIntakesSince(db, userId, instant("2026-11-20T08:00:00Z"));
      return listed.map(({ medicationId, medicationName, takenAt }) => ({
        isOfTheBox: medicationId === box.id,
        medicationName,
        hour: takenAt.slice(11, 13),
      }));
    },
    expected: {
      wire: ["GET /rest/v1/medication_intake_logs 200"],
      answer: [
        { isOfTheBox: true, medicationName: "Doliprane", hour: "20" },
        { isOfTheBox: true, medicationName: "Doliprane", hour: "08" },
      ],
    },
  },
  {
    name: "logSymptomSearch: kept for its writer alone, an empty one not at all",
    async run(world) {
      const { db, userId } = await world.member();
      const eve = await world.member("eve");
      await logSymptomSearch(db, userId, aSearch(userId));
      await logSymptomSearch(db, userId, { ...aSearch(userId), symptomsText: "  " });
      return world.unobserved(async () => {
        const columns = "profile_id, symptoms_text, country_context, found_medications";
        const { data } = await db.from("symptom_searches").select(columns);
        const others = await eve.db.from("symptom_searches").select(columns);
        return { own: data, others: others.data };
      });
    },
    expected: {
      wire: ["POST /rest/v1/symptom_searches 201"],
      answer: {
        own: [
          {
            profile_id: null,
            symptoms_text: "Mal de tête",
            country_context: "France/Europe",
            found_medications: {
              emergencies: [],
              offered: [{ symptom: "headache", kind: "box", name: "Doliprane" }],
              refused: [{ name: "Advil", reasons: ["expired"] }],
            },
          },
        ],
        others: [],
      },
    },
  },
  {
    name: "logSymptomSearch: for somebody else's profile",
    async run(world) {
      const zoe = await world.member();
      const eve = await world.member("eve");
      return logSymptomSearch(eve.db, eve.userId, aSearch(zoe.userId));
    },
    expected: {
      wire: ["POST /rest/v1/symptom_searches 403 42501"],
      answer: { failure: "forbidden" },
    },
  },
];
