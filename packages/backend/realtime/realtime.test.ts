import { setTimeout as delay } from "node:timers/promises";
import type { RealtimeChannel, RealtimeClient } from "@supabase/realtime-js";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { engines } from "../../../testing/engines/engines.ts";
import type { Engine } from "../database/engine.ts";
import { type RealtimeServer, startRealtimeServer } from "../testing/realtime-server.ts";
import { PASSWORD } from "../testing/test-backend.ts";

interface Heard {
  readonly channel: RealtimeChannel;
  readonly states: string[];
  readonly reasons: string[];
  readonly messages: { event: string; payload: Record<string, unknown>; meta?: unknown }[];
}

describe.each(engines)("the official client, on $name", ({ open }) => {
  let engine: Engine;
  let server: RealtimeServer;
  let zoe: Awaited<ReturnType<RealtimeServer["member"]>>;
  let luc: Awaited<ReturnType<RealtimeServer["member"]>>;
  beforeAll(async () => {
    engine = await open();
    server = await startRealtimeServer(engine);
    zoe = await server.member();
    luc = await server.member();
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await engine.close();
  });

  const tokenOf = async (person: typeof zoe) => {
    const { data } = await person.client.auth.getSession();
    return data.session?.access_token ?? null;
  };
  const clientOf = (person: typeof zoe, vsn?: "1.0.0" | "2.0.0") =>
    server.realtime(() => tokenOf(person), vsn ? { vsn } : {});

  function listen(client: RealtimeClient, topic: string, config: object = {}): Heard {
    const states: string[] = [];
    const reasons: string[] = [];
    const messages: Heard["messages"] = [];
    const channel = client.channel(topic, { config: { private: true, ...config } });
    channel.on("broadcast", { event: "*" }, (message) => void messages.push(message as never));
    channel.on(
      "system",
      {},
      (payload: { message?: string }) => void reasons.push(payload.message ?? ""),
    );
    void (async () => {
      await client.setAuth();
      channel.subscribe((state, problem) => {
        states.push(state);
        if (problem) reasons.push(problem.message);
      });
    })();
    return { channel, states, reasons, messages };
  }
  const joined = async (...all: Heard[]) => {
    for (const { states } of all) await expect.poll(() => states.at(-1)).toBe("SUBSCRIBED");
  };
  const send = (topic: string, payload: object = { noun: "doses" }, event = "changed") =>
    engine.transaction((tx) =>
      tx.query("select realtime.send($1::jsonb, $2, $3, true)", [payload, event, topic]),
    );

  test.each(["1.0.0", "2.0.0"] as const)(
    "receives the messages of its topic, by %s",
    async (vsn) => {
      const heard = listen(clientOf(zoe, vsn), "everybody");
      await joined(heard);
      await send("everybody", { noun: "doses", text: "Été ☀" });
      await expect.poll(() => heard.messages.length).toBe(1);
      expect(heard.messages[0]).toMatchObject({
        event: "changed",
        payload: { noun: "doses", text: "Été ☀", id: expect.any(String) },
        meta: { id: expect.any(String) },
      });
    },
  );

  test("receives nothing that is rolled back, of other topics, or after leaving", async () => {
    const client = clientOf(zoe);
    const heard = listen(client, "everybody");
    await joined(heard);
    const undone = engine.transaction(async (tx) => {
      await tx.query("select realtime.send('{}', 'undone', 'everybody', true)");
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await send(`person:${luc.id}`);
    await send("everybody", {}, "last");
    await expect.poll(() => heard.messages.map(({ event }) => event)).toEqual(["last"]);
    expect(await client.removeChannel(heard.channel)).toBe("ok");
    await send("everybody", {}, "after");
    const other = listen(client, "everybody");
    await joined(other);
    expect(heard.messages).toHaveLength(1);
  });

  test("a message that no notification holds is read from the table", async () => {
    const heard = listen(clientOf(zoe), "everybody");
    await joined(heard);
    await send("everybody", { text: "é".repeat(20_000) });
    await expect.poll(() => heard.messages.length).toBe(1);
    expect(heard.messages[0]?.payload.text).toHaveLength(20_000);
  });

  test("a message of broadcast_changes arrives with both records", async () => {
    const heard = listen(clientOf(zoe), "everybody");
    await joined(heard);
    await engine.transaction((tx) =>
      tx.script(`
        create table public.things (id int);
        create function public.tell() returns trigger language plpgsql as $$
        begin
          perform realtime.broadcast_changes('everybody', tg_op, tg_op, tg_table_name, tg_table_schema, new, old);
          return null;
        end $$;
        create trigger tell after insert on public.things for each row execute function public.tell();
        insert into public.things values (7);
        drop table public.things;
        drop function public.tell;`),
    );
    await expect.poll(() => heard.messages.length).toBe(1);
    expect(heard.messages[0]?.payload).toMatchObject({
      operation: "INSERT",
      record: { id: 7 },
      old_record: null,
      schema: "public",
      table: "things",
    });
  });

  test("is refused a topic of somebody else, and one of everybody without an account", async () => {
    const stranger = listen(clientOf(luc), `person:${zoe.id}`);
    const visitor = listen(server.realtime(), "everybody");
    for (const { states, reasons } of [stranger, visitor]) {
      await expect.poll(() => states[0]).toBe("CHANNEL_ERROR");
      expect(reasons[0]).toContain("Unauthorized: You do not have permissions to read");
    }
    await send(`person:${zoe.id}`);
    expect(stranger.messages).toEqual([]);
  });

  test("is refused a public channel, changes of tables and a forged token", async () => {
    const open = listen(clientOf(zoe), "everybody", { private: false });
    await expect.poll(() => open.reasons[0]).toContain("PrivateOnly");
    const forged = listen(
      server.realtime(async () => `${(await tokenOf(zoe))?.slice(0, -3)}AAA`),
      "everybody",
    );
    await expect.poll(() => forged.reasons[0]).toContain("MalformedJWT");
    const client = clientOf(zoe);
    const channel = client.channel("everybody", { config: { private: true } });
    const refused = vi.fn();
    channel.on("postgres_changes", { event: "*", schema: "public" }, () => undefined);
    channel.subscribe((_state, problem) => problem && refused(problem.message));
    await expect.poll(() => refused.mock.calls[0]?.[0]).toContain("PostgresChangesDisabled");
  });

  test("may not send, nor be present", async () => {
    const client = clientOf(zoe);
    const heard = listen(client, "everybody", { broadcast: { ack: true, self: true } });
    await joined(heard);
    const sent = heard.channel.send({ type: "broadcast", event: "forged", payload: {} });
    expect(await sent).toBe("error");
    expect(await heard.channel.track({ here: true })).toBe("error");
    expect(heard.messages).toEqual([]);
  });

  test("replays the newest messages to clients that ask for them, marked as replayed", async () => {
    const since = Date.now() - 1000;
    await send(`person:${zoe.id}`, { n: 1 }, "first");
    await send(`person:${zoe.id}`, { n: 2 }, "second");
    await send(`person:${luc.id}`, {}, "another's");
    const heard = listen(clientOf(zoe), `person:${zoe.id}`, {
      broadcast: { replay: { since, limit: 1 } },
    });
    await joined(heard);
    await expect.poll(() => heard.messages.length).toBe(1);
    expect(heard.messages[0]).toMatchObject({ event: "second", meta: { replayed: true } });
  });

  test("goes on with a renewed token, and is shut when the token has expired", async () => {
    const person = await server.member();
    const client = clientOf(person);
    const heard = listen(client, "everybody");
    const first = await tokenOf(person);
    const other = listen(
      server.realtime(async () => first),
      "everybody",
    );
    await joined(heard, other);
    server.clock.now += 400_000;
    await person.client.auth.refreshSession();
    await client.setAuth();
    // A renewed token is not answered.
    await delay(500);
    server.clock.now += 300_000;
    server.backend.realtime.sweep();
    await expect.poll(() => other.states.at(-1)).toBe("CLOSED");
    expect(other.reasons[0]).toContain("Token has expired");
    await send("everybody", {}, "later");
    await expect.poll(() => heard.messages.map(({ event }) => event)).toEqual(["later"]);
    const again = listen(
      server.realtime(async () => first),
      "everybody",
    );
    await expect.poll(() => again.reasons[0]).toContain("InvalidJWTToken: Token has expired");
    for (const { client } of [zoe, luc]) await client.auth.refreshSession();
  });

  test("is shut as soon as the right is lost, without its doing", async () => {
    await engine.transaction((tx) =>
      tx.query("insert into public.rooms values ('kitchen', $1), ('kitchen', $2)", [
        zoe.id,
        luc.id,
      ]),
    );
    const kept = listen(clientOf(zoe), "room:kitchen");
    const removed = listen(clientOf(luc), "room:kitchen");
    await joined(kept, removed);
    await engine.transaction(async (tx) => {
      await tx.query("delete from public.rooms where user_id = $1", [luc.id]);
      await tx.query("select pg_notify('realtime', $1)", [JSON.stringify({ access: luc.id })]);
    });
    await expect.poll(() => removed.states.at(-1), { timeout: 20_000 }).toBe("CLOSED");
    expect(removed.reasons[0]).toContain("Unauthorized");
    await send("room:kitchen");
    await expect.poll(() => kept.messages.length).toBe(1);
    expect(removed.messages).toEqual([]);
  });

  test("is shut when its session ends elsewhere", async () => {
    const email = server.newEmail();
    const person = await server.member(email);
    const elsewhere = server.client();
    await elsewhere.auth.signInWithPassword({
      email,
      password: PASSWORD,
      options: { captchaToken: await server.solve("sign-in") },
    });
    const token = await tokenOf(person);
    const heard = listen(
      server.realtime(async () => token),
      "everybody",
    );
    await joined(heard);
    await elsewhere.auth.signOut({ scope: "global" });
    await expect.poll(() => heard.states.at(-1)).toBe("CLOSED");
    expect(heard.reasons[0]).toContain("The session of the token has ended");
  });

  test("joins again by itself after its socket was lost", async () => {
    const client = clientOf(zoe);
    const heard = listen(client, "everybody");
    await joined(heard);
    // As a network does that is gone.
    (client as unknown as { socketAdapter: { getSocket(): { conn: WebSocket } } }).socketAdapter
      .getSocket()
      .conn.close(3999);
    await expect
      .poll(() => heard.states.filter((state) => state === "SUBSCRIBED").length, {
        timeout: 10_000,
      })
      .toBe(2);
    await send("everybody", {}, "again");
    await expect.poll(() => heard.messages.map(({ event }) => event)).toEqual(["again"]);
  }, 15_000);

  test("old messages are deleted, newer ones kept", async () => {
    await send("everybody", {}, "old");
    await engine.transaction((tx) =>
      tx.query(
        "update realtime.messages set inserted_at = now() at time zone 'UTC' - interval '80 hours' where event = 'old'",
      ),
    );
    await send("everybody", {}, "new");
    await server.backend.cleanUp();
    const rows = await engine.transaction((tx) =>
      tx.query("select distinct event from realtime.messages where event in ('old', 'new')"),
    );
    expect(rows).toEqual([{ event: "new" }]);
  });
});
