import type { Setting } from "#domain/content/setting.ts";
import type { FlagEntry } from "#domain/flags/flag-draft.ts";
import type { Case } from "../case.ts";
import { product } from "../recorded-product.ts";
import { aMember } from "./admin-cases.ts";

const { addFlag, deleteFlag, listFlagChanges, listFlags, saveFlag, switchFlag } = product.flags;
const { addSetting, deleteSetting, listSettings, saveSetting } = product["site-settings"];

const flag = (name: string): FlagEntry => ({
  name,
  description: "Essai",
  isEnabled: true,
  targeting: { type: "percentage", percentage: 10 },
});

const motto: Setting = {
  language: "es",
  key: "motto",
  value: "Hola",
  type: "text",
  category: "branding",
  description: "Lema",
};

/** Flags and settings of the site, which admins alone write. */
export const backOfficeCases: readonly Case[] = [
  {
    name: "listFlags: as a member",
    async run(world) {
      const { db } = await aMember(world, false);
      return listFlags(db);
    },
    expected: { wire: ["GET /rest/v1/feature_flags 200"], answer: [] },
  },
  {
    name: "addFlag: as a member",
    async run(world) {
      const { db } = await aMember(world, false);
      return addFlag(db, flag("of_a_member"));
    },
    expected: {
      wire: ["POST /rest/v1/feature_flags 403 42501"],
      answer: { failure: "forbidden" },
    },
  },
  {
    name: "addFlag, listFlags, switchFlag: as an admin",
    async run(world) {
      const { db } = await aMember(world, true);
      await addFlag(db, flag("switched"));
      const find = async () => (await listFlags(db)).find(({ name }) => name === "switched");
      const made = await find();
      await switchFlag(db, made?.id ?? "", false);
      return { made, isEnabled: (await find())?.isEnabled };
    },
    expected: {
      wire: [
        "POST /rest/v1/feature_flags 201",
        "GET /rest/v1/feature_flags 200",
        "PATCH /rest/v1/feature_flags 200",
        "GET /rest/v1/feature_flags 200",
      ],
      answer: {
        made: {
          id: "an id",
          ...flag("switched"),
          createdAt: "an instant",
          version: "an instant",
        },
        isEnabled: false,
      },
    },
  },
  {
    name: "addFlag: with a name that another has",
    async run(world) {
      const { db } = await aMember(world, true);
      return addFlag(db, flag("barcode_scanner"));
    },
    expected: {
      wire: ["POST /rest/v1/feature_flags 409 23505"],
      answer: { failure: "conflict" },
    },
  },
  {
    name: "switchFlag: one that is gone",
    async run(world) {
      const { db } = await aMember(world, true);
      return switchFlag(db, "00000000-0000-4000-8000-000000000000", true);
    },
    expected: {
      wire: ["PATCH /rest/v1/feature_flags 200"],
      answer: { failure: "not-found" },
    },
  },
  {
    name: "saveFlag: by two admins at once, then one that is gone",
    async run(world) {
      const { db } = await aMember(world, true);
      await addFlag(db, flag("saved_twice"));
      const [known] = await listFlags(db);
      if (!known) throw new RangeError("There is no flag");
      const first = await saveFlag(db, known, { ...flag("saved_twice"), description: "Un" });
      const second = await saveFlag(db, known, { ...flag("saved_twice"), description: "Deux" });
      await deleteFlag(db, known.id);
      const third = await saveFlag(db, known, flag("saved_twice")).catch((problem) => problem);
      return [first.outcome, second.outcome, second.stored.description, third];
    },
    expected: {
      wire: [
        "POST /rest/v1/feature_flags 201",
        "GET /rest/v1/feature_flags 200",
        "PATCH /rest/v1/feature_flags 200",
        "PATCH /rest/v1/feature_flags 200",
        "GET /rest/v1/feature_flags 200",
        "DELETE /rest/v1/feature_flags 204",
        "PATCH /rest/v1/feature_flags 200",
        "GET /rest/v1/feature_flags 200",
      ],
      answer: ["saved", "changed-meanwhile", "Un", { failure: "not-found" }],
    },
  },
  {
    name: "listFlagChanges: of a flag that was made, changed and deleted",
    async run(world) {
      const { db } = await aMember(world, true);
      await addFlag(db, flag("noted"));
      const [made] = await listFlags(db);
      await switchFlag(db, made?.id ?? "", false);
      await deleteFlag(db, made?.id ?? "");
      const changes = await listFlagChanges(db, made?.id ?? "");
      const all = await listFlagChanges(db, null);
      return { changes: changes.map(({ at, change }) => ({ at, is: change.is })), of: all[0]?.at };
    },
    expected: {
      wire: [
        "POST /rest/v1/feature_flags 201",
        "GET /rest/v1/feature_flags 200",
        "PATCH /rest/v1/feature_flags 200",
        "DELETE /rest/v1/feature_flags 204",
        "POST /rest/v1/rpc/list_feature_flag_changes 200",
        "POST /rest/v1/rpc/list_feature_flag_changes 200",
      ],
      answer: {
        changes: [
          { at: "an instant", is: "deleted" },
          { at: "an instant", is: "changed" },
          { at: "an instant", is: "created" },
        ],
        of: "an instant",
      },
    },
  },
  {
    name: "listFlagChanges: as a member",
    async run(world) {
      const { db } = await aMember(world, false);
      return listFlagChanges(db, null);
    },
    expected: {
      wire: ["POST /rest/v1/rpc/list_feature_flag_changes 403 42501"],
      answer: { failure: "forbidden" },
    },
  },
  {
    name: "addSetting: as a member",
    async run(world) {
      const { db } = await aMember(world, false);
      return addSetting(db, { ...motto, key: "of_a_member" });
    },
    expected: {
      wire: ["POST /rest/v1/site_metadata 403 42501"],
      answer: { failure: "forbidden" },
    },
  },
  {
    name: "addSetting: one that is there, and one that its type does not allow",
    async run(world) {
      const { db } = await aMember(world, true);
      return [
        await addSetting(db, { ...motto, key: "company_name" }).catch((problem) => problem),
        await addSetting(db, { ...motto, type: "color" }).catch((problem) => problem),
      ];
    },
    expected: {
      wire: ["POST /rest/v1/site_metadata 409 23505", "POST /rest/v1/site_metadata 400 23514"],
      answer: [{ failure: "conflict" }, { failure: "bad-value" }],
    },
  },
  {
    name: "addSetting, listSettings, saveSetting, deleteSetting: as an admin",
    async run(world) {
      const { db } = await aMember(world, true);
      await addSetting(db, motto);
      const made = (await listSettings(db)).find(({ key }) => key === "motto");
      if (!made) throw new RangeError("There is no setting");
      const first = await saveSetting(db, made, "Adiós");
      const second = await saveSetting(db, made, "Buenas");
      await deleteSetting(db, motto);
      const third = await saveSetting(db, made, "Nada").catch((problem) => problem);
      return { made, outcomes: [first.outcome, second.outcome, second.stored.value, third] };
    },
    expected: {
      wire: [
        "POST /rest/v1/site_metadata 201",
        "GET /rest/v1/site_metadata 200",
        "PATCH /rest/v1/site_metadata 200",
        "PATCH /rest/v1/site_metadata 200",
        "GET /rest/v1/site_metadata 200",
        "DELETE /rest/v1/site_metadata 204",
        "PATCH /rest/v1/site_metadata 200",
        "GET /rest/v1/site_metadata 200",
      ],
      answer: {
        made: { ...motto, version: "an instant" },
        outcomes: ["saved", "changed-meanwhile", "Adiós", { failure: "not-found" }],
      },
    },
  },
];
