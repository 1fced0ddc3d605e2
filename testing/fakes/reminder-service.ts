import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { random } from "#testing/harness/seeded-random.ts";

/** What a scheduler handed over, as a device would count it: by the message's id. */
interface ReceivedMessage {
  readonly deliveries: readonly string[];
  times: number;
}

/** A push service, a mail server and a clock for schedulers in other processes. */
export interface ReminderService {
  readonly url: string;
  readonly messages: ReadonlyMap<string, ReceivedMessage>;
  /** Milliseconds since 1970. Each time somebody asks for the time, some seconds have passed. */
  now(): number;
  /** The clock stands still, and a caller that reads it waits, until `go`. */
  pause(): void;
  resume(): void;
  /** Resolves when the time was told, or a message handed over, so many times more: to whose process, or by it. */
  next(what: "ask" | "message", times: number): Promise<number>;
  close(): Promise<void>;
}

export async function startReminderService(start: number, step: number): Promise<ReminderService> {
  const messages = new Map<string, ReceivedMessage>();
  const heard = new EventEmitter();
  const waiting: (() => void)[] = [];
  let isHeld = false;
  let now = start;

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const asker = Number(searchParams.get("process"));
    if (pathname === "/clock") {
      if (isHeld) await new Promise<void>((go) => waiting.push(go));
      now += step;
      heard.emit("ask", asker);
      response.end(new Date(now).toISOString());
      return;
    }
    const { id, deliveries } = JSON.parse(await text(request));
    const known = messages.get(id);
    messages.set(id, { deliveries, times: (known?.times ?? 0) + 1 });
    heard.emit("message", asker);
    // Long enough for a scheduler to be killed between handing over and writing down.
    await delay(10 + random() * 40);
    response.end();
  });
  // A turn may take longer than connections are kept for, and the next question must not meet one that is just closing.
  server.keepAliveTimeout = 0;
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    messages,
    now: () => now,
    pause() {
      isHeld = true;
    },
    resume() {
      isHeld = false;
      for (const go of waiting.splice(0)) go();
    },
    async next(what, times) {
      let asker = 0;
      for (let left = times; left > 0; left -= 1) [asker] = await once(heard, what);
      return asker;
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
