import { day } from "#domain/calendar/day.ts";
import type { Case } from "../case.ts";
import { product } from "../recorded-product.ts";
import { aMember } from "./admin-cases.ts";

const { listRecalls, proposeProducts, publishRecall, searchProducts, withdrawRecall } =
  product.recalls;

const NOTICED = { name: "", packs: [], medicines: [], lots: ["AB1"], allLots: false };

/** Recalls: what a notice may mean, and what becomes of one. */
export const recallCases: readonly Case[] = [
  {
    name: "proposeProducts, searchProducts: by code, by name, and of none",
    async run(world) {
      const { db } = await aMember(world, true);
      const byCode = await proposeProducts(db, [{ ...NOTICED, packs: ["3400935955838"] }]);
      const byNumber = await proposeProducts(db, [{ ...NOTICED, medicines: ["60234100"] }]);
      const byName = await proposeProducts(db, [
        { ...NOTICED, name: "DOLIPRANE 1000 mg, comprimé" },
      ]);
      const ofNone = await proposeProducts(db, [{ ...NOTICED, name: "ZZYZX 1 mg" }]);
      const searched = await searchProducts(db, "biafine");
      return [
        byCode.map(({ name, dosage, isByCode, lots }) => [name, dosage, isByCode, lots]),
        byNumber.map(({ name, isByCode }) => [name, isByCode]),
        byName.slice(0, 1).map(({ name, isByCode }) => [name, isByCode]),
        ofNone,
        searched.length > 0,
      ];
    },
    expected: {
      wire: [
        "GET /rest/v1/reference_packs 200",
        "GET /rest/v1/medication_references 200",
        "GET /rest/v1/rpc/search_medication_references 200",
        "GET /rest/v1/rpc/search_medication_references 200",
        "GET /rest/v1/rpc/search_medication_references 200",
        "GET /rest/v1/rpc/search_medication_references 200",
      ],
      answer: [
        [["Doliprane", "1000 mg", true, ["AB1"]]],
        [["Doliprane", true]],
        [["Doliprane", false]],
        [],
        true,
      ],
    },
  },
  {
    name: "publishRecall, listRecalls, withdrawRecall",
    async run(world) {
      const { db } = await aMember(world, true);
      const [reference] = await world.unobserved(() => searchProducts(db, "biafine"));
      if (!reference) throw new Error("The list has no Biafine.");
      const id = world.id("the recall");
      await publishRecall(db, id, {
        title: "Rappel de Biafine",
        publishedOn: day("2026-03-12"),
        url: "https://ansm.sante.fr/biafine",
        notice: "Biafine, lot AB1",
        products: [{ ...reference, lots: ["AB1"] }],
      });
      const published = await listRecalls(db);
      await withdrawRecall(db, id);
      const withdrawn = await listRecalls(db);
      const ours = (recalls: typeof published) =>
        recalls
          .filter((recall) => recall.id === id)
          .map(({ title, publishedOn, url, withdrawnAt, products }) => ({
            title,
            publishedOn,
            url,
            isWithdrawn: withdrawnAt !== null,
            lots: products.map(({ lots }) => lots),
          }));
      return [ours(published), ours(withdrawn).map(({ isWithdrawn }) => isWithdrawn)];
    },
    expected: {
      wire: [
        "POST /rest/v1/rpc/publish_recall 204",
        "GET /rest/v1/recalls 200",
        "POST /rest/v1/rpc/withdraw_recall 204",
        "GET /rest/v1/recalls 200",
      ],
      answer: [
        [
          {
            title: "Rappel de Biafine",
            publishedOn: "2026-03-12",
            url: "https://ansm.sante.fr/biafine",
            isWithdrawn: false,
            lots: [["AB1"]],
          },
        ],
        [true],
      ],
    },
  },
];
