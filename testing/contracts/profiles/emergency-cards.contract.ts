import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aGuest } from "#testing/builders/guest.ts";
import { aHousehold, aNewRow, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const SEALED = "U2VhbGVk_-";

describe.each(engines)("emergency cards on $name", (place) => {
  let installation: Installation;
  let house: Household;
  let stranger: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    await installation.engine.transaction((tx) => aHousehold(tx, "admin"));
    stranger = await installation.engine.transaction((tx) => aHousehold(tx, "stranger"));
  });
  beforeEach(async () => {
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
  });
  afterAll(() => installation.close());

  const sql = <Row extends object>(text: string, ...values: unknown[]) =>
    installation.engine.transaction((tx) => tx.query<Row>(text, values));
  const owner = () => installation.signedIn(house);

  async function aLink(change: object = {}): Promise<string> {
    const row = { ...aNewRow("card_links", house), sealed: SEALED, ...change };
    const { error } = await owner()
      .from("card_links")
      .insert(row as never);
    expect(error).toBeNull();
    return String((row as { id?: unknown }).id);
  }

  const open = async (link: string) =>
    (await installation.visitor().rpc("open_card_link", { link })).data;

  const opened = (link: string) =>
    sql<{ opened_count: number; seen: boolean }>(
      "select opened_count, last_opened_at is not null as seen from public.card_links where id = $1",
      link,
    );

  test("who has a link opens it without an account, each opening is counted, and none says by whom", async () => {
    const link = await aLink();
    expect(await opened(link)).toEqual([{ opened_count: 0, seen: false }]);
    expect(await open(link)).toBe(SEALED);
    expect(await open(link)).toBe(SEALED);
    expect(await opened(link)).toEqual([{ opened_count: 2, seen: true }]);
    const { data } = await owner()
      .from("profile_access_log")
      .select("user_id, actor_name, action, subject, label")
      .eq("subject", "card_link");
    const line = { user_id: null, actor_name: null, action: "opened", subject: "card_link" };
    expect(data).toEqual([
      { ...line, label: "house" },
      { ...line, label: "house" },
    ]);
  });

  test("a signed-in reader leaves no more of a trace than any other", async () => {
    const link = await aLink();
    const { data } = await installation.signedIn(stranger).rpc("open_card_link", { link });
    expect(data).toBe(SEALED);
    expect(
      await sql("select user_id from public.profile_access_log where subject = 'card_link'"),
    ).toContainEqual({ user_id: null });
  });

  test("a link that expired, was taken back, or never was, answers alike", async () => {
    const [expired, revoked] = [await aLink(), await aLink()];
    await sql(
      "update public.card_links set created_at = now() - interval '2 days', expires_at = now() - interval '1 second' where id = $1",
      expired,
    );
    const { data } = await owner().from("card_links").delete().eq("id", revoked).select("id");
    expect(data).toHaveLength(1);
    for (const link of [expired, revoked, randomUUID()]) {
      const answer = await installation.visitor().rpc("open_card_link", { link });
      expect({ status: answer.status, data: answer.data, error: answer.error }).toEqual({
        status: 200,
        data: null,
        error: null,
      });
    }
    expect(await opened(expired)).toEqual([{ opened_count: 0, seen: false }]);
  });

  test("a link that is opened all day long pushes nothing out of the access log", async () => {
    const link = await aLink();
    for (let turn = 0; turn < 55; turn++) await open(link);
    expect(await opened(link)).toEqual([{ opened_count: 55, seen: true }]);
    expect(
      await sql(
        "select count(*)::integer as lines from public.profile_access_log where subject = 'card_link' and profile_id = $1",
        house.account,
      ),
    ).toEqual([{ lines: 50 }]);
  });

  test("carers make no links, whatever they may do, and read none", async () => {
    const guest = await installation.engine.transaction((tx) => aGuest(tx, house, "manage"));
    await aLink();
    const { data: seen } = await installation
      .signedIn(guest)
      .from("card_links")
      .select("id")
      .eq("profile_id", house.account);
    expect(seen).toEqual([]);
    const { error } = await installation
      .signedIn(guest)
      .from("card_links")
      .insert(aNewRow("card_links", house) as never);
    expect(error?.code).toBe("42501");
  });

  test("a link lasts a year at most, and holds nothing but what a device sealed", async () => {
    const insert = async (change: object) => {
      const row = { ...aNewRow("card_links", house), ...change };
      const { error } = await owner()
        .from("card_links")
        .insert(row as never);
      return error?.code ?? null;
    };
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    expect(await insert({ expires_at: inDays(365) })).toBeNull();
    expect(await insert({ expires_at: inDays(372) })).toBe("23514");
    expect(await insert({ expires_at: inDays(-1) })).toBe("23514");
    expect(await insert({ sealed: "a".repeat(24_576) })).toBeNull();
    expect(await insert({ sealed: "a".repeat(24_577) })).toBe("23514");
    expect(await insert({ sealed: '{"name":"Léa"}' })).toBe("23514");
    expect(await insert({ sealed: "" })).toBe("23514");
    expect(await insert({ opened_count: 5 })).not.toBeNull();
  });

  test("a card states what its columns hold, and as many reactions as allergies that have one", async () => {
    const change = async (row: object) =>
      (
        await owner()
          .from("profile_cards")
          .update(row as never)
          .eq("profile_id", house.child)
      ).error?.code ?? null;
    expect(
      await change({
        blood_group: "AB-",
        reacting_allergies: ["Arachide"],
        reactions: ["urticaire"],
        shown_lines: ["blood"],
      }),
    ).toBeNull();
    for (const wrong of [
      { blood_group: "Z" },
      { reactions: ["urticaire", "œdème"] },
      { reactions: ["x".repeat(101)] },
      { first_contact_phone: "6".repeat(51) },
      { shown_lines: ["everything"] },
      { donor_wish: "maybe" },
    ]) {
      expect(await change(wrong), JSON.stringify(wrong)).toBe("23514");
    }
  });
});
