import type { Case } from "../case.ts";
import { product } from "../recorded-product.ts";

const { findPackByCode, searchReferences, readReference } = product.inventory;

const { listGenericGroups } = product["generic-groups"];

const nobodyWaits = () => new AbortController().signal;

/** The list of medicines that the product knows. */
export const referenceCases: readonly Case[] = [
  {
    name: "searchReferences",
    async run({ member }) {
      const { db } = await member();
      const found = await searchReferences(
        db,
        { words: "lévothyr", country: "FR", language: "fr" },
        nobodyWaits(),
      );
      return { names: found.map(({ name }) => name), first: found[0] };
    },
    expected: {
      wire: ["POST /rest/v1/rpc/search_medication_references 200"],
      answer: {
        names: ["Levothyrox", "Levothyrox", "Levothyrox", "Levothyrox", "Levothyrox"],
        first: {
          id: "an id",
          name: "Levothyrox",
          dosage: "100 microgrammes",
          form: "Comprimé",
          formInSource: "Comprimé",
          defaultQuantity: 30,
          defaultPosology: null,
          sideEffects: "Palpitations, nervosité, insomnie si la dose est trop forte",
          molecule: "Lévothyroxine",
          languages: { molecule: "fr", posology: "fr", sideEffects: "fr" },
          needsPrescription: true,
          source: "Base de données publique des médicaments (ANSM, HAS, Assurance maladie)",
          sourceDate: "2026-04-28",
          isWithdrawn: false,
        },
      },
    },
  },
  {
    name: "searchReferences: one letter",
    async run({ member }) {
      const { db } = await member();
      return searchReferences(db, { words: "d", country: "FR", language: "fr" }, nobodyWaits());
    },
    expected: { wire: ["POST /rest/v1/rpc/search_medication_references 200"], answer: [] },
  },
  {
    name: "searchReferences: signed out",
    run: ({ visitor }) =>
      searchReferences(visitor(), { words: "doli", country: "FR", language: "fr" }, nobodyWaits()),
    expected: {
      wire: ["POST /rest/v1/rpc/search_medication_references 401 42501"],
      answer: { failure: "forbidden" },
    },
  },
  {
    name: "readReference",
    async run({ member, unobserved }) {
      const { db } = await member();
      const [known] = await unobserved(() =>
        searchReferences(db, { words: "biafine", country: "ES", language: "es" }, nobodyWaits()),
      );
      return readReference(db, known?.id ?? "", "es");
    },
    expected: {
      wire: ["GET /rest/v1/medication_references 200"],
      answer: {
        id: "an id",
        name: "BiafineAct",
        dosage: "0,67 %",
        form: "Crème",
        formInSource: "Crème",
        defaultQuantity: 139,
        defaultPosology:
          "Quemadura solar o superficial: capa gruesa, repetir de 2 a 4 veces al día; lea el prospecto",
        sideEffects: "Picor, reacción alérgica local",
        molecule: "Trolamine",
        languages: { molecule: "fr", posology: "es", sideEffects: "es" },
        needsPrescription: false,
        source: "Base de données publique des médicaments (ANSM, HAS, Assurance maladie)",
        sourceDate: "2026-04-28",
        isWithdrawn: false,
      },
    },
  },
  {
    name: "readReference: not there any more",
    async run({ member, id }) {
      const { db } = await member();
      return readReference(db, id("no reference"), "fr");
    },
    expected: { wire: ["GET /rest/v1/medication_references 200"], answer: null },
  },
  {
    name: "findPackByCode: of a box, of another of its medicine, and of none",
    async run({ member }) {
      const { db } = await member();
      const found = [];
      for (const code of ["3400935955838", "3400956369553", "3400930000014"]) {
        const pack = await findPackByCode(db, code, "fr");
        found.push(pack && [pack.label, pack.reference?.name, pack.reference?.defaultQuantity]);
      }
      return found;
    },
    expected: {
      wire: [
        "GET /rest/v1/reference_packs 200",
        "GET /rest/v1/reference_packs 200",
        "GET /rest/v1/reference_packs 200",
      ],
      answer: [
        ["plaquette(s) thermoformée(s) PVC-aluminium de 8 comprimé(s)", "Doliprane", 8],
        ["plaquette(s) thermoformée(s) PVC-aluminium de 100 comprimé(s)", "Doliprane", 100],
        null,
      ],
    },
  },
  {
    name: "listGenericGroups: of a list whose groups nobody imported",
    async run({ member, unobserved }) {
      const { db } = await member();
      const [known] = await unobserved(() =>
        searchReferences(db, { words: "doli", country: "FR", language: "fr" }, nobodyWaits()),
      );
      return listGenericGroups(db, known ? [known.id] : [], nobodyWaits());
    },
    expected: { wire: ["POST /rest/v1/rpc/list_generic_groups 200"], answer: [] },
  },
  {
    name: "listGenericGroups: signed out",
    run: ({ visitor }) => listGenericGroups(visitor(), [], nobodyWaits()),
    expected: {
      wire: ["POST /rest/v1/rpc/list_generic_groups 401 42501"],
      answer: { failure: "forbidden" },
    },
  },
];
