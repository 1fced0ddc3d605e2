import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

/** The page cache relies on this: it is notified of every change of data that a visitor may read. */
describe.each(engines)("notifications of content changes, on $name", (place) => {
  let installation: Installation;
  let admin: Household;
  const heard = vi.fn();

  beforeAll(async () => {
    installation = await startInstallation(place);
    admin = await installation.engine.transaction((tx) => aHousehold(tx, "admin"));
    installation.engine.listen("site_content", heard);
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 60_000);
  });
  afterAll(() => installation.close());

  const names = async (text: string) => {
    const rows = await installation.engine.transaction((tx) => tx.query<{ name: string }>(text));
    return rows.map(({ name }) => name);
  };

  test("every table a visitor may read notifies of every statement that changes it", async () => {
    // Pages are rendered from /rest/v1 alone, which exposes this schema. A view would need triggers on its tables.
    const readable = await names(`
      select oid::regclass::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'f', 'm', 'v')
        and has_any_column_privilege('anon', oid, 'select')
      order by 1`);
    // 4 insert, 8 delete, 16 update, 32 truncate; neither 1, each row, nor 2, before; of all columns, always.
    const notifying = await names(`
      select tgrelid::regclass::text as name from pg_trigger
      where tgfoid = 'private.notify_content_change'::regproc and tgtype = 4 + 8 + 16 + 32
        and tgenabled = 'O' and tgqual is null and tgattr = ''
      order by 1`);
    expect(notifying).toContain("blog_posts");
    expect(notifying).toEqual(readable);
  });

  test("inserts, changes and deletions of an admin notify, and refused ones of a visitor do not", async () => {
    const settings = installation.signedIn(admin).from("site_metadata");
    const motto = { language: "fr", meta_key: "motto" } as const;
    heard.mockClear();
    await settings.insert({ ...motto, meta_value: "Bonjour" }).throwOnError();
    await expect.poll(() => heard.mock.calls.length).toBe(1);
    await settings.update({ meta_value: "Bonsoir" }).match(motto).throwOnError();
    await expect.poll(() => heard.mock.calls.length).toBe(2);
    await installation.visitor().from("site_metadata").insert(motto);
    await settings.delete().match(motto).throwOnError();
    await expect.poll(() => heard.mock.calls.length).toBe(3);
  });
});
