import { dailyAt } from "#testing/builders/schedule.ts";
import { aBox } from "../cabinet.ts";
import type { Case } from "../case.ts";
import { aChild, aParent, aSharedProfile, KILOGRAMS } from "../family.ts";
import { product } from "../recorded-product.ts";

const { addProfile, countProfileContents, countTracked, deleteProfile, listProfiles, makePrimary } =
  product.profiles;

/** The people whose medicines somebody looks after. */
export const profileCases: readonly Case[] = [
  {
    name: "listProfiles: a new account",
    async run({ member }) {
      const { db, userId } = await member();
      return listProfiles(db, userId);
    },
    expected: {
      wire: ["GET /rest/v1/profiles 200", "POST /rest/v1/rpc/list_received_shares 200"],
      answer: [
        {
          id: "zoe's id",
          firstName: "Zoé",
          lastName: "Moreau",
          isPrimary: true,
          type: "adult",
          bornOn: null,
          createdAt: "an instant",
          level: "own",
          weightKg: null,
          heightCm: null,
          units: null,
          unreadable: [],
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
        "POST /rest/v1/rpc/list_received_shares 200",
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
      await world.unobserved(async () =>
        db.rpc("set_primary_profile", { profile_id: child }).throwOnError(),
      );
      return listProfiles(db, userId);
    },
    expected: {
      wire: ["GET /rest/v1/profiles 200", "POST /rest/v1/rpc/list_received_shares 200"],
      answer: [
        {
          id: "the child",
          firstName: "Léa",
          lastName: null,
          isPrimary: true,
          type: "child",
          bornOn: "2020-02-29",
          createdAt: "an instant",
          level: "own",
          weightKg: 18.5,
          heightCm: 104,
          units: KILOGRAMS,
          unreadable: [],
        },
        {
          id: "zoe's id",
          firstName: "Zoé",
          lastName: "Moreau",
          isPrimary: false,
          type: "adult",
          bornOn: null,
          createdAt: "an instant",
          level: "own",
          weightKg: null,
          heightCm: null,
          units: null,
          unreadable: [],
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
      wire: [
        "POST /rest/v1/profiles 201",
        "PATCH /rest/v1/profile_details 200",
        "POST /rest/v1/profile_details 201",
      ],
      answer: { detailsSaved: true },
    },
  },
  {
    name: "addProfile: sent twice, corrected in between",
    async run(world) {
      const { db, userId, child } = await aParent(world);
      const kept = await addProfile(db, userId, child, { ...aChild, name: "Léa-Rose" });
      const profiles = await world.unobserved(() => listProfiles(db, userId));
      return { kept, names: profiles.map(({ firstName }) => firstName) };
    },
    expected: {
      wire: [
        "POST /rest/v1/profiles 409 23505",
        "PATCH /rest/v1/profiles 200",
        "PATCH /rest/v1/profile_details 200",
      ],
      answer: { kept: { detailsSaved: true }, names: ["Zoé", "Léa-Rose"] },
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
        weight_measured_on: null,
        weight_confirmed_at: null,
        weight_confirmed_by: null,
        height: null,
        default_pharmacy_id: null,
        created_by: "zoe's id",
        created_at: "an instant",
        updated_at: "an instant",
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
  {
    name: "listProfiles: one that is shared, by its name alone",
    async run(world) {
      const { guest } = await aSharedProfile(world, "edit");
      const listed = await listProfiles(guest.db, guest.userId);
      return listed.filter(({ level }) => level !== "own");
    },
    expected: {
      wire: ["GET /rest/v1/profiles 200", "POST /rest/v1/rpc/list_received_shares 200"],
      answer: [
        {
          id: "the child",
          firstName: "Léa",
          lastName: null,
          isPrimary: false,
          type: "child",
          bornOn: null,
          createdAt: "an instant",
          level: "edit",
          weightKg: null,
          heightCm: null,
          units: null,
          unreadable: [],
        },
      ],
    },
  },
  {
    name: "makePrimary",
    async run(world) {
      const { db, userId, child } = await aParent(world);
      await makePrimary(db, child);
      const [first] = await world.unobserved(() => listProfiles(db, userId));
      return [first?.id, first?.isPrimary];
    },
    expected: {
      wire: ["POST /rest/v1/rpc/set_primary_profile 204"],
      answer: ["the child", true],
    },
  },
  {
    name: "countProfileContents",
    async run(world) {
      const { zoe } = await aSharedProfile(world);
      const boxId = world.id("the box");
      await world.unobserved(() => product.inventory.addMedication(zoe.db, zoe.child, boxId, aBox));
      return countProfileContents(zoe.db, zoe.child);
    },
    expected: {
      wire: [
        "HEAD /rest/v1/medications 200",
        "HEAD /rest/v1/medication_intake_logs 200",
        "HEAD /rest/v1/profile_weights 200",
        "HEAD /rest/v1/illness_entries 200",
        "HEAD /rest/v1/prescriptions 200",
        "HEAD /rest/v1/custom_alerts 200",
        "HEAD /rest/v1/profile_shares 200",
      ],
      answer: {
        medications: 1,
        intakes: 0,
        weights: 0,
        illness: 0,
        prescriptions: 0,
        alerts: 0,
        shares: 1,
      },
    },
  },
  {
    name: "countTracked: over one's own profiles, and nobody else's",
    async run(world) {
      const { zoe, guest } = await aSharedProfile(world);
      const { addMedication } = product.inventory;
      await world.unobserved(() => addMedication(zoe.db, zoe.child, world.id("the box"), aBox));
      await world.unobserved(() =>
        addMedication(guest.db, guest.userId, world.id("another box"), {
          ...aBox,
          schedule: dailyAt("07:00"),
        }),
      );
      return {
        zoe: await countTracked(zoe.db, zoe.userId),
        guest: await countTracked(guest.db, guest.userId),
      };
    },
    expected: {
      wire: [
        "HEAD /rest/v1/medications 200",
        "HEAD /rest/v1/medication_reminders 200",
        "HEAD /rest/v1/medications 200",
        "HEAD /rest/v1/medication_reminders 200",
      ],
      answer: { zoe: { medications: 1, reminders: 2 }, guest: { medications: 1, reminders: 1 } },
    },
  },
  {
    name: "deleteProfile",
    async run(world) {
      const { db, userId, child } = await aParent(world);
      await deleteProfile(db, child);
      // Gone already is as good as deleted.
      await deleteProfile(db, child);
      const left = await world.unobserved(() => listProfiles(db, userId));
      return left.map(({ id }) => id);
    },
    expected: {
      wire: [
        "DELETE /rest/v1/profiles 200",
        "DELETE /rest/v1/profiles 200",
        "GET /rest/v1/profiles 200",
      ],
      answer: ["zoe's id"],
    },
  },
  {
    name: "deleteProfile: one's own",
    async run({ member }) {
      const { db, userId } = await member();
      return deleteProfile(db, userId);
    },
    expected: {
      wire: ["DELETE /rest/v1/profiles 200", "GET /rest/v1/profiles 200"],
      answer: { failure: "forbidden" },
    },
  },
  {
    name: "deleteProfile: by somebody who manages it",
    async run(world) {
      const { guest, zoe } = await aSharedProfile(world, "manage");
      return deleteProfile(guest.db, zoe.child);
    },
    expected: {
      wire: ["DELETE /rest/v1/profiles 200", "GET /rest/v1/profiles 200"],
      answer: { failure: "forbidden" },
    },
  },
];
