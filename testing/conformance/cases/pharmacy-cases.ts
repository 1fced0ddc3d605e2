import { randomUUID } from "node:crypto";
import { instant } from "#domain/calendar/instant.ts";
import type { Case } from "../case.ts";
import type { CaseContext } from "../case-context.ts";
import { product } from "../recorded-product.ts";

const { listPharmacies, markFavorite, readDefaultPharmacyId, readFavorites } = product.pharmacies;

const at = instant("2026-11-21T08:00:00Z");

/** A pharmacy of this case alone, which an observation calls `name`. */
async function aPharmacy({ owner, id }: CaseContext, name: string, change: object = {}) {
  const pharmacy = {
    id: id(name),
    name,
    name_es: `${name} (es)`,
    description: "Une pharmacie.",
    description_es: "Una farmacia.",
    url: `https://${randomUUID()}.example.org/`,
    country: "France/Europe",
    authority: "ARS",
    source: "https://register.example.org/",
    checked_on: "2026-01-31",
    is_active: true,
    ...change,
  };
  await owner().from("online_pharmacies").insert(pharmacy).throwOnError();
  return pharmacy;
}

/** Pharmacies: which there are, which one is liked, which one is a profile's own. */
export const pharmacyCases: readonly Case[] = [
  {
    name: "listPharmacies: those that are active, in the reader's language",
    async run(world) {
      const pont = await aPharmacy(world, "Pharmacie du Pont");
      const closed = await aPharmacy(world, "Pharmacie close", { is_active: false });
      const { db } = await world.member();
      const listed = await listPharmacies(db, "es");
      const mine = listed.filter(({ id }) => id === pont.id || id === closed.id);
      return mine.map(({ url, ...facts }) => ({ ...facts, isItsUrl: url === pont.url }));
    },
    expected: {
      wire: ["GET /rest/v1/online_pharmacies 200"],
      answer: [
        {
          id: "Pharmacie du Pont",
          name: "Pharmacie du Pont (es)",
          description: "Una farmacia.",
          country: "France/Europe",
          authority: "ARS",
          register: "https://register.example.org/",
          checkedOn: "2026-01-31",
          isItsUrl: true,
        },
      ],
    },
  },
  {
    name: "listPharmacies: a visitor",
    run: ({ visitor }) => listPharmacies(visitor(), "fr"),
    expected: {
      wire: ["GET /rest/v1/online_pharmacies 401 42501"],
      answer: { failure: "forbidden" },
    },
  },
  {
    name: "markFavorite: added, added once more, removed",
    async run(world) {
      const { id: pharmacyId } = await aPharmacy(world, "the pharmacy");
      const { db, userId } = await world.member();
      const first = await markFavorite(db, userId, { pharmacyId, isFavorite: true, at });
      await markFavorite(db, userId, { pharmacyId, isFavorite: true, at });
      const kept = await world.unobserved(() => readFavorites(db, userId));
      const last = await markFavorite(db, userId, { pharmacyId, isFavorite: false, at });
      return { first, kept, last };
    },
    expected: {
      wire: [
        "POST /rest/v1/user_pharmacy_preferences 201",
        "POST /rest/v1/user_pharmacy_preferences 200",
        "POST /rest/v1/user_pharmacy_preferences 200",
      ],
      answer: { first: true, kept: ["the pharmacy"], last: false },
    },
  },
  {
    name: "markFavorite: in somebody else's name",
    async run(world) {
      const { id: pharmacyId } = await aPharmacy(world, "the pharmacy");
      const zoe = await world.member();
      const eve = await world.member("eve");
      return markFavorite(eve.db, zoe.userId, { pharmacyId, isFavorite: true, at });
    },
    expected: {
      wire: ["POST /rest/v1/user_pharmacy_preferences 403 42501"],
      answer: { failure: "forbidden" },
    },
  },
  {
    name: "markFavorite: a pharmacy that never was",
    async run({ member, id }) {
      const { db, userId } = await member();
      return markFavorite(db, userId, { pharmacyId: id("nowhere"), isFavorite: true, at });
    },
    expected: {
      wire: ["POST /rest/v1/user_pharmacy_preferences 409 23503"],
      answer: { failure: "unexpected" },
    },
  },
  {
    name: "readFavorites: one's own, without those taken back",
    async run(world) {
      const liked = await aPharmacy(world, "the liked one");
      const left = await aPharmacy(world, "the left one");
      const zoe = await world.member();
      const eve = await world.member("eve");
      await world.unobserved(async () => {
        await markFavorite(zoe.db, zoe.userId, { pharmacyId: liked.id, isFavorite: true, at });
        await markFavorite(zoe.db, zoe.userId, { pharmacyId: left.id, isFavorite: false, at });
      });
      return [await readFavorites(zoe.db, zoe.userId), await readFavorites(eve.db, zoe.userId)];
    },
    expected: {
      wire: [
        "GET /rest/v1/user_pharmacy_preferences 200",
        "GET /rest/v1/user_pharmacy_preferences 200",
      ],
      answer: [["the liked one"], []],
    },
  },
  {
    name: "readDefaultPharmacyId: none, the profile's, that of its details, and none once it is gone",
    async run(world) {
      const first = await aPharmacy(world, "the first");
      const second = await aPharmacy(world, "the second");
      const { db, userId } = await world.member();
      const read = () => readDefaultPharmacyId(db, userId);
      const before = await read();
      await world.unobserved(async () => {
        await db
          .from("profiles")
          .update({ default_pharmacy_id: first.id })
          .eq("id", userId)
          .throwOnError();
      });
      const ofTheProfile = await read();
      await world.unobserved(async () => {
        await db
          .from("profile_details")
          .insert({ profile_id: userId, default_pharmacy_id: second.id })
          .throwOnError();
      });
      const ofTheDetails = await read();
      const gone = [first.id, second.id];
      await world.owner().from("online_pharmacies").delete().in("id", gone).throwOnError();
      return { before, ofTheProfile, ofTheDetails, after: await read() };
    },
    expected: {
      wire: [
        "GET /rest/v1/profiles 200",
        "GET /rest/v1/profiles 200",
        "GET /rest/v1/profiles 200",
        "GET /rest/v1/profiles 200",
      ],
      answer: {
        before: null,
        ofTheProfile: "the first",
        ofTheDetails: "the second",
        after: null,
      },
    },
  },
  {
    name: "readDefaultPharmacyId: somebody else's profile",
    async run({ member }) {
      const zoe = await member();
      const eve = await member("eve");
      return readDefaultPharmacyId(eve.db, zoe.userId);
    },
    expected: { wire: ["GET /rest/v1/profiles 200"], answer: null },
  },
];
