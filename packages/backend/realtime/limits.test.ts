import { once } from "node:events";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import WebSocket from "ws";
import { anyEngine } from "../../../testing/engines/engines.ts";
import type { Engine } from "../database/engine.ts";
import { type RealtimeServer, startRealtimeServer } from "../testing/realtime-server.ts";
import { REALTIME_LIMITS, TokenBucket } from "./limits.ts";

test("a bucket gives its burst, then as much as it refills", () => {
  const bucket = new TokenBucket(3, 2, 0);
  const taken = (now: number) => Array.from({ length: 5 }, () => bucket.take(now));
  expect(taken(0)).toEqual([true, true, true, false, false]);
  expect(taken(1000)).toEqual([true, true, false, false, false]);
  expect(taken(60_000)).toEqual([true, true, true, false, false]);
});

describe.each(anyEngine)("a socket, on $name", ({ open }) => {
  let engine: Engine;
  let server: RealtimeServer;
  let token: string;
  const events: string[] = [];
  beforeAll(async () => {
    engine = await open();
    server = await startRealtimeServer(engine, { onRealtimeEvent: (event) => events.push(event) });
    const { client } = await server.member();
    token = (await client.auth.getSession()).data.session?.access_token ?? "";
  });
  afterAll(async () => {
    await server.close();
    await engine.close();
  });

  const join = (topic: string, ref: string) =>
    JSON.stringify([
      ref,
      ref,
      `realtime:${topic}`,
      "phx_join",
      { config: { private: true }, access_token: token },
    ]);

  async function openSocket(query?: Record<string, string>) {
    const socket = server.socket(query);
    const replies: unknown[][] = [];
    const binary: Buffer[] = [];
    socket.on("message", (data: Buffer, isBinary) => {
      if (isBinary) binary.push(data);
      else replies.push(JSON.parse(data.toString()));
    });
    await once(socket, "open");
    return { socket, replies, binary };
  }

  async function statusOf(socket: WebSocket): Promise<{ status: number; body: string }> {
    const [, response] = await once(socket, "unexpected-response");
    let body = "";
    for await (const part of response) body += part;
    return { status: response.statusCode, body };
  }

  test.each([
    { because: "an unknown key", query: { apikey: "sb_publishable_other" }, status: 401 },
    { because: "a foreign page", headers: { origin: "https://evil.example" }, status: 403 },
    { because: "an unknown version", query: { vsn: "9.9.9" }, status: 400 },
  ])("is refused for $because", async ({ query, headers, status }) => {
    const socket = server.socket(query, headers);
    socket.on("error", () => undefined);
    const refused = await statusOf(socket);
    expect(refused.status).toBe(status);
    expect(JSON.parse(refused.body)).toEqual({ error: expect.any(String) });
  });

  test("is refused when too many of its network have joined nothing", async () => {
    const most = REALTIME_LIMITS.unjoinedPerNetwork;
    const idle = await Promise.all(Array.from({ length: most }, () => openSocket()));
    const socket = server.socket();
    socket.on("error", () => undefined);
    expect((await statusOf(socket)).status).toBe(429);
    for (const { socket } of idle) socket.terminate();
    await expect.poll(() => server.backend.realtime.load().sockets).toBe(0);
  });

  test("whatever it sends: it is answered or closed, and others go on", async () => {
    const good = await openSocket();
    good.socket.send(join("everybody", "1"));
    await expect.poll(() => good.replies.length).toBe(1);
    const value = fc.oneof(
      fc.string(),
      fc.jsonValue(),
      fc.constantFrom(
        "phx_join",
        "phx_leave",
        "access_token",
        "heartbeat",
        "realtime:everybody",
        "phoenix",
      ),
    );
    const frame = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.string(),
      fc.array(value, { maxLength: 6 }).map((parts) => JSON.stringify(parts)),
      fc
        .tuple(
          fc.constantFrom("phx_join", "access_token", "phx_leave", "presence", "broadcast"),
          fc.jsonValue(),
        )
        .map(([event, payload]) =>
          JSON.stringify(["1", "2", "realtime:everybody", event, payload]),
        ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 8 }), async (frames) => {
        const { socket } = await openSocket();
        for (const one of frames) if (socket.readyState === WebSocket.OPEN) socket.send(one);
        socket.close();
        await once(socket, "close");
      }),
      { numRuns: 150 },
    );
    expect(server.problems).toEqual([]);
    await engine.transaction((tx) =>
      tx.query("select realtime.send('{}', 'still-here', 'everybody', true)"),
    );
    await expect.poll(() => good.binary.length).toBe(1);
    good.socket.terminate();
  });

  test.each([
    {
      because: "it sends more frames than allowed",
      send: (socket: WebSocket) => {
        const beat = JSON.stringify([null, "1", "phoenix", "heartbeat", {}]);
        for (let n = 0; n <= REALTIME_LIMITS.frameBurst + 20; n++) socket.send(beat);
      },
      code: 1008,
    },
    {
      because: "a frame is too large",
      send: (socket: WebSocket) => socket.send("x".repeat(REALTIME_LIMITS.frameBytes + 1)),
      code: 1009,
    },
  ])("is closed when $because", async ({ send, code }) => {
    const { socket } = await openSocket();
    send(socket);
    expect((await once(socket, "close"))[0]).toBe(code);
  });

  test("joins up to the limit of channels, and gets an error after some seconds", async () => {
    const { socket, replies } = await openSocket();
    for (let n = 0; n <= REALTIME_LIMITS.channelsPerSocket; n++) {
      socket.send(join(n === 0 ? "everybody" : `nobody-${n}`, `${n}`));
    }
    await expect
      .poll(() => replies.length, { timeout: 20_000 })
      .toBe(REALTIME_LIMITS.channelsPerSocket + 1);
    const last = JSON.stringify(replies.at(-1));
    expect(last).toMatch(/RateLimitReached/);
    socket.terminate();
  });

  test("one account opens so many and no more", async () => {
    const sockets = await Promise.all(
      Array.from({ length: REALTIME_LIMITS.socketsPerAccount + 1 }, async () => {
        const opened = await openSocket();
        opened.socket.send(join("everybody", "1"));
        return opened;
      }),
    );
    await expect
      .poll(() => sockets.filter(({ replies }) => replies.length > 0).length, { timeout: 20_000 })
      .toBe(sockets.length);
    const refused = sockets.filter(({ replies }) =>
      JSON.stringify(replies).includes("ConnectionRateLimitReached"),
    );
    expect(refused).toHaveLength(1);
    for (const { socket } of sockets) socket.terminate();
    await expect.poll(() => server.backend.realtime.load().sockets).toBe(0);
  });

  test("that does not read is disconnected, and another receives everything", async () => {
    const slow = await openSocket();
    const quick = await openSocket();
    for (const { socket, replies } of [slow, quick]) {
      socket.send(join("everybody", "1"));
      await expect.poll(() => replies.length).toBe(1);
    }
    slow.socket.pause();
    const text = "x".repeat(100_000);
    const messages = 200;
    for (let n = 0; n < messages; n++) {
      await engine.transaction((tx) =>
        tx.query("select realtime.send($1::jsonb, 'much', 'everybody', true)", [{ text }]),
      );
    }
    await expect.poll(() => quick.binary.length, { timeout: 30_000 }).toBe(messages);
    await expect.poll(() => events.filter((event) => event === "shut-slow").length).toBe(1);
    slow.socket.terminate();
    quick.socket.terminate();
  });

  test("is asked to reconnect when the process stops, and none is opened meanwhile", async () => {
    const { socket } = await openSocket();
    const closed = once(socket, "close");
    await server.backend.realtime.close();
    expect((await closed)[0]).toBe(1012);
    const late = server.socket();
    late.on("error", () => undefined);
    expect((await statusOf(late)).status).toBe(503);
  });
});
