import { once } from "node:events";
import { WebSocket } from "ws";
import type { LoadSetup } from "../load/load-setup.ts";
import type { Member } from "../load/members.ts";

/** One socket. */
export interface Listener {
  /** The bytes of the last message. */
  readonly last: Buffer | undefined;
  /** Settles with the next message. */
  next(): Promise<void>;
  stopReading(): void;
  close(): void;
}

/** A socket that has joined the channel of the account's own profile, as a page does. */
export async function listenLive(
  { server, keys }: Pick<LoadSetup, "server" | "keys">,
  { account, accessToken, address }: Member,
): Promise<Listener> {
  const query = new URLSearchParams({ apikey: keys.publishableKey, vsn: "2.0.0" });
  const socket = new WebSocket(
    `${server.url.replace("http", "ws")}/realtime/v1/websocket?${query}`,
    { headers: { "x-forwarded-for": address }, perMessageDeflate: false },
  );
  await once(socket, "open");
  const join = { config: { private: true }, access_token: accessToken };
  socket.send(JSON.stringify(["1", "1", `realtime:profile:${account}`, "phx_join", join]));
  const [reply] = await once(socket, "message");
  if (!String(reply).includes('"status":"ok"')) throw new Error(`A join was refused: ${reply}`);
  const heartbeat = setInterval(
    () => socket.send(JSON.stringify([null, "2", "phoenix", "heartbeat", {}])),
    25_000,
  );
  socket.on("close", () => clearInterval(heartbeat));
  return listenerOf(socket);
}

export async function listenBare(port: number, topic: string): Promise<Listener> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/${topic}`, { perMessageDeflate: false });
  await once(socket, "open");
  return listenerOf(socket);
}

function listenerOf(socket: WebSocket): Listener {
  let last: Buffer | undefined;
  let heard: (() => void)[] = [];
  socket.on("error", () => undefined);
  socket.on("message", (data: Buffer, isBinary: boolean) => {
    // The replies to heartbeats are text.
    if (!isBinary) return;
    last = data;
    const waiting = heard;
    heard = [];
    for (const each of waiting) each();
  });
  return {
    get last() {
      return last;
    },
    next: () => new Promise((resolve) => heard.push(resolve)),
    stopReading: () => socket.pause(),
    close: () => socket.terminate(),
  };
}
