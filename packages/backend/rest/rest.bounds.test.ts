import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../../testing/engines/engines.ts";
import type { Engine } from "../database/engine.ts";
import { MARTIN, openHousehold } from "../testing/household-fixture.ts";
import { LIMITS } from "./request/limits.ts";
import type { RestHandler } from "./rest.ts";

const SERVICE = { role: "service_role", claims: '{"role":"service_role"}' };

describe.each(engines)("rows of one request on $name", ({ open }) => {
  let engine: Engine;
  let handler: RestHandler;
  beforeAll(async () => {
    engine = await open();
    handler = await openHousehold(engine);
    await engine.transaction((tx) => tx.script("grant all on public.boxes to service_role"));
  });
  afterAll(() => engine.close());

  const send = async (path: string, init: RequestInit, identity = MARTIN) => {
    const request = new Request(`http://rest.test/rest/v1/${path}`, {
      headers: { "Content-Type": "application/json", ...init.headers },
      ...init,
    });
    const response = await handler(request, identity);
    const text = await response.text();
    return { status: response.status, body: text === "" ? null : JSON.parse(text) };
  };
  const boxes = (count: number, word: string) =>
    JSON.stringify(
      Array.from({ length: count }, (_, number) => ({ family_id: 1, name: `${word} ${number}` })),
    );
  const count = async () => {
    const [row] = await engine.transaction((tx) =>
      tx.query<{ rows: number }>("select count(*)::int as rows from public.boxes"),
    );
    return row?.rows;
  };

  test("rows up to the bound are written, one more is refused before any is written", async () => {
    const before = (await count()) ?? 0;
    expect((await send("boxes", { method: "POST", body: boxes(LIMITS.rows, "a") })).status).toBe(
      201,
    );
    const refused = await send("boxes", { method: "POST", body: boxes(LIMITS.rows + 1, "b") });
    expect(refused).toMatchObject({ status: 413, body: { code: "PGRST100" } });
    expect(await count()).toBe(before + LIMITS.rows);
  });

  test("rows with different members have a lower bound, because each value is a subquery", async () => {
    const rows = Array.from({ length: LIMITS.rows }, (_, number) => ({
      family_id: 1,
      name: `c ${number}`,
      ...(number === 0 && { is_open: true }),
    }));
    const refused = await send("boxes?columns=family_id,name,is_open", {
      method: "POST",
      headers: { Prefer: "missing=default", "Content-Type": "application/json" },
      body: JSON.stringify(rows),
    });
    expect(refused).toMatchObject({ status: 413, body: { code: "PGRST100" } });
  });

  test.each([
    { method: "PATCH", body: '{"is_open":true}' },
    { method: "DELETE", body: null },
  ])("a $method of more rows is refused for users, not for service_role", async (init) => {
    await send("boxes", { method: "POST", body: boxes(LIMITS.rows, "d") });
    const before = await count();
    const refused = await send("boxes?family_id=eq.1", init);
    expect(refused).toMatchObject({ status: 413, body: { code: "PGRST100" } });
    expect(await count()).toBe(before);
    expect((await send("boxes?name=eq.d 1", init)).status).toBe(204);
    expect((await send("boxes?name=like.d*", init, SERVICE)).status).toBe(204);
  });
});
