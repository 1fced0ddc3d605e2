import type { ByteStore } from "@trousse/backend/storage/byte-store";
import sharp from "sharp";
import { buckets } from "#supabase/exposed.ts";
import { aHousehold, type Household } from "../builders/household.ts";
import { requireSecondFactor } from "../builders/second-factor.ts";
import type { TestEngine } from "../engines/engines.ts";
import { createMemoryStore } from "../fakes/memory-store.ts";
import { keys as apiKeys, startInstallation } from "./installation.ts";

export const BUCKET = "blog-images";

/** `passwordOnly` is an admin who has not given the second proof yet. */
export type StorageActor = "visitor" | "user" | "moderator" | "passwordOnly" | "admin";

export type StorageInstallation = Awaited<ReturnType<typeof startStorageInstallation>>;

/** An installation with everybody who may come to its pictures, and a store that can be looked into. */
export async function startStorageInstallation(
  place: TestEngine,
  inner: ByteStore = createMemoryStore(),
) {
  const kept = watchedStore(inner);
  const quota = { files: 30, bytes: 100_000 };
  const installation = await startInstallation(place, {
    storage: { store: kept.store, buckets, quota },
  });
  const { engine, backend } = installation;
  const people = await engine.transaction(async (tx) => {
    const houses = new Map<StorageActor, Household>();
    // The first confirmed account of an installation runs it.
    for (const who of ["admin", "moderator", "user", "passwordOnly"] as const) {
      houses.set(who, await aHousehold(tx, who));
    }
    const giveRole = (who: StorageActor, role: string) =>
      tx.query("insert into public.user_roles (user_id, role) values ($1, $2)", [
        houses.get(who)?.account,
        role,
      ]);
    await giveRole("moderator", "moderator");
    await giveRole("passwordOnly", "admin");
    await requireSecondFactor(tx, houses.get("passwordOnly")?.account ?? "");
    return houses;
  });

  const clientOf = (who: StorageActor) => {
    const house = people.get(who);
    return house ? installation.signedIn(house) : installation.visitor();
  };
  const ask = (path: string, init?: RequestInit) =>
    backend.fetch(new Request(`http://localhost:3000${path}`, init), { address: "127.0.0.1" });
  const show = (name: string, init?: RequestInit) =>
    ask(`/storage/v1/object/public/${BUCKET}/${name}`, init);
  const sql = <Row>(text: string, ...values: unknown[]) =>
    engine.transaction((tx) => tx.query<Row>(text, values));
  const column = async (name: "name" | "version") => {
    const rows = await sql<{ value: string }>(
      `select ${name} as value from storage.objects order by 1`,
    );
    return rows.map(({ value }) => value);
  };

  return {
    installation,
    kept,
    clientOf,
    files: (who: StorageActor) => clientOf(who).storage.from(BUCKET),
    ask,
    show,
    sql,
    /** Past the client, which would not send such a name: with the key of the server. */
    put: (path: string, body: BodyInit, method = "POST") =>
      ask(`/storage/v1/object/${BUCKET}/${path}`, {
        method,
        headers: { apikey: apiKeys.secretKey, "content-type": "image/png" },
        body,
      }),
    names: () => column("name"),
    versions: () => column("version"),
    async colourOf(name: string) {
      const { dominant } = await sharp(await (await show(name)).arrayBuffer()).stats();
      return dominant.r > dominant.g ? "red" : "green";
    },
    close: () => installation.close(),
  };
}

export async function aPicture(background: string): Promise<Blob> {
  const drawn = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(drawn)], { type: "image/png" });
}

/** A store that lists its content, and whose age and failures a test can set. */
function watchedStore(inner: ByteStore) {
  const held = new Set<string>();
  const state = { isFull: false, milliseconds: 0 };
  const store: ByteStore = {
    ...inner,
    async write(key, bytes) {
      if (state.isFull) throw new Error("The disk is full.");
      await inner.write(key, bytes);
      held.add(key);
    },
    async remove(key) {
      await inner.remove(key);
      held.delete(key);
    },
    olderThan: (moment) => inner.olderThan(moment + state.milliseconds),
  };
  return {
    store,
    keys: () => [...held].sort(),
    fill: (isFull: boolean) => {
      state.isFull = isFull;
    },
    growOlder: (milliseconds: number) => {
      state.milliseconds += milliseconds;
    },
  };
}
