import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";

/** What a scheduler handed over, as a device would count it: by the message's id. */
interface Handed {
  readonly deliveries: readonly string[];
  times: number;
}

/** A push service, a mail server and a clock for schedulers in other processes. */
export interface ReminderService {
  readonly url: string;
  readonly messages: ReadonlyMap<string, Handed>;
  /** Milliseconds since 1970. Each time somebody asks for the time, some seconds have passed. */
  now(): number;
  /** Resolves when the time has been asked for, or a message handed over, so many times more. */
  next(what: "ask" | "message", times: number): Promise<void>;
  close(): Promise<void>;
}

export async function startReminderService(start: number, step: number): Promise<ReminderService> {
  const messages = new Map<string, Handed>();
  const heard = new EventEmitter();
  let now = start;

  const server = createServer(async (request, response) => {
    if (request.url === "/clock") {
      now += step;
      heard.emit("ask");
      response.end(new Date(now).toISOString());
      return;
    }
    const { id, deliveries } = JSON.parse(await text(request));
    const known = messages.get(id);
    messages.set(id, { deliveries, times: (known?.times ?? 0) + 1 });
    heard.emit("message");
    // Long enough for a scheduler to be killed between handing over and writing down.
    await delay(10 + Math.random() * 40);
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    messages,
    now: () => now,
    async next(what, times) {
      for (let left = times; left > 0; left -= 1) await once(heard, what);
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
