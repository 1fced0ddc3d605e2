import type { Transaction } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";
import { SETTING_CASES } from "#testing/samples/setting-cases.ts";

describe.each(anyEngine)("settings of the site on $name", (place) => {
  let installation: Installation;
  let admin: Household;
  let moderator: Household;
  let member: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    const sql = <T>(work: (tx: Transaction) => Promise<T>) => installation.engine.transaction(work);
    admin = await sql((tx) => aHousehold(tx, "admin"));
    moderator = await sql((tx) => aHousehold(tx, "moderator"));
    member = await sql((tx) => aHousehold(tx, "member"));
    await sql((tx) =>
      tx.query("insert into public.user_roles (user_id, role) values ($1, 'moderator')", [
        moderator.account,
      ]),
    );
  });
  afterAll(() => installation.close());

  const name = { language: "fr", meta_key: "company_name" } as const;

  test("a visitor, a member and a moderator read settings and write none", async () => {
    const clients = [
      installation.visitor(),
      installation.signedIn(member),
      installation.signedIn(moderator),
    ];
    for (const db of clients) {
      const settings = db.from("site_metadata");
      expect((await settings.select("meta_value").match(name)).data).toEqual([
        { meta_value: "Trousse" },
      ]);
      const added = await settings.insert({ language: "fr", meta_key: "mine" });
      expect(added.error?.code).toBe("42501");
      await settings.update({ meta_value: "À moi" }).match(name);
      await settings.delete().match(name);
    }
    const { data } = await installation.visitor().from("site_metadata").select().match(name);
    expect(data).toMatchObject([{ meta_value: "Trousse" }]);
  });

  test("an admin adds, changes and deletes a setting", async () => {
    const settings = installation.signedIn(admin).from("site_metadata");
    const motto = { language: "es", meta_key: "motto" } as const;
    const added = await settings
      .insert({ ...motto, meta_value: "Hola", category: "branding", description: "Lema" })
      .select("meta_type, updated_at")
      .single();
    expect(added.data?.meta_type).toBe("text");
    const changed = await settings
      .update({ meta_value: "Adiós" })
      .match(motto)
      .select("updated_at")
      .single();
    expect(changed.data?.updated_at).not.toBe(added.data?.updated_at);
    expect((await settings.insert(motto)).error?.code).toBe("23505");
    expect((await settings.delete().match(motto).select("meta_value")).data).toEqual([
      { meta_value: "Adiós" },
    ]);
  });

  test("the database takes and refuses what the form takes and refuses", async () => {
    const settings = installation.signedIn(admin).from("site_metadata");
    const key = { language: "fr", meta_key: "tried" } as const;
    const told = [];
    for (const { type, value } of SETTING_CASES) {
      const { error } = await settings.insert({ ...key, meta_type: type, meta_value: value });
      told.push({ type, value, isTaken: error === null, code: error?.code });
      await settings.delete().match(key);
    }
    expect(told).toEqual(
      SETTING_CASES.map(({ type, value, wrong }) => ({
        type,
        value,
        isTaken: wrong === undefined,
        code: wrong && "23514",
      })),
    );
  });

  test("a value is held to its type when it is changed, too", async () => {
    const settings = installation.signedIn(admin).from("site_metadata");
    const { error } = await settings
      .update({ meta_value: "javascript:alert(1)" })
      .match({ language: "fr", meta_key: "og_image" });
    expect(error?.code).toBe("23514");
  });
});
