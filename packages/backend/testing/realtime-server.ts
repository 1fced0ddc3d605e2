import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { RealtimeClient, type RealtimeClientOptions } from "@supabase/realtime-js";
import WebSocket from "ws";
import type { BackendOptions } from "../backend.ts";
import type { Engine } from "../database/engine.ts";
import { REALTIME_PATH } from "../realtime/realtime.ts";
import { KEYS, SITE, startTestBackend, type TestBackend } from "./test-backend.ts";

export interface RealtimeServer extends TestBackend {
  /** `ws://…/realtime/v1`, for the official client. */
  readonly url: string;
  /** The official client, with the access token it is given. */
  realtime(
    accessToken?: () => Promise<string | null>,
    options?: RealtimeClientOptions,
  ): RealtimeClient;
  /** A socket without the official client. */
  socket(query?: Record<string, string>, headers?: Record<string, string>): WebSocket;
}

/** Topics of a product: each account's own, and `everybody`, which all who are signed in may read. */
const TOPIC_POLICIES = `
create policy "people listen to their topics" on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (
    (select realtime.topic()) = 'everybody'
    or (select realtime.topic()) = 'person:' || (select auth.uid())::text
    or exists (select from public.rooms r
      where r.user_id = (select auth.uid()) and 'room:' || r.name = (select realtime.topic()))));
`;
const ROOMS_TABLE = `
create table public.rooms (name text, user_id uuid, primary key (name, user_id));
grant select on public.rooms to authenticated;
`;

/** A test backend behind a port of this machine. */
export async function startRealtimeServer(
  engine: Engine,
  change: Partial<BackendOptions> = {},
): Promise<RealtimeServer> {
  await engine.transaction(async (tx) => {
    const [there] = await tx.query("select where to_regclass('public.rooms') is not null");
    if (!there) await tx.script(ROOMS_TABLE + TOPIC_POLICIES);
  });
  const test = await startTestBackend(engine, change);
  const server = createServer();
  server.on("upgrade", (request, socket, head) => {
    test.backend.realtime.upgrade(request, socket, head, { address: "127.0.0.1" });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const url = `ws://127.0.0.1:${port}/realtime/v1`;
  const clients: RealtimeClient[] = [];
  return {
    ...test,
    url,
    realtime(accessToken, options = {}) {
      const client = new RealtimeClient(url, {
        params: { apikey: KEYS.publishableKey },
        ...(accessToken && { accessToken }),
        ...options,
      });
      clients.push(client);
      return client;
    },
    socket(query = {}, headers = { origin: SITE }) {
      const search = new URLSearchParams({ apikey: KEYS.publishableKey, vsn: "2.0.0", ...query });
      return new WebSocket(`ws://127.0.0.1:${port}${REALTIME_PATH}?${search}`, { headers });
    },
    async close() {
      await Promise.all(clients.map((client) => client.disconnect()));
      await test.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
