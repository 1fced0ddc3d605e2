import type { Transaction } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { officialFiles } from "#testing/builders/official-files.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import { type Installation, keys, startInstallation } from "#testing/harness/installation.ts";

const PATH = "http://localhost:3000/functions/v1/import-medicines";

describe.each(anyEngine)("on $name", (place) => {
  let installation: Installation;
  let admin: Household;
  let moderator: Household;
  let user: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    admin = await sql((tx) => aHousehold(tx, "admin"));
    moderator = await sql((tx) => aHousehold(tx, "moderator"));
    user = await sql((tx) => aHousehold(tx, "user"));
    await sql((tx) =>
      tx.query("insert into public.user_roles (user_id, role) values ($1, 'moderator')", [
        moderator.account,
      ]),
    );
  });
  beforeEach(() =>
    sql((tx) =>
      tx.script("delete from public.medication_references; delete from private.medicine_imports"),
    ),
  );
  afterAll(() => installation.close());

  const sql = <T>(work: (tx: Transaction) => Promise<T>) => installation.engine.transaction(work);

  const request = async (init: RequestInit) => {
    const answer = await installation.backend.fetch(new Request(PATH, init), {
      address: "127.0.0.1",
    });
    return { status: answer.status, answer: await answer.json() };
  };

  /** The events that this person's page receives, or the refusal. */
  async function send(who: Household, form: FormData) {
    // Packed here: undici stumbles over a form whose reading is given up.
    const packed = new Response(form);
    const { data, error, response } = await installation
      .signedIn(who)
      .functions.invoke<Response>("import-medicines", {
        body: await packed.arrayBuffer(),
        headers: { "Content-Type": packed.headers.get("content-type") ?? "" },
      });
    if (error) return { status: response?.status, answer: await response?.json() };
    const events = (await data?.text())?.trim().split("\n\n") ?? [];
    return events.map((event): unknown => JSON.parse(event.replace(/^data: /, "")));
  }

  const look = async (who: Household) =>
    (await installation.signedIn(who).functions.invoke("import-medicines", { method: "GET" })).data;

  const history = async (who: Household) => {
    const { data, error } = await installation.signedIn(who).rpc("list_medicine_imports");
    return error ? error.code : data;
  };

  const imports = async () =>
    (await sql((tx) => tx.query("select id from private.medicine_imports"))).length;

  test("without a key, or signed out, nobody imports", async () => {
    expect((await request({ method: "POST" })).status).toBe(401);
    const visitor = { headers: { apikey: keys.publishableKey } };
    const refused = { status: 401, answer: { code: "no_authorization" } };
    expect(await request({ ...visitor, method: "POST" })).toMatchObject(refused);
    expect(await request(visitor)).toMatchObject(refused);
    expect(await imports()).toBe(0);
  });

  test("a user and a moderator import nothing, and see no import", async () => {
    for (const who of [user, moderator]) {
      expect(await send(who, aForm())).toMatchObject({
        status: 403,
        answer: { code: "not_admin" },
      });
      expect(await look(who)).toBeNull();
      expect(await history(who)).toBe("42501");
    }
    expect(await imports()).toBe(0);
  });

  test("what a stranger sends is not even read", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(listener) {
        sent += 1;
        listener.enqueue(new Uint8Array(65_536));
      },
    });
    const init = { method: "POST", body: endless, duplex: "half" } as RequestInit;
    await request({ ...init, headers: { apikey: keys.publishableKey } });
    expect(sent).toBeLessThan(4);
  });

  test("an admin imports, sees the progress, and finds the result again", async () => {
    const lines = await send(admin, aForm({ date: "2026-04-28" }));
    const outcome = { medicines: 4, added: 4, changed: 0, withdrawn: 0, date: "2026-04-28" };
    const end = { is: "done", outcome };
    expect(lines).toMatchObject([
      { is: "running", done: 0, total: 0 },
      { is: "running", done: 4, total: 4 },
      end,
    ]);
    expect(await look(admin)).toMatchObject({ run: end });
    expect(await history(admin)).toMatchObject([
      {
        source_date: "2026-04-28",
        counts: { medicines: 4, packs: 5 },
        outcome: { medicines: 4, added: 4, changed: 0, withdrawn: 0, leftOut: 0 },
      },
    ]);
  });

  test("a doubt stops the import until it is overruled", async () => {
    await send(admin, aForm({ date: "2026-05-28" }));
    const older = { is: "older", before: "2026-05-28" };
    expect((await send(admin, aForm({ date: "2026-04-28" }))) as unknown[]).toContainEqual(
      expect.objectContaining({ is: "refused", reason: expect.objectContaining(older) }),
    );
    expect(
      (await send(admin, aForm({ date: "2026-04-28", force: "true" }))) as unknown[],
    ).toContainEqual(expect.objectContaining({ is: "done" }));
  });

  test("a missing file is named, and nothing is written", async () => {
    const form = aForm();
    form.delete("conditions");
    expect(await send(admin, form)).toContainEqual({
      is: "refused",
      reason: { is: "missing", file: "conditions" },
    });
    expect(await imports()).toBe(0);
  });

  test("what cannot be read is refused", async () => {
    const refused = { status: 400, answer: { code: "bad_form" } };
    expect(await send(admin, aForm({ date: "soon" }))).toMatchObject(refused);
    const { response } = await installation
      .signedIn(admin)
      .functions.invoke("import-medicines", { body: "not a form" });
    expect(response?.status).toBe(400);
  });

  test("forty million bytes are the most that is read", async () => {
    const form = new FormData();
    form.append("medicines", new Blob([new Uint8Array(40_000_001)]), "CIS_bdpm.txt");
    expect(await send(admin, form)).toMatchObject({ status: 413 });
    expect(await send(admin, aForm())).toContainEqual(expect.objectContaining({ is: "done" }));
  });

  // PGlite has one connection: who the second one is, is asked when the first import has ended.
  test.skipIf(place.name === "pglite")("while one import runs, another is refused", async () => {
    const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const other = sql(async (tx) => {
      await tx.script("lock table private.medicine_imports");
      held.resolve();
      await over.promise;
    });
    await held.promise;
    const first = send(admin, aForm());
    await expect.poll(() => look(admin)).toMatchObject({ run: { is: "running" } });
    expect(await send(admin, aForm())).toMatchObject({ status: 409, answer: { code: "busy" } });
    over.resolve();
    await other;
    expect(await first).toContainEqual(expect.objectContaining({ is: "done" }));
  });
});

function aForm(words: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [file, bytes] of Object.entries(officialFiles())) {
    form.append(file, new Blob([bytes as Uint8Array<ArrayBuffer>]), `${file}.txt`);
  }
  for (const [name, word] of Object.entries(words)) form.append(name, word);
  return form;
}
