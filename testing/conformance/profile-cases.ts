import { day } from "../../domain/calendar/day.ts";
import type { Case } from "./case.ts";
import { product } from "./product.ts";
import type { World } from "./world.ts";

const { addProfile, listProfiles } = product.profiles;

const aChild = {
  name: "Léa",
  type: "child",
  bornOn: day("2020-02-29"),
  weightKg: 18.5,
  heightCm: 104,
  weightUnit: "kg",
  heightUnit: "cm",
} as const;

/** Somebody who looks after a child. */
async function aParent({ member, id, quietly }: World) {
  const zoe = await member();
  const child = id("the child");
  await quietly(() => addProfile(zoe.db, zoe.userId, child, aChild));
  return { ...zoe, child };
}

/** The people whose medicines somebody looks after. */
export const profileCases: readonly Case[] = [
  {
    name: "listProfiles: a new account",
    async run({ member }) {
      const { db, userId } = await member();
      return listProfiles(db, userId);
    },
    expected: {
      wire: ["GET /rest/v1/profiles 200"],
      answer: [
        {
          id: "zoe's id",
          firstName: "Zoé",
          lastName: "Moreau",
          isPrimary: true,
          type: "adult",
          bornOn: null,
          createdAt: "an instant",
        },
      ],
    },
  },
  {
    name: "listProfiles: of somebody else",
    async run({ member }) {
      const { userId } = await member();
      const eve = await member("eve");
      // Their main profile looks missing to her; making it makes only her own.
      return listProfiles(eve.db, userId);
    },
    expected: {
      wire: [
        "GET /rest/v1/profiles 200",
        "POST /rest/v1/rpc/ensure_main_profile 200",
        "GET /rest/v1/profiles 200",
      ],
      answer: [],
    },
  },
  {
    name: "listProfiles: the primary one first",
    async run(world) {
      const { db, userId, child } = await aParent(world);
      await world.quietly(async () =>
        db.rpc("set_primary_profile", { profile_id: child }).throwOnError(),
      );
      return listProfiles(db, userId);
    },
    expected: {
      wire: ["GET /rest/v1/profiles 200"],
      answer: [
        {
          id: "the child",
          firstName: "Léa",
          lastName: null,
          isPrimary: true,
          type: "child",
          bornOn: "2020-02-29",
          createdAt: "an instant",
        },
        {
          id: "zoe's id",
          firstName: "Zoé",
          lastName: "Moreau",
          isPrimary: false,
          type: "adult",
          bornOn: null,
          createdAt: "an instant",
        },
      ],
    },
  },
  {
    name: "addProfile",
    async run({ member, id }) {
      const { db, userId } = await member();
      return addProfile(db, userId, id("the child"), aChild);
    },
    expected: {
      wire: ["POST /rest/v1/profiles 201", "POST /rest/v1/profile_details 201"],
      answer: { detailsKept: true },
    },
  },
  {
    name: "addProfile: sent twice, corrected in between",
    async run(world) {
      const { db, userId, child } = await aParent(world);
      const kept = await addProfile(db, userId, child, { ...aChild, name: "Léa-Rose" });
      const profiles = await world.quietly(() => listProfiles(db, userId));
      return { kept, names: profiles.map(({ firstName }) => firstName) };
    },
    expected: {
      wire: [
        "POST /rest/v1/profiles 409 23505",
        "PATCH /rest/v1/profiles 200",
        "POST /rest/v1/profile_details 409 23505",
        "PATCH /rest/v1/profile_details 204",
      ],
      answer: { kept: { detailsKept: true }, names: ["Zoé", "Léa-Rose"] },
    },
  },
  {
    name: "addProfile: with the id of somebody's account",
    async run({ member }) {
      const zoe = await member();
      const eve = await member("eve");
      return addProfile(eve.db, eve.userId, zoe.userId, aChild);
    },
    expected: { wire: ["POST /rest/v1/profiles 403 42501"], answer: { failure: "forbidden" } },
  },
  {
    name: "addProfile: to somebody else's account",
    async run({ member, id }) {
      const zoe = await member();
      const eve = await member("eve");
      return addProfile(eve.db, zoe.userId, id("the child"), aChild);
    },
    expected: { wire: ["POST /rest/v1/profiles 403 42501"], answer: { failure: "forbidden" } },
  },
  {
    name: "ensure_main_profile",
    async run({ member }) {
      const { db } = await member();
      return db.rpc("ensure_main_profile");
    },
    expected: {
      wire: ["POST /rest/v1/rpc/ensure_main_profile 200"],
      answer: {
        id: "zoe's id",
        first_name: "Zoé",
        last_name: "Moreau",
        is_primary: true,
        profile_type: "adult",
        date_of_birth: null,
        weight: null,
        height: null,
        default_pharmacy_id: null,
        created_by: "zoe's id",
        created_at: "an instant",
      },
    },
  },
  {
    name: "ensure_main_profile: signed out",
    run: async ({ visitor }) => visitor().rpc("ensure_main_profile"),
    expected: {
      wire: ["POST /rest/v1/rpc/ensure_main_profile 401 42501"],
      answer: { error: "42501" },
    },
  },
  {
    name: "set_primary_profile",
    async run(world) {
      const { db, child } = await aParent(world);
      const set = await db.rpc("set_primary_profile", { profile_id: child });
      const primary = await db.from("profiles").select("id").is("is_primary", true);
      return { set: set.data, primary: primary.data };
    },
    expected: {
      wire: ["POST /rest/v1/rpc/set_primary_profile 204", "GET /rest/v1/profiles 200"],
      answer: { set: null, primary: [{ id: "the child" }] },
    },
  },
  {
    name: "set_primary_profile: somebody else's",
    async run({ member }) {
      const { userId } = await member();
      const eve = await member("eve");
      return eve.db.rpc("set_primary_profile", { profile_id: userId });
    },
    expected: {
      wire: ["POST /rest/v1/rpc/set_primary_profile 404 PT404"],
      answer: { error: "PT404" },
    },
  },
];
